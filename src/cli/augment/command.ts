import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addAugmentOptions, addPartOptions, addReadOptions, addTargetOptions, keepMetaOption } from '../options.ts';

export const defineAugment = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        addTargetOptions(
          addAugmentOptions(
            new Command('augment')
              .summary('add augmented copies to a labelled corpus')
              .description(
                'Writes the corpus with ALPHA augmented copies of it: new surrogates over every entity, new wording around them. ' +
                  'Every label stays exactly on its text.',
              )
              .argument('<in>', 'corpus: a file, a folder, or - for standard input')
              .argument('<out>', 'where to write it: like the input, in its format; - for JSONL on standard output')
              .option('--augmented-only', 'write the copies without the original, and without its meta data')
              .addOption(keepMetaOption('with --augmented-only: write this key of the meta data'))
              .option('--to <format>', "format of the output (default: the input's)")
              .option('--overwrite', 'replace the output if it is there')
              .option(
                '--edits <file>',
                'also write every edit made, as JSONL: document, start, end (code points), replacement',
              ),
          ),
        ),
      ),
    ),
    'augment notes/ notes-augmented/ --alpha 2',
    'augment train.conll train-augmented.conll --recipe phicon --seed 1',
    'augment train.conll ready.conll --target-sample twenty-sentences.conll',
    'augment corpus.jsonl - --augmented-only --policy SEX=keep | gzip > copies.jsonl.gz',
  );
export type AugmentCommandOptions = OptionsOf<typeof defineAugment>;
