import { tf } from '../../backend/tensorflow.ts';
import { differentiable } from '../differentiable.ts';
import { forwardBackward } from './reference.ts';

/** The name under which every backend has the operation; it computes value and gradient at once. */
export const CRF = 'PalimpsestCrf';

/** What is known of a batch beside its scores. */
export interface Observed {
  /** `[B, T]`; those from a sequence's length on are ignored. */
  readonly tags: Int32Array;
  /** `[B]` */
  readonly lengths: Int32Array;
}

/**
 * −log p(tags) of each sequence of a linear chain, `[B]`.
 *
 * The kernel gives that, its derivatives by the scores, `[B, T, L]`, and of each sequence those by transitions, start and end,
 * `[B, L² + 2L]`.
 *
 * @param scores `[B, T, L]`.
 */
export function chainLoss(
  scores: tf.Tensor3D,
  transitions: tf.Tensor2D,
  start: tf.Tensor1D,
  end: tf.Tensor1D,
  observed: Observed,
): tf.Tensor1D {
  const [batch, , labels] = scores.shape;
  const inputs = { scores, transitions, start, end };
  return differentiable<tf.Tensor1D>(
    inputs,
    (save) => {
      const outputs = tf
        .engine()
        .runKernel(CRF, inputs, observed as unknown as tf.NamedAttrMap) as unknown as tf.Tensor[];
      save(outputs.slice(1));
      return outputs[0] as tf.Tensor1D;
    },
    (dy, saved) => {
      const [dScores, dChain] = saved as [tf.Tensor3D, tf.Tensor2D];
      const chain = tf.matMul(tf.reshape(dy, [1, batch]), dChain);
      const part = (from: number, shape: number[]) =>
        tf.reshape(tf.slice(chain, [0, from], [1, tf.util.sizeFromShape(shape)]), shape);
      return {
        scores: () => tf.mul(dScores, tf.reshape(dy, [batch, 1, 1])),
        transitions: () => part(0, [labels, labels]),
        start: () => part(labels * labels, [labels]),
        end: () => part(labels * labels + labels, [labels]),
      };
    },
  );
}

/** The shapes of what a kernel gives. */
export function chainShapes([batch, steps, labels]: readonly [number, number, number]): number[][] {
  return [[batch], [batch, steps, labels], [batch, labels * labels + 2 * labels]];
}

/** The operation by the reference, for a backend whose values can be read at once. */
export function crfOnArrays(backendName: 'cpu' | 'tensorflow'): tf.KernelConfig {
  return {
    kernelName: CRF,
    backendName,
    kernelFunc: ({ inputs, attrs }) => {
      const { scores, transitions, start, end } = inputs as unknown as Record<string, tf.Tensor>;
      const { tags, lengths } = attrs as unknown as Observed;
      const shape = (scores as tf.Tensor).shape as [number, number, number];
      const read = (tensor: tf.Tensor | undefined) => (tensor as tf.Tensor).dataSync<'float32'>();
      const { losses, dScores, dChain } = forwardBackward({
        scores: read(scores),
        tags,
        lengths,
        steps: shape[1],
        labels: shape[2],
        transitions: read(transitions),
        start: read(start),
        end: read(end),
      });
      const [ofLosses, ofScores, ofChain] = chainShapes(shape) as [number[], number[], number[]];
      return [tf.tensor(losses, ofLosses), tf.tensor(dScores, ofScores), tf.tensor(dChain, ofChain)];
    },
  };
}
