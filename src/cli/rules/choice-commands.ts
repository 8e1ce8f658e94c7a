import { integerArgument, listArgument } from '../arguments.ts';
import { addExamples, Command, does, type MakeCommand, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions, addReadOptions } from '../options.ts';

const PROJECT = 'folder of a project (rules init)';

export function rankingOption() {
  return new Option(
    '--by <ranking>',
    'of a project: rank notes by F(d) (score), by F(d) with shares of the classes that follow the notes chosen (balanced), or by ' +
      'what the rules and a CRF trained on the reviewed notes disagree about (disagreement)',
  )
    .choices(['score', 'balanced', 'disagreement'])
    .default('score');
}
const defineRank = () =>
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
export type RankOptions = OptionsOf<typeof defineRank>;

const defineSuggest = () =>
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
export type SuggestCommandOptions = OptionsOf<typeof defineSuggest>;

export const rank: MakeCommand = (context) =>
  defineRank().action(does(context, async () => (await import('./rank.ts')).runRank));
export const suggest: MakeCommand = (context) =>
  defineSuggest().action(does(context, async () => (await import('./suggest.ts')).runSuggest));
