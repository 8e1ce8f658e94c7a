import type { Rng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';

/** A document with the place that chance gave it: the smaller, the sooner it is drawn. */
export interface Drawn {
  readonly key: number;
  readonly document: Document;
}

/** Keeps the documents of the smallest keys, in memory that does not grow with how many are offered. */
export interface Smallest {
  offer(drawn: Drawn): void;
  /** Sorted by key. */
  result(): readonly Drawn[];
}

/**
 * Draws documents at random out of a stream: each has a key that depends on the seed and on its id alone, so the same are drawn
 * whatever the order of the files.
 */
export function createSmallest(size: number): Smallest {
  let kept: Drawn[] = [];
  let limit = Infinity;
  const trim = () => {
    kept = kept.toSorted(compareDrawn).slice(0, size);
    if (kept.length === size) limit = kept.at(-1)?.key ?? Infinity;
  };
  return {
    offer(drawn) {
      if (drawn.key > limit) return;
      kept.push(drawn);
      if (kept.length >= 2 * size + 16) trim();
    },
    result() {
      trim();
      return kept;
    },
  };
}

export function keyOf(rng: Rng, doc: Document): number {
  return rng.fork(doc.id).float();
}

export function compareDrawn(a: Drawn, b: Drawn): number {
  return a.key - b.key || (a.document.id < b.document.id ? -1 : a.document.id > b.document.id ? 1 : 0);
}
