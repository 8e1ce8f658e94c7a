import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions, partitionOption } from '../options.ts';

const partition = () => partitionOption('share of each gazetteer; train, dev and test are disjoint');

export const defineGazetteersList = () =>
  addExamples(
    addCommonOptions(
      new Command('list')
        .description('Lists, for every type and locale, the base entries and the number of distinct surrogates.')
        .option('--locale <locale>', 'only this locale')
        .option('--all', 'every gazetteer and grammar with its source, instead of the types')
        .option('--gazetteers <folder...>', 'folders with your own gazetteers')
        .addOption(partition()),
    ),
    'gazetteers list',
    'gazetteers list --locale es --all',
  );
export type ListOptions = OptionsOf<typeof defineGazetteersList>;

export const defineGazetteersShow = () =>
  addExamples(
    addCommonOptions(
      new Command('show')
        .description('Prints surrogates of a type, gazetteer or grammar.')
        .argument('<label>', 'a surrogate type (hospital, patient, …) or the name of a gazetteer or grammar')
        .option('--locale <locale>', 'locale', 'en')
        .option('--count <n>', 'how many', integerArgument(1), 20)
        .option('--seed <n>', 'the same seed shows the same surrogates', integerArgument(0), 13)
        .option('--gazetteers <folder...>', 'folders with your own gazetteers')
        .addOption(partition()),
    ),
    'gazetteers show hospital',
    'gazetteers show patient --locale es --count 5',
  );
export type ShowOptions = OptionsOf<typeof defineGazetteersShow>;

export const defineGazetteersImport = () =>
  addExamples(
    addCommonOptions(
      new Command('import')
        .description('Imports and cleans a list of your own (CSV, TSV, JSON or text) into a gazetteer folder.')
        .argument('<file>', 'the list')
        .requiredOption('--label <name>', 'what the list contains: cities, family-names, hospital, …')
        .option('--locale <locale>', 'locale', 'en')
        .option(
          '--column <name>',
          'CSV, TSV: column name or number from 1; JSON: path of the field, such as cities.city',
        )
        .option('--into <folder>', 'the gazetteer folder', 'gazetteers')
        .option('--replace', 'replace an existing list of that name; otherwise add to it'),
    ),
    'gazetteers import hospitals.tsv --label hospital --column name',
    'gazetteers import cities.json --label cities --column cities.city --into my-lists',
    'augment notes/ out/ --gazetteers my-lists',
  );
export type ImportCommandOptions = OptionsOf<typeof defineGazetteersImport>;
