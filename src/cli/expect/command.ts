import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

export const defineExpect = () =>
  addExamples(
    addReadOptions(
      new Command('expect')
        .summary('estimate recall and precision on unlabelled text')
        .description(
          "Estimates recall and precision of tokens on unlabelled text from the model's probabilities, corrected for " +
            'over-confidence on out-of-domain text. The correction is learned from recorded experiments; its error on corpora that ' +
            'were left out is reported with the estimates.',
        )
        .argument('<model-dir>', 'folder written by palimpsest train')
        .argument('<unlabelled>', 'target text: a file, a folder, or - for standard input')
        .addOption(backendOption()),
    ),
    'expect model/ new-hospital/',
    'expect model/ letters.jsonl --json',
  );
export type ExpectCommandOptions = OptionsOf<typeof defineExpect>;
