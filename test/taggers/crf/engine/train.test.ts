import { describe, expect, it } from 'vitest';
import type { TrainingStep, TrainingEnd } from '../../../../src/core/tagger.ts';
import type { LabelledCrfData } from '../../../../src/taggers/crf/data.ts';
import { trainCrf } from '../../../../src/taggers/crf/engine/train.ts';
import { type CrfTrainingOptions } from '../../../../src/taggers/crf/engine/options.ts';
import { sampleData } from './samples.ts';
import { decode } from '../../../helpers/crf.ts';

const lengths = Array.from({ length: 80 }, (_, i) => (i * 5) % 17);
const data = sampleData(12, { labels: 6, lengths, groups: 200, attributes: 150 });

/** Data in which the first attribute of a token says its label. */
function easyData(): LabelledCrfData {
  const plain = sampleData(3, { labels: 4, lengths, groups: 40, attributes: 30, perToken: 1 });
  const labels = Uint8Array.from(
    plain.tokenGroups,
    (group) => (plain.groupAttributes[plain.attributeStarts[group] as number] as number) % 4,
  );
  return { ...plain, labels };
}

function accuracy(labels: Uint16Array, gold: LabelledCrfData['labels']): number {
  return labels.filter((label, t) => label === gold[t]).length / gold.length;
}

describe('training', () => {
  it.each<CrfTrainingOptions>([
    { c2: 0.1, maxIterations: 12 },
    { c1: 0.2, c2: 0.1, maxIterations: 12 },
    { algorithm: 'ap', maxIterations: 5 },
  ])('gives the same bits with any number of workers, and again: %j', async (options) => {
    const alone = await trainCrf(data, options);
    expect(await trainCrf(data, options)).toEqual(alone);
    expect(await trainCrf(data, options, { workers: 1 })).toEqual(alone);
    expect(await trainCrf(data, options, { workers: 3 })).toEqual(alone);
  });

  it.each<CrfTrainingOptions>([{ c2: 0.01 }, { c1: 0.1, c2: 0 }, { algorithm: 'ap', maxIterations: 20 }])(
    'learns what the attributes say: %j',
    async (options) => {
      const easy = easyData();
      expect(accuracy(decode(easy, await trainCrf(easy, options)), easy.labels)).toBeGreaterThan(0.98);
    },
  );

  it('with an L1 term leaves few weights, with L2 alone all', async () => {
    const sizes: number[] = [];
    for (const c1 of [0, 1, 5]) sizes.push((await trainCrf(data, { c1, c2: 0.1 })).stateWeights.length);
    const [all, some, few] = sizes as [number, number, number];
    expect(some).toBeLessThan(0.9 * all);
    expect(few).toBeLessThan(0.5 * some);
  });

  it.each<[string, CrfTrainingOptions]>([
    ['cap', { c1: 0.1, maxIterations: 4 }],
    ['little-progress', { c1: 0.1, delta: 1e-3 }],
    ['converged', { c2: 1, period: 0, epsilon: 1e-3 }],
    ['converged', { algorithm: 'ap', epsilon: 0.99 }],
    ['cap', { algorithm: 'ap', epsilon: 1e-9, maxIterations: 2 }],
    ['all-steps', { algorithm: 'ap', maxIterations: 2 }],
  ])('says that it ended by %s: %j', async (reason, options) => {
    const steps: number[] = [];
    const ends: TrainingEnd[] = [];
    await trainCrf(data, options, { onStep: ({ step }) => steps.push(step), onEnd: (end) => ends.push(end) });
    expect(ends).toEqual([{ reason, steps: steps.length }]);
  });

  it('without a number of iterations goes on until it has converged', async () => {
    const ends: TrainingEnd[] = [];
    await trainCrf(data, { c1: 0.1 }, { onEnd: (end) => ends.push(end) });
    expect(['converged', 'little-progress']).toContain(ends[0]?.reason);
  });

  it('tells of every iteration, the same figures each time', async () => {
    const told = async () => {
      const steps: TrainingStep[] = [];
      await trainCrf(data, { c1: 0.1, maxIterations: 4 }, { onStep: (step) => steps.push(step) });
      return steps;
    };
    const steps = await told();
    expect(steps.map(({ step, steps: all }) => [step, all])).toEqual([1, 2, 3, 4].map((step) => [step, 4]));
    expect(Object.keys(steps[0]?.figures ?? {}).sort()).toEqual([
      'active',
      'gradientNorm',
      'norm',
      'stepLength',
      'trials',
    ]);
    expect(await told()).toEqual(steps);
  });

  it('learns from one label alone', async () => {
    const one: LabelledCrfData = { ...data, labels: new Uint8Array(data.labels.length), labelCount: 1 };
    const weights = await trainCrf(one, {});
    expect(decode(one, weights)).toEqual(new Uint16Array(one.labels.length));
  });

  it('of a perceptron ends when it labels well enough, and depends on the seed', async () => {
    const steps: TrainingStep[] = [];
    await trainCrf(easyData(), { algorithm: 'ap', epsilon: 0.05 }, { onStep: (step) => steps.push(step) });
    expect(steps.length).toBeLessThan(100);
    expect((steps.at(-1) as TrainingStep).loss / (lengths.length - 5)).toBeLessThan(0.06);
    const options = { algorithm: 'ap', maxIterations: 2 } as const;
    const [a, b] = [await trainCrf(data, { ...options, seed: 1 }), await trainCrf(data, { ...options, seed: 2 })];
    expect(a.transitions).not.toEqual(b.transitions);
  });

  it.each(['lbfgs', 'ap'] as const)('of %s ends when it is aborted, with the reason', async (algorithm) => {
    const controller = new AbortController();
    const reason = new Error('enough');
    let steps = 0;
    const onStep = () => {
      if (++steps === 2) controller.abort(reason);
    };
    await expect(trainCrf(data, { algorithm }, { workers: 1, onStep, signal: controller.signal })).rejects.toBe(reason);
    expect(steps).toBe(2);
  });

  it('ends its workers when the receiver of steps throws', async () => {
    const before = process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
    const onStep = () => {
      throw new Error('no more');
    };
    await expect(trainCrf(data, {}, { workers: 2, onStep })).rejects.toThrow('no more');
    expect(process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length).toBeLessThanOrEqual(
      before,
    );
  });

  it('refuses empty data', async () => {
    const empty = sampleData(1, { lengths: [0, 0] });
    await expect(trainCrf(empty)).rejects.toThrow(expect.objectContaining({ code: 'crf-no-data' }));
  });

  it('refuses a least frequency that leaves no feature', async () => {
    await expect(trainCrf(data, { minFrequency: 1e6 })).rejects.toThrow(
      expect.objectContaining({ code: 'crf-no-features' }),
    );
  });

  it.each([
    [{ algorithm: 'sgd' }, /'lbfgs' or 'ap'/],
    [{ lineSearch: 'Armijo' }, /MoreThuente/],
    [{ c1: -1 }, /c1/],
    [{ c2: NaN }, /c2/],
    [{ maxIterations: 0 }, /maxIterations/],
    [{ memories: 1.5 }, /memories/],
  ])('refuses the settings %j', async (options, message) => {
    const call = trainCrf(data, options as CrfTrainingOptions);
    await expect(call).rejects.toThrow(TypeError);
    await expect(call).rejects.toThrow(message);
  });

  it('refuses labels that there are not', async () => {
    await expect(trainCrf({ ...data, labelCount: 2 })).rejects.toThrow(TypeError);
    await expect(trainCrf({ ...data, labels: data.labels.subarray(1) })).rejects.toThrow(TypeError);
  });
});
