import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { testResampled } from '../../src/evaluate/resampled-t-test.ts';

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
      const found = testResampled(shape.map((d) => d + (t * sd) / Math.sqrt(n)), 0); // prettier-ignore
      expect(found?.t).toBeCloseTo(t, 9);
      expect(found?.p).toBeCloseTo(p, 4);
    }
  });

  it('takes the variance of the mean to be larger by the share, as trainings on parts of one corpus are not independent', () => {
    const differences = [0.01, 0.03, 0.02, 0.05, 0.01];
    const plain = testResampled(differences, 0);
    const corrected = testResampled(differences, 1 / 4);
    expect(corrected?.t).toBeCloseTo((plain?.t as number) * Math.sqrt(1 / 5 / (1 / 5 + 1 / 4)), 9);
    expect(corrected?.p).toBeGreaterThan(plain?.p as number);
  });

  it('knows nothing of one training, and is sure of what never varies', () => {
    expect(testResampled([0.5], 0)).toBeUndefined();
    expect(testResampled([0.2, 0.2, 0.2], 0)?.p).toBe(0);
    expect(testResampled([0, 0, 0], 0)?.p).toBe(1);
    expect(() => testResampled([1, 2], -1)).toThrow(TypeError);
  });

  it('is the same either way, and smaller for a larger mean', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }), (values) => {
        const { p, mean } = testResampled(values, 0.25) as NonNullable<ReturnType<typeof testResampled>>;
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(testResampled(values.map((d) => -d), 0.25)?.p).toBeCloseTo(p, 9); // prettier-ignore
        const away = mean < 0 ? -0.1 : 0.1;
        expect(testResampled(values.map((d) => d + away), 0.25)?.p).toBeLessThanOrEqual(p + 1e-9); // prettier-ignore
      }),
    );
  });

  it('calls noise of independent trainings significant no more often than its level', () => {
    const rng = createRng(5);
    const normal = () => Array.from({ length: 12 }, () => rng.float()).reduce((sum, u) => sum + u, -6);
    let alarms = 0;
    for (let i = 0; i < 2000; i++) if ((testResampled([1, 2, 3, 4, 5].map(normal), 0)?.p as number) < 0.05) alarms++;
    // 100 expected; four standard deviations.
    expect(alarms).toBeGreaterThan(60);
    expect(alarms).toBeLessThan(140);
  });
});
