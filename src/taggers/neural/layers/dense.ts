import type { Rng } from '../../../core/rng.ts';
import { tf } from '../backend.ts';
import { differentiable } from '../kernels/differentiable.ts';
import { unpackedMask } from '../kernels/masks-on-webgpu.ts';
import type { AffineSums } from '../kernels/simd/matmul.ts';
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
  const hasKernel = (tf.getKernel('PalimpsestAffine', tf.getBackend()) as unknown) !== undefined && x.size > 0;
  return differentiable(
    { x, kernel, bias },
    (save) => {
      save([x, kernel]);
      return hasKernel
        ? tf.engine().runKernel('PalimpsestAffine', { x, kernel, bias })
        : tf.add(tf.matMul(x, kernel), bias);
    },
    (dy, saved) => {
      const [x, kernel] = saved as [tf.Tensor2D, tf.Tensor2D];
      let sums: Float32Array | undefined;
      return {
        x: () => tf.matMul(dy, kernel, false, true),
        kernel: () => {
          if (!hasKernel) return tf.matMul(x, dy, true, false);
          sums = new Float32Array(dy.shape[1]);
          const attributes: AffineSums = { bias: sums };
          return tf.engine().runKernel('PalimpsestAffineGradient', { x, dy }, attributes as unknown as tf.NamedAttrMap);
        },
        bias: () => (sums ? tf.tensor1d(sums) : tf.sum(dy, 0)),
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

/**
 * Inverted dropout (Srivastava et al. 2014): each value is zeroed with probability `rate`, the others are divided by
 * 1 − rate. Only for training. The mask depends on `rng` and the shape alone: give each step and place its own fork.
 *
 * @param rate from 0 to below 1; taken to the next 1/65536.
 * @param rowsBefore where `x` is a part of a batch, the rows (along its first axis) that come before it: it gets the mask that it
 *   has in the whole.
 */
export function dropout<T extends tf.Tensor>(x: T, rate: number, rng: Rng, rowsBefore = 0): T {
  if (!(rate >= 0 && rate < 1)) throw new TypeError(`a dropout rate is from 0 to below 1, not ${rate}`);
  if (rate === 0) return x;
  const before = rowsBefore * (x.size / Math.max(1, x.shape[0] ?? 1));
  // Not by the gradient of a product, which would keep x as well.
  return differentiable(
    { x },
    (save) => {
      const mask = tf.reshape(maskOf(x.size, rate, rng, before), x.shape);
      save([mask]);
      return tf.mul(x, mask);
    },
    (dy, [mask]) => ({ x: () => tf.mul(dy, mask as tf.Tensor) }),
  );
}

/** {@link dropoutMask} as a tensor; to a graphics processor goes a bit for each number. */
function maskOf(size: number, rate: number, rng: Rng, before: number): tf.Tensor1D {
  const values = dropoutMask(size, rate, rng, before);
  if (tf.getBackend() !== 'webgpu') return tf.tensor1d(values);
  const bits = new Int32Array(Math.ceil(size / 32));
  for (let i = 0; i < size; i++) {
    if (values[i] !== 0) bits[i >> 5] = (bits[i >> 5] as number) | (1 << (i & 31));
  }
  return unpackedMask(bits, size, 1 / (1 - rate));
}

/** 0 or 1 / (1 − rate), `size` of them, after `before` others. */
function dropoutMask(size: number, rate: number, rng: Rng, before = 0): Float32Array {
  return drawMask(before + size, rate, rng).subarray(before);
}

function drawMask(size: number, rate: number, rng: Rng): Float32Array {
  const threshold = Math.round(rate * 0x10000);
  const scale = 1 / (1 - rate);
  const mask = new Float32Array(size);
  for (let i = 0; i < size; i += 2) {
    const bits = rng.int(0x100000000); // enough for two
    if ((bits & 0xffff) >= threshold) mask[i] = scale;
    if (bits >>> 16 >= threshold && i + 1 < size) mask[i + 1] = scale;
  }
  return mask;
}
