import { corpusShardArgument, policyArgument } from '../arguments.ts';
import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addReadOptions, addTargetOptions, addWorkerOptions } from '../options.ts';

export const defineLearn = () =>
  addExamples(
    addReadOptions(
      addTargetOptions(
        addWorkerOptions(
          new Command('learn')
            .summary('precompute the corpus statistics that augment needs')
            .description(
              'Computes what augment needs to know of the whole corpus: labels, language, co-occurring words, entities to draw from. ' +
                'With augment --learned, any part of the corpus is then augmented exactly as in the whole. The folder contains words ' +
                'and entities of the corpus: treat it as confidential.',
            )
            .argument('<paths...>', 'a corpus, or several folders written by learn; then the output folder')
            .option('--recipe <recipe>', 'recipe that augment will use', 'palimpsest')
            .option('--labels <file>', 'label map (YAML; default: the shipped one that fits)')
            .option('--policy <LABEL=what>', 'as for augment; repeatable', policyArgument)
            .option(
              '--locale <locale>',
              'language of the surrogates, see palimpsest gazetteers list (default: detected from the text)',
            )
            .option(
              '--shard <i/n>',
              'only this part of the corpus, to be merged with the others; auto and auto/n as for augment',
              corpusShardArgument,
            )
            .option('--overwrite', 'replace an existing folder'),
        ),
      ),
    ),
    'learn corpus.jsonl learned/ --workers 4',
    'learn corpus.jsonl part-1/ --shard 1/2',
    'learn part-1/ part-2/ learned/',
  );
export type LearnCommandOptions = OptionsOf<typeof defineLearn>;
