import type { TagScheme } from '../../core/corpus-format.ts';
import { bucketByLength } from '../neural/batches.ts';
import { createChainMarginals } from '../neural/layers/marginals.ts';
import { createViterbi } from '../neural/layers/viterbi.ts';
import type { Sequence } from '../sequences.ts';
import { tagConstraints } from '../tag-constraints.ts';
import type { EncoderSettings } from './settings.ts';
import type { TaggingModel } from './tagging-model.ts';
import type { PieceTokenizer } from './tokenizer/tokenizer.ts';
import { divideIntoWindows, encodeSequence, type Window } from './windows.ts';

/** Padded pieces computed together. */
const BATCH_PIECES = 4096;

/** The best legal tags of a sequence with the marginals: `tokens × tags`, token after token. */
export interface RatedTags {
  readonly best: Int32Array;
  readonly probabilities: Float64Array;
}

/** Finds the best legal tags of sequences. */
export interface EncoderDecoder {
  /** @param recallBias subtracted from the score of `O`, the tag 0. */
  decode(sequences: readonly Sequence[], recallBias?: number): Promise<Int32Array[]>;
  /** The same tags, with the probability of each tag at each token among all legal taggings. */
  rate(sequences: readonly Sequence[]): Promise<RatedTags[]>;
}

/** With the weights that the model has when this is made. */
export async function createEncoderDecoder(
  model: TaggingModel,
  tokenizer: PieceTokenizer,
  tags: readonly string[],
  scheme: TagScheme,
  settings: Pick<EncoderSettings, 'window' | 'overlap'>,
): Promise<EncoderDecoder> {
  const chain = await model.chain();
  const constraints = tagConstraints(tags, scheme);
  const viterbi = createViterbi(chain, constraints);
  const marginals = createChainMarginals(chain, constraints);
  const score = async (sequences: readonly Sequence[], recallBias: number): Promise<Float32Array[]> => {
    const windows = sequences.flatMap((sequence, s) => windowsOf(sequence, s, tokenizer, settings));
    const scores = sequences.map(({ tokens }) => new Float32Array(tokens.length * tags.length));
    for (const chosen of bucketByLength(
      windows.map(({ ids }) => ids.length),
      BATCH_PIECES,
    )) {
      // prettier-ignore
      const batch = chosen.map((w) => windows[w] as Window);
      const found = await model.score(batch);
      batch.forEach(({ sequence, from }, w) => {
        scores[sequence]?.set(found[w] as Float32Array, from * tags.length);
      });
    }
    if (recallBias !== 0) {
      for (const own of scores) {
        for (let at = 0; at < own.length; at += tags.length) own[at] = (own[at] as number) - recallBias;
      }
    }
    return scores;
  };
  return {
    async decode(sequences, recallBias = 0) {
      const scores = await score(sequences, recallBias);
      return scores.map((own) => viterbi(own, own.length / tags.length));
    },
    async rate(sequences) {
      const scores = await score(sequences, 0);
      return scores.map((own) => {
        const length = own.length / tags.length;
        return { best: viterbi(own, length), probabilities: marginals(own, length) };
      });
    },
  };
}

/** The windows of a sequence from which a tag is read. */
export function windowsOf(
  sequence: Sequence,
  number: number,
  tokenizer: PieceTokenizer,
  { window, overlap }: Pick<EncoderSettings, 'window' | 'overlap'>,
): Window[] {
  const encoded = encodeSequence(sequence, tokenizer);
  return divideIntoWindows(encoded, number, tokenizer, window, overlap).filter(({ places }) => places.length > 0);
}
