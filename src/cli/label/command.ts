import { integerArgument, listArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

export const defineLabel = () =>
  addExamples(
    addReadOptions(
      new Command('label')
        .summary('label the sentences of new text that teach a tagger most')
        .description(
          'Picks the sentences of unlabelled text where the tagger doubts, or finds mentions, in words and surroundings that the others ' +
            'picked do not show, and serves a page on this machine where a person accepts and corrects what it proposes. What was done ' +
            'is written when the page is closed (Ctrl-C); start the command again to go on. The result is a corpus for augment --target-sample.',
        )
        .argument('<model-dir>', 'folder that palimpsest train wrote')
        .argument('<unlabelled>', 'text to pick from: a file, a folder, or - for standard input')
        .argument('<out>', 'where to write the labelled sentences')
        .option('-n, --count <n>', 'how many sentences', integerArgument(1), 20)
        .option('--no-review', 'write the sentences with what the tagger proposes, to be corrected elsewhere')
        .option(
          '--labels <names>',
          'labels in the order of their keys, with commas between; those of the model follow',
          listArgument,
        )
        .option('--reviewer <name>', 'who decides (default: the name of the user; the page can change it)')
        .option('--to <format>', 'format of the output (default: by its name)')
        .option('--overwrite', 'replace the output if it is there')
        .addOption(backendOption())
        .option('--open', 'open the page in the browser')
        .option('--port <n>', 'port of the page (default: one that is free)', integerArgument(1)),
    ),
    'label model/ new-hospital/ twenty.jsonl --open',
    'label model/ tweets.jsonl fifty.conll -n 50 --no-review',
  );
export type LabelOptions = OptionsOf<typeof defineLabel>;
