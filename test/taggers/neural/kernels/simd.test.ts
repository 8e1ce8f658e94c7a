import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { setThreads, simdKernel } from '../../../../src/taggers/neural/kernels/simd/kernel.ts';
import { createCrfWeights, crfNegativeLogLikelihood } from '../../../../src/taggers/neural/layers/crf.ts';
import { dense } from '../../../../src/taggers/neural/layers/dense.ts';
import { bidirectional, createRecurrentWeights } from '../../../../src/taggers/neural/layers/recurrent.ts';
import { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';
import { registerEncoderKernels } from '../../../../src/taggers/transformer/kernels/register.ts';
import { difference, randomVariable } from '../layers/check-gradients.ts';
import { operations } from './operations.ts';
import { modules } from './source-modules.ts';

let before = 1;
beforeAll(async () => {
  await openBackend('wasm');
  before = simdKernel().threadCount;
});
afterAll(() => setThreads(before));

describe('the kernel in WebAssembly', () => {
  it.each(['lstm', 'coupled'] as const)('gives the same bits with one thread, two and five: %s', async (cell) => {
    // Large enough for threads to be woken.
    const compute = operations(modules)[`recurrence and CRF: ${cell}, 30 → 21, lengths 5 12 19 6 13 20 …`];
    await openBackend('wasm');
    const found = [];
    for (const threads of [1, 2, 5]) {
      setThreads(threads);
      found.push(await compute?.());
    }
    expect(found[0]).toBeDefined();
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  });

  it('gives attention the same bits with one thread, two and five, and about those of plain arithmetic', async () => {
    // Large enough for threads to be woken.
    const [batch, length, heads, width] = [3, 150, 4, 40];
    const shape = { batch, length, heads, lengths: Int32Array.of(150, 1, 97) };
    const mask = { rate: 0.2, keys: [7, 8], rowsBefore: 0 } as const;
    const found = [];
    for (const [backend, threads] of [
      ['wasm', 1],
      ['wasm', 2],
      ['wasm', 5],
      ['cpu', 1],
    ] as const) {
      await openBackend(backend);
      registerEncoderKernels();
      setThreads(threads);
      const rng = createRng(5);
      const [q, k, v] = ['q', 'k', 'v'].map((name) => randomVariable(rng.fork(name), [batch * length, width]));
      const weights = randomVariable(rng.fork('weights'), [batch * length, width]);
      const visible = Float32Array.from({ length: batch * length }, (_, i) => (i % length < (shape.lengths[Math.floor(i / length)] ?? 0) ? 1 : 0)); // prettier-ignore
      const { value, gradients } = valueAndGradients(
        () => {
          const out = modules.attention(q as tf.Tensor2D, k as tf.Tensor2D, v as tf.Tensor2D, shape, mask);
          return tf.sum(tf.mul(tf.mul(out, tf.tensor2d(visible, [batch * length, 1])), weights));
        },
        { q: q as tf.Tensor, k: k as tf.Tensor, v: v as tf.Tensor },
      );
      found.push([value, ...Object.values(gradients)].flatMap((one) => [...one.dataSync()]));
      tf.dispose([value, gradients, q, k, v, weights] as tf.Tensor[]);
    }
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
    expect(difference(found[0] ?? [], found[3] ?? [])).toBeLessThan(1e-4);
  });

  it.each([
    [0, 3, 2],
    [1, 4, 1],
    [71, 1029, 45],
    [130, 30, 131],
  ])('computes a dense layer of %i rows, %i → %i, as its parts, to the bit', async (rows, from, to) => {
    await openBackend('wasm');
    const rng = createRng(6);
    const [x, kernel] = [randomVariable<tf.Rank.R2>(rng, [rows, from]), randomVariable<tf.Rank.R2>(rng, [from, to])];
    const bias = randomVariable<tf.Rank.R1>(rng, [to]);
    const weights = randomVariable<tf.Rank.R2>(rng, [rows, to]);
    const { numTensors } = tf.memory();
    const of = (run: () => tf.Tensor, inputs: tf.NamedTensorMap) => {
      const out = tf.tidy(run);
      const { value, gradients } = valueAndGradients(() => tf.sum(tf.mul(run(), weights)), inputs);
      const found = [out, ...Object.values(gradients)].map((one) => one.dataSync());
      tf.dispose([out, value, gradients]);
      return found;
    };
    const parts = () => tf.add(tf.matMul(x, kernel), bias);
    for (const inputs of [{ x, kernel, bias }, { kernel }, { bias }] as tf.NamedTensorMap[]) {
      expect(of(() => dense(x, { kernel, bias }), inputs)).toEqual(of(parts, inputs));
    }
    expect(tf.memory().numTensors).toBe(numTensors);
    tf.dispose([x, kernel, bias, weights]);
  });

  it('goes on in a larger memory where the first does not suffice', async () => {
    await openBackend('wasm');
    setThreads(2);
    const small = tf.matMul(tf.ones([3, 4]), tf.ones([4, 2])).dataSync();
    const large = tf.tidy(() => tf.matMul(tf.ones([2200, 1700]), tf.ones([1700, 700])).dataSync());
    expect(large.every((value) => value === 1700)).toBe(true);
    expect([...small]).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('multiplies inner sizes beyond what it does at a time, and none', async () => {
    const rng = createRng(2);
    const [a, b] = [randomVariable<tf.Rank.R2>(rng, [7, 1300]), randomVariable<tf.Rank.R2>(rng, [1300, 13])];
    const results = [];
    for (const backend of ['wasm', 'cpu'] as const) {
      await openBackend(backend);
      results.push(tf.matMul(a, b).dataSync(), tf.matMul(tf.zeros([2, 0]), tf.zeros([0, 3])).dataSync());
    }
    expect(difference(results[0] ?? [], results[2] ?? [])).toBeLessThan(1e-4);
    expect([...(results[1] ?? [])]).toEqual([0, 0, 0, 0, 0, 0]);
    tf.dispose([a, b]);
  });

  it.each([false, true])(
    'gives a row the same bits alone and among others (left operand turned: %s)',
    async (turned) => {
      await openBackend('wasm');
      const rng = createRng(3);
      const [rows, inner, columns] = [71, 1029, 45];
      const [a, b] = [
        randomVariable<tf.Rank.R2>(rng, [rows, inner]),
        randomVariable<tf.Rank.R2>(rng, [inner, columns]),
      ];
      const all = tf.tidy(() => tf.matMul(turned ? tf.transpose(a) : a, b, turned).dataSync());
      for (const row of [0, 3, 64, 70]) {
        const alone = tf.tidy(() => tf.matMul(tf.slice(a, [row, 0], [1, inner]), b).dataSync());
        expect(all.slice(row * columns, (row + 1) * columns)).toEqual(alone);
      }
      tf.dispose([a, b]);
    },
  );

  it('gives the same gradients where what stayed from the way forward had to give way', async () => {
    await openBackend('wasm');
    const rng = createRng(4);
    const direction = (name: string) =>
      createRecurrentWeights(rng.fork(name), { inputSize: 30, hiddenSize: 21, cell: 'lstm' });
    const weights = { forward: direction('forward'), backward: direction('backward') };
    const x = randomVariable<tf.Rank.R3>(rng.fork('x'), [40, 25, 30]);
    const lengths = Int32Array.from({ length: 40 }, (_, i) => 25 - (i % 9));
    // In between, on the way back: nothing; the same layer again; a product that needs a larger memory; other threads.
    const between: Record<string, () => void> = {
      nothing: () => undefined,
      'another pass': () => tf.dispose(bidirectional(x, lengths, weights, 'lstm').states),
      'a larger memory': () => tf.tidy(() => void tf.matMul(tf.ones([1900, 1700]), tf.ones([1700, 700]))),
      'other threads': () => setThreads(3),
    };
    const found: Record<string, unknown> = {};
    for (const [name, disturb] of Object.entries(between)) {
      setThreads(1);
      setThreads(2);
      const size = simdKernel().size;
      const disturbed = tf.customGrad((states) => ({
        value: tf.clone(states as tf.Tensor),
        gradFunc: (dy: tf.Tensor) => {
          disturb();
          return tf.clone(dy);
        },
      }));
      const { value, gradients } = valueAndGradients(
        () => {
          const { states } = bidirectional(x, lengths, weights, 'lstm');
          return tf.sum(disturbed(tf.mul(states, states)));
        },
        { x, ...weights.forward },
      );
      const values = Object.entries(gradients).map(([key, gradient]) => [key, gradient.dataSync().slice()] as const);
      found[name] = Object.fromEntries(values);
      expect(simdKernel().size > size).toBe(name === 'a larger memory');
      tf.dispose([value, gradients]);
    }
    for (const name of Object.keys(between)) expect(found[name]).toEqual(found['nothing']);
  });

  it('leaves no tensor behind in a thousand steps, and its memory does not grow', async () => {
    await openBackend('wasm');
    const rng = createRng(1);
    const direction = (name: string) =>
      createRecurrentWeights(rng.fork(name), {
        inputSize: 3,
        hiddenSize: 2,
        cell: 'coupled',
        learnedInitialState: true,
      });
    const weights = { forward: direction('forward'), backward: direction('backward') };
    const chain = createCrfWeights(rng.fork('crf'), 4);
    const x = randomVariable<tf.Rank.R3>(rng.fork('x'), [2, 3, 3]);
    const tags = Int32Array.of(0, 1, 2, 3, 0, 1);
    const step = () => {
      const { value, gradients } = valueAndGradients(
        () => {
          const { states } = bidirectional(x, Int32Array.of(3, 2), weights, 'coupled');
          return tf.sum(crfNegativeLogLikelihood(states, tags, Int32Array.of(3, 2), chain));
        },
        { x, ...chain, ...weights.forward },
      );
      tf.dispose([value, gradients]);
    };
    step();
    const { numTensors, numDataBuffers } = tf.memory();
    const { size } = simdKernel();
    for (let i = 0; i < 1000; i++) step();
    expect(tf.memory()).toMatchObject({ numTensors, numDataBuffers });
    expect(simdKernel().size).toBe(size);
  });

  it('refuses a number of threads that is none', () => {
    for (const threads of [0, -1, 1.5, Number.NaN]) expect(() => setThreads(threads)).toThrow(TypeError);
  });
});
