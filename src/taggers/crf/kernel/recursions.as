// The recursions of a linear-chain CRF over rows of label scores (Lafferty, McCallum and Pereira 2001; scaling after
// Rabiner 1989, section V.A).
import { exp2x } from './exp';
import { addOuterProducts, multiply1, multiply4, multiplyMaxPlus } from './matrix';

/**
 * What is asked of {@link forwardBackward}: up to four sequences, the longest first, the rest of length 0. All are
 * addresses or numbers of 32 bits: per sequence its rows and its length, and where the logarithm of its partition function
 * goes (8 bytes each).
 */
@unmanaged class Task {
  labels: u32;
  /** exp(transitions), from label (row) to label, and its transpose. */
  forward: u32;
  backward: u32;
  /** Room for rows: as many as the sequences have together, in each. */
  alpha: u32;
  weighted: u32;
  /** Room for as many doubles. */
  scale: u32;
  /** Room for six rows. */
  spare: u32;
  /** The matrix to which expected transitions, but for the factor of `forward`, are added; 0: the forward pass alone. */
  transitions: u32;
  logs: u32;
  rows0: u32;
  rows1: u32;
  rows2: u32;
  rows3: u32;
  length0: u32;
  length1: u32;
  length2: u32;
  length3: u32;
}

// @ts-ignore: decorator
@inline export function strideOf(labels: u32): usize {
  return ((labels + 3) & ~3) << 3;
}

/** Folds the labels of a row with the lesser or greater of each pair; the pads of a row take no part. */
// @ts-ignore: decorator
@inline function least(row: usize, size: usize): f64 {
  let all = v128.load64_splat(row + size - 8);
  for (let p = row, last = row + (size & ~15); p < last; p += 16) all = f64x2.pmin(all, v128.load(p));
  return min(f64x2.extract_lane(all, 0), f64x2.extract_lane(all, 1));
}

// @ts-ignore: decorator
@inline function greatest(row: usize, size: usize): f64 {
  let all = v128.load64_splat(row + size - 8);
  for (let p = row, last = row + (size & ~15); p < last; p += 16) all = f64x2.pmax(all, v128.load(p));
  return max(f64x2.extract_lane(all, 0), f64x2.extract_lane(all, 1));
}

/** The greatest difference between two labels' scores over `count` rows. */
export function spread(rows: usize, count: u32, labels: u32): f64 {
  const stride = strideOf(labels);
  const size = <usize>labels << 3;
  let widest: f64 = 0;
  for (const end = rows + count * stride; rows < end; rows += stride) {
    widest = max(widest, greatest(rows, size) - least(rows, size));
  }
  return widest;
}

/** Replaces each score by exp(score - greatest of the row), and returns the sum of the greatest. */
export function exponentiate(rows: usize, count: u32, labels: u32): f64 {
  const stride = strideOf(labels);
  const size = <usize>labels << 3;
  let sum: f64 = 0;
  for (const end = rows + count * stride; rows < end; rows += stride) {
    const most = greatest(rows, size);
    const by = f64x2.splat(most);
    for (let p = rows, last = rows + size; p < last; p += 16) v128.store(p, exp2x(f64x2.sub(v128.load(p), by)));
    for (let p = rows + size, last = rows + stride; p < last; p += 8) store<f64>(p, 0);
    sum += most;
  }
  return sum;
}

/** a *= b, and the sum of a's new elements, two partial sums added last. */
// @ts-ignore: decorator
@inline function weigh(a: usize, b: usize, stride: usize): f64 {
  let sum = f64x2.splat(0);
  for (let i: usize = 0; i < stride; i += 16) {
    const product = f64x2.mul(v128.load(a + i), v128.load(b + i));
    v128.store(a + i, product);
    sum = f64x2.add(sum, product);
  }
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}

// @ts-ignore: decorator
@inline function multiplyBy(row: usize, factor: f64, stride: usize): void {
  const by = f64x2.splat(factor);
  for (let i: usize = 0; i < stride; i += 16) v128.store(row + i, f64x2.mul(v128.load(row + i), by));
}

/** Scales alpha_t to the sum 1 after weighing it by exp(scores); returns the logarithm of the sum. */
function settle(alpha: usize, row: usize, scale: usize, stride: usize): f64 {
  const sum = weigh(alpha, row, stride);
  const factor = 1 / sum;
  store<f64>(scale, factor);
  multiplyBy(alpha, factor, stride);
  return Math.log(sum);
}

/** From beta_t: the marginals, in place of exp(scores), and exp(scores) * beta_t * scale. */
function finish(row: usize, alpha: usize, beta: usize, weighted: usize, scale: f64, stride: usize): void {
  const by = f64x2.splat(scale);
  for (let i: usize = 0; i < stride; i += 16) {
    const b = v128.load(beta + i);
    if (weighted !== 0) v128.store(weighted + i, f64x2.mul(f64x2.mul(v128.load(row + i), b), by));
    v128.store(row + i, f64x2.mul(v128.load(alpha + i), b));
  }
}

/**
 * Forward and backward over exp(scores): puts the marginals in their place, adds the expected transitions (divided by
 * exp(transition)) to the task's matrix, and stores the logarithms of the partition functions.
 */
export function forwardBackward(task: Task): void {
  const stride = strideOf(task.labels);
  const size = <usize>task.labels << 3;
  const n0 = <usize>task.length0, n1 = <usize>task.length1, n2 = <usize>task.length2, n3 = <usize>task.length3;
  const forward = <usize>task.forward;
  const a0 = <usize>task.alpha, a1 = a0 + n0 * stride, a2 = a1 + n1 * stride, a3 = a2 + n2 * stride;
  const c0 = <usize>task.scale, c1 = c0 + (n0 << 3), c2 = c1 + (n1 << 3), c3 = c2 + (n2 << 3);
  const r0 = <usize>task.rows0, r1 = <usize>task.rows1, r2 = <usize>task.rows2, r3 = <usize>task.rows3;
  const idleIn = <usize>task.spare + 4 * stride, idleOut = idleIn + stride;
  let log0: f64 = 0, log1: f64 = 0, log2: f64 = 0, log3: f64 = 0;
  memory.fill(idleIn, 0, stride);
  for (let t: usize = 0; t < n0; t++) {
    const at = t * stride;
    if (t === 0) {
      const ones = f64x2.splat(1);
      for (let i: usize = 0; i < stride; i += 16) {
        v128.store(a0 + i, ones);
        if (n1 > 0) v128.store(a1 + i, ones);
        if (n2 > 0) v128.store(a2 + i, ones);
        if (n3 > 0) v128.store(a3 + i, ones);
      }
    } else if (t >= n1) {
      multiply1(forward, stride, size, a0 + at - stride, a0 + at);
    } else {
      multiply4(
        forward, stride, size,
        a0 + at - stride, a1 + at - stride, t < n2 ? a2 + at - stride : idleIn, t < n3 ? a3 + at - stride : idleIn,
        a0 + at, a1 + at, t < n2 ? a2 + at : idleOut, t < n3 ? a3 + at : idleOut,
      );
    }
    const c = t << 3;
    log0 += settle(a0 + at, r0 + at, c0 + c, stride);
    if (t < n1) log1 += settle(a1 + at, r1 + at, c1 + c, stride);
    if (t < n2) log2 += settle(a2 + at, r2 + at, c2 + c, stride);
    if (t < n3) log3 += settle(a3 + at, r3 + at, c3 + c, stride);
  }
  const logs = <usize>task.logs;
  store<f64>(logs, log0);
  store<f64>(logs, log1, 8);
  store<f64>(logs, log2, 16);
  store<f64>(logs, log3, 24);
  if (task.transitions !== 0) backwardPass(task);
}

function backwardPass(task: Task): void {
  const stride = strideOf(task.labels);
  const size = <usize>task.labels << 3;
  const n0 = <usize>task.length0, n1 = <usize>task.length1, n2 = <usize>task.length2, n3 = <usize>task.length3;
  const backward = <usize>task.backward;
  const a0 = <usize>task.alpha, a1 = a0 + n0 * stride, a2 = a1 + n1 * stride, a3 = a2 + n2 * stride;
  const w0 = <usize>task.weighted, w1 = w0 + n0 * stride, w2 = w1 + n1 * stride, w3 = w2 + n2 * stride;
  const c0 = <usize>task.scale, c1 = c0 + (n0 << 3), c2 = c1 + (n1 << 3), c3 = c2 + (n2 << 3);
  const r0 = <usize>task.rows0, r1 = <usize>task.rows1, r2 = <usize>task.rows2, r3 = <usize>task.rows3;
  const b0 = <usize>task.spare, b1 = b0 + stride, b2 = b1 + stride, b3 = b2 + stride;
  const idleIn = b3 + stride, idleOut = idleIn + stride;
  const ones = f64x2.splat(1);
  for (let p = b0; p < idleIn; p += 16) v128.store(p, ones);
  // Row t of `weighted` belongs to the step from t to t + 1, as row t of `alpha` does; the last has none.
  if (n0 > 0) memory.fill(w0 + (n0 - 1) * stride, 0, stride);
  if (n1 > 0) memory.fill(w1 + (n1 - 1) * stride, 0, stride);
  if (n2 > 0) memory.fill(w2 + (n2 - 1) * stride, 0, stride);
  if (n3 > 0) memory.fill(w3 + (n3 - 1) * stride, 0, stride);
  for (let t = n0; t-- > 0; ) {
    const at = t * stride;
    const c = t << 3;
    finish(r0 + at, a0 + at, b0, t > 0 ? w0 + at - stride : 0, load<f64>(c0 + c), stride);
    if (t < n1) finish(r1 + at, a1 + at, b1, t > 0 ? w1 + at - stride : 0, load<f64>(c1 + c), stride);
    if (t < n2) finish(r2 + at, a2 + at, b2, t > 0 ? w2 + at - stride : 0, load<f64>(c2 + c), stride);
    if (t < n3) finish(r3 + at, a3 + at, b3, t > 0 ? w3 + at - stride : 0, load<f64>(c3 + c), stride);
    if (t === 0) break;
    const from = at - stride;
    if (t >= n1) {
      multiply1(backward, stride, size, w0 + from, b0);
    } else {
      multiply4(
        backward, stride, size,
        w0 + from, w1 + from, t < n2 ? w2 + from : idleIn, t < n3 ? w3 + from : idleIn,
        b0, b1, t < n2 ? b2 : idleOut, t < n3 ? b3 : idleOut,
      );
    }
  }
  addOuterProducts(a0, w0, n0 + n1 + n2 + n3, stride, task.transitions);
}

/**
 * The best labels of `count` rows of scores, `step` bytes apart, two bytes each; of equal ones the lower. `delta` is room for
 * as many rows. Returns the score of the best.
 */
export function viterbi(
  rows: usize, step: usize, count: u32, labels: u32, transitions: usize, transposed: usize, delta: usize, best: usize,
): f64 {
  const stride = strideOf(labels);
  const size = <usize>labels << 3;
  memory.copy(delta, rows, stride);
  let last = delta;
  for (let t: u32 = 1; t < count; t++) {
    const to = last + stride;
    rows += step;
    multiplyMaxPlus(transitions, stride, size, last, to);
    for (let i: usize = 0; i < stride; i += 16) {
      v128.store(to + i, f64x2.add(v128.load(to + i), v128.load(rows + i)));
    }
    last = to;
  }
  let label: u32 = 0;
  let score = load<f64>(last);
  for (let j: u32 = 1; j < labels; j++) {
    const s = load<f64>(last + (j << 3));
    if (s > score) {
      score = s;
      label = j;
    }
  }
  let at = best + ((count - 1) << 1);
  store<u16>(at, <u16>label);
  while (last > delta) {
    last -= stride;
    // The step that gave the maximum is found again, which is cheaper than noting it for every label.
    const into = transposed + label * stride;
    let most = -Infinity;
    label = 0;
    for (let i: u32 = 0; i < labels; i++) {
      const s = load<f64>(last + (i << 3)) + load<f64>(into + (i << 3));
      if (s > most) {
        most = s;
        label = i;
      }
    }
    at -= 2;
    store<u16>(at, <u16>label);
  }
  return score;
}
