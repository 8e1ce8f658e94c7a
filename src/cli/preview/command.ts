import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addAugmentOptions, addReadOptions } from '../options.ts';

export const definePreview = () =>
  addExamples(
    addReadOptions(
      addAugmentOptions(
        new Command('preview')
          .summary('see what augment would write, before anything is written')
          .description(
            'Augments some documents of a corpus, drawn by the seed, as augment with the same options would, and shows what changed: source and ' +
              'copy side by side, each edit with the step that made it, each mention that stayed with the reason. It shows text of the corpus.',
          )
          .argument('<in>', 'corpus: a file, a folder, or - for standard input')
          .option('-n, --count <n>', 'show so many documents that change', integerArgument(1), 20)
          .option('--page <file>', 'also write a page (HTML) for the browser, as view does')
          .option('--overwrite', 'replace the page if it is there'),
      ),
    ),
    'preview notes/ -n 5',
    'preview train.conll --recipe phicon --seed 1 --page preview.html --quiet',
  );
export type PreviewCommandOptions = OptionsOf<typeof definePreview>;
