import type { Tagger } from '../../core/tagger.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { applyTags } from '../sequences.ts';
import type { MarginalSource, TrainedTagger, RatedSequence } from '../types.ts';
import { createCorrection, type ContextModel } from './context.ts';
import { noMarginals, type RecallBias, passes, thresholdsFor } from './search.ts';
import { createRatingReader, type RatingReader } from './observations.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import { spansToTags, type TagSpan } from '../../text/tags.ts';

/**
 * The tags of a sentence under a recall bias. Tokens that the tagger tagged keep their label, and those that it tagged `O`
 * get their most probable label where thresholds say so.
 *
 * Which tokens are one mention: a token that was changed goes on with the mention before it where that has the same label
 * and the tags that go on with a mention are, together, the more probable; else it begins one. A token that the tagger
 * tagged begins one where it did before; so a changed token before a mention does not become part of it. A mention that
 * would start with a tag that goes on with one (a lone `I-`) begins there.
 *
 * @returns tags that are legal in the scheme; `changed` counts those that were `O`.
 */
export function applyBias(
  { tokens, best, probabilities }: RatedSequence,
  reader: RatingReader,
  bias: RecallBias,
  scheme: TagScheme,
): { readonly tags: string[]; readonly changed: number } {
  const spans: { start: number; end: number; label: string }[] = [];
  let changed = 0;
  for (let t = 0; t < tokens.length; t++) {
    const tag = best[t] as number;
    let id = reader.labelOf(tag);
    let begins = reader.beginsAt(tag);
    if (id === undefined) {
      const rating = reader.read(probabilities, t);
      const name = reader.labels[rating.label];
      if (name === undefined || !passes(thresholdsFor(bias, name), rating.outside, rating.probability)) continue;
      id = rating.label;
      begins = rating.begins;
      changed++;
    }
    const label = reader.labels[id] as string;
    const last = spans.at(-1);
    if (last && last.end === t && last.label === label && !begins) last.end = t + 1;
    else spans.push({ start: t, end: t + 1, label });
  }
  return { tags: spansToTags(spans satisfies TagSpan[], tokens.length, { scheme }), changed };
}

/** A tagger with a recall bias. */
export interface BiasedTagger extends Tagger {
  /** How many tokens tagged `O` were given a label so far. */
  readonly changed: number;
  dispose?(): Promise<void>;
}

interface BiasOptions {
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
function withContext(source: MarginalSource, context: ContextModel | undefined): MarginalSource['rate'] {
  if (!context) return (docs) => source.rate(docs);
  const correct = createCorrection(context, source.tags);
  return async function* rate(docs) {
    for await (const rated of source.rate(docs)) yield correct(rated);
  };
}
