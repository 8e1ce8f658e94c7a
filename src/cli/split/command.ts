import { type Command, InvalidArgumentError, Option } from 'commander';
import type { SplitCommandOptions } from './run.ts';
import { addExamples, addReadOptions, integerArgument } from '../options.ts';
import type { CommandContext } from '../command.ts';

export function registerSplit(program: Command, context: CommandContext): void {
  const command = program
    .command('split')
    .summary('deal a corpus out to train, dev and test')
    .description('Splits a corpus by a seeded draw that does not depend on the order of its files.')
    .argument('<in>', 'corpus: a file, a folder, or - for JSONL on standard input')
    .argument('<outdir>', 'folder for train, dev and test')
    .option('--ratio <train:dev:test>', 'shares; a share of 0 leaves the split out', ratioArgument, [7, 1, 2])
    .option('--fraction <share>', 'keep only this share of train, for learning curves', fractionArgument, 1)
    .addOption(
      new Option('--unit <unit>', 'what is dealt out')
        .choices(['document', 'paragraph', 'sentence'])
        .default('document'),
    )
    .option('--by <key>', 'meta field whose equal values stay together, such as patient or template_id')
    .option('--seed <n>', 'the same seed makes the same split', integerArgument(0), 13)
    .option('--locale <locale>', 'language of the text, for sentence borders', 'en')
    .option('--to <format>', "format of the output (default: the input's)")
    .option('--overwrite', 'replace what is there');
  addReadOptions(command);
  addExamples(
    command,
    'split notes/ splits/',
    'split synth.json splits/ --by template_id',
    'split all.conll splits/ --ratio 8:1:1 --fraction 0.2',
  );
  command.action(async (input: string, folder: string, options: SplitCommandOptions) => {
    const { runSplit } = await import('./run.ts');
    context.finish(await runSplit(input, folder, options, context.io));
  });
}

function ratioArgument(value: string): [number, number, number] {
  const shares = value.split(':').map(Number);
  if (shares.length !== 3 || shares.some((share) => !(share >= 0)) || !shares.some((share) => share > 0)) {
    throw new InvalidArgumentError('It takes three numbers from 0, such as 7:1:2.');
  }
  return shares as [number, number, number];
}

function fractionArgument(value: string): number {
  const share = Number(value);
  if (!(share > 0 && share <= 1)) throw new InvalidArgumentError('It takes a number above 0 and at most 1.');
  return share;
}
