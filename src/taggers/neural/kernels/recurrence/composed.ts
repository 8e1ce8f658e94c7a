import { tf } from '../../backend/tensorflow.ts';
import {
  partsOf,
  RECURRENCE,
  RECURRENCE_GRADIENT,
  TRACE,
  WEIGHTS,
  type LayerShape,
  type TraceName,
  type WeightName,
} from './operation.ts';

type Weights = Record<WeightName, tf.Tensor2D>;
type Trace = Record<TraceName, tf.Tensor2D>;

/**
 * The recurrence in the library's own operations, a dozen for each step, for a backend of which no more is known. Its gradient is
 * written out (back-propagation through time), with one product for each weight matrix over all steps.
 */
export function composedRecurrence(backendName: string): readonly tf.KernelConfig[] {
  return [
    { kernelName: RECURRENCE, backendName, kernelFunc: ({ inputs, attrs }) => composedForward(inputs, attrs) },
    {
      kernelName: RECURRENCE_GRADIENT,
      backendName,
      kernelFunc: ({ inputs, attrs }) => composedBackward(inputs, attrs),
    },
  ];
}

type Call = Parameters<tf.KernelFunc>[0];

export function composedForward(inputs: Call['inputs'], attributes: Call['attrs']): tf.Tensor[] {
  return tf.tidy(() => {
    const shape = attributes as unknown as LayerShape;
    const all = inputs as unknown as Record<string, tf.Tensor2D>;
    const layers = shape.directions.map((_, layer) => runForward(shape, layer, all));
    return [
      tf.concat(
        layers.map(({ h }) => h),
        1,
      ),
      ...layers.flatMap(({ trace }) => TRACE.map((name) => trace[name])),
    ];
  });
}

export function composedBackward(inputs: Call['inputs'], attributes: Call['attrs']): tf.Tensor[] {
  return tf.tidy(() => {
    const shape = attributes as unknown as LayerShape;
    const all = inputs as unknown as Record<string, tf.Tensor2D>;
    return shape.directions.flatMap((_, layer) => runBackward(shape, layer, all));
  });
}

/** The steps in the order in which a layer takes them. */
function stepOrder({ counts, directions }: LayerShape, layer: number): number[] {
  const steps = Array.from(counts, (_, t) => t);
  return directions[layer] === 'forward' ? steps : steps.toReversed();
}

/** The rows of a state that are running at the next step: the first of them, or all and new ones that start there. */
function enter(state: tf.Tensor2D | undefined, initial: tf.Tensor2D, count: number): tf.Tensor2D {
  if (!state) return tf.tile(initial, [count, 1]);
  const [rows, width] = state.shape;
  if (rows === count) return state;
  if (rows > count) return tf.slice(state, [0, 0], [count, width]);
  return tf.concat([state, tf.tile(initial, [count - rows, 1])]);
}

function runForward(
  shape: LayerShape,
  layer: number,
  all: Record<string, tf.Tensor2D>,
): { h: tf.Tensor2D; trace: Trace } {
  const { hidden, columns } = shape;
  const counts = Array.from(shape.counts);
  const { input, recurrent, bias, initialC, initialH } = partsOf(WEIGHTS, layer, all) as Weights;
  const gatesOfInput = tf.split(tf.add(tf.matMul(all['x'] as tf.Tensor2D, input), bias), counts) as tf.Tensor2D[];
  const first = { c: tf.reshape<tf.Rank.R2>(initialC, [1, hidden]), h: tf.reshape<tf.Rank.R2>(initialH, [1, hidden]) };
  const sigmoidColumns = columns - hidden;
  let c: tf.Tensor2D | undefined;
  let h: tf.Tensor2D | undefined;
  const states: tf.Tensor2D[] = [];
  const traces: Record<TraceName, tf.Tensor2D[]> = { gates: [], c: [], tanhC: [] };
  for (const t of stepOrder(shape, layer)) {
    const count = counts[t] as number;
    const cBefore: tf.Tensor2D = enter(c, first.c, count);
    const hBefore: tf.Tensor2D = enter(h, first.h, count);
    const gates: tf.Tensor2D = tf.add(gatesOfInput[t] as tf.Tensor2D, tf.matMul(hBefore, recurrent));
    const [open, candidate] = tf.split(gates, [sigmoidColumns, hidden], 1) as [tf.Tensor2D, tf.Tensor2D];
    const sigmoids: tf.Tensor2D = tf.sigmoid(open);
    const g: tf.Tensor2D = tf.tanh(candidate);
    const parts = tf.split(sigmoids, sigmoidColumns / hidden, 1) as tf.Tensor2D[];
    const o = parts.at(-1) as tf.Tensor2D;
    const f = parts.at(-2) as tf.Tensor2D;
    const cNow: tf.Tensor2D =
      columns === 4 * hidden
        ? tf.add(tf.mul(f, cBefore), tf.mul(parts[0] as tf.Tensor2D, g))
        : tf.add(g, tf.mul(f, tf.sub(cBefore, g)));
    const tanhC: tf.Tensor2D = tf.tanh(cNow);
    const hNow: tf.Tensor2D = tf.mul(o, tanhC);
    states[t] = hNow;
    c = cNow;
    h = hNow;
    traces.gates[t] = tf.concat([sigmoids, g], 1);
    traces.c[t] = cNow;
    traces.tanhC[t] = tanhC;
  }
  const { gates, c: cells, tanhC } = traces;
  return { h: tf.concat(states), trace: { gates: tf.concat(gates), c: tf.concat(cells), tanhC: tf.concat(tanhC) } };
}

/** The gradient of {@link enter}: what reaches the state before, and what reaches the initial one, summed over its copies. */
function leave(
  gradient: tf.Tensor2D,
  rowsBefore: number,
): { readonly before: tf.Tensor2D; readonly initial?: tf.Tensor1D } {
  const rows = gradient.shape[0];
  if (rows === rowsBefore) return { before: gradient };
  if (rowsBefore === 0) return { before: gradient, initial: tf.sum(gradient, 0) };
  if (rows < rowsBefore) return { before: tf.pad(gradient, [[0, rowsBefore - rows], [0, 0]]) }; // prettier-ignore
  const [before, started] = tf.split(gradient, [rowsBefore, rows - rowsBefore]) as [tf.Tensor2D, tf.Tensor2D];
  return { before, initial: tf.sum(started, 0) };
}

function runBackward(shape: LayerShape, layer: number, all: Record<string, tf.Tensor2D>): tf.Tensor[] {
  const { hidden, columns } = shape;
  const counts = Array.from(shape.counts);
  const weights = partsOf(WEIGHTS, layer, all) as Weights;
  const order = stepOrder(shape, layer);
  const perStep = (x: tf.Tensor2D) => tf.split(x, counts) as tf.Tensor2D[];
  const own = (x: tf.Tensor2D) => tf.slice(x, [0, layer * hidden], [x.shape[0], hidden]);
  const trace = partsOf(TRACE, layer, all) as Trace;
  const statesBefore = (states: tf.Tensor2D, initial: tf.Tensor2D): tf.Tensor2D => {
    const steps = perStep(states);
    const before: tf.Tensor2D[] = [];
    order.forEach((t, s) => {
      const previous = s === 0 ? undefined : steps[order[s - 1] as number];
      before[t] = enter(previous, tf.reshape<tf.Rank.R2>(initial, [1, hidden]), counts[t] as number);
    });
    return tf.concat(before);
  };
  const hBefore = statesBefore(own(all['h'] as tf.Tensor2D), weights.initialH);
  const slopes = slopesOf(trace, statesBefore(trace.c, weights.initialC), shape);
  const steps = {
    dy: perStep(own(all['dy'] as tf.Tensor2D)),
    f: perStep(slopes.f),
    cOfH: perStep(slopes.cOfH),
    gates: perStep(slopes.gates),
  };
  const recurrentTransposed = tf.transpose(weights.recurrent);
  const dGates: tf.Tensor2D[] = [];
  const started = { c: [] as tf.Tensor1D[], h: [] as tf.Tensor1D[] };
  let dc: tf.Tensor2D | undefined;
  let dh: tf.Tensor2D | undefined;
  for (let s = order.length - 1; s >= 0; s--) {
    const t = order[s] as number;
    const dhNow: tf.Tensor2D = dh ? tf.add(steps.dy[t] as tf.Tensor2D, dh) : (steps.dy[t] as tf.Tensor2D);
    const dcOfH: tf.Tensor2D = tf.mul(dhNow, steps.cOfH[t] as tf.Tensor2D);
    const dcNow: tf.Tensor2D = dc ? tf.add(dcOfH, dc) : dcOfH;
    const towards = columns === 4 * hidden ? [dcNow, dcNow, dhNow, dcNow] : [dcNow, dhNow, dcNow];
    const dGatesNow = tf.mul(tf.concat(towards, 1), steps.gates[t] as tf.Tensor2D) as tf.Tensor2D;
    dGates[t] = dGatesNow;
    const rowsBefore = s > 0 ? (counts[order[s - 1] as number] as number) : 0;
    const toC = leave(tf.mul(dcNow, steps.f[t] as tf.Tensor2D), rowsBefore);
    const toH = leave(tf.matMul(dGatesNow, recurrentTransposed), rowsBefore);
    if (toC.initial) started.c.push(toC.initial);
    if (toH.initial) started.h.push(toH.initial);
    dc = toC.before;
    dh = toH.before;
  }
  const gates = tf.concat(dGates);
  return [
    gates,
    tf.matMul(all['x'] as tf.Tensor2D, gates, true),
    tf.matMul(hBefore, gates, true),
    tf.sum(gates, 0),
    tf.addN(started.c),
    tf.addN(started.h),
  ];
}

/**
 * Derivatives that do not depend on what comes back, for all steps at once: `f`, of c by the c before; `cOfH`, of h by c;
 * `gates`, the columns of the weights: of c by the inputs of i, f and g, and of h by that of o.
 */
function slopesOf(
  { gates, tanhC }: Trace,
  cBefore: tf.Tensor2D,
  { hidden, columns }: LayerShape,
): { readonly f: tf.Tensor2D; readonly cOfH: tf.Tensor2D; readonly gates: tf.Tensor2D } {
  const parts = tf.split(gates, columns / hidden, 1) as tf.Tensor2D[];
  const g = parts.at(-1) as tf.Tensor2D;
  const o = parts.at(-2) as tf.Tensor2D;
  const f = parts.at(-3) as tf.Tensor2D;
  const ofTanh = (tanh: tf.Tensor2D) => tf.sub(1, tf.square(tanh));
  const ordinary = columns === 4 * hidden;
  const byGate = ordinary
    ? [g, cBefore, tanhC] // what i, f and o are multiplied by
    : [tf.sub(cBefore, g), tanhC];
  const sigmoids = tf.concat(parts.slice(0, -1), 1);
  const ofSigmoid = tf.mul(sigmoids, tf.sub(1, sigmoids));
  const ofCandidate = tf.mul(ordinary ? (parts[0] as tf.Tensor2D) : tf.sub(1, f), ofTanh(g));
  return {
    f,
    cOfH: tf.mul(o, ofTanh(tanhC)),
    gates: tf.concat([tf.mul(ofSigmoid, tf.concat(byGate, 1)), ofCandidate], 1) as tf.Tensor2D,
  };
}
