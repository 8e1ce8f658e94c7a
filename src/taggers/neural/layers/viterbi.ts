import type { TagScheme } from '../../../core/corpus-format.ts';
import { tagConstraints, type TagConstraints } from '../../tag-constraints.ts';
import { createDecoder } from '../../crf/engine/decoder.ts';

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

/** The best legal tags of a sequence with the marginals: `tokens × tags`, token after token. */
export interface RatedPath {
  readonly best: Int32Array;
  readonly probabilities: Float64Array;
}

/** What scores of a sequence, `[length, tags]`, say of its legal tags. */
export function createPathFinder(chain: ChainScores, tags: readonly string[], scheme: TagScheme) {
  const constraints = tagConstraints(tags, scheme);
  const viterbi = createViterbi(chain, constraints);
  const marginals = createChainMarginals(chain, constraints);
  return {
    /** @param recallBias subtracted from the score of `O`, the tag 0, in its place. */
    best(scores: Float32Array, recallBias: number): Int32Array {
      if (recallBias !== 0)
        for (let at = 0; at < scores.length; at += tags.length) scores[at] = (scores[at] as number) - recallBias;
      return viterbi(scores, scores.length / tags.length);
    },
    rate(scores: Float32Array): RatedPath {
      const length = scores.length / tags.length;
      return { best: viterbi(scores, length), probabilities: marginals(scores, length) };
    },
  };
}

/** Gives the probability of each label at each token of a sentence: `length × labels`, token after token. */
type ChainMarginals = (scores: Float32Array, length: number) => Float64Array;

/**
 * The forward-backward algorithm over the label sequences that the constraints allow, as the CRF has it: what starts and
 * ends a sequence is added to the scores of its first and last token.
 *
 * The function takes scores of `[length, labels]`, row by row.
 */
export function createChainMarginals(
  { transitions, start, end }: ChainScores,
  constraints: TagConstraints,
): ChainMarginals {
  const labels = start.length;
  const open = () =>
    createDecoder(
      {
        labelCount: labels,
        attributeCount: 0,
        stateStarts: new Uint32Array(1),
        stateLabels: new Uint16Array(0),
        stateWeights: new Float64Array(0),
        transitions: Float64Array.from(transitions),
      },
      constraints,
    );
  let decoder: ReturnType<typeof open> | undefined; // most taggers are never asked
  return (scores, length) => {
    if (length === 0) return new Float64Array(0);
    const own = Float64Array.from(scores.subarray(0, length * labels));
    const last = (length - 1) * labels;
    for (let label = 0; label < labels; label++) {
      own[label] = (own[label] as number) + (start[label] as number);
      own[last + label] = (own[last + label] as number) + (end[label] as number);
    }
    decoder ??= open();
    return decoder.marginals(own, length).slice(0, length * labels);
  };
}
