import { microRatios, type Ratios, ratiosByLabel, type ScoreCounts } from '../../evaluate/counts.ts';
import type { RuleSuggestion } from '../../rules/loop/suggest-rules.ts';
import { formatTable } from './table.ts';

/** A table of suggestions, each with what it changes alone, and what it is in words below. */
export function formatSuggestions(suggestions: readonly RuleSuggestion[], left: number, measured: number): string {
  const [first] = suggestions;
  if (first === undefined) {
    return `Nothing to suggest: of ${measured} candidates none puts right more than one error without lowering F1.\n`;
  }
  const before = (name: string, counts: ScoreCounts) =>
    `${name} precision ${percent(microRatios(counts).precision)}, recall ${percent(microRatios(counts).recall)}, F1 ${percent(microRatios(counts).f1)}`;
  const rows = suggestions.map(({ name, label, covered, caused, training, validation, network, failed }) => {
    const changed = Object.keys(training.after.byLabel).filter(
      (one) => JSON.stringify(training.after.byLabel[one]) !== JSON.stringify(training.before.byLabel[one]),
    );
    const own = label === false ? changed[0] : label;
    return [
      name,
      String(covered),
      String(caused),
      ...moves(microRatios(training.before), microRatios(training.after)),
      own === undefined ? '' : move(f1Of(training.before, own), f1Of(training.after, own)),
      ...moves(microRatios(validation.before), microRatios(validation.after)),
      own === undefined ? '' : move(f1Of(validation.before, own), f1Of(validation.after, own)),
      failed === undefined ? 'accept' : 'fails',
      (network.description ?? '').replace(/^Suggested: /, ''),
    ];
  });
  const header = [
    'suggestion',
    'right',
    'wrong',
    'P',
    'R',
    'F1',
    'class',
    'val P',
    'R',
    'F1',
    'class',
    'tests',
    'what',
  ];
  const table = formatTable(header, rows, ['left', ...header.slice(1, -2).map(() => 'right' as const), 'left', 'left']);
  return [
    `Now: ${before('training', first.training.before)}; ${before('validation', first.validation.before)}.`,
    'Each alone, in points: errors put right and made on the training set; precision, recall and F1 of all classes, F1 of its own.',
    '',
    `${table}${left > 0 ? `\n${left} more are not shown: they fail the tests (--all), or were not asked for.\n` : ''}`,
  ].join('\n');
}

const percent = (share: number) => (100 * share).toFixed(1);

function moves(before: Ratios, after: Ratios): string[] {
  return (['precision', 'recall', 'f1'] as const).map((figure) => move(before[figure], after[figure]));
}

function move(before: number, after: number): string {
  const points = (100 * (after - before)).toFixed(1);
  if (points === '0.0' || points === '-0.0') return '·';
  return points.startsWith('-') ? points.replace('-', '−') : `+${points}`;
}

function f1Of(counts: ScoreCounts, label: string): number {
  return ratiosByLabel(counts)[label]?.f1 ?? 0;
}
