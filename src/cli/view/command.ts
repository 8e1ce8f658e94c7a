import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineView = () =>
  addExamples(
    addReadOptions(
      new Command('view')
        .summary('look at a corpus in the browser, beside what was made from it')
        .description(
          'Shows a corpus in the browser: search, entities coloured by label, each document beside its copies with every change ' +
            'marked, with --edits by the step that made it. Writes one self-contained HTML page, or serves a corpus of any size on this machine.',
        )
        .argument('<corpus>', 'the corpus, or the source of the derived one')
        .argument('[derived]', 'the corpus made from it')
        .option('--out <file>', 'write the page to this file')
        .option('--open', 'open it in the browser (without --out: from a private temporary file)')
        .option('--serve', 'serve it on 127.0.0.1 until Ctrl-C: for corpora too large for one page')
        .option('--port <n>', 'port of --serve (default: one that is free)', integerArgument(1))
        .option(
          '--limit <n>',
          'show the first N documents (default: 5000 on a page, all with --serve)',
          integerArgument(1),
        )
        .option(
          '--edits <file>',
          'what augment --edits wrote: tells the step of each change, which the texts alone do not',
        )
        .option('--title <text>', 'heading of the page')
        .option('--overwrite', 'replace the page if it is there'),
    ),
    'view notes/ --open',
    'view notes/ notes-augmented/ --edits edits.jsonl --out compare.html',
    'view corpus.jsonl --serve --open',
  );
export type ViewOptions = OptionsOf<typeof defineView>;
