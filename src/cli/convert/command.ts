import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addPartOptions, addReadOptions } from '../options.ts';

export const defineConvert = () =>
  addExamples(
    addPartOptions(
      addReadOptions(
        new Command('convert')
          .summary('write a corpus in another format, with other labels or borders')
          .description('Reads a corpus and writes it in another format; a label map renames, merges and drops labels.')
          .argument('<in>', 'corpus: a file, a folder, or - for standard input')
          .argument('<out>', 'where to write it; - for JSONL on standard output')
          .option('--to <format>', "format of the output (default: as its extension tells, else the input's)")
          .option('--labels <map>', 'label map: a YAML file or a shipped one by name')
          .option(
            '--conventions <file>',
            'bring borders, labels and blanks to these conventions (YAML; see conventions)',
          )
          .option('--overwrite', 'replace the output if it is there'),
      ),
    ),
    'convert notes/ notes.jsonl --to jsonl',
    'convert train.conll train.spacy.jsonl --from conll --to spacy',
    'convert corpus.jsonl coarse.jsonl --labels coarse.yaml',
    'convert augmented.conll ready.conll --conventions conventions.yaml',
  );
export type ConvertOptions = OptionsOf<typeof defineConvert>;
