import { corpusShardArgument, policyArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, addTargetOptions, addWorkerOptions } from '../options.ts';

export const defineLearn = () =>
  addExamples(
    addReadOptions(
      addTargetOptions(
        addWorkerOptions(
          new Command('learn')
            .summary('learn from a corpus once what augment must know of the whole')
            .description(
              'Learns what augment learns from a corpus before it writes: labels, language, which words go together, mentions to draw from. With ' +
                'augment --learned, any cut of the corpus is augmented as the whole would be. It holds words and mentions of the corpus.',
            )
            .argument('<paths...>', 'a corpus, or several folders that learn wrote, and last the folder to write')
            .option('--recipe <recipe>', 'the recipe of the augmentations to come', 'palimpsest')
            .option('--labels <file>', 'label map (YAML); the shipped one that fits when absent')
            .option('--policy <LABEL=what>', 'as for augment; repeatable', policyArgument)
            .option('--locale <locale>', "one of those of gazetteers list (default: the label map's, else en)")
            .option(
              '--shard <i/n>',
              'learn from this share of the corpus only, to be put together with the others; auto and auto/n as for augment',
              corpusShardArgument,
            )
            .option('--overwrite', 'replace the folder if it is there'),
        ),
      ),
    ),
    'learn corpus.jsonl learned/ --workers 4',
    'learn corpus.jsonl part-1/ --shard 1/2',
    'learn part-1/ part-2/ learned/',
  );
export type LearnCommandOptions = OptionsOf<typeof defineLearn>;
