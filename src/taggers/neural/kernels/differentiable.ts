import { tf } from '../backend/tensorflow.ts';

/** What of TensorFlow.js 4.22's engine its types keep to themselves; `customGrad` is made of it. */
interface Engine {
  runKernelFunc(call: {
    readonly forwardFunc: (backend: unknown, save: tf.GradSaveFunc) => tf.Tensor;
    readonly backwardsFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => Readonly<Record<string, () => tf.Tensor>>;
    readonly inputs: tf.NamedTensorMap;
  }): tf.Tensor;
}

/**
 * An operation with a gradient of its own, as `tf.customGrad`; but each input's gradient is asked for by name and only where
 * somebody needs it: that of the words' vectors costs a recurrent layer a quarter of the way back.
 *
 * @param forward gives the value and saves what `gradients` needs.
 * @param gradients gives a function for each input; what several of them share it computes itself.
 */
export function differentiable<T extends tf.Tensor>(
  inputs: tf.NamedTensorMap,
  forward: (save: (tensors: tf.Tensor[]) => void) => T,
  gradients: (dy: T, saved: tf.Tensor[]) => Readonly<Record<string, () => tf.Tensor>>,
): T {
  return (tf.engine() as unknown as Engine).runKernelFunc({
    forwardFunc: (_backend, save) => forward(save),
    backwardsFunc: (dy, saved) => gradients(dy as T, saved),
    inputs,
  }) as T;
}
