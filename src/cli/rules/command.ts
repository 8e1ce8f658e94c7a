import { integerArgument, listArgument, numberArgument, shareArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions, addReadOptions } from '../options.ts';

const RULES = 'a YAML file, a folder with a rules.yaml, or a shipped rule set (es-ca-primary-care)';

export const defineRulesCheck = () =>
  addExamples(
    addCommonOptions(
      new Command('check')
        .description('Lists all errors in a rule file, with file, line and column. Exits with 1 if there are any.')
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
          'Writes the corpus with the entities that the rules find, replacing existing ones. Plain text works too: .txt files ' +
            'are written with .ann files (BRAT). In a project, runs its rules on the unlabelled notes and queues the ' +
            'highest-ranked ones for review.',
        )
        .argument('<rules>', `${RULES}; or the folder of a project, alone`)
        .argument('[in]', 'corpus: a file, a folder, or - for standard input')
        .argument('[out]', 'output, in the format of the input; - writes JSONL to standard output')
        .option('--to <format>', 'output format (default: that of the input)')
        .option('--labels <map>', 'label map applied to the predictions: a YAML file or the name of a shipped one')
        .option('--overwrite', 'replace existing output')
        .option(
          '--notes <n>',
          'project: number of notes to search, drawn at random (default: 20000)',
          integerArgument(1),
        )
        .option(
          '--most <n>',
          'project: number of notes to review (default: those above the elbow of the scores)',
          integerArgument(1),
        )
        .option('--least <n>', 'project: minimum number, even below the elbow', integerArgument(1), 30)
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
          'Shows which arcs consumed which tokens: for each match, including those suppressed by an overlapping one, and for the ' +
            'attempts that got furthest before failing.',
        )
        .argument('<rules>', RULES)
        .argument('[text]', 'the text; - or nothing reads standard input')
        .option('--failures <n>', 'number of failed attempts to show', integerArgument(0), 5),
    ),
    'rules explain es-ca-primary-care "Parlo amb Anna de la pauta a seguir."',
    'rules explain my-rules.yaml - < note.txt',
  );
export type ExplainOptions = OptionsOf<typeof defineRulesExplain>;

export const defineRulesDraw = () =>
  addExamples(
    addCommonOptions(
      new Command('draw')
        .description('Draws the networks as SVG for light and dark pages.')
        .argument('<rules>', RULES)
        .requiredOption('--out <file>', 'output file (SVG); - for standard output')
        .option('--network <names>', 'only these networks, comma-separated or repeated', listArgument)
        .option('--overwrite', 'replace existing output'),
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
          'Creates a project that leads from unlabelled notes to a labelled corpus and a rule set. Draws the first notes to ' +
            'correct, found by queries for every category, and a validation set of notes with entities. Run it again to continue, ' +
            'or to draw more when too few validation notes had an entity.',
        )
        .argument('<project>', 'folder of the project; created if it does not exist')
        .argument('[notes...]', 'the unlabelled notes: files or folders')
        .option('--rules <rules>', 'rules to start from: a file, a folder or a shipped rule set')
        .option(
          '--queries <file>',
          'words, lists and expressions that find notes of each category, or a rule file (default: queries.yaml next to the ' +
            'rules, else the rules)',
        )
        .option('--label <labels>', 'labels to use (default: all of rules and queries)', listArgument)
        .option('--initial <n>', 'number of notes in the first corpus', integerArgument(1), 100)
        .option('--validation <n>', 'number of notes with entities in the validation set', integerArgument(1), 100)
        .option('--target <f1>', 'stopping criterion: validation F1 above this', shareArgument, 0.8)
        .option('--seed <n>', 'seed of all random draws', integerArgument(0), 13),
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
          'Moves reviewed notes into the corpora of a project. Can be repeated at any time, even during the review.',
        )
        .argument('<project>', PROJECT)
        .argument('[batches...]', 'only these batches (default: all open ones)')
        .option('--close', 'discard the unreviewed rest of the batch; it may be drawn again later'),
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
          'Writes the labelled corpus of a project, training and validation notes together. These were selected because ' +
            'something was found in them, so a tagger trained only on them over-predicts; --silent adds notes without findings.',
        )
        .argument('<project>', PROJECT)
        .argument('<out>', 'where to write it; - for standard output')
        .option(
          '--silent <n>',
          'for each note with an entity, add n random notes in which the rules find nothing; they are not reviewed (meta: ' +
            'reviewed: false)',
          numberArgument,
          0,
        )
        .option('--to <format>', 'output format (default: jsonl)')
        .option('--overwrite', 'replace existing output'),
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
          'Shows what the rules of a project miss and what they find wrongly on its training corpus, grouped by left and right ' +
            'context. Prints text of the notes: treat the output as confidential.',
        )
        .argument('<project>', PROJECT)
        .option('--label <labels>', 'only these labels', listArgument)
        .option('--validation', 'on the validation set; rules derived from it can no longer be evaluated on it')
        .option('--groups <n>', 'maximum contexts of each kind', integerArgument(1), 8)
        .option('--examples <n>', 'maximum examples of each context', integerArgument(0), 2),
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
          'Tests new rules: they must fix more than one error of the training set without lowering F1 there or on the validation ' +
            'set, and must not find far more in a sample of unlabelled notes than expected. Exits with 1 if they are rejected.',
        )
        .argument('<project>', PROJECT)
        .argument(
          '[proposal]',
          'a rule file, or a file with networks: and gazetteers: to add to the working rules (default: the edited working rules ' +
            'themselves)',
        )
        .option('--accept', 'adopt the rules if they pass'),
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
          'Lists each change to the rules and corpora of a project with its scores, compares two, or draws the curves.',
        )
        .argument('<project>', PROJECT)
        .option(
          '--compare <entries>',
          'two entries, such as 0.1,2.0; an iteration number means its last entry',
          listArgument,
        )
        .option('--out <page>', 'draw the curves into a page (HTML)')
        .option('--overwrite', 'replace existing output'),
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
          'Restores an earlier version of the rules from the project history. The corpora stay; the history continues, so a ' +
            'second revert undoes it.',
        )
        .argument('<project>', PROJECT)
        .argument('<entry>', 'an entry of rules history, such as 1.3; an iteration number means its last entry'),
    ),
    'rules revert names/ 1.3',
    'rules revert names/ 0',
  );

export function rankingOption() {
  return new Option(
    '--by <ranking>',
    'project: rank notes by F(d) (score), by F(d) balanced over the classes of the notes selected (balanced), or by ' +
      'disagreement between the rules and a CRF trained on the reviewed notes (disagreement)',
  )
    .choices(['score', 'balanced', 'disagreement'])
    .default('score');
}
export const defineRulesRank = () =>
  addExamples(
    addReadOptions(
      new Command('rank')
        .description(
          'Ranks the notes in which the last run of a project found something, and says how many are worth reviewing: those ' +
            'above the elbow of the sorted scores. The score of a note is the sum over its entities, weighted up for rare classes ' +
            'and classes with low F1.',
        )
        .argument('<project>', PROJECT)
        .addOption(rankingOption())
        .option('--compare', 'compute all rankings and report the overlap of score and disagreement')
        .option('--gold <corpus>', 'a labelled copy of the notes: evaluates each ranking, note by note')
        .option('--review', 'queue the selected notes for review, as a batch')
        .option('--most <n>', 'this many notes, instead of those above the elbow', integerArgument(1))
        .option('--least <n>', 'minimum number, even below the elbow', integerArgument(1), 30)
        .option('--out <page>', 'draw the curves into a page (HTML)')
        .option('--overwrite', 'replace existing output'),
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
          'Proposes rules from the errors of a project on its training corpus, each with its effect. You choose; pass the file ' +
            'to rules try. Prints words of the notes: treat the output as confidential.',
        )
        .argument('<project>', PROJECT)
        .option('--most <n>', 'maximum number of suggestions', integerArgument(1), 20)
        .option('--only <names>', 'only these suggestions', listArgument)
        .option('--all', 'also those that rules try would reject')
        .option('--out <file>', 'write them as YAML')
        .option('--overwrite', 'replace existing output'),
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
          'Serves a local page to review the notes of a corpus with keyboard and mouse: accept proposals, correct labels and ' +
            'boundaries, add and remove entities. Every decision is saved at once in a journal next to the corpus, which is not ' +
            'changed; run the command again to continue. Several people may review at the same time: changes by others are shown, ' +
            'not overwritten.',
        )
        .argument('<corpus>', 'corpus with proposed entities, or a project: a file or a folder')
        .option('--reviewer <name>', 'name of the annotator (default: your user name; can be changed on the page)')
        .option(
          '--labels <names>',
          'labels in the order of their keys, comma-separated; those of the corpus follow',
          listArgument,
        )
        .option('--batch <name>', 'project: batch to review (default: the first that is open and not finished)')
        .option('--journal <file>', 'where decisions are saved (default: <name>.journal.jsonl next to the corpus)')
        .option('--out <file>', 'write the reviewed corpus when the review ends: the notes that are done')
        .option('--all', 'also write notes that are not finished')
        .option('--export', 'write the reviewed corpus to --out and exit')
        .option('--to <format>', "format of --out (default: the corpus's)")
        .option('--overwrite', 'replace existing output')
        .option('--open', 'open the page in the browser')
        .option('--port <n>', 'port of the page (default: a free one)', integerArgument(1)),
    ),
    'rules review notes-tagged.jsonl --reviewer ana --open',
    'rules review notes-tagged.jsonl --labels PERSON,LOCATION,DATE --out gold.jsonl',
    'rules review notes-tagged.jsonl --export --out gold.jsonl',
  );
export type ReviewCommandOptions = OptionsOf<typeof defineRulesReview>;
