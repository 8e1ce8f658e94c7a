import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import {
  bidirectional,
  createRecurrentWeights,
  recurrent,
  type Cell,
  type RecurrentWeights,
  type Direction,
} from '../../../../src/taggers/neural/layers/recurrent.ts';
import { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';
import { difference, expectGradients, randomVariable, weightedSum } from './check-gradients.ts';

const pytorch = JSON.parse(readFileSync(new URL('pytorch.json', import.meta.url), 'utf8')).lstm;
const cells: readonly Cell[] = ['lstm', 'coupled'];
const directions: readonly Direction[] = ['forward', 'backward'];

beforeAll(async () => {
  await openBackend('cpu');
});

function weightsFor(seed: number, cell: Cell, inputSize: number, hiddenSize: number) {
  return createRecurrentWeights(createRng(seed), { inputSize, hiddenSize, cell, learnedInitialState: true });
}

/** One sequence, one number at a time, as the papers write it. */
function scalarRun(x: number[][], weights: RecurrentWeights, cell: Cell, direction: Direction): number[][] {
  const hidden = weights.recurrent.shape[0];
  const [input, recurrentMatrix] = [weights.input.arraySync(), weights.recurrent.arraySync()];
  const bias = weights.bias.arraySync();
  let c = weights.initialC?.arraySync() ?? Array.from({ length: hidden }, () => 0);
  let h = weights.initialH?.arraySync() ?? Array.from({ length: hidden }, () => 0);
  const sigma = (z: number) => 1 / (1 + Math.exp(-z));
  const states: number[][] = [];
  const order = x.map((_, t) => t);
  for (const t of direction === 'forward' ? order : order.toReversed()) {
    const gate = (k: number, j: number): number => {
      const column = k * hidden + j;
      let sum = bias[column] as number;
      (x[t] as number[]).forEach((value, d) => (sum += value * (input[d]?.[column] as number)));
      h.forEach((value, d) => (sum += value * (recurrentMatrix[d]?.[column] as number)));
      return sum;
    };
    const next = c.map((before, j) => {
      if (cell === 'lstm') return sigma(gate(1, j)) * before + sigma(gate(0, j)) * Math.tanh(gate(3, j));
      const f = sigma(gate(0, j));
      return f * before + (1 - f) * Math.tanh(gate(2, j));
    });
    h = next.map((value, j) => sigma(gate(cell === 'lstm' ? 2 : 1, j)) * Math.tanh(value));
    c = next;
    states[t] = h;
  }
  return states;
}

describe('recurrent', () => {
  const lengths = Int32Array.of(2, 4, 0, 3);

  for (const cell of cells) {
    for (const direction of directions) {
      it(`${cell}, ${direction}: each row is the textbook run of its sequence, zero at padding`, () => {
        const weights = weightsFor(3, cell, 3, 5);
        const x = randomVariable<tf.Rank.R3>(createRng(4), [4, 4, 3]);
        const states = recurrent(x, lengths, weights, cell, direction).arraySync();
        x.arraySync().forEach((rows, b) => {
          const alone = scalarRun(rows.slice(0, lengths[b]), weights, cell, direction);
          for (let t = 0; t < 4; t++) {
            const expected = alone[t] ?? [0, 0, 0, 0, 0];
            expect(difference(states[b]?.[t] as number[], expected)).toBeLessThan(1e-6);
          }
        });
      });

      it(`${cell}, ${direction}: gradients of input, weights and initial state equal finite differences`, () => {
        const weights = weightsFor(5, cell, 2, 2);
        const x = randomVariable<tf.Rank.R3>(createRng(6), [3, 3, 2]);
        const few = Int32Array.of(1, 3, 0);
        expectGradients(() => weightedSum(recurrent(x, few, weights, cell, direction)), { x, ...weights });
      });
    }
  }

  it('does without a learned initial state: the run starts from zeros', () => {
    const { initialC: _c, initialH: _h, ...weights } = weightsFor(7, 'coupled', 2, 3);
    const x = randomVariable<tf.Rank.R3>(createRng(8), [1, 3, 2]);
    const states = recurrent(x, Int32Array.of(3), weights, 'coupled', 'forward').arraySync()[0] as number[][];
    const expected = scalarRun(x.arraySync()[0] as number[][], weights, 'coupled', 'forward');
    expect(difference(states.flat(), expected.flat())).toBeLessThan(1e-6);
    expectGradients(() => weightedSum(recurrent(x, Int32Array.of(3), weights, 'coupled', 'forward')), {
      x,
      ...weights,
    });
  });

  it('takes a batch without a token', () => {
    const weights = weightsFor(1, 'lstm', 2, 3);
    const { states, last } = bidirectional(
      tf.ones<tf.Rank.R3>([2, 3, 2]),
      Int32Array.of(0, 0),
      { forward: weights, backward: weights },
      'lstm',
    );
    expect(difference(states.dataSync(), new Float32Array(2 * 3 * 6))).toBe(0);
    expect(difference(last.dataSync(), new Float32Array(2 * 6))).toBe(0);
  });

  it('refuses weights of another cell and lengths beyond the batch', () => {
    const weights = weightsFor(1, 'lstm', 2, 3);
    const x = tf.zeros<tf.Rank.R3>([1, 3, 2]);
    expect(() => recurrent(x, Int32Array.of(3), weights, 'coupled', 'forward')).toThrow(TypeError);
    expect(() => recurrent(x, Int32Array.of(4), weights, 'lstm', 'forward')).toThrow(/from 0 to 3/);
  });
});

describe('bidirectional', () => {
  it("equals PyTorch's packed LSTM: states, last states and gradients", () => {
    const { batch, steps, inputSize, hiddenSize } = pytorch.shape;
    const x = tf.tensor3d(pytorch.x, [batch, steps, inputSize]);
    const of = (name: 'forward' | 'backward') => ({
      input: tf.tensor2d(pytorch[name].input, [inputSize, 4 * hiddenSize]),
      recurrent: tf.tensor2d(pytorch[name].recurrent, [hiddenSize, 4 * hiddenSize]),
      bias: tf.tensor1d(pytorch[name].bias),
    });
    const weights = { forward: of('forward'), backward: of('backward') };
    const target = tf.tensor3d(pytorch.target, [batch, steps, 2 * hiddenSize]);
    const lengths = Int32Array.from(pytorch.lengths);
    const { states, last } = bidirectional(x, lengths, weights, 'lstm');
    expect(difference(states.dataSync(), pytorch.states)).toBeLessThan(1e-6);
    expect(difference(last.dataSync(), pytorch.last)).toBeLessThan(1e-6);
    const { gradients } = valueAndGradients(
      () => tf.sum(tf.mul(bidirectional(x, lengths, weights, 'lstm').states, target)),
      {
        x,
        forwardInput: weights.forward.input,
        backwardRecurrent: weights.backward.recurrent,
        bias: weights.backward.bias,
      },
    );
    expect(difference(gradients['x']?.dataSync() ?? [], pytorch.xGradient)).toBeLessThan(1e-5);
    expect(difference(gradients['forwardInput']?.dataSync() ?? [], pytorch.forward.inputGradient)).toBeLessThan(1e-5);
    expect(
      difference(gradients['backwardRecurrent']?.dataSync() ?? [], pytorch.backward.recurrentGradient),
    ).toBeLessThan(1e-5);
    expect(difference(gradients['bias']?.dataSync() ?? [], pytorch.backward.biasGradient)).toBeLessThan(1e-5);
  });

  it('gradients of the last states equal finite differences', () => {
    const weights = { forward: weightsFor(1, 'coupled', 2, 2), backward: weightsFor(2, 'coupled', 2, 2) };
    const x = randomVariable<tf.Rank.R3>(createRng(9), [3, 3, 2]);
    expectGradients(() => weightedSum(bidirectional(x, Int32Array.of(1, 3, 2), weights, 'coupled').last), { x });
  });

  it('gives a sequence the same states whatever its companions, its padding and what the padding holds', () => {
    const rng = createRng(11);
    const weights = { forward: weightsFor(1, 'lstm', 3, 4), backward: weightsFor(2, 'lstm', 3, 4) };
    for (let trial = 0; trial < 20; trial++) {
      const lengths = Int32Array.from({ length: 1 + rng.int(5) }, () => 1 + rng.int(6));
      const steps = Math.max(...lengths) + rng.int(3);
      const x = randomVariable<tf.Rank.R3>(rng.fork('x', trial), [lengths.length, steps, 3], 3);
      const together = bidirectional(x, lengths, weights, 'lstm');
      lengths.forEach((length, b) => {
        const own = tf.slice(x, [b, 0, 0], [1, length, 3]);
        const alone = bidirectional(own, Int32Array.of(length), weights, 'lstm');
        const states = tf.slice(together.states, [b, 0, 0], [1, length, 8]);
        expect(difference(states.dataSync(), alone.states.dataSync())).toBeLessThan(1e-6);
        expect(difference(tf.slice(together.last, [b, 0], [1, 8]).dataSync(), alone.last.dataSync())).toBeLessThan(
          1e-6,
        );
        const rest = tf.slice(together.states, [b, length, 0], [1, steps - length, 8]);
        expect(rest.dataSync().every((value) => value === 0)).toBe(true);
      });
    }
  });

  it('on wasm computes what it does on cpu, gradients included, and leaves no tensor behind', async () => {
    const results: Record<string, ArrayLike<number>>[] = [];
    for (const name of ['cpu', 'wasm'] as const) {
      await openBackend(name);
      const weights = { forward: weightsFor(1, 'coupled', 7, 9), backward: weightsFor(2, 'coupled', 7, 9) };
      const x = randomVariable<tf.Rank.R3>(createRng(12), [5, 8, 7]);
      const before = tf.memory().numTensors;
      const { value, gradients } = valueAndGradients(
        () => weightedSum(bidirectional(x, Int32Array.of(8, 3, 6, 6, 1), weights, 'coupled').states),
        { x, ...weights.backward },
      );
      expect(tf.memory().numTensors - before).toBe(7);
      results.push({
        value: value.dataSync(),
        ...Object.fromEntries(Object.entries(gradients).map(([key, gradient]) => [key, gradient.dataSync()])),
      });
    }
    const [cpu, wasm] = results as [Record<string, ArrayLike<number>>, Record<string, ArrayLike<number>>];
    for (const key of Object.keys(cpu)) {
      expect(difference(cpu[key] as number[], wasm[key] as number[])).toBeLessThan(1e-5);
    }
    await openBackend('cpu');
  });
});
