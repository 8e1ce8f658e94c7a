import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineAdvise = () =>
  addExamples(
    addReadOptions(
      new Command('advise')
        .summary('estimate the gain from augmentation before training')
        .description(
          'Compares unlabelled target text with a labelled corpus (statistics only) and predicts the strict F1 gain of a CRF ' +
            'in-domain and on the target, from recorded experiments, with cross-validated error. Says so when no gain is expected.',
        )
        .argument('<train>', 'labelled training corpus: a file or a folder')
        .option('--target <unlabelled>', 'unlabelled text of the kind to be tagged')
        .option('--locale <locale>', 'language of both (default: detected from the text)'),
    ),
    'advise notes/ --target new-hospital/',
    'advise train.conll --json',
  );
export type AdviseCommandOptions = OptionsOf<typeof defineAdvise>;
