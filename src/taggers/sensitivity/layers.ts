import { tf } from '../neural/backend.ts';
import { differentiable } from '../neural/kernels/differentiable.ts';
import { gatherOrZero } from '../neural/layers/packing.ts';
import type { Grid, Units } from './tokens.ts';

/**
 * Rows in any order, each as often as one likes: `out[i] = x[rows[i]]`, zero where `rows[i]` is −1.
 *
 * @param x `[R, D]`
 */
export function gatherRows(x: tf.Tensor2D, rows: Int32Array): tf.Tensor2D {
  const [count] = x.shape;
  return differentiable(
    { x },
    () => gatherOrZero(x, rows),
    (dy) => ({
      // A row more collects what came from nowhere.
      x: () => {
        const segments = tf.tensor1d(rows.map((row) => (row < 0 ? count : row)), 'int32'); // prettier-ignore
        return tf.slice(tf.unsortedSegmentSum(dy, segments, count + 1), [0, 0], [count, -1]);
      },
    }),
  );
}

/** max(x, 0). */
export function relu(x: tf.Tensor2D): tf.Tensor2D {
  return differentiable(
    { x },
    (save) => {
      const value = tf.relu(x);
      save([value]);
      return value;
    },
    (dy, saved) => ({ x: () => tf.mul(dy, tf.cast(tf.greater(saved[0] as tf.Tensor, 0), 'float32')) }),
  );
}

/** The rows of a grid, seen as `[sequences · longest]`, at which the units begin. */
export function startRows({ longest }: Grid, { sequence, start }: Units): Int32Array {
  return start.map((at, i) => (sequence[i] as number) * longest + at);
}

/** The row before each unit, −1 where its sequence begins with it; and the row after. What a leave-out LSTM reads. */
export function rowsAround(grid: Grid, { sequence, start, end }: Units): { before: Int32Array; after: Int32Array } {
  const { longest, lengths } = grid;
  const rowOf = (i: number) => (sequence[i] as number) * longest;
  return {
    before: start.map((at, i) => (at === 0 ? -1 : rowOf(i) + at - 1)),
    after: end.map((at, i) => (at >= (lengths[sequence[i] as number] as number) ? -1 : rowOf(i) + at)),
  };
}

/**
 * The rows under a convolution's kernel around every token of a grid, `kernel` for each, −1 outside the token's sequence. Of
 * padding, all are −1.
 */
export function kernelRows({ sequences, longest, lengths }: Grid, kernel: number): Int32Array {
  const rows = new Int32Array(sequences * longest * kernel).fill(-1);
  const half = (kernel - 1) / 2;
  for (let s = 0; s < sequences; s++) {
    const length = lengths[s] as number;
    for (let t = 0; t < length; t++) {
      const at = (s * longest + t) * kernel;
      const last = Math.min(length - 1, t + half);
      for (let p = Math.max(0, t - half); p <= last; p++) rows[at + p - t + half] = s * longest + p;
    }
  }
  return rows;
}

/**
 * The rows under the kernel of a leave-out convolution (Schamberger 2019, §5.4.1.1, figure 5.2): half of the filter lies on the
 * tokens before the unit, half on those after it, and the zeros between, as many as the unit has tokens, are not computed.
 */
export function leaveOutRows(grid: Grid, { sequence, start, end }: Units, kernel: number): Int32Array {
  const { longest, lengths } = grid;
  const half = kernel / 2;
  const rows = new Int32Array(start.length * kernel).fill(-1);
  for (let i = 0; i < start.length; i++) {
    const s = sequence[i] as number;
    const from = start[i] as number;
    const to = end[i] as number;
    const length = lengths[s] as number;
    for (let k = 0; k < half; k++) {
      if (from - half + k >= 0) rows[i * kernel + k] = s * longest + from - half + k;
      if (to + k < length) rows[i * kernel + half + k] = s * longest + to + k;
    }
  }
  return rows;
}

/**
 * The mean of the units' binary cross-entropies, weighted (§5.4.4.2): positiveWeight · y · softplus(−z) + (1 − y) · softplus(z),
 * divided by the sum of the weights.
 *
 * @param logits z, `[N, 1]`; σ(z) is the probability of being sensitive.
 * @param labels y, 1 or 0.
 */
export function weightedCrossEntropy(logits: tf.Tensor2D, labels: Uint8Array, positiveWeight: number): tf.Scalar {
  const weights = Float32Array.from(labels, (label) => (label === 1 ? positiveWeight : 1));
  const total = Math.max(
    1e-12,
    weights.reduce((a, b) => a + b, 0),
  );
  const shares = weights.map((weight) => weight / total);
  const shape: [number, number] = [labels.length, 1];
  const targets = () => tf.tensor2d(Float32Array.from(labels), shape);
  return differentiable(
    { logits },
    (save) => {
      save([logits]);
      // max(z, 0) − y·z + log(1 + exp(−|z|)): no overflow.
      const losses = tf.add(
        tf.sub(tf.relu(logits), tf.mul(targets(), logits)),
        tf.log(tf.add(tf.exp(tf.neg(tf.abs(logits))), 1)),
      );
      return tf.sum(tf.mul(losses, tf.tensor2d(shares, shape)));
    },
    (dy, saved) => ({
      logits: () =>
        tf.mul(tf.mul(tf.sub(tf.sigmoid(saved[0] as tf.Tensor), targets()), tf.tensor2d(shares, shape)), dy),
    }),
  );
}
