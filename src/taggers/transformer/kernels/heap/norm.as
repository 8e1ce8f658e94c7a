// Layer normalisation, row by row, of a sum with what dropout left of the second term; layers/operations.ts has the formula.
import { hashOf, keptHigh, keptLow, wordsOf } from '../../../neural/kernels/simd/masks';
import { read, sumOf, within, write } from './vectors';

const F: usize = 4;

/** Rows whose gradients of gamma and beta are added up before they go to the others': a sum of few loses less. */
const BLOCK: i32 = 32;

/** Sizes and addresses, 0 where there is none; kernel.ts fills it. */
@unmanaged export class Norm {
  rows: i32;
  width: i32;
  epsilon: f32;
  /** Of 2^16 places, how many are dropped; what the others are multiplied by; the keys of the mask, and its rows before the first. */
  threshold: i32;
  kept: f32;
  firstKey: i32;
  secondKey: i32;
  rowsBefore: i32;
  /** `[rows, width]`, and what is added to it. */
  x: u32;
  added: u32;
  gamma: u32;
  beta: u32;
  /** `[rows, width]`: the result; backward its gradient. */
  y: u32;
  /** `[rows, width]` and `[rows]`: (x − mean) · inverse. */
  normed: u32;
  inverse: u32;
  dx: u32;
  dAdded: u32;
  dGamma: u32;
  dBeta: u32;
  /** Two rows, for sums. */
  room: u32;
}

export function norm(own: Norm): void {
  const width = own.width, row = <usize>width * F;
  let x = <usize>own.x, added = <usize>own.added, normed = <usize>own.normed, y = <usize>own.y;
  for (let r = 0; r < own.rows; r++) {
    const mean: f32 = sumInto(own, x, added, normed, r) / <f32>width, middle = f32x4.splat(mean);
    let squares = f32x4.splat(0), at = normed;
    for (let left = width; left > 0; left -= 4, at += 16) {
      const centred = within(f32x4.sub(read(at, left), middle), left);
      squares = f32x4.add(squares, f32x4.mul(centred, centred));
    }
    const inverse: f32 = 1 / sqrt<f32>(sumOf(squares) / <f32>width + own.epsilon), scale = f32x4.splat(inverse);
    store<f32>(<usize>own.inverse + <usize>r * F, inverse);
    let gamma = <usize>own.gamma, beta = <usize>own.beta, to = y;
    at = normed;
    for (let left = width; left > 0; left -= 4, at += 16, to += 16, gamma += 16, beta += 16) {
      const value = f32x4.mul(f32x4.sub(read(at, left), middle), scale);
      write(at, value, left);
      write(to, f32x4.add(f32x4.mul(value, read(gamma, left)), read(beta, left)), left);
    }
    x += row;
    normed += row;
    y += row;
    if (added !== 0) added += row;
  }
}

/** `to = x + added · mask`; gives its sum. */
function sumInto(own: Norm, x: usize, added: usize, to: usize, row: i32): f32 {
  let sums = f32x4.splat(0), others = sums;
  if (added === 0) {
    for (let left = own.width; left > 0; left -= 4, x += 16, to += 16) {
      const value = read(x, left);
      sums = f32x4.add(sums, value);
      write(to, value, left);
    }
    return sumOf(sums);
  }
  let word = (own.rowsBefore + row) * wordsOf(own.width), low = f32x4.splat(1), high = low;
  for (let left = own.width; left > 0; left -= 8, x += 32, added += 32, to += 32, word += 4) {
    if (own.threshold > 0) {
      const hash = hashOf(word, own.firstKey, own.secondKey);
      low = keptLow(hash, own.threshold, own.kept);
      high = keptHigh(hash, own.threshold, own.kept);
    }
    const value = f32x4.add(read(x, left), f32x4.mul(read(added, left), low));
    sums = f32x4.add(sums, value);
    write(to, value, left);
    if (left <= 4) break;
    const next = f32x4.add(read(x + 16, left - 4), f32x4.mul(read(added + 16, left - 4), high));
    others = f32x4.add(others, next);
    write(to + 16, next, left - 4);
  }
  return sumOf(f32x4.add(sums, others));
}

export function normBack(own: Norm): void {
  const width = own.width, row = <usize>width * F;
  const ofGamma = <usize>own.room, ofBeta = ofGamma + row;
  memory.fill(own.dGamma, 0, row);
  memory.fill(own.dBeta, 0, row);
  for (let first = 0; first < own.rows; first += BLOCK) {
    memory.fill(ofGamma, 0, 2 * row);
    for (let r = first; r < min(own.rows, first + BLOCK); r++) {
      const place = <usize>r * row;
      let dy = <usize>own.y + place, normed = <usize>own.normed + place, gamma = <usize>own.gamma;
      let dGamma = ofGamma, dBeta = ofBeta, sums = f32x4.splat(0), alongs = sums;
      for (let left = width; left > 0; left -= 4, dy += 16, normed += 16, gamma += 16, dGamma += 16, dBeta += 16) {
        const back = read(dy, left), value = read(normed, left), scaled = f32x4.mul(back, read(gamma, left));
        sums = f32x4.add(sums, scaled);
        alongs = f32x4.add(alongs, f32x4.mul(scaled, value));
        write(dGamma, f32x4.add(read(dGamma, left), f32x4.mul(back, value)), left);
        write(dBeta, f32x4.add(read(dBeta, left), back), left);
      }
      const mean = f32x4.splat(sumOf(sums) / <f32>width), along = f32x4.splat(sumOf(alongs) / <f32>width);
      returnRow(own, r, mean, along);
    }
    addTo(own.dGamma, ofGamma, width);
    addTo(own.dBeta, ofBeta, width);
  }
}

/** The gradients of a row of x, and of what was added to it. */
function returnRow(own: Norm, row: i32, mean: v128, along: v128): void {
  const place = <usize>row * <usize>own.width * F, scale = f32x4.splat(load<f32>(<usize>own.inverse + <usize>row * F));
  let dy = <usize>own.y + place, normed = <usize>own.normed + place, gamma = <usize>own.gamma;
  let dx = <usize>own.dx + place, dAdded = <usize>own.dAdded + place;
  let word = (own.rowsBefore + row) * wordsOf(own.width), hash = i32x4.splat(0);
  const drops = own.dAdded !== 0 && own.threshold > 0;
  for (let left = own.width, d = 0; left > 0; left -= 4, d++, dy += 16, normed += 16, gamma += 16, dx += 16, dAdded += 16) {
    const scaled = f32x4.mul(read(dy, left), read(gamma, left));
    const value = f32x4.mul(scale, f32x4.sub(f32x4.sub(scaled, mean), f32x4.mul(read(normed, left), along)));
    write(dx, value, left);
    if (!drops) continue;
    if ((d & 1) === 0) {
      hash = hashOf(word, own.firstKey, own.secondKey);
      word += 4;
      write(dAdded, f32x4.mul(value, keptLow(hash, own.threshold, own.kept)), left);
    } else {
      write(dAdded, f32x4.mul(value, keptHigh(hash, own.threshold, own.kept)), left);
    }
  }
}

function addTo(out: usize, x: usize, width: i32): void {
  for (let left = width; left > 0; left -= 4, out += 16, x += 16) {
    write(out, f32x4.add(read(out, left), read(x, left)), left);
  }
}
