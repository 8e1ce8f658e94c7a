import type { SuggestCommandOptions } from './choice-commands.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { summarise } from '../../rules/project/scores.ts';
import { type EntrySuggestion, suggestEntries, writeSuggestions } from '../../rules/project/suggest/entries.ts';
import { type RuleSuggestion, suggestRules } from '../../rules/project/suggest/rules.ts';
import { prepareTrial } from '../../rules/project/suggest/trial.ts';
import { unreviewedSample } from '../../rules/project/unlabelled.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatSuggestions } from './suggest-screen.ts';
import { writeWhole } from '../session.ts';
import { openProjectFolder } from './project.ts';

/** Proposes rules from what the working rules miss and invent: words of documents on stdout and in the file asked for. */
export async function runSuggest(folder: string, options: SuggestCommandOptions, io: CliIo): Promise<ExitCode> {
  const project = await openProjectFolder(folder);
  const { labels } = project.state;
  const training = await project.corpus('training');
  if (training.length === 0) {
    throw new PalimpsestError('no-training', 'the project has no reviewed documents yet to learn rules from', {
      hint: 'Review the first corpus, then take it in: palimpsest rules collect.',
    });
  }
  const validation = await project.corpus('validation');
  const rules = await project.rules();
  const unlabelled = await unreviewedSample(project);
  const settings = { labels, training, validation, unlabelled, most: options.most };
  const trial = prepareTrial(rules, settings);
  const { suggestions, measured } = suggestRules(rules, settings, trial);
  const additions = suggestEntries(rules, settings, trial);
  const { only } = options;
  const names = [...suggestions, ...additions].map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new PalimpsestError('unknown-suggestion', `there is no suggestion ${JSON.stringify(unknown)}`, {
      hint: `There are: ${names.join(', ') || 'none'}.`,
    });
  }
  const isChosen = ({ name, failed }: { readonly name: string; readonly failed?: unknown }) =>
    only === undefined ? options.all === true || failed === undefined : only.includes(name);
  const chosen = suggestions.filter(isChosen);
  const entries = additions.filter(isChosen);
  if (options.out !== undefined) {
    if (chosen.length + entries.length === 0) throw new PalimpsestError('no-suggestion', 'there is nothing to suggest');
    writeWhole(options.out, writeSuggestions(chosen, entries), options.overwrite === true);
  }
  if (options.json === true) {
    const row = <S extends RuleSuggestion | EntrySuggestion>(one: S) => ({
      ...one,
      training: { before: summarise(one.training.before, labels), after: summarise(one.training.after, labels) },
      validation: { before: summarise(one.validation.before, labels), after: summarise(one.validation.after, labels) },
    });
    const result = { project: folder, measured, suggestions: chosen.map(row), entries: entries.map(row) };
    io.stdout.write(`${JSON.stringify(result)}\n`);
  } else if (options.quiet !== true) {
    io.stdout.write(formatSuggestions(chosen, entries, names.length - chosen.length - entries.length, measured));
    if (options.out !== undefined) io.stderr.write(`written → ${options.out}; try it: palimpsest rules try ${folder} ${options.out}\n`); // prettier-ignore
  }
  return 0;
}
