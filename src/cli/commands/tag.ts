import type { Command } from 'commander';
import type { TagCommandOptions } from '../actions/tag.ts';
import type { CommandContext } from '../command.ts';
import { recallBiasArgument } from '../recall-bias-argument.ts';
import { addExamples, addReadOptions, backendOption, numberArgument } from '../options.ts';

export function registerTag(program: Command, context: CommandContext): void {
  const command = program
    .command('tag')
    .summary('find entities with a trained tagger')
    .description(
      'Writes the corpus with the entities that the tagger finds, in place of those it had. Plain text is read too: a .txt ' +
        'file or a folder of them is written with .ann files beside them (BRAT).',
    )
    .argument('<model-dir>', 'folder that palimpsest train wrote')
    .argument('<in>', 'corpus: a file, a folder, or - for JSONL on standard input')
    .argument('<out>', 'where to write it: like the input, in its format; - for JSONL on standard output')
    .option('--to <format>', "format of the output (default: the input's)")
    .option(
      '--recall-bias <beta>',
      'find more, and more of it wrong: with the thresholds that tune found for this beta; 10, NAME=20,DATE=4 or 10,NAME=20',
      recallBiasArgument,
    )
    .option(
      '--outside-bias <score>',
      'taken off the score of "no entity" at every token, without tuning: above 0 finds more, below 0 less',
      numberArgument,
      0,
    )
    .addOption(backendOption())
    .option('--labels <map>', 'label map applied to what was found: a YAML file or a shipped one by name')
    .option('--overwrite', 'replace the output if it is there');
  addReadOptions(command);
  addExamples(
    command,
    'tag model/ notes/ notes-tagged/',
    'tag model/ test.conll predicted.conll --recall-bias 10',
    'tag model/ letters/ - --quiet > letters.jsonl',
  );
  command.action(async (folder: string, input: string, output: string, options: TagCommandOptions) => {
    const { runTag } = await import('../actions/tag.ts');
    context.finish(await runTag(folder, input, output, options, context.io));
  });
}
