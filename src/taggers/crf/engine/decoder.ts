import type { TagConstraints } from '../../tag-constraints.ts';
import type { CrfWeights, SequenceDecoder } from '../data.ts';
import { nBestSequences, createViterbi } from './viterbi.ts';
import { createRecursions, maskEnds, maskTransitions } from './recursions.ts';

/** A decoder that also knows scores and probabilities of label sequences. */
export interface CrfDecoder extends SequenceDecoder {
  /** log Z: the logarithm of the sum of exp(score) over all (legal) label sequences. */
  logPartition(scores: Float64Array, length: number): number;
  /** The score of given labels: their state scores and transitions; -Infinity where they are not legal. */
  score(scores: Float64Array, labels: ArrayLike<number>): number;
  /** The logarithm of the probability of given labels. */
  logProbability(scores: Float64Array, labels: ArrayLike<number>): number;
}

/**
 * Decodes with the transitions of a CRF. With `legal`, only legal sequences exist: the others have probability 0, and the
 * probabilities of the legal sum to 1. Where no sequence is legal, all marginals are 0, n-best is empty, and `best` is not.
 *
 * A decoder works in memory of its own, one sequence at a time.
 */
export function createDecoder(weights: CrfWeights, legal?: TagConstraints): CrfDecoder {
  const { labelCount } = weights;
  const transitions = legal ? maskTransitions(weights.transitions, legal) : weights.transitions;
  const viterbi = createViterbi(labelCount, legal && ((scores, length) => maskEnds(scores, length, legal)));
  viterbi.setTransitions(transitions);
  const recursions = createRecursions(weights.transitions, labelCount, legal);
  let legalScores = new Float64Array(0);

  const check = (scores: Float64Array, length: number): void => {
    if (scores.length >= length * labelCount) return;
    const wanted = length * labelCount;
    throw new TypeError(`${length} tokens have ${wanted} scores of ${labelCount} labels, not ${scores.length}`);
  };
  /** The scores, -Infinity for labels that may not come first or last. */
  const masked = (scores: Float64Array, length: number): Float64Array => {
    check(scores, length);
    if (!legal || length === 0) return scores;
    const count = length * labelCount;
    if (legalScores.length < count) legalScores = new Float64Array(2 * count);
    legalScores.set(scores.subarray(0, count));
    maskEnds(legalScores, length, legal);
    return legalScores;
  };
  const scoreOf = (scores: Float64Array, labels: ArrayLike<number>): number => {
    const own = masked(scores, labels.length);
    let sum = 0;
    for (let t = 0; t < labels.length; t++) {
      const label = labels[t] as number;
      sum += own[t * labelCount + label] as number;
      if (t > 0) sum += transitions[(labels[t - 1] as number) * labelCount + label] as number;
    }
    return sum;
  };
  const logPartition = (scores: Float64Array, length: number): number => {
    check(scores, length);
    return recursions.logPartition(scores, length);
  };

  return {
    best(scores, length) {
      check(scores, length);
      return viterbi.best(scores, length);
    },
    nBest(scores, length, count) {
      const log = logPartition(scores, length);
      return nBestSequences(masked(scores, length), length, transitions, count).map(({ labels, score }) => ({
        labels,
        logProbability: score - log,
      }));
    },
    marginals(scores, length) {
      check(scores, length);
      return recursions.marginals(scores, length);
    },
    logPartition,
    score: scoreOf,
    logProbability: (scores, labels) => scoreOf(scores, labels) - logPartition(scores, labels.length),
  };
}
