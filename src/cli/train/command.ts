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
            'Trains a tagger that finds such entities as the corpus has, and saves it to a folder. The folder holds words of the ' +
              'training text: it is as confidential as that.',
          )
          .argument('[corpus]', 'training corpus: a file, a folder, or - for standard input')
          .argument('[model-dir]', 'folder to save the model to')
          .option('--model <name>', `what to train: ${taggerFamilies.map(({ name }) => name).join(', ')}`, 'crf')
          .option('--list-settings', 'print the settings of the model with their defaults, as YAML, and stop')
          .option('--dev <corpus>', 'held-out corpus, for early stopping and the learning curve')
          .option('--settings <file>', 'settings of the model (YAML)')
          .option('--set <key=value>', 'one setting, over those of the file; repeatable', settingArgument)
          .option(
            '--gazetteers <folder...>',
            'crf, neuroner, deepaffix: look words up in your own lists, too; see palimpsest gazetteers import',
          )
          .addOption(backendOption())
          .option('--labels <map>', 'label map applied first: a YAML file or a shipped one by name')
          .option(
            '--coarse',
            "learn the map's coarse types (NAME, LOCATION, DATE, …); of the shipped map that fits by default",
          )
          .option('--locale <locale>', "language of the text (default: the label map's, else en)")
          .option('--seed <n>', 'the same seed trains the same model', integerArgument(0), 13)
          .option(
            '--search <n>',
            'crf: random search over n draws of the settings that are not given (Berg et al. 2020, Table 2); 100 there',
            integerArgument(1),
          )
          .option('--search-fraction <share>', 'share of the corpus that the search uses', numberArgument, 0.2)
          .option(
            '--budget <time>',
            'of the search: no draw is tried after it, such as 30m, 90s or 2h',
            durationArgument,
          )
          .option('--resume', 'go on with a training that was interrupted')
          .option('--overwrite', 'replace the model if it is there'),
      ),
    ),
    'train notes/ model/ --model crf --dev dev-notes/',
    'train train.conll model/ --model crf --set c2=0.1',
    'train notes/ model/ --model crf --search 100 --budget 30m',
    'train --model crf --list-settings > crf.yaml',
  );
export type TrainCommandOptions = OptionsOf<typeof defineTrain>;
