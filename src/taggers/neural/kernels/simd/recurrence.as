// A recurrent layer over packed rows in one direction, forwards and back through time. Rows are laid out step by step (see
// layers/packing.ts): of step t there are counts[t] rows from offsets[t] on, and row i of a step belongs to the same sequence as
// row i of the others. So a thread may take the sequences from `first` to `last` alone. Columns of the gates: [i,] f, o, g; of
// the coupled cell without i.
import { sigmoid, tanh } from './activations';
import { addTo, multiply } from './gemm';

const F: usize = 4;

/** A layer's sizes and where its arrays lie; on-wasm.ts fills it. Offsets are bytes, 0 where there is none. */
@unmanaged export class Layer {
  rows: i32;
  inputSize: i32;
  hidden: i32;
  /** Gates, 4 or 3, times hidden. */
  columns: i32;
  steps: i32;
  isBackward: i32;
  /** Numbers from a row of h, or dy, to the next. */
  stride: i32;
  counts: u32;
  offsets: u32;
  /** `[rows, inputSize]` */
  x: u32;
  /** Panels of the input weights, `[inputSize, columns]`. */
  input: u32;
  /** Panels of the recurrent weights, `[hidden, columns]`. */
  recurrent: u32;
  bias: u32;
  initialC: u32;
  initialH: u32;
  /** `[columns]`: what the initial state adds to the gates. */
  start: u32;
  /** `[rows, columns]`: the gates after their activation. */
  gates: u32;
  /** `[rows, hidden]`: states after each step, and tanh of c. */
  c: u32;
  tanhC: u32;
  h: u32;
  // The gradient's own.
  /** Panels of the recurrent weights' transpose. */
  turned: u32;
  dy: u32;
  dGates: u32;
  /** `[sequences, hidden]` each: what comes back from the step after; at the end, what reaches the initial state. */
  carriedC: u32;
  carriedH: u32;
  /** `[rows, hidden]`: the states before each step. */
  hBefore: u32;
}

// @ts-ignore: decorator
@inline export function at(list: u32, index: i32): i32 {
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

/** What the input adds to the gates, with the bias, for the rows from `first` to `last`. */
export function project(layer: Layer, first: i32, last: i32): void {
  const x = rowOf(layer.x, first, layer.inputSize), gates = rowOf(layer.gates, first, layer.columns);
  addInput(x, last - first, layer.inputSize, layer.input, layer.bias, layer.columns, gates);
}

/** `gates = bias + x · input`, `[rows, inputSize] · [inputSize, columns]`, with the weights in panels. */
export function addInput(
  x: usize, rows: i32, inputSize: i32, input: usize, bias: usize, columns: i32, gates: usize,
): void {
  const size = <usize>columns * F;
  for (let i = 0; i < rows; i++) memory.copy(gates + <usize>i * size, bias, size);
  multiply(x, <usize>inputSize * F, F, input, gates, columns, rows, inputSize, columns, true);
}

// @ts-ignore: decorator
@inline function countOf(layer: Layer, t: i32, first: i32, last: i32): i32 {
  return max(0, min(at(layer.counts, t), last) - first);
}

/** From the projected input, the recurrent weights and the initial states: gates, c, tanhC and h. */
export function forward(layer: Layer, first: i32, last: i32): void {
  const hidden = layer.hidden, columns = layer.columns, stride = <usize>layer.stride * F;
  let before = 0, countBefore = 0;
  for (let s = 0; s < layer.steps; s++) {
    const t = stepOf(layer, s), row = at(layer.offsets, t) + first, count = countOf(layer, t, first, last);
    const going = min(count, countBefore);
    const gates = rowOf(layer.gates, row, columns);
    multiply(layer.h + <usize>before * stride, stride, F, layer.recurrent, gates, columns, going, hidden, columns, true);
    for (let i = going; i < count; i++) addTo(rowOf(layer.gates, row + i, columns), layer.start, columns);
    for (let i = 0; i < count; i++) {
      const cBefore = i < going ? rowOf(layer.c, before + i, hidden) : <usize>layer.initialC;
      step(
        rowOf(layer.gates, row + i, columns), cBefore, hidden, columns,
        rowOf(layer.c, row + i, hidden), rowOf(layer.tanhC, row + i, hidden), rowOf(layer.h, row + i, layer.stride),
      );
    }
    before = row;
    countBefore = count;
  }
}

/**
 * From the sums of a row's gates and c before: the gates after their activation, in their place, c, tanhC and h. `c` may be
 * `cBefore`.
 */
// @ts-ignore: decorator
@inline export function step(
  gates: usize, cBefore: usize, hidden: i32, columns: i32, c: usize, tanhC: usize, h: usize,
): void {
  if (columns === 4 * hidden) stepLstm(gates, cBefore, hidden, c, tanhC, h);
  else stepCoupled(gates, cBefore, hidden, c, tanhC, h);
}

function stepLstm(gates: usize, cBefore: usize, hidden: i32, c: usize, tanhC: usize, h: usize): void {
  const gate = <usize>hidden * F;
  let i = gates, f = i + gate, g = f + 2 * gate, to = c;
  sigmoid(gates, 3 * hidden);
  tanh(g, g, hidden);
  for (let left = hidden; left > 0; left -= 4) {
    write(to, f32x4.add(f32x4.mul(read(f, left), read(cBefore, left)), f32x4.mul(read(i, left), read(g, left))), left);
    i += 16; f += 16; g += 16; cBefore += 16; to += 16;
  }
  leaveCell(gates + 2 * gate, hidden, c, tanhC, h);
}

function stepCoupled(gates: usize, cBefore: usize, hidden: i32, c: usize, tanhC: usize, h: usize): void {
  const gate = <usize>hidden * F;
  let f = gates, g = f + 2 * gate, to = c;
  sigmoid(gates, 2 * hidden);
  tanh(g, g, hidden);
  for (let left = hidden; left > 0; left -= 4) {
    const candidate = read(g, left);
    write(to, f32x4.add(candidate, f32x4.mul(read(f, left), f32x4.sub(read(cBefore, left), candidate))), left);
    f += 16; g += 16; cBefore += 16; to += 16;
  }
  leaveCell(gates + gate, hidden, c, tanhC, h);
}

/** From c and the output gate: tanhC and h. */
// @ts-ignore: decorator
@inline function leaveCell(o: usize, hidden: i32, c: usize, tanhC: usize, h: usize): void {
  tanh(c, tanhC, hidden);
  for (let left = hidden; left > 0; left -= 4) {
    write(h, f32x4.mul(read(o, left), read(tanhC, left)), left);
    o += 16; tanhC += 16; h += 16;
  }
}

/** From dy and what the way forward left: the gradients of the gates and of each sequence's initial state. */
export function backward(layer: Layer, first: i32, last: i32): void {
  const hidden = layer.hidden, columns = layer.columns, size = <usize>hidden * F;
  let countAfter = 0;
  for (let s = layer.steps - 1; s >= 0; s--) {
    const t = stepOf(layer, s), row = at(layer.offsets, t) + first, count = countOf(layer, t, first, last);
    const before = s > 0 ? at(layer.offsets, stepOf(layer, s - 1)) + first : 0;
    const going = s > 0 ? min(count, countOf(layer, stepOf(layer, s - 1), first, last)) : 0;
    for (let i = 0; i < count; i++) {
      const cBefore = i < going ? rowOf(layer.c, before + i, hidden) : <usize>layer.initialC;
      const hBefore = i < going ? rowOf(layer.h, before + i, layer.stride) : <usize>layer.initialH;
      memory.copy(rowOf(layer.hBefore, row + i, hidden), hBefore, size);
      if (i >= countAfter) {
        memory.fill(rowOf(layer.carriedC, first + i, hidden), 0, size);
        memory.fill(rowOf(layer.carriedH, first + i, hidden), 0, size);
      }
      if (columns === 4 * hidden) returnLstm(layer, row + i, first + i, cBefore);
      else returnCoupled(layer, row + i, first + i, cBefore);
    }
    const dGates = rowOf(layer.dGates, row, columns), carried = rowOf(layer.carriedH, first, hidden);
    multiply(dGates, <usize>columns * F, F, layer.turned, carried, hidden, count, columns, hidden, false);
    countAfter = going;
  }
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
  let dy = rowOf(layer.dy, row, layer.stride), tanhC = rowOf(layer.tanhC, row, hidden);
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
  let dy = rowOf(layer.dy, row, layer.stride), tanhC = rowOf(layer.tanhC, row, hidden);
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
