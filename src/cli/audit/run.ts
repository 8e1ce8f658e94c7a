import type { AuditOptions } from './command.ts';
import type { Document } from '../../core/types.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Finding } from '../../evaluate/audit.ts';
import { labelsOf } from '../../pipeline/audit/meaning.ts';
import { createCardInput } from '../../pipeline/audit/card-input.ts';
import { checkGateNames } from '../../pipeline/audit/gates.ts';
import { checkRelease, type LeakFinding, type ReleaseCheck } from '../../pipeline/audit/release-check.ts';
import { readManifest } from '../../pipeline/audit/source-manifest.ts';
import { createDataCard, parseLicence } from '../../report/data-card.ts';
import { checkLabelMap, loadLabelMap } from '../../resources/label-map.ts';
import { collect } from '../corpora.ts';
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import type { ExitCode } from '../command.ts';
import { judgeInWords } from '../../pipeline/audit/judgement.ts';
import { formatTable } from '../screen.ts';

export async function runAudit(
  sourcePath: string,
  derivedPath: string,
  options: AuditOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { failOn = {}, card, heldOut, labels, quasi, protectEponyms, locale, partition } = options;
  checkGateNames(failOn);
  const licences = readLicences(options);
  return inSession(options, io, async ({ open, note, progress, write }) => {
    const sources = await collect(await open(sourcePath));
    const derived = await open(derivedPath);
    const unused = heldOut === undefined ? undefined : await collect(await open(heldOut));
    const manifest = derivedPath === '-' ? undefined : await readManifest(derivedPath);
    const labelMap = labels === undefined ? undefined : loadLabelMap(labels);
    checkLabelMap(labelMap, labelsOf(sources)).forEach(note);
    const left: Finding[] = [];
    const result = await checkRelease(sources, derived, {
      manifest,
      k: options.k,
      seed: options.seed,
      limits: failOn,
      release: options.release === true,
      membershipModel: options.membershipModel,
      patientField: options.patientField,
      statistics: card !== undefined,
      ...(unused && { heldOut: unused }),
      ...(quasi && { quasi }),
      ...(labelMap && { labelMap }),
      ...(protectEponyms !== undefined && { protectEponyms }),
      ...(locale !== undefined && { locale }),
      ...(partition !== undefined && { partition }),
      ...(options.withText === true && { onFinding: (finding: Finding) => left.push(finding) }),
      onProgress: (phase, documents) =>
        progress.update(phase.charAt(0).toUpperCase() + phase.slice(1), documents, undefined, 'documents'),
    });
    progress.clear();
    if (card !== undefined) {
      const about = { manifest, format: derived.format.name, path: derivedPath, ...licences };
      write(card, createDataCard(createCardInput(result, about)));
    }
    print(result, sources, left, options, io);
    return judge(result, options, io) ? 1 : 0;
  });
}

function print(
  result: ReleaseCheck,
  sources: readonly Document[],
  left: readonly Finding[],
  options: AuditOptions,
  io: CliIo,
): void {
  if (options.withText !== true) {
    io.stdout.write(options.json === true ? `${JSON.stringify(result)}\n` : formatAudit(result));
    return;
  }
  const byId = new Map(sources.map((doc) => [doc.id, doc]));
  const findings = result.findings.map((finding) => ({ ...finding, text: textOf(finding, byId) }));
  if (options.json !== true) {
    const listed = [
      ...result.traces.places.map(({ disguise, ...place }) => ({ ...place, how: disguise, whose: 'trace' as const, text: textOf(place, byId) })), // prettier-ignore
      ...result.near.places.map(({ kind, ...place }) => ({ ...place, how: `near copy, ${kind}`, labelled: true, whose: 'own' as const, text: textOf(place, byId) })), // prettier-ignore
      ...findings.map(({ kind, isOwn, ...place }) => ({ ...place, how: kind, whose: isOwn ? ('own' as const) : ('other' as const) })), // prettier-ignore
    ];
    io.stdout.write(`${formatAudit(result)}\n${formatFindings(listed)}`);
    return;
  }
  const rows = left.map(({ sourceId, copyId, entity, labelled, exact }) => ({
    source: sourceId,
    copy: copyId,
    label: entity.label,
    text: byId.get(sourceId)?.text.slice(entity.start, entity.end),
    labelled,
    exact,
  }));
  io.stdout.write(`${JSON.stringify({ ...result, findings, left: rows })}\n`);
}

/** What the source has: the derived corpus was read as a stream. */
function textOf(
  { source, entity }: Pick<LeakFinding, 'source' | 'entity'>,
  byId: ReadonlyMap<string, Document>,
): string {
  const doc = byId.get(source);
  const mention = doc?.entities.find(({ id }) => id === entity);
  return doc && mention ? doc.text.slice(mention.start, mention.end) : '';
}

/** Says on stderr what failed. */
function judge({ gates, total }: ReleaseCheck, { failOver }: AuditOptions, io: CliIo): boolean {
  const failed = gates.filter(({ passed }) => !passed);
  for (const { check, value, limit } of failed)
    io.stderr.write(
      value === null
        ? `audit failed: ${check} was not judged, since nothing could be compared\n`
        : `audit failed: ${check} is ${Number(value.toFixed(4))}, the limit is ${limit}\n`,
    );
  const share = total.mentions === 0 ? 0 : total.folded / total.mentions;
  const isOver = failOver !== undefined && share > failOver;
  if (isOver) {
    io.stderr.write(
      `audit failed: ${(100 * share).toFixed(2)} % of the mentions still stand, more than ${100 * failOver} %\n`,
    );
  }
  return isOver || failed.length > 0;
}

/** Before anything is read: a licence that is none must not cost an audit. */
function readLicences({ card, licence, sourceLicence }: AuditOptions) {
  if (card === undefined && (licence ?? sourceLicence) !== undefined) {
    throw new PalimpsestError('no-card', 'a licence is named in the data card, which was not asked for', {
      hint: 'Add --card FILE.',
    });
  }
  return {
    ...(licence !== undefined && { licence: parseLicence(licence) }),
    ...(sourceLicence !== undefined && { sourceLicence: parseLicence(sourceLicence) }),
  };
}

/** The release check, for a terminal: a table a check, and a closing judgement. */
export function formatAudit(check: ReleaseCheck): string {
  const sections = [corpora(check), ownCopies(check), byChance(check), traces(check), nearCopies(check), wording(check), people(check), members(check), gates(check)]; // prettier-ignore
  return `${sections.filter((text) => text !== '').join('\n')}\n${judgeInWords(check)}\n`;
}

/** A place where a text of the source stands, with that text. */
export interface ListedFinding {
  readonly document: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** By what kind, or in what disguise. */
  readonly how: string;
  readonly labelled: boolean;
  /** `trace` for what chance does not explain; `own`, `other` for any text that stands, of the document's own source or not. */
  readonly whose: 'trace' | 'own' | 'other';
  readonly text: string;
}

/** One line a place: document, offsets, label, kind, whether a label covers it, and its text. */
export function formatFindings(findings: readonly ListedFinding[]): string {
  return findings
    .map(
      ({ document, start, end, label, how, labelled, whose, text }) =>
      [document, `${start}-${end}`, label, how, labelled ? 'labelled' : 'unlabelled', whose, JSON.stringify(text)].join('\t'), // prettier-ignore
    )
    .map((line) => `${line}\n`)
    .join('');
}

function corpora({ copies, originals, unlinked }: ReleaseCheck): string {
  const parts = [
    `${count(copies, 'document')} ${copies === 1 ? 'is a copy' : 'are copies'} of a source document`,
    ...(unlinked > 0 ? [`${unlinked} cannot be told to be`] : []),
    ...(originals > 0 ? [`${originals} ${originals === 1 ? 'is' : 'are'} the source's own text, left out below`] : []),
  ];
  return `${parts.join('; ')}.\n`;
}

function ownCopies({ direct: { linked }, untouched }: ReleaseCheck): string {
  if (linked.copies === 0) return '';
  const cells = (
    name: string,
    row: (typeof linked)['total'],
    same: { untouched: number; mentions: number } | undefined,
  ) => [
    name,
    String(row.mentions),
    percent(row.standing, row.mentions),
    ...(['exact', 'case', 'accents', 'date', 'digits', 'part'] as const).map((kind) => blank(row.kinds[kind])),
    row.unlabelled === 0 ? '' : `${row.unlabelled} (${row.telling})`,
    same === undefined ? '' : percent(same.untouched, same.mentions),
  ];
  const rows = Object.entries(linked.labels).map(([label, row]) => cells(label, row, untouched.labels[label]));
  if (rows.length > 1) rows.push(cells('all', linked.total, untouched.total));
  const header = ['left in own copies', 'mentions', 'left', 'exact', 'case', 'accents', 'date', 'digits', 'name part', 'unlabelled (telling)', 'untouched']; // prettier-ignore
  const note = linked.total.unlabelled === 0 ? '' : 'Unlabelled: where no label covers it; telling: more than ordinary words and short numbers.\n'; // prettier-ignore
  return `${formatTable(header, rows)}${note}`;
}

function byChance({ chance, direct: { anywhere, elsewhere }, unlinked }: ReleaseCheck): string {
  const shown = chance.map(({ documents, rows, notJudged }) => {
    const title = documents === 'copies' ? 'source texts, in copies' : 'source texts, elsewhere';
    const header = [title, 'mentions', 'observed', 'by chance', 'at most', ''];
    const lines = [
      ...rows.map(({ label, what, texts, observed, expected, bound, isAbove }) => [
        what === 'whole' ? label : `${label}, name parts`,
        String(texts),
        String(observed),
        expected.toFixed(expected < 10 ? 1 : 0),
        String(bound),
        isAbove ? 'more than chance' : '',
      ]),
      ...notJudged.map(({ label, texts, whole, part }) => [
        label,
        String(texts),
        String(whole + part),
        '',
        '',
        'not judged',
      ]),
    ];
    return lines.length === 0 ? '' : formatTable(header, lines, ['left', 'right', 'right', 'right', 'right', 'left']);
  });
  const { found, texts, unlabelled, telling } = (unlinked > 0 && chance.length === 1 ? elsewhere : anywhere).total;
  const note = `Of ${count(texts, 'different source text')}, ${found} stand somewhere in the derived corpus; ${unlabelled} where no label covers them, ${telling} of these telling.\n`;
  return [...shown.filter((text) => text !== ''), note].join('\n');
}

function traces({ traces: { documents, mentions, disguises } }: ReleaseCheck): string {
  if (documents === 0) return '';
  const rows = Object.entries(disguises).map(([disguise, places]) => [disguise, String(places)]);
  const compared = `${count(documents, 'document')} compared with their source in all disguises, with ${count(mentions, 'labelled mention')}`;
  if (rows.length === 0) return `${compared}: nothing stands that chance did not put there.\n`;
  return `${formatTable(['source texts, however disguised', 'places'], rows)}${compared}.\n`;
}

function nearCopies({ near: { rows, notJudged, total } }: ReleaseCheck): string {
  if (total.surrogates === 0) return '';
  const header = ['near copies of their source', 'surrogates', 'observed', 'by chance', 'at most', ''];
  const lines = [
    ...rows
      .filter(({ observed, expected }) => observed > 0 || expected >= 0.5)
      .map(({ label, surrogates, observed, expected, bound, isAbove }) => [label, String(surrogates), String(observed), expected.toFixed(1), String(bound), isAbove ? 'more than chance' : '']), // prettier-ignore
    ...notJudged.map(({ label, surrogates, observed }) => [label, String(surrogates), String(observed), '', '', 'not judged']), // prettier-ignore
  ];
  const note = `${total.observed} of ${count(total.surrogates, 'surrogate')} ${total.observed === 1 ? 'is a near copy' : 'are near copies'} of what they were written over: another spelling, order or spacing.\n`;
  return `${lines.length === 0 ? '' : formatTable(header, lines, ['left', 'right', 'right', 'right', 'right', 'left'])}${note}`;
}

function wording({ context, similarity }: ReleaseCheck): string {
  if (context.documents === 0) return '';
  const rows = [
    [`source ${context.n}-grams of one document only`, percent(context.copied, context.rare), `copied, ${context.copied} of ${context.rare}`],
    ['documents with any of them', percent(context.withCopied, context.documents), `${context.withCopied} of ${context.documents}`],
    ['similarity to the nearest source, median', similarity.median.toFixed(2), `Jaccard of word ${similarity.shingle}-grams`],
    ['95th percentile', similarity.p95.toFixed(2), ''],
    ['maximum', similarity.maximum.toFixed(2), similarity.nearest[0]?.id ?? ''],
    ['above 0.5', String(similarity.aboveHalf), 'documents'],
  ]; // prettier-ignore
  return formatTable(['wording outside mentions', '', ''], rows, ['left', 'right', 'left']);
}

function people({ kAnonymity }: ReleaseCheck): string {
  if (kAnonymity === undefined) return '';
  const { labels, k, units, unit, without, groups, smallest, below, unique, singlesOut } = kAnonymity;
  const name = unit === 'person' ? 'people' : 'documents';
  const rows = [
    [`${name} with any of them`, String(units)],
    [`${name} with none, left out`, String(without)],
    ['different combinations', String(groups)],
    ['smallest group', String(smallest)],
    [`${name} in groups below ${k}`, percent(below, units)],
    [`${name} alone in theirs`, percent(unique, units)],
    [`${name} with the combination of just one ${unit} of the source`, String(singlesOut)],
  ];
  return formatTable([`quasi-identifiers ${labels.join(', ')}`, ''], rows);
}

function members({ membership }: ReleaseCheck): string {
  if (membership === undefined) return '';
  const { model, auc, sourceDocuments, heldOutDocuments, canTell } = membership;
  const row = [model, String(sourceDocuments), String(heldOutDocuments), `${auc.estimate.toFixed(3)} (${auc.low.toFixed(3)} to ${auc.high.toFixed(3)})`, canTell ? 'can tell' : 'cannot tell']; // prettier-ignore
  return formatTable(
    ['membership test', 'source', 'held out', 'AUC (95 %)', ''],
    [row],
    ['left', 'right', 'right', 'right', 'left'],
  );
}

function gates({ gates }: ReleaseCheck): string {
  if (gates.length === 0) return '';
  const rows = gates.map(({ check, value, limit, passed }) =>
    value === null ? [check, '', String(limit), 'not judged'] : [check, String(Number(value.toFixed(4))), String(limit), passed ? 'passed' : 'failed']); // prettier-ignore
  return formatTable(['check', 'value', 'limit', ''], rows, ['left', 'right', 'right', 'left']);
}

function percent(part: number, of: number): string {
  return of === 0 ? '0 %' : `${((100 * part) / of).toFixed(1)} %`;
}

function blank(value: number): string {
  return value === 0 ? '' : String(value);
}

function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`;
}
