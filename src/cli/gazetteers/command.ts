import { type Command, Option } from 'commander';
import type { ImportCommandOptions, ListOptions, ShowOptions } from './run.ts';
import { addCommonOptions, addExamples, integerArgument } from '../options.ts';
import type { CommandContext } from '../command.ts';

const PARTITIONS = ['train', 'dev', 'test', 'all'];

export function registerGazetteers(program: Command, context: CommandContext): void {
  const group = program
    .command('gazetteers')
    .summary('list, show and import the lists that surrogates are drawn from')
    .description('The lists and shape grammars that surrogates are drawn from: the shipped ones and your own.');
  const partition = () =>
    new Option('--partition <share>', 'of each list: train, dev and test are disjoint')
      .choices(PARTITIONS)
      .default('all');

  const list = group
    .command('list')
    .description('For every type and locale: base entries, and how many distinct surrogates they render.')
    .option('--locale <locale>', 'one locale only')
    .option('--all', 'every list and grammar, with its origin, instead of the types')
    .option('--gazetteers <folder...>', 'folders of your own lists')
    .addOption(partition());
  addCommonOptions(list);
  addExamples(list, 'gazetteers list', 'gazetteers list --locale es --all');
  list.action(async (options: ListOptions) => {
    const { runList } = await import('./run.ts');
    context.finish(runList(options, context.io));
  });

  const show = group
    .command('show')
    .description('Prints surrogates of a type, list or grammar.')
    .argument('<label>', 'a surrogate type (hospital, patient, …) or the name of a list or grammar')
    .option('--locale <locale>', 'locale', 'en')
    .option('--count <n>', 'how many', integerArgument(1), 20)
    .option('--seed <n>', 'the same seed shows the same surrogates', integerArgument(0), 13)
    .option('--gazetteers <folder...>', 'folders of your own lists')
    .addOption(partition());
  addCommonOptions(show);
  addExamples(show, 'gazetteers show hospital', 'gazetteers show patient --locale es --count 5');
  show.action(async (label: string, options: ShowOptions) => {
    const { runShow } = await import('./run.ts');
    context.finish(runShow(label, options, context.io));
  });

  const add = group
    .command('import')
    .description('Imports a list of your own from CSV, TSV, JSON or text, cleaned, into a gazetteer folder.')
    .argument('<file>', 'the list')
    .requiredOption('--label <name>', 'what it is a list of: cities, family-names, hospital, …')
    .option('--locale <locale>', 'locale', 'en')
    .option('--column <name>', 'CSV, TSV: column name or number from 1; JSON: path of the field, such as cities.city')
    .option('--into <folder>', 'the gazetteer folder', 'gazetteers')
    .option('--replace', 'replace a list of that name; otherwise its values stay');
  addCommonOptions(add);
  addExamples(
    add,
    'gazetteers import hospitals.tsv --label hospital --column name',
    'gazetteers import cities.json --label cities --column cities.city --into my-lists',
    'augment notes/ out/ --gazetteers my-lists',
  );
  add.action(async (file: string, options: ImportCommandOptions) => {
    const { runImport } = await import('./run.ts');
    context.finish(runImport(file, options, context.io));
  });
}
