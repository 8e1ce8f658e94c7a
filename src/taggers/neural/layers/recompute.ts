import { tf } from '../backend.ts';
import { differentiable } from '../kernels/differentiable.ts';

/**
 * f(x) as one operation: of all that f computes, x alone is kept for the way back, where f is computed again. (Gradient
 * checkpointing: Chen et al. 2016, "Training deep nets with sublinear memory cost".) The gradients are the same to the bit.
 *
 * @param weights all that f depends on besides x, by any names but `x`.
 * @param f gives the same each time: what it draws, it draws from forks.
 * @throws TypeError, on the way back, naming a weight that f does not depend on.
 */
export function recompute<T extends tf.Tensor>(x: T, weights: Readonly<Record<string, tf.Tensor>>, f: (x: T) => T): T {
  return differentiable(
    { x, ...weights },
    (save) => {
      save([x]);
      return f(x);
    },
    (dy, saved) => {
      const again = saved[0] as T;
      const found = gradientsOnTheWayBack(() => f(again), [again, ...Object.values(weights)], dy);
      const gradients: Record<string, () => tf.Tensor> = {};
      ['x', ...Object.keys(weights)].forEach((name, i) => {
        const gradient = found[i];
        if (!gradient) throw new TypeError(`what is computed again does not depend on ${name}`);
        gradients[name] = () => gradient;
      });
      return gradients;
    },
  );
}

/** The gradients of f where others are being computed: the engine of TensorFlow.js 4.22 knows one tape, and loses it. */
function gradientsOnTheWayBack(f: () => tf.Tensor, inputs: tf.Tensor[], dy: tf.Tensor): (tf.Tensor | undefined)[] {
  const { state } = tf.engine() as unknown as { state: { activeTape: unknown } };
  const outer = state.activeTape;
  try {
    const { value, grads } = tf.engine().gradients(f, inputs, dy, true);
    value.dispose();
    return grads;
  } finally {
    state.activeTape = outer;
  }
}
