import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

export const defineExpect = () =>
  addExamples(
    addReadOptions(
      new Command('expect')
        .summary('estimate, without labels, how much of a text a tagger finds')
        .description(
          'Tells what share of the tokens in mentions a tagger is to be expected to find in unlabelled text, and how much of what it finds is right. ' +
            'Its own probabilities say both, too high for text that is strange to it; how much too high is learned from recorded experiments, and ' +
            'the error of such estimates on corpora that they were not learned from is told with them.',
        )
        .argument('<model-dir>', 'folder that palimpsest train wrote')
        .argument('<unlabelled>', 'text to be tagged: a file, a folder, or - for standard input')
        .addOption(backendOption()),
    ),
    'expect model/ new-hospital/',
    'expect model/ letters.jsonl --json',
  );
export type ExpectCommandOptions = OptionsOf<typeof defineExpect>;
