import { listArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineImportTagged = () =>
  addExamples(
    addCommonOptions(
      new Command('import-tagged')
        .summary('read text that a language model wrote with inline tags')
        .description(
          'Reads text with <NAME>…</NAME> or [value](NAME) around mentions and verifies every tag: balanced, of a known label, not ' +
            'nested, not empty, on one line, and no markup left over. A text with a fault is refused, with its line and the reason.',
        )
        .argument('<in>', 'a text file, a JSONL file of records with a text (and an id), or a folder of either')
        .argument('<out>', 'where to write the corpus; - for JSONL on standard output')
        .requiredOption(
          '--tags <labels>',
          'the labels that tags may have, such as NAME,DATE; with commas or repeated',
          listArgument,
        )
        .addOption(new Option('--syntax <syntax>', 'how tags are written').choices(['xml', 'brackets']).default('xml'))
        .option('--allow-line-breaks', 'a mention may go over the end of a line')
        .option('--split-at <line>', 'a line that separates documents in a text file (default: a file is one document)')
        .option('--to <format>', 'format of the output (default: as its extension tells, else jsonl)')
        .option('--overwrite', 'replace the output if it is there'),
    ),
    'import-tagged answers/ corpus.jsonl --tags NAME,DATE,LOCATION',
    'import-tagged answers.txt corpus.conll --to conll --tags NAME,DATE --syntax brackets --split-at -----',
  );
export type ImportTaggedCommandOptions = OptionsOf<typeof defineImportTagged>;
