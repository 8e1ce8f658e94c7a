import { microRatios, type Ratios, ratiosByLabel, type ScoreCounts } from '../../evaluate/counts.ts';
import type { EntrySuggestion } from '../../rules/project/suggest/entries.ts';
import type { RuleSuggestion } from '../../rules/project/suggest/rules.ts';
import { formatTable } from '../screen.ts';

/** A table of suggestions, each with what it changes alone, and in words what it is. */
export function formatSuggestions(
  suggestions: readonly RuleSuggestion[],
  additions: readonly EntrySuggestion[],
  left: number,
  measured: number,
): string {
  const [first] = [...suggestions, ...additions];
  if (first === undefined) {
    const more = left > 0 ? ` ${left} fail the tests (--all shows them).` : '';
    return `Nothing to suggest: ${measured} candidates were measured.${more}\n`;
  }
  const before = (name: string, counts: ScoreCounts) =>
    `${name} precision ${percent(microRatios(counts).precision)}, recall ${percent(microRatios(counts).recall)}, F1 ${percent(microRatios(counts).f1)}`;
  const rows = [
    ...suggestions.map((one) => rowOf(one, one.label, (one.network.description ?? '').replace(/^Suggested: /, ''))),
    ...additions.map((one) => rowOf(one, undefined, `entries: ${one.entries.join(', ')}`)),
  ];
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

function rowOf(
  { name, covered, caused, training, validation, failed }: RuleSuggestion | EntrySuggestion,
  label: string | false | undefined,
  what: string,
): string[] {
  const [changed] = Object.keys(training.after.byLabel).filter(
    (one) => f1Of(training.after, one) !== f1Of(training.before, one),
  );
  const own = label === false || label === undefined ? changed : label;
  const ofClass = ({ before, after }: RuleSuggestion['training']) =>
    own === undefined ? '' : move(f1Of(before, own), f1Of(after, own));
  return [
    name,
    String(covered),
    String(caused),
    ...moves(microRatios(training.before), microRatios(training.after)),
    ofClass(training),
    ...moves(microRatios(validation.before), microRatios(validation.after)),
    ofClass(validation),
    failed === undefined ? 'accept' : 'fails',
    what,
  ];
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
