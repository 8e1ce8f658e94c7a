import { bucketByLength, chooseRows, createBatch, type Batch, type EncodedSentence } from '../batches.ts';
import type { FormTable } from '../vocabulary.ts';
import type { EmbeddingTable } from '../layers/embedding.ts';
import type { NeuralModel } from '../model.ts';

/** Computes the scores of tags with the weights that a model had when this was made. */
export interface Scorer {
  /**
   * Goes through the sentences, in any order.
   *
   * @param visit is given the number of a sentence and its scores, `[length, tags]`, row by row. They may be changed, and lapse
   *   when it returns.
   */
  scoreEach(
    sentences: readonly EncodedSentence[],
    table: FormTable,
    visit: (sentence: number, scores: Float32Array) => void,
  ): Promise<void>;
}

/** Padded tokens scored together. */
const BATCH_TOKENS = 4096;

/**
 * Scores by the operations of the current backend.
 *
 * @param words takes the place of the model's table of words.
 */
export function createModelScorer(model: NeuralModel, tagCount: number, words?: EmbeddingTable): Scorer {
  /** By form of one table, in one generation of it: the character network's states, with the weights of this scorer. */
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

  return {
    async scoreEach(sentences, table, visit) {
      const lengths = sentences.map(({ forms }) => forms.length);
      for (const chosen of bucketByLength(lengths, BATCH_TOKENS)) {
        const batch = createBatch(sentences, chosen, table);
        const scores = await model.score(batch, words, await readForms(batch, table));
        chosen.forEach((s, row) => {
          const from = row * batch.longest;
          visit(s, scores.subarray(from * tagCount, (from + (batch.lengths[row] as number)) * tagCount));
        });
      }
    },
  };
}
