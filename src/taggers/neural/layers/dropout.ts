import type { Rng } from '../../../core/rng.ts';
import { tf } from '../backend.ts';
import { differentiable } from '../kernels/differentiable.ts';

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
      const mask = tf.tensor(dropoutMask(x.size, rate, rng, before), x.shape);
      save([mask]);
      return tf.mul(x, mask);
    },
    (dy, [mask]) => ({ x: () => tf.mul(dy, mask as tf.Tensor) }),
  );
}

/** 0 or 1 / (1 − rate), `size` of them, after `before` others. */
export function dropoutMask(size: number, rate: number, rng: Rng, before = 0): Float32Array {
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
