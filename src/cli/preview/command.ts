import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addAugmentOptions, addReadOptions, addTargetOptions } from '../options.ts';

export const definePreview = () =>
  addExamples(
    addReadOptions(
      addTargetOptions(
        addAugmentOptions(
          new Command('preview')
            .summary('preview the copies that augment would write')
            .description(
              'Augments some documents of a corpus, drawn with the seed, as augment with the same options would, and shows the ' +
                'changes without writing anything: source and copy side by side, each edit with the step that made it, each unchanged ' +
                'entity with the reason. Prints text of the corpus. Generated documents are not shown.',
            )
            .argument('<in>', 'corpus: a file, a folder, or - for standard input')
            .option(
              '-n, --count <n>',
              'number of documents to show (default: 5; 20 with --page or --json)',
              integerArgument(1),
            )
            .option('--page <file>', 'also write an HTML page, like view')
            .option('--overwrite', 'replace an existing page'),
        ),
      ),
    ),
    'preview notes/ -n 5',
    'preview train.conll --recipe phicon --seed 1 --page preview.html --quiet',
  );
export type PreviewCommandOptions = OptionsOf<typeof definePreview>;
