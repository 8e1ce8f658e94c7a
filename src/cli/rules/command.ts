import { integerArgument, listArgument, numberArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions, addReadOptions } from '../options.ts';

const RULES = 'a YAML file, a folder with a rules.yaml, or a shipped rule set (es-ca-primary-care)';

export const defineRulesCheck = () =>
  addExamples(
    addCommonOptions(
      new Command('check')
        .description(
          'Lists everything that is wrong with rules, with file, line and column. Exits with 1 where anything is.',
        )
        .argument('<rules>', RULES),
    ),
    'rules check my-rules.yaml',
    'rules check es-ca-primary-care --json',
  );

export const defineRulesRun = () =>
  addExamples(
    addReadOptions(
      new Command('run')
        .description(
          'Writes the corpus with the entities that the rules find, in place of those it had. Plain text is read too: a .txt ' +
            'file or a folder of them is written with .ann files beside them (BRAT). Of a project, its rules go through its ' +
            'unlabelled notes, and those that rank highest are put up for review.',
        )
        .argument('<rules>', `${RULES}; or the folder of a project, alone`)
        .argument('[in]', 'corpus: a file, a folder, or - for standard input')
        .argument('[out]', 'where to write it: like the input, in its format; - for JSONL on standard output')
        .option('--to <format>', "format of the output (default: the input's)")
        .option('--labels <map>', 'label map applied to what was found: a YAML file or a shipped one by name')
        .option('--overwrite', 'replace the output if it is there')
        .option(
          '--notes <n>',
          'of a project: how many notes to go through, drawn at random (default: 20000)',
          integerArgument(1),
        )
        .option(
          '--most <n>',
          'of a project: so many notes to review (default: those above the elbow of the scores)',
          integerArgument(1),
        )
        .option('--least <n>', 'of a project: so many at least, also below the elbow', integerArgument(1), 30)
        .addOption(rankingOption()),
    ),
    'rules run es-ca-primary-care notes/ notes-tagged/',
    'rules run my-rules.yaml letters/ - --quiet > letters.jsonl',
    'rules run names/',
  );
export type RunOptions = OptionsOf<typeof defineRulesRun>;

export const defineRulesExplain = () =>
  addExamples(
    addCommonOptions(
      new Command('explain')
        .description(
          'Says which arcs consumed what in a text: for each match, also those that another one overlaps, and for the attempts ' +
            'that got furthest before they failed.',
        )
        .argument('<rules>', RULES)
        .argument('[text]', 'the text; - or nothing reads standard input')
        .option('--failures <n>', 'how many failed attempts to tell', integerArgument(0), 5),
    ),
    'rules explain es-ca-primary-care "Parlo amb Anna de la pauta a seguir."',
    'rules explain my-rules.yaml - < note.txt',
  );
export type ExplainOptions = OptionsOf<typeof defineRulesExplain>;

export const defineRulesDraw = () =>
  addExamples(
    addCommonOptions(
      new Command('draw')
        .description('Draws the networks as an SVG for light and dark pages.')
        .argument('<rules>', RULES)
        .requiredOption('--out <file>', 'where to write the SVG; - for standard output')
        .option('--network <names>', 'only these, with commas between or repeated', listArgument)
        .option('--overwrite', 'replace the file if it is there'),
    ),
    'rules draw es-ca-primary-care --out address.svg --network address',
  );
export type DrawOptions = OptionsOf<typeof defineRulesDraw>;

const PROJECT = 'folder of a project (rules init)';

export const defineRulesInit = () =>
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
export type InitOptions = OptionsOf<typeof defineRulesInit>;

export const defineRulesCollect = () =>
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
export type CollectOptions = OptionsOf<typeof defineRulesCollect>;

export const defineRulesExport = () =>
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
export type ExportProjectOptions = OptionsOf<typeof defineRulesExport>;

export const defineRulesErrors = () =>
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
export type ErrorsOptions = OptionsOf<typeof defineRulesErrors>;

export const defineRulesTry = () =>
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
export type TryOptions = OptionsOf<typeof defineRulesTry>;

export const defineRulesHistory = () =>
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
export type HistoryOptions = OptionsOf<typeof defineRulesHistory>;

export const defineRulesRevert = () =>
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

export function rankingOption() {
  return new Option(
    '--by <ranking>',
    'of a project: rank notes by F(d) (score), by F(d) with shares of the classes that follow the notes chosen (balanced), or by ' +
      'what the rules and a CRF trained on the reviewed notes disagree about (disagreement)',
  )
    .choices(['score', 'balanced', 'disagreement'])
    .default('score');
}
export const defineRulesRank = () =>
  addExamples(
    addReadOptions(
      new Command('rank')
        .description(
          'Ranks the notes in which the last run of a project found something, and tells how many are worth a review: those above ' +
            'the elbow of the sorted scores. A note is worth the sum of its mentions, more for classes that the rules find badly ' +
            'and that are rare.',
        )
        .argument('<project>', PROJECT)
        .addOption(rankingOption())
        .option('--compare', 'make all rankings and tell how many notes those by score and by disagreement both select')
        .option('--gold <corpus>', 'a labelled copy of the notes: what each ranking finds, note by note (for trials)')
        .option('--review', 'put those selected up for review, as a batch')
        .option('--most <n>', 'this many notes, not those above the elbow', integerArgument(1))
        .option('--least <n>', 'this many at least, also below the elbow', integerArgument(1), 30)
        .option('--out <page>', 'draw the curves into a page (HTML)')
        .option('--overwrite', 'replace the page if it is there'),
    ),
    'rules rank names/ --out ranking.html',
    'rules rank names/ --by disagreement --review',
    'rules rank names/ --gold labelled.jsonl',
  );
export type RankOptions = OptionsOf<typeof defineRulesRank>;

export const defineRulesSuggest = () =>
  addExamples(
    addCommonOptions(
      new Command('suggest')
        .description(
          'Proposes rules from what those of a project miss and invent on its training corpus, each with what it changes. A person ' +
            'chooses; rules try takes the file. It prints words of the notes on standard output: keep it as confidential as they are.',
        )
        .argument('<project>', PROJECT)
        .option('--most <n>', 'most suggestions', integerArgument(1), 20)
        .option('--only <names>', 'these suggestions', listArgument)
        .option('--all', 'also those that the tests of rules try would not accept')
        .option('--out <file>', 'write them as YAML')
        .option('--overwrite', 'replace the file if it is there'),
    ),
    'rules suggest names/',
    'rules suggest names/ --only suggested-person-1 --out new.yaml',
  );
export type SuggestCommandOptions = OptionsOf<typeof defineRulesSuggest>;

export const defineRulesReview = () =>
  addExamples(
    addReadOptions(
      new Command('review')
        .summary('accept, correct, add and remove entities in the browser')
        .description(
          'Serves a page on this machine where a person goes through the notes of a corpus with keyboard and mouse: accepts what ' +
            'is proposed, corrects labels and borders, adds and removes entities. Each decision is on the disk before the page ' +
            'shows it, in a journal beside the corpus, which itself stays as it is; start the command again to go on. Several ' +
            'people may review at once, also by commands of their own: what another changed meanwhile is shown, not overwritten.',
        )
        .argument('<corpus>', 'corpus with proposed entities, or a project: a file or a folder')
        .option('--reviewer <name>', 'who decides (default: the name of the user; the page can change it)')
        .option(
          '--labels <names>',
          'labels in the order of their keys, with commas between; those of the corpus follow',
          listArgument,
        )
        .option('--batch <name>', 'of a project: the batch to review (default: the first that is open and not done)')
        .option('--journal <file>', 'where decisions are kept (default: beside the corpus, as <name>.journal.jsonl)')
        .option('--out <file>', 'write the reviewed corpus when the review ends: the notes that are done')
        .option('--all', 'write the other notes too, as they are by then')
        .option('--export', 'write what was reviewed to --out and serve nothing')
        .option('--to <format>', "format of --out (default: the corpus's)")
        .option('--overwrite', 'replace --out if it is there')
        .option('--open', 'open the page in the browser')
        .option('--port <n>', 'port of the page (default: one that is free)', integerArgument(1)),
    ),
    'rules review notes-tagged.jsonl --reviewer ana --open',
    'rules review notes-tagged.jsonl --labels PERSON,LOCATION,DATE --out gold.jsonl',
    'rules review notes-tagged.jsonl --export --out gold.jsonl',
  );
export type ReviewCommandOptions = OptionsOf<typeof defineRulesReview>;
