import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { unitAt } from './units.ts';

type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/**
 * A seeded source of randomness that can be forked by name. A fork depends only on the seed and on the keys on the way to
 * it, never on how many numbers anybody drew before: so a document's surrogates are the same whatever the order of the
 * files, the number of workers or the machine.
 */
export interface Rng {
  /** The independent stream of this key. Drawing from either does not move the other. */
  fork(...keys: readonly (string | number)[]): Rng;
  /** A uniform integer in `[0, bound)`. */
  int(bound: number): number;
  /** A uniform number in `[0, 1)`, with 32 random bits. */
  float(): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A uniform element of a non-empty list. */
  pick<T>(items: ArrayLike<T>): T;
}

class KeyedRng implements Rng {
  private generator: Generator | undefined;
  private readonly a: number;
  private readonly b: number;
  private readonly c: number;
  private readonly d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  fork(...keys: readonly (string | number)[]): Rng {
    let { a, b, c, d } = this;
    for (let k = 0; k < keys.length; k++) {
      const key = keys[k] as string | number;
      const text = typeof key === 'number' ? String(key) : key;
      const { length } = text;
      // The type and a terminator go in as well, so that ('1'), (1), ('ab', 'c') and ('a', 'bc') differ.
      for (let i = -1; i <= length; i++) {
        const unit = i < 0 ? (typeof key === 'number' ? 0x23 : 0x24) : i < length ? unitAt(text, i) : 0x10000;
        a = Math.imul(a ^ unit, 0x9e3779b1);
        b = Math.imul(b ^ unit, 0x85ebca77) ^ (a >>> 15);
        c = Math.imul(c ^ unit, 0xc2b2ae3d) ^ (b >>> 13);
        d = Math.imul(d ^ unit, 0x27d4eb2f) ^ (c >>> 16);
        a ^= d >>> 14;
      }
    }
    return new KeyedRng(finish(a ^ d), finish(b ^ a), finish(c ^ b), finish(d ^ c));
  }

  int(bound: number): number {
    if (!(bound >= 1 && bound <= 0x100000000))
      throw new TypeError(`Rng.int takes a bound from 1 to 2**32, not ${bound}`);
    // What pure-rand's uniformInt computes, without its calls: this is the innermost loop of everything.
    const stream = this.stream();
    const limit = 0x100000000 - (0x100000000 % bound);
    let drawn = stream.next() + 0x80000000;
    while (drawn >= limit) drawn = stream.next() + 0x80000000;
    return drawn % bound;
  }

  float(): number {
    return (this.stream().next() >>> 0) / 0x100000000;
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  pick<T>(items: ArrayLike<T>): T {
    if (items.length === 0) throw new TypeError('Rng.pick takes a non-empty list');
    return items[this.int(items.length)] as T;
  }

  private stream(): Generator {
    // Xoroshiro must not start from four zeros; setting one bit costs nothing.
    this.generator ??= xoroshiro128plusFromState([this.a | 1, this.b, this.c, this.d]);
    return this.generator;
  }
}

/** Fisher and Yates's shuffle, in place. */
export function shuffle<List extends { [at: number]: unknown; readonly length: number }>(items: List, rng: Rng): List {
  const list: { [at: number]: unknown; readonly length: number } = items;
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return items;
}

/** The 32-bit finaliser of MurmurHash3: every input bit moves every output bit. */
function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The root of all randomness of a run. `seed` is any safe integer. */
export function createRng(seed: number): Rng {
  if (!Number.isSafeInteger(seed)) throw new TypeError(`a seed is a whole number, not ${seed}`);
  return new KeyedRng(0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344).fork(seed);
}
