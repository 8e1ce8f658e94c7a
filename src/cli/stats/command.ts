import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, mixedOption } from '../options.ts';

export const defineStats = () =>
  addExamples(
    addReadOptions(
      new Command('stats')
        .summary('count documents, sentences, tokens and entities')
        .description(
          'Counts documents, sentences, tokens, distinct words and, by label, entities and distinct entities, of one or several ' +
            'corpora side by side. For Spanish and Catalan text, also the share of each language.',
        )
        .argument('<corpus...>', 'files, folders, or - for standard input')
        .option('--locale <locale>', 'language of the text (default: from the labels, else en)')
        .option('--code-mixing', 'measure code-mixing and count entities by group of sentences; see --mixed')
        .addOption(mixedOption())
        .option(
          '--placeholders',
          'German decisions: count paragraphs, text elements and placeholders (detected if not labelled)',
        )
        .option('--encoder <folder>', 'with --placeholders: mean tokens per text element of this tokenizer')
        .option(
          '--pieces <n>',
          'with --placeholders: the same for a vocabulary of this size learned from the corpus',
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
