import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import type { LabelledCrfData } from '../../../../src/taggers/crf/data.ts';
import { collectFeatures, toWeights, type FeatureSet } from '../../../../src/taggers/crf/engine/features.ts';
import { trainPerceptron } from '../../../../src/taggers/crf/engine/train.ts';
import { createViterbi } from '../../../../src/taggers/crf/engine/viterbi.ts';
import { labelsOf, sampleData, stateScores } from './samples.ts';

/** Collins' algorithm as it is written: the average of the weights after each sequence, all of them added up. */
function* reference(data: LabelledCrfData, features: FeatureSet, seed: number): Generator<Float64Array, void> {
  const { labelCount, stateStarts, stateLabels, transitions } = features;
  const weights = new Float64Array(features.observed.length);
  const sum = new Float64Array(weights.length);
  const sequences = data.sequenceStarts.length - 1;
  let seen = 1; // the weights before the first count
  for (let epoch = 1; ; epoch++) {
    for (const s of order(sequences, seed, epoch)) {
      const gold = labelsOf(data, s);
      const model = toWeights(features, weights);
      const viterbi = createViterbi(labelCount);
      viterbi.setTransitions(model.transitions);
      const found = [...viterbi.best(stateScores(data, model, s), gold.length)];
      add(s, gold, 1);
      add(s, found, -1);
      seen++;
      weights.forEach((weight, k) => (sum[k] = (sum[k] as number) + weight));
    }
    yield sum.map((total) => total / seen);
  }

  function add(s: number, labels: readonly number[], by: number): void {
    labels.forEach((label, i) => {
      const t = (data.sequenceStarts[s] as number) + i;
      for (const group of data.tokenGroups.subarray(data.groupStarts[t], data.groupStarts[t + 1])) {
        const first = data.attributeStarts[group] as number;
        for (const attribute of data.groupAttributes.subarray(first, data.attributeStarts[group + 1])) {
          for (let k = stateStarts[attribute] as number; k < (stateStarts[attribute + 1] as number); k++) {
            if (stateLabels[k] === label) weights[k] = (weights[k] as number) + by;
          }
        }
      }
      if (i === 0) return;
      const k = transitions.indexOf((labels[i - 1] as number) * labelCount + label);
      if (k >= 0) weights[stateLabels.length + k] = (weights[stateLabels.length + k] as number) + by;
    });
  }
}

/** The shuffle of Fisher and Yates, as the trainer draws it. */
function order(count: number, seed: number, epoch: number): number[] {
  const rng = createRng(seed).fork('perceptron', epoch);
  const list = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [list[i], list[j]] = [list[j] as number, list[i] as number];
  }
  return list;
}

describe('the averaged perceptron', () => {
  // With 11 labels some attributes have features of few labels and some of many, which the kernel keeps in two ways.
  it.each([
    [1, false],
    [3, false],
    [4, true],
    [11, false],
    [42, true],
  ])('of %i labels gives the average of the weights after each sequence', (labels, possibleTransitions) => {
    const data = sampleData(5, { labels, lengths: [4, 0, 1, 9, 3, 6, 2, 12], attributes: 30, groups: 60 });
    const features = collectFeatures(data, { possibleTransitions });
    const expected = reference(data, features, 7);
    const options = { maxIterations: 4, epsilon: 0, seed: 7 };
    let epochs = 0;
    for (const { weights, value } of trainPerceptron(data, features, options)) {
      const wanted = expected.next().value as Float64Array;
      weights.forEach((weight, k) => expect(weight).toBeCloseTo(wanted[k] as number, 10));
      epochs++;
      if (value === 0) break;
    }
    expect(epochs).toBeGreaterThan(0);
  });
});
