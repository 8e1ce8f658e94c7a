import { betasArgument, integerArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, addTrainingOptions } from '../options.ts';

export const defineTune = () =>
  addExamples(
    addReadOptions(
      addTrainingOptions(
        new Command('tune')
          .summary('tune decision thresholds for higher recall')
          .description(
            'For tag --recall-bias: a token without a label gets its most probable label if the probability of O is below one ' +
              'threshold and that of the label above another. Both are searched for the highest F-beta over binary tokens (sensitive ' +
              'or not) and saved in the model folder. Use a corpus that the model was not trained on, or its training corpus with ' +
              '--folds (cross-validation).',
          )
          .argument('<model-dir>', 'folder written by palimpsest train')
          .argument('<corpus>', 'labelled corpus: a file, a folder, or - for standard input')
          .option('--betas <list>', 'weights of recall relative to precision', betasArgument, [1, 4, 10, 20, 40])
          .addOption(
            new Option('--grid <name>', "values to try: the paper's, or a finer grid")
              .choices(['paper', 'fine'])
              .default('paper'),
          )
          .option('--by-label', 'separate thresholds for labels with enough tokens')
          .option(
            '--context',
            'also learn to correct probabilities from the rest of the document and from how common a word is; stores words of the ' +
              'corpus',
          )
          .option('--folds <n>', 'cross-validation on the corpus the model was trained on', integerArgument(2))
          .option('--by <key>', 'metadata field whose values are kept in one fold')
          .option(
            '--labels <map>',
            'label map to apply first, as in training: a YAML file or the name of a shipped one',
          )
          .option('--coarse', "use the map's coarse types, as in training")
          .option('--seed <n>', 'seed of the folds', integerArgument(0), 13),
      ),
    ),
    'tune model/ dev-notes/',
    'tune model/ notes/ --folds 3 --context --grid fine',
    'tag model/ letters/ tagged/ --recall-bias 10',
  );
export type TuneCommandOptions = OptionsOf<typeof defineTune>;
