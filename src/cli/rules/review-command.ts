import { integerArgument, listArgument } from '../arguments.ts';
import { addExamples, Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

const defineReview = () =>
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
export type ReviewCommandOptions = OptionsOf<typeof defineReview>;

export const review: MakeCommand = (context) =>
  defineReview().action(async (corpus, options, command) => {
    if (options.export && options.out === undefined) command.error('error: --export needs --out <file>');
    if (options.out === undefined && (options.all || options.to !== undefined || options.overwrite)) {
      command.error('error: --all, --to and --overwrite are for --out');
    }
    if (options.export && (options.open || options.port !== undefined)) {
      command.error('error: --export serves nothing: leave out --open and --port');
    }
    const { runReview } = await import('./review.ts');
    context.finish(await runReview(corpus, options, context.io));
  });
