import { tf } from '../../neural/backend.ts';
import type { Activation } from '../config.ts';
import { runOn } from '../kernels/names.ts';

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
