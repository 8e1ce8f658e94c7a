import { ownValue } from '../../core/collections.ts';
import type { DecisionStatistics } from '../../placeholders/statistics.ts';
import { formatTable } from '../screen.ts';

const count = (number: number) => number.toLocaleString('en-GB');

/** What decisions with placeholders are like: Table 5.1 of the thesis, of one corpus or of several side by side. */
export function formatDecisions(
  results: readonly { readonly corpus: string; readonly decisions?: DecisionStatistics | undefined }[],
): string {
  const known = results.flatMap(({ corpus, decisions }) => (decisions ? [{ corpus, decisions }] : []));
  if (known.length === 0) return '';
  const row = (title: string, value: (decisions: DecisionStatistics) => string) => [
    title,
    ...known.map(({ decisions }) => value(decisions)),
  ];
  const share = (part: number, whole: number) => (whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(2)} %)`);
  const names = [...new Set(known.flatMap(({ decisions }) => Object.keys(decisions.tokensPerElement)))];
  const labels = [...new Set(known.flatMap(({ decisions }) => Object.keys(decisions.labels)))].toSorted();
  const table = formatTable(
    ['placeholders', ...known.map(({ corpus }) => corpus.replace(/\/+$/, '').split('/').at(-1) ?? corpus)],
    [
      row('documents', ({ documents }) => count(documents)),
      row('paragraphs', ({ paragraphs }) => count(paragraphs)),
      row('  over 512 tokens', ({ over512 }) => count(over512)),
      row('  over 2,048 tokens', ({ over2048 }) => count(over2048)),
      row('text elements', ({ elements }) => count(elements)),
      row('  anonymised', ({ anonymised, elements }) => `${count(anonymised)}${share(anonymised, elements)}`),
      row('placeholders', ({ references }) => count(references)),
      ...labels.map((label) => row(`  ${label}`, (decisions) => count(ownValue(decisions.labels, label) ?? 0))),
      ...names.map((name) =>
        row(`${name} tokens an element`, ({ tokensPerElement }) => tokensPerElement[name]?.toFixed(2) ?? ''),
      ),
    ],
  );
  return `\n${table}`;
}
