import { PalimpsestError } from '../../../core/errors.ts';
import { summarise } from '../../../rules/loop/scores.ts';
import { suggestRules } from '../../../rules/loop/suggest-rules.ts';
import { writeSuggestions } from '../../../rules/loop/suggest-text.ts';
import type { ExitCode } from '../../command.ts';
import type { CliIo } from '../../io.ts';
import type { CommonOptions } from '../../options.ts';
import { formatSuggestions } from '../../screens/rules-suggest.ts';
import { writeWhole } from '../../write-whole.ts';
import { openProjectFolder } from './project.ts';

export interface SuggestCommandOptions extends CommonOptions {
  readonly most: number;
  readonly only?: readonly string[];
  readonly all?: boolean;
  readonly out?: string;
  readonly overwrite?: boolean;
}

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
  const found = suggestRules(await project.rules(), { labels, training, validation, most: options.most });
  const passing = found.suggestions.filter(({ failed }) => options.all === true || failed === undefined);
  const { only } = options;
  const unknown = only?.find((name) => !found.suggestions.some((one) => one.name === name));
  if (unknown !== undefined) {
    throw new PalimpsestError('unknown-suggestion', `there is no suggestion ${JSON.stringify(unknown)}`, {
      hint: `There are: ${found.suggestions.map(({ name }) => name).join(', ') || 'none'}.`,
    });
  }
  const chosen = only === undefined ? passing : found.suggestions.filter(({ name }) => only.includes(name));
  if (options.out !== undefined) {
    if (chosen.length === 0) throw new PalimpsestError('no-suggestion', 'there is nothing to suggest');
    await writeWhole(options.out, writeSuggestions(chosen), options.overwrite === true);
  }
  if (options.json === true) {
    const rows = chosen.map(({ network, training: own, validation: other, ...rest }) => ({
      ...rest,
      description: network.description,
      training: { before: summarise(own.before, labels), after: summarise(own.after, labels) },
      validation: { before: summarise(other.before, labels), after: summarise(other.after, labels) },
      network,
    }));
    io.stdout.write(`${JSON.stringify({ project: folder, measured: found.measured, suggestions: rows })}\n`);
  } else if (options.quiet !== true) {
    io.stdout.write(formatSuggestions(chosen, found.suggestions.length - chosen.length, found.measured));
    if (options.out !== undefined) io.stderr.write(`written → ${options.out}; try it: palimpsest rules try ${folder} ${options.out}\n`); // prettier-ignore
  }
  return 0;
}
