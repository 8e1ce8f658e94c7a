import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { integerArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions } from '../options.ts';

export const defineClusters = () =>
  addExamples(
    addReadOptions(
      new Command('clusters')
        .summary('learn Brown word clusters from unlabelled text')
        .description(
          'Clusters words so that adjacent clusters are maximally informative about each other (Brown et al. 1992), and writes ' +
            'path, word and count, most frequent first, as features for palimpsest train --model crf --set clusters=FILE. Labels ' +
            'are ignored. The file contains words of the text, including names: treat it as confidential.',
        )
        .argument('<text>', 'a file or folder in any format, including plain text, or - for standard input')
        .argument('<out>', 'output file')
        .option('--clusters <n>', 'number of clusters, at most 256', integerArgument(2, 256), 100)
        .option('--min-count <n>', 'ignore words that are rarer than this', integerArgument(1), 3)
        .option(
          '--passes <n>',
          'maximum number of passes over the words; stops early when no word moves',
          integerArgument(1),
          20,
        )
        .option('--language <code>', 'language used for sentence splitting', DEFAULT_LOCALE)
        .option('--overwrite', 'replace existing output'),
    ),
    'clusters notes/ clusters.txt --language es',
    'train notes-labelled/ model/ --model crf --set clusters=clusters.txt',
  );
export type ClustersOptions = OptionsOf<typeof defineClusters>;
