import { integerArgument, listArgument, noiseArgument } from '../arguments.ts';
import { addExamples, Command, Option, type OptionsOf } from '../command.ts';
import { addCommonOptions, addShareOptions } from '../options.ts';

export const defineGenerate = () =>
  addExamples(
    addShareOptions(
      addCommonOptions(
        new Command('generate')
          .summary('generate a labelled corpus from templates')
          .description(
            'Generates documents from a template set: a shipped one, or a folder of your own. Labels are exact, and each document ' +
              'depends only on its number, the seed and the set.',
          )
          .argument('[set]', 'a shipped set (see --list), or a folder with a set.yaml')
          .argument('[out]', 'output; - writes JSONL to standard output')
          .option('--list', 'list the shipped sets')
          .option('-n, --count <n>', 'how many documents', integerArgument(1), 100)
          .option('--locale <locale>', 'locale of names, places and dates (default: that of the templates)')
          .addOption(
            new Option(
              '--partition <share>',
              'use only this share of templates and gazetteer entries; the three are disjoint',
            )
              .choices(['train', 'dev', 'test', 'all'])
              .default('all'),
          )
          .option('--style <style>', 'only templates of this style')
          .option('--genre <genre>', 'only templates of this genre')
          .option(
            '--layer <layers>',
            'label only these layers, such as phi or clinical; comma-separated or repeated',
            listArgument,
          )
          .option('--no-clinical', 'leave the clinical layer unlabelled')
          .option('--noise <kind=p>', 'typing noise: typo, run-on, upper, lower or accent; repeatable', noiseArgument)
          .option('--gazetteers <folder...>', 'folders with your own gazetteers; see palimpsest gazetteers import')
          .option('--seed <n>', 'the same seed writes the same bytes', integerArgument(0), 13)
          .option('--to <format>', 'output format (default: from the file extension, else jsonl)')
          .option('--overwrite', 'replace existing output'),
      ),
    ),
    'generate --list',
    'generate en-clinical notes.jsonl --count 1000',
    'generate en-clinical test/ --to brat --partition test --style b --no-clinical',
    'generate my-templates/ - --noise typo=0.02 --noise run-on=0.01 | head',
  );
export type GenerateCommandOptions = OptionsOf<typeof defineGenerate>;
