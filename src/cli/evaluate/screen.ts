import type { Evaluation, GroupScore, Measurement } from '../../evaluate/evaluate.ts';
import type { Ratios } from '../../evaluate/counts.ts';
import { formatTable } from '../screen.ts';
import type { Comparison } from '../../pipeline/evaluate.ts';

/** What an evaluation found, for a terminal: one table for each measure. */
export function formatEvaluation(evaluation: Evaluation, comparisons: readonly Comparison[]): string {
  return evaluation.measurements
    .map((measurement, i) => formatMeasurement(measurement, evaluation.documents, comparisons[i]))
    .join('\n');
}

/** The measures with their definitions. */
export function formatMeasures(
  measures: readonly { readonly name: string; readonly description: string; readonly tokeniser: string }[],
): string {
  return measures
    .map(({ name, description, tokeniser }) => `${name}\n  ${description}\n  Tokens: ${tokeniser}.\n`)
    .join('');
}

const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(2));
const ratios = ({ precision, recall, f1 }: Ratios) => [percent(precision), percent(recall), percent(f1)];
const count = (number: number) => number.toLocaleString('en-GB');

function formatMeasurement(measurement: Measurement, documents: number, comparison: Comparison | undefined): string {
  const { match, description, tokeniser, labels, byLabel, micro, macro, macroOverDocuments, leak, interval } =
    measurement;
  const rows = Object.entries(byLabel).map(([label, row]) => [
    label,
    ...ratios(row),
    count(row.gold),
    count(row.predicted),
  ]);
  const sum = (pick: 'gold' | 'predicted') => Object.values(byLabel).reduce((total, row) => total + row[pick], 0);
  rows.push(['micro', ...ratios(micro), count(sum('gold')), count(sum('predicted'))]);
  rows.push(['macro over labels', ...ratios(macro)]);
  rows.push(['macro over documents', ...ratios(macroOverDocuments)]);
  const nothing = 'nothing to compare: neither side has a mention to count';
  const lines = [
    `${match}: ${description}`,
    `Tokens: ${tokeniser}. Labels: ${labels?.join(', ') ?? 'all'}. Documents: ${count(documents)}. Figures in percent.`,
    '',
    formatTable(['label', 'precision', 'recall', 'F1', 'gold', 'predicted'], rows).trimEnd(),
    '',
    Number.isNaN(micro.f1) ? nothing : `leak: ${leak.toFixed(4)} false negatives a sentence`,
  ];
  if (interval) {
    lines.push(
      `micro F1 ${percent(interval.estimate)}, ${100 * interval.level} % interval ${percent(interval.low)} to ${percent(interval.high)} (bootstrap, ${count(interval.trials)} trials)`,
    );
  }
  if (comparison && !Number.isNaN(comparison.micro.f1)) lines.push(formatComparison(comparison));
  if (measurement.groups) {
    lines.push('', formatGroups(measurement.groups).trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

function formatGroups(groups: readonly GroupScore[]): string {
  const areSentences = groups.some(({ sentences }) => sentences !== undefined);
  const rows = groups.map(({ name, micro, sentences }) => [
    name,
    ...ratios(micro),
    ...(sentences ? [count(sentences.count), percent(sentences.errorRate)] : []),
  ]);
  const columns = areSentences ? ['sentences', 'with an error'] : [];
  return formatTable([areSentences ? 'group' : 'document', 'precision', 'recall', 'F1', ...columns], rows);
}

function formatComparison({ micro, f1 }: Comparison): string {
  const sign = f1.difference < 0 ? '−' : '+';
  const p = f1.p < 0.0001 ? 'p < 0.0001' : `p = ${f1.p.toFixed(4)}`;
  return (
    `compared: micro F1 ${percent(micro.f1)}, ${sign}${percent(Math.abs(f1.difference))} points, ${p} ` +
    `(approximate randomisation, ${count(f1.trials)} trials, paired by document)`
  );
}
