import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { eponymLanguages } from '../../resources/eponyms.ts';
import { integerArgument, listArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineEponyms = () =>
  addExamples(
    addCommonOptions(
      new Command('eponyms')
        .summary('make a corpus of eponyms, to see which are taken for names')
        .description(
          'Writes sentences with eponymous terms such as "Parkinson\'s disease", 100 for each of 12 eponyms, with a clinical ' +
            'label over the term and nothing sensitive in them: whatever a tagger finds there is an error.',
        )
        .argument('<out>', 'where to write it; - for JSONL on standard output')
        .addOption(
          new Option('--language <language>', 'language of the sentences')
            .choices(eponymLanguages())
            .default(DEFAULT_LOCALE),
        )
        .option('--sentences <n>', 'sentences for each eponym', integerArgument(1), 100)
        .option('--eponyms <names>', 'other eponyms than the 12, as the list of the language spells them', listArgument)
        .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
        .option('--to <format>', "format of the output (default: its name's, else jsonl)")
        .option('--overwrite', 'replace the output if it is there'),
    ),
    'eponyms eponyms-sv.jsonl --language sv',
    'eponyms - --eponyms Crohn,Parkinson --sentences 20 | palimpsest tag phi-model/ - tagged.jsonl',
  );
export type EponymsCommandOptions = OptionsOf<typeof defineEponyms>;
