import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, mixedOption } from '../options.ts';

export const defineStats = () =>
  addExamples(
    addReadOptions(
      new Command('stats')
        .summary('count documents, sentences, tokens and entities')
        .description(
          'Counts documents, sentences, tokens, different words and, by label, mentions and distinct mentions: of one corpus or several ' +
            'side by side. Of Spanish and Catalan text it tells how much is in each of the two.',
        )
        .argument('<corpus...>', 'files, folders, or - for standard input')
        .option('--locale <locale>', 'language of the text (default: as the labels tell, else en)')
        .option('--code-mixing', 'tell how two languages are mixed, and mentions by group of sentences: with --mixed')
        .addOption(mixedOption())
        .option(
          '--placeholders',
          'of German decisions: paragraphs, text elements and placeholders, which are found where none is marked',
        )
        .option(
          '--encoder <folder>',
          'with --placeholders: the mean number of tokens that its tokenizer makes of a text element',
        )
        .option(
          '--pieces <n>',
          'with --placeholders: the same for that many pieces learned from the corpus',
          integerArgument(100),
        ),
    ),
    'stats notes/',
    'stats train.conll train-augmented.conll',
    'stats corpus.jsonl --json',
    'stats notes/ --code-mixing --mixed en,zh',
    'stats notes/ --locale es --code-mixing --mixed es,ca',
    'stats decisions/ --locale de --placeholders --pieces 8000',
  );
export type StatsOptions = OptionsOf<typeof defineStats>;
