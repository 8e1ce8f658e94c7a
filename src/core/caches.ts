import { obtain } from './collections.ts';

/**
 * A copy of a string that stands by itself: what V8 cuts out of a text refers to it and keeps the whole text alive for as long as
 * the piece is. To be taken of every piece of a document that outlives the document.
 */
export function ownString(piece: string): string {
  // A joined string is made whole when it is cut.
  return piece.length < CUT ? piece : ` ${piece}`.slice(1);
}

/** Pieces below so many units are copied by the engine itself. */
const CUT = 13;

/** Stands for `undefined`, so that one look tells what is remembered from what is not. */
const NOTHING = Symbol('nothing');

/** How many values a cache holds for which nothing else is said. */
const MOST_ENTRIES = 16_384;

/**
 * What all caches of a thread hold together, in caches that are filled: there are as many caches as there are questions, types and locales, and
 * one after the other they would go on filling for hours.
 */
const MOST_FILLED = 8;

/** Shares of caches add up to a little less than whole ones. */
const ROUNDING = 1e-9;

/** What several caches may hold together. Where it is used up, all of them forget what was not asked for since they last did. */
export class CacheBudget {
  /** Those that hold something, and how much came into all of them since they last forgot together. */
  private holding = new Set<BoundedCache<unknown>>();
  private filled = 0;

  /** A cache that has come to hold something again. */
  enter(cache: BoundedCache<unknown>): void {
    this.holding.add(cache);
  }

  /** @param share of what a cache may hold, that one of them took in. */
  take(share: number): void {
    this.filled += share;
    if (this.filled >= MOST_FILLED / 2 - ROUNDING) this.forgetTogether();
  }

  private forgetTogether(): void {
    this.filled = 0;
    const all = this.holding;
    this.holding = new Set();
    for (const cache of all) if (cache.forget()) this.holding.add(cache);
  }
}

/** All caches of a thread share one budget. */
const OF_THREAD = new CacheBudget();

/**
 * Remembers what was made of the strings asked for last. Memory is bounded however many different strings come and however many caches there
 * are, and no string remembered keeps the text alive that it was cut from. Of `most` values the older half is forgotten when there are too many,
 * so what is asked for again and again stays. All caches of a thread share one budget: where it is used up, all forget their older halves.
 */
export class BoundedCache<Value> {
  private readonly half: number;
  private readonly budget: CacheBudget;
  private recent = new Map<string, Value | typeof NOTHING>();
  private older = new Map<string, Value | typeof NOTHING>();
  /** How many values came since all forgot together, up to as many as there is room for. */
  private came = 0;

  /**
   * @param most the fewer, the more a value counts in what all caches hold together: give fewer where values are large.
   * @param budget shared by all caches of the thread where nothing is said.
   */
  constructor(most = MOST_ENTRIES, budget = OF_THREAD) {
    this.budget = budget;
    this.half = Math.max(1, most >> 1);
  }

  /** How many values are remembered. */
  get size(): number {
    return this.recent.size + this.older.size;
  }

  /** @param make is given a copy of the key that may be kept; called where the key is not remembered. */
  get(key: string, make: (key: string) => Value): Value {
    let value = this.recent.get(key);
    if (value === undefined) {
      const own = ownString(key);
      value = this.older.get(key);
      // What moves to the recent half leaves the older one, so that `size` counts it once.
      if (value !== undefined) this.older.delete(key);
      else {
        const made = make(own);
        value = made === undefined ? NOTHING : made;
      }
      if (this.recent.size >= this.half) this.turn();
      this.recent.set(own, value);
      this.count();
    }
    return (value === NOTHING ? undefined : value) as Value;
  }

  /** Forgets what was not asked for since all forgot together. @returns whether anything is left. */
  forget(): boolean {
    this.came = 0;
    this.turn();
    return this.older.size > 0;
  }

  private turn(): void {
    this.older = this.recent;
    this.recent = new Map();
  }

  private count(): void {
    const room = 2 * this.half;
    if (this.came >= room) return;
    if (this.came++ === 0) this.budget.enter(this);
    this.budget.take(1 / room);
  }
}

/**
 * Remembers the last result of a computation: for what is asked several times in a row of one document, as by its copies.
 * A WeakMap would do too, but what it holds survives minor garbage collections, and a stream of documents would fill the heap.
 *
 * @param compute its first argument is what the result is remembered by; the others must always be the same with it.
 */
export function rememberLast<Key extends object | string, Rest extends readonly unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  let last: Key | undefined;
  let value: Value | undefined;
  return (key, ...rest) => {
    if (last !== key) {
      value = compute(key, ...rest);
      last = key; // no sooner: it may throw, or ask for another on its way
    }
    return value as Value;
  };
}

/**
 * Computes once for an object, for as long as that is there; what is asked several times in a row of the same one is found at once.
 *
 * @param compute as of {@link rememberLast}.
 */
export function perObject<Key extends object, Rest extends readonly unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const all = new WeakMap<Key, Value>();
  return rememberLast((key: Key, ...rest: Rest) => obtain(all, key, () => compute(key, ...rest)));
}

/** Computes when it is first asked. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

/** Remembers what a function gave for the words asked for last, also where that is `undefined`; memory is bounded. */
export function memoise<T>(compute: (word: string) => T): (word: string) => T {
  const known = new BoundedCache<T>();
  let last: string | undefined;
  let value: T | undefined;
  return (word) => {
    if (word === last) return value as T;
    const found = known.get(word, compute);
    if (word.length >= CUT) return found;
    last = word; // a locale is asked for again and again
    value = found;
    return found;
  };
}

/** {@link memoise} for each of what the words are looked at in, such as locales or lists: most questions are asked of one of them all the time. */
export function memoiseWithin<Key extends string, T>(
  compute: (word: string, within: Key) => T,
): (word: string, within: Key) => T {
  const all = new Map<Key, (word: string) => T>();
  const toldOf = rememberLast((within: Key) => {
    return obtain(all, within, () => memoise((word) => compute(word, within)));
  });
  return (word, within) => toldOf(within)(word);
}
