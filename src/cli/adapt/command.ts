import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, addTrainingOptions } from '../options.ts';

export const defineAdapt = () =>
  addExamples(
    addReadOptions(
      addTrainingOptions(
        new Command('adapt')
          .summary('adapt a tagger to unlabelled target text (self-training)')
          .description(
            'Retrains the tagger on its training text plus the unlabelled text, which the tagger and three differently configured ' +
              'CRFs label. An entity is used where their mean probability is high; uncertain tokens are treated as O: precision ' +
              'rises, recall may fall. Where the new tagger scores lower on the dev corpus, the weights of a CRF are interpolated ' +
              'with the original model, and then only sentences without uncertain tokens are used. If none of this helps, or the ' +
              'taggers agree too little, no model is written. Takes about five times as long as training.',
          )
          .argument('<model-dir>', 'folder written by palimpsest train')
          .argument('<unlabelled>', 'target text: a file, a folder, or - for standard input')
          .argument('<out-model>', 'folder to save the adapted model to')
          .requiredOption(
            '--training <corpus>',
            'the training corpus of the model (the augmented one, if it was augmented)',
          )
          .requiredOption('--dev <corpus>', 'labelled text of the same kind, not used for training')
          .option(
            '--labels <map>',
            'label map to apply first, as in training: a YAML file or the name of a shipped one',
          )
          .option('--coarse', "use the map's coarse types, as in training")
          .option('--seed <n>', 'the same seed trains the same model', integerArgument(0), 13)
          .option('--overwrite', 'replace an existing model'),
      ),
    ),
    'adapt model/ new-hospital/ adapted/ --training augmented.jsonl --dev dev-notes/',
  );
export type AdaptCommandOptions = OptionsOf<typeof defineAdapt>;
