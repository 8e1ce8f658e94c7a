import path from 'node:path';
import { collectDocuments } from '../../core/document.ts';
import type { AuditOptions } from './command.ts';
import type { Document } from '../../core/types.ts';
import type { Finding } from '../../evaluate/audit.ts';
import { labelsOf } from '../../pipeline/audit/meaning.ts';
import { checkGateNames, nameOfCheck } from '../../pipeline/audit/gates.ts';
import { checkRelease, type ReleaseCheck } from '../../pipeline/audit/release-check.ts';
import { readManifest } from '../../pipeline/audit/source-manifest.ts';
import type { TraceFinding } from '../../pipeline/audit/traces/values.ts';
import { checkLabelMap, loadLabelMap } from '../../resources/label-map.ts';
import { readLicences, writeCard } from '../card.ts';
import { inSession } from '../session.ts';
import { threadsWorth, WORTH_A_THREAD, worthOf } from '../threads.ts';
import type { CliIo } from '../io.ts';
import type { ExitCode } from '../command.ts';
import { judgeInWords, unjudgedLabels, whyNotJudged } from '../../pipeline/audit/judgement.ts';
import { formatTable } from '../screen.ts';
import { auditReport, type ListedPlace } from './page.ts';
import { joinWords } from '../../report/pages/format.ts';
import { createReportFile } from '../../report/pages/report-files.ts';
import { auditTables, comparedDocuments } from './tables.ts';

export async function runAudit(
  sourcePath: string,
  derivedPath: string,
  options: AuditOptions,
  io: CliIo,
): Promise<ExitCode> {
  const { failOn = {}, card, earlier, heldOut, labels, quasi, protectEponyms, locale, partition } = options;
  checkGateNames(failOn);
  const licences = readLicences(options);
  return inSession(options, io, async ({ open, note, progress, write }) => {
    const sources = await collectDocuments(await open(sourcePath));
    const derived = await open(derivedPath);
    const unused = heldOut === undefined ? undefined : await collectDocuments(await open(heldOut));
    const before = earlier === undefined ? undefined : await collectDocuments(await open(earlier));
    const manifest = derivedPath === '-' ? undefined : await readManifest(derivedPath);
    const labelMap = labels === undefined ? undefined : loadLabelMap(labels);
    checkLabelMap(labelMap, labelsOf(sources)).forEach(note);
    const left: Finding[] = [];
    const result = await checkRelease(sources, derived, {
      manifest,
      k: options.k,
      seed: options.seed,
      workers: options.workers ?? threadsWorth(await worthOf(derived, WORTH_A_THREAD.audited)),
      limits: failOn,
      release: options.release === true,
      membershipModel: options.membershipModel,
      patientField: options.patientField,
      statistics: card !== undefined,
      ...(derivedPath !== '-' && { derivedPath }),
      ...(unused && { heldOut: unused }),
      ...(before && { earlier: before }),
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
    writeCard(options, result, { manifest, format: derived.format.name, path: derivedPath, ...licences }, write);
    if (options.page !== undefined) {
      const places = listPlaces(result, sources).map(({ text, ...place }) => (options.withText === true ? { ...place, text } : place)); // prettier-ignore
      const report = auditReport(result, places, path.basename(derivedPath));
      write(options.page, createReportFile(report, options.page, 'audit'), options.withText === true);
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
      ...listPlaces(result, sources),
      ...(result.earlier?.places ?? []).map(({ source: document, label = '', what: how, ...place }) => ({ ...place, document, label, how, labelled: label !== '', whose: 'both' as const, text: byId.get(document)?.text.slice(place.start, place.end) ?? '' })), // prettier-ignore
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

/** What chance does not explain, and near copies. */
function listPlaces({ traces, near }: ReleaseCheck, sources: readonly Document[]) {
  const byId = new Map(sources.map((doc) => [doc.id, doc]));
  return [
    ...traces.places.map(({ disguise, ...place }) => ({ ...place, how: disguise, whose: 'trace' as const, text: textOf(place, byId) })), // prettier-ignore
    ...near.places.map(({ kind, ...place }) => ({ ...place, how: `near copy, ${kind}`, labelled: true, whose: 'own' as const, text: textOf(place, byId) })), // prettier-ignore
  ];
}

/** What the source has: the derived corpus was read as a stream. */
function textOf(
  { source, entity, stands }: Pick<TraceFinding, 'source' | 'entity' | 'stands'>,
  byId: ReadonlyMap<string, Document>,
): string {
  const doc = byId.get(source);
  const mention = stands ?? doc?.entities.find(({ id }) => id === entity);
  return doc && mention ? doc.text.slice(mention.start, mention.end) : '';
}

/** Says on stderr what failed, and what could not be judged. */
function judge(check: ReleaseCheck, { failOver }: AuditOptions, io: CliIo): boolean {
  const { gates, total } = check;
  const failed = gates.filter(({ passed }) => !passed);
  for (const { check: name, value, limit } of failed)
    io.stderr.write(
      value === null
        ? `audit failed: ${nameOfCheck(name)}: not judged, there was nothing to compare\n`
        : `audit failed: ${nameOfCheck(name)}: ${Number(value.toFixed(4))}, the limit is ${limit}\n`,
    );
  const share = total.mentions === 0 ? undefined : total.folded / total.mentions;
  const isOver = failOver !== undefined && (share === undefined || share > failOver);
  if (isOver) {
    io.stderr.write(
      share === undefined
        ? 'audit failed: unchanged entities were not judged: no document is known to be a copy of a source document with entities\n'
        : `audit failed: ${(100 * share).toFixed(2)} % of the entities are unchanged, more than ${100 * failOver} %\n`,
    );
  }
  const reason = whyNotJudged(check);
  const unjudged = unjudgedLabels(check);
  if (reason !== undefined) io.stderr.write(`audit failed: nothing was judged: ${reason}\n`);
  else if (unjudged.length > 0)
    io.stderr.write(`audit failed: chance was not judged for ${joinWords(unjudged)}; give their types with --labels\n`);
  return isOver || failed.length > 0 || reason !== undefined || unjudged.length > 0;
}

/** The release check, for a terminal: a table a check, and a closing judgement. */
function formatAudit(check: ReleaseCheck): string {
  const sections = auditTables(check).map(({ header, rows, align, notes = [] }) =>
    [rows.length === 0 ? '' : formatTable(header, rows, align), ...notes.map((note) => `${note}\n`)].join(''),
  );
  return `${[`${comparedDocuments(check)}\n`, ...sections].join('\n')}\n${judgeInWords(check)}\n`;
}

/** A place where a text of the source stands, with that text. */
interface ListedFinding extends ListedPlace {
  /**
   * `trace` for what chance does not explain; `both` for what two releases tell, by the document of the source and the place in it; `own`, `other` for any
   * text that stands, of the document's own source or not.
   */
  readonly whose: 'trace' | 'both' | 'own' | 'other';
  readonly text: string;
}

/** One line a place: document, offsets, label, kind, whether a label covers it, and its text. */
function formatFindings(findings: readonly ListedFinding[]): string {
  return findings
    .map(
      ({ document, start, end, label, how, labelled, whose, text }) =>
      [document, `${start}-${end}`, label, how, labelled ? 'labelled' : 'unlabelled', whose, JSON.stringify(text)].join('\t'), // prettier-ignore
    )
    .map((line) => `${line}\n`)
    .join('');
}
