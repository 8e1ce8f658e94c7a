import { tf } from '../backend.ts';

/**
 * Sequences of unequal length without their padding, step by step: first the first token of every sequence, then the second
 * of those that have one, and so on; within a step longer sequences come first. So the sequences that are still running are
 * always the first rows of a step, and a recurrent layer computes no padding and needs no mask.
 */
export interface Packing {
  readonly batch: number;
  /** Steps of the padded batch. */
  readonly steps: number;
  readonly lengths: Int32Array;
  /** How many sequences are longer than t, for each t below the longest length. */
  readonly counts: Int32Array;
  /** Where step t begins among the packed rows. */
  readonly offsets: Int32Array;
  /** Packed row → row of the padded batch seen as `[batch · steps]`. */
  readonly toPadded: Int32Array;
  /** Row of the padded batch → packed row, −1 where there is padding. */
  readonly toPacked: Int32Array;
}

/**
 * @param lengths of the sequences, from 0 to `steps`.
 * @throws TypeError at a length outside that.
 */
export function createPacking(lengths: Int32Array, steps: number): Packing {
  const batch = lengths.length;
  const order = Array.from(lengths, (_, b) => b).sort(
    (a, b) => (lengths[b] as number) - (lengths[a] as number) || a - b,
  );
  let total = 0;
  let longest = 0;
  for (const length of lengths) {
    if (!(length >= 0 && length <= steps)) throw new TypeError(`a length is from 0 to ${steps}, not ${length}`);
    total += length;
    longest = Math.max(longest, length);
  }
  const counts = new Int32Array(longest);
  const offsets = new Int32Array(longest);
  const toPadded = new Int32Array(total);
  const toPacked = new Int32Array(batch * steps).fill(-1);
  let row = 0;
  for (let t = 0; t < longest; t++) {
    offsets[t] = row;
    for (const b of order) {
      if ((lengths[b] as number) <= t) break;
      toPadded[row] = b * steps + t;
      toPacked[b * steps + t] = row++;
    }
    counts[t] = row - (offsets[t] as number);
  }
  return { batch, steps, lengths, counts, offsets, toPadded, toPacked };
}

/** `[batch, steps, D]` → packed rows `[tokens, D]`. */
export function pack(x: tf.Tensor3D, packing: Packing): tf.Tensor2D {
  const [batch, steps, width] = x.shape;
  return moveRows(tf.reshape(x, [batch * steps, width]), packing.toPadded, packing.toPacked);
}

/** Packed rows `[tokens, D]` → `[batch, steps, D]`, zero where there is padding. */
export function unpack(rows: tf.Tensor2D, packing: Packing): tf.Tensor3D {
  const padded = moveRows(rows, packing.toPacked, packing.toPadded);
  return tf.reshape(padded, [packing.batch, packing.steps, rows.shape[1]]);
}

/**
 * The packed row of each sequence's token at its first (`first`) or last position, −1 for an empty sequence, and the way
 * back: which sequence a packed row is that token of.
 */
export function edgeRows(packing: Packing, edge: 'first' | 'last'): { from: Int32Array; back: Int32Array } {
  const from = new Int32Array(packing.batch).fill(-1);
  const back = new Int32Array(packing.toPadded.length).fill(-1);
  packing.lengths.forEach((length, b) => {
    if (length === 0) return;
    const row = packing.toPacked[b * packing.steps + (edge === 'first' ? 0 : length - 1)] as number;
    from[b] = row;
    back[row] = b;
  });
  return { from, back };
}

/**
 * Rows in another order: `out[i] = x[from[i]]`, zero where `from[i]` is −1. No row may be taken twice, so that the gradient
 * is the same movement by `back`, the inverse.
 */
export function moveRows(x: tf.Tensor2D, from: Int32Array, back: Int32Array): tf.Tensor2D {
  const moved = tf.customGrad((rows) => ({
    value: gatherOrZero(rows as tf.Tensor2D, from),
    gradFunc: (dy: tf.Tensor) => gatherOrZero(dy as tf.Tensor2D, back),
  }));
  return moved(x) as tf.Tensor2D;
}

/** `out[i] = x[from[i]]`, zero where `from[i]` is −1. */
export function gatherOrZero(x: tf.Tensor2D, from: Int32Array): tf.Tensor2D {
  const [rows, width] = x.shape;
  if (from.length === 0 || rows === 0) return tf.zeros([from.length, width]);
  if (!from.includes(-1)) return tf.gather(x, tf.tensor1d(from, 'int32'));
  const withZero = tf.concat([x, tf.zeros<tf.Rank.R2>([1, width])]);
  return tf.gather(
    withZero,
    tf.tensor1d(
      from.map((row) => (row < 0 ? rows : row)),
      'int32',
    ),
  );
}
