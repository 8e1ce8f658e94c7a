// A recurrent layer over packed rows in one direction, forwards and back through time. Rows are laid out step by step (see
// layers/packing.ts): of step t there are counts[t] rows from offsets[t] on, and row i of a step belongs to the same sequence as
// row i of the others. Columns of the gates: [i,] f, o, g; of the coupled cell without i.
import { sigmoid, tanh } from './activations';
import { addTo, multiply, packPanels, packTransposed, panelSize, sumRows, transpose } from './gemm';

export { panelSize };

const F: usize = 4;

/** A layer's sizes and where its arrays lie; recurrence.ts fills it. Offsets are bytes, 0 where there is none. */
@unmanaged class Layer {
  rows: i32;
  inputSize: i32;
  hidden: i32;
  /** Gates, 4 or 3, times hidden. */
  columns: i32;
  steps: i32;
  isBackward: i32;
  counts: u32;
  offsets: u32;
  /** `[rows, inputSize]` */
  x: u32;
  /** `[inputSize, columns]` */
  input: u32;
  /** `[hidden, columns]` */
  recurrent: u32;
  bias: u32;
  initialC: u32;
  initialH: u32;
  /** `[rows, columns]`: the gates after their activation. */
  gates: u32;
  /** `[rows, hidden]`: states after each step, and tanh of c. */
  c: u32;
  tanhC: u32;
  h: u32;
  /** Room for panels, for the largest product. */
  panels: u32;
  // The gradient's own.
  dy: u32;
  dGates: u32;
  dx: u32;
  dInput: u32;
  dRecurrent: u32;
  dBias: u32;
  dInitialC: u32;
  dInitialH: u32;
  /** `[counts, hidden]` each: what comes back from the step after. */
  carriedC: u32;
  carriedH: u32;
  /** `[rows, hidden]`: the states before each step. */
  hBefore: u32;
  /** Room for a transposed operand. */
  turned: u32;
}

// @ts-ignore: decorator
@inline function at(list: u32, index: i32): i32 {
  return load<i32>(<usize>list + (<usize>index << 2));
}

// @ts-ignore: decorator
@inline function stepOf(layer: Layer, s: i32): i32 {
  return layer.isBackward !== 0 ? layer.steps - 1 - s : s;
}

// @ts-ignore: decorator
@inline function rowOf(base: u32, row: i32, width: i32): usize {
  return <usize>base + <usize>row * <usize>width * F;
}

/** Four numbers, or the last ones before the end. */
// @ts-ignore: decorator
@inline function read(place: usize, left: i32): v128 {
  if (left >= 4) return v128.load(place);
  let x = f32x4.splat(0);
  x = f32x4.replace_lane(x, 0, load<f32>(place));
  if (left > 1) x = f32x4.replace_lane(x, 1, load<f32>(place, 4));
  if (left > 2) x = f32x4.replace_lane(x, 2, load<f32>(place, 8));
  return x;
}

// @ts-ignore: decorator
@inline function write(place: usize, x: v128, left: i32): void {
  if (left >= 4) return v128.store(place, x);
  store<f32>(place, f32x4.extract_lane(x, 0));
  if (left > 1) store<f32>(place, f32x4.extract_lane(x, 1), 4);
  if (left > 2) store<f32>(place, f32x4.extract_lane(x, 2), 8);
}

/** From x, the weights and the initial states: gates, c, tanhC and h. */
export function forward(layer: Layer): void {
  const hidden = layer.hidden, columns = layer.columns;
  for (let i = 0; i < layer.rows; i++) memory.copy(rowOf(layer.gates, i, columns), layer.bias, <usize>columns * F);
  packPanels(layer.input, layer.inputSize, columns, layer.panels);
  multiply(layer.x, layer.panels, layer.gates, layer.rows, layer.inputSize, columns, true);
  packPanels(layer.recurrent, hidden, columns, layer.panels);
  let before = 0, countBefore = 0;
  for (let s = 0; s < layer.steps; s++) {
    const t = stepOf(layer, s), start = at(layer.offsets, t), count = at(layer.counts, t);
    const going = min(count, countBefore);
    multiply(rowOf(layer.h, before, hidden), layer.panels, rowOf(layer.gates, start, columns), going, hidden, columns, true);
    for (let i = going; i < count; i++) {
      multiply(layer.initialH, layer.panels, rowOf(layer.gates, start + i, columns), 1, hidden, columns, true);
    }
    for (let i = 0; i < count; i++) {
      const cBefore = i < going ? rowOf(layer.c, before + i, hidden) : <usize>layer.initialC;
      if (columns === 4 * hidden) stepLstm(layer, start + i, cBefore);
      else stepCoupled(layer, start + i, cBefore);
    }
    before = start;
    countBefore = count;
  }
}

function stepLstm(layer: Layer, row: i32, cBefore: usize): void {
  const hidden = layer.hidden, gate = <usize>hidden * F;
  let gates = rowOf(layer.gates, row, layer.columns);
  let c = rowOf(layer.c, row, hidden), tanhC = rowOf(layer.tanhC, row, hidden), h = rowOf(layer.h, row, hidden);
  for (let left = hidden; left > 0; left -= 4) {
    const i = sigmoid(read(gates, left)), f = sigmoid(read(gates + gate, left));
    const o = sigmoid(read(gates + 2 * gate, left)), g = tanh(read(gates + 3 * gate, left));
    const now = f32x4.add(f32x4.mul(f, read(cBefore, left)), f32x4.mul(i, g)), bent = tanh(now);
    write(gates, i, left);
    write(gates + gate, f, left);
    write(gates + 2 * gate, o, left);
    write(gates + 3 * gate, g, left);
    write(c, now, left);
    write(tanhC, bent, left);
    write(h, f32x4.mul(o, bent), left);
    gates += 16; cBefore += 16; c += 16; tanhC += 16; h += 16;
  }
}

function stepCoupled(layer: Layer, row: i32, cBefore: usize): void {
  const hidden = layer.hidden, gate = <usize>hidden * F;
  let gates = rowOf(layer.gates, row, layer.columns);
  let c = rowOf(layer.c, row, hidden), tanhC = rowOf(layer.tanhC, row, hidden), h = rowOf(layer.h, row, hidden);
  for (let left = hidden; left > 0; left -= 4) {
    const f = sigmoid(read(gates, left)), o = sigmoid(read(gates + gate, left)), g = tanh(read(gates + 2 * gate, left));
    const now = f32x4.add(g, f32x4.mul(f, f32x4.sub(read(cBefore, left), g))), bent = tanh(now);
    write(gates, f, left);
    write(gates + gate, o, left);
    write(gates + 2 * gate, g, left);
    write(c, now, left);
    write(tanhC, bent, left);
    write(h, f32x4.mul(o, bent), left);
    gates += 16; cBefore += 16; c += 16; tanhC += 16; h += 16;
  }
}

/** From dy and what the way forward left: the gradients of x, of the weights and of the initial states. */
export function backward(layer: Layer): void {
  const hidden = layer.hidden, columns = layer.columns;
  memory.fill(layer.dInitialC, 0, <usize>hidden * F);
  memory.fill(layer.dInitialH, 0, <usize>hidden * F);
  packTransposed(layer.recurrent, columns, hidden, layer.panels);
  let countAfter = 0;
  for (let s = layer.steps - 1; s >= 0; s--) {
    const t = stepOf(layer, s), start = at(layer.offsets, t), count = at(layer.counts, t);
    const before = s > 0 ? at(layer.offsets, stepOf(layer, s - 1)) : 0;
    const going = s > 0 ? min(count, at(layer.counts, stepOf(layer, s - 1))) : 0;
    for (let i = 0; i < count; i++) {
      const cBefore = i < going ? rowOf(layer.c, before + i, hidden) : <usize>layer.initialC;
      const hBefore = i < going ? rowOf(layer.h, before + i, hidden) : <usize>layer.initialH;
      memory.copy(rowOf(layer.hBefore, start + i, hidden), hBefore, <usize>hidden * F);
      if (i >= countAfter) {
        memory.fill(rowOf(layer.carriedC, i, hidden), 0, <usize>hidden * F);
        memory.fill(rowOf(layer.carriedH, i, hidden), 0, <usize>hidden * F);
      }
      if (columns === 4 * hidden) returnLstm(layer, start + i, i, cBefore);
      else returnCoupled(layer, start + i, i, cBefore);
    }
    multiply(rowOf(layer.dGates, start, columns), layer.panels, layer.carriedH, count, columns, hidden, false);
    for (let i = going; i < count; i++) {
      addTo(layer.dInitialC, rowOf(layer.carriedC, i, hidden), hidden);
      addTo(layer.dInitialH, rowOf(layer.carriedH, i, hidden), hidden);
    }
    countAfter = going;
  }
  packTransposed(layer.input, columns, layer.inputSize, layer.panels);
  multiply(layer.dGates, layer.panels, layer.dx, layer.rows, columns, layer.inputSize, false);
  packPanels(layer.dGates, layer.rows, columns, layer.panels);
  transpose(layer.x, layer.rows, layer.inputSize, layer.turned);
  multiply(layer.turned, layer.panels, layer.dInput, layer.inputSize, layer.rows, columns, false);
  transpose(layer.hBefore, layer.rows, hidden, layer.turned);
  multiply(layer.turned, layer.panels, layer.dRecurrent, hidden, layer.rows, columns, false);
  sumRows(layer.dGates, layer.rows, columns, layer.dBias);
}

// @ts-ignore: decorator
@inline function slopeOfSigmoid(y: v128): v128 {
  return f32x4.mul(y, f32x4.sub(f32x4.splat(1), y));
}

// @ts-ignore: decorator
@inline function slopeOfTanh(y: v128): v128 {
  return f32x4.sub(f32x4.splat(1), f32x4.mul(y, y));
}

function returnLstm(layer: Layer, row: i32, sequence: i32, cBefore: usize): void {
  const hidden = layer.hidden, gate = <usize>hidden * F;
  let gates = rowOf(layer.gates, row, layer.columns), dGates = rowOf(layer.dGates, row, layer.columns);
  let dy = rowOf(layer.dy, row, hidden), tanhC = rowOf(layer.tanhC, row, hidden);
  let dc = rowOf(layer.carriedC, sequence, hidden), dh = rowOf(layer.carriedH, sequence, hidden);
  for (let left = hidden; left > 0; left -= 4) {
    const i = read(gates, left), f = read(gates + gate, left);
    const o = read(gates + 2 * gate, left), g = read(gates + 3 * gate, left);
    const bent = read(tanhC, left), hNow = f32x4.add(read(dy, left), read(dh, left));
    const cNow = f32x4.add(f32x4.mul(f32x4.mul(hNow, o), slopeOfTanh(bent)), read(dc, left));
    write(dGates, f32x4.mul(f32x4.mul(cNow, g), slopeOfSigmoid(i)), left);
    write(dGates + gate, f32x4.mul(f32x4.mul(cNow, read(cBefore, left)), slopeOfSigmoid(f)), left);
    write(dGates + 2 * gate, f32x4.mul(f32x4.mul(hNow, bent), slopeOfSigmoid(o)), left);
    write(dGates + 3 * gate, f32x4.mul(f32x4.mul(cNow, i), slopeOfTanh(g)), left);
    write(dc, f32x4.mul(cNow, f), left);
    gates += 16; dGates += 16; dy += 16; tanhC += 16; dc += 16; dh += 16; cBefore += 16;
  }
}

function returnCoupled(layer: Layer, row: i32, sequence: i32, cBefore: usize): void {
  const hidden = layer.hidden, gate = <usize>hidden * F;
  let gates = rowOf(layer.gates, row, layer.columns), dGates = rowOf(layer.dGates, row, layer.columns);
  let dy = rowOf(layer.dy, row, hidden), tanhC = rowOf(layer.tanhC, row, hidden);
  let dc = rowOf(layer.carriedC, sequence, hidden), dh = rowOf(layer.carriedH, sequence, hidden);
  for (let left = hidden; left > 0; left -= 4) {
    const f = read(gates, left), o = read(gates + gate, left), g = read(gates + 2 * gate, left);
    const bent = read(tanhC, left), hNow = f32x4.add(read(dy, left), read(dh, left));
    const cNow = f32x4.add(f32x4.mul(f32x4.mul(hNow, o), slopeOfTanh(bent)), read(dc, left));
    write(dGates, f32x4.mul(f32x4.mul(cNow, f32x4.sub(read(cBefore, left), g)), slopeOfSigmoid(f)), left);
    write(dGates + gate, f32x4.mul(f32x4.mul(hNow, bent), slopeOfSigmoid(o)), left);
    write(dGates + 2 * gate, f32x4.mul(f32x4.mul(cNow, f32x4.sub(f32x4.splat(1), f)), slopeOfTanh(g)), left);
    write(dc, f32x4.mul(cNow, f), left);
    gates += 16; dGates += 16; dy += 16; tanhC += 16; dc += 16; dh += 16; cBefore += 16;
  }
}
