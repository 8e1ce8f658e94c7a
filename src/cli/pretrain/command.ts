import { integerArgument, settingArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

export const definePretrain = () =>
  addExamples(
    addReadOptions(
      new Command('pretrain')
        .summary('pretrain a small encoder on your own text')
        .description(
          'Learns a vocabulary and a small BERT from unlabelled text by masked language modelling; labels are ignored. Fine-tune ' +
            'the folder with palimpsest train --model bert --set encoder=FOLDER, or load it with transformers in Python. The model ' +
            'may memorise text: treat it as confidential.',
        )
        .argument('[corpus]', 'text: a file or folder in any format, including plain text, or - for standard input')
        .argument('[encoder-dir]', 'folder to save the encoder to')
        .option('--list-settings', 'print the settings with their defaults, as YAML, and exit')
        .option('--held-out <corpus>', 'text to evaluate on, instead of a share of the corpus')
        .option('--settings <file>', 'settings (YAML)')
        .option('--set <key=value>', 'one setting, overrides the file; repeatable', settingArgument)
        .addOption(backendOption())
        .option('--seed <n>', 'the same seed gives the same encoder', integerArgument(0), 13)
        .option('--resume', 'continue an interrupted run')
        .option('--overwrite', 'replace an existing folder'),
    ),
    'pretrain notes/ encoder/',
    'pretrain notes.jsonl encoder/ --set layers=2 --set hiddenSize=128 --set heads=2',
    'train train.conll model/ --model bert --set encoder=encoder/ --set learningRate=5e-4',
  );
export type PretrainCommandOptions = OptionsOf<typeof definePretrain>;
