import type { Rng } from '../../../core/rng.ts';
import { tf } from '../backend.ts';
import { differentiable } from '../kernels/differentiable.ts';
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
  const sums = affine(rows as tf.Tensor2D, weights);
  return tf.reshape(activation === 'tanh' ? tf.tanh(sums) : sums, [...outer, to]) as T;
}

/** x · kernel + bias as one operation: of the product without the bias, nothing is kept for the way back. */
function affine(x: tf.Tensor2D, { kernel, bias }: DenseWeights): tf.Tensor2D {
  return differentiable(
    { x, kernel, bias },
    (save) => {
      save([x, kernel]);
      return tf.add(tf.matMul(x, kernel), bias);
    },
    (dy, saved) => {
      const [x, kernel] = saved as [tf.Tensor2D, tf.Tensor2D];
      return {
        x: () => tf.matMul(dy, kernel, false, true),
        kernel: () => tf.matMul(x, dy, true, false),
        bias: () => tf.sum(dy, 0),
      };
    },
  );
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
