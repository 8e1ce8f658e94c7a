import { tf } from '../../neural/backend.ts';
import type { Activation } from '../config.ts';
import { runOn } from '../kernels/run-on.ts';
import { differentiable } from '../../neural/kernels/differentiable.ts';
import { maskTensor, type Mask } from './masks.ts';

/** √(2 / π) and the weight of the cube, of the approximation by tanh. */
const ROOT = Math.sqrt(2 / Math.PI);
const CUBE = 0.044715;

/**
 * The activation of a feed-forward block. `gelu` is x · Φ(x) (Hendrycks and Gimpel 2016, §2), `gelu_tanh` their approximation
 * ½ x (1 + tanh(√(2/π) (x + 0.044715 x³))).
 */
export function activate<T extends tf.Tensor>(x: T, activation: Activation): T {
  const operation = tf.customGrad((...all) => {
    const [x, save] = all as unknown as [tf.Tensor, tf.GradSaveFunc];
    save([x]);
    return {
      value: runOn('Activate', { x }, { activation })?.[0] ?? composed[activation](x),
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => {
        const x = saved[0] as tf.Tensor;
        return runOn('ActivateGradient', { dy, x }, { activation })?.[0] ?? tf.mul(dy, slopes[activation](x));
      },
    };
  });
  return operation(x) as T;
}

type Of = (x: tf.Tensor) => tf.Tensor;

/** Φ(x), of the standard normal distribution. */
const cumulative: Of = (x) => tf.mul(0.5, tf.add(1, tf.erf(tf.mul(x, Math.SQRT1_2))));

const tanhOf: Of = (x) => tf.tanh(tf.mul(ROOT, tf.add(x, tf.mul(CUBE, tf.mul(x, tf.square(x))))));

const composed: Readonly<Record<Activation, Of>> = {
  gelu: (x) => tf.mul(x, cumulative(x)),
  gelu_tanh: (x) => tf.mul(0.5, tf.mul(x, tf.add(1, tanhOf(x)))),
  relu: (x) => tf.maximum(x, 0),
};

/** d activation / dx. */
const slopes: Readonly<Record<Activation, Of>> = {
  gelu: (x) => {
    const density = tf.mul(1 / Math.sqrt(2 * Math.PI), tf.exp(tf.mul(-0.5, tf.square(x))));
    return tf.add(cumulative(x), tf.mul(x, density));
  },
  gelu_tanh: (x) => {
    const t = tanhOf(x);
    const inner = tf.mul(ROOT, tf.add(1, tf.mul(3 * CUBE, tf.square(x))));
    const sharp = tf.mul(tf.sub(1, tf.square(t)), inner);
    return tf.mul(0.5, tf.add(tf.add(1, t), tf.mul(x, sharp)));
  },
  relu: (x) => tf.cast(tf.greater(x, 0), 'float32'),
};

/**
 * The mean of −log softmax(scores)[label] over all cells that are no padding.
 *
 * @param scores `[B, T, L]`.
 * @param labels `B · T` of them, row by row; those from `lengths[b]` on are ignored.
 */
export function tokenCrossEntropy(scores: tf.Tensor3D, labels: Int32Array, lengths: Int32Array): tf.Scalar {
  const [batch, steps, classes] = scores.shape;
  const total = Math.max(
    1,
    lengths.reduce((a, b) => a + b, 0),
  );
  // 1 / total at the label of each cell that counts.
  const wanted = new Float32Array(batch * steps * classes);
  const counts = new Float32Array(batch * steps);
  lengths.forEach((length, row) => {
    for (let t = 0; t < length; t++) {
      const cell = row * steps + t;
      wanted[cell * classes + (labels[cell] as number)] = 1 / total;
      counts[cell] = 1 / total;
    }
  });
  const operation = tf.customGrad((...all) => {
    const [x, save] = all as unknown as [tf.Tensor2D, tf.GradSaveFunc];
    const shifted = tf.sub(x, tf.max(x, 1, true));
    const raised = tf.exp(shifted);
    const sums = tf.sum(raised, 1, true);
    const logs = tf.sub(shifted, tf.log(sums));
    const labelled = tf.tensor2d(wanted, [batch * steps, classes]);
    save([tf.div(raised, sums), labelled]);
    return {
      value: tf.neg(tf.sum(tf.mul(logs, labelled))),
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => {
        const [probabilities, labelled] = saved as [tf.Tensor2D, tf.Tensor2D];
        const counted = tf.mul(probabilities, tf.tensor2d(counts, [batch * steps, 1]));
        return tf.mul(dy, tf.sub(counted, labelled));
      },
    };
  });
  return operation(tf.reshape(scores, [batch * steps, classes])) as tf.Scalar;
}

interface NormWeights {
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
  return differentiable({ x, gamma, beta }, (save) => {
      const [y, ...kept] = normed({ x, gamma, beta }, { epsilon });
      save([...kept, gamma]);
      return y as tf.Tensor2D;
    },
    (dy, saved) => {
      const [dx, dGamma, dBeta] = normedBack(dy, saved, { epsilon });
      return { x: () => dx, gamma: () => dGamma, beta: () => dBeta };
    },
  ); // prettier-ignore
}

/**
 * {@link layerNorm} of x + y, of y what a mask of dropout leaves; of the sum and its parts, nothing is kept for the way back.
 */
export function addAndNorm(
  x: tf.Tensor2D,
  y: tf.Tensor2D,
  { gamma, beta }: NormWeights,
  epsilon: number,
  mask?: Mask,
): tf.Tensor2D {
  const options = { epsilon, ...(mask && { mask }) };
  return differentiable({ x, y, gamma, beta }, (save) => {
      const [out, ...kept] = normed({ x, added: y, gamma, beta }, options);
      save([...kept, gamma]);
      return out as tf.Tensor2D;
    },
    (dy, saved) => {
      const [dx, dGamma, dBeta, dAdded] = normedBack(dy, saved, options);
      return { x: () => dx, y: () => dAdded ?? tf.clone(dx), gamma: () => dGamma, beta: () => dBeta };
    },
  ); // prettier-ignore
}

interface NormOptions {
  readonly epsilon: number;
  readonly mask?: Mask;
}

type Gradients = [x: tf.Tensor, gamma: tf.Tensor, beta: tf.Tensor, added?: tf.Tensor];

/** The result, and what the way back needs: the normed rows and what they were multiplied by. */
function normed(
  inputs: {
    readonly x: tf.Tensor2D;
    readonly added?: tf.Tensor2D;
    readonly gamma: tf.Tensor1D;
    readonly beta: tf.Tensor1D;
  },
  options: NormOptions,
): tf.Tensor[] {
  const fused = runOn('LayerNorm', inputs, options);
  if (fused) return fused;
  const { x, added, gamma, beta } = inputs;
  const { mask, epsilon } = options;
  const kept = added && mask ? tf.mul<tf.Tensor2D>(added, tensorOf(mask, added.shape)) : added;
  return inParts(kept ? tf.add(x, kept) : x, gamma, beta, epsilon);
}

function normedBack(dy: tf.Tensor, saved: readonly tf.Tensor[], options: NormOptions): Gradients {
  const [normed, inverse, gamma] = saved as [tf.Tensor2D, tf.Tensor2D, tf.Tensor1D];
  const fused = runOn('LayerNormGradient', { dy, normed, inverse, gamma }, options);
  if (fused) return fused as Gradients;
  const [dx, ...others] = gradientInParts(dy as tf.Tensor2D, normed, inverse, gamma) as Gradients;
  return [dx, ...others, ...(options.mask ? [tf.mul(dx, tensorOf(options.mask, normed.shape))] : [])] as Gradients;
}

function tensorOf(mask: Mask, [rows, width]: [number, number]): tf.Tensor2D {
  return tf.reshape(maskTensor(mask, rows, width), [rows, width]);
}

function inParts(x: tf.Tensor2D, gamma: tf.Tensor1D, beta: tf.Tensor1D, epsilon: number): tf.Tensor[] {
  const width = x.shape[1];
  const centred = tf.sub(x, tf.div(tf.sum(x, 1, true), width));
  const variance = tf.div(tf.sum(tf.square(centred), 1, true), width);
  const inverse = tf.div(1, tf.sqrt(tf.add(variance, epsilon)));
  const normed = tf.mul(centred, inverse);
  return [tf.add(tf.mul(normed, gamma), beta), normed, inverse];
}

function gradientInParts(dy: tf.Tensor2D, normed: tf.Tensor2D, inverse: tf.Tensor2D, gamma: tf.Tensor1D): tf.Tensor[] {
  const width = dy.shape[1];
  const dNormed = tf.mul(dy, gamma);
  const mean = tf.div(tf.sum(dNormed, 1, true), width);
  const along = tf.div(tf.sum(tf.mul(dNormed, normed), 1, true), width);
  const dx = tf.mul(inverse, tf.sub(tf.sub(dNormed, mean), tf.mul(normed, along)));
  return [dx, tf.sum(tf.mul(dy, normed), 0), tf.sum(dy, 0)];
}
