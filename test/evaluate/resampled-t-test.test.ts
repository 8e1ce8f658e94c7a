import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { type ResampledTest, testResampled } from '../../src/evaluate/resampled-t-test.ts';

/** A comparison alone. */
const testOne = (differences: readonly number[], share: number) => testResampled([differences], share)[0];

describe('testResampled', () => {
  it('gives the values of printed tables of Student’s distribution', () => {
    // Two-sided 5 and 1 % points: 1 degree of freedom 12.706 and 63.657, 4: 2.776 and 4.604, 9: 2.262 and 3.250.
    for (const [n, t, p] of [
      [2, 12.706, 0.05],
      [2, 63.657, 0.01],
      [5, 2.776, 0.05],
      [5, 4.604, 0.01],
      [10, 2.262, 0.05],
      [10, 3.25, 0.01],
    ] as const) {
      // prettier-ignore
      // Half of them at +1 and half at -1 (one at 0 of an odd number), moved until t is the one wanted.
      const shape = Array.from({ length: n }, (_, i): number => (n % 2 === 1 && i === n - 1 ? 0 : i % 2 === 0 ? 1 : -1));
      const sd = Math.sqrt(shape.reduce((sum, d) => sum + d * d, 0) / (n - 1));
      const found = testOne(shape.map((d) => d + (t * sd) / Math.sqrt(n)), 0); // prettier-ignore
      expect(found?.t).toBeCloseTo(t, 9);
      expect(found?.p).toBeCloseTo(p, 4);
      if (p === 0.05) expect(found?.interval[0]).toBeCloseTo(0, 3); // the interval of 95 % ends where the test begins
    }
  });

  it('takes the variance of the mean to be larger by the share, as trainings on parts of one corpus are not independent', () => {
    const differences = [0.01, 0.03, 0.02, 0.05, 0.01];
    const plain = testOne(differences, 0);
    const corrected = testOne(differences, 1 / 4);
    expect(corrected?.t).toBeCloseTo((plain?.t as number) * Math.sqrt(1 / 5 / (1 / 5 + 1 / 4)), 9);
    expect(corrected?.p).toBeGreaterThan(plain?.p as number);
  });

  it('knows nothing of one training, and is sure of what never varies', () => {
    expect(testOne([0.5], 0)).toBeUndefined();
    expect(testOne([0.2, 0.2, 0.2], 0)?.p).toBe(0);
    expect(testOne([0, 0, 0], 0)?.p).toBe(1);
    expect(() => testOne([1, 2], -1)).toThrow(TypeError);
  });

  it('is the same either way, and smaller for a larger mean', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }), (values) => {
        const { p, mean } = testOne(values, 0.25) as ResampledTest;
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(testOne(values.map((d) => -d), 0.25)?.p).toBeCloseTo(p, 9); // prettier-ignore
        const away = mean < 0 ? -0.1 : 0.1;
        expect(testOne(values.map((d) => d + away), 0.25)?.p).toBeLessThanOrEqual(p + 1e-9); // prettier-ignore
      }),
    );
  });

  it('calls noise of independent trainings significant no more often than its level', () => {
    const rng = createRng(5);
    const normal = () => Array.from({ length: 12 }, () => rng.float()).reduce((sum, u) => sum + u, -6);
    let alarms = 0;
    for (let i = 0; i < 2000; i++) if ((testOne([1, 2, 3, 4, 5].map(normal), 0)?.p as number) < 0.05) alarms++;
    // 100 expected; four standard deviations.
    expect(alarms).toBeGreaterThan(60);
    expect(alarms).toBeLessThan(140);
  });

  it('lets several comparisons tell each other how far trainings vary, and keeps to its level', () => {
    const rng = createRng(11);
    const normal = () => Array.from({ length: 12 }, () => rng.float()).reduce((sum, u) => sum + u, -6);
    const holm = (all: readonly (ResampledTest | undefined)[]) =>
      Math.min(...all.map((one) => one?.p ?? 1)) * all.length;
    const STUDIES = 400;
    const count = { together: 0, found: 0, alone: 0 };
    for (let i = 0; i < STUDIES; i++) {
      // Twenty arms against one, five trainings each; some arms vary four times as much as others.
      const none = Array.from({ length: 5 }, normal);
      const arms = Array.from({ length: 20 }, () => {
        const scale = Math.exp(0.7 * normal());
        return none.map((other) => scale * normal() - other);
      });
      if (holm(testResampled(arms, 0)) < 0.05) count.together++;
      const better = (arms[0] as readonly number[]).map((d) => d + 5);
      const found = testResampled([better, ...arms.slice(1)], 0)[0]?.p ?? 1;
      if (found * 20 < 0.05) count.found++;
      if ((testOne(better, 0)?.p ?? 1) * 20 < 0.05) count.alone++;
    }
    // 20 expected at most; three standard deviations more.
    expect(count.together).toBeLessThanOrEqual(33);
    expect(count.found).toBeGreaterThan(1.2 * count.alone);
  });

  it('leaves the variance alone where there are few comparisons, or nothing that varies', () => {
    const [one] = testResampled([[1, 2, 4], [5, 5.1, 5.2], [0, 9, 3]], 0); // prettier-ignore
    expect(one).toEqual(testOne([1, 2, 4], 0));
    for (const { p } of testResampled(Array.from({ length: 6 }, () => [1, 1, 1]), 0) as ResampledTest[]) expect(p).toBe(0); // prettier-ignore
  });
});
