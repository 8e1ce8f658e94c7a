import type { TagScheme } from '../../core/corpus-format.ts';
import { tagConstraints } from '../tag-constraints.ts';
import { tf } from './backend.ts';
import type { EncodedSentence } from './batches.ts';
import type { FormTable } from './vocabulary.ts';
import type { EmbeddingTable } from './layers/embedding.ts';
import { createChainMarginals, createViterbi, type ChainScores } from './layers/viterbi.ts';
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

/** The best legal tags of a sentence with the marginals: `tokens × tags`, token after token. */
export interface RatedPath {
  readonly best: Int32Array;
  readonly probabilities: Float64Array;
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
  const constraints = tagConstraints(tags, scheme);
  const viterbi = createViterbi(chain, constraints);
  const marginals = createChainMarginals(chain, constraints);
  const scorer =
    tf.getBackend() === 'wasm' ? createKernelScorer(weights, words) : createModelScorer(model, tags.length, words);

  return {
    async decode(sentences, table, recallBias = 0) {
      const paths: Int32Array[] = [];
      await scorer.scoreEach(sentences, table, (s, scores) => {
        if (recallBias !== 0)
          for (let at = 0; at < scores.length; at += tags.length) (scores[at] as number) -= recallBias;
        paths[s] = viterbi(scores, scores.length / tags.length);
      });
      return paths;
    },
    async rate(sentences, table) {
      const rated: RatedPath[] = [];
      await scorer.scoreEach(sentences, table, (s, scores) => {
        const length = scores.length / tags.length;
        rated[s] = { best: viterbi(scores, length), probabilities: marginals(scores, length) };
      });
      return rated;
    },
  };
}
