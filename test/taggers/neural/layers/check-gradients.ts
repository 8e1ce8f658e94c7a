import { expect } from 'vitest';
import { createRng, type Rng } from '../../../../src/core/rng.ts';
import { tf } from '../../../../src/taggers/neural/backend.ts';
import { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';

/** A variable of uniform values in ±scale. */
export function randomVariable<R extends tf.Rank>(rng: Rng, shape: tf.ShapeMap[R], scale = 1): tf.Variable<R> {
  const size = tf.util.sizeFromShape(shape);
  const values = Float32Array.from({ length: size }, () => (2 * rng.float() - 1) * scale);
  return tf.tidy(() => tf.variable(tf.tensor<R>(values, shape)));
}

/** A weighted sum of all values, so that no component's gradient can hide behind another's. */
export function weightedSum(x: tf.Tensor, seed = 1): tf.Scalar {
  const rng = createRng(seed);
  const weights = Float32Array.from({ length: x.size }, () => 2 * rng.float() - 1);
  return tf.sum(tf.mul(x, tf.tensor(weights, x.shape)));
}

/**
 * Compares gradients with five-point central differences: their error is of order h⁴, so that h can be large enough for
 * single precision.
 */
export function expectGradients(
  loss: () => tf.Scalar,
  inputs: Readonly<Record<string, tf.Variable>>,
  tolerance = 1e-4,
): void {
  const h = 0.05;
  const { value, gradients } = valueAndGradients(loss, inputs);
  value.dispose();
  for (const [name, input] of Object.entries(inputs)) {
    const analytic = (gradients[name] as tf.Tensor).dataSync<'float32'>();
    const original = input.dataSync<'float32'>().slice();
    const at = (i: number, delta: number): number => {
      const moved = original.slice();
      moved[i] = (moved[i] as number) + delta;
      tf.tidy(() => input.assign(tf.tensor(moved, input.shape)));
      return tf.tidy(() => loss().dataSync<'float32'>()[0] as number);
    };
    const numeric = Array.from(
      original,
      (_, i) => (8 * (at(i, h) - at(i, -h)) - (at(i, 2 * h) - at(i, -2 * h))) / (12 * h),
    );
    tf.tidy(() => input.assign(tf.tensor(original, input.shape)));
    const largest = Math.max(...numeric.map(Math.abs));
    expect(largest, `${name}: the gradient is not zero`).toBeGreaterThan(0);
    numeric.forEach((slope, i) => {
      const error = Math.abs((analytic[i] as number) - slope);
      expect(error, `${name}[${i}]: ${analytic[i]} against ${slope}`).toBeLessThan(tolerance * Math.max(1, largest));
    });
  }
  tf.dispose(Object.values(gradients));
}

/** Largest absolute difference. */
export function difference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  let largest = 0;
  for (let i = 0; i < a.length; i++) largest = Math.max(largest, Math.abs((a[i] as number) - (b[i] as number)));
  return largest;
}
