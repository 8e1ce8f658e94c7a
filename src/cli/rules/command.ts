import { integerArgument, listArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { rankingOption } from './project-commands.ts';
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
        .argument('[in]', 'corpus: a file, a folder, or - for JSONL on standard input')
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
