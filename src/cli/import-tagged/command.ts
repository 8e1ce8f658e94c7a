import { listArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineImportTagged = () =>
  addExamples(
    addCommonOptions(
      new Command('import-tagged')
        .summary('import text with inline tags, as language models write it')
        .description(
          'Reads text with <NAME>…</NAME> or [value](NAME) around entities and checks every tag: balanced, known label, not ' +
            'nested, not empty, on one line, no markup left over. A text with an error is skipped, with its line and the reason.',
        )
        .argument('<in>', 'a text file, a JSONL file of records with a text (and an id), or a folder of either')
        .argument('<out>', 'output; - writes JSONL to standard output')
        .requiredOption(
          '--tags <labels>',
          'allowed labels, such as NAME,DATE; comma-separated or repeated',
          listArgument,
        )
        .addOption(new Option('--syntax <syntax>', 'tag syntax').choices(['xml', 'brackets']).default('xml'))
        .option('--allow-line-breaks', 'entities may span line breaks')
        .option('--split-at <line>', 'line that separates documents in a text file (default: one document per file)')
        .option('--to <format>', 'output format (default: from the file extension, else jsonl)')
        .option('--overwrite', 'replace existing output'),
    ),
    'import-tagged answers/ corpus.jsonl --tags NAME,DATE,LOCATION',
    'import-tagged answers.txt corpus.conll --to conll --tags NAME,DATE --syntax brackets --split-at -----',
  );
export type ImportTaggedCommandOptions = OptionsOf<typeof defineImportTagged>;
