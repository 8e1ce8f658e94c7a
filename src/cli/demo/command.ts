import type { Command } from 'commander';
import type { DemoOptions } from './run.ts';
import { addCommonOptions, addExamples } from '../options.ts';
import type { CommandContext } from '../command.ts';

export function registerDemo(program: Command, context: CommandContext): void {
  const command = program
    .command('demo')
    .summary('see it work on a small corpus that ships with it')
    .description(
      'Augments a sample corpus of invented clinical notes, shows what came out, and trains taggers with and without it.',
    )
    .option('--out <folder>', 'where to write the corpus and the pages', 'demo-output')
    .option('--no-study', 'leave the training of taggers out');
  addCommonOptions(command);
  addExamples(command, 'demo', 'demo --out /tmp/palimpsest-demo');
  command.action(async (options: DemoOptions) => {
    const { runDemo } = await import('./run.ts');
    context.finish(await runDemo(options, context.io));
  });
}
