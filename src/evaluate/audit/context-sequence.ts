import type { Document } from '../../core/types.ts';
import { coveredSpans } from './cover.ts';
import type { Vocabulary, Words } from './vocabulary.ts';

/** The words of a document without signs, each stretch of mentions one word that stands for any. */
export interface ContextSequence {
  readonly ids: Int32Array;
  /** The id of a mention. */
  readonly mention: number;
}

/** So that a copy with other names is as near to its source as its wording is. */
export function contextSequence(doc: Document, words: Words, vocabulary: Vocabulary): ContextSequence {
  const spans = coveredSpans(doc);
  const mention = vocabulary.mark('mention');
  const ids: number[] = [];
  let next = 0;
  let written = -1;
  for (let i = 0; i < words.length; i++) {
    const start = words.offsets[2 * i] as number;
    while (next < spans.length && (spans[next] as { end: number }).end <= start) next++;
    const span = spans[next];
    if (span !== undefined && span.start < (words.offsets[2 * i + 1] as number)) {
      if (written !== next) ids.push(mention);
      written = next;
    } else if (vocabulary.isWord(words.ids[i] as number)) ids.push(words.ids[i] as number);
  }
  return { ids: Int32Array.from(ids), mention };
}

/**
 * Keys of the n-grams of a sequence, of 52 bits, so that two of some millions hardly ever share one. One key for each place;
 * the whole sequence is one n-gram where it is shorter and `orWhole`.
 *
 * @param excluded an id that no n-gram may have in it.
 */
export function gramKeys(ids: Int32Array, n: number, excluded: number | undefined, orWhole: boolean): Float64Array {
  const keys: number[] = [];
  const length = ids.length >= n || !orWhole ? n : ids.length;
  let free = 0;
  for (let i = 0; i < ids.length; i++) {
    free = ids[i] === excluded ? 0 : free + 1;
    if (free < length || i + 1 < length) continue;
    let a = 0x9e3779b9;
    let b = 0x85ebca6b;
    for (let j = i + 1 - length; j <= i; j++) {
      a = Math.imul(a ^ (ids[j] as number), 0x9e3779b1);
      a ^= a >>> 15;
      b = Math.imul(b + (ids[j] as number), 0xc2b2ae3d);
      b ^= b >>> 13;
    }
    keys.push((a >>> 0) * 2 ** 20 + (b >>> 12));
  }
  return Float64Array.from(keys);
}
