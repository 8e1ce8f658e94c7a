import { shareArgument, integerArgument, listArgument, numberArgument } from '../arguments.ts';
import { addExamples, Command, does, type MakeCommand, type OptionsOf } from '../command.ts';
import { addCommonOptions, addReadOptions } from '../options.ts';

const PROJECT = 'folder of a project';

const defineInit = () =>
  addExamples(
    addReadOptions(
      new Command('init')
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
        .option('--target <f1>', 'the stopping rule: validation F1 above it', shareArgument, 0.8)
        .option('--seed <n>', 'seed of all that is drawn', integerArgument(0), 13),
    ),
    'rules init names/ notes/ --rules es-ca-primary-care',
    'rules init names/ notes.jsonl --rules my-rules.yaml --queries queries.yaml --initial 60',
    'rules init names/',
  );
export type InitOptions = OptionsOf<typeof defineInit>;

const defineCollect = () =>
  addExamples(
    addCommonOptions(
      new Command('collect')
        .description(
          'Takes the notes that a person is done with into the corpora of a project. It can be repeated at any time, also while the ' +
            'review goes on.',
        )
        .argument('<project>', PROJECT)
        .argument('[batches...]', 'only these; all open ones when absent')
        .option('--close', 'the rest of the batch is not to be reviewed: it may be drawn again later'),
    ),
    'rules collect names/',
    'rules collect names/ iteration-1 --close',
  );
export type CollectOptions = OptionsOf<typeof defineCollect>;

const defineExport = () =>
  addExamples(
    addCommonOptions(
      new Command('export')
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
        .option('--overwrite', 'replace the output if it is there'),
    ),
    'rules export names/ names.jsonl',
    'rules export names/ for-training.jsonl --silent 3',
  );
export type ExportProjectOptions = OptionsOf<typeof defineExport>;

const defineErrors = () =>
  addExamples(
    addCommonOptions(
      new Command('errors')
        .description(
          'Shows what the rules of a project miss and invent on its training corpus, grouped by what stands before and after. It ' +
            'prints text of the notes on standard output: keep it as confidential as they are.',
        )
        .argument('<project>', PROJECT)
        .option('--label <labels>', 'only these labels', listArgument)
        .option('--validation', 'on the validation set; rules that are made from it are no longer measured by it')
        .option('--groups <n>', 'most contexts of each kind', integerArgument(1), 8)
        .option('--examples <n>', 'most examples of each context', integerArgument(0), 2),
    ),
    'rules errors names/',
    'rules errors names/ --label PERSON --examples 5',
  );
export type ErrorsOptions = OptionsOf<typeof defineErrors>;

const defineTry = () =>
  addExamples(
    addCommonOptions(
      new Command('try')
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
        .option('--accept', 'take them into the working rules where they are accepted'),
    ),
    'rules try names/ new-network.yaml',
    'rules try names/ new-network.yaml --accept',
    'rules try names/ --accept',
  );
export type TryOptions = OptionsOf<typeof defineTry>;

const defineHistory = () =>
  addExamples(
    addCommonOptions(
      new Command('history')
        .description(
          'Lists each change of the rules and corpora of a project with its scores, compares two, or draws the curves.',
        )
        .argument('<project>', PROJECT)
        .option(
          '--compare <entries>',
          'two entries, such as 0.1,2.0; an iteration alone is its last entry',
          listArgument,
        )
        .option('--out <page>', 'draw the curves into a page (HTML)')
        .option('--overwrite', 'replace the page if it is there'),
    ),
    'rules history names/',
    'rules history names/ --out history.html',
    'rules history names/ --compare 0,2',
  );
export type HistoryOptions = OptionsOf<typeof defineHistory>;

const defineRevert = () =>
  addExamples(
    addCommonOptions(
      new Command('revert')
        .description(
          'Makes rules that the history of a project keeps its working rules again. The corpora stay; the history goes on, so a ' +
            'second revert takes it back.',
        )
        .argument('<project>', PROJECT)
        .argument('<entry>', 'as rules history has it, such as 1.3; an iteration alone is its last entry'),
    ),
    'rules revert names/ 1.3',
    'rules revert names/ 0',
  );

export const init: MakeCommand = (context) =>
  defineInit().action(does(context, async () => (await import('./init.ts')).runInit));
export const collect: MakeCommand = (context) =>
  defineCollect().action(does(context, async () => (await import('./collect.ts')).runCollect));
export const exportProject: MakeCommand = (context) =>
  defineExport().action(does(context, async () => (await import('./export.ts')).runExportProject));
export const errors: MakeCommand = (context) =>
  defineErrors().action(does(context, async () => (await import('./errors.ts')).runErrors));
export const tryRules: MakeCommand = (context) =>
  defineTry().action(does(context, async () => (await import('./try.ts')).runTry));
export const history: MakeCommand = (context) =>
  defineHistory().action(does(context, async () => (await import('./history.ts')).runHistory));
export const revert: MakeCommand = (context) =>
  defineRevert().action(does(context, async () => (await import('./revert.ts')).runRevert));
