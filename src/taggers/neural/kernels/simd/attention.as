// Scaled dot-product attention of one head of one sequence at a time: softmax(Q Kᵀ · scale) V over the pieces that are no
// padding, with dropout of the probabilities, and its gradients. Of the probabilities nothing is kept for the way back but the
// largest score and the sum of each row: computing them again takes less than writing and reading them.
import { exponential } from './activations';
import { multiply, packRowsOf, packTransposedRows } from './gemm';
import { hashOf, keptHigh, keptLow, wordsOf } from './masks';

const F: usize = 4;

/** Rows whose scores are computed together: they stay in the caches. */
const ROWS: i32 = 64;

/** A batch, and where its arrays lie; transformer/kernels/attention.ts fills it. Those of numbers by piece are `[batch · length, width]`. */
@unmanaged export class Attention {
  length: i32;
  heads: i32;
  /** Numbers of a piece in one head. */
  size: i32;
  /** In all heads. */
  width: i32;
  scale: f32;
  /** Of 2^16 places, how many are dropped; what the others are multiplied by; the keys of the mask, and its rows before the first. */
  threshold: i32;
  kept: f32;
  firstKey: i32;
  secondKey: i32;
  rowsBefore: i32;
  /** `[batch]`, i32. */
  lengths: u32;
  query: u32;
  key: u32;
  value: u32;
  /** Forward: the weighted values. Backward: their gradient. */
  out: u32;
  /** `[batch, heads, length, 2]`: of each row the largest score, and 1 / the sum. */
  rows: u32;
  dQuery: u32;
  dKey: u32;
  dValue: u32;
}

/** Numbers from a row of scores to the next. */
// @ts-ignore: decorator
@inline function strideOf(length: i32): i32 {
  return (length + 7) & ~7;
}

/** Bytes of `room` that a task needs. */
export function attentionRoom(length: i32, size: i32, isBackward: bool): i32 {
  const stride = strideOf(length), panels = 2 * stride * size + length * ((size + 7) & ~7);
  return (panels + 2 * stride * (isBackward ? length : ROWS)) * <i32>F;
}

/** The heads from `first` to `last`, those of the first sequence first. */
export function attend(own: Attention, first: i32, last: i32, room: usize): void {
  const width = own.width, size = own.size, row = <usize>width * F;
  for (let at = first; at < last; at++) {
    const sequence = at / own.heads, head = at % own.heads;
    const length = load<i32>(<usize>own.lengths + (<usize>sequence << 2));
    const start = (<usize>sequence * <usize>own.length * <usize>width + <usize>head * <usize>size) * F;
    const stride = strideOf(length), keys = room, values = keys + <usize>stride * <usize>size * F;
    const scores = values + <usize>length * <usize>((size + 7) & ~7) * F;
    packTransposedRows(<usize>own.key + start, row, size, length, keys);
    packRowsOf(<usize>own.value + start, row, length, size, values);
    for (let from = 0; from < length; from += ROWS) {
      const rows = min(ROWS, length - from), place = start + <usize>from * row;
      multiply(<usize>own.query + place, row, F, keys, scores, stride, rows, size, length, false);
      for (let i = 0; i < rows; i++) {
        const line = scores + <usize>i * <usize>stride * F, index = at * own.length + from + i;
        softmax(line, length, stride, own.scale, <usize>own.rows + (<usize>index << 3));
        if (own.threshold > 0) drop(line, stride, own, index);
      }
      multiply(scores, <usize>stride * F, F, values, <usize>own.out + place, width, rows, length, size, false);
    }
    clear(<usize>own.out + start, row, length, own.length, size);
  }
}

/** The gradients of the heads from `first` to `last`. */
export function attendBack(own: Attention, first: i32, last: i32, room: usize): void {
  const width = own.width, size = own.size, row = <usize>width * F;
  for (let at = first; at < last; at++) {
    const sequence = at / own.heads, head = at % own.heads;
    const length = load<i32>(<usize>own.lengths + (<usize>sequence << 2));
    const start = (<usize>sequence * <usize>own.length * <usize>width + <usize>head * <usize>size) * F;
    const stride = strideOf(length), line = <usize>stride * F;
    const turned = room, turnedValues = turned + <usize>size * line;
    const panels = turnedValues + <usize>size * line;
    const scores = panels + <usize>length * <usize>((size + 7) & ~7) * F, slopes = scores + <usize>length * line;
    const query = <usize>own.query + start, key = <usize>own.key + start, back = <usize>own.out + start;
    packTransposedRows(key, row, size, length, turned);
    packTransposedRows(<usize>own.value + start, row, size, length, turnedValues);
    multiply(query, row, F, turned, scores, stride, length, size, length, false);
    multiply(back, row, F, turnedValues, slopes, stride, length, size, length, false);
    for (let i = 0; i < length; i++) {
      const place = <usize>i * line, index = at * own.length + i;
      const found = <usize>own.rows + (<usize>index << 3);
      returnRow(scores + place, slopes + place, length, stride, own, index, load<f32>(found), load<f32>(found, 4));
    }
    packRowsOf(key, row, length, size, panels);
    multiply(slopes, line, F, panels, <usize>own.dQuery + start, width, length, length, size, false);
    packRowsOf(query, row, length, size, panels);
    multiply(slopes, F, line, panels, <usize>own.dKey + start, width, length, length, size, false);
    packRowsOf(back, row, length, size, panels);
    multiply(scores, F, line, panels, <usize>own.dValue + start, width, length, length, size, false);
    clear(<usize>own.dQuery + start, row, length, own.length, size);
    clear(<usize>own.dKey + start, row, length, own.length, size);
    clear(<usize>own.dValue + start, row, length, own.length, size);
  }
}

/** Padding has no share in anything. */
function clear(x: usize, row: usize, first: i32, last: i32, size: i32): void {
  for (let i = first; i < last; i++) memory.fill(x + <usize>i * row, 0, <usize>size * F);
}

/** A row's cells behind the last piece: e to them is 0. */
// @ts-ignore: decorator
@inline function fill(line: usize, length: i32, stride: i32, value: f32): void {
  for (let i = length; i < stride; i++) store<f32>(line + <usize>i * F, value);
}

/** Scores to probabilities, in their place. */
function softmax(line: usize, length: i32, stride: i32, scale: f32, found: usize): void {
  fill(line, length, stride, -1e30);
  const end = line + <usize>stride * F;
  let most = v128.load(line);
  for (let at = line + 16; at < end; at += 16) most = f32x4.pmax(most, v128.load(at));
  const largest = largestOf(most), highest = f32x4.splat(largest), factor = f32x4.splat(scale);
  let sums = f32x4.splat(0), others = sums;
  for (let at = line; at < end; at += 32) {
    const x = exponential(f32x4.mul(f32x4.sub(v128.load(at), highest), factor));
    const y = exponential(f32x4.mul(f32x4.sub(v128.load(at, 16), highest), factor));
    sums = f32x4.add(sums, x);
    others = f32x4.add(others, y);
    v128.store(at, x);
    v128.store(at, y, 16);
  }
  const inverse: f32 = 1 / sumOf(f32x4.add(sums, others));
  const each = f32x4.splat(inverse);
  for (let at = line; at < end; at += 16) v128.store(at, f32x4.mul(v128.load(at), each));
  store<f32>(found, largest);
  store<f32>(found, inverse, 4);
}

/** Multiplies a row of probabilities by its mask. @param row among all of the batch */
function drop(line: usize, stride: i32, own: Attention, row: i32): void {
  const end = line + <usize>stride * F;
  let word = (own.rowsBefore + row) * wordsOf(own.length);
  for (let at = line; at < end; at += 32, word += 4) {
    const hash = hashOf(word, own.firstKey, own.secondKey);
    v128.store(at, f32x4.mul(v128.load(at), keptLow(hash, own.threshold, own.kept)));
    v128.store(at, f32x4.mul(v128.load(at, 16), keptHigh(hash, own.threshold, own.kept)), 16);
  }
}

/**
 * From a row's scores and the gradients of its dropped probabilities: the dropped probabilities, in the place of the scores, and
 * the gradients of the scores, in the place of the others.
 */
function returnRow(
  scores: usize, slopes: usize, length: i32, stride: i32, own: Attention, row: i32, largest: f32, inverse: f32,
): void {
  fill(scores, length, stride, -1e30);
  fill(slopes, length, stride, 0);
  const highest = f32x4.splat(largest), factor = f32x4.splat(own.scale), each = f32x4.splat(inverse);
  const size = <usize>stride * F;
  let word = (own.rowsBefore + row) * wordsOf(own.length);
  let sums = f32x4.splat(0), others = sums;
  for (let at: usize = 0; at < size; at += 32, word += 4) {
    const from = scores + at, back = slopes + at;
    const x = f32x4.mul(exponential(f32x4.mul(f32x4.sub(v128.load(from), highest), factor)), each);
    const y = f32x4.mul(exponential(f32x4.mul(f32x4.sub(v128.load(from, 16), highest), factor)), each);
    let dx = v128.load(back), dy = v128.load(back, 16);
    v128.store(from, x);
    v128.store(from, y, 16);
    if (own.threshold > 0) {
      const hash = hashOf(word, own.firstKey, own.secondKey);
      dx = f32x4.mul(dx, keptLow(hash, own.threshold, own.kept));
      dy = f32x4.mul(dy, keptHigh(hash, own.threshold, own.kept));
    }
    sums = f32x4.add(sums, f32x4.mul(dx, x));
    others = f32x4.add(others, f32x4.mul(dy, y));
    v128.store(back, dx);
    v128.store(back, dy, 16);
  }
  const along = f32x4.splat(sumOf(f32x4.add(sums, others)));
  for (let at: usize = 0; at < size; at += 16) {
    const slope = f32x4.mul(f32x4.sub(v128.load(slopes + at), along), factor);
    v128.store(slopes + at, f32x4.mul(slope, v128.load(scores + at)));
  }
  if (own.threshold > 0) drop(scores, stride, own, row);
}

// @ts-ignore: decorator
@inline function largestOf(x: v128): f32 {
  const two = f32x4.pmax(x, v128.shuffle<f32>(x, x, 2, 3, 0, 1));
  return max(f32x4.extract_lane(two, 0), f32x4.extract_lane(two, 1));
}

// @ts-ignore: decorator
@inline function sumOf(x: v128): f32 {
  const two = f32x4.add(x, v128.shuffle<f32>(x, x, 2, 3, 0, 1));
  return f32x4.extract_lane(two, 0) + f32x4.extract_lane(two, 1);
}
