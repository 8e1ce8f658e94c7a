import type { tf } from '../../neural/backend.ts';
import { heapOf, type WasmBackend } from '../../neural/kernels/heaps.ts';
import { simdKernel, type Field } from '../../neural/kernels/simd/kernel.ts';
import type { Task } from '../../neural/kernels/simd/team.ts';
import type { AttentionShape } from '../layers/attention.ts';
import { scaleOf, thresholdOf, type Mask } from '../layers/masks.ts';

/** What an attention is told besides its arrays. */
export interface AttentionAttributes extends AttentionShape {
  readonly mask?: Mask;
}

/** The fields of `Attention` in attention.as, in order; those that are arrays by the names of their places. */
const ARRAYS = ['lengths', 'query', 'key', 'value', 'out', 'rows', 'dQuery', 'dKey', 'dValue'] as const;
const NUMBERS = 10 + ARRAYS.length;

/** Tasks for each thread: heads of short sequences take less. Each has room of its own. */
const TASKS_A_THREAD = 4;

/** The weighted values `[batch · length, H]`, and of each row of each head what the way back computes its probabilities by. */
export function attendByKernel(
  backend: WasmBackend,
  attributes: AttentionAttributes,
  inputs: Readonly<Record<'query' | 'key' | 'value', tf.TensorInfo>>,
): tf.TensorInfo[] {
  const { batch, length, heads } = attributes;
  const out = backend.makeOutput(inputs.query.shape.slice(), 'float32');
  const rows = backend.makeOutput([batch, heads, length, 2], 'float32');
  run('attend', backend, attributes, inputs, { out, rows });
  return [out, rows];
}

/** The gradients of query, key and value. */
export function attendBackByKernel(
  backend: WasmBackend,
  attributes: AttentionAttributes,
  { dy, ...inputs }: Readonly<Record<'query' | 'key' | 'value' | 'dy' | 'rows', tf.TensorInfo>>,
): tf.TensorInfo[] {
  const [dQuery, dKey, dValue] = [inputs.query, inputs.key, inputs.value].map(({ shape }) =>
    backend.makeOutput(shape.slice(), 'float32'),
  ) as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo];
  run('attendBack', backend, attributes, { ...inputs, out: dy }, { dQuery, dKey, dValue });
  return [dQuery, dKey, dValue];
}

function run(
  kind: 'attend' | 'attendBack',
  backend: WasmBackend,
  { batch, length, heads, lengths, mask }: AttentionAttributes,
  inputs: Readonly<Record<string, tf.TensorInfo>>,
  outputs: Readonly<Record<string, tf.TensorInfo>>,
): void {
  const kernel = simdKernel();
  const width = (inputs['query'] as tf.TensorInfo).shape[1] as number;
  const size = width / heads;
  const count = batch * heads;
  const taskCount = Math.min(count, TASKS_A_THREAD * kernel.threadCount);
  const room = Math.ceil(kernel.attentionRoom(length, size, kind === 'attendBack') / 64) * 16;
  const fields: Record<string, Field> = { table: NUMBERS, lengths, room: room * taskCount };
  for (const [name, info] of Object.entries(inputs)) fields[name] = heapOf(backend, info) as Float32Array;
  const results = Object.entries(outputs).map(([name, info]) => [name, heapOf(backend, info) as Float32Array] as const);
  for (const [name, values] of results) fields[name] = values.length;
  const places = kernel.layOut(fields);
  const table = places['table'] as number;
  const [first, second] = mask?.keys ?? [0, 0];
  const rowsBefore = mask ? mask.rowsBefore : 0;
  const bits = (value: number) => new Uint32Array(Float32Array.of(value).buffer)[0] as number;
  const dropping = mask ? [thresholdOf(mask), bits(scaleOf(mask))] : [0, 0];
  const arrays = ARRAYS.map((name) => places[name] ?? 0);
  const scale = bits(1 / Math.sqrt(size));
  kernel.write(table, [length, heads, size, width, scale, ...dropping, first, second, rowsBefore, ...arrays]);
  const tasks = Array.from({ length: taskCount }, (_, i): Task => {
    const [from, to] = [i, i + 1].map((at) => Math.floor((at * count) / taskCount)) as [number, number];
    return [kind, table, from, to, (places['room'] as number) + i * room * 4];
  });
  kernel.run(tasks, 2 * count * length * length * size);
  for (const [name, values] of results) values.set(kernel.floats(places[name] as number, values.length));
}
