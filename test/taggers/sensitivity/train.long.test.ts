import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { openBackend, tf } from '../../../src/taggers/neural/backend.ts';
import { setThreads } from '../../../src/taggers/neural/kernels/simd/kernel.ts';
import { trainEpochs } from '../../../src/taggers/neural/training-loop.ts';
import { architectures, type Architecture } from '../../../src/taggers/sensitivity/architectures.ts';
import { evaluateHeldOut } from '../../../src/taggers/sensitivity/evaluation.ts';
import { sensitivity } from '../../../src/taggers/sensitivity/family.ts';
import { createNetwork } from '../../../src/taggers/sensitivity/network.ts';
import {
  baseRateOf,
  qualityOf,
  regimeOf,
  scheduleOf,
  trainSensitivity,
} from '../../../src/taggers/sensitivity/train.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { createAdamW } from '../../../src/taggers/transformer/adamw.ts';
import { decisions, smallSettings } from './fixture.ts';

beforeAll(async () => {
  // Products this small are not worth waiting for another thread.
  setThreads(1);
  await openBackend('cpu');
});

const settingsOf = (given: object) => parseSettings(sensitivity, given);
const loconv2 = architectures.get('LOConv2') as Architecture;

it('takes the rates of table 5.5 where asked: .01 for 5 % of the steps, then from 1e-5 down to 0', async () => {
  const total = 200;
  const schedule = scheduleOf(settingsOf({ schedule: 'thesis' }), loconv2, total);
  const values = Float32Array.of(1);
  const parameter = { name: 'w', values, scale: 1, decays: false };
  const optimiser = createAdamW([parameter], { ...schedule, totalSteps: total });
  const rates: number[] = [];
  for (let step = 0; step < total; step++) {
    rates.push(optimiser.rate);
    optimiser.add({ loss: 0, gradients: { w: { values: Float32Array.of(0.5) } } }, 1);
    await optimiser.step();
  }
  expect(rates.slice(0, 10)).toEqual(Array(10).fill(0.01));
  expect(rates[10]).toBe(1e-5);
  expect(rates.slice(10).every((rate, i, rest) => i === 0 || rate < (rest[i - 1] ?? 0))).toBe(true);
  expect(optimiser.rate).toBe(0);
  // A gradient that does not change moves a weight by the rate, but for epsilon.
  expect(1 - (values[0] as number)).toBeCloseTo(
    rates.reduce((a, b) => a + b, 0),
    4,
  );
});

describe('the best epoch', () => {
  it('is that of the smallest loss, or of the highest F1, and by loss while nothing is found', () => {
    const epochs: [loss: number, f1: number][] = [
      [0.3, 0],
      [0.1, 0],
      [0.2, 0.4],
      [0.4, 0.6],
    ];
    const best = (by: 'loss' | 'f1') =>
      epochs.toSorted((a, b) => qualityOf(by, ...b) - qualityOf(by, ...a)).map((epoch) => epochs.indexOf(epoch));
    expect(best('loss')).toEqual([1, 2, 0, 3]);
    expect(best('f1')).toEqual([3, 2, 1, 0]);
    // No more than a quotient without a denominator: nothing was to be found, and nothing was.
    expect(qualityOf('f1', 0.2, Number.NaN)).toBe(-0.2);
  });
});

describe('defaults', () => {
  it('are no candidates and M1 where the element cannot be seen, else 2 % and M3', () => {
    expect(regimeOf(settingsOf({}))).toEqual({ share: undefined, scheme: { placeholderOnly: 1, random: 0, mask: 0 } });
    const onEncoder = { share: 0.02, scheme: { placeholderOnly: 0, random: 1, mask: 0 } };
    for (const architecture of ['RNN2', 'LOConv1', 'FT']) {
      expect(regimeOf(settingsOf({ architecture }))).toEqual(onEncoder);
    }
    expect(regimeOf(settingsOf({ architecture: 'RNN2', candidates: 0 })).share).toBeUndefined();
  });
});

describe('the base rate a network starts with', () => {
  const element = (sensitive: boolean) => ({ start: 0, end: 1, text: 'x', sensitive });
  const sequences = [{ document: 0, elements: Array.from({ length: 1000 }, (_, i) => element(i < 10)) }];

  it('is the share of sensitive elements among those rated, as their weights count', () => {
    expect(baseRateOf(sequences, settingsOf({}))).toBeCloseTo(0.01, 3);
    expect(baseRateOf(sequences, settingsOf({ positiveWeight: 10 }))).toBeCloseTo(100 / 1090, 3);
    // 10 of them and 2 % of 990 others, half an element more of each.
    expect(baseRateOf(sequences, settingsOf({ architecture: 'RNN1' }))).toBeCloseTo(10.5 / 30.8, 6);
  });

  it('is neither 0 nor 1 where nothing or everything is sensitive', () => {
    for (const sensitive of [true, false]) {
      const rate = baseRateOf([{ document: 0, elements: [element(sensitive)] }], settingsOf({}));
      expect(rate).toBeGreaterThan(0);
      expect(rate).toBeLessThan(1);
    }
  });

  it('is what a network says of anything before it has learned', async () => {
    const network = createNetwork(loconv2, 8, createRng(1), 0.02);
    const one = { sequences: 1, longest: 3, lengths: Int32Array.of(3) };
    const units = { sequence: Int32Array.of(0), start: Int32Array.of(1), end: Int32Array.of(2) };
    const logits = tf.tidy(() => network.run(tf.zeros([1, 3, 8]), one, units));
    expect(1 / (1 + Math.exp(-((await logits.data())[0] as number)))).toBeCloseTo(0.02, 6);
    tf.dispose([logits, network.variables]);
  });
});

describe('vectors of pieces', () => {
  it('have numbers of the size that fresh weights are drawn for, however long their training was', async () => {
    for (const gloveIterations of [1, 10]) {
      const trained = await trainSensitivity(
        decisions(12, false),
        settingsOf({ ...smallSettings, gloveIterations, epochs: 1 }),
        { seed: 3, language: 'de' },
      );
      const { input } = trained.model;
      if (input.kind !== 'vectors') throw new TypeError('the model reads no vectors');
      const { pieceVectors } = input.tables;
      expect(pieceVectors.reduce((sum, value) => sum + value * value, 0) / pieceVectors.length).toBeCloseTo(1, 4);
      trained.model.dispose();
    }
  });
});

it('learns its own training text by heart where blanks are few', async () => {
  // As in real decisions: a trial on those learned nothing while vectors were short and networks began at one half.
  const documents = decisions(12, false, 5, 8);
  const settings = settingsOf({ ...smallSettings, pieceDimension: 100, epochs: 8, batchSize: 1, dropout: 0 });
  const trained = await trainSensitivity(documents, settings, { seed: 3, language: 'de', dev: documents });
  const counts = await evaluateHeldOut(trained, 1);
  expect(counts.truePositives + counts.falseNegatives).toBe(12);
  expect(counts.recall).toBe(1);
  expect(counts.precision).toBe(1);
  trained.model.dispose();
});

it('keeps the epoch of the highest rank and stops where none is higher, whatever its F1', async () => {
  const losses = [3, 1, 2, 4, 0];
  let epochs = 0;
  let weights = 0;
  await trainEpochs(
    {
      async runEpoch(epoch) {
        epochs = weights = epoch;
        return { loss: 1 / epoch, steps: 1 };
      },
      evaluate: async () => epochs / 10,
      rank: () => -(losses[epochs - 1] ?? 0),
      optimiser: { rate: 1, state: async () => ({ numbers: {}, arrays: {} }), restore: () => {} },
      read: async () => ({ w: { shape: [1], values: Float32Array.of(weights) } }),
      write: (kept) => {
        weights = kept['w']?.values[0] ?? 0;
      },
    },
    { epochs: 5, patience: 2, scheduled: true, tokens: 1, key: () => '', context: {} },
  );
  expect(epochs).toBe(4);
  expect(weights).toBe(2);
});
