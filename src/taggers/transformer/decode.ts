import type { TagScheme } from '../../core/corpus-format.ts';
import { bucketByLength, shuffle } from '../neural/batches.ts';
import { createChainMarginals, createViterbi } from '../neural/layers/viterbi.ts';
import type { Sequence, LabelledSequence } from '../sequences.ts';
import { tagConstraints } from '../tag-constraints.ts';
import type { EncoderSettings } from './settings.ts';
import type { TaggingModel } from './tagging-model.ts';
import type { PieceTokenizer } from './tokenizer/tokenizer.ts';
import { divideIntoWindows, encodeSequence, type Window } from './windows.ts';
import type { Rng } from '../../core/rng.ts';

/** Padded pieces computed together. */
const BATCH_PIECES = 4096;

/** The best legal tags of a sequence with the marginals: `tokens × tags`, token after token. */
interface RatedTags {
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

/** A window with the tags to learn. */
export interface Example {
  readonly window: Window;
  readonly tags: Int32Array;
  /** Of its tokens, where the encoder is frozen. */
  states?: Float32Array;
}

/** The windows of the sentences, in their order. */
export function encodeExamples(
  sentences: readonly LabelledSequence[],
  tags: readonly string[],
  tokenizer: PieceTokenizer,
  settings: EncoderSettings,
): Example[] {
  const ids = new Map(tags.map((tag, id) => [tag, id]));
  return sentences.flatMap((sentence, s) =>
    windowsOf(sentence, s, tokenizer, settings).map((window) => {
      const own = sentence.tags.slice(window.from, window.from + window.places.length);
      return { window, tags: Int32Array.from(own, (tag) => ids.get(tag) ?? 0) };
    }),
  );
}

/** Batches of so many windows of similar length, in random order. */
export function divideExamples(examples: readonly Example[], batchSize: number, rng: Rng): Example[][] {
  return divideByLength(examples, ({ window }) => window.ids.length, batchSize, rng);
}

/** Batches of so many items of similar length, in random order. */
export function divideByLength<T>(
  items: readonly T[],
  lengthOf: (item: T) => number,
  batchSize: number,
  rng: Rng,
): T[][] {
  const order = shuffle(
    items.map((_, i) => i),
    rng,
  );
  // Sorted within stretches of some batches: little padding, and yet other batches in every epoch.
  const stretch = batchSize * 16;
  const batches: T[][] = [];
  for (let from = 0; from < order.length; from += stretch) {
    const own = order.slice(from, from + stretch).map((i) => items[i] as T);
    own.sort((a, b) => lengthOf(b) - lengthOf(a));
    for (let at = 0; at < own.length; at += batchSize) batches.push(own.slice(at, at + batchSize));
  }
  return shuffle(batches, rng);
}

/** Computes the states of all examples, once for a training that leaves the encoder as it is. */
export async function cacheStates(model: TaggingModel, examples: readonly Example[], batchSize: number): Promise<void> {
  const lengths = examples.map(({ window }) => window.ids.length);
  for (const chosen of bucketByLength(lengths, batchSize * 128)) {
    const batch = chosen.map((i) => examples[i] as Example);
    const states = await model.states(batch.map(({ window }) => window));
    batch.forEach((example, i) => (example.states = states[i] as Float32Array));
  }
}
