import type { Command } from 'commander';
import type { ConvertOptions } from './run.ts';
import { addExamples, addReadOptions } from '../options.ts';
import type { CommandContext } from '../command.ts';

export function registerConvert(program: Command, context: CommandContext): void {
  const command = program
    .command('convert')
    .summary('write a corpus in another format, or with other labels')
    .description('Reads a corpus and writes it in another format; a label map renames, merges and drops labels.')
    .argument('<in>', 'corpus: a file, a folder, or - for JSONL on standard input')
    .argument('<out>', 'where to write it; - for JSONL on standard output')
    .option('--to <format>', "format of the output (default: as its extension tells, else the input's)")
    .option('--labels <map>', 'label map: a YAML file or a shipped one by name')
    .option('--overwrite', 'replace the output if it is there');
  addReadOptions(command);
  addExamples(
    command,
    'convert notes/ notes.jsonl --to jsonl',
    'convert train.conll train.spacy.jsonl --from conll --to spacy',
    'convert corpus.jsonl coarse.jsonl --labels coarse.yaml',
  );
  command.action(async (input: string, output: string, options: ConvertOptions) => {
    const { runConvert } = await import('./run.ts');
    context.finish(await runConvert(input, output, options, context.io));
  });
}
