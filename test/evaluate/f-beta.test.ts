import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratiosFrom, fBeta } from '../../src/evaluate/counts.ts';

describe('fBeta', () => {
  it('is F1 at beta 1, and what counts say: (1 + beta²)TP / ((1 + beta²)TP + beta²FN + FP)', () => {
    const count = fc.nat(500);
    fc.assert(
      fc.property(count, count, count, fc.double({ min: 0.1, max: 50, noNaN: true }), (tp, fp, fn, beta) => {
        const ratios = ratiosFrom(tp, tp + fp, tp + fn);
        const weight = beta * beta;
        const expected = tp === 0 ? 0 : ((1 + weight) * tp) / ((1 + weight) * tp + weight * fn + fp);
        if (tp + fp + fn > 0) {
          expect(fBeta(ratios, beta)).toBeCloseTo(expected, 12);
          expect(fBeta(ratios, 1)).toBeCloseTo(ratios.f1, 12);
        }
      }),
    );
  });

  it('gives a figure of the paper: F10 of precision 44.95 and recall 99.53 is nearly the recall', () => {
    expect(fBeta({ precision: 0.4495, recall: 0.9953 }, 10)).toBeCloseTo(
      (101 * 0.4495 * 0.9953) / (44.95 + 0.9953),
      12,
    );
    expect(fBeta({ precision: 0, recall: 0 }, 10)).toBe(0);
  });

  it('refuses a beta that is not positive', () => {
    for (const beta of [0, -1, Number.NaN, Infinity])
      expect(() => fBeta({ precision: 1, recall: 1 }, beta)).toThrow(TypeError);
  });
});
