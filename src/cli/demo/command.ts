import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineDemo = () =>
  addExamples(
    addCommonOptions(
      new Command('demo')
        .summary('try the main workflow on a small sample corpus')
        .description(
          'Augments a sample corpus of fictitious clinical notes, shows the result, and trains taggers with and without it. ' +
            'Takes about a minute; seconds with --no-study.',
        )
        .option('--out <folder>', 'folder for the corpus and the pages', 'demo-output')
        .option('--no-study', 'skip the training'),
    ),
    'demo',
    'demo --out /tmp/palimpsest-demo',
  );
export type DemoOptions = OptionsOf<typeof defineDemo>;
