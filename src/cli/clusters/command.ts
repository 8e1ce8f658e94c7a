import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineClusters = () =>
  addExamples(
    addReadOptions(
      new Command('clusters')
        .summary('learn from unlabelled text which words occur in like surroundings')
        .description(
          'Puts the words of text into clusters, so that the cluster of a word tells most of that of its neighbour (Brown et al. 1992), ' +
            'and writes them as path, word and count, commonest first. They are features of palimpsest train --model crf --set clusters=FILE. ' +
            'Labels are not read. It holds words of the text, names too: it is as confidential as that.',
        )
        .argument('<text>', 'a file or a folder in any format, plain text too, or - for standard input')
        .argument('<out>', 'the file to write')
        .option('--clusters <n>', 'how many, 256 at most', integerArgument(2, 256), 100)
        .option('--min-count <n>', 'words that occur fewer times get none', integerArgument(1), 3)
        .option(
          '--passes <n>',
          'passes over the words at most; it ends before where none moved',
          integerArgument(1),
          20,
        )
        .option('--language <code>', 'by which text is cut into sentences', DEFAULT_LOCALE)
        .option('--overwrite', 'replace the output if it is there'),
    ),
    'clusters notes/ clusters.txt --language es',
    'train notes-labelled/ model/ --model crf --set clusters=clusters.txt',
  );
export type ClustersOptions = OptionsOf<typeof defineClusters>;
