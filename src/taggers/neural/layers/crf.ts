import type { Rng } from '../../../core/rng.ts';
import type { tf } from '../backend.ts';
import { chainLoss } from '../kernels/crf/operation.ts';
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
  return chainLoss(scores, weights.transitions, weights.start, weights.end, { tags, lengths });
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
