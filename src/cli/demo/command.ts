import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineDemo = () =>
  addExamples(
    addCommonOptions(
      new Command('demo')
        .summary('see it work on a small corpus that ships with it')
        .description(
          'Augments a sample corpus of invented clinical notes, shows what came out, and trains taggers with and without it.',
        )
        .option('--out <folder>', 'where to write the corpus and the pages', 'demo-output')
        .option('--no-study', 'leave the training of taggers out'),
    ),
    'demo',
    'demo --out /tmp/palimpsest-demo',
  );
export type DemoOptions = OptionsOf<typeof defineDemo>;
