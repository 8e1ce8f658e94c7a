import { tf } from '../../neural/backend.ts';
import { runOn } from '../kernels/run-on.ts';
import { maskTensor, type Mask } from './masks.ts';

/** What is added to the score of a place that must not be seen: e to it is 0 in 32-bit floats. */
const HIDDEN = -1e9;

export interface AttentionShape {
  readonly batch: number;
  /** Pieces of a sequence, padding included. */
  readonly length: number;
  readonly heads: number;
  /** Of each sequence, how many pieces are not padding. At least 1. */
  readonly lengths: Int32Array;
}

/**
 * Scaled dot-product attention with several heads (Vaswani et al. 2017, §3.2), without the projections around it:
 * softmax(Q Kᵀ / √d) V for each head, over the pieces that are not padding.
 *
 * @param query `[batch · length, H]`, as `key` and `value`.
 * @param mask of dropout for the probabilities, of `batch · heads · length` rows.
 * @returns `[batch · length, H]`.
 */
export function attention(
  query: tf.Tensor2D,
  key: tf.Tensor2D,
  value: tf.Tensor2D,
  shape: AttentionShape,
  mask?: Mask,
): tf.Tensor2D {
  const attributes = { ...shape, ...(mask && { mask }) };
  const operation = tf.customGrad((...all) => {
    const save = all.pop() as unknown as tf.GradSaveFunc;
    const [query, key, value] = all as unknown as [tf.Tensor2D, tf.Tensor2D, tf.Tensor2D];
    // Of the probabilities a kernel keeps what it computes them by, others keep them.
    const [out, rows] = (runOn('Attention', { query, key, value }, attributes) ??
      composed(query, key, value, shape, mask)) as [tf.Tensor2D, tf.Tensor4D];
    save([query, key, value, rows]);
    return {
      value: out,
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => {
        const [query, key, value, rows] = saved as [tf.Tensor2D, tf.Tensor2D, tf.Tensor2D, tf.Tensor4D];
        return (
          runOn('AttentionGradient', { dy, query, key, value, rows }, attributes) ??
          composedGradient(dy as tf.Tensor2D, [query, key, value], rows, shape, mask)
        );
      },
    };
  });
  return operation(query, key, value);
}

function tensorOf(mask: Mask, { batch, heads, length }: AttentionShape): tf.Tensor4D {
  return tf.reshape(maskTensor(mask, batch * heads * length, length), [batch, heads, length, length]);
}

function composed(
  query: tf.Tensor2D,
  key: tf.Tensor2D,
  value: tf.Tensor2D,
  shape: AttentionShape,
  mask?: Mask,
): tf.Tensor[] {
  const [q, k, v] = [query, key, value].map((x) => splitHeads(x, shape)) as [tf.Tensor4D, tf.Tensor4D, tf.Tensor4D];
  const scores = tf.mul(tf.matMul(q, k, false, true), scaleOf(q));
  const probabilities = softmax(tf.add(scores, hidden(shape)));
  const dropped = mask ? tf.mul(probabilities, tensorOf(mask, shape)) : probabilities;
  return [joinHeads(tf.matMul(dropped, v), shape), probabilities];
}

function composedGradient(
  dy: tf.Tensor2D,
  inputs: readonly [tf.Tensor2D, tf.Tensor2D, tf.Tensor2D],
  probabilities: tf.Tensor4D,
  shape: AttentionShape,
  mask?: Mask,
): tf.Tensor[] {
  const [d, q, k, v] = [dy, ...inputs].map((x) => splitHeads(x, shape)) as [
    tf.Tensor4D,
    tf.Tensor4D,
    tf.Tensor4D,
    tf.Tensor4D,
  ];
  const kept = mask && tensorOf(mask, shape);
  const dropped = kept ? tf.mul(probabilities, kept) : probabilities;
  const dValue = tf.matMul(dropped, d, true, false);
  const dDropped = tf.matMul(d, v, false, true);
  const dProbabilities = kept ? tf.mul(dDropped, kept) : dDropped;
  const along = tf.sum(tf.mul(dProbabilities, probabilities), -1, true);
  const dScores = tf.mul(tf.mul(probabilities, tf.sub(dProbabilities, along)), scaleOf(q));
  return [tf.matMul(dScores, k), tf.matMul(dScores, q, true, false), dValue].map((x) => joinHeads(x, shape));
}

function scaleOf(query: tf.Tensor4D): number {
  return 1 / Math.sqrt(query.shape[3]);
}

/** `[batch, 1, 1, length]`: 0, or at padding a number that no score outweighs. */
function hidden({ batch, length, lengths }: AttentionShape): tf.Tensor4D {
  const values = new Float32Array(batch * length);
  lengths.forEach((own, row) => values.fill(HIDDEN, row * length + own, (row + 1) * length));
  return tf.tensor4d(values, [batch, 1, 1, length]);
}

function softmax(scores: tf.Tensor): tf.Tensor {
  const raised = tf.exp(tf.sub(scores, tf.max(scores, -1, true)));
  return tf.div(raised, tf.sum(raised, -1, true));
}

function splitHeads(x: tf.Tensor, { batch, length, heads }: AttentionShape): tf.Tensor4D {
  return tf.transpose(tf.reshape(x, [batch, length, heads, -1]), [0, 2, 1, 3]);
}

function joinHeads(x: tf.Tensor, { batch, length }: AttentionShape): tf.Tensor2D {
  return tf.reshape(tf.transpose(x, [0, 2, 1, 3]), [batch * length, -1]);
}
