import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { applyTags } from '../sequences.ts';
import type { MarginalSource, TrainedTagger } from '../types.ts';
import { applyBias } from './apply-bias.ts';
import { createCorrection, type ContextModel } from './context-model.ts';
import { noMarginals } from './no-marginals.ts';
import { createRatingReader } from './ratings.ts';
import type { RecallBias } from './thresholds.ts';

/** A tagger with a recall bias. */
export interface BiasedTagger extends Tagger {
  /** How many tokens tagged `O` were given a label so far. */
  readonly changed: number;
  dispose?(): Promise<void>;
}

export interface BiasOptions {
  /** Corrects the probabilities before the thresholds are applied to them. */
  readonly context?: ContextModel;
}

/**
 * The tagger, biased to recall: a token tagged `O` becomes its most probable label where the thresholds say so (Berg et al.
 * 2020, §3.1.2). What becomes one mention, {@link applyBias} tells.
 *
 * @throws PalimpsestError `no-marginals` where the tagger knows no probabilities.
 */
export function createBiasedTagger(tagger: TrainedTagger, bias: RecallBias, options: BiasOptions = {}): BiasedTagger {
  const source = tagger.marginalSource;
  if (!source) throw noMarginals(tagger.family);
  const { tags, scheme } = source;
  const reader = createRatingReader(tags);
  const rate = withContext(source, options.context);
  let changed = 0;
  return {
    labels: tagger.labels,
    get changed() {
      return changed;
    },
    async *tag(docs: Corpus): AsyncIterable<Document> {
      for await (const { doc, sequences } of rate(docs)) {
        const tagged = sequences.map((sequence) => {
          const result = applyBias(sequence, reader, bias, scheme);
          changed += result.changed;
          return result.tags;
        });
        yield applyTags(doc, sequences, tagged, scheme);
      }
    },
    ...(tagger.dispose && { dispose: () => tagger.dispose?.() ?? Promise.resolve() }),
  };
}

/** What the source says of documents, corrected by the context where there is a model of it. */
export function withContext(source: MarginalSource, context: ContextModel | undefined): MarginalSource['rate'] {
  if (!context) return (docs) => source.rate(docs);
  const correct = createCorrection(context, source.tags);
  return async function* rate(docs) {
    for await (const rated of source.rate(docs)) yield correct(rated);
  };
}
