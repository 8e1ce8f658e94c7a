import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineAgreement = () =>
  addExamples(
    addReadOptions(
      new Command('agreement')
        .summary('measure inter-annotator agreement: Cohen’s kappa')
        .description(
          'Compares two annotations of the same documents, neither of which is the reference: Cohen’s kappa over all tokens and ' +
            'over tokens that either annotator labelled, by label and, with a label map, by coarse type; and where the annotators ' +
            'differ. Documents are paired by id, or by order if no id matches.',
        )
        .argument('<first>', 'corpus labelled by one annotator')
        .argument('<second>', 'the same corpus labelled by another annotator')
        .option('--labels <map>', 'label map applied to both: a YAML file or the name of a shipped one')
        .option('--coarse', 'compare coarse types only')
        .option('--differences <n>', 'number of confused label pairs to show', integerArgument(0), 10),
    ),
    'agreement anna/ ben/',
    'agreement anna.jsonl ben.jsonl --labels zh-en-deid --json',
  );
export type AgreementCommandOptions = OptionsOf<typeof defineAgreement>;
