// What a trained tagger computes of sentences, without what training wants kept: recurrent layers whose input is known by form,
// and the scores of tags. A task takes some sequences from their forms to their scores, so its numbers stay in the caches.
import { tanhOfLibrary } from './activations';
import { addTo, multiply } from './gemm';
import { at, step } from './recurrence';

const F: usize = 4;

/** Rows whose scores are computed together. */
const ROWS: i32 = 64;

/** A recurrent layer in one direction, and where its arrays lie; tagging/network.ts fills it. */
@unmanaged export class Reader {
  hidden: i32;
  /** Gates, 4 or 3, times hidden. */
  columns: i32;
  isBackward: i32;
  /** 1: h after each step is left, in the row of its place; 0: that after the last, in the row of its sequence. */
  leavesAll: i32;
  /** Of the sequences, the longest first. */
  lengths: u32;
  /** Where each begins among the places. */
  starts: u32;
  /** Of each place: its row of `inputs`. */
  forms: u32;
  /** `[forms, columns]`: what a form adds to the gates, with the bias. */
  inputs: u32;
  /** Panels of the recurrent weights, `[hidden, columns]`. */
  recurrent: u32;
  /** `[columns]`: what the initial state adds to the gates. */
  start: u32;
  initialC: u32;
  /** Numbers from a row of h to the next. */
  stride: i32;
  h: u32;
}

/** From the states to the scores of tags. */
@unmanaged export class Output {
  /** Numbers of a row of states. */
  width: i32;
  /** Units of the tanh layer; 0 where there is none. */
  dense: i32;
  tags: i32;
  lengths: u32;
  starts: u32;
  states: u32;
  /** Panels. */
  denseKernel: u32;
  denseBias: u32;
  kernel: u32;
  bias: u32;
  /** `[places, tags]` */
  scores: u32;
}

/** Bytes of `room` that {@link readSequences} needs for so many sequences. */
export function readRoom(sequences: i32, hidden: i32, columns: i32): i32 {
  return (sequences * (columns + 2 * hidden) + hidden) * <i32>F;
}

/** Bytes of `room` that {@link scoreSequences} needs. */
export function scoreRoom(dense: i32): i32 {
  return ROWS * dense * <i32>F;
}

/** The states of the sequences from `first` to `last`. */
export function readSequences(reader: Reader, first: i32, last: i32, room: usize): void {
  const hidden = reader.hidden, columns = reader.columns;
  const row = <usize>columns * F, size = <usize>hidden * F, stride = <usize>reader.stride * F;
  let running = last - first;
  const gates = room, c = gates + <usize>running * row, h = c + <usize>running * size, tanhC = h + <usize>running * size;
  for (let i = 0; i < running; i++) memory.copy(c + <usize>i * size, reader.initialC, size);
  for (let s = 0; ; s++) {
    while (running > 0 && at(reader.lengths, first + running - 1) <= s) running--;
    if (running === 0) return;
    for (let i = 0; i < running; i++) {
      const form = at(reader.forms, placeOf(reader, first + i, s));
      memory.copy(gates + <usize>i * row, <usize>reader.inputs + <usize>form * row, row);
    }
    if (s > 0) multiply(h, size, F, reader.recurrent, gates, columns, running, hidden, columns, true);
    else for (let i = 0; i < running; i++) addTo(gates + <usize>i * row, reader.start, columns);
    for (let i = 0; i < running; i++) {
      const cOf = c + <usize>i * size, hOf = h + <usize>i * size;
      step(gates + <usize>i * row, cOf, hidden, columns, cOf, tanhC, hOf);
      const place = reader.leavesAll !== 0 ? placeOf(reader, first + i, s) : first + i;
      memory.copy(<usize>reader.h + <usize>place * stride, hOf, size);
    }
  }
}

/** The place that a sequence reads at step s. */
// @ts-ignore: decorator
@inline function placeOf(reader: Reader, sequence: i32, s: i32): i32 {
  const start = at(reader.starts, sequence);
  return reader.isBackward !== 0 ? start + at(reader.lengths, sequence) - 1 - s : start + s;
}

/** The scores of all tags at the places of the sequences from `first` to `last`. */
export function scoreSequences(output: Output, first: i32, last: i32, room: usize): void {
  const width = output.width, dense = output.dense, tags = output.tags;
  const end = at(output.starts, last - 1) + at(output.lengths, last - 1);
  for (let from = at(output.starts, first); from < end; from += ROWS) {
    const rows = min(ROWS, end - from);
    const states = <usize>output.states + <usize>from * <usize>width * F;
    const scores = <usize>output.scores + <usize>from * <usize>tags * F;
    if (dense === 0) {
      affine(states, rows, width, output.kernel, output.bias, tags, scores);
      continue;
    }
    affine(states, rows, width, output.denseKernel, output.denseBias, dense, room);
    bend(room, rows * dense);
    affine(room, rows, dense, output.kernel, output.bias, tags, scores);
  }
}

/** `out = x · kernel + bias`: the bias last. */
function affine(x: usize, rows: i32, k: i32, kernel: usize, bias: usize, n: i32, out: usize): void {
  multiply(x, <usize>k * F, F, kernel, out, n, rows, k, n, false);
  for (let i = 0; i < rows; i++) addTo(out + <usize>i * <usize>n * F, bias, n);
}

/** tanh of `count` numbers, in their place; what lies behind them, up to three, is overwritten. */
function bend(x: usize, count: i32): void {
  for (const end = x + <usize>count * F; x < end; x += 16) v128.store(x, tanhOfLibrary(v128.load(x)));
}
