import type { LanguageShares, NoteStatistics, CorpusStatistics } from '../../evaluate/statistics.ts';
import { formatTable } from '../screen.ts';

const count = (number: number) => number.toLocaleString('en-GB');

const shareOf = (part: number, whole: number) =>
  whole === 0 ? count(part) : `${count(part)} (${((100 * part) / whole).toFixed(1)} %)`;

/** The first language to one of the second; as they are where there is nothing of the second. */
function ratioOf(shares: LanguageShares['tokens'] | undefined): string {
  if (!shares) return '';
  const [first = 0, second = 0] = Object.values(shares);
  return second === 0 ? `${count(first)} : 0` : `${(first / second).toFixed(3)} : 1`;
}

/** The statistics of one corpus or of several side by side, for a terminal. */
export function formatStatistics(
  results: readonly {
    readonly corpus: string;
    readonly format: string;
    readonly statistics: CorpusStatistics;
    readonly notes?: NoteStatistics | undefined;
  }[],
): string {
  const names = results.map(({ corpus }) => corpus.replace(/\/+$/, '').split('/').at(-1) ?? corpus);
  const row = (title: string, value: (statistics: CorpusStatistics) => number) => [
    title,
    ...results.map(({ statistics }) => count(value(statistics))),
  ];
  const noteRow = (title: string, value: (notes: NoteStatistics, statistics: CorpusStatistics) => string) =>
    results.some(({ notes }) => notes)
      ? [[title, ...results.map(({ notes, statistics }) => (notes ? value(notes, statistics) : ''))]]
      : [];
  const totals = formatTable(
    ['', ...names],
    [
      ['format', ...results.map(({ format }) => format)],
      row('documents', (s) => s.documents),
      ...(results.some(({ statistics }) => statistics.augmented > 0) ? [row('  augmented', (s) => s.augmented)] : []),
      ...noteRow('  with a mention', ({ withMention }, { documents }) => shareOf(withMention, documents)),
      row('sentences', (s) => s.sentences),
      row('tokens', (s) => s.tokens),
      ...noteRow('  per document', ({ tokensPerDocument }) => tokensPerDocument.toFixed(2)),
      ...noteRow('different words', ({ words }) => count(words.different)),
      ...noteRow('  more than once', ({ words }) => count(words.repeated)),
      ...noteRow('  more than 5 times', ({ words }) => count(words.frequent)),
      ...(results.some(({ notes }) => notes?.languages)
        ? [
            ...noteRow('es : ca, by document', ({ languages }) => ratioOf(languages?.documents)),
            ...noteRow('es : ca, by token', ({ languages }) => ratioOf(languages?.tokens)),
          ]
        : []),
      row('characters', (s) => s.characters),
      row('entities', (s) => s.entities),
    ],
  );
  const labels = [...new Set(results.flatMap(({ statistics }) => Object.keys(statistics.labels)))];
  if (labels.length === 0) return totals;
  const header = ['label', ...names.flatMap((name) => [results.length > 1 ? name : 'mentions', 'distinct', 'length'])];
  const rows = labels.map((label) => [
    label,
    ...results.flatMap(({ statistics }) => {
      const found = statistics.labels[label];
      if (!found) return ['0', '0', ''];
      return [count(found.mentions), count(found.distinct), found.meanLength.toFixed(1)];
    }),
  ]);
  return `${totals}\n${formatTable(header, rows)}`;
}
