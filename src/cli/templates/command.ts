import type { Command } from 'commander';
import type { CheckOptions, DeriveCommandOptions } from './run.ts';
import { addCommonOptions, addExamples, addReadOptions, policyArgument } from '../options.ts';
import type { CommandContext } from '../command.ts';

export function registerTemplates(program: Command, context: CommandContext): void {
  const group = program
    .command('templates')
    .summary('check template sets, or derive one from a labelled corpus')
    .description('Template sets of your own, for palimpsest generate: checking them, and deriving them from a corpus.');

  const check = group
    .command('check')
    .description(
      'Lists everything that is wrong with a set, with file, line and column. Exits with 1 where anything is.',
    )
    .argument('<set>', 'a folder with a set.yaml, or a shipped set');
  addCommonOptions(check);
  addExamples(check, 'templates check my-templates/', 'templates check en-clinical --json');
  check.action(async (set: string, options: CheckOptions) => {
    const { runCheck } = await import('./run.ts');
    context.finish(runCheck(set, options, context.io));
  });

  const derive = group
    .command('derive')
    .description(
      'Makes a template of every document of a corpus: each labelled mention becomes a slot, a later mention of the same ' +
        "text a reference. The text around them stays the source's own, so the set is as confidential as the corpus.",
    )
    .argument('<corpus>', 'a labelled corpus: a file, a folder, or - for JSONL on standard input')
    .argument('<folder>', 'where to write the set')
    .option('--labels <map>', 'label map: a YAML file or a shipped one by name (default: the shipped one that fits)')
    .option(
      '--policy <LABEL=what>',
      "a surrogate type, keep (the text as it is) or from-corpus (a list of the corpus's mentions); repeatable",
      policyArgument,
    )
    .option('--name <name>', "the set's name", 'derived')
    .option('--locale <locale>', "locale of the set (default: the label map's, else en)")
    .option('--overwrite', 'replace the folder if it is there');
  addReadOptions(derive);
  addExamples(
    derive,
    'templates derive notes/ my-templates/',
    'templates derive train.conll my-templates/ --policy MISC=keep && palimpsest generate my-templates/ more.jsonl',
  );
  derive.action(async (corpus: string, folder: string, options: DeriveCommandOptions) => {
    const { runDerive } = await import('./run.ts');
    context.finish(await runDerive(corpus, folder, options, context.io));
  });
}
