import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TrainingStep } from '../../src/core/tagger.ts';
import { openBackend, tf } from '../../src/taggers/neural/backend.ts';
import { neuroner } from '../../src/taggers/neural/families.ts';
import { bert } from '../../src/taggers/transformer/families.ts';
import type { FamilyContext } from '../../src/taggers/types.ts';
import { kernelName } from '../../src/taggers/transformer/kernels/run-on.ts';
import { memoryStore, notes } from './neural/fixture.ts';
import { limitMemory, restoreMemory } from './neural/limit-memory.ts';
import { countTraffic, type Traffic } from './neural/traffic.ts';
import { startEncoder, startNeuroner } from './training-steps.ts';
import { fixtureFolder } from './transformer/fixture.ts';

const state = vi.hoisted(() => ({ own: false }));

// What is done where tensors lie elsewhere, on a backend that every machine has.
vi.mock('../../src/taggers/neural/backend.ts', async (original) => ({
  ...(await original<object>()),
  hasOwnMemory: () => state.own,
}));

let traffic: Traffic | undefined;

beforeAll(async () => {
  await openBackend('cpu');
});
afterEach(() => {
  state.own = false;
  traffic?.stop();
  traffic = undefined;
});

type Context = Partial<FamilyContext>;

const trainings = {
  bert: {
    start: startEncoder,
    train: (context: Context) => {
      const settings = { epochs: 3, batchSize: 3, accumulation: 2, learningRate: 0.01, window: 64, overlap: 8, backend: 'cpu' }; // prettier-ignore
      const chosen = bert.settings.parse({ encoder: fixtureFolder('bert'), ...settings });
      return bert.train(notes, chosen, { seed: 13, language: 'en', dev: notes, ...context });
    },
  },
  neuroner: {
    start: startNeuroner,
    train: (context: Context) => {
      const settings = { epochs: 3, batchTokens: 40, wordDimension: 8, gazetteers: false, backend: 'cpu' };
      const chosen = neuroner.settings.parse(settings);
      return neuroner.train(notes, chosen, { seed: 13, language: 'en', dev: notes, ...context });
    },
  },
};

it('adds up on the device what a batch comes to in parts', { timeout: 120_000 }, async () => {
  state.own = true;
  const outcome = async () => {
    const [losses, notices]: [number[], string[]] = [[], []];
    const settings = { epochs: 3, batchSize: 5, learningRate: 0.01, window: 64, overlap: 8, backend: 'wasm' };
    const tagger = await bert.train(notes, bert.settings.parse({ encoder: fixtureFolder('bert'), ...settings }), {
      seed: 13,
      language: 'en',
      dev: notes,
      onStep: ({ loss }) => void losses.push(loss),
      onNotice: (code) => void notices.push(code),
    });
    await tagger.dispose?.();
    return { losses, notices };
  };
  await openBackend('wasm');
  const whole = await outcome();
  const before = tf.memory().numTensors;
  limitMemory(kernelName('AttentionGradient'), 'dy', 60);
  const parts = await outcome();
  restoreMemory();
  expect(parts.notices).toContain('smaller-batches');
  expect(tf.memory().numTensors).toBe(before);
  whole.losses.forEach((loss, i) => expect(parts.losses[i]).toBeCloseTo(loss, 4));
  await openBackend('cpu');
});

describe.each(Object.entries(trainings))('%s, where tensors lie in a memory of their own', (_, { start, train }) => {
  const curve = async (context: Context = {}) => {
    const steps: TrainingStep[] = [];
    const tagger = await train({ ...context, onStep: (step) => void steps.push(step) });
    await tagger.dispose?.();
    return steps;
  };

  it('learns what it learns elsewhere, and leaves nothing behind', { timeout: 120_000 }, async () => {
    const before = tf.memory().numTensors;
    const arrays = await curve();
    state.own = true;
    const tensors = await curve();
    expect(tf.memory().numTensors).toBe(before);
    expect(tensors).toHaveLength(arrays.length);
    arrays.forEach(({ loss, figures, devF1 }, i) => {
      expect(Math.abs((tensors[i]?.loss ?? NaN) / loss - 1)).toBeLessThan(1e-5);
      expect(tensors[i]?.figures?.['gradientNorm']).toBeCloseTo(figures?.['gradientNorm'] as number, 3);
      expect(tensors[i]?.devF1).toBe(devF1);
    });
  });

  it('goes on from a checkpoint as if never stopped', { timeout: 120_000 }, async () => {
    state.own = true;
    const whole = await curve();
    const checkpoints = memoryStore();
    const controller = new AbortController();
    const stop = ({ step }: TrainingStep) => {
      if (step === 2) controller.abort();
    };
    await expect(train({ checkpoints, onStep: stop, signal: controller.signal })).rejects.toThrow(/abort/);
    const notices: string[] = [];
    const resumed = await curve({ checkpoints, onNotice: (code) => void notices.push(code) });
    expect(notices).toContain('resumed');
    expect(resumed.map(({ loss, devF1 }) => [loss, devF1])).toEqual(whole.map(({ loss, devF1 }) => [loss, devF1]));
  });

  it('reads once in a step: loss, norm, and the gradients of rows whose table lies outside', async () => {
    state.own = true;
    const training = await start();
    traffic = countTraffic();
    for (let step = 0; step < 3; step++) {
      traffic.reset();
      await training.step();
      expect(traffic.read).toEqual([4 * (2 + training.rows)]);
    }
    training.dispose();
  });
});
