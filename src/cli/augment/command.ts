import { integerArgument, policyArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addPartOptions, addReadOptions, keepMetaOption, partitionOption } from '../options.ts';

export const defineAugment = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        new Command('augment')
          .summary('add augmented copies to a labelled corpus')
          .description(
            'Writes the corpus with ALPHA augmented copies of it: new surrogates over every entity, new wording around them. ' +
              'Every label stays exactly on its text.',
          )
          .argument('<in>', 'corpus: a file, a folder, or - for JSONL on standard input')
          .argument('<out>', 'where to write it: like the input, in its format; - for JSONL on standard output')
          .option('--alpha <n>', 'augmented copies added to the original', integerArgument(0), 2)
          .option(
            '--recipe <recipe>',
            'palimpsest, phicon, phicon-cautious, context-only, or a YAML file',
            'palimpsest',
          )
          .option('--no-phi', 'leave the entities as they are')
          .option('--no-context', 'leave the words around them as they are')
          .option('--no-generated', 'mix in no generated text')
          .option('--augmented-only', 'write the copies without the original, and without its meta data')
          .addOption(keepMetaOption('with --augmented-only: write this key of the meta data'))
          .addOption(
            new Option('--unit <unit>', "what a copy is a copy of (default: the recipe's)").choices([
              'document',
              'sentence',
            ]),
          )
          .option('--labels <file>', 'label map (YAML); the shipped one that fits when absent')
          .option(
            '--policy <LABEL=what>',
            'replace, keep, from-corpus or a surrogate type, for one label; repeatable',
            policyArgument,
          )
          .option('--learned <folder>', 'what learn learned of the whole corpus: this one is not read for it')
          .option('--locale <locale>', "one of those of gazetteers list (default: the label map's, else en)")
          .addOption(partitionOption())
          .option('--gazetteers <folder...>', 'folders of your own lists; see palimpsest gazetteers import')
          .option(
            '--patient-field <key>',
            'meta field that names the patient, over whose documents surrogates agree',
            'patient',
          )
          .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
          .option('--to <format>', "format of the output (default: the input's)")
          .option('--overwrite', 'replace the output if it is there')
          .option(
            '--edits <file>',
            'also write every edit made, as JSONL: document, start, end (code points), replacement',
          ),
      ),
    ),
    'augment notes/ notes-augmented/ --alpha 2',
    'augment train.conll train-augmented.conll --recipe phicon --seed 1',
    'augment corpus.jsonl - --augmented-only --policy SEX=keep | gzip > copies.jsonl.gz',
  );
export type AugmentCommandOptions = OptionsOf<typeof defineAugment>;
