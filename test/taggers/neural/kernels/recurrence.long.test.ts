import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf, type BackendName } from '../../../../src/taggers/neural/backend.ts';
import { RECURRENCE } from '../../../../src/taggers/neural/kernels/recurrence/operation.ts';
import {
  createRecurrentWeights,
  recurrent,
  type Cell,
  type Direction,
} from '../../../../src/taggers/neural/layers/recurrent.ts';
import { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';
import { expectGradients, randomVariable, weightedSum } from '../layers/check-gradients.ts';

interface Case {
  readonly lengths: readonly number[];
  readonly inputSize: number;
  readonly hidden: number;
  readonly cell: Cell;
  readonly direction: Direction;
}

const sizes: readonly Omit<Case, 'cell' | 'direction'>[] = [
  { lengths: [2, 4, 0, 3], inputSize: 3, hidden: 1 },
  { lengths: [1], inputSize: 1, hidden: 5 },
  { lengths: [7, 7, 2, 1, 9, 3, 3], inputSize: 10, hidden: 25 },
  { lengths: [12, 5, 12, 8, 1], inputSize: 33, hidden: 100 },
  { lengths: [3, 2], inputSize: 4, hidden: 512 },
];
const cases: readonly Case[] = sizes.flatMap((size) =>
  (['lstm', 'coupled'] as const).flatMap((cell) =>
    (['forward', 'backward'] as const).map((direction) => ({ ...size, cell, direction })),
  ),
);

/** The states, and the gradients of a weighted sum of them, on a backend. */
async function compute(backend: BackendName, { lengths, inputSize, hidden, cell, direction }: Case) {
  await openBackend(backend);
  return tf.tidy(() => {
    const rng = createRng(5);
    const steps = Math.max(...lengths, 1);
    const x = randomVariable<tf.Rank.R3>(rng.fork('x'), [lengths.length, steps, inputSize], 2);
    const weights = createRecurrentWeights(rng, { inputSize, hiddenSize: hidden, cell, learnedInitialState: true });
    const run = () => recurrent(x, Int32Array.from(lengths), weights, cell, direction);
    const states = run().dataSync<'float32'>().slice();
    const { gradients } = valueAndGradients(() => weightedSum(run()), { x, ...weights });
    const found = Object.entries(gradients).map(([name, gradient]) => [name, gradient.dataSync().slice()] as const);
    for (const variable of [x, ...Object.values(weights)]) variable.dispose();
    return { states, gradients: Object.fromEntries(found) };
  });
}

function furthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  let most = 0;
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs((a[i] as number) - (b[i] as number)));
  return most;
}

describe('the recurrence kernel', () => {
  it('is what its sources compile to', async () => {
    const script = new URL('../../../../scripts/build-kernels.js', import.meta.url);
    const { compileKernel } = (await import(script.href)) as { compileKernel: (name: string) => Promise<Uint8Array> };
    const written = new URL('../../../../data/kernels/neural.wasm', import.meta.url);
    expect(readFileSync(written).equals(await compileKernel('neural'))).toBe(true);
  });

  it('serves the wasm backend alone', async () => {
    await openBackend('wasm');
    expect(tf.getKernel(RECURRENCE, 'wasm')).toBeDefined();
    expect(tf.getKernel(RECURRENCE, 'cpu')).toBeUndefined();
  });

  it.each(cases)(
    'computes what the composed operations do: $cell $direction, $inputSize → $hidden, lengths $lengths',
    async (example) => {
      const composed = await compute('cpu', example);
      const fused = await compute('wasm', example);
      expect(furthest(fused.states, composed.states)).toBeLessThan(2e-6);
      for (const [name, expected] of Object.entries(composed.gradients)) {
        const scale = Math.max(1, furthest(expected, new Float32Array(expected.length)));
        expect({ name, close: furthest(fused.gradients[name] as Float32Array, expected) / scale < 5e-6 }).toEqual({
          name,
          close: true,
        });
      }
    },
  );

  it.each(['lstm', 'coupled'] as const)('agrees with finite differences: %s', async (cell) => {
    await openBackend('wasm');
    const rng = createRng(8);
    const x = randomVariable<tf.Rank.R3>(rng.fork('x'), [3, 4, 3]);
    const weights = createRecurrentWeights(rng, { inputSize: 3, hiddenSize: 6, cell, learnedInitialState: true });
    const lengths = Int32Array.of(4, 1, 3);
    expectGradients(() => weightedSum(recurrent(x, lengths, weights, cell, 'backward')), { x, ...weights }, 2e-4);
  });

  it('takes no sequence at all, and one of two thousand tokens', async () => {
    await openBackend('wasm');
    const weights = createRecurrentWeights(createRng(1), { inputSize: 4, hiddenSize: 8, cell: 'lstm' });
    const none = recurrent(tf.zeros([0, 3, 4]), new Int32Array(0), weights, 'lstm', 'forward');
    expect(none.shape).toEqual([0, 3, 8]);
    const long = recurrent(tf.ones([1, 2000, 4]), Int32Array.of(2000), weights, 'lstm', 'backward');
    const values = long.dataSync();
    expect(values).toHaveLength(16_000);
    expect(values.every((value) => Number.isFinite(value) && Math.abs(value) < 1)).toBe(true);
  });

  it('gives the same bits each time, and leaves no tensor behind', async () => {
    const example: Case = { lengths: [5, 3, 8], inputSize: 6, hidden: 10, cell: 'lstm', direction: 'forward' };
    const first = await compute('wasm', example);
    const before = tf.memory().numTensors;
    const second = await compute('wasm', example);
    expect(second).toEqual(first);
    expect(tf.memory().numTensors).toBe(before);
  });
});
