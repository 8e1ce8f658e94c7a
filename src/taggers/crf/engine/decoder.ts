import type { TagConstraints } from '../../tag-constraints.ts';
import type { CrfData, CrfWeights, SequenceDecoder } from '../data.ts';
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

/** State scores of sequences of {@link CrfData}; the vectors of groups are kept, so that a group is added up once. */
export interface StateScorer {
  /** `length * labelCount` scores of a sequence, in an array that the next call overwrites. */
  scores(sequence: number): Float64Array;
}

export function createStateScorer(data: CrfData, weights: CrfWeights): StateScorer {
  const { labelCount, stateStarts, stateLabels, stateWeights } = weights;
  if (data.attributeCount > weights.attributeCount) {
    throw new TypeError('the data have attributes that the CRF was not trained with');
  }
  const vectors: Float64Array[] = [];
  const vectorOf = (group: number): Float64Array => {
    const known = vectors[group];
    if (known) return known;
    const sum = new Float64Array(labelCount);
    for (let i = data.attributeStarts[group] as number; i < (data.attributeStarts[group + 1] as number); i++) {
      const attribute = data.groupAttributes[i] as number;
      for (let k = stateStarts[attribute] as number; k < (stateStarts[attribute + 1] as number); k++) {
        sum[stateLabels[k] as number]! += stateWeights[k] as number;
      }
    }
    vectors[group] = sum;
    return sum;
  };
  let rows = new Float64Array(0);
  return {
    scores(sequence) {
      const first = data.sequenceStarts[sequence] as number;
      const length = (data.sequenceStarts[sequence + 1] as number) - first;
      if (rows.length < length * labelCount) rows = new Float64Array(length * labelCount);
      rows.fill(0, 0, length * labelCount);
      for (let t = 0; t < length; t++) {
        const end = data.groupStarts[first + t + 1] as number;
        for (let i = data.groupStarts[first + t] as number; i < end; i++) {
          const vector = vectorOf(data.tokenGroups[i] as number);
          for (let y = 0; y < labelCount; y++) rows[t * labelCount + y]! += vector[y] as number;
        }
      }
      return rows;
    },
  };
}

/** The best labels of all tokens of the data. */
export function decode(data: CrfData, weights: CrfWeights, legal?: TagConstraints): Uint16Array {
  const decoder = createDecoder(weights, legal);
  const scorer = createStateScorer(data, weights);
  const labels = new Uint16Array(data.groupStarts.length - 1);
  for (let s = 0; s + 1 < data.sequenceStarts.length; s++) {
    const first = data.sequenceStarts[s] as number;
    labels.set(decoder.best(scorer.scores(s), (data.sequenceStarts[s + 1] as number) - first), first);
  }
  return labels;
}
