import { describe, expect, it } from 'vitest';
import { fitRegression, meanError, type Sample } from '../../../src/pipeline/advice/regression.ts';

/** Five groups of four, each value twice the first feature; the second says nothing. */
const samples: Sample[] = Array.from({ length: 20 }, (_, i) => ({
  group: `g${i % 5}`,
  features: [i, (i * 7) % 3],
  value: 2 * i,
}));

describe('fitRegression', () => {
  it('follows a feature that tells, and says how well it does for groups that it did not see', () => {
    const { expect: predict, leftOut, usesFeatures, groups } = fitRegression(samples);
    expect(usesFeatures).toBe(true);
    expect(groups).toBe(5);
    expect(predict([15, 1]).value).toBeGreaterThan(predict([5, 1]).value + 10);
    expect(leftOut).toHaveLength(20);
    expect(meanError(leftOut)).toBeLessThan(6);
    expect(meanError(leftOut, () => 0)).toBe(0);
  });

  it('expects the mean where features tell nothing of groups not seen, with bounds of its errors', () => {
    const odd = samples.map(({ group, features }, i) => ({
      group,
      features,
      value: [3, -3, 3, -3, 0][i % 5] as number,
    }));
    const { expect: predict, usesFeatures } = fitRegression(odd.map((one, i) => ({ ...one, features: [[9, 1, 2, 8, 5][i % 5] as number] }))); // prettier-ignore
    expect(usesFeatures).toBe(false);
    const { value, low, high } = predict([9]);
    expect(value).toBeCloseTo(0);
    expect(low).toBeLessThan(-2);
    expect(high).toBeGreaterThan(2);
  });

  it('goes no further than three spreads beyond what it saw', () => {
    const { expect: predict } = fitRegression(samples);
    expect(predict([1000, 1]).value).toBe(predict([2000, 1]).value);
    // A line through values that stop falling goes below them.
    const flat = samples.map((one) => ({ ...one, value: Math.max(10, one.value) }));
    expect(fitRegression(flat).expect([0, 1]).value).toBe(10);
  });

  it('needs three groups', () => {
    expect(() => fitRegression(samples.filter(({ group }) => group < 'g2'))).toThrow(TypeError);
  });
});
