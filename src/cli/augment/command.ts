import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addAugmentOptions, addPartOptions, addReadOptions, addTargetOptions, keepMetaOption } from '../options.ts';

export const defineAugment = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        addTargetOptions(
          addAugmentOptions(
            new Command('augment')
              .summary('add augmented copies and generated documents to a labelled corpus')
              .description(
                'Writes the corpus, ALPHA augmented copies of each document (new surrogates for every entity, varied wording around ' +
                  'them) and documents generated from templates. Labels stay exact to the character. --no-generated leaves the generated ' +
                  'documents out.',
              )
              .argument('<in>', 'corpus: a file, a folder, or - for standard input')
              .argument('<out>', 'output, in the format of the input; - writes JSONL to standard output')
              .option('--augmented-only', 'write only the copies and generated documents, without metadata')
              .addOption(keepMetaOption('with --augmented-only: keep this metadata field'))
              .option('--to <format>', 'output format (default: that of the input)')
              .option('--overwrite', 'replace existing output')
              .option(
                '--edits <file>',
                'also write every edit as JSONL: document, start, end (code points), replacement',
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
