import { fractionArgument, integerArgument, ratioArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineSplit = () =>
  addExamples(
    addReadOptions(
      new Command('split')
        .summary('split a corpus into train, dev and test')
        .description('Splits a corpus at random, reproducibly and independently of the order of its files.')
        .argument('<in>', 'corpus: a file, a folder, or - for standard input')
        .argument('<outdir>', 'output folder for train, dev and test')
        .addOption(
          new Option('--ratio <train:dev:test>', 'proportions; 0 omits a part')
            .argParser(ratioArgument)
            .default([7, 1, 2] as [number, number, number], '7:1:2'),
        )
        .option('--fraction <share>', 'keep only this share of train, for learning curves', fractionArgument, 1)
        .addOption(
          new Option('--unit <unit>', 'unit of the split')
            .choices(['document', 'paragraph', 'sentence'])
            .default('document'),
        )
        .option('--by <key>', 'metadata field whose values are kept together, such as patient or template_id')
        .option('--seed <n>', 'the same seed makes the same split', integerArgument(0), 13)
        .option('--locale <locale>', 'language of the text, for sentence splitting', 'en')
        .option('--to <format>', 'output format (default: that of the input)')
        .option('--overwrite', 'replace existing output'),
    ),
    'split notes/ splits/',
    'split synth.json splits/ --by template_id',
    'split all.conll splits/ --ratio 8:1:1 --fraction 0.2',
  );
export type SplitCommandOptions = OptionsOf<typeof defineSplit>;
