import type { Rng } from '../../../core/rng.ts';
import { tf } from '../../neural/backend.ts';
import { hashedMask } from '../../neural/kernels/masks-on-webgpu.ts';

/**
 * A mask of dropout (Srivastava et al. 2014) that nobody has to store: whether a number is kept depends on its place and two keys
 * alone. So a kernel computes it where it needs it, on the way back once more.
 */
export interface Mask {
  /** From 0 to below 1; taken to the next 1/65536. */
  readonly rate: number;
  readonly keys: readonly [number, number];
  /** Rows of the whole batch that come before the first. */
  readonly rowsBefore: number;
}

/**
 * Draws a mask; none where nothing is dropped.
 *
 * @param rowsBefore where what is dropped is a part of a batch: it gets the mask that it has in the whole.
 */
export function drawMask(rate: number, rng: Rng | undefined, rowsBefore = 0): Mask | undefined {
  if (!(rate >= 0 && rate < 1)) throw new TypeError(`a dropout rate is from 0 to below 1, not ${rate}`);
  if (!rng || rate === 0) return undefined;
  return { rate, keys: [rng.int(0x100000000), rng.int(0x100000000)], rowsBefore };
}

/** Of 2^16 places, how many are dropped. */
export function thresholdOf({ rate }: Mask): number {
  return Math.round(rate * 0x10000);
}

/** What is kept is multiplied by this. */
export function scaleOf({ rate }: Mask): number {
  return 1 / (1 - rate);
}

/**
 * The mask's values, row by row: 0 or {@link scaleOf}. Eight numbers of a row take four words of 32 bits, the first four their
 * low halves: so that vectors of four need not be taken apart. masks.as of the kernel has the same.
 */
export function maskValues(mask: Mask, rows: number, width: number): Float32Array {
  const [threshold, scale] = [thresholdOf(mask), scaleOf(mask)];
  const words = ((width + 7) >> 3) << 2;
  const values = new Float32Array(rows * width);
  for (let row = 0; row < rows; row++) {
    for (let d = 0; d < width; d++) {
      const drawn = hashOf(Math.imul(mask.rowsBefore + row, words) + ((d >> 3) << 2) + (d & 3), mask.keys);
      const half = (d & 4) === 0 ? drawn & 0xffff : drawn >>> 16;
      if (half >= threshold) values[row * width + d] = scale;
    }
  }
  return values;
}

/** {@link maskValues} as a tensor of numbers in a row: on WebGPU the device computes them. */
export function maskTensor(mask: Mask, rows: number, width: number): tf.Tensor1D {
  if (tf.getBackend() !== 'webgpu') return tf.tensor1d(maskValues(mask, rows, width));
  const { keys, rowsBefore } = mask;
  return hashedMask({ rows, width, rowsBefore, keys, threshold: thresholdOf(mask), scale: scaleOf(mask) });
}

/** Two rounds of mixing, each of which makes every bit depend on all; between them the second key. */
function hashOf(word: number, [first, second]: readonly [number, number]): number {
  let x = (Math.imul(word, 0x9e3779b1) + first) | 0;
  x ^= x >>> 16;
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  x ^= (x >>> 15) ^ second;
  x ^= x >>> 16;
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
}
