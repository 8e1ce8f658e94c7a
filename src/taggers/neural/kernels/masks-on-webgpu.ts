import { tf } from '../backend/tensorflow.ts';
import { runProgram } from './webgpu-program.ts';

const THREADS = 256;
const MOST_WORKGROUPS = 4096;

/** A mask of dropout that is told by its places: see transformer/layers/masks.ts. */
interface HashedMask {
  readonly rows: number;
  readonly width: number;
  readonly rowsBefore: number;
  readonly keys: readonly [number, number];
  /** Of 2^16 places, how many are dropped. */
  readonly threshold: number;
  /** What the others are multiplied by. */
  readonly scale: number;
}

/** The values of the mask, row by row, computed where they are needed. */
export function hashedMask({ rows, width, rowsBefore, keys, threshold, scale }: HashedMask): tf.Tensor1D {
  const [first, second] = keys.map((key) => key | 0) as [number, number];
  const words = ((width + 7) >> 3) << 2;
  return run('hashed_mask', rows * width, {}, { width, words, rowsBefore, first, second, threshold }, scale, HASHED);
}

/** The values of a mask of which each bit says whether a place is kept: 32 to a word, the first its lowest. */
export function unpackedMask(bits: Int32Array, size: number, scale: number): tf.Tensor1D {
  return tf.tidy(() => run('unpacked_mask', size, { bits: tf.tensor1d(bits, 'int32') }, {}, scale, UNPACKED));
}

function run(
  key: string,
  size: number,
  inputs: Readonly<Record<string, tf.TensorInfo>>,
  uniforms: Readonly<Record<string, number>>,
  scale: number,
  code: string,
): tf.Tensor1D {
  if (size === 0) return tf.tensor1d([]);
  const workgroups = Math.min(MOST_WORKGROUPS, Math.ceil(size / THREADS));
  const info = runProgram(tf.backend(), {
    key,
    inputs,
    size,
    workgroups,
    threads: THREADS,
    uniforms: { count: size, stride: workgroups * THREADS, ...uniforms },
    numbers: { scale },
    code: `
fn main(index : i32) {
  for (var i = index; i < uniforms.count; i += uniforms.stride) {
    ${code}
    result[i] = select(0.0, uniforms.scale, kept);
  }
}`,
  });
  return tf.engine().makeTensorFromTensorInfo(info) as tf.Tensor1D;
}

const HASHED = `
    let row = u32(uniforms.rowsBefore + i / uniforms.width);
    let d = u32(i % uniforms.width);
    var x = row * u32(uniforms.words) + ((d >> 3u) << 2u) + (d & 3u);
    x = x * 0x9e3779b1u + bitcast<u32>(uniforms.first);
    x ^= x >> 16u;
    x *= 0x21f0aaadu;
    x ^= x >> 15u;
    x *= 0x735a2d97u;
    x ^= (x >> 15u) ^ bitcast<u32>(uniforms.second);
    x ^= x >> 16u;
    x *= 0x85ebca6bu;
    x ^= x >> 13u;
    x *= 0xc2b2ae35u;
    x ^= x >> 16u;
    let half = select(x >> 16u, x & 0xffffu, (d & 4u) == 0u);
    let kept = half >= u32(uniforms.threshold);`;

const UNPACKED = `
    let kept = ((u32(bits[i / 32]) >> u32(i % 32)) & 1u) == 1u;`;
