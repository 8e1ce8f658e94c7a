import { tf } from '../backend.ts';
import { RECURRENCE, RECURRENCE_GRADIENT } from '../kernels/recurrence/operation.ts';
import type { Packing } from './packing.ts';
import type { Cell, Direction, RecurrentWeights } from './recurrent.ts';

/**
 * The recurrence over packed rows as one differentiable operation: `[N, D]` → h, `[N, H]`. Its gradient is written out
 * (back-propagation through time), with one product for each weight matrix over all steps. Where the backend has a kernel of
 * ours, that computes it; elsewhere it is composed of the library's operations.
 */
export function runRecurrence(
  rows: tf.Tensor2D,
  packing: Packing,
  weights: RecurrentWeights,
  cell: Cell,
  direction: Direction,
): tf.Tensor2D {
  const hidden = weights.recurrent.shape[0];
  if (rows.shape[0] === 0) return tf.zeros([0, hidden]);
  // Without learned ones the initial states are zeros that nobody asks a gradient of.
  const initialC = weights.initialC ?? tf.zeros<tf.Rank.R1>([hidden]);
  const initialH = weights.initialH ?? tf.zeros<tf.Rank.R1>([hidden]);
  if (tf.getKernel(RECURRENCE, tf.getBackend()) !== undefined) {
    return runKernel([rows, weights.input, weights.recurrent, weights.bias, initialC, initialH], packing, direction);
  }
  const operation = tf.customGrad((...all) => {
    const save = all.pop() as unknown as tf.GradSaveFunc;
    const inputs = all as unknown as Inputs;
    const { h, trace } = runForward(inputs, packing, cell, direction);
    save([...inputs.slice(0, 3), trace.sigmoids, trace.g, trace.cBefore, trace.hBefore, trace.tanhC] as tf.Tensor[]);
    return {
      value: h,
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => {
        const [rows, input, recurrent, sigmoids, g, cBefore, hBefore, tanhC] = saved as Saved;
        const kept = { sigmoids, g, cBefore, hBefore, tanhC };
        return runBackward(dy as tf.Tensor2D, [rows, input, recurrent], kept, packing, cell, direction);
      },
    };
  });
  return operation(rows, weights.input, weights.recurrent, weights.bias, initialC, initialH);
}

/** The same by the backend's kernel. */
function runKernel(inputs: Inputs, packing: Packing, direction: Direction): tf.Tensor2D {
  const [rows, input, recurrent] = inputs;
  const shape = {
    inputSize: rows.shape[1],
    hidden: recurrent.shape[0],
    columns: input.shape[1],
    direction,
    counts: packing.counts,
    offsets: packing.offsets,
  };
  const attributes = shape as unknown as tf.NamedAttrMap;
  const named = ([x, input, recurrent, bias, initialC, initialH]: readonly tf.Tensor[]) =>
    ({ x, input, recurrent, bias, initialC, initialH }) as tf.NamedTensorMap;
  const operation = tf.customGrad((...all) => {
    const save = all.pop() as unknown as tf.GradSaveFunc;
    const given = all as unknown as Inputs;
    const trace = tf.engine().runKernel(RECURRENCE, named(given), attributes) as unknown as tf.Tensor[];
    const h = trace[3] as tf.Tensor2D;
    save([...given, ...trace]);
    return {
      value: h,
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => {
        const [gates, c, tanhC, h] = saved.slice(6);
        const all = { ...named(saved), gates, c, tanhC, h, dy } as tf.NamedTensorMap;
        return tf.engine().runKernel(RECURRENCE_GRADIENT, all, attributes);
      },
    };
  });
  return operation(...inputs);
}

type Inputs = [
  rows: tf.Tensor2D,
  input: tf.Tensor2D,
  recurrent: tf.Tensor2D,
  bias: tf.Tensor1D,
  initialC: tf.Tensor1D,
  initialH: tf.Tensor1D,
];

type Saved = [
  rows: tf.Tensor2D,
  input: tf.Tensor2D,
  recurrent: tf.Tensor2D,
  sigmoids: tf.Tensor2D,
  g: tf.Tensor2D,
  cBefore: tf.Tensor2D,
  hBefore: tf.Tensor2D,
  tanhC: tf.Tensor2D,
];

/** The steps in the order in which a direction takes them. */
function stepOrder(packing: Packing, direction: Direction): number[] {
  const steps = Array.from(packing.counts, (_, t) => t);
  return direction === 'forward' ? steps : steps.toReversed();
}

/** The rows of a state that are running at the next step: the first of them, or all and new ones that start there. */
function enter(state: tf.Tensor2D | undefined, initial: tf.Tensor2D, count: number): tf.Tensor2D {
  if (!state) return tf.tile(initial, [count, 1]);
  const [rows, width] = state.shape;
  if (rows === count) return state;
  if (rows > count) return tf.slice(state, [0, 0], [count, width]);
  return tf.concat([state, tf.tile(initial, [count - rows, 1])]);
}

/** What the gradient needs of all steps, as packed rows: gates after their activation, states before, tanh of c after. */
interface Trace {
  readonly sigmoids: tf.Tensor2D;
  readonly g: tf.Tensor2D;
  readonly cBefore: tf.Tensor2D;
  readonly hBefore: tf.Tensor2D;
  readonly tanhC: tf.Tensor2D;
}

function runForward(
  [rows, input, recurrent, bias, initialC, initialH]: Inputs,
  packing: Packing,
  cell: Cell,
  direction: Direction,
): { h: tf.Tensor2D; trace: Trace } {
  const hidden = recurrent.shape[0];
  const counts = Array.from(packing.counts);
  const gatesOfInput = tf.split(tf.add(tf.matMul(rows, input), bias), counts) as tf.Tensor2D[];
  const first = { c: tf.reshape<tf.Rank.R2>(initialC, [1, hidden]), h: tf.reshape<tf.Rank.R2>(initialH, [1, hidden]) };
  const sigmoidColumns = recurrent.shape[1] - hidden;
  let c: tf.Tensor2D | undefined;
  let h: tf.Tensor2D | undefined;
  const states: tf.Tensor2D[] = [];
  const trace = {
    sigmoids: [] as tf.Tensor2D[],
    g: [] as tf.Tensor2D[],
    cBefore: [] as tf.Tensor2D[],
    hBefore: [] as tf.Tensor2D[],
    tanhC: [] as tf.Tensor2D[],
  };
  for (const t of stepOrder(packing, direction)) {
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
      cell === 'lstm'
        ? tf.add(tf.mul(f, cBefore), tf.mul(parts[0] as tf.Tensor2D, g))
        : tf.add(g, tf.mul(f, tf.sub(cBefore, g)));
    const tanhC: tf.Tensor2D = tf.tanh(cNow);
    const hNow: tf.Tensor2D = tf.mul(o, tanhC);
    states[t] = hNow;
    c = cNow;
    h = hNow;
    trace.sigmoids[t] = sigmoids;
    trace.g[t] = g;
    trace.cBefore[t] = cBefore;
    trace.hBefore[t] = hBefore;
    trace.tanhC[t] = tanhC;
  }
  return {
    h: tf.concat(states),
    trace: {
      sigmoids: tf.concat(trace.sigmoids),
      g: tf.concat(trace.g),
      cBefore: tf.concat(trace.cBefore),
      hBefore: tf.concat(trace.hBefore),
      tanhC: tf.concat(trace.tanhC),
    },
  };
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

function runBackward(
  dy: tf.Tensor2D,
  [rows, input, recurrent]: readonly [tf.Tensor2D, tf.Tensor2D, tf.Tensor2D],
  trace: Trace,
  packing: Packing,
  cell: Cell,
  direction: Direction,
): tf.Tensor[] {
  const hidden = recurrent.shape[0];
  const counts = Array.from(packing.counts);
  const perStep = (x: tf.Tensor2D) => tf.split(x, counts) as tf.Tensor2D[];
  const slopes = slopesOf(trace, cell, hidden);
  const steps = {
    dy: perStep(dy),
    f: perStep(slopes.f),
    cOfH: perStep(slopes.cOfH),
    gates: perStep(slopes.gates),
  };
  const recurrentTransposed = tf.transpose(recurrent);
  const order = stepOrder(packing, direction);
  const dGates: tf.Tensor2D[] = [];
  const started = { c: [] as tf.Tensor1D[], h: [] as tf.Tensor1D[] };
  let dc: tf.Tensor2D | undefined;
  let dh: tf.Tensor2D | undefined;
  for (let s = order.length - 1; s >= 0; s--) {
    const t = order[s] as number;
    const dhNow: tf.Tensor2D = dh ? tf.add(steps.dy[t] as tf.Tensor2D, dh) : (steps.dy[t] as tf.Tensor2D);
    const dcOfH: tf.Tensor2D = tf.mul(dhNow, steps.cOfH[t] as tf.Tensor2D);
    const dcNow: tf.Tensor2D = dc ? tf.add(dcOfH, dc) : dcOfH;
    const towards = cell === 'lstm' ? [dcNow, dcNow, dhNow, dcNow] : [dcNow, dhNow, dcNow];
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
  const all = tf.concat(dGates);
  return [
    tf.matMul(all, input, false, true),
    tf.matMul(rows, all, true),
    tf.matMul(trace.hBefore, all, true),
    tf.sum(all, 0),
    tf.addN(started.c),
    tf.addN(started.h),
  ];
}

/**
 * Derivatives that do not depend on what comes back, for all steps at once: `f`, of c by the c before; `cOfH`, of h by c;
 * `gates`, the columns of the weights: of c by the inputs of i, f and g, and of h by that of o.
 */
function slopesOf(
  { sigmoids, g, cBefore, tanhC }: Trace,
  cell: Cell,
  hidden: number,
): { readonly f: tf.Tensor2D; readonly cOfH: tf.Tensor2D; readonly gates: tf.Tensor2D } {
  const split = (x: tf.Tensor) => tf.split(x, sigmoids.shape[1] / hidden, 1) as tf.Tensor2D[];
  const parts = split(sigmoids);
  const f = parts.at(-2) as tf.Tensor2D;
  const o = parts.at(-1) as tf.Tensor2D;
  const ofTanh = (tanh: tf.Tensor2D) => tf.sub(1, tf.square(tanh));
  const byGate =
    cell === 'lstm'
      ? [g, cBefore, tanhC] // what i, f and o are multiplied by
      : [tf.sub(cBefore, g), tanhC];
  const ofSigmoid = tf.mul(sigmoids, tf.sub(1, sigmoids));
  const ofCandidate = tf.mul(cell === 'lstm' ? (parts[0] as tf.Tensor2D) : tf.sub(1, f), ofTanh(g));
  return {
    f,
    cOfH: tf.mul(o, ofTanh(tanhC)),
    gates: tf.concat([tf.mul(ofSigmoid, tf.concat(byGate, 1)), ofCandidate], 1) as tf.Tensor2D,
  };
}
