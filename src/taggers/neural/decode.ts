import type { TagScheme } from '../../core/corpus-format.ts';
import { bucketByLength, chooseRows, createBatch, type Batch, type EncodedSentence } from './batches.ts';
import type { FormTable } from './forms.ts';
import type { EmbeddingTable } from './layers/embedding.ts';
import { tagConstraints } from '../tag-constraints.ts';
import { createChainMarginals } from './layers/marginals.ts';
import { createViterbi, type ChainScores } from './layers/viterbi.ts';
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
  /** The same tags, and of each sentence the probability of each tag at each token among all legal taggings. */
  rate(sentences: readonly EncodedSentence[], table: FormTable): Promise<RatedPath[]>;
}

/** The best legal tags of a sentence with the marginals: `tokens × tags`, token after token. */
export interface RatedPath {
  readonly best: Int32Array;
  readonly probabilities: Float64Array;
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
  const viterbi = createViterbi(chain, constraints);
  const marginals = createChainMarginals(chain, constraints);

  /** By form of one table, in one generation of it: the character network's states, with the weights of this decoder. */
  let kept: { readonly table?: FormTable; readonly generation: number; readonly states: Float32Array[] } = {
    generation: 0,
    states: [],
  };
  /** The character network's states of a batch's forms: each form is read once. */
  const readForms = async ({ distinct, characters }: Batch, table: FormTable): Promise<Float32Array> => {
    const width = model.formWidth;
    const { generation } = table;
    if (kept.table !== table || kept.generation !== generation) kept = { table, generation, states: [] };
    const { states: known } = kept;
    const fresh = distinct.flatMap((form, row) => (known[form] === undefined ? [row] : []));
    if (fresh.length > 0) {
      const states = await model.readForms(chooseRows(characters, fresh));
      fresh.forEach((row, i) => {
        known[distinct[row] as number] = states.slice(i * width, (i + 1) * width);
      });
    }
    const all = new Float32Array(distinct.length * width);
    distinct.forEach((form, row) => all.set(known[form] as Float32Array, row * width));
    return all;
  };

  /** Goes through the sentences with their scores, which the next sentence overwrites. */
  const scoreEach = async (
    sentences: readonly EncodedSentence[],
    table: FormTable,
    recallBias: number,
    visit: (sentence: number, scores: Float32Array, length: number) => void,
  ): Promise<void> => {
    const lengths = sentences.map(({ forms }) => forms.length);
    for (const chosen of bucketByLength(lengths, BATCH_TOKENS)) {
      const batch = createBatch(sentences, chosen, table);
      const scores = await model.score(batch, words, await readForms(batch, table));
      if (recallBias !== 0)
        for (let at = 0; at < scores.length; at += tags.length) (scores[at] as number) -= recallBias;
      const stride = batch.longest * tags.length;
      chosen.forEach((s, row) => {
        visit(s, scores.subarray(row * stride, (row + 1) * stride), batch.lengths[row] as number);
      });
    }
  };

  return {
    async decode(sentences, table, recallBias = 0) {
      const paths: Int32Array[] = [];
      await scoreEach(sentences, table, recallBias, (s, scores, length) => {
        paths[s] = viterbi(scores, length);
      });
      return paths;
    },
    async rate(sentences, table) {
      const rated: RatedPath[] = [];
      await scoreEach(sentences, table, 0, (s, scores, length) => {
        rated[s] = {
          best: viterbi(scores, length),
          probabilities: marginals(scores, length),
        };
      });
      return rated;
    },
  };
}
