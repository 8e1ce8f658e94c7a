import { fractionArgument, integerArgument, ratioArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineSplit = () =>
  addExamples(
    addReadOptions(
      new Command('split')
        .summary('deal a corpus out to train, dev and test')
        .description('Splits a corpus by a seeded draw that does not depend on the order of its files.')
        .argument('<in>', 'corpus: a file, a folder, or - for standard input')
        .argument('<outdir>', 'folder for train, dev and test')
        .addOption(
          new Option('--ratio <train:dev:test>', 'shares; a share of 0 leaves the split out')
            .argParser(ratioArgument)
            .default([7, 1, 2] as [number, number, number], '7:1:2'),
        )
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
        .option('--overwrite', 'replace what is there'),
    ),
    'split notes/ splits/',
    'split synth.json splits/ --by template_id',
    'split all.conll splits/ --ratio 8:1:1 --fraction 0.2',
  );
export type SplitCommandOptions = OptionsOf<typeof defineSplit>;
