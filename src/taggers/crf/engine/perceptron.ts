import { createRng, type Rng } from '../../../core/rng.ts';
import type { LabelledCrfData } from '../data.ts';
import { transitionMatrix, type FeatureSet } from './features.ts';
import { norm } from './optimise/vectors.ts';
import { createViterbi } from './viterbi.ts';

/** CRFsuite's settings of the averaged perceptron. */
export interface PerceptronOptions {
  readonly maxIterations: number;
  /** Ends when the mean share of wrong labels of a sequence is below this. */
  readonly epsilon: number;
  /** Decides the order of the sequences in each epoch. */
  readonly seed: number;
}

/** An epoch: its loss, the sum over sequences of the share of wrong labels, and the averaged weights. */
export interface PerceptronEpoch {
  readonly step: number;
  readonly value: number;
  readonly norm: number;
  readonly weights: Float64Array;
}

/**
 * The averaged perceptron of Collins (2002), "Discriminative training methods for hidden Markov models": each sequence that the
 * weights label wrongly moves them toward its features and away from those of the labels found. Yields after each epoch.
 */
export function* trainPerceptron(
  data: LabelledCrfData,
  features: FeatureSet,
  options: PerceptronOptions,
): Generator<PerceptronEpoch, void> {
  const { sequenceStarts } = data;
  const sequences = sequenceStarts.length - 1;
  const { labelCount, stateLabels } = features;
  const weights = new Float64Array(features.observed.length);
  // What must be taken from the weights, over the number of sequences seen, for their average.
  const late = new Float64Array(weights.length);
  const featureOfPair = new Int32Array(labelCount * labelCount).fill(-1);
  for (const [i, pair] of features.transitions.entries()) featureOfPair[pair] = stateLabels.length + i;
  const transitions = transitionMatrix(features, weights);
  const viterbi = createViterbi(labelCount);
  viterbi.setTransitions(transitions);
  const scorer = createScorer(data, features, weights);
  let seen = 1;
  for (let epoch = 1; epoch <= options.maxIterations; epoch++) {
    const order = shuffled(sequences, createRng(options.seed).fork('perceptron', epoch));
    let loss = 0;
    for (const sequence of order) {
      const first = sequenceStarts[sequence] as number;
      const length = (sequenceStarts[sequence + 1] as number) - first;
      if (length > 0) {
        const gold = data.labels.subarray(first, first + length);
        const found = viterbi.best(scorer.score(first, length), length);
        let wrong = 0;
        for (let t = 0; t < length; t++) {
          const right = gold[t] as number;
          const label = found[t] as number;
          if (right !== label) {
            wrong++;
            scorer.forFeatures(first + t, right, label, (k, change) => move(k, change));
          }
          if (t > 0) {
            moveTransition((gold[t - 1] as number) * labelCount + right, 1);
            moveTransition((found[t - 1] as number) * labelCount + label, -1);
          }
        }
        if (wrong > 0) {
          loss += wrong / length;
          viterbi.setTransitions(transitions);
        }
      }
      seen++;
    }
    const averaged = weights.map((weight, k) => weight - (late[k] as number) / seen);
    yield { step: epoch, value: loss, norm: norm(averaged), weights: averaged };
    if (loss / sequences < options.epsilon) return;
  }

  function move(k: number, change: number): void {
    weights[k]! += change;
    late[k]! += change * seen;
  }

  function moveTransition(pair: number, change: number): void {
    const k = featureOfPair[pair] as number;
    if (k < 0) return;
    move(k, change);
    transitions[pair]! += change;
  }
}

/** 0 … count - 1 in random order. */
function shuffled(count: number, rng: Rng): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const other = order[j] as number;
    order[j] = order[i] as number;
    order[i] = other;
  }
  return order;
}

/** State scores of tokens under weights that change, and the features that two labels of a token differ in. */
function createScorer(data: LabelledCrfData, features: FeatureSet, weights: Float64Array) {
  const { groupStarts, tokenGroups, attributeStarts, groupAttributes } = data;
  const { labelCount, stateStarts, stateLabels } = features;
  let scores = new Float64Array(0);
  return {
    score(first: number, length: number): Float64Array {
      if (scores.length < length * labelCount) scores = new Float64Array(length * labelCount);
      scores.fill(0, 0, length * labelCount);
      for (let t = 0; t < length; t++) {
        const row = t * labelCount;
        for (let i = groupStarts[first + t] as number; i < (groupStarts[first + t + 1] as number); i++) {
          const group = tokenGroups[i] as number;
          for (let a = attributeStarts[group] as number; a < (attributeStarts[group + 1] as number); a++) {
            const attribute = groupAttributes[a] as number;
            const end = stateStarts[attribute + 1] as number;
            for (let k = stateStarts[attribute] as number; k < end; k++) {
              scores[row + (stateLabels[k] as number)]! += weights[k] as number;
            }
          }
        }
      }
      return scores;
    },
    forFeatures(token: number, right: number, wrong: number, visit: (k: number, change: number) => void): void {
      for (let i = groupStarts[token] as number; i < (groupStarts[token + 1] as number); i++) {
        const group = tokenGroups[i] as number;
        for (let a = attributeStarts[group] as number; a < (attributeStarts[group + 1] as number); a++) {
          const attribute = groupAttributes[a] as number;
          for (let k = stateStarts[attribute] as number; k < (stateStarts[attribute + 1] as number); k++) {
            const label = stateLabels[k] as number;
            if (label === right) visit(k, 1);
            else if (label === wrong) visit(k, -1);
          }
        }
      }
    },
  };
}
