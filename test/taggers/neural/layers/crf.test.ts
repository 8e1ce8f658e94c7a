import { beforeAll, describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../../src/core/rng.ts';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { createCrfWeights, crfNegativeLogLikelihood } from '../../../../src/taggers/neural/layers/crf.ts';
import { valueAndGradients } from '../../../../src/taggers/neural/layers/weights.ts';
import { difference, expectGradients, randomVariable, weightedSum } from './check-gradients.ts';
import { allPaths, scoreOf, type Chain } from './chains.ts';

beforeAll(async () => {
  await openBackend('cpu');
});

/** −log of the path's share of the sum over all paths. */
function bruteForce(path: readonly number[], scores: readonly number[][], chain: Chain): number {
  const all = allPaths(scores.length, chain.start.length).map((other) => scoreOf(other, scores, chain));
  const largest = Math.max(...all);
  const logZ = largest + Math.log(all.reduce((sum, score) => sum + Math.exp(score - largest), 0));
  return logZ - scoreOf(path, scores, chain);
}

function randomWeights(rng: Rng, labels: number, scale: number) {
  return {
    transitions: randomVariable<tf.Rank.R2>(rng.fork('transitions'), [labels, labels], scale),
    start: randomVariable<tf.Rank.R1>(rng.fork('start'), [labels], scale),
    end: randomVariable<tf.Rank.R1>(rng.fork('end'), [labels], scale),
  };
}

describe('crfNegativeLogLikelihood', () => {
  it.each([0.1, 1, 10, 100])('equals the sum over all taggings, scores in ±%d', (scale) => {
    const rng = createRng(scale * 10);
    const lengths = Int32Array.of(4, 1, 3, 2);
    const weights = randomWeights(rng, 3, scale);
    const scores = randomVariable<tf.Rank.R3>(rng.fork('scores'), [4, 4, 3], scale);
    const tags = Int32Array.from({ length: 16 }, () => rng.int(3));
    const losses = crfNegativeLogLikelihood(scores, tags, lengths, weights).dataSync();
    const chain: Chain = {
      transitions: weights.transitions.arraySync(),
      start: weights.start.arraySync(),
      end: weights.end.arraySync(),
    };
    scores.arraySync().forEach((rows, b) => {
      const length = lengths[b] as number;
      const path = Array.from(tags.subarray(b * 4, b * 4 + length));
      const expected = bruteForce(path, rows.slice(0, length), chain);
      expect(Math.abs((losses[b] as number) - expected)).toBeLessThan(1e-6 * Math.max(1, scale * 4));
    });
  });

  it('gradients equal finite differences, each sequence weighted by its own incoming gradient', () => {
    const rng = createRng(2);
    const scores = randomVariable<tf.Rank.R3>(rng.fork('scores'), [3, 4, 3]);
    const weights = randomWeights(rng, 3, 1);
    const tags = Int32Array.from({ length: 12 }, () => rng.int(3));
    const lengths = Int32Array.of(4, 0, 2);
    expectGradients(() => weightedSum(crfNegativeLogLikelihood(scores, tags, lengths, weights)), {
      scores,
      ...weights,
    });
  });

  it('padding has no gradient and no influence; an empty sequence costs nothing', () => {
    const rng = createRng(3);
    const weights = randomWeights(rng, 4, 1);
    const scores = randomVariable<tf.Rank.R3>(rng.fork('scores'), [2, 3, 4]);
    const lengths = Int32Array.of(2, 0);
    const run = (tags: Int32Array) =>
      valueAndGradients(() => tf.sum(crfNegativeLogLikelihood(scores, tags, lengths, weights)), { scores });
    const { value, gradients } = run(Int32Array.of(1, 2, 0, 0, 0, 0));
    const other = run(Int32Array.of(1, 2, 3, 3, 3, 3));
    expect(other.value.dataSync()).toEqual(value.dataSync());
    const gradient = (gradients['scores'] as tf.Tensor).dataSync();
    expect(gradient.subarray(0, 8).every((g) => g !== 0)).toBe(true);
    expect(gradient.subarray(8).every((g) => g === 0)).toBe(true);
  });

  it('stays finite where a transition is all but forbidden, along the tagging and beside it', () => {
    const transitions = tf.tensor2d([0, -1000, 0, 0], [2, 2]);
    const weights = { transitions, start: tf.zeros<tf.Rank.R1>([2]), end: tf.zeros<tf.Rank.R1>([2]) };
    const scores = tf.tensor3d([0, 0, 0, 0], [1, 2, 2]);
    const beside = crfNegativeLogLikelihood(scores, Int32Array.of(1, 1), Int32Array.of(2), weights).dataSync()[0];
    const along = crfNegativeLogLikelihood(scores, Int32Array.of(0, 1), Int32Array.of(2), weights).dataSync()[0];
    expect(beside).toBeCloseTo(Math.log(3), 5);
    expect(along).toBeCloseTo(1000 + Math.log(3), 2);
  });

  it('carries NaN scores into the loss, where training can see them', () => {
    const weights = createCrfWeights(createRng(1), 2);
    const scores = tf.tensor3d([0, Number.NaN, 0, 0], [1, 2, 2]);
    const loss = crfNegativeLogLikelihood(scores, Int32Array.of(0, 1), Int32Array.of(2), weights);
    expect(loss.dataSync()[0]).toBeNaN();
  });

  it('on wasm computes what it does on cpu', async () => {
    const results: Float32Array[][] = [];
    for (const name of ['cpu', 'wasm'] as const) {
      await openBackend(name);
      const rng = createRng(8);
      const weights = randomWeights(rng, 5, 1);
      const scores = randomVariable<tf.Rank.R3>(rng.fork('scores'), [6, 7, 5], 2);
      const lengths = Int32Array.from({ length: 6 }, (_, b) => b + 2);
      const tags = Int32Array.from({ length: 42 }, () => rng.int(5));
      const { value, gradients } = valueAndGradients(
        () => tf.sum(crfNegativeLogLikelihood(scores, tags, lengths, weights)),
        { scores, ...weights },
      );
      results.push([value, ...Object.values(gradients)].map((tensor) => tensor.dataSync<'float32'>()));
    }
    const [cpu, wasm] = results as [Float32Array[], Float32Array[]];
    cpu.forEach((values, i) => expect(difference(values, wasm[i] as Float32Array)).toBeLessThan(1e-5));
  });

  it('gives the same on wasm as on cpu, whatever the lengths and labels', async () => {
    const results: Record<string, Float32Array[]> = {};
    for (const backend of ['cpu', 'wasm'] as const) {
      await openBackend(backend);
      const rng = createRng(4);
      results[backend] = [];
      for (let trial = 0; trial < 20; trial++) {
        const lengths = Int32Array.from({ length: 1 + rng.int(5) }, () => rng.int(6));
        const steps = Math.max(1, ...lengths);
        const [batch, labels] = [lengths.length, 1 + rng.int(9)];
        const weights = randomWeights(rng.fork(trial), labels, 2);
        const scores = randomVariable<tf.Rank.R3>(rng.fork(trial, 'scores'), [batch, steps, labels], 3);
        const tags = Int32Array.from({ length: batch * steps }, () => rng.int(labels));
        const likelihood = () => crfNegativeLogLikelihood(scores, tags, lengths, weights);
        const { gradients } = valueAndGradients(() => weightedSum(likelihood()), { scores, ...weights });
        for (const tensor of [likelihood(), ...Object.values(gradients)]) {
          results[backend].push(tensor.dataSync<'float32'>().slice());
        }
      }
    }
    results['cpu']?.forEach((values, i) => {
      expect(difference(values, results['wasm']?.[i] as Float32Array)).toBeLessThan(2e-6);
    });
    await openBackend('cpu');
  });

  it('refuses tags or lengths that do not fit', () => {
    const weights = createCrfWeights(createRng(1), 2);
    const scores = tf.zeros<tf.Rank.R3>([1, 2, 2]);
    expect(() => crfNegativeLogLikelihood(scores, new Int32Array(3), Int32Array.of(2), weights)).toThrow(TypeError);
  });
});
