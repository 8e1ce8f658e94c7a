import { describe, expect, it } from 'vitest';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { composedRecurrence } from '../../../../src/taggers/neural/kernels/recurrence/composed.ts';
import { chooseTensorflowRecurrence } from '../../../../src/taggers/neural/kernels/recurrence/on-tensorflow.ts';
import { RECURRENCE, RECURRENCE_GRADIENT } from '../../../../src/taggers/neural/kernels/recurrence/operation.ts';
import type { NodeBackend } from '../../../../src/taggers/neural/kernels/tensorflow-binding.ts';
import { expectAlike, trainHere } from '../webgpu-sample.ts';
import { distance, operations, type Outcome } from './operations.ts';
import { modules } from './source-modules.ts';

// With the package @tensorflow/tfjs-node or @tensorflow/tfjs-node-gpu, which are nobody's dependency here.
const missing = await openBackend('tensorflow').then(
  () => undefined,
  (error: unknown) => (error as Error).message,
);
const title = 'the native TensorFlow library';
const all = operations(modules);

async function compute(name: string): Promise<Outcome> {
  return (all[name] as () => Promise<Outcome>)();
}

describe.skipIf(missing !== undefined)(missing === undefined ? title : `${title} (skipped: ${missing})`, () => {
  it('runs whole sequences by an operation of its own, and says so', async () => {
    const { why } = await openBackend('tensorflow');
    expect(why).toMatch(/; recurrent layers by (BlockLSTMV2|CudnnRNNV3)$/);
  });

  it.each(Object.keys(all))('as on cpu: %s', { timeout: 400_000 }, async (name) => {
    await openBackend('tensorflow');
    const found = await compute(name);
    expect(tf.getBackend()).toBe('tensorflow');
    await openBackend('cpu');
    const expected = await compute(name);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    expect(distance(found, expected)).toBeLessThan(1e-5);
  });

  it('trains a tagger as wasm does', { timeout: 400_000 }, async () => {
    const outcome = await trainHere('tensorflow');
    expect(tf.getBackend()).toBe('tensorflow');
    expectAlike(outcome, await trainHere('wasm'));
  });

  it('leaves no tensor behind, neither here nor in the library', async () => {
    await openBackend('tensorflow');
    const backend = tf.backend() as unknown as NodeBackend & { binding: { getNumOfTensors(): number } };
    const weights = modules.createRecurrentWeights(modules.createRng(5), { inputSize: 3, hiddenSize: 4, cell: 'lstm' });
    const x = tf.variable(tf.ones<tf.Rank.R3>([3, 5, 3]));
    const step = () =>
      tf.tidy(() => {
        const both = { forward: weights, backward: weights };
        const run = () => tf.sum<tf.Scalar>(modules.bidirectional(x, Int32Array.of(5, 0, 2), both, 'lstm').states);
        modules.valueAndGradients(run, { x, ...weights });
      });
    const count = () => [tf.memory().numTensors, backend.binding.getNumOfTensors()];
    step();
    const before = count();
    for (let n = 0; n < 5; n++) step();
    expect(count()).toEqual(before);
    tf.dispose([x, weights]);
  });

  it.each([
    ['lacks the operation', 'it is not there$'],
    ['gives other numbers', 'its numbers are not those of single operations$'],
  ])('goes step by step, and says why, where it %s', async (fault, why) => {
    await openBackend('tensorflow');
    const backend = tf.backend() as unknown as NodeBackend;
    const { binding } = backend;
    const faulty: typeof binding.executeOp = (name, attributes, inputs, outputs) => {
      const whole = /^(BlockLSTM|CudnnRNN)/.test(name);
      if (whole && fault === 'lacks the operation')
        throw new Error('Invalid TF_Status: 5\nMessage: it is not there\nand more');
      const found = binding.executeOp(name, attributes, inputs, outputs);
      return name === 'BlockLSTMV2' ? found.toReversed() : found; // as where gates stand in another order
    };
    const other = Object.create(binding, { executeOp: { value: faulty } }) as object;
    const { kernels, note } = chooseTensorflowRecurrence(Object.create(backend, { binding: { value: other } }) as NodeBackend); // prettier-ignore
    expect(note).toMatch(/^recurrent layers step by step; not by /);
    expect(note).toMatch(new RegExp(`BlockLSTMV2: ${why}`));
    const composed = composedRecurrence('tensorflow');
    expect(kernels.map(({ kernelName }) => kernelName)).toEqual([RECURRENCE, RECURRENCE_GRADIENT]);
    expect(kernels.map((kernel) => String(kernel.kernelFunc))).toEqual(
      composed.map((kernel) => String(kernel.kernelFunc)),
    );
  });
});
