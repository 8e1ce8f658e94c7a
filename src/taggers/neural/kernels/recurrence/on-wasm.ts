import type { tf } from '../../backend/tensorflow.ts';
import { simdKernel, type SimdKernel } from '../simd/kernel.ts';
import { productRoom, productTasks } from '../simd/product.ts';
import type { Task } from '../simd/task.ts';
import { heapOf, type WasmBackend } from '../wasm-heap.ts';
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

type Field = (typeof FIELDS)[number];
type Values = Readonly<Record<string, Float32Array>>;

/** Rows of a product of one task: as many of the left operand as stay in the first cache. */
const ROWS = 64;

/** Sequences of a block from which on two of half the size are computed as fast. */
const LARGE_BLOCK = 64;

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
      const out = infos.map((info) => heapOf(wasm, info) as Float32Array);
      forward(simdKernel(), shape, rows, read(wasm, inputs), out);
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
      const out = infos.map((info) => heapOf(wasm, info) as Float32Array);
      backward(simdKernel(), shape, rows, read(wasm, inputs), out);
      return infos;
    },
  },
];

function read(wasm: WasmBackend, inputs: tf.NamedTensorInfoMap): Values {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, info]) => [name, heapOf(wasm, info as tf.TensorInfo) as Float32Array]),
  );
}

function forward(kernel: SimdKernel, shape: LayerShape, rows: number, values: Values, out: Float32Array[]): void {
  const { inputSize, hidden, columns, directions, counts, offsets } = shape;
  const fields: Record<string, Float32Array | Int32Array | number> = {
    ...values,
    counts,
    offsets,
    h: rows * hidden * directions.length,
  };
  const add = (layer: number, room: Record<string, number>) => {
    for (const [name, numbers] of Object.entries(room)) fields[name + layer] = numbers;
  };
  directions.forEach((_, layer) =>
    add(layer, {
      inputPanels: kernel.panelSize(inputSize, columns),
      recurrentPanels: kernel.panelSize(hidden, columns),
      start: columns,
      gates: rows * columns,
      c: rows * hidden,
      tanhC: rows * hidden,
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
      ['multiply', h, hidden * 4, 4, panels, start, columns, 1, hidden, columns, 0],
      ...pieces(rows, ROWS).map(([from, to]): Task => ['project', table, from, to]),
    ];
  });
  kernel.run(projections, directions.length * rows * inputSize * columns);
  const blocks = blocksOf(kernel, shape);
  kernel.run(
    layers.flatMap((table) => blocks.map(([from, to]): Task => ['forward', table, from, to])),
    directions.length * rows * hidden * columns,
  );
  const names = ['h', ...directions.flatMap((_, layer) => TRACE.map((name) => nameOf(name, layer)))];
  fetch(kernel, names, places, out);
}

function backward(kernel: SimdKernel, shape: LayerShape, rows: number, values: Values, out: Float32Array[]): void {
  const { inputSize, hidden, columns, directions, counts, offsets } = shape;
  const sequences = counts[0] ?? 0;
  const fields: Record<string, Float32Array | Int32Array | number> = { ...values, counts, offsets };
  directions.forEach((_, layer) => {
    const room = {
      turned: kernel.panelSize(columns, hidden),
      panels: kernel.panelSize(rows, columns),
      dGates: rows * columns,
      dInput: inputSize * columns,
      dRecurrent: hidden * columns,
      roomOfInput: productRoom(inputSize, rows, columns),
      roomOfRecurrent: productRoom(hidden, rows, columns),
      dBias: columns,
      dInitialC: hidden,
      dInitialH: hidden,
      carriedC: sequences * hidden,
      carriedH: sequences * hidden,
      hBefore: rows * hidden,
      table: FIELDS.length,
    };
    for (const [name, numbers] of Object.entries(room)) fields[name + layer] = numbers;
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
    all.map((layer): Task => ['packPanels', of('dGates', layer), rows, columns, of('panels', layer)]),
    all.length * rows * columns,
  );
  const x = places['x'] as number;
  const sums = all.flatMap((layer): Task[] => {
    const right = { panels: of('panels', layer), k: rows, n: columns };
    return [
      ...productTasks({ address: x, step: 4, next: inputSize * 4 }, right, of('dInput', layer), inputSize, of('roomOfInput', layer)), // prettier-ignore
      ...productTasks({ address: of('hBefore', layer), step: 4, next: hidden * 4 }, right, of('dRecurrent', layer), hidden, of('roomOfRecurrent', layer)), // prettier-ignore
      ['sumRows', of('dGates', layer), rows, columns, of('dBias', layer)],
      ['sumRows', of('carriedC', layer), sequences, hidden, of('dInitialC', layer)],
      ['sumRows', of('carriedH', layer), sequences, hidden, of('dInitialH', layer)],
    ];
  });
  kernel.run(sums, all.length * rows * (inputSize + hidden) * columns);
  const gradients = WEIGHTS.map((name) => `d${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const names = all.flatMap((layer) => ['dGates', ...gradients].map((name) => name + layer));
  fetch(kernel, names, places, out);
}

/** Writes a layer's table; gives its address. */
function writeLayer(
  kernel: SimdKernel,
  shape: LayerShape,
  rows: number,
  layer: number,
  places: Readonly<Record<string, number>>,
  own: Partial<Record<Field, number>>,
): number {
  const { inputSize, hidden, columns, directions, counts } = shape;
  const h = (places['h'] as number) + layer * hidden * 4;
  const fields: Partial<Record<Field, number>> = {
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

/**
 * Sequences in blocks, so many that every thread has one, and two where they stay large enough for it: one that is done sooner
 * takes another. Each step of a block is a product of its own.
 */
function blocksOf(kernel: SimdKernel, { directions, counts }: LayerShape): (readonly [number, number])[] {
  const sequences = counts[0] ?? 0;
  const wanted = Math.ceil(kernel.threadCount / directions.length);
  const share = Math.ceil(sequences / wanted);
  return pieces(sequences, Math.max(8, 4 * Math.ceil((share >= LARGE_BLOCK ? share / 2 : share) / 4)));
}

function pieces(count: number, size: number): (readonly [number, number])[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => [i * size, Math.min(count, (i + 1) * size)]);
}

function fetch(
  kernel: SimdKernel,
  names: readonly string[],
  places: Readonly<Record<string, number>>,
  out: readonly Float32Array[],
): void {
  names.forEach((name, i) => {
    const values = out[i] as Float32Array;
    values.set(kernel.floats(places[name] as number, values.length));
  });
}
