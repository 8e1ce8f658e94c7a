import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import {
  countCooccurrences,
  createGloveState,
  stepPair,
  trainGlove,
} from '../../../src/taggers/sensitivity/glove/train.ts';

describe('co-occurrences', () => {
  it('are those of counting every pair of places', () => {
    const sequences = fc.array(fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 9 }), { maxLength: 4 });
    fc.assert(
      fc.property(sequences, fc.integer({ min: 1, max: 5 }), (given, window) => {
        const expected = new Map<string, number>();
        for (const ids of given) {
          for (const [i, a] of ids.entries()) {
            for (const [j, b] of ids.entries()) {
              if (i === j || Math.abs(i - j) > window || a < 0 || b < 0) continue;
              expected.set(`${a},${b}`, (expected.get(`${a},${b}`) ?? 0) + 1 / Math.abs(i - j));
            }
          }
        }
        const { rows, columns, values } = countCooccurrences(given.map((ids) => Int32Array.from(ids)), 5, window); // prettier-ignore
        expect(values.length).toBe(expected.size);
        values.forEach((value, i) => expect(value).toBeCloseTo(expected.get(`${rows[i]},${columns[i]}`) ?? NaN, 9));
      }),
    );
  });
});

describe('GloVe', () => {
  it('steps down the gradient of its objective, as finite differences give it', () => {
    const state = createGloveState(3, 4, createRng(1));
    for (let i = 0; i < state.values.length; i++) state.values[i] = (state.values[i] as number) * 4 + 0.1;
    const [word, context, x, most] = [0, 2, 3.5, 10];
    const objective = (values: Float64Array): number => {
      const at = (row: number) => values.slice(row * 5, row * 5 + 5);
      const [w, c] = [at(word), at(3 + context)];
      const product = [0, 1, 2, 3].reduce((sum, d) => sum + (w[d] as number) * (c[d] as number), 0);
      return 0.5 * (x / most) ** 0.75 * (product + (w[4] as number) + (c[4] as number) - Math.log(x)) ** 2;
    };
    const before = state.values.slice();
    const rate = 1e-3;
    expect(stepPair(state, word, context, x, rate, most)).toBeCloseTo(objective(before), 12);
    before.forEach((value, i) => {
      const moved = before.slice();
      moved[i] = value + 1e-5;
      const up = objective(moved);
      moved[i] = value - 1e-5;
      const slope = (up - objective(moved)) / 2e-5;
      // The sum of squares is 1 before the first step.
      expect(state.values[i]).toBeCloseTo(value - rate * slope, 9);
      expect(state.squares[i]).toBeCloseTo(1 + (rate * slope) ** 2, 12);
    });
  });

  it('gives tokens of the same contexts like vectors, and the same seed the same ones', () => {
    // 0 and 1 stand between 2 and 3; 4 and 5 between 6 and 7.
    const rng = createRng(4);
    const sequences = Array.from({ length: 400 }, () =>
      rng.chance(0.5) ? Int32Array.of(2, rng.int(2), 3) : Int32Array.of(6, 4 + rng.int(2), 7),
    );
    const pairs = countCooccurrences(sequences, 8, 2);
    const { values, loss } = trainGlove(pairs, 8, { dimension: 6, iterations: 60 }, createRng(5));
    const vector = (id: number) => values.subarray(id * 6, id * 6 + 6);
    const cosine = (a: Float32Array, b: Float32Array) => {
      const dot = (p: Float32Array, q: Float32Array) => p.reduce((sum, v, d) => sum + v * (q[d] as number), 0);
      return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
    };
    expect(cosine(vector(0), vector(1))).toBeGreaterThan(0.9);
    expect(cosine(vector(4), vector(5))).toBeGreaterThan(0.9);
    expect(cosine(vector(0), vector(4))).toBeLessThan(cosine(vector(0), vector(1)));
    expect(loss).toBeLessThan(trainGlove(pairs, 8, { dimension: 6, iterations: 1 }, createRng(5)).loss);
    expect(trainGlove(pairs, 8, { dimension: 6, iterations: 60 }, createRng(5)).values).toEqual(values);
  });
});
