import { describe, expect, it } from 'vitest';
import type { LabelledCrfData } from '../../../../src/taggers/crf/data.ts';
import { collectFeatures, toWeights } from '../../../../src/taggers/crf/engine/features.ts';
import { createObjective } from '../../../../src/taggers/crf/engine/objective.ts';
import { logForwardBackward } from '../../../../src/taggers/crf/engine/chunk.ts';
import {
  allSequences,
  labelsOf,
  logSum,
  sampleData,
  sampleVector,
  sampleWeights,
  scoreOf,
  stateScores,
} from './samples.ts';
import { logLikelihood } from '../../../helpers/crf.ts';

async function evaluate(data: LabelledCrfData, size: number, workers = 0, possibleStates = false) {
  const features = collectFeatures(data, { possibleTransitions: true, possibleStates });
  const vector = sampleVector(7, features.observed.length, size);
  const objective = createObjective(data, features, workers);
  try {
    const gradient = new Float64Array(vector.length);
    const value = objective.evaluate(vector, gradient);
    return { value, gradient, features, vector };
  } finally {
    await objective.close();
  }
}

/** Value and gradient by the recursions in the logarithmic domain, in plain JavaScript. */
function reference(
  data: LabelledCrfData,
  features: Awaited<ReturnType<typeof evaluate>>['features'],
  vector: Float64Array,
) {
  const weights = toWeights(features, vector);
  const { labelCount } = data;
  const gradient = features.observed.map((count) => -count);
  const expected = new Float64Array(labelCount * labelCount);
  let value = 0;
  for (let s = 0; s + 1 < data.sequenceStarts.length; s++) {
    const scores = stateScores(data, weights, s);
    const gold = scoreOf(scores, weights.transitions, labelsOf(data, s));
    const length = scores.length / labelCount;
    value +=
      logForwardBackward({ values: scores, first: 0, stride: labelCount, length }, weights.transitions, expected) -
      gold;
    for (let t = 0; t < length; t++) {
      const token = (data.sequenceStarts[s] as number) + t;
      for (const group of data.tokenGroups.subarray(data.groupStarts[token], data.groupStarts[token + 1])) {
        for (const a of data.groupAttributes.subarray(data.attributeStarts[group], data.attributeStarts[group + 1])) {
          for (let k = features.stateStarts[a] as number; k < (features.stateStarts[a + 1] as number); k++) {
            gradient[k]! += scores[t * labelCount + (features.stateLabels[k] as number)] as number;
          }
        }
      }
    }
  }
  for (const [i, pair] of features.transitions.entries()) {
    gradient[features.stateLabels.length + i]! += expected[pair] as number;
  }
  return { value, gradient };
}

describe('the likelihood', () => {
  it.each([1, 2, 3, 4])('is what enumeration of all label sequences gives, with %i labels', async (labels) => {
    const data = sampleData(labels, { labels });
    const weights = sampleWeights(5, data, 2);
    let expected = 0;
    for (let s = 0; s + 1 < data.sequenceStarts.length; s++) {
      const scores = stateScores(data, weights, s);
      const all = allSequences(labels, scores.length / labels).map((y) => scoreOf(scores, weights.transitions, y));
      expected += scoreOf(scores, weights.transitions, labelsOf(data, s)) - logSum(all);
    }
    expect(await logLikelihood(data, weights)).toBeCloseTo(expected, 10);
  });

  it('has the gradient that finite differences give', async () => {
    const data = sampleData(3, { labels: 5, lengths: [6, 3, 9, 2, 2, 7, 1] });
    const features = collectFeatures(data, { possibleTransitions: true });
    const objective = createObjective(data, features);
    const vector = sampleVector(11, features.observed.length);
    const gradient = new Float64Array(vector.length);
    const unused = new Float64Array(vector.length);
    objective.evaluate(vector, gradient);
    for (let k = 0; k < vector.length; k++) {
      const kept = vector[k] as number;
      vector[k] = kept + 1e-5;
      const above = objective.evaluate(vector, unused);
      vector[k] = kept - 1e-5;
      const below = objective.evaluate(vector, unused);
      vector[k] = kept;
      expect(gradient[k]).toBeCloseTo((above - below) / 2e-5, 6);
    }
    await objective.close();
  });

  it.each([
    [42, false],
    [7, true],
    [1, false],
  ])('comes out of the kernel as out of plain JavaScript, with %i labels', async (labels, possibleStates) => {
    const lengths = Array.from({ length: 60 }, (_, i) => (i * 7) % 23);
    const data = sampleData(labels, { labels, lengths, groups: 90, attributes: 60 });
    const { value, gradient, features, vector } = await evaluate(data, 3, 0, possibleStates);
    const plain = reference(data, features, vector);
    expect(Math.abs(value - plain.value)).toBeLessThanOrEqual(1e-10 * (1 + Math.abs(plain.value)));
    for (const [k, g] of plain.gradient.entries()) {
      expect(Math.abs((gradient[k] as number) - g)).toBeLessThanOrEqual(1e-10 * (1 + Math.abs(g)));
    }
  });

  it('is right where probabilities underflow', async () => {
    const data = sampleData(9, { labels: 6, lengths: [8, 3, 12, 5] });
    const { value, gradient, features, vector } = await evaluate(data, 900);
    const plain = reference(data, features, vector);
    expect(value).toBeGreaterThan(1000);
    expect(Math.abs(value / plain.value - 1)).toBeLessThan(1e-10);
    for (const [k, g] of plain.gradient.entries()) expect(gradient[k]).toBeCloseTo(g, 8);
  });

  it('is finite and right for a sentence of 20,000 tokens among short ones', async () => {
    const data = sampleData(4, { labels: 5, lengths: [2, 20_000, 9, 40] });
    const { value, gradient, features, vector } = await evaluate(data, 2);
    const plain = reference(data, features, vector);
    expect(Math.abs(value / plain.value - 1)).toBeLessThan(1e-10);
    for (const [k, g] of plain.gradient.entries()) {
      const expected = g + (features.observed[k] as number);
      expect(Math.abs((gradient[k] as number) - g)).toBeLessThan(1e-9 * (1 + expected));
    }
    // As many transitions are expected as there are.
    expect(gradient.subarray(features.stateLabels.length).reduce((a, b) => a + b, 0)).toBeCloseTo(0, 7);
  });

  it('has the same bits with one worker, two and none', async () => {
    const lengths = Array.from({ length: 300 }, (_, i) => (i * 13) % 31);
    const data = sampleData(6, { labels: 9, lengths, groups: 400, attributes: 300 });
    const alone = await evaluate(data, 2);
    for (const workers of [1, 2]) {
      const { value, gradient } = await evaluate(data, 2, workers);
      expect(value).toBe(alone.value);
      expect(gradient).toEqual(alone.gradient);
    }
  });

  it('refuses data of other labels or attributes', async () => {
    const data = sampleData(1);
    const weights = sampleWeights(1, data);
    await expect(logLikelihood({ ...data, attributeCount: 99 }, weights)).rejects.toThrow(TypeError);
  });
});
