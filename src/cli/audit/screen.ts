import type { ReleaseCheck } from '../../pipeline/audit/release-check.ts';
import { judgeInWords } from '../../pipeline/audit/judgement.ts';
import { formatTable } from '../screen.ts';

/** The release check, for a terminal: a table a check, and a closing judgement. */
export function formatAudit(check: ReleaseCheck): string {
  const sections = [corpora(check), ownCopies(check), byChance(check), traces(check), wording(check), people(check), members(check), gates(check)]; // prettier-ignore
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
