import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineView = () =>
  addExamples(
    addReadOptions(
      new Command('view')
        .summary('compare a corpus with what was made from it, in the browser')
        .description(
          'Shows a corpus in the browser: search, entities coloured by label, each document next to its copies with every change ' +
            'marked (with --edits, by the step that made it). Writes one self-contained HTML page, or serves a corpus of any size ' +
            'locally.',
        )
        .argument('<corpus>', 'the corpus, or the source of the derived corpus')
        .argument('[derived]', 'the derived corpus')
        .option('--out <file>', 'write the page to this file')
        .option(
          '--open',
          'open it in the browser, without --out from a private temporary file (default without --out and --serve)',
        )
        .option('--serve', 'serve it on 127.0.0.1 until Ctrl-C: for corpora too large for one page')
        .option('--port <n>', 'port of --serve (default: a free one)', integerArgument(1))
        .option(
          '--limit <n>',
          'show the first N documents (default: 5000 on a page, all with --serve)',
          integerArgument(1),
        )
        .option('--edits <file>', 'file written by augment --edits: shows which step made each change')
        .option('--title <text>', 'heading of the page')
        .option('--overwrite', 'replace an existing page'),
    ),
    'view notes/',
    'view notes/ notes-augmented/ --edits edits.jsonl --out compare.html',
    'view corpus.jsonl --serve --open',
  );
export type ViewOptions = OptionsOf<typeof defineView>;
