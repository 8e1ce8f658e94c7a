import { tf } from '../../neural/backend.ts';

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
