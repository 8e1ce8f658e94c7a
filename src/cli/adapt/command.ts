import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, addTrainingOptions } from '../options.ts';

export const defineAdapt = () =>
  addExamples(
    addReadOptions(
      addTrainingOptions(
        new Command('adapt')
          .summary('train a tagger anew with unlabelled text of the kind that it is to tag')
          .description(
            'The tagger and three CRFs of other makes rate the unlabelled text; it joins the training text with the mentions that all of them together ' +
              'are sure of, and a tagger like the first is trained on both. What they are not sure of counts as no mention, so that it errs less and may ' +
              'overlook more. Where the new one does less well on the dev corpus than the first, a CRF is blended with the first as far as need be, and then ' +
              'one trained with sentences that hold nothing in doubt. It refuses, and writes nothing, where that does not help, or where the taggers agree ' +
              'too little. It takes some five times as long as training did.',
          )
          .argument('<model-dir>', 'folder that palimpsest train wrote')
          .argument('<unlabelled>', 'text of the kind to be tagged: a file, a folder, or - for standard input')
          .argument('<out-model>', 'folder to save the adapted model to')
          .requiredOption('--training <corpus>', 'what the model was trained on, augmented if it was')
          .requiredOption('--dev <corpus>', 'labelled text like that, which the model has not seen')
          .option('--labels <map>', 'label map applied first, as in training: a YAML file or a shipped one by name')
          .option('--coarse', "as in training: the map's coarse types")
          .option('--seed <n>', 'the same seed trains the same model', integerArgument(0), 13)
          .option('--overwrite', 'replace the model if it is there'),
      ),
    ),
    'adapt model/ new-hospital/ adapted/ --training augmented.jsonl --dev dev-notes/',
  );
export type AdaptCommandOptions = OptionsOf<typeof defineAdapt>;
