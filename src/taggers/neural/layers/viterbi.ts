import type { TagConstraints } from '../../tag-constraints.ts';

/** Scores of a chain, read back from its weights. */
export interface ChainScores {
  /** `[L, L]`, from × to. */
  readonly transitions: Float32Array;
  readonly start: Float32Array;
  readonly end: Float32Array;
}

/**
 * The tagging with the highest score (Viterbi 1967), among those that the constraints allow. Of equal ones, that with the
 * smaller id at the last place where they differ.
 *
 * @param scores `[length, L]`, row by row.
 * @returns `length` ids.
 */
export function viterbi(
  scores: Float32Array,
  length: number,
  chain: ChainScores,
  constraints?: TagConstraints,
): Int32Array {
  const labels = chain.start.length;
  const path = new Int32Array(length);
  if (length === 0) return path;
  const forbid = (score: Float32Array, allowed: Uint8Array | undefined) =>
    allowed ? Float64Array.from(score, (value, i) => (allowed[i] === 1 ? value : -Infinity)) : Float64Array.from(score);
  const start = forbid(chain.start, constraints?.first);
  const end = forbid(chain.end, constraints?.last);
  const transitions = forbid(chain.transitions, constraints?.transitions);
  const best = new Int32Array(length * labels);
  let delta = start.map((score, j) => score + (scores[j] as number));
  for (let t = 1; t < length; t++) {
    const next = new Float64Array(labels).fill(-Infinity);
    const row = t * labels;
    for (let i = 0; i < labels; i++) {
      const before = delta[i] as number;
      for (let j = 0; j < labels; j++) {
        const score = before + (transitions[i * labels + j] as number);
        if (score > (next[j] as number)) {
          next[j] = score;
          best[row + j] = i;
        }
      }
    }
    for (let j = 0; j < labels; j++) next[j] = (next[j] as number) + (scores[row + j] as number);
    delta = next;
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
}
