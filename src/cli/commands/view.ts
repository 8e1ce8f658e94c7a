import type { Command } from 'commander';
import type { ViewOptions } from '../actions/view.ts';
import { addExamples, addReadOptions, integerArgument } from '../options.ts';
import type { CommandContext } from '../command.ts';

export function registerView(program: Command, context: CommandContext): void {
  const command = program
    .command('view')
    .summary('write an HTML page to look at a corpus')
    .description(
      'Writes one self-contained HTML page: the entities coloured by label, each source document beside its copies.',
    )
    .argument('<corpus>', 'the corpus, or the source of the derived one')
    .argument('[derived]', 'the corpus made from it')
    .requiredOption('--out <file>', 'the page to write')
    .option('--limit <n>', 'show the first N documents', integerArgument(1), 50)
    .option('--title <text>', 'heading of the page')
    .option('--overwrite', 'replace the page if it is there');
  addReadOptions(command);
  addExamples(command, 'view notes/ --out notes.html', 'view notes/ notes-augmented/ --out compare.html --limit 20');
  command.action(async (source: string, derived: string | undefined, options: ViewOptions) => {
    const { runView } = await import('../actions/view.ts');
    context.finish(await runView(source, derived, options, context.io));
  });
}
