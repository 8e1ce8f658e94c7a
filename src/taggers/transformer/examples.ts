import type { Rng } from '../../core/rng.ts';
import { bucketByLength, shuffle } from '../neural/batches.ts';
import type { LabelledSequence } from '../sequences.ts';
import { windowsOf } from './decode.ts';
import type { EncoderSettings } from './settings.ts';
import type { TaggingModel } from './tagging-model.ts';
import type { PieceTokenizer } from './tokenizer/tokenizer.ts';
import type { Window } from './windows.ts';

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
