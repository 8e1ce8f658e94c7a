import { tf } from '../backend.ts';
import type { CrfWeights } from './crf.ts';
import { createPacking, pack, unpack, type Packing } from './packing.ts';

/** As in forward-backward.ts, but what single precision can hold. */
const RANGE = 60;

/**
 * {@link crfNegativeLogLikelihood} in tensor operations, for backends whose values cannot be read without waiting. The same
 * recursions, over packed rows and in single precision.
 */
export function negativeLogLikelihoodByTensors(
  scores: tf.Tensor3D,
  tags: Int32Array,
  lengths: Int32Array,
  weights: CrfWeights,
): tf.Tensor1D {
  const [batch, steps, labels] = scores.shape;
  const packing = createPacking(lengths, steps);
  const { ofTokens, ofChain } = observedCounts(tags, packing, labels);
  const chain = tf.concat([tf.reshape(weights.transitions, [labels * labels]), weights.start, weights.end]);
  const tokens = tf.sum(tf.mul(scores, tf.tensor3d(ofTokens, [batch, steps, labels])), [1, 2]);
  const size = chain.shape[0];
  const links = tf.matMul(tf.tensor2d(ofChain, [batch, size]), tf.reshape(chain, [size, 1]));
  const gold = tf.add(tokens, tf.reshape(links, [batch]));
  return tf.sub(logPartition(scores, packing, weights), gold);
}

/** How often the tagging uses each score: `[B, T, L]` and `[B, L² + 2L]`. */
function observedCounts(
  tags: Int32Array,
  { batch, steps, lengths }: Packing,
  labels: number,
): { readonly ofTokens: Float32Array; readonly ofChain: Float32Array } {
  const ofTokens = new Float32Array(batch * steps * labels);
  const size = labels * labels + 2 * labels;
  const ofChain = new Float32Array(batch * size);
  for (let b = 0; b < batch; b++) {
    const length = lengths[b] as number;
    for (let t = 0; t < length; t++) {
      const tag = tags[b * steps + t] as number;
      ofTokens[(b * steps + t) * labels + tag] = 1;
      const place = t === 0 ? labels * labels + tag : (tags[b * steps + t - 1] as number) * labels + tag;
      ofChain[b * size + place] = (ofChain[b * size + place] as number) + 1;
      if (t === length - 1) ofChain[b * size + labels * labels + labels + tag] = 1;
    }
  }
  return { ofTokens, ofChain };
}

/** log Z of each sequence, `[B]`, 0 for an empty one. */
function logPartition(scores: tf.Tensor3D, packing: Packing, weights: CrfWeights): tf.Tensor1D {
  const { batch, lengths, counts, offsets } = packing;
  const labels = scores.shape[2];
  const rows = packing.toPadded.length;
  if (rows === 0) return tf.zeros([batch]);
  const perStep = (x: tf.Tensor) => tf.split(x, Array.from(counts)) as tf.Tensor2D[];
  const isLast = new Float32Array(rows);
  const links = new Float32Array(batch);
  lengths.forEach((length, b) => {
    if (length === 0) return;
    isLast[packing.toPacked[b * packing.steps + length - 1] as number] = 1;
    links[b] = length - 1;
  });

  const operation = tf.customGrad((...all) => {
    const [x, transitions, start, end] = all as unknown as [tf.Tensor2D, tf.Tensor2D, tf.Tensor1D, tf.Tensor1D];
    const save = all[4] as unknown as tf.GradSaveFunc;
    const largest = tf.max(x, 1, true);
    const emission = tf.exp(tf.sub(x, largest)) as tf.Tensor2D;
    const link = exponentiate(transitions) as tf.Tensor2D;
    const closing = tf.reshape<tf.Rank.R2>(exponentiate(end), [1, labels]);
    const alphas: tf.Tensor2D[] = [];
    const scales: tf.Tensor2D[] = [];
    perStep(emission).forEach((emissionNow, t) => {
      const before = alphas[t - 1];
      const entering = before
        ? tf.matMul(tf.slice(before, [0, 0], [counts[t] as number, labels]), link)
        : tf.reshape(exponentiate(start), [1, labels]);
      const unscaled = tf.mul(entering, emissionNow) as tf.Tensor2D;
      const scale = tf.sum(unscaled, 1, true) as tf.Tensor2D;
      scales.push(scale);
      alphas.push(tf.div(unscaled, scale));
    });
    const alpha = tf.concat(alphas);
    const scale = tf.concat(scales);
    const ending = tf.sum(tf.mul(alpha, closing), 1, true) as tf.Tensor2D;
    const ends = tf.mul(tf.tensor2d(isLast, [rows, 1]), tf.log(ending));
    const byRow = tf.add(tf.add(tf.log(scale), largest), ends) as tf.Tensor2D;
    const notEmpty = tf.tensor1d(Float32Array.from(lengths, (length) => Number(length > 0)));
    const shared = tf.add(
      tf.mul(tf.tensor1d(links), tf.max(transitions)),
      tf.mul(notEmpty, tf.add(tf.max(start), tf.max(end))),
    );
    save([alpha, scale, emission, link, tf.div(closing, ending)]);
    return {
      value: tf.add(tf.reshape(tf.sum(unpack(byRow, packing), 1), [batch]), shared),
      gradFunc: (dy: tf.Tensor, saved: tf.Tensor[]) => gradient(dy as tf.Tensor1D, saved as tf.Tensor2D[]),
    };
  });

  function gradient(dy: tf.Tensor1D, saved: readonly tf.Tensor2D[]): tf.Tensor[] {
    const [alpha, scale, emission, link, betaOfLast] = saved as [
      tf.Tensor2D,
      tf.Tensor2D,
      tf.Tensor2D,
      tf.Tensor2D,
      tf.Tensor2D,
    ];
    const scaledEmission = perStep(tf.div(emission, scale));
    const linkTurned = tf.transpose(link);
    const betas: tf.Tensor2D[] = [];
    const onwards: tf.Tensor2D[] = []; // of the steps after the first
    let onward: tf.Tensor2D | undefined;
    for (let t = counts.length - 1; t >= 0; t--) {
      const running = onward ? onward.shape[0] : 0;
      const stopping = (counts[t] as number) - running;
      const parts: tf.Tensor2D[] = onward ? [tf.matMul(onward, linkTurned)] : [];
      if (stopping > 0) parts.push(tf.slice(betaOfLast, [(offsets[t] as number) + running, 0], [stopping, labels]));
      const beta: tf.Tensor2D = tf.concat(parts);
      betas[t] = beta;
      const onwardNow: tf.Tensor2D = tf.mul(beta, scaledEmission[t] as tf.Tensor2D);
      onwards[t] = onwardNow;
      onward = onwardNow;
    }
    // dy of each row's sequence.
    const dyOfRows = tf.gather(
      dy,
      tf.tensor1d(
        packing.toPadded.map((row) => Math.floor(row / packing.steps)),
        'int32',
      ),
    );
    const dyColumn = tf.reshape(dyOfRows, [rows, 1]);
    const marginals = tf.mul(tf.mul(alpha, tf.concat(betas)), dyColumn) as tf.Tensor2D;
    const firsts = counts[0] as number;
    const later = rows - firsts;
    let dTransitions: tf.Tensor = tf.zeros([labels, labels]);
    if (later > 0) {
      const alphas = perStep(alpha);
      const before = tf.concat(
        alphas.slice(0, -1).map((one, t) => tf.slice(one, [0, 0], [counts[t + 1] as number, labels])),
      );
      const weighted = tf.mul(tf.concat(onwards.slice(1)), tf.slice(dyColumn, [firsts, 0], [later, 1]));
      dTransitions = tf.mul(link, tf.matMul(before, weighted as tf.Tensor2D, true));
    }
    return [
      marginals,
      dTransitions,
      tf.sum(tf.slice(marginals, [0, 0], [firsts, labels]), 0),
      tf.sum(tf.mul(marginals, tf.tensor2d(isLast, [rows, 1])), 0),
    ];
  }

  return operation(pack(scores, packing), weights.transitions, weights.start, weights.end) as tf.Tensor1D;
}

/** exp(score − largest). */
function exponentiate(scores: tf.Tensor): tf.Tensor {
  return tf.exp(tf.maximum(tf.sub(scores, tf.max(scores)), -RANGE));
}
