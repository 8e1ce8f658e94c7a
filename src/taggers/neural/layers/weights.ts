import type { Rng } from '../../../core/rng.ts';
import { tf } from '../backend.ts';

/** A trainable tensor with these values, row by row. An optimiser replaces the values; the object stays. */
export function createWeight<R extends tf.Rank>(values: Float32Array, shape: tf.ShapeMap[R]): tf.Variable<R> {
  return tf.tidy(() => tf.variable(tf.tensor<R>(values, shape)));
}

/**
 * Glorot and Bengio's uniform initialisation ("Understanding the difficulty of training deep feedforward neural networks",
 * 2010, equation 16), as TensorFlow's `xavier_initializer`: limits ±√(6 / (fanIn + fanOut)).
 *
 * @returns `rows × columns` values, row by row.
 */
export function xavierUniform(rng: Rng, rows: number, columns: number, fanIn = rows): Float32Array {
  const limit = Math.sqrt(6 / (fanIn + columns));
  return Float32Array.from({ length: rows * columns }, () => (2 * rng.float() - 1) * limit);
}

/**
 * The loss and its gradient with respect to each of the tensors. All that `loss` makes is disposed; the caller disposes of
 * what is returned.
 *
 * @throws TypeError naming a tensor that the loss does not depend on. Whatever is thrown, nothing is left behind.
 */
export function valueAndGradients(
  loss: () => tf.Scalar,
  inputs: Readonly<Record<string, tf.Tensor>>,
): { readonly value: tf.Scalar; readonly gradients: Readonly<Record<string, tf.Tensor>> } {
  const names = Object.keys(inputs);
  try {
    return tf.tidy(() => {
      const { value, grads } = tf.engine().gradients(loss, Object.values(inputs), undefined, true);
      const gradients: Record<string, tf.Tensor> = {};
      names.forEach((name, i) => {
        const gradient = grads[i];
        if (!gradient) throw new TypeError(`the loss does not depend on ${name}`);
        gradients[name] = gradient;
      });
      return { value: value, gradients };
    });
  } catch (error) {
    clearTape();
    throw error;
  }
}

/** What of the engine of TensorFlow.js 4.22 its types keep to themselves. */
interface EngineState {
  gradientDepth: number;
  activeTape: { readonly saved?: readonly tf.Tensor[] }[] | null;
}

/** Where a gradient fails, TensorFlow.js keeps what the operations have saved for it: for good, in no scope. */
function clearTape(): void {
  const { state } = tf.engine() as unknown as { readonly state: EngineState };
  if (state.gradientDepth > 0) return;
  tf.dispose((state.activeTape ?? []).flatMap(({ saved = [] }) => saved));
  state.activeTape = null;
}
