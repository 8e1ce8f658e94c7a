import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addPartOptions, addReadOptions } from '../options.ts';

export const defineConvert = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        new Command('convert')
          .summary('convert between formats; map labels; adapt entity boundaries')
          .description('Reads a corpus and writes it in another format. A label map renames, merges and drops labels.')
          .argument('<in>', 'corpus: a file, a folder, or - for standard input')
          .argument('<out>', 'output; - writes JSONL to standard output')
          .option('--to <format>', 'output format (default: from the file extension, else that of the input)')
          .option('--labels <map>', 'label map: a YAML file or the name of a shipped one')
          .option(
            '--conventions <file>',
            'adapt entity boundaries, labels and spacing to these conventions (YAML; see conventions)',
          )
          .option('--overwrite', 'replace existing output'),
      ),
    ),
    'convert notes/ notes.jsonl --to jsonl',
    'convert train.conll train.spacy.jsonl --from conll --to spacy',
    'convert corpus.jsonl coarse.jsonl --labels coarse.yaml',
    'convert augmented.conll ready.conll --conventions conventions.yaml',
  );
export type ConvertOptions = OptionsOf<typeof defineConvert>;
