import type { TagConstraints } from '../../tag-constraints.ts';

/** Scores of a chain, read back from its weights. */
export interface ChainScores {
  /** `[L, L]`, from × to. */
  readonly transitions: Float32Array;
  readonly start: Float32Array;
  readonly end: Float32Array;
}

/**
 * Finds the tagging with the highest score (Viterbi 1967), among those that the constraints allow. Of equal ones, that with the
 * smaller id at the last place where they differ.
 *
 * @param scores `[length, L]`, row by row.
 * @returns `length` ids.
 */
export type Viterbi = (scores: Float32Array, length: number) => Int32Array;

/** The chain may not change afterwards. */
export function createViterbi(chain: ChainScores, constraints?: TagConstraints): Viterbi {
  const labels = chain.start.length;
  const forbid = (score: Float32Array, allowed: Uint8Array | undefined) =>
    allowed ? Float64Array.from(score, (value, i) => (allowed[i] === 1 ? value : -Infinity)) : Float64Array.from(score);
  const start = forbid(chain.start, constraints?.first);
  const end = forbid(chain.end, constraints?.last);
  const transitions = forbid(chain.transitions, constraints?.transitions);
  let delta = new Float64Array(labels);
  let next = new Float64Array(labels);
  let best = new Int32Array(0);

  return (scores, length) => {
    const path = new Int32Array(length);
    if (length === 0) return path;
    if (best.length < length * labels) best = new Int32Array(2 * length * labels);
    for (let j = 0; j < labels; j++) delta[j] = (start[j] as number) + (scores[j] as number);
    for (let t = 1; t < length; t++) {
      const row = t * labels;
      // Where no score is a number, no tag is better than another: 0.
      best.fill(0, row, row + labels);
      next.fill(-Infinity);
      for (let i = 0, at = 0; i < labels; i++) {
        const before = delta[i] as number;
        for (let j = 0; j < labels; j++, at++) {
          const score = before + (transitions[at] as number);
          if (score > (next[j] as number)) {
            next[j] = score;
            best[row + j] = i;
          }
        }
      }
      for (let j = 0; j < labels; j++) next[j] = (next[j] as number) + (scores[row + j] as number);
      [delta, next] = [next, delta];
    }
    let tag = 0;
    for (let j = 1; j < labels; j++) {
      if ((delta[j] as number) + (end[j] as number) > (delta[tag] as number) + (end[tag] as number)) tag = j;
    }
    for (let t = length - 1; t >= 0; t--) {
      path[t] = tag;
      tag = best[t * labels + tag] as number;
    }
    return path;
  };
}
