import type { TagScheme } from '../../core/corpus-format.ts';
import { tf } from './backend.ts';
import type { EncodedSentence } from './batches.ts';
import type { FormTable } from './vocabulary.ts';
import type { EmbeddingTable } from './layers/embedding.ts';
import { createPathFinder, type ChainScores, type RatedPath } from './layers/viterbi.ts';
import type { NeuralModel } from './model.ts';
import { createKernelScorer } from './scoring/by-kernel.ts';
import { createModelScorer } from './scoring/by-model.ts';

/** Finds the best legal tags of sentences with the weights that a model had when this was made. */
export interface Decoder {
  /**
   * @param recallBias subtracted from the score of `O`, the tag 0.
   * @returns tag ids of each sentence, which do not depend on the others or on their order.
   */
  decode(sentences: readonly EncodedSentence[], table: FormTable, recallBias?: number): Promise<Int32Array[]>;
  /** The same tags, and of each sentence the probability of each tag at each token among all legal taggings. */
  rate(sentences: readonly EncodedSentence[], table: FormTable): Promise<RatedPath[]>;
}

/**
 * A decoder of the current backend; that of wasm computes by its kernel alone.
 *
 * @param words takes the place of the model's table of words.
 */
export async function createDecoder(
  model: NeuralModel,
  tags: readonly string[],
  scheme: TagScheme,
  words?: EmbeddingTable,
): Promise<Decoder> {
  const weights = await model.read();
  const chain = Object.fromEntries(
    ['transitions', 'start', 'end'].map((name) => [name, weights[`crf.${name}`]?.values]),
  ) as unknown as ChainScores;
  const paths = createPathFinder(chain, tags, scheme);
  const scorer =
    tf.getBackend() === 'wasm' ? createKernelScorer(weights, words) : createModelScorer(model, tags.length, words);

  return {
    async decode(sentences, table, recallBias = 0) {
      const found: Int32Array[] = [];
      await scorer.scoreEach(sentences, table, (s, scores) => (found[s] = paths.best(scores, recallBias)));
      return found;
    },
    async rate(sentences, table) {
      const rated: RatedPath[] = [];
      await scorer.scoreEach(sentences, table, (s, scores) => (rated[s] = paths.rate(scores)));
      return rated;
    },
  };
}
