import { type Command, InvalidArgumentError } from 'commander';
import type { CollectOptions } from './collect.ts';
import type { ErrorsOptions } from './errors.ts';
import type { ExportProjectOptions } from './export.ts';
import type { HistoryOptions } from './history.ts';
import type { InitOptions } from './init.ts';
import type { TryOptions } from './try.ts';
import type { CommandContext } from '../command.ts';
import {
  addCommonOptions,
  type CommonOptions,
  addExamples,
  addReadOptions,
  integerArgument,
  listArgument,
  numberArgument,
} from '../options.ts';

const PROJECT = 'folder of a project';

/** The commands of the loop that makes a labelled corpus out of unlabelled notes. */
export function registerProjectCommands(group: Command, context: CommandContext): void {
  const init = group
    .command('init')
    .description(
      'Makes a project that leads from unlabelled notes to a labelled corpus and a rule set. It draws the first notes for a ' +
        'person to correct, found by queries for every category, and a validation set of notes with mentions. Called again, it ' +
        'goes on where it was stopped, and draws more where too few validation notes had a mention.',
    )
    .argument('<project>', 'folder of the project, made where it is not there')
    .argument('[notes...]', 'the unlabelled notes: files or folders')
    .option('--rules <rules>', 'rules to begin with: a file, a folder or a shipped rule set')
    .option(
      '--queries <file>',
      'words, lists and expressions to find notes of each category by, or a rule file (default: queries.yaml beside the rules, ' +
        'else the rules)',
    )
    .option('--label <labels>', 'the labels that count (default: all of rules and queries)', listArgument)
    .option('--initial <n>', 'notes of the first corpus', integerArgument(1), 100)
    .option('--validation <n>', 'notes with mentions in the validation set', integerArgument(1), 100)
    .option('--target <f1>', 'the stopping rule: validation F1 above it', fractionArgument, 0.8)
    .option('--seed <n>', 'seed of all that is drawn', integerArgument(0), 13);
  addReadOptions(init);
  addExamples(
    init,
    'rules init names/ notes/ --rules es-ca-primary-care',
    'rules init names/ notes.jsonl --rules my-rules.yaml --queries queries.yaml --initial 60',
    'rules init names/',
  );
  init.action(async (folder: string, sources: readonly string[], options: InitOptions) => {
    const { runInit } = await import('./init.ts');
    context.finish(await runInit(folder, sources, options, context.io));
  });

  const collect = group
    .command('collect')
    .description(
      'Takes the notes that a person is done with into the corpora of a project. It can be repeated at any time, also while the ' +
        'review goes on.',
    )
    .argument('<project>', PROJECT)
    .argument('[batches...]', 'only these; all open ones when absent')
    .option('--close', 'the rest of the batch is not to be reviewed: it may be drawn again later');
  addCommonOptions(collect);
  addExamples(collect, 'rules collect names/', 'rules collect names/ iteration-1 --close');
  collect.action(async (folder: string, batches: readonly string[], options: CollectOptions) => {
    const { runCollect } = await import('./collect.ts');
    context.finish(await runCollect(folder, batches, options, context.io));
  });

  const corpus = group
    .command('export')
    .description(
      'Writes the labelled corpus of a project, training and validation notes together. Those were chosen because something was ' +
        'found in them, so a tagger that learns from them alone finds too much; --silent adds notes without a finding.',
    )
    .argument('<project>', PROJECT)
    .argument('<out>', 'where to write it; - for standard output')
    .option(
      '--silent <n>',
      'for each note with a mention, add n drawn at random in which the rules find nothing; nobody reviewed them (meta: ' +
        'reviewed: false)',
      numberArgument,
      0,
    )
    .option('--to <format>', 'format of the output (default: jsonl)')
    .option('--overwrite', 'replace the output if it is there');
  addCommonOptions(corpus);
  addExamples(corpus, 'rules export names/ names.jsonl', 'rules export names/ for-training.jsonl --silent 3');
  corpus.action(async (folder: string, out: string, options: ExportProjectOptions) => {
    const { runExportProject } = await import('./export.ts');
    context.finish(await runExportProject(folder, out, options, context.io));
  });

  const errors = group
    .command('errors')
    .description(
      'Shows what the rules of a project miss and invent on its training corpus, grouped by what stands before and after. It ' +
        'prints text of the notes on standard output: keep it as confidential as they are.',
    )
    .argument('<project>', PROJECT)
    .option('--label <labels>', 'only these labels', listArgument)
    .option('--validation', 'on the validation set; rules that are made from it are no longer measured by it')
    .option('--groups <n>', 'most contexts of each kind', integerArgument(1), 8)
    .option('--examples <n>', 'most examples of each context', integerArgument(0), 2);
  addCommonOptions(errors);
  addExamples(errors, 'rules errors names/', 'rules errors names/ --label PERSON --examples 5');
  errors.action(async (folder: string, options: ErrorsOptions) => {
    const { runErrors } = await import('./errors.ts');
    context.finish(await runErrors(folder, options, context.io));
  });

  const attempt = group
    .command('try')
    .description(
      'Says whether new rules are accepted: they must put right more than one error of the training set without lowering F1 ' +
        'there, must not lower F1 on the validation set, and must not find far more in a sample of unlabelled notes than that ' +
        'lets expect. Exits with 1 where they are not.',
    )
    .argument('<project>', PROJECT)
    .argument(
      '[proposal]',
      'a rule file, or a file with networks: and gazetteers: to add to the working rules; when absent, the working rules ' +
        'themselves, as they were edited',
    )
    .option('--accept', 'take them into the working rules where they are accepted');
  addCommonOptions(attempt);
  addExamples(
    attempt,
    'rules try names/ new-network.yaml',
    'rules try names/ new-network.yaml --accept',
    'rules try names/ --accept',
  );
  attempt.action(async (folder: string, proposal: string | undefined, options: TryOptions) => {
    const { runTry } = await import('./try.ts');
    context.finish(await runTry(folder, proposal, options, context.io));
  });

  const history = group
    .command('history')
    .description(
      'Lists each change of the rules and corpora of a project with its scores, compares two, or draws the curves.',
    )
    .argument('<project>', PROJECT)
    .option('--compare <entries>', 'two entries, such as 0.1,2.0; an iteration alone is its last entry', listArgument)
    .option('--out <page>', 'draw the curves into a page (HTML)')
    .option('--overwrite', 'replace the page if it is there');
  addCommonOptions(history);
  addExamples(
    history,
    'rules history names/',
    'rules history names/ --out history.html',
    'rules history names/ --compare 0,2',
  );
  history.action(async (folder: string, options: HistoryOptions) => {
    const { runHistory } = await import('./history.ts');
    context.finish(await runHistory(folder, options, context.io));
  });

  const revert = group
    .command('revert')
    .description(
      'Makes rules that the history of a project keeps its working rules again. The corpora stay; the history goes on, so a ' +
        'second revert takes it back.',
    )
    .argument('<project>', PROJECT)
    .argument('<entry>', 'as rules history has it, such as 1.3; an iteration alone is its last entry');
  addCommonOptions(revert);
  addExamples(revert, 'rules revert names/ 1.3', 'rules revert names/ 0');
  revert.action(async (folder: string, entry: string, options: CommonOptions) => {
    const { runRevert } = await import('./revert.ts');
    context.finish(await runRevert(folder, entry, options, context.io));
  });
}

function fractionArgument(value: string): number {
  const number = numberArgument(value);
  if (number < 0 || number > 1) throw new InvalidArgumentError('It takes a fraction, such as 0.8.');
  return number;
}
