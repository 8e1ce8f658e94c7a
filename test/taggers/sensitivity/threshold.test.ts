import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sensitivity } from '../../../src/taggers/sensitivity/family.ts';
import { countRatings, averagePrecision, bestThreshold } from '../../../src/taggers/sensitivity/measures.ts';
import { thresholdOf } from '../../../src/taggers/sensitivity/train.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';

const ratings = fc
  .array(fc.tuple(fc.integer({ min: -8, max: 8 }), fc.boolean()), { minLength: 1, maxLength: 40 })
  .map((pairs) => ({
    logits: Float32Array.from(pairs, ([logit]) => logit / 2),
    labels: Uint8Array.from(pairs, ([, sensitive]) => (sensitive ? 1 : 0)),
  }));

describe('the best threshold', () => {
  it('has an F1 that counting finds too, and no other threshold has a higher one', () => {
    fc.assert(
      fc.property(ratings, ({ logits, labels }) => {
        const { threshold, f1 } = bestThreshold(logits, labels);
        if (labels.includes(1)) expect(countRatings(logits, labels, threshold).f1).toBeCloseTo(f1, 12);
        for (const other of [-10, ...logits]) {
          expect(countRatings(logits, labels, other).f1).toBeLessThanOrEqual(f1 + 1e-12);
        }
      }),
    );
  });

  it('counts each other element as often as there are such that were not rated', () => {
    fc.assert(
      fc.property(ratings, fc.integer({ min: 1, max: 5 }), ({ logits, labels }, weight) => {
        const times = [...labels].map((label) => (label === 1 ? 1 : weight));
        const repeat = (values: ArrayLike<number>) => times.flatMap((n, i) => Array<number>(n).fill(values[i] ?? 0));
        const all = bestThreshold(Float32Array.from(repeat(logits)), Uint8Array.from(repeat(labels)));
        expect(bestThreshold(logits, labels, weight)).toEqual(all);
      }),
    );
  });

  it('is one half where nothing is sensitive or nothing was rated', () => {
    expect(bestThreshold(Float32Array.of(1, 2), Uint8Array.of(0, 0))).toEqual({ threshold: 0, f1: 0 });
    expect(bestThreshold(new Float32Array(0), new Uint8Array(0))).toEqual({ threshold: 0, f1: 0 });
  });
});

it('is chosen as if all elements had been rated, unless names are what is rated', () => {
  const found = { logits: Float32Array.of(3, 2, 1, 0, -1), labels: Uint8Array.of(1, 0, 1, 0, 0) };
  const of = (given: object) => thresholdOf(found, parseSettings(sensitivity, { architecture: 'RNN1', ...given }));
  expect(of({})).toEqual({ threshold: 0, f1: expect.closeTo(0.8, 12) });
  // The element rated 2 stands for fifty: better to lose the one below.
  expect(of({ threshold: 'f1' }).threshold).toBe(2.5);
  expect(of({ threshold: 'f1', judge: 'entities' }).threshold).toBe(0.5);
});

describe('average precision', () => {
  it('is 1 where what is sensitive is rated highest, and what was reckoned by hand', () => {
    expect(averagePrecision(Float32Array.of(-1, 4, 3), Uint8Array.of(0, 1, 1))).toBe(1);
    // Found first and third of four.
    const ratings = Float32Array.of(4, 3, 2, 1);
    expect(averagePrecision(ratings, Uint8Array.of(1, 0, 1, 0))).toBeCloseTo((1 + 2 / 3) / 2, 12);
    expect(averagePrecision(ratings, Uint8Array.of(0, 0, 0, 0))).toBe(0);
  });

  it('is the share of sensitive elements where all are rated the same', () => {
    fc.assert(
      fc.property(ratings, ({ labels }) => {
        const share = labels.reduce((a, b) => a + b, 0) / labels.length;
        expect(averagePrecision(new Float32Array(labels.length), labels)).toBeCloseTo(share, 12);
      }),
    );
  });
});
