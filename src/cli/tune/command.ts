import { betasArgument, integerArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addReadOptions, addTrainingOptions } from '../options.ts';

export const defineTune = () =>
  addExamples(
    addReadOptions(
      addTrainingOptions(
        new Command('tune')
          .summary('find the thresholds of a recall bias for a trained tagger')
          .description(
            'For tag --recall-bias: a token that the tagger gives no label gets its most probable one where the probability of ' +
              'none is below one threshold and that of the label above another. Searches both for the largest F-beta on binary ' +
              'tokens (sensitive or not) and keeps them in the model folder. The corpus is one that the model was not trained ' +
              'on, or with --folds the very one that it was: then taggers are trained on parts of it.',
          )
          .argument('<model-dir>', 'folder that palimpsest train wrote')
          .argument('<corpus>', 'labelled corpus: a file, a folder, or - for standard input')
          .option(
            '--betas <list>',
            'how many times as much as precision recall counts',
            betasArgument,
            [1, 4, 10, 20, 40],
          )
          .addOption(
            new Option('--grid <name>', 'values tried: those of the paper, or a finer mesh')
              .choices(['paper', 'fine'])
              .default('paper'),
          )
          .option('--by-label', 'labels with enough tokens get thresholds of their own')
          .option(
            '--context',
            'learn to correct probabilities by the rest of the document and by how well known a word is; keeps words of the corpus',
          )
          .option('--folds <n>', 'cross-validation on the corpus the model was trained on', integerArgument(2))
          .option('--by <key>', 'key of meta: documents with the same value are in the same fold')
          .option('--labels <map>', 'label map applied first, as in training: a YAML file or a shipped one by name')
          .option('--coarse', "as in training: the map's coarse types")
          .option('--seed <n>', 'which document is in which fold', integerArgument(0), 13),
      ),
    ),
    'tune model/ dev-notes/',
    'tune model/ notes/ --folds 3 --context --grid fine',
    'tag model/ letters/ tagged/ --recall-bias 10',
  );
export type TuneCommandOptions = OptionsOf<typeof defineTune>;
