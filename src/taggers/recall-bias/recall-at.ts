import { toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import type { MarginalSource } from '../types.ts';
import { createCover, createRatingReader } from './observations.ts';

/**
 * The recall of tokens, sensitive or not whatever the label, that a tagger has where its threshold is set so that a share of what it finds
 * is right: the largest over all thresholds of the probability of no label.
 *
 * @param precision a fraction.
 * @param gold labelled documents; the tagger is not shown their mentions.
 * @returns a fraction; `undefined` where no token is sensitive.
 */
export async function recallAtPrecision(
  source: MarginalSource,
  gold: readonly Document[],
  precision: number,
): Promise<number | undefined> {
  const reader = createRatingReader(source.tags);
  const tokens: { readonly outside: number; readonly isSensitive: boolean }[] = [];
  let next = 0;
  for await (const { sequences } of source.rate(toCorpus(gold.map((doc) => ({ ...doc, entities: [] }))))) {
    const isSensitive = createCover(gold[next++] as Document);
    for (const { tokens: rated, probabilities } of sequences) {
      rated.forEach(({ start, end }, t) =>
        tokens.push({ outside: reader.read(probabilities, t).outside, isSensitive: isSensitive(start, end) }),
      );
    }
  }
  const all = tokens.filter((token) => token.isSensitive).length;
  let right = 0;
  let best = 0;
  const sorted = tokens.toSorted((a, b) => a.outside - b.outside);
  sorted.forEach((token, i) => {
    if (token.isSensitive) right++;
    // A threshold cannot part tokens of one probability.
    if (sorted[i + 1]?.outside !== token.outside && right / (i + 1) >= precision) best = right;
  });
  return all === 0 ? undefined : best / all;
}
