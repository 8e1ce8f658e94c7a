import { tf } from '../backend/tensorflow.ts';
import type { AdamUpdate, AdamWUpdate } from './simd/adam.ts';
import { runProgram } from './webgpu-program.ts';

/** A step of Adam or AdamW where weight, gradient and moments are tensors: the numbers are those of {@link AdamWUpdate}. */
interface TensorAdamUpdate extends Omit<AdamWUpdate, keyof AdamUpdate> {
  readonly weight: tf.Variable;
  readonly gradient: tf.Tensor;
  /** Of {@link createMoments}. */
  readonly moments: tf.Variable;
}

/** Adam's m and v of a weight, `[2, size]`: those given, else all 0. */
export function createMoments(size: number, given?: Pick<AdamUpdate, 'm' | 'v'>): tf.Variable {
  return tf.tidy(() => {
    const values = given
      ? tf.stack([given.m, given.v].map((own) => tf.tensor1d(own)))
      : tf.tile(tf.zeros([2, 1]), [1, size]);
    return tf.variable(values, false);
  });
}

/** Copies of what {@link createMoments} made. */
export async function readMoments(moments: tf.Variable): Promise<Pick<AdamUpdate, 'm' | 'v'>> {
  const values = await moments.data<'float32'>();
  return { m: values.slice(0, values.length / 2), v: values.slice(values.length / 2) };
}

/** Changes weights and moments, of which nothing is read back. */
export function adamOnTensors(updates: readonly TensorAdamUpdate[]): void {
  const run = tf.getBackend() === 'webgpu' ? byPrograms : composed;
  tf.tidy(() => {
    for (const update of updates) run(update);
  });
}

/** The Euclidean norm of all the numbers together. */
export function normOfTensors(tensors: readonly tf.Tensor[]): tf.Scalar {
  return tf.tidy(() => {
    if (tensors.length === 0) return tf.scalar(0);
    if (tf.getBackend() === 'webgpu') return normByPrograms(tensors);
    return tf.sqrt(tf.addN(tensors.map((one) => tf.sum<tf.Scalar>(tf.square(one)))));
  });
}

/**
 * Adds rows to some of a table's, `[size, width]`.
 *
 * @param rows each once: where they go, in the order of `values`.
 * @returns the sum. Of the table nothing else is to be used, since it may be changed in its place.
 */
export function addRows(table: tf.Tensor, values: tf.Tensor, rows: Int32Array, weight: number): tf.Tensor {
  return tf.tidy(() => {
    const places = tf.tensor1d(rows, 'int32');
    const [size] = table.shape as [number];
    if (tf.getBackend() !== 'webgpu') return tf.add(table, tf.mul(tf.unsortedSegmentSum(values, places, size), weight));
    if (rows.length === 0) return tf.clone(table);
    const workgroups = workgroupsFor(values.size, MOST_WORKGROUPS);
    runProgram(tf.backend(), {
      key: 'add_rows',
      inputs: { values: flat(values), places },
      uniforms: { count: values.size, width: table.size / size, stride: workgroups * THREADS },
      numbers: { weight },
      size: table.size,
      into: table,
      workgroups,
      threads: THREADS,
      code: ROWS,
    });
    return tf.clone(table);
  });
}

function composed({ weight, gradient, moments, ...numbers }: TensorAdamUpdate): void {
  const { beta1, beta2, factor, keep, rate, correction, epsilon } = numbers;
  const size = weight.size;
  const g = tf.mul(tf.reshape(gradient, [1, size]), factor);
  const column = (m: number, v: number) => tf.tensor2d([m, v], [2, 1]);
  const fresh = tf.mul(tf.concat([g, tf.square(g)]), column(1 - beta1, 1 - beta2));
  moments.assign(tf.add(tf.mul(moments, column(beta1, beta2)), fresh));
  const [m, v] = tf.split(moments, 2) as [tf.Tensor, tf.Tensor];
  const change = tf.div(tf.mul(m, rate), tf.add(tf.div(tf.sqrt(v), correction), epsilon));
  weight.assign(tf.sub(tf.mul(weight, keep), tf.reshape(change, weight.shape)));
}

const THREADS = 256;
/** Workgroups of a program: each invocation goes on by as many numbers as there are invocations. */
const MOST_WORKGROUPS = 2048;
/** Sums of squares of a tensor. */
const MOST_SUMS = 64;

function workgroupsFor(count: number, most: number): number {
  return Math.max(1, Math.min(most, Math.ceil(count / THREADS)));
}

/** The numbers of a tensor in a row. */
function flat({ dataId, dtype, size }: tf.Tensor): tf.TensorInfo {
  return { dataId, dtype, shape: [size] };
}

function byPrograms({ weight, gradient, moments, ...numbers }: TensorAdamUpdate): void {
  const { beta1, beta2, factor, keep, rate, correction, epsilon } = numbers;
  const count = weight.size;
  const workgroups = workgroupsFor(count, MOST_WORKGROUPS);
  const common = { uniforms: { count, stride: workgroups * THREADS }, workgroups, threads: THREADS };
  runProgram(tf.backend(), {
    ...common,
    key: 'adam_moments',
    inputs: { gradient: flat(gradient) },
    numbers: { beta1, rest1: 1 - beta1, beta2, rest2: 1 - beta2, factor },
    size: 2 * count,
    into: moments,
    code: MOMENTS,
  });
  runProgram(tf.backend(), {
    ...common,
    key: 'adam_weight',
    inputs: { moments: flat(moments) },
    numbers: { keep, rate, correction, epsilon },
    size: count,
    into: weight,
    code: WEIGHT,
  });
}

const MOMENTS = `
fn main(index : i32) {
  for (var i = index; i < uniforms.count; i += uniforms.stride) {
    let g = gradient[i] * uniforms.factor;
    result[i] = uniforms.beta1 * result[i] + uniforms.rest1 * g;
    let v = uniforms.count + i;
    result[v] = uniforms.beta2 * result[v] + uniforms.rest2 * g * g;
  }
}`;

const WEIGHT = `
fn main(index : i32) {
  for (var i = index; i < uniforms.count; i += uniforms.stride) {
    let deviation = sqrt(moments[uniforms.count + i]) / uniforms.correction;
    result[i] = uniforms.keep * result[i] - uniforms.rate * moments[i] / (deviation + uniforms.epsilon);
  }
}`;

const ROWS = `
fn main(index : i32) {
  for (var i = index; i < uniforms.count; i += uniforms.stride) {
    let at = places[i / uniforms.width] * uniforms.width + i % uniforms.width;
    result[at] += uniforms.weight * values[i];
  }
}`;

/** A dispatch for each tensor leaves a few sums of squares, one more adds these up. */
function normByPrograms(tensors: readonly tf.Tensor[]): tf.Scalar {
  const parts = tensors.map((one) => ({ one, sums: workgroupsFor(one.size, MOST_SUMS) }));
  const size = parts.reduce((total, { sums }) => total + sums, 0);
  let first = 0;
  let sums: tf.TensorInfo | undefined;
  for (const { one, sums: workgroups } of parts) {
    sums = runProgram(tf.backend(), {
      key: 'squares',
      inputs: { values: flat(one) },
      uniforms: { count: one.size, stride: workgroups * THREADS, first },
      size,
      ...(sums && { into: sums }),
      workgroups,
      threads: THREADS,
      code: addUp('uniforms.first + i32(workgroupId.x)', 'value * value', 'sums[0]'),
    });
    first += workgroups;
  }
  const all = tf.engine().makeTensorFromTensorInfo(sums as tf.TensorInfo);
  const norm = runProgram(tf.backend(), {
    key: 'norm',
    inputs: { values: flat(all) },
    uniforms: { count: size, stride: THREADS },
    size: 1,
    workgroups: 1,
    threads: THREADS,
    code: addUp('0', 'value', 'sqrt(sums[0])'),
  });
  return tf.reshape(tf.engine().makeTensorFromTensorInfo(norm), []);
}

/** Adds up what becomes of each value, by halves. */
function addUp(place: string, each: string, result: string): string {
  return `
var<workgroup> sums : array<f32, ${THREADS}>;

fn main(index : i32) {
  let own = i32(localIndex);
  var sum = 0.0;
  for (var i = index; i < uniforms.count; i += uniforms.stride) {
    let value = values[i];
    sum += ${each};
  }
  sums[own] = sum;
  workgroupBarrier();
  for (var half = ${THREADS / 2}; half > 0; half /= 2) {
    if (own < half) { sums[own] += sums[own + half]; }
    workgroupBarrier();
  }
  if (own == 0) { result[${place}] = ${result}; }
}`;
}
