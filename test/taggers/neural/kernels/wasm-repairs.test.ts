import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { difference } from '../layers/check-gradients.ts';

beforeAll(async () => {
  await openBackend('cpu');
});

/** The same operation on both backends: the outputs' shapes and values. */
async function onBoth(run: () => tf.Tensor | tf.Tensor[]): Promise<{ shapes: number[][]; values: Float32Array }[]> {
  const results = [];
  for (const name of ['cpu', 'wasm'] as const) {
    await openBackend(name);
    const outputs = tf.tidy(run);
    const all = Array.isArray(outputs) ? outputs : [outputs];
    results.push({
      shapes: all.map(({ shape }) => shape),
      values: Float32Array.from(all.flatMap((output) => [...output.dataSync()])),
    });
    tf.dispose(all);
  }
  return results;
}

async function expectEqual(run: () => tf.Tensor | tf.Tensor[], tolerance = 0): Promise<void> {
  const [cpu, wasm] = (await onBoth(run)) as [
    Awaited<ReturnType<typeof onBoth>>[0],
    Awaited<ReturnType<typeof onBoth>>[0],
  ];
  expect(wasm.shapes).toEqual(cpu.shapes);
  expect(difference(wasm.values, cpu.values)).toBeLessThanOrEqual(tolerance);
}

function tensor(seed: number, shape: number[]): tf.Tensor {
  const rng = createRng(seed);
  return tf.tensor(
    Float32Array.from({ length: tf.util.sizeFromShape(shape) }, () => rng.float() - 0.5),
    shape,
  );
}

/** The wasm backend as it is published, in a thread of its own: what it lacks, and how much a slice of one row of 1,000 reads. */
async function publishedWasm(): Promise<{ missing: string[]; readBySlice: number }> {
  const script = `
    const { parentPort } = require('node:worker_threads');
    const path = require('node:path');
    const tf = require('@tensorflow/tfjs-core');
    const { setWasmPaths } = require('@tensorflow/tfjs-backend-wasm');
    setWasmPaths(path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm')) + path.sep);
    tf.setBackend('wasm').then(() => {
      const missing = ['UnsortedSegmentSum', 'Conv2DBackpropFilter'].filter((name) => !tf.getKernel(name, 'wasm'));
      const x = tf.zeros([1000, 1]);
      const backend = tf.backend();
      const { readSync } = backend;
      let readBySlice = 0;
      backend.readSync = function (...args) {
        const values = readSync.apply(this, args);
        readBySlice += values.length;
        return values;
      };
      tf.slice(x, [0, 0], [1, 1]);
      parentPort.postMessage({ missing, readBySlice });
    });`;
  const worker = new Worker(script, { eval: true });
  try {
    const [found] = (await once(worker, 'message')) as [{ missing: string[]; readBySlice: number }];
    return found;
  } finally {
    await worker.terminate();
  }
}

const shapes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });

describe('kernels of the wasm backend that were replaced', () => {
  it('Slice cuts any block of any tensor as cpu does', async () => {
    await fc.assert(
      fc.asyncProperty(shapes, fc.nat(), async (shape, seed) => {
        const rng = createRng(seed);
        const begin = shape.map((length) => rng.int(length));
        const size = shape.map((length, axis) => 1 + rng.int(length - (begin[axis] as number)));
        await expectEqual(() => tf.slice(tensor(seed, shape), begin, size));
        await expectEqual(() => tf.slice(tf.cast(tf.mul(tensor(seed, shape), 100), 'int32'), begin, size));
      }),
      { numRuns: 40 },
    );
  });

  it('Slice takes an empty block and leaves strings to the original', async () => {
    await openBackend('wasm');
    expect(tf.slice(tf.ones([3, 2]), [1, 0], [0, 2]).shape).toEqual([0, 2]);
    expect(tf.slice(tf.tensor1d(['a', 'b', 'c']), [1], [2]).dataSync()).toEqual(['b', 'c']);
  });

  it('Unpack and SplitV cut along any axis as cpu does', async () => {
    await fc.assert(
      fc.asyncProperty(shapes, fc.nat(), async (shape, seed) => {
        const axis = createRng(seed).int(shape.length);
        await expectEqual(() => tf.unstack(tensor(seed, shape), axis));
        const sizes = [1, (shape[axis] as number) - 1].filter((size) => size > 0);
        await expectEqual(() => tf.split(tensor(seed, shape), sizes, axis));
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    [
      [3, 4],
      [4, 2],
    ],
    [
      [2, 3, 4],
      [2, 4, 5],
    ],
    [
      [1, 3, 4],
      [2, 4, 5],
    ],
  ])('BatchMatMul of %j and %j equals cpu, whichever operand is turned', async (a, b) => {
    const turned = (shape: number[]) => [...shape.slice(0, -2), ...shape.slice(-2).toReversed()];
    for (const [tA, tB] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      await expectEqual(() => tf.matMul(tensor(1, tA ? turned(a) : a), tensor(2, tB ? turned(b) : b), tA, tB), 1e-6);
    }
  });

  it('Identity gives the same values at no cost, and keeps them until the last name is gone', async () => {
    await openBackend('wasm');
    const before = tf.memory();
    const x = tensor(9, [3, 5]);
    const values = x.dataSync().slice();
    const [a, b] = [tf.clone(x), tf.clone(x)];
    expect(tf.memory().numDataBuffers).toBe(before.numDataBuffers + 1);
    x.dispose();
    a.dispose();
    tf.dispose(tensor(1, [3, 5])); // takes the place, were it free
    expect(b.dataSync()).toEqual(values);
    b.dispose();
    expect(tf.memory()).toMatchObject({ numTensors: before.numTensors, numDataBuffers: before.numDataBuffers });
  });

  it('Sum over leading axes equals cpu, kept or not, and others are left to the original', async () => {
    for (const axis of [[0], [0, 1], [1, 0], [1], [2], [0, 1, 2], [-3]]) {
      for (const keepDims of [false, true]) await expectEqual(() => tf.sum(tensor(4, [5, 3, 4]), axis, keepDims), 1e-6);
    }
    await expectEqual(() => tf.sum(tf.tensor2d([1, 2, 3, 4], [2, 2], 'int32'), 0));
  });

  it('UnsortedSegmentSum adds rows, leaves empty segments zero', async () => {
    await expectEqual(() =>
      tf.unsortedSegmentSum(tf.tensor3d([1, 2, 3, 4, 5, 6], [3, 1, 2]), tf.tensor1d([2, 0, 2], 'int32'), 4),
    );
    const [sum] = await onBoth(() =>
      tf.unsortedSegmentSum(
        tf.tensor2d([
          [1, 2],
          [3, 4],
          [5, 6],
        ]),
        tf.tensor1d([2, 0, 2], 'int32'),
        4,
      ),
    );
    expect([...(sum?.values ?? [])]).toEqual([3, 4, 0, 0, 6, 8, 0, 0]);
  });

  it('GatherV2 takes rows in any order, of any rank, and leaves other axes to the original', async () => {
    const indices = () => tf.tensor2d([3, 0, 0, 2], [2, 2], 'int32');
    await expectEqual(() => tf.gather(tensor(4, [4, 3, 2]), indices()));
    await expectEqual(() => tf.gather(tensor(4, [4]), indices()));
    await expectEqual(() => tf.gather(tensor(4, [2, 4, 3]), indices(), 1));
    await expectEqual(() => tf.gather(tensor(4, [2, 4]), indices(), 1, 1));
    await openBackend('wasm');
    expect(() => tf.gather(tf.ones([2, 3]), tf.tensor1d([2], 'int32'))).toThrow(RangeError);
  });

  it.each([
    [1, 'same', [3, 2]],
    [2, 'valid', [2, 3]],
    [[2, 1], 'same', [3, 3]],
  ] as const)(
    'Conv2DBackpropFilter gives the filter its gradient: strides %j, %s, filter %j',
    async (strides, pad, filter) => {
      await expectEqual(
        () =>
          tf.tidy(() => {
            const kernel = tensor(5, [...filter, 2, 3]) as tf.Tensor4D;
            const x = tensor(6, [2, 5, 6, 2]) as tf.Tensor4D;
            const loss = (given: tf.Tensor) => {
              const y = tf.conv2d(x, given as tf.Tensor4D, strides as number, pad);
              return tf.sum(tf.mul(y, y));
            };
            return tf.grad(loss)(kernel);
          }),
        2e-5,
      );
    },
  );

  it('is still asked for: what is replaced or supplied is slow or missing in the library', async () => {
    // Measured with this version. With another, measure again (bench/lstm-speed.js as published) and drop what is not needed.
    expect(tf.version_core).toBe('4.22.0');
    const published = await publishedWasm();
    expect(published.missing).toEqual(['UnsortedSegmentSum', 'Conv2DBackpropFilter']);
    // A slice reads all of its source.
    expect(published.readBySlice).toBe(1000);
  });

  it('UnsortedSegmentSum composed of other operations gives the same', async () => {
    const { composedUnsortedSegmentSum } = await import('../../../../src/taggers/neural/kernels/supplied.ts');
    await openBackend('wasm');
    const own = tf.getKernel('UnsortedSegmentSum', 'wasm');
    const run = () =>
      tf.unsortedSegmentSum(tensor(3, [6, 2, 3]), tf.tensor1d([2, 0, 2, 1, 4, 0], 'int32'), 5).dataSync();
    const expected = run();
    tf.unregisterKernel('UnsortedSegmentSum', 'wasm');
    tf.registerKernel(composedUnsortedSegmentSum('wasm'));
    const composed = run();
    tf.unregisterKernel('UnsortedSegmentSum', 'wasm');
    tf.registerKernel(own);
    expect(difference(composed, expected)).toBeLessThan(1e-6);
  });
});
