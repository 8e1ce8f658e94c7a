import { shuffle } from '../../core/rng.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import { bucketByLength } from '../neural/batches.ts';
import { createPathFinder, type RatedPath } from '../neural/layers/viterbi.ts';
import type { Sequence, LabelledSequence } from '../sequences.ts';
import type { EncoderSettings } from './settings.ts';
import type { TaggingModel } from './tagging-model.ts';
import type { PieceTokenizer } from './tokenizer/tokenizer.ts';
import { divideIntoWindows, encodeSequence, type Window } from './windows.ts';
import type { Rng } from '../../core/rng.ts';

/** Padded pieces computed together. */
const BATCH_PIECES = 4096;

/** Finds the best legal tags of sequences. */
export interface EncoderDecoder {
  /** @param recallBias subtracted from the score of `O`, the tag 0. */
  decode(sequences: readonly Sequence[], recallBias?: number): Promise<Int32Array[]>;
  /** The same tags, with the probability of each tag at each token among all legal taggings. */
  rate(sequences: readonly Sequence[]): Promise<RatedPath[]>;
}

/** With the weights that the model has when this is made. */
export async function createEncoderDecoder(
  model: TaggingModel,
  tokenizer: PieceTokenizer,
  tags: readonly string[],
  scheme: TagScheme,
  settings: Pick<EncoderSettings, 'window' | 'overlap'>,
): Promise<EncoderDecoder> {
  const paths = createPathFinder(await model.chain(), tags, scheme);
  const score = async (sequences: readonly Sequence[]): Promise<Float32Array[]> => {
    const windows = sequences.flatMap((sequence, s) => windowsOf(sequence, s, tokenizer, settings));
    const scores = sequences.map(({ tokens }) => new Float32Array(tokens.length * tags.length));
    for (const chosen of bucketByLength(
      windows.map(({ ids }) => ids.length),
      BATCH_PIECES,
    )) {
      const batch = chosen.map((w) => windows[w] as Window);
      const found = await model.score(batch);
      batch.forEach(({ sequence, from }, w) => {
        scores[sequence]?.set(found[w] as Float32Array, from * tags.length);
      });
    }
    return scores;
  };
  return {
    async decode(sequences, recallBias = 0) {
      return (await score(sequences)).map((own) => paths.best(own, recallBias));
    },
    async rate(sequences) {
      return (await score(sequences)).map((own) => paths.rate(own));
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
