import { describe, expect, it } from 'vitest';
import { collectFeatures, toWeights } from '../../../../src/taggers/crf/engine/features.ts';

// Two sequences: tokens with attributes {0 1}, {0}, {2 2 | 0}; labels 0 1 1. The last token's attribute 2 counts twice.
const data = {
  sequenceStarts: Uint32Array.of(0, 2, 3),
  groupStarts: Uint32Array.of(0, 1, 2, 4),
  tokenGroups: Uint32Array.of(0, 1, 2, 1),
  attributeStarts: Uint32Array.of(0, 2, 3, 5),
  groupAttributes: Uint32Array.of(0, 1, 0, 2, 2),
  attributeCount: 4,
  labels: Uint8Array.of(0, 1, 1),
  labelCount: 3,
};

/** Features as "attribute:label" and "from>to", with their counts. */
function list(options?: Parameters<typeof collectFeatures>[1]): Record<string, number> {
  const { stateStarts, stateLabels, transitions, observed } = collectFeatures(data, options);
  const names: string[] = [];
  for (let a = 0; a < 4; a++) {
    for (const label of stateLabels.subarray(stateStarts[a], stateStarts[a + 1])) names.push(`${a}:${label}`);
  }
  for (const pair of transitions) names.push(`${Math.floor(pair / 3)}>${pair % 3}`);
  return Object.fromEntries(names.map((name, k) => [name, observed[k] as number]));
}

describe('features', () => {
  it('are what was seen, with its frequency', () => {
    expect(list()).toEqual({ '0:0': 1, '0:1': 2, '1:0': 1, '2:1': 2, '0>1': 1 });
  });

  it('seen fewer times than the least frequency are left out', () => {
    expect(list({ minFrequency: 2 })).toEqual({ '0:1': 2, '2:1': 2 });
  });

  it('of possible states join attributes that occur with every label', () => {
    const features = list({ possibleStates: true });
    expect(Object.keys(features).filter((name) => name.includes(':'))).toEqual(
      [0, 1, 2].flatMap((a) => [0, 1, 2].map((y) => `${a}:${y}`)),
    );
    expect(features['1:2']).toBe(0);
  });

  it('of possible transitions join all labels', () => {
    const features = list({ possibleTransitions: true });
    expect(Object.keys(features).filter((name) => name.includes('>'))).toHaveLength(9);
    expect(features['0>1']).toBe(1);
    expect(features['2>2']).toBe(0);
  });

  it('never seen are left out by any least frequency, as in CRFsuite', () => {
    expect(list({ minFrequency: 1, possibleStates: true, possibleTransitions: true })).toEqual(list());
  });

  it('of weight 0 are not kept', () => {
    const features = collectFeatures(data);
    const weights = toWeights(features, Float64Array.of(0, 0.5, 0, -1, 2));
    expect(weights.stateStarts).toEqual(Uint32Array.of(0, 1, 1, 2, 2));
    expect(weights.stateLabels).toEqual(Uint16Array.of(1, 1));
    expect(weights.stateWeights).toEqual(Float64Array.of(0.5, -1));
    expect(weights.transitions).toEqual(Float64Array.of(0, 2, 0, 0, 0, 0, 0, 0, 0));
  });
});
