import { taggerFamilies } from '../../taggers/index.ts';
import { durationArgument, integerArgument, numberArgument, settingArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, addTrainingOptions, backendOption } from '../options.ts';

export const defineTrain = () =>
  addExamples(
    addReadOptions(
      addTrainingOptions(
        new Command('train')
          .summary('train a tagger on a labelled corpus')
          .description(
            'Trains a tagger for the labels of the corpus and saves it to a folder. The model contains words from the training ' +
              'data: treat it as confidential.',
          )
          .argument('[corpus]', 'training corpus: a file, a folder, or - for standard input')
          .argument('[model-dir]', 'output folder')
          .option('--model <name>', `model type: ${taggerFamilies.map(({ name }) => name).join(', ')}`, 'crf')
          .option('--list-settings', 'print the settings of the model with their defaults, as YAML, and exit')
          .option('--dev <corpus>', 'held-out corpus, for early stopping and the learning curve')
          .option('--settings <file>', 'settings of the model (YAML)')
          .option('--set <key=value>', 'one setting, overrides the file; repeatable', settingArgument)
          .option(
            '--gazetteers <folder...>',
            'crf, neuroner, deepaffix: also use your own gazetteers as features; see palimpsest gazetteers import',
          )
          .addOption(backendOption())
          .option('--labels <map>', 'label map to apply first: a YAML file or the name of a shipped one')
          .option(
            '--coarse',
            "learn the map's coarse types (NAME, LOCATION, DATE, …); default: the shipped map that fits",
          )
          .option('--locale <locale>', 'language of the text (default: from the label map, else en)')
          .option('--seed <n>', 'the same seed trains the same model', integerArgument(0), 13)
          .option(
            '--search <n>',
            'crf: random search over n draws of the settings not given (Berg et al. 2020, Table 2, used 100)',
            integerArgument(1),
          )
          .option('--search-fraction <share>', 'share of the corpus used by the search', numberArgument, 0.2)
          .option('--budget <time>', 'time limit of the search, such as 30m, 90s or 2h', durationArgument)
          .option('--resume', 'continue an interrupted run')
          .option('--overwrite', 'replace an existing model'),
      ),
    ),
    'train notes/ model/ --model crf --dev dev-notes/',
    'train train.conll model/ --model crf --set c2=0.1',
    'train notes/ model/ --model crf --search 100 --budget 30m',
    'train --model crf --list-settings > crf.yaml',
  );
export type TrainCommandOptions = OptionsOf<typeof defineTrain>;
