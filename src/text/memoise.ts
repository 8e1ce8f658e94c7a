import { BoundedCache } from '../core/bounded-cache.ts';

const MOST_ENTRIES = 16_384;

/** Remembers what a function gave for the words asked for last, also where that is `undefined`; memory is bounded. */
export function memoise<T>(compute: (word: string) => T): (word: string) => T {
  const known = new BoundedCache<T>(MOST_ENTRIES);
  return (word) => known.get(word, compute);
}
