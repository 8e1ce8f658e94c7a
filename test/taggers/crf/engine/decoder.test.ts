import { describe, expect, it } from 'vitest';
import type { CrfWeights } from '../../../../src/taggers/crf/data.ts';
import type { TagConstraints } from '../../../../src/taggers/tag-constraints.ts';
import { createDecoder } from '../../../../src/taggers/crf/engine/decoder.ts';
import { allSequences, logSum, sampleData, sampleVector, sampleWeights, scoreOf, stateScores } from './samples.ts';
import { decode, scorerOf } from '../../../helpers/crf.ts';

function crf(labelCount: number, transitions: Float64Array): CrfWeights {
  return {
    labelCount,
    attributeCount: 0,
    stateStarts: new Uint32Array(1),
    stateLabels: new Uint16Array(0),
    stateWeights: new Float64Array(0),
    transitions,
  };
}

/** O, B, I: I follows B or I alone. */
const BIO: TagConstraints = {
  transitions: Uint8Array.of(1, 1, 0, 1, 1, 1, 1, 1, 1),
  first: Uint8Array.of(1, 1, 0),
  last: Uint8Array.of(1, 1, 1),
};
/** O, B, E: as in BIOES, without S and I; an entity is B E. */
const PAIRS: TagConstraints = {
  transitions: Uint8Array.of(1, 1, 0, 0, 0, 1, 1, 1, 0),
  first: Uint8Array.of(1, 1, 0),
  last: Uint8Array.of(1, 0, 1),
};

function isLegal(labels: readonly number[], legal: TagConstraints | undefined): boolean {
  if (!legal) return true;
  const n = legal.first.length;
  return (
    legal.first[labels[0] as number] === 1 &&
    legal.last[labels.at(-1) as number] === 1 &&
    labels.every((y, t) => t === 0 || legal.transitions[(labels[t - 1] as number) * n + y] === 1)
  );
}

describe.each([
  ['any transitions', undefined],
  ['BIO', BIO],
  ['entities of two tokens', PAIRS],
])('a decoder of %s', (_, legal) => {
  it.each([1, 2, 5])('gives what enumeration gives, for %i tokens and several seeds', (length) => {
    for (let seed = 0; seed < 15; seed++) {
      const transitions = sampleVector(seed, 9, 3);
      const scores = sampleVector(100 + seed, length * 3, 3);
      const decoder = createDecoder(crf(3, transitions), legal);
      const all = allSequences(3, length)
        .filter((labels) => isLegal(labels, legal))
        .map((labels) => ({ labels, score: scoreOf(scores, transitions, labels) }))
        .sort((a, b) => b.score - a.score);
      const log = logSum(all.map(({ score }) => score));
      expect([...decoder.best(scores, length)]).toEqual(all[0]?.labels);
      expect(decoder.logPartition(scores, length)).toBeCloseTo(log, 10);

      const best = decoder.nBest(scores, length, 7);
      expect(best).toHaveLength(Math.min(7, all.length));
      for (const [i, { labels, logProbability }] of best.entries()) {
        expect([...labels]).toEqual(all[i]?.labels);
        expect(logProbability).toBeCloseTo((all[i]?.score as number) - log, 10);
      }

      const marginals = decoder.marginals(scores, length);
      expect(marginals).toHaveLength(length * 3);
      for (const [cell, probability] of marginals.entries()) {
        const [t, y] = [Math.floor(cell / 3), cell % 3];
        const sum = all.reduce((p, { labels, score }) => p + (labels[t] === y ? Math.exp(score - log) : 0), 0);
        expect(probability).toBeCloseTo(sum, 10);
      }
    }
  });
});

describe('a decoder', () => {
  it.each([1, 3, 4, 21, 42])('finds with %i labels the best of many tokens', (labels) => {
    const length = 30;
    const transitions = sampleVector(1, labels * labels, 2);
    const scores = sampleVector(2, length * labels, 2);
    // Viterbi, plainly.
    let delta = scores.slice(0, labels);
    const back: number[][] = [];
    for (let t = 1; t < length; t++) {
      const from = delta;
      const best = Array.from({ length: labels }, (_, j) =>
        from.reduce((at, value, i) => {
          const here = value + (transitions[i * labels + j] as number);
          return here > (from[at] as number) + (transitions[at * labels + j] as number) ? i : at;
        }, 0),
      );
      back.push(best);
      delta = Float64Array.from(
        best,
        (i, j) => (from[i] as number) + (transitions[i * labels + j] as number) + (scores[t * labels + j] as number),
      );
    }
    const path = [delta.indexOf(Math.max(...delta))];
    for (const best of back.toReversed()) path.unshift(best[path[0] as number] as number);
    expect([...createDecoder(crf(labels, transitions)).best(scores, length)]).toEqual(path);
  });

  it('gives the lower of two equally good labels', () => {
    const decoder = createDecoder(crf(5, new Float64Array(25)));
    expect([...decoder.best(new Float64Array(15), 3)]).toEqual([0, 0, 0]);
  });

  it('takes longer sequences after shorter ones, and arrays longer than they need be', () => {
    const decoder = createDecoder(crf(3, sampleVector(4, 9)), BIO);
    const scores = sampleVector(5, 3 * 20_000, 4);
    const labels = decoder.best(scores, 20_000);
    expect(isLegal([...labels], BIO)).toBe(true);
    expect([...decoder.best(scores, 2)]).toEqual([...createDecoder(crf(3, sampleVector(4, 9)), BIO).best(scores, 2)]);
    const marginals = decoder.marginals(scores, 20_000);
    for (const t of [0, 9_999, 19_999]) {
      expect(marginals.subarray(3 * t, 3 * t + 3).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 8);
    }
  });

  it('is right where probabilities underflow', () => {
    const transitions = Float64Array.of(0, -2000, 0, 0);
    const scores = Float64Array.of(0, -1500, -1500, 0);
    const decoder = createDecoder(crf(2, transitions));
    // 0 0: -1500; 0 1: -2000; 1 0: -3000; 1 1: -1500.
    for (const probability of decoder.marginals(scores, 2)) expect(probability).toBeCloseTo(0.5, 10);
    expect(decoder.logPartition(scores, 2)).toBeCloseTo(-1500 + Math.log(2), 10);
  });

  it('is right where scores are too far apart for the kernel, of legal sequences too', () => {
    for (const legal of [undefined, BIO, PAIRS]) {
      const transitions = sampleVector(31, 9, 300);
      const scores = sampleVector(32, 12, 400);
      const decoder = createDecoder(crf(3, transitions), legal);
      const all = allSequences(3, 4).filter((labels) => isLegal(labels, legal));
      const log = logSum(all.map((labels) => scoreOf(scores, transitions, labels)));
      expect(decoder.logPartition(scores, 4)).toBeCloseTo(log, 8);
      const sure = decoder.marginals(scores, 4).filter((probability) => probability > 0.999);
      expect(sure).toHaveLength(4);
    }
  });

  it('says so where no sequence is legal', () => {
    const none = { ...BIO, first: Uint8Array.of(0, 0, 1), last: Uint8Array.of(0, 0, 0) };
    const decoder = createDecoder(crf(3, new Float64Array(9)), none);
    const scores = sampleVector(1, 9);
    expect(decoder.logPartition(scores, 3)).toBe(-Infinity);
    expect(decoder.marginals(scores, 3)).toEqual(new Float64Array(9));
    expect(decoder.nBest(scores, 3, 2)).toEqual([]);
  });

  it('gives nothing for no tokens', () => {
    const decoder = createDecoder(crf(3, new Float64Array(9)), BIO);
    const none = new Float64Array(0);
    expect(decoder.best(none, 0)).toEqual(new Uint16Array(0));
    expect(decoder.marginals(none, 0)).toEqual(none);
    expect(decoder.nBest(none, 0, 3)).toEqual([{ labels: new Uint16Array(0), logProbability: 0 }]);
  });

  it('refuses fewer scores than tokens have', () => {
    expect(() => createDecoder(crf(3, new Float64Array(9))).best(new Float64Array(8), 3)).toThrow(TypeError);
  });
});

describe('state scores', () => {
  it('are those of each attribute of a token, summed', () => {
    const data = sampleData(8);
    const weights = sampleWeights(3, data);
    const scorer = scorerOf(data, weights);
    for (let s = 0; s + 1 < data.sequenceStarts.length; s++) {
      const expected = stateScores(data, weights, s);
      for (const [i, score] of expected.entries()) expect(scorer.scores(s)[i]).toBeCloseTo(score, 12);
    }
  });

  it('decide the labels of all tokens of the data', () => {
    const data = sampleData(2);
    const weights = sampleWeights(9, data);
    const labels = decode(data, weights);
    const decoder = createDecoder(weights);
    const first = data.sequenceStarts[3] as number;
    const scores = stateScores(data, weights, 3);
    expect(labels.subarray(first, data.sequenceStarts[4])).toEqual(
      decoder.best(scores, scores.length / data.labelCount),
    );
    expect(labels).toHaveLength(data.labels.length);
  });
});
