import type { EncodedSentence } from '../batches.ts';
import type { FormTable } from '../forms.ts';

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
