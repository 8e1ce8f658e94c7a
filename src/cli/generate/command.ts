import { integerArgument, listArgument, noiseArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions, addShareOptions } from '../options.ts';

export const defineGenerate = () =>
  addExamples(
    addShareOptions(
      addCommonOptions(
        new Command('generate')
          .summary('make a labelled corpus from templates')
          .description(
            'Renders documents from a set of templates: a shipped one by its name, or a folder of your own. Every label is exact, ' +
              'and the document of a number depends on the seed and the set alone.',
          )
          .argument('[set]', 'a shipped set (see --list), or a folder with a set.yaml')
          .argument('[out]', 'where to write the corpus; - for JSONL on standard output')
          .option('--list', 'list the shipped sets')
          .option('-n, --count <n>', 'how many documents', integerArgument(1), 100)
          .option('--locale <locale>', "locale of names, places and dates (default: the templates')")
          .addOption(
            new Option(
              '--partition <share>',
              'templates and gazetteer entries of this share only; the three are disjoint',
            )
              .choices(['train', 'dev', 'test', 'all'])
              .default('all'),
          )
          .option('--style <style>', 'templates of this house style only')
          .option('--genre <genre>', 'templates of this genre only')
          .option(
            '--layer <layers>',
            'label only these layers, such as phi or clinical; with commas or repeated',
            listArgument,
          )
          .option('--no-clinical', 'leave the clinical layer unlabelled')
          .option('--noise <kind=p>', 'typing noise: typo, run-on, upper, lower or accent; repeatable', noiseArgument)
          .option('--gazetteers <folder...>', 'folders of your own lists; see palimpsest gazetteers import')
          .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
          .option('--to <format>', 'format of the output (default: as its extension tells, else jsonl)')
          .option('--overwrite', 'replace the output if it is there'),
      ),
    ),
    'generate --list',
    'generate en-clinical notes.jsonl --count 1000',
    'generate en-clinical test/ --to brat --partition test --style b --no-clinical',
    'generate my-templates/ - --noise typo=0.02 --noise run-on=0.01 | head',
  );
export type GenerateCommandOptions = OptionsOf<typeof defineGenerate>;
