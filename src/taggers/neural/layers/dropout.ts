import type { Rng } from '../../../core/rng.ts';
import { tf } from '../backend.ts';

/**
 * Inverted dropout (Srivastava et al. 2014): each value is zeroed with probability `rate`, the others are divided by
 * 1 − rate. Only for training. The mask depends on `rng` and the shape alone: give each step and place its own fork.
 *
 * @param rate from 0 to below 1; taken to the next 1/65536.
 */
export function dropout<T extends tf.Tensor>(x: T, rate: number, rng: Rng): T {
  if (!(rate >= 0 && rate < 1)) throw new TypeError(`a dropout rate is from 0 to below 1, not ${rate}`);
  if (rate === 0) return x;
  return tf.mul(x, tf.tensor(dropoutMask(x.size, rate, rng), x.shape));
}

/** 0 or 1 / (1 − rate), `size` of them. */
export function dropoutMask(size: number, rate: number, rng: Rng): Float32Array {
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
