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
