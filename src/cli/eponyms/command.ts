import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { eponymLanguages } from '../../resources/eponyms.ts';
import { integerArgument, listArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineEponyms = () =>
  addExamples(
    addCommonOptions(
      new Command('eponyms')
        .summary('generate a test corpus of eponyms')
        .description(
          'Writes sentences with eponymous terms such as "Parkinson\'s disease", 100 for each of 12 eponyms, with a clinical ' +
            'label on the term and no sensitive entities: every entity that a de-identification tagger finds in it is a false ' +
            'positive.',
        )
        .argument('<out>', 'output; - writes JSONL to standard output')
        .addOption(
          new Option('--language <language>', 'language of the sentences')
            .choices(eponymLanguages())
            .default(DEFAULT_LOCALE),
        )
        .option('--sentences <n>', 'sentences per eponym', integerArgument(1), 100)
        .option(
          '--eponyms <names>',
          'eponyms to use instead of the 12, spelt as in the list of the language',
          listArgument,
        )
        .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
        .option('--to <format>', 'output format (default: from the file name, else jsonl)')
        .option('--overwrite', 'replace existing output'),
    ),
    'eponyms eponyms-sv.jsonl --language sv',
    'eponyms - --eponyms Crohn,Parkinson --sentences 20 | palimpsest tag phi-model/ - tagged.jsonl',
  );
export type EponymsCommandOptions = OptionsOf<typeof defineEponyms>;
