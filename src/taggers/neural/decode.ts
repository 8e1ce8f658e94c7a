import type { TagScheme } from '../../core/corpus-format.ts';
import { bucketByLength, createBatch, type EncodedSentence } from './batches.ts';
import type { FormTable } from './forms.ts';
import type { EmbeddingTable } from './layers/embedding.ts';
import { tagConstraints } from '../tag-constraints.ts';
import { viterbi, type ChainScores } from './layers/viterbi.ts';
import type { NeuralModel } from './model.ts';

/** Padded tokens scored together. */
const BATCH_TOKENS = 4096;

/** Finds the best legal tags of sentences with the weights that a model had when this was made. */
export interface Decoder {
  /**
   * @param recallBias subtracted from the score of `O`, the tag 0.
   * @returns tag ids of each sentence, which do not depend on the others or on their order.
   */
  decode(sentences: readonly EncodedSentence[], table: FormTable, recallBias?: number): Promise<Int32Array[]>;
}

/** @param words takes the place of the model's table of words. */
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
  return {
    async decode(sentences, table, recallBias = 0) {
      const paths: Int32Array[] = [];
      const lengths = sentences.map(({ forms }) => forms.length);
      for (const chosen of bucketByLength(lengths, BATCH_TOKENS)) {
        const batch = createBatch(sentences, chosen, table);
        const scores = await model.score(batch, words);
        if (recallBias !== 0)
          for (let at = 0; at < scores.length; at += tags.length) (scores[at] as number) -= recallBias;
        const stride = batch.longest * tags.length;
        chosen.forEach((s, row) => {
          const own = scores.subarray(row * stride, (row + 1) * stride);
          paths[s] = viterbi(own, batch.lengths[row] as number, chain, constraints);
        });
      }
      return paths;
    },
  };
}
