import type { Rng } from '../../../core/rng.ts';
import { tf } from '../backend.ts';
import { createWeight, xavierUniform } from './weights.ts';

export interface DenseWeights {
  /** `[D, K]` */
  readonly kernel: tf.Tensor2D;
  /** `[K]` */
  readonly bias: tf.Tensor1D;
}

/**
 * activation(x · kernel + bias) over the last axis.
 *
 * @param x `[…, D]`, of any rank from 2.
 * @returns `[…, K]`.
 */
export function dense<T extends tf.Tensor>(x: T, weights: DenseWeights, activation: 'linear' | 'tanh' = 'linear'): T {
  const [from, to] = weights.kernel.shape;
  const outer = x.shape.slice(0, -1);
  const rows = tf.reshape(x, [tf.util.sizeFromShape(outer), from]);
  const sums = tf.add(tf.matMul(rows, weights.kernel), weights.bias);
  return tf.reshape(activation === 'tanh' ? tf.tanh(sums) : sums, [...outer, to]) as T;
}

/** Xavier-uniform kernel, bias 0. */
export function createDenseWeights(
  rng: Rng,
  inputSize: number,
  outputSize: number,
): { readonly kernel: tf.Variable<tf.Rank.R2>; readonly bias: tf.Variable<tf.Rank.R1> } {
  return {
    kernel: createWeight<tf.Rank.R2>(xavierUniform(rng.fork('kernel'), inputSize, outputSize), [inputSize, outputSize]),
    bias: createWeight<tf.Rank.R1>(new Float32Array(outputSize), [outputSize]),
  };
}
