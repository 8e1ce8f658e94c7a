import { tf } from '../../neural/backend.ts';
import { differentiable } from '../../neural/kernels/differentiable.ts';
import { runOn } from '../kernels/names.ts';

export interface NormWeights {
  /** `[H]` */
  readonly gamma: tf.Tensor1D;
  /** `[H]` */
  readonly beta: tf.Tensor1D;
}

/**
 * Layer normalisation (Ba et al. 2016, equation 4) over the last axis: (x − mean) / √(variance + epsilon) · gamma + beta, with
 * the variance of the row itself, not of a sample.
 *
 * @param x `[N, H]`.
 */
export function layerNorm(x: tf.Tensor2D, { gamma, beta }: NormWeights, epsilon: number): tf.Tensor2D {
  const operation = tf.customGrad((...all) => {
    const save = all.pop() as unknown as tf.GradSaveFunc;
    const inputs = all as unknown as [tf.Tensor2D, tf.Tensor1D, tf.Tensor1D];
    const fused = runOn('LayerNorm', { x: inputs[0], gamma: inputs[1], beta: inputs[2] }, { epsilon });
    const [y, normed, inverse] = (fused ?? composed(...inputs, epsilon)) as [tf.Tensor2D, tf.Tensor2D, tf.Tensor2D];
    save([normed, inverse, inputs[1]]);
    return {
      value: y,
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => {
        const [normed, inverse, gamma] = saved as [tf.Tensor2D, tf.Tensor2D, tf.Tensor1D];
        return (
          runOn('LayerNormGradient', { dy, normed, inverse, gamma }) ??
          composedGradient(dy as tf.Tensor2D, normed, inverse, gamma)
        );
      },
    };
  });
  return operation(x, gamma, beta);
}

/** {@link layerNorm} of x + y; of the sum and its parts, nothing is kept for the way back. */
export function addAndNorm(x: tf.Tensor2D, y: tf.Tensor2D, weights: NormWeights, epsilon: number): tf.Tensor2D {
  const sum = differentiable({ x, y }, () => tf.add<tf.Tensor2D>(x, y), (dy) => ({ x: () => tf.clone(dy), y: () => tf.clone(dy) })); // prettier-ignore
  return layerNorm(sum, weights, epsilon);
}

function composed(x: tf.Tensor2D, gamma: tf.Tensor1D, beta: tf.Tensor1D, epsilon: number): tf.Tensor[] {
  const width = x.shape[1];
  const centred = tf.sub(x, tf.div(tf.sum(x, 1, true), width));
  const variance = tf.div(tf.sum(tf.square(centred), 1, true), width);
  const inverse = tf.div(1, tf.sqrt(tf.add(variance, epsilon)));
  const normed = tf.mul(centred, inverse);
  return [tf.add(tf.mul(normed, gamma), beta), normed, inverse];
}

function composedGradient(dy: tf.Tensor2D, normed: tf.Tensor2D, inverse: tf.Tensor2D, gamma: tf.Tensor1D): tf.Tensor[] {
  const width = dy.shape[1];
  const dNormed = tf.mul(dy, gamma);
  const mean = tf.div(tf.sum(dNormed, 1, true), width);
  const along = tf.div(tf.sum(tf.mul(dNormed, normed), 1, true), width);
  const dx = tf.mul(inverse, tf.sub(tf.sub(dNormed, mean), tf.mul(normed, along)));
  return [dx, tf.sum(tf.mul(dy, normed), 0), tf.sum(dy, 0)];
}
