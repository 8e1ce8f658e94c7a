import { integerArgument, settingArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

export const definePretrain = () =>
  addExamples(
    addReadOptions(
      new Command('pretrain')
        .summary('pretrain a small encoder on your own text')
        .description(
          'Learns a vocabulary and a small BERT from text alone, by predicting hidden pieces of it; labels are not read. The folder ' +
            'is one that palimpsest train --model bert --set encoder=FOLDER fine-tunes, and that transformers reads in Python. It ' +
            'may remember the text: it is as confidential as that.',
        )
        .argument('[corpus]', 'text: a file or a folder in any format, plain text too, or - for standard input')
        .argument('[encoder-dir]', 'folder to save the encoder to')
        .option('--list-settings', 'print the settings with their defaults, as YAML, and stop')
        .option('--held-out <corpus>', 'text to measure on, instead of a share of the corpus')
        .option('--settings <file>', 'settings (YAML)')
        .option('--set <key=value>', 'one setting, over those of the file; repeatable', settingArgument)
        .addOption(backendOption())
        .option('--seed <n>', 'the same seed gives the same encoder', integerArgument(0), 13)
        .option('--resume', 'go on with a pretraining that was interrupted')
        .option('--overwrite', 'replace the folder if it is there'),
    ),
    'pretrain notes/ encoder/',
    'pretrain notes.jsonl encoder/ --set layers=2 --set hiddenSize=128 --set heads=2',
    'train train.conll model/ --model bert --set encoder=encoder/ --set learningRate=5e-4',
  );
export type PretrainCommandOptions = OptionsOf<typeof definePretrain>;
