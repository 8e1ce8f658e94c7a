/**
 * A copy of a string that stands by itself: what V8 cuts out of a text refers to it and keeps the whole text alive for as long as
 * the piece is. To be taken of every piece of a document that outlives the document.
 */
export function ownString(piece: string): string {
  // Pieces below 13 units are copied by the engine itself; a joined string is made whole when it is cut.
  return piece.length < 13 ? piece : ` ${piece}`.slice(1);
}

/**
 * Remembers what was made of the strings asked for last. Memory is bounded however many different strings come, and no string
 * remembered keeps the text alive that it was cut from. Of `most` values the older half is forgotten when there are too many, so
 * what is asked for again and again stays.
 */
export class BoundedCache<Value> {
  private readonly half: number;
  private recent = new Map<string, Value>();
  private older = new Map<string, Value>();

  constructor(most: number) {
    this.half = Math.max(1, most >> 1);
  }

  /** How many values are remembered. */
  get size(): number {
    return this.recent.size + this.older.size;
  }

  /** @param make is given a copy of the key that may be kept; called where the key is not remembered. */
  get(key: string, make: (key: string) => Value): Value {
    let value = this.recent.get(key);
    if (value !== undefined || this.recent.has(key)) return value as Value;
    const own = ownString(key);
    value = this.older.get(key);
    // What moves to the recent half leaves the older one, so that `size` counts it once.
    if (value !== undefined || this.older.has(key)) this.older.delete(key);
    else value = make(own);
    if (this.recent.size >= this.half) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(own, value as Value);
    return value as Value;
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
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key, ...rest) => {
    if (last?.key !== key) last = { key, value: compute(key, ...rest) };
    return last.value;
  };
}

const MOST_ENTRIES = 16_384;

/** Remembers what a function gave for the words asked for last, also where that is `undefined`; memory is bounded. */
export function memoise<T>(compute: (word: string) => T): (word: string) => T {
  const known = new BoundedCache<T>(MOST_ENTRIES);
  return (word) => known.get(word, compute);
}
