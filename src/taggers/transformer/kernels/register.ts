import { tf } from '../../neural/backend.ts';
import { type WasmBackend, heapOf } from '../../neural/kernels/heaps.ts';
import type { Activation } from '../config.ts';
import { kernelName, type EncoderOperation } from './run-on.ts';
import { activateBackOnHeap, activateOnHeap, normOnHeap, type NormOptions } from './heap/kernel.ts';
import { simdKernel, type Field } from '../../neural/kernels/simd/kernel.ts';
import type { Task } from '../../neural/kernels/simd/team.ts';
import type { AttentionShape } from '../layers/attention.ts';
import { scaleOf, thresholdOf, type Mask } from '../layers/masks.ts';

type Inputs = Readonly<Record<string, tf.TensorInfo>>;
type Kernel = (inputs: Inputs, backend: WasmBackend, attributes: unknown) => tf.TensorInfo[];

const shapeOf = (info: tf.TensorInfo | undefined) => (info as tf.TensorInfo).shape.slice();

/** All outputs are made before anything is computed: making one may move the memory. */
const kernels: Readonly<Record<EncoderOperation, Kernel>> = {
  Activate({ x }, backend, attributes) {
    const y = backend.makeOutput(shapeOf(x), 'float32');
    activateOnHeap(backend, (attributes as { activation: Activation }).activation, x as tf.TensorInfo, y);
    return [y];
  },
  ActivateGradient({ dy, x }, backend, attributes) {
    const dx = backend.makeOutput(shapeOf(x), 'float32');
    const { activation } = attributes as { activation: Activation };
    activateBackOnHeap(backend, activation, { dy: dy as tf.TensorInfo, x: x as tf.TensorInfo, dx });
    return [dx];
  },
  LayerNorm(inputs, backend, attributes) {
    const shape = shapeOf(inputs['x']);
    const outputs = [shape, shape, [shape[0] as number, 1]].map((own) => backend.makeOutput(own, 'float32'));
    const [y, normed, inverse] = outputs as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo];
    normOnHeap(backend, 'norm', attributes as NormOptions, { ...inputs, y, normed, inverse });
    return outputs;
  },
  LayerNormGradient({ dy, ...inputs }, backend, attributes) {
    const options = attributes as NormOptions;
    const [width, whole] = [shapeOf(inputs['gamma']), shapeOf(dy)];
    const shapes = [whole, width, width, ...(options.mask ? [whole] : [])];
    const outputs = shapes.map((own) => backend.makeOutput(own, 'float32'));
    const room = backend.makeOutput([2, ...width], 'float32');
    const [dx, dGamma, dBeta, dAdded] = outputs as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo, tf.TensorInfo?];
    const given = { ...inputs, y: dy as tf.TensorInfo, dx, dGamma, dBeta, ...(dAdded && { dAdded }), room };
    normOnHeap(backend, 'normBack', options, given);
    backend.disposeData(room.dataId);
    return outputs;
  },
  Attention: (inputs, backend, attributes) => attendByKernel(backend, attributes as AttentionAttributes, inputs),
  AttentionGradient: (inputs, backend, attributes) =>
    attendBackByKernel(backend, attributes as AttentionAttributes, inputs),
};

let registered = false;

/**
 * Registers kernels of ours for what an encoder computes on TensorFlow.js's wasm backend, which has each as a dozen passes over
 * all numbers, or very slowly. On other backends the operations are composed of the library's own.
 */
export function registerEncoderKernels(): void {
  if (registered) return;
  registered = true;
  for (const [operation, kernel] of Object.entries(kernels) as [EncoderOperation, Kernel][]) {
    tf.registerKernel({
      kernelName: kernelName(operation),
      backendName: 'wasm',
      kernelFunc: ({ inputs, backend, attrs }) => kernel(inputs as Inputs, backend as WasmBackend, attrs),
    });
  }
}

/** What an attention is told besides its arrays. */
interface AttentionAttributes extends AttentionShape {
  readonly mask?: Mask;
}

/** The fields of `Attention` in attention.as, in order; those that are arrays by the names of their places. */
const ARRAYS = ['lengths', 'query', 'key', 'value', 'out', 'rows', 'dQuery', 'dKey', 'dValue'] as const;
const NUMBERS = 10 + ARRAYS.length;

/** Tasks for each thread: heads of short sequences take less. Each has room of its own. */
const TASKS_A_THREAD = 4;

/** The weighted values `[batch · length, H]`, and of each row of each head what the way back computes its probabilities by. */
function attendByKernel(
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
function attendBackByKernel(
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
