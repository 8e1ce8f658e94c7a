import type { tf } from '../../backend/tensorflow.ts';
import { simdKernel, type Field, type SimdKernel } from '../simd/kernel.ts';
import { COLUMNS, productTasks } from '../simd/matmul.ts';
import type { Task } from '../simd/team.ts';
import { heapOf, holdInKernel, type WasmBackend } from '../heaps.ts';
import {
  forwardShapes,
  gradientShapes,
  nameOf,
  RECURRENCE,
  RECURRENCE_GRADIENT,
  TRACE,
  WEIGHTS,
  type LayerShape,
} from './operation.ts';

/** The fields of `Layer` in recurrence.as, in order. */
const FIELDS = [
  'rows', 'inputSize', 'hidden', 'columns', 'steps', 'isBackward', 'stride', 'counts', 'offsets', 'x',
  'input', 'recurrent', 'bias', 'initialC', 'initialH', 'start', 'gates', 'c', 'tanhC', 'h',
  'turned', 'dy', 'dGates', 'carriedC', 'carriedH', 'hBefore',
] as const; // prettier-ignore

type LayerField = (typeof FIELDS)[number];
type Fields = Record<string, Field>;

/** Rows of a product of one task: as many of the left operand as stay in the first cache. */
const ROWS = 64;

/** Sequences of a block: few enough for their gates and states to stay in the first two caches. */
const MOST_SEQUENCES = 32;

/** The recurrence on the wasm backend: by the kernel of simd/, threads dividing directions and sequences among them. */
export const wasmRecurrence: readonly tf.KernelConfig[] = [
  {
    kernelName: RECURRENCE,
    backendName: 'wasm',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const wasm = backend as WasmBackend;
      const shape = attrs as unknown as LayerShape;
      const rows = (inputs['x'] as tf.TensorInfo).shape[0] as number;
      const infos = forwardShapes(rows, shape).map((size) => wasm.makeOutput(size, 'float32'));
      forward(simdKernel(), shape, rows, wasm, inputs, infos);
      return infos;
    },
  },
  {
    kernelName: RECURRENCE_GRADIENT,
    backendName: 'wasm',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const wasm = backend as WasmBackend;
      const shape = attrs as unknown as LayerShape;
      const rows = (inputs['x'] as tf.TensorInfo).shape[0] as number;
      const infos = gradientShapes(rows, shape).map((size) => wasm.makeOutput(size, 'float32'));
      backward(simdKernel(), shape, rows, wasm, inputs, infos);
      return infos;
    },
  },
];

/** Inputs as they are laid out: what has stayed in the kernel's memory is not copied again. */
function read(wasm: WasmBackend, inputs: tf.NamedTensorInfoMap): Fields {
  return Object.fromEntries(
    (Object.entries(inputs) as [string, tf.TensorInfo][]).map(([name, info]) => [
      name,
      { key: info.dataId, values: heapOf(wasm, info) as Float32Array },
    ]),
  );
}

/** Computes h and the trace. The trace stays in the kernel's memory for the way back, and with it x and h. */
function forward(
  kernel: SimdKernel,
  shape: LayerShape,
  rows: number,
  wasm: WasmBackend,
  inputs: tf.NamedTensorInfoMap,
  outputs: readonly tf.TensorInfo[],
): void {
  const { inputSize, hidden, columns, directions, counts, offsets } = shape;
  const x = inputs['x'] as tf.TensorInfo;
  const fields: Fields = {
    ...read(wasm, inputs),
    x: holdInKernel(wasm, x, heapOf(wasm, x) as Float32Array),
    counts,
    offsets,
  };
  const names = ['h', ...directions.flatMap((_, layer) => TRACE.map((name) => nameOf(name, layer)))];
  names.forEach((name, i) => (fields[name] = holdInKernel(wasm, outputs[i] as tf.TensorInfo)));
  const add = (layer: number, room: Record<string, number>) => {
    for (const [name, numbers] of Object.entries(room)) fields[name + layer] = numbers;
  };
  directions.forEach((_, layer) =>
    add(layer, {
      inputPanels: kernel.panelSize(inputSize, columns),
      recurrentPanels: kernel.panelSize(hidden, columns),
      start: columns,
      table: FIELDS.length,
    }),
  );
  const places = kernel.layOut(fields);
  const of = (name: string, layer: number) => places[name + layer] as number;
  const layers = directions.map((_, layer) =>
    writeLayer(kernel, shape, rows, layer, places, {
      input: of('inputPanels', layer),
      recurrent: of('recurrentPanels', layer),
      start: of('start', layer),
    }),
  );
  kernel.run(
    directions.flatMap((_, layer): Task[] => [
      ['packPanels', of('input', layer), inputSize, columns, of('inputPanels', layer)],
      ['packPanels', of('recurrent', layer), hidden, columns, of('recurrentPanels', layer)],
    ]),
    directions.length * (inputSize + hidden) * columns,
  );
  const projections = layers.flatMap((table, layer): Task[] => {
    const [h, panels, start] = [of('initialH', layer), of('recurrentPanels', layer), of('start', layer)];
    return [
      ['multiply', h, hidden * 4, 4, panels, start, columns, 1, hidden, columns],
      ...pieces(rows, ROWS).map(([from, to]): Task => ['project', table, from, to]),
    ];
  });
  kernel.run(projections, directions.length * rows * inputSize * columns);
  const blocks = blocksOf(kernel, shape);
  kernel.run(
    layers.flatMap((table) => blocks.map(([from, to]): Task => ['forward', table, from, to])),
    directions.length * rows * hidden * columns,
  );
  fetch(kernel, wasm, places, { h: outputs[0] as tf.TensorInfo });
}

/** Computes the gradients. Those of the gates' sums stay in the kernel's memory, for whom asks for the gradient by x. */
function backward(
  kernel: SimdKernel,
  shape: LayerShape,
  rows: number,
  wasm: WasmBackend,
  inputs: tf.NamedTensorInfoMap,
  outputs: readonly tf.TensorInfo[],
): void {
  const { inputSize, hidden, columns, directions, counts, offsets } = shape;
  const sequences = counts[0] ?? 0;
  const fields: Fields = { ...read(wasm, inputs), counts, offsets };
  const gradients = ['dGates', ...WEIGHTS.map((name) => `d${name.charAt(0).toUpperCase()}${name.slice(1)}`)];
  const results: Record<string, tf.TensorInfo> = {};
  directions.forEach((_, layer) => {
    gradients.forEach((name, i) => (results[name + layer] = outputs[layer * gradients.length + i] as tf.TensorInfo));
    const room = {
      turned: kernel.panelSize(columns, hidden),
      panels: kernel.panelSize(rows, columns),
      dInput: inputSize * columns,
      dRecurrent: hidden * columns,
      dBias: columns,
      dInitialC: hidden,
      dInitialH: hidden,
      carriedC: sequences * hidden,
      carriedH: sequences * hidden,
      hBefore: rows * hidden,
      table: FIELDS.length,
    };
    for (const [name, numbers] of Object.entries(room)) fields[name + layer] = numbers;
    const dGates = results[`dGates${layer}`] as tf.TensorInfo;
    fields[`dGates${layer}`] = holdInKernel(wasm, dGates);
    delete results[`dGates${layer}`];
  });
  const places = kernel.layOut(fields);
  const of = (name: string, layer: number) => places[name + layer] as number;
  const all = directions.map((_, layer) => layer);
  const layers = all.map((layer) =>
    writeLayer(kernel, shape, rows, layer, places, {
      turned: of('turned', layer),
      hBefore: of('hBefore', layer),
      carriedC: of('carriedC', layer),
      carriedH: of('carriedH', layer),
      dGates: of('dGates', layer),
      dy: places['dy'] as number,
    }),
  );
  kernel.run(
    all.map((layer): Task => ['packTransposed', of('recurrent', layer), columns, hidden, of('turned', layer)]),
    all.length * hidden * columns,
  );
  const blocks = blocksOf(kernel, shape);
  kernel.run(
    layers.flatMap((table) => blocks.map(([from, to]): Task => ['backward', table, from, to])),
    all.length * rows * hidden * columns,
  );
  kernel.run(
    all.flatMap((layer) =>
      pieces(columns, COLUMNS).map(([from, to]): Task => {
        const [dGates, panels, dBias] = [of('dGates', layer), of('panels', layer), of('dBias', layer)];
        return ['packAndSum', dGates, rows, columns, panels, dBias, from, to];
      }),
    ),
    all.length * rows * columns,
  );
  const x = places['x'] as number;
  const products = all.flatMap((layer): Task[] => {
    const right = { panels: of('panels', layer), k: rows, n: columns };
    const before = { address: of('hBefore', layer), step: 4, next: hidden * 4 };
    return [
      ...productTasks({ address: x, step: 4, next: inputSize * 4 }, right, of('dInput', layer), inputSize),
      ...productTasks(before, right, of('dRecurrent', layer), hidden),
    ];
  });
  // The short ones last, so that all threads end together.
  const sums = all.flatMap((layer): Task[] => [
    ['sumRows', of('carriedC', layer), sequences, hidden, of('dInitialC', layer)],
    ['sumRows', of('carriedH', layer), sequences, hidden, of('dInitialH', layer)],
  ]);
  kernel.run([...products, ...sums], all.length * rows * (inputSize + hidden) * columns);
  fetch(kernel, wasm, places, results);
}

/** Writes a layer's table; gives its address. */
function writeLayer(
  kernel: SimdKernel,
  shape: LayerShape,
  rows: number,
  layer: number,
  places: Readonly<Record<string, number>>,
  own: Partial<Record<LayerField, number>>,
): number {
  const { inputSize, hidden, columns, directions, counts } = shape;
  const h = (places['h'] as number) + layer * hidden * 4;
  const fields: Partial<Record<LayerField, number>> = {
    ...own,
    rows,
    inputSize,
    hidden,
    columns,
    steps: counts.length,
    isBackward: directions[layer] === 'backward' ? 1 : 0,
    stride: hidden * directions.length,
    h,
    ...(own.dy !== undefined && { dy: own.dy + layer * hidden * 4 }),
  };
  const table = places[`table${layer}`] as number;
  kernel.write(
    table,
    FIELDS.map((field) => fields[field] ?? places[field + layer] ?? places[field] ?? 0),
  );
  return table;
}

/** Sequences in blocks, at least so many that every thread has one. Each step of a block is a product of its own. */
function blocksOf(kernel: SimdKernel, { directions, counts }: LayerShape): (readonly [number, number])[] {
  const sequences = counts[0] ?? 0;
  const share = Math.ceil(sequences / Math.ceil(kernel.threadCount / directions.length));
  return pieces(sequences, Math.min(MOST_SEQUENCES, Math.max(8, 4 * Math.ceil(share / 4))));
}

function pieces(count: number, size: number): (readonly [number, number])[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => [i * size, Math.min(count, (i + 1) * size)]);
}

/** Copies results to where TensorFlow.js has them. */
function fetch(
  kernel: SimdKernel,
  wasm: WasmBackend,
  places: Readonly<Record<string, number>>,
  results: Readonly<Record<string, tf.TensorInfo>>,
): void {
  for (const [name, info] of Object.entries(results)) {
    const values = heapOf(wasm, info) as Float32Array;
    values.set(kernel.floats(places[name] as number, values.length));
  }
}
