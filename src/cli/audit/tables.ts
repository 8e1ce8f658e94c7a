import { GATES, nameOfCheck } from '../../pipeline/audit/gates.ts';
import { KNOWLEDGE } from '../../pipeline/audit/judgement.ts';
import type { ReleaseCheck } from '../../pipeline/audit/release-check.ts';

/** What one check found, for a terminal and for the page. The first title says what it is about. */
export interface AuditTable {
  /** Kebab-case, unique. */
  readonly id: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The first column to the left and all others to the right where absent. */
  readonly align?: readonly ('left' | 'right')[];
  readonly notes?: readonly string[];
}

const LAST_IN_WORDS = ['left', 'right', 'right', 'right', 'right', 'left'] as const;

/** What an audit found, a table a check; the gates last. No text. */
export const auditTables = (check: ReleaseCheck): readonly AuditTable[] =>
  [ownCopies, byChance, traces, beside, nearCopies, wording, linked, people, members, together, gates].flatMap(
    (tables) => tables(check),
  );

/** How many documents could be compared with which. */
export function comparedDocuments({ copies, originals, unlinked }: ReleaseCheck): string {
  const parts = [
    `${count(copies, 'document')} ${copies === 1 ? 'states its' : 'state their'} source document`,
    ...(unlinked > 0
      ? [
          `${unlinked} ${unlinked === 1 ? 'does' : 'do'} not and ${unlinked === 1 ? 'is' : 'are'} matched by id or wording`,
        ]
      : []),
    ...(originals > 0
      ? [`${originals} ${originals === 1 ? 'is' : 'are'} verbatim source documents, left out below`]
      : []),
  ];
  return `${parts.join('; ')}.`;
}

function ownCopies({ direct: { linked }, untouched }: ReleaseCheck): readonly AuditTable[] {
  if (linked.copies === 0) return [];
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
  const header = ['remaining in own copies', 'entities', 'remaining', 'exact', 'case', 'accents', 'date', 'digits', 'name part', 'unlabelled (identifying)', 'unchanged']; // prettier-ignore
  const notes = linked.total.unlabelled === 0 ? [] : ['Unlabelled: outside any entity; identifying: more than ordinary words and short numbers.']; // prettier-ignore
  return [{ id: 'left', header, rows, notes }];
}

function byChance({ chance, direct: { anywhere, elsewhere }, unlinked }: ReleaseCheck): readonly AuditTable[] {
  const shown = chance.map(({ documents, rows, notJudged }) => {
    const title = documents === 'copies' ? 'source entities, in copies' : 'source entities, elsewhere';
    const header = [title, 'entities', 'observed', 'by chance', 'at most', ''];
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
    return { id: `chance-${documents}`, header, rows: lines, align: LAST_IN_WORDS };
  });
  const { found, texts, unlabelled, telling } = (unlinked > 0 && chance.length === 1 ? elsewhere : anywhere).total;
  const note = `${found} of ${count(texts, 'distinct source entity', 'distinct source entities')} occur in the derived corpus, ${unlabelled} of them outside an entity, ${telling} identifying.`;
  const tables: readonly AuditTable[] = shown.filter(({ rows }) => rows.length > 0);
  return [...tables.slice(0, -1), { id: 'chance', header: [], rows: [], ...tables.at(-1), notes: [note] }];
}

function traces({ traces: { documents, mentions, disguises } }: ReleaseCheck): readonly AuditTable[] {
  if (documents === 0) return [];
  const rows = Object.entries(disguises).map(([disguise, places]) => [disguise, String(places)]);
  const compared = `${count(documents, 'document')} searched for ${count(mentions, 'entity', 'entities')} of their source, in all disguised variants`;
  const note = rows.length === 0 ? `${compared}: no leak beyond chance.` : `${compared}.`;
  return [{ id: 'traces', header: ['disguised source entities', 'places'], rows, notes: [note] }];
}

function beside({ beside: { documents, told, files, filesTold, findings } }: ReleaseCheck): readonly AuditTable[] {
  if (told + filesTold === 0) return [];
  const places = [...new Set(findings.map(({ place }) => place))].toSorted();
  const rows = places.map((place) => {
    const at = findings.filter((finding) => finding.place === place);
    return [place, String(new Set(at.map(({ document }) => document)).size), String(at.length)];
  });
  const notes = [
    `${count(documents, 'document')} and ${count(files, 'file')} checked outside the text (ids, names, metadata).`,
  ];
  return [
    { id: 'beside', header: ['source entities outside the text', 'documents or files', 'entities'], rows, notes },
  ];
}

function nearCopies({ near: { rows, notJudged, total } }: ReleaseCheck): readonly AuditTable[] {
  if (total.surrogates === 0) return [];
  const header = ['near-identical surrogates', 'surrogates', 'observed', 'by chance', 'at most', ''];
  const lines = [
    ...rows
      .filter(({ observed, expected }) => observed > 0 || expected >= 0.5)
      .map(({ label, surrogates, observed, expected, bound, isAbove }) => [label, String(surrogates), String(observed), expected.toFixed(1), String(bound), isAbove ? 'more than chance' : '']), // prettier-ignore
    ...notJudged.map(({ label, surrogates, observed }) => [label, String(surrogates), String(observed), '', '', 'not judged']), // prettier-ignore
  ];
  const note = `${total.observed} of ${count(total.surrogates, 'surrogate')} ${total.observed === 1 ? 'differs' : 'differ'} from the original only in spelling, order or spacing.`;
  return [{ id: 'near', header, rows: lines, align: LAST_IN_WORDS, notes: [note] }];
}

function wording({ context, similarity }: ReleaseCheck): readonly AuditTable[] {
  if (context.documents === 0) return [];
  const rows = [
    [`source ${context.n}-grams unique to one document`, percent(context.copied, context.rare), `copied, ${context.copied} of ${context.rare}`],
    ['documents that contain any', percent(context.withCopied, context.documents), `${context.withCopied} of ${context.documents}`],
    ['similarity to the nearest source, median', similarity.median.toFixed(2), `Jaccard of word ${similarity.shingle}-grams`],
    ['95th percentile', similarity.p95.toFixed(2), ''],
    ['maximum', similarity.maximum.toFixed(2), similarity.nearest[0]?.id ?? ''],
    ['above 0.5', String(similarity.aboveHalf), 'documents'],
  ]; // prettier-ignore
  return [{ id: 'wording', header: ['wording outside entities', '', ''], rows, align: ['left', 'right', 'left'] }];
}

function linked({ linkage: { rows } }: ReleaseCheck): readonly AuditTable[] {
  const lines = rows.flatMap(({ by, documents, told, bound, atMost, isAbove }) => documents === 0 ? [] : [
    [KNOWLEDGE[by], String(documents), String(told), `${(100 * bound).toFixed(1)} %`, String(atMost), isAbove ? 'more than chance' : ''],
  ]); // prettier-ignore
  if (lines.length === 0) return [];
  const header = [
    'documents identifiable by someone who knows',
    'documents',
    'identified',
    '95 % bound',
    'by chance at most',
    '',
  ];
  return [{ id: 'linkage', header, rows: lines, align: LAST_IN_WORDS }];
}

function people({ kAnonymity }: ReleaseCheck): readonly AuditTable[] {
  if (kAnonymity === undefined) return [];
  const { labels, k, units, unit, without, groups, smallest, below, unique, singlesOut } = kAnonymity;
  const name = unit === 'person' ? 'people' : 'documents';
  const rows = [
    [`${name} with any of these`, String(units)],
    [`${name} with none (left out)`, String(without)],
    ['different combinations', String(groups)],
    ['smallest group', String(smallest)],
    [`${name} in groups below ${k}`, percent(below, units)],
    [`${name} in a group of one`, percent(unique, units)],
    [`${name} whose combination occurs for exactly one ${unit} of the source`, String(singlesOut)],
  ];
  return [{ id: 'people', header: [`quasi-identifiers ${labels.join(', ')}`, ''], rows }];
}

function members({ membership }: ReleaseCheck): readonly AuditTable[] {
  if (membership === undefined) return [];
  const { model, auc, sourceDocuments, heldOutDocuments, canTell } = membership;
  const row = [model, String(sourceDocuments), String(heldOutDocuments), `${auc.estimate.toFixed(3)} (${auc.low.toFixed(3)} to ${auc.high.toFixed(3)})`, canTell ? 'can tell' : 'cannot tell']; // prettier-ignore
  const header = ['membership test', 'source', 'held out', 'AUC (95 %)', ''];
  return [{ id: 'members', header, rows: [row], align: ['left', 'right', 'right', 'right', 'left'] }];
}

function together({ earlier }: ReleaseCheck): readonly AuditTable[] {
  if (earlier === undefined) return [];
  const { again, gone, unknown, same, drawnAnew, told, labels } = earlier;
  const rows = Object.entries(labels).map(([label, places]) => [
    label === '' ? 'no label' : label,
    ...(['stands in the earlier', 'stands in the present', 'drawn twice'] as const).map((what) => blank(places[what])),
  ]);
  const notes = [
    `${count(again, 'document')} of the earlier release ${again === 1 ? 'is' : 'are'} in this one: ${same} unchanged, ${drawnAnew} with other surrogates; both releases together reveal more about ${told}.`,
    ...(gone > 0 ? [`${count(gone, 'document')} of the source ${gone === 1 ? 'was' : 'were'} released before and ${gone === 1 ? 'is' : 'are'} not in this one.`] : []),
    ...(unknown > 0 ? [`The source of ${count(unknown, 'document')} of the earlier release is unknown.`] : []),
    ...(rows.length > 0 ? ['Comparing both releases reveals what occurs in only one of them; where ages or dates were drawn twice, fewer original values remain possible. --with-text lists the places.'] : []),
  ]; // prettier-ignore
  return [
    {
      id: 'earlier',
      header: ['revealed by both releases', 'only in the earlier', 'only in this one', 'drawn twice'],
      rows,
      notes,
    },
  ];
}

function gates({ gates }: ReleaseCheck): readonly AuditTable[] {
  if (gates.length === 0) return [];
  const rows = gates.map(({ check, value, limit, passed }) =>
    [nameOfCheck(check), value === null ? '' : String(Number(value.toFixed(4))), String(limit), value === null ? 'not judged' : passed ? 'passed' : 'failed', GATES[check]?.what ?? '']); // prettier-ignore
  return [
    {
      id: 'gates',
      header: ['check', 'value', 'limit', '', 'what it counts'],
      rows,
      align: ['left', 'right', 'right', 'left', 'left'],
    },
  ];
}

function percent(part: number, of: number): string {
  return of === 0 ? '0 %' : `${((100 * part) / of).toFixed(1)} %`;
}

function blank(value: number): string {
  return value === 0 ? '' : String(value);
}

function count(value: number, noun: string, several = `${noun}s`): string {
  return `${value} ${value === 1 ? noun : several}`;
}
