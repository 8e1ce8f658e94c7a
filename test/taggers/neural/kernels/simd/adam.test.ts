import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../../../src/core/rng.ts';
import { openBackend } from '../../../../../src/taggers/neural/backend.ts';
import { adamByKernel, type AdamRates, type AdamUpdate } from '../../../../../src/taggers/neural/kernels/simd/adam.ts';

const RATES: AdamRates = { beta1: 0.9, beta2: 0.999, rate: 0.0123, epsilon: 1e-8 };

/** Numbers of a million and a millionth, and moments of a network that has learned a while. */
function updateOf(length: number, seed: number): AdamUpdate {
  const rng = createRng(seed);
  const numbers = (scale: number) => Float32Array.from({ length }, () => (rng.float() - 0.5) * scale);
  const sizes = [1e6, 1, 1e-6];
  return {
    values: numbers(2),
    gradient: Float32Array.from({ length }, (_, i) => (i % 5 ? (rng.float() - 0.5) * (sizes[i % 3] as number) : 0)),
    m: numbers(0.1),
    v: numbers(0.01).map(Math.abs),
  };
}

/** Kingma and Ba's algorithm 1 (2015), number by number. */
function expected({ values, gradient, m, v }: AdamUpdate, { beta1, beta2, rate, epsilon }: AdamRates): AdamUpdate {
  const out = { values: values.slice(), gradient, m: m.slice(), v: v.slice() };
  for (let i = 0; i < values.length; i++) {
    const g = gradient[i] as number;
    const mean = beta1 * (m[i] as number) + (1 - beta1) * g;
    const square = beta2 * (v[i] as number) + (1 - beta2) * g * g;
    out.m[i] = mean;
    out.v[i] = square;
    out.values[i] = (values[i] as number) - (rate * mean) / (Math.sqrt(square) + epsilon);
  }
  return out;
}

/** Index of the first number that differs, or -1: quicker than comparing arrays of this length in vitest. */
function firstDifference(a: Float32Array, b: Float32Array | undefined): number {
  return a.findIndex((x, i) => !Object.is(x, b?.[i]));
}

describe('adamByKernel', () => {
  beforeAll(async () => {
    await openBackend('wasm');
  });

  // The last ones are laid out in parts: more numbers than are laid out at a time, in one array and over two.
  it.each([[[1]], [[2]], [[3]], [[17, 1, 8]], [[40_001, 5]], [[(1 << 18) + 7]], [[200_001, 99_999, 3]]])(
    'changes arrays of %j numbers as the formula does, to the bit',
    (lengths) => {
      const updates = lengths.map((length, i) => updateOf(length, i + 1));
      for (let step = 0; step < 2; step++) {
        const wanted = updates.map((update) => expected(update, RATES));
        adamByKernel(updates, RATES);
        updates.forEach(({ values, m, v }, i) => {
          expect(firstDifference(values, wanted[i]?.values)).toBe(-1);
          expect(firstDifference(m, wanted[i]?.m)).toBe(-1);
          expect(firstDifference(v, wanted[i]?.v)).toBe(-1);
        });
      }
    },
  );

  it('does nothing without numbers', () => {
    adamByKernel([], RATES);
    const none = updateOf(0, 1);
    adamByKernel([none], RATES);
    expect(none.values).toHaveLength(0);
  });
});
