import type { CorpusStatistics } from '../../evaluate/statistics.ts';
import { formatTable } from './table.ts';

/** The statistics of one corpus or of several side by side, for a terminal. */
export function formatStatistics(
  results: readonly { readonly corpus: string; readonly format: string; readonly statistics: CorpusStatistics }[],
): string {
  const names = results.map(({ corpus }) => corpus.replace(/\/+$/, '').split('/').at(-1) ?? corpus);
  const row = (title: string, value: (statistics: CorpusStatistics) => number) => [
    title,
    ...results.map(({ statistics }) => value(statistics).toLocaleString('en-GB')),
  ];
  const totals = formatTable(
    ['', ...names],
    [
      ['format', ...results.map(({ format }) => format)],
      row('documents', (s) => s.documents),
      ...(results.some(({ statistics }) => statistics.augmented > 0) ? [row('  augmented', (s) => s.augmented)] : []),
      row('sentences', (s) => s.sentences),
      row('tokens', (s) => s.tokens),
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
      return [
        found.mentions.toLocaleString('en-GB'),
        found.distinct.toLocaleString('en-GB'),
        found.meanLength.toFixed(1),
      ];
    }),
  ]);
  return `${totals}\n${formatTable(header, rows)}`;
}
