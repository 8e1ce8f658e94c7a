import type { SuggestCommandOptions } from './command.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { summarise } from '../../rules/project/scores.ts';
import type { EntrySuggestion } from '../../rules/project/suggest/entries.ts';
import type { RuleSuggestion } from '../../rules/project/suggest/rules.ts';
import { suggestForProject } from '../../rules/project/suggest/suggest-project.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { writeWhole } from '../session.ts';
import { openProjectFolder } from '../../pipeline/rule-project.ts';
import { type Ratios, type ScoreCounts, microRatios, ratiosByLabel } from '../../evaluate/counts.ts';
import { formatPercent, formatTable } from '../screen.ts';

/** Proposes rules from what the working rules miss and invent: words of documents on stdout and in the file asked for. */
export async function runSuggest(folder: string, options: SuggestCommandOptions, io: CliIo): Promise<ExitCode> {
  const project = await openProjectFolder(folder);
  const { labels } = project.state;
  const { most, only, all = false } = options;
  const found = await suggestForProject(project, { most, all, ...(only && { only }) });
  const { suggestions, entries, measured, left } = found;
  if (options.out !== undefined) {
    if (suggestions.length + entries.length === 0)
      throw new PalimpsestError('no-suggestion', 'there is nothing to suggest');
    writeWhole(options.out, found.write(), options.overwrite === true);
  }
  if (options.json === true) {
    const row = <S extends RuleSuggestion | EntrySuggestion>(one: S) => ({
      ...one,
      training: { before: summarise(one.training.before, labels), after: summarise(one.training.after, labels) },
      validation: { before: summarise(one.validation.before, labels), after: summarise(one.validation.after, labels) },
    });
    const result = { project: folder, measured, suggestions: suggestions.map(row), entries: entries.map(row) };
    io.stdout.write(`${JSON.stringify(result)}\n`);
  } else if (options.quiet !== true) {
    io.stdout.write(formatSuggestions(suggestions, entries, left, measured));
    if (options.out !== undefined) io.stderr.write(`written → ${options.out}; try it: palimpsest rules try ${folder} ${options.out}\n`); // prettier-ignore
  }
  return 0;
}

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
    return `Nothing to suggest: ${measured} candidates were evaluated.${more}\n`;
  }
  const before = (name: string, counts: ScoreCounts) =>
    `${name} precision ${formatPercent(microRatios(counts).precision)}, recall ${formatPercent(microRatios(counts).recall)}, F1 ${formatPercent(microRatios(counts).f1)}`;
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
    'Effect of each alone, in points: errors fixed and caused on the training set; precision, recall and F1 overall, F1 of its class.',
    '',
    `${table}${left > 0 ? `\n${left} more are not shown: they fail the tests (--all), or were not requested.\n` : ''}`,
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
