import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { createDenseWeights, dense, dropout } from '../../../../src/taggers/neural/layers/dense.ts';
import { createEmbeddingTable, embed, lookUp } from '../../../../src/taggers/neural/layers/embedding.ts';
import { valueAndGradients, xavierUniform } from '../../../../src/taggers/neural/layers/weights.ts';
import { difference, expectGradients, randomVariable, weightedSum } from './check-gradients.ts';

beforeAll(async () => {
  await openBackend('cpu');
});

describe('dense', () => {
  it.each(['linear', 'tanh'] as const)('%s: gradients equal finite differences', (activation) => {
    const rng = createRng(1);
    const x = randomVariable<tf.Rank.R3>(rng.fork('x'), [2, 3, 4]);
    const weights = {
      kernel: randomVariable<tf.Rank.R2>(rng.fork('kernel'), [4, 2]),
      bias: randomVariable<tf.Rank.R1>(rng.fork('bias'), [2]),
    };
    expect(dense(x, weights, activation).shape).toEqual([2, 3, 2]);
    expectGradients(() => weightedSum(dense(x, weights, activation)), { x, ...weights });
  });

  it('is a product and a sum', () => {
    const weights = { kernel: tf.tensor2d([1, 2, 3, 4], [2, 2]), bias: tf.tensor1d([10, 20]) };
    expect([...dense(tf.tensor2d([[1, 1]]), weights).dataSync()]).toEqual([14, 26]);
  });
});

describe('xavierUniform', () => {
  it('stays within ±√(6 / (fanIn + fanOut)), uses the width, and depends on the stream alone', () => {
    const values = xavierUniform(createRng(1), 30, 20);
    const limit = Math.sqrt(6 / 50);
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(Math.fround(limit));
    expect(values.reduce((sum, v) => sum + v * v, 0) / 600).toBeGreaterThan((0.8 * limit * limit) / 3);
    expect(xavierUniform(createRng(1), 30, 20)).toEqual(values);
    expect(createDenseWeights(createRng(1), 3, 2).kernel.shape).toEqual([3, 2]);
  });
});

describe('embedding', () => {
  const table = () =>
    createEmbeddingTable(
      5,
      2,
      Float32Array.from({ length: 10 }, (_, i) => i),
    );

  it('lays out the vectors of the ids, each fetched once', () => {
    const found = lookUp(table(), Int32Array.of(4, 0, 4, 2, 4, 0));
    expect([...found.rows]).toEqual([4, 0, 2]);
    const laid = embed(found, [2, 3]);
    expect(laid.shape).toEqual([2, 3, 2]);
    expect([...laid.dataSync()]).toEqual([8, 9, 0, 1, 8, 9, 4, 5, 8, 9, 0, 1]);
  });

  it.each(['cpu', 'wasm'] as const)('on %s the gradient of a vector is the sum over its places', async (name) => {
    await openBackend(name);
    const found = lookUp(table(), Int32Array.of(4, 0, 4, 2, 4, 0));
    const weights = tf.tensor3d([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [2, 3, 2]);
    const { gradients } = valueAndGradients(() => tf.sum(tf.mul(embed(found, [2, 3]), weights)), {
      vectors: found.vectors,
    });
    expect([...(gradients['vectors'] as tf.Tensor).dataSync()]).toEqual([15, 18, 14, 16, 7, 8]);
    await openBackend('cpu');
  });

  it('refuses an id outside the table and values that do not fill it', () => {
    expect(() => lookUp(table(), Int32Array.of(5))).toThrow(/from 0 to 4/);
    expect(() => createEmbeddingTable(2, 2, new Float32Array(3))).toThrow(TypeError);
  });
});

describe('dropout', () => {
  it.each([0.25, 0.5])('drops a share of %d and keeps the expectation', (rate) => {
    const dropped = dropout(tf.ones([50_001]), rate, createRng(3)).dataSync();
    const kept = dropped.filter((value) => value !== 0);
    expect(Math.abs(1 - kept.length / dropped.length - rate)).toBeLessThan(0.01);
    expect(kept.every((value) => value === Math.fround(1 / (1 - rate)))).toBe(true);
  });

  it('depends on the stream alone, and the gradient passes through the same mask', () => {
    const x = randomVariable<tf.Rank.R2>(createRng(1), [4, 5]);
    const first = dropout(x, 0.5, createRng(9).fork('step', 1)).dataSync();
    expect(dropout(x, 0.5, createRng(9).fork('step', 1)).dataSync()).toEqual(first);
    expect(difference(first, dropout(x, 0.5, createRng(9).fork('step', 2)).dataSync())).toBeGreaterThan(0);
    expectGradients(() => weightedSum(dropout(x, 0.5, createRng(9))), { x });
  });

  it('rate 0 changes nothing; 1 is refused', () => {
    const x = tf.ones([3]);
    expect(dropout(x, 0, createRng(1))).toBe(x);
    expect(() => dropout(x, 1, createRng(1))).toThrow(TypeError);
  });
});
