import { beforeAll, describe, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { expectGradients, randomVariable, weightedSum } from '../layers/check-gradients.ts';

beforeAll(async () => {
  await openBackend('cpu');
});

type Operation = (a: tf.Variable<tf.Rank.R2>, b: tf.Variable<tf.Rank.R2>) => tf.Tensor;

const operations: Record<string, Operation> = {
  'Add, broadcast over rows': (a, b) => tf.add(a, tf.slice(b, [0, 0], [1, 3])),
  'Sub, broadcast over columns': (a, b) => tf.sub(a, tf.slice(b, [0, 0], [3, 1])),
  'Multiply, broadcast over columns': (a, b) => tf.mul(a, tf.slice(b, [0, 1], [3, 1])),
  'Tanh and Identity': (a, b) => tf.add(tf.tanh(tf.clone(a)), b),
  'Sigmoid and Reshape': (a, b) => tf.mul(tf.reshape(tf.sigmoid(a), [9]), tf.reshape(b, [9])),
  Transpose: (a, b) => tf.mul(tf.transpose(tf.reshape(a, [3, 3, 1]), [1, 2, 0]), tf.reshape(b, [3, 1, 3])),
  BatchMatMul: (a, b) => tf.matMul(a, b),
  'BatchMatMul, left turned': (a, b) => tf.matMul(a, b, true),
  'BatchMatMul, right turned': (a, b) => tf.matMul(a, b, false, true),
  'BatchMatMul, both turned': (a, b) => tf.matMul(a, b, true, true),
  'Sum over an axis': (a, b) => tf.sum(tf.mul(a, b), 1),
  'Concat over columns': (a, b) => tf.concat([a, tf.mul(a, b), b], 1),
  Slice: (a, b) => tf.mul(tf.slice(a, [1, 0], [2, 2]), tf.slice(b, [0, 1], [2, 2])),
};

describe('gradients of primitive operations', () => {
  for (const [name, operation] of Object.entries(operations)) {
    it(`${name}: equals finite differences`, () => {
      const rng = createRng(5);
      const a = randomVariable<tf.Rank.R2>(rng.fork('a'), [3, 3]);
      const b = randomVariable<tf.Rank.R2>(rng.fork('b'), [3, 3]);
      expectGradients(() => weightedSum(operation(a, b)), { a, b });
    });
  }
});
