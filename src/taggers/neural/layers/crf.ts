import type { Rng } from '../../../core/rng.ts';
import { readsSynchronously, tf } from '../backend.ts';
import { negativeLogLikelihoodByTensors } from './crf-tensors.ts';
import { forwardBackward } from './forward-backward.ts';
import { createWeight, xavierUniform } from './weights.ts';

/** Scores of a linear chain over L tags beside those of the tokens. */
export interface CrfWeights {
  /** `[L, L]`: from the tag of the row to the tag of the column. */
  readonly transitions: tf.Tensor2D;
  /** `[L]`: of a sequence's first tag. */
  readonly start: tf.Tensor1D;
  /** `[L]`: of its last. */
  readonly end: tf.Tensor1D;
}

/**
 * −log p(tags | scores) of each sequence under a linear-chain conditional random field (Lample et al. 2016, §2.2):
 * the score of a tagging is the sum of its token, transition, start and end scores. The gradient is the expected minus the
 * observed counts.
 *
 * @param scores `[B, T, L]`.
 * @param tags `B · T` of them, row by row; those from `lengths[b]` on are ignored.
 * @returns `[B]`; 0 for an empty sequence.
 */
export function crfNegativeLogLikelihood(
  scores: tf.Tensor3D,
  tags: Int32Array,
  lengths: Int32Array,
  weights: CrfWeights,
): tf.Tensor1D {
  const [batch, steps] = scores.shape;
  if (tags.length !== batch * steps || lengths.length !== batch) {
    throw new TypeError(
      `scores of shape [${scores.shape.join(', ')}] need ${batch * steps} tags and ${batch} lengths, not ${tags.length} and ${lengths.length}`,
    );
  }
  return readsSynchronously()
    ? negativeLogLikelihoodByArrays(scores, tags, lengths, weights)
    : negativeLogLikelihoodByTensors(scores, tags, lengths, weights);
}

/** Reads the scores back: thousands of small sums and products are faster in plain arrays than as operations. */
function negativeLogLikelihoodByArrays(
  scores: tf.Tensor3D,
  tags: Int32Array,
  lengths: Int32Array,
  weights: CrfWeights,
): tf.Tensor1D {
  const [batch, steps, labels] = scores.shape;
  const operation = tf.customGrad((...all) => {
    const inputs = all.slice(0, 4) as unknown as [tf.Tensor3D, tf.Tensor2D, tf.Tensor1D, tf.Tensor1D];
    const [x, transitions, start, end] = inputs.map((input) => input.dataSync<'float32'>());
    const result = forwardBackward({
      scores: x as Float32Array,
      tags,
      lengths,
      steps,
      labels,
      transitions: transitions as Float32Array,
      start: start as Float32Array,
      end: end as Float32Array,
    });
    const save = all[4] as unknown as tf.GradSaveFunc;
    save([tf.tensor(result.dScores, scores.shape), tf.tensor(result.dChain, [batch, labels * labels + 2 * labels])]);
    return {
      value: tf.tensor1d(result.losses),
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => {
        const [dScores, dChain] = saved as [tf.Tensor3D, tf.Tensor2D];
        const chain = tf.matMul(tf.reshape(dy, [1, batch]), dChain);
        const [dTransitions, dStart, dEnd] = tf.split(chain, [labels * labels, labels, labels], 1) as [
          tf.Tensor,
          tf.Tensor,
          tf.Tensor,
        ];
        return [
          tf.mul(dScores, tf.reshape(dy, [batch, 1, 1])),
          tf.reshape(dTransitions, [labels, labels]),
          tf.reshape(dStart, [labels]),
          tf.reshape(dEnd, [labels]),
        ];
      },
    };
  });
  return operation(scores, weights.transitions, weights.start, weights.end);
}

/** Xavier-uniform scores of transitions, start and end, as NeuroNER has them. */
export function createCrfWeights(
  rng: Rng,
  labels: number,
): {
  readonly transitions: tf.Variable<tf.Rank.R2>;
  readonly start: tf.Variable<tf.Rank.R1>;
  readonly end: tf.Variable<tf.Rank.R1>;
} {
  const vector = (name: string) => createWeight<tf.Rank.R1>(xavierUniform(rng.fork(name), 1, labels), [labels]);
  return {
    transitions: createWeight<tf.Rank.R2>(xavierUniform(rng.fork('transitions'), labels, labels), [labels, labels]),
    start: vector('start'),
    end: vector('end'),
  };
}
