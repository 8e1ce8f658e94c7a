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
  const { starts, from, values } = allowedPairs(forbid(chain.transitions, constraints?.transitions), labels);
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
      for (let j = 0, at = 0; j < labels; j++) {
        // Where no score is a number, no tag is better than another: 0.
        let largest = -Infinity;
        let tag = 0;
        for (const end = starts[j + 1] as number; at < end; at++) {
          const score = (delta[from[at] as number] as number) + (values[at] as number);
          if (score > largest) {
            largest = score;
            tag = from[at] as number;
          }
        }
        best[row + j] = tag;
        next[j] = largest + (scores[row + j] as number);
      }
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

/** The transitions to each label that are not −∞: a scheme forbids most of those between many labels. */
function allowedPairs(transitions: Float64Array, labels: number) {
  const tags = Array.from({ length: labels }, (_, tag) => tag);
  const before = tags.map((to) => tags.filter((from) => transitions[from * labels + to] !== -Infinity));
  const starts = new Int32Array(labels + 1);
  before.forEach((list, to) => (starts[to + 1] = (starts[to] as number) + list.length));
  return {
    /** Where those to each label begin. */
    starts,
    from: Int32Array.from(before.flat()),
    values: Float64Array.from(
      before.flatMap((list, to) => list.map((from) => transitions[from * labels + to] as number)),
    ),
  };
}
