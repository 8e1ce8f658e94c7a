import {
  partsOf,
  TRACE,
  WEIGHTS,
  type LayerShape,
  type TraceName,
  type WeightName,
  forwardShapes,
  gradientShapes,
  RECURRENCE,
  RECURRENCE_GRADIENT,
} from './operation.ts';
import type { tf } from '../../backend/tensorflow.ts';
import { valuesOf, type CpuBackend } from '../heaps.ts';

/** Single or double precision: all arrays of a call are of one kind. */
export type Numbers = Float32Array | Float64Array;

type Layer = Readonly<Record<WeightName, Numbers>>;
type Trace = Readonly<Record<TraceName, Numbers>>;

/** What the way forward gives: h and each layer's trace. */
interface Outcome {
  readonly h: Numbers;
  readonly traces: readonly Trace[];
}

/** Of a layer: by the sums of the gates, and by its weights. */
type LayerGradient = Readonly<Record<'gates' | WeightName, Numbers>>;

/**
 * The recurrence in plain loops, one number after another: what the other backends are compared with, in the precision of the
 * arrays it is given. Cells as in layers/recurrent.ts.
 *
 * @param inputs by name, as the operation has them: `x` and the weights of each layer.
 */
export function recurrenceForward(shape: LayerShape, inputs: Readonly<Record<string, Numbers>>): Outcome {
  const x = inputs['x'] as Numbers;
  const rows = x.length / shape.inputSize;
  const h = like(x, rows * shape.hidden * shape.directions.length);
  const traces = shape.directions.map((_, layer) => {
    const weights = partsOf(WEIGHTS, layer, inputs);
    const trace = {
      gates: like(x, rows * shape.columns),
      c: like(x, rows * shape.hidden),
      tanhC: like(x, rows * shape.hidden),
    };
    for (const visit of visits(shape, layer)) stepForward(shape, layer, visit, x, weights, trace, h);
    return trace;
  });
  return { h, traces };
}

/** @param inputs `x`, the weights and the trace of each layer, `h` and `dy`. */
export function recurrenceBackward(
  shape: LayerShape,
  inputs: Readonly<Record<string, Numbers>>,
): readonly LayerGradient[] {
  const { inputSize, hidden, columns, counts } = shape;
  const x = inputs['x'] as Numbers;
  const rows = x.length / inputSize;
  return shape.directions.map((_, layer) => {
    const gradient = {
      gates: like(x, rows * columns),
      input: like(x, inputSize * columns),
      recurrent: like(x, hidden * columns),
      bias: like(x, columns),
      initialC: like(x, hidden),
      initialH: like(x, hidden),
    };
    const carried = { c: like(x, (counts[0] ?? 0) * hidden), h: like(x, (counts[0] ?? 0) * hidden) };
    for (const visit of [...visits(shape, layer)].toReversed()) {
      stepBackward(shape, layer, visit, inputs, gradient, carried);
    }
    return gradient;
  });
}

function like(x: Numbers, length: number): Numbers {
  return x instanceof Float64Array ? new Float64Array(length) : new Float32Array(length);
}

/** A token of a sequence: its row, and that of the token read before it, −1 where there is none. */
interface Visit {
  readonly row: number;
  readonly before: number;
  readonly sequence: number;
}

/** All tokens, each after that on which it depends. */
function* visits({ directions, counts, offsets }: LayerShape, layer: number): Generator<Visit> {
  const step = directions[layer] === 'forward' ? 1 : -1;
  for (let s = 0; s < counts.length; s++) {
    const t = step === 1 ? s : counts.length - 1 - s;
    for (let sequence = 0; sequence < (counts[t] as number); sequence++) {
      const runs = sequence < (counts[t - step] ?? 0);
      const before = runs ? (offsets[t - step] as number) + sequence : -1;
      yield { row: (offsets[t] as number) + sequence, before, sequence };
    }
  }
}

function stepForward(
  { inputSize, hidden, columns, directions }: LayerShape,
  layer: number,
  { row, before }: Visit,
  x: Numbers,
  { input, recurrent, bias, initialC, initialH }: Layer,
  { gates, c, tanhC }: Trace,
  h: Numbers,
): void {
  const stride = hidden * directions.length;
  const [hFrom, hAt] = before < 0 ? [initialH, 0] : [h, before * stride + layer * hidden];
  const [cFrom, cAt] = before < 0 ? [initialC, 0] : [c, before * hidden];
  const at = row * columns;
  for (let j = 0; j < columns; j++) gates[at + j] = bias[j] as number;
  for (let d = 0; d < inputSize; d++)
    addTimes(gates, at, input, d * columns, columns, x[row * inputSize + d] as number);
  for (let k = 0; k < hidden; k++) addTimes(gates, at, recurrent, k * columns, columns, hFrom[hAt + k] as number);
  const ordinary = columns === 4 * hidden;
  const [f, o, g] = ordinary ? [hidden, 2 * hidden, 3 * hidden] : [0, hidden, 2 * hidden];
  for (let k = 0; k < hidden; k++) {
    const forget = (gates[at + f + k] = sigmoid(gates[at + f + k] as number));
    const open = (gates[at + o + k] = sigmoid(gates[at + o + k] as number));
    const candidate = (gates[at + g + k] = Math.tanh(gates[at + g + k] as number));
    const enter = ordinary ? (gates[at + k] = sigmoid(gates[at + k] as number)) : 1 - forget;
    const now = forget * (cFrom[cAt + k] as number) + enter * candidate;
    const bent = Math.tanh(now);
    c[row * hidden + k] = now;
    tanhC[row * hidden + k] = bent;
    h[row * stride + layer * hidden + k] = open * bent;
  }
}

function stepBackward(
  { inputSize, hidden, columns, directions }: LayerShape,
  layer: number,
  { row, before, sequence }: Visit,
  inputs: Readonly<Record<string, Numbers>>,
  gradient: LayerGradient,
  carried: { readonly c: Numbers; readonly h: Numbers },
): void {
  const { initialC, initialH, recurrent } = partsOf(WEIGHTS, layer, inputs);
  const { gates, c, tanhC } = partsOf(TRACE, layer, inputs);
  const { x, h, dy } = inputs as Readonly<Record<'x' | 'h' | 'dy', Numbers>>;
  const stride = hidden * directions.length;
  const [hFrom, hAt] = before < 0 ? [initialH, 0] : [h, before * stride + layer * hidden];
  const [cFrom, cAt] = before < 0 ? [initialC, 0] : [c, before * hidden];
  const at = row * columns;
  const own = sequence * hidden;
  const ordinary = columns === 4 * hidden;
  const [f, o, g] = ordinary ? [hidden, 2 * hidden, 3 * hidden] : [0, hidden, 2 * hidden];
  const d = gradient.gates;
  for (let k = 0; k < hidden; k++) {
    const [forget, open, candidate] = [gates[at + f + k], gates[at + o + k], gates[at + g + k]] as [
      number,
      number,
      number,
    ];
    const bent = tanhC[row * hidden + k] as number;
    const dh = (dy[row * stride + layer * hidden + k] as number) + (carried.h[own + k] as number);
    const dc = dh * open * (1 - bent * bent) + (carried.c[own + k] as number);
    const cBefore = cFrom[cAt + k] as number;
    const enter = ordinary ? (gates[at + k] as number) : 1 - forget;
    if (ordinary) d[at + k] = dc * candidate * enter * (1 - enter);
    d[at + f + k] = dc * (ordinary ? cBefore : cBefore - candidate) * forget * (1 - forget);
    d[at + o + k] = dh * bent * open * (1 - open);
    d[at + g + k] = dc * enter * (1 - candidate * candidate);
    carried.c[own + k] = dc * forget;
  }
  for (let k = 0; k < hidden; k++) {
    let sum = 0;
    for (let j = 0; j < columns; j++) sum += (d[at + j] as number) * (recurrent[k * columns + j] as number);
    carried.h[own + k] = sum;
    addTimes(gradient.recurrent, k * columns, d, at, columns, hFrom[hAt + k] as number);
  }
  for (let i = 0; i < inputSize; i++) {
    addTimes(gradient.input, i * columns, d, at, columns, x[row * inputSize + i] as number);
  }
  addTimes(gradient.bias, 0, d, at, columns, 1);
  if (before < 0) {
    addTimes(gradient.initialC, 0, carried.c, own, hidden, 1);
    addTimes(gradient.initialH, 0, carried.h, own, hidden, 1);
  }
}

/** `to += factor · from`. */
function addTimes(to: Numbers, toAt: number, from: Numbers, fromAt: number, count: number, factor: number): void {
  for (let j = 0; j < count; j++) to[toAt + j] = (to[toAt + j] as number) + factor * (from[fromAt + j] as number);
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** The recurrence on the cpu backend: the reference in single precision. */
export const cpuRecurrence: readonly tf.KernelConfig[] = [
  {
    kernelName: RECURRENCE,
    backendName: 'cpu',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const shape = attrs as unknown as LayerShape;
      const { h, traces } = recurrenceForward(shape, valuesOf(backend as CpuBackend, inputs));
      const values = [h, ...traces.flatMap(({ gates, c, tanhC }) => [gates, c, tanhC])];
      return tensors(backend as CpuBackend, forwardShapes(rowsOf(inputs), shape), values);
    },
  },
  {
    kernelName: RECURRENCE_GRADIENT,
    backendName: 'cpu',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const shape = attrs as unknown as LayerShape;
      const gradients = recurrenceBackward(shape, valuesOf(backend as CpuBackend, inputs));
      const values = gradients.flatMap((own) => (['gates', ...WEIGHTS] as const).map((name) => own[name]));
      return tensors(backend as CpuBackend, gradientShapes(rowsOf(inputs), shape), values);
    },
  },
];

function rowsOf(inputs: tf.NamedTensorInfoMap): number {
  return (inputs['x'] as tf.TensorInfo).shape[0] as number;
}

function tensors(
  cpu: CpuBackend,
  shapes: readonly number[][],
  values: readonly (Float32Array | Float64Array)[],
): tf.TensorInfo[] {
  return shapes.map((shape, i) => cpu.makeTensorInfo(shape, 'float32', values[i] as Float32Array));
}
