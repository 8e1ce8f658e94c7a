import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineAgreement = () =>
  addExamples(
    addReadOptions(
      new Command('agreement')
        .summary('how far two annotators agree: Cohen’s kappa')
        .description(
          'Compares two annotations of the same documents, neither of which is the right one: Cohen’s kappa over all tokens and over those ' +
            'that either annotator marked, by label and, where a label map tells them, by coarse type; and where they differ. ' +
            'Documents are paired by id; where no id agrees, by their order.',
        )
        .argument('<first>', 'the corpus as one annotator labelled it')
        .argument('<second>', 'as another one did')
        .option('--labels <map>', 'label map applied to both: a YAML file or a shipped one by name')
        .option('--coarse', 'compare coarse types only')
        .option('--differences <n>', 'how many pairs of labels are shown', integerArgument(0), 10),
    ),
    'agreement anna/ ben/',
    'agreement anna.jsonl ben.jsonl --labels zh-en-deid --json',
  );
export type AgreementCommandOptions = OptionsOf<typeof defineAgreement>;
