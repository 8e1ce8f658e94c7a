import { integerArgument, listArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, backendOption } from '../options.ts';

export const defineLabel = () =>
  addExamples(
    addReadOptions(
      new Command('label')
        .summary('select and annotate the most informative sentences (active learning)')
        .description(
          'Selects sentences of unlabelled text in which the tagger is uncertain or finds entities, preferring words and ' +
            'contexts that the other selected sentences lack, and serves a local page where you accept and correct the proposals. ' +
            'Your work is written when you stop the command (Ctrl-C); run it again to continue. Use the result with augment ' +
            '--target-sample.',
        )
        .argument('<model-dir>', 'folder written by palimpsest train')
        .argument('<unlabelled>', 'target text: a file, a folder, or - for standard input')
        .argument('<out>', 'output: the labelled sentences')
        .option('-n, --count <n>', 'how many sentences', integerArgument(1), 20)
        .option('--no-review', 'write the sentences with the proposed entities, to correct them elsewhere')
        .option(
          '--labels <names>',
          'labels in the order of their keys, comma-separated; those of the model follow',
          listArgument,
        )
        .option('--reviewer <name>', 'name of the annotator (default: your user name; can be changed on the page)')
        .option('--to <format>', 'output format (default: from the file name)')
        .option('--overwrite', 'replace existing output')
        .addOption(backendOption())
        .option('--open', 'open the page in the browser')
        .option('--port <n>', 'port of the page (default: a free one)', integerArgument(1)),
    ),
    'label model/ new-hospital/ twenty.jsonl --open',
    'label model/ tweets.jsonl fifty.conll -n 50 --no-review',
  );
export type LabelOptions = OptionsOf<typeof defineLabel>;
