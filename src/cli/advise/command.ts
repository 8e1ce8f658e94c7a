import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineAdvise = () =>
  addExamples(
    addReadOptions(
      new Command('advise')
        .summary('say what copies and generated text will be worth to a tagger, and how to make them')
        .description(
          'Measures how text to be tagged differs from a labelled corpus, in figures without a word of either, and tells what strict F1 a CRF is expected to ' +
            'gain by augment, at home and there, by what was gained in recorded experiments; with the error of such advice on corpora that it was ' +
            'not learned from. It says when it expects no gain.',
        )
        .argument('<train>', 'labelled corpus to train on: a file or a folder')
        .option('--target <unlabelled>', 'text of the kind that is to be tagged')
        .option('--locale <locale>', 'language of both (default: that of the text)'),
    ),
    'advise notes/ --target new-hospital/',
    'advise train.conll --json',
  );
export type AdviseCommandOptions = OptionsOf<typeof defineAdvise>;
