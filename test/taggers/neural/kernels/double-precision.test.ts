import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../../src/core/rng.ts';
import { forwardBackward, type ChainBatch } from '../../../../src/taggers/neural/kernels/crf/reference.ts';
import { nameOf, TRACE, WEIGHTS } from '../../../../src/taggers/neural/kernels/recurrence/operation.ts';
import {
  recurrenceBackward,
  recurrenceForward,
  type Numbers,
} from '../../../../src/taggers/neural/kernels/recurrence/reference.ts';
import { createPacking } from '../../../../src/taggers/neural/layers/packing.ts';

function random(rng: Rng, size: number): Float64Array {
  return Float64Array.from({ length: size }, () => 2 * rng.float() - 1);
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Compares some components of a gradient with five-point central differences in double precision. */
function expectDerivatives(value: () => number, input: Float64Array, gradient: ArrayLike<number>, rng: Rng): void {
  expect(gradient.length).toBe(input.length);
  const h = 1e-3;
  for (let trial = 0; trial < Math.min(12, input.length); trial++) {
    const i = rng.int(input.length);
    const original = input[i] as number;
    const at = (delta: number) => {
      input[i] = original + delta;
      const found = value();
      input[i] = original;
      return found;
    };
    const slope = (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h);
    expect(Math.abs((gradient[i] as number) - slope)).toBeLessThan(1e-9 * Math.max(1, Math.abs(slope)));
  }
}

const sizes = [
  { lengths: [2, 4, 0, 3], inputSize: 3, hidden: 1 },
  { lengths: [5, 1, 3], inputSize: 4, hidden: 25 },
  { lengths: [2, 3], inputSize: 2, hidden: 100 },
];

describe('the recurrence in double precision', () => {
  it.each(sizes.flatMap((size) => ['lstm', 'coupled'].map((cell) => ({ ...size, cell }))))(
    'has the gradients of finite differences: $cell, $inputSize → $hidden, lengths $lengths',
    ({ lengths, inputSize, hidden, cell }) => {
      const rng = createRng(3);
      const packing = createPacking(Int32Array.from(lengths), Math.max(...lengths));
      const columns = (cell === 'lstm' ? 4 : 3) * hidden;
      const directions = ['forward', 'backward'] as const;
      const { counts, offsets } = packing;
      const shape = { inputSize, hidden, columns, directions, counts, offsets };
      const rows = packing.toPadded.length;
      const inputs: Record<string, Float64Array> = { x: random(rng, rows * inputSize) };
      const numbers = { input: inputSize * columns, recurrent: hidden * columns, bias: columns, initialC: hidden, initialH: hidden }; // prettier-ignore
      for (const layer of [0, 1]) {
        for (const name of WEIGHTS) inputs[nameOf(name, layer)] = random(rng, numbers[name]).map((x) => x / 2);
      }
      const dy = random(rng, rows * 2 * hidden);
      const value = () => dot(recurrenceForward(shape, inputs).h, dy);

      const { h, traces } = recurrenceForward(shape, inputs);
      const all: Record<string, Numbers> = { ...inputs, h, dy };
      traces.forEach((trace, layer) => TRACE.forEach((name) => (all[nameOf(name, layer)] = trace[name])));
      const gradients = recurrenceBackward(shape, all);
      gradients.forEach((gradient, layer) => {
        for (const name of WEIGHTS) {
          expectDerivatives(value, inputs[nameOf(name, layer)] as Float64Array, gradient[name], rng);
        }
      });
      // That of x is the gates' sums by the input weights.
      const dx = new Float64Array(rows * inputSize);
      gradients.forEach(({ gates }, layer) => {
        const weights = inputs[nameOf('input', layer)] as Float64Array;
        dx.forEach((_, place) => {
          const [row, d] = [Math.floor(place / inputSize), place % inputSize];
          const own = gates.subarray(row * columns, (row + 1) * columns);
          dx[place] = (dx[place] as number) + dot(own, weights.subarray(d * columns, (d + 1) * columns));
        });
      });
      expectDerivatives(value, inputs['x'] as Float64Array, dx, rng);
    },
  );
});

describe('forward-backward in double precision', () => {
  it.each([
    { lengths: [4, 0, 2, 1], labels: 3 },
    { lengths: [7, 3], labels: 21 },
  ])('has the gradients of finite differences: $labels labels, lengths $lengths', ({ lengths, labels }) => {
    const rng = createRng(4);
    const steps = Math.max(...lengths);
    const [scores, transitions] = [random(rng, lengths.length * steps * labels), random(rng, labels * labels)];
    const [start, end] = [random(rng, labels), random(rng, labels)];
    const tags = Int32Array.from({ length: lengths.length * steps }, () => rng.int(labels));
    const chain: ChainBatch = {
      scores,
      tags,
      lengths: Int32Array.from(lengths),
      steps,
      labels,
      transitions,
      start,
      end,
    };
    const value = () => Float64Array.from(forwardBackward(chain).losses).reduce((a, b) => a + b, 0);
    const { dScores, dChain } = forwardBackward(chain);
    const sums = new Float64Array(labels * labels + 2 * labels);
    dChain.forEach((one, i) => (sums[i % sums.length] = (sums[i % sums.length] as number) + one));
    expectDerivatives(value, scores, dScores, rng);
    expectDerivatives(value, transitions, sums.subarray(0, labels * labels), rng);
    expectDerivatives(value, start, sums.subarray(labels * labels, labels * labels + labels), rng);
    expectDerivatives(value, end, sums.subarray(labels * labels + labels), rng);
  });
});
