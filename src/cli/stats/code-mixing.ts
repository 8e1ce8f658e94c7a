import { ownValue } from '../../core/collections.ts';
import type { CorpusMixing } from '../../evaluate/code-mixing.ts';
import { formatTable } from '../screen.ts';

const count = (number: number) => number.toLocaleString('en-GB');
const percent = (share: number) => (100 * share).toFixed(2);

/** How languages are mixed in each corpus that was looked at for it, for a terminal. */
export function formatMixing(
  results: readonly { readonly corpus: string; readonly codeMixing?: CorpusMixing | undefined }[],
): string {
  return results.map(({ corpus, codeMixing }) => (codeMixing ? `\n${formatOne(corpus, codeMixing)}` : '')).join('');
}

function formatOne(corpus: string, { dominated, index, groups, ranges }: CorpusMixing): string {
  const averages = formatTable(
    ['dominated by', 'sentences', 'average CMI'],
    Object.entries(dominated).map(([language, { sentences, average }]) => [
      language,
      count(sentences),
      percent(average),
    ]),
  );
  const names = Object.keys(groups);
  const labels = [...new Set(names.flatMap((name) => Object.keys(groups[name]?.mentions ?? {})))].toSorted();
  const rows = [
    ['sentences', ...names.map((name) => count(groups[name]?.sentences ?? 0))],
    ...labels.map((label) => [label, ...names.map((name) => count(ownValue(groups[name]?.mentions, label) ?? 0))]),
  ];
  const spread = formatTable(['CMI', ...Object.keys(ranges)], [['sentences', ...Object.values(ranges).map(count)]]);
  return (
    `${corpus}: code-mixing index (CMI) of the corpus ${percent(index)}, the sum of the averages. CMI × 100: 0 is one language, ` +
    `50 two in equal parts.\n\n${averages}\n${spread}\n${formatTable(['', ...names], rows)}`
  );
}
