import { describe, expect, it } from 'vitest';
import type { TrainingStep } from '../../../src/core/tagger.ts';
import { deepaffix, neuroner } from '../../../src/taggers/neural/families.ts';
import type { FamilyContext } from '../../../src/taggers/types.ts';
import { filesOf, labelled, memoryStore, mentions, notes, small, stream, train } from './fixture.ts';

describe('training', () => {
  const settings = { epochs: 5 };

  it('with one seed gives the same weights, with another others', async () => {
    const first = await filesOf(await train(deepaffix, { epochs: 2 }));
    expect(await filesOf(await train(deepaffix, { epochs: 2 }))).toEqual(first);
    const other = await filesOf(await train(deepaffix, { epochs: 2 }, { seed: 2 }));
    expect(other.get('weights.safetensors')).not.toBe(first.get('weights.safetensors'));
  });

  it.each([
    ['batched', neuroner],
    ['faithful', deepaffix],
  ] as const)('stopped after any epoch goes on as if never stopped (%s)', async (mode, family) => {
    const undisturbedCurve: TrainingStep[] = [];
    const undisturbed = await train(family, { ...settings, mode }, { onStep: (step) => undisturbedCurve.push(step) });
    const checkpoints = memoryStore();
    // The stop comes at the write of a checkpoint: the epoch's own, so that the next one starts from it.
    for (const stop of [1, 3]) {
      const controller = new AbortController();
      const onStep = ({ step }: TrainingStep) => step === stop && controller.abort();
      const stopped = train(family, { ...settings, mode }, { checkpoints, onStep, signal: controller.signal });
      await expect(stopped).rejects.toThrow(/abort/i);
    }
    const curve: TrainingStep[] = [];
    const notices: string[] = [];
    const resumed = await train(
      family,
      { ...settings, mode },
      { checkpoints, onStep: (step) => curve.push(step), onNotice: (code) => notices.push(code) },
    );
    expect(notices).toContain('resumed');
    expect(await filesOf(resumed)).toEqual(await filesOf(undisturbed));
    const bare = (steps: TrainingStep[]) =>
      steps.map(({ step, steps: most, loss, devF1 }) => [step, most, loss, devF1]);
    expect(bare(curve)).toEqual(bare(undisturbedCurve));
    expect(checkpoints.writes).toBe(settings.epochs);
  });

  it('starts anew where the checkpoint is of other data, another seed or damaged', async () => {
    const checkpoints = memoryStore();
    await train(deepaffix, { epochs: 1 }, { checkpoints });
    const codes = async (context: Partial<FamilyContext>, chosen: object = { epochs: 1 }) => {
      const notices: string[] = [];
      const copy = memoryStore();
      for (const [name, bytes] of checkpoints.blobs) copy.blobs.set(name, bytes);
      await train(deepaffix, chosen, { checkpoints: copy, onNotice: (code) => notices.push(code), ...context });
      return notices;
    };
    expect(await codes({})).toContain('resumed');
    expect(await codes({ seed: 2 })).not.toContain('resumed');
    expect(await codes({ dev: notes.slice(1) })).not.toContain('resumed');
    expect(await codes({}, { epochs: 1, dropout: 0.1 })).not.toContain('resumed');
    expect(await codes({}, { epochs: 2 })).toContain('resumed');
    const later = memoryStore();
    await train(deepaffix, { epochs: 2 }, { checkpoints: later });
    expect(await codes({ checkpoints: later })).not.toContain('resumed');
    const [[name, bytes] = ['', new Uint8Array(0)]] = checkpoints.blobs;
    checkpoints.blobs.set(name, bytes.subarray(0, 1000));
    expect(await codes({})).toContain('damaged-checkpoint');
  });

  it('stops when the loss is not a number, says where, and leaves the last checkpoint', async () => {
    const checkpoints = memoryStore();
    const chosen = { mode: 'faithful', learningRate: 1e30 };
    const failing = async () => {
      const notices: string[] = [];
      const error: unknown = await train(deepaffix, { ...chosen, epochs: 3 }, { checkpoints, onNotice: (code) => notices.push(code) }).catch((e: unknown) => e); // prettier-ignore
      expect(error).toMatchObject({ code: 'training-diverged', hint: expect.stringMatching(/ 1 is kept.* epochs=1/) });
      expect(String(error)).toContain('the loss is not a finite number in epoch 2, step 1');
      return notices;
    };
    expect(await failing()).not.toContain('resumed');
    expect(await failing()).toContain('resumed');
    // What was good is to be had: the model of the last epoch that was finite, the same as of a training that ends there.
    const rescued = await train(deepaffix, { ...chosen, epochs: 1 }, { checkpoints });
    expect(await filesOf(rescued)).toEqual(await filesOf(await train(deepaffix, { ...chosen, epochs: 1 })));
  });

  it('does not keep weights that are not finite, nor promise a checkpoint where it keeps none', async () => {
    const checkpoints = memoryStore();
    const chosen = { mode: 'faithful', learningRate: 1e39, epochs: 3 };
    const error: unknown = await train(deepaffix, chosen, { checkpoints }).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'training-diverged', hint: 'Choose a smaller learningRate.' });
    expect(String(error)).toMatch(/weights are not finite numbers in epoch 1, step \d/);
    expect(checkpoints.writes).toBe(0);
    const unkept = train(deepaffix, { ...chosen, learningRate: 1e30 });
    await expect(unkept).rejects.toMatchObject({ hint: 'Choose a smaller learningRate.' });
  });

  it('stops early when the dev score no longer rises, and keeps the best weights', async () => {
    const steps: TrainingStep[] = [];
    const chosen = { epochs: 30, patience: 2, learningRate: 1e-7 };
    const tagger = await train(deepaffix, chosen, { onStep: (step) => steps.push(step) });
    expect(steps).toHaveLength(3);
    expect(tagger.trainingEnd).toEqual({ reason: 'patience', steps: 3 });
    const capped = await train(deepaffix, { ...chosen, epochs: 2 });
    expect(capped.trainingEnd).toEqual({ reason: 'cap', steps: 2 });
  });

  it('without dev documents holds some out, or says that it cannot', async () => {
    const notices = new Map<string, string>();
    const onNotice = (code: string, message: string) => notices.set(code, message);
    const many = Array.from({ length: 20 }, (_, i) => labelled(`d${i}`, `Note ${i}: [Ann Smith|NAME] is well.`));
    const settings = deepaffix.settings.parse({ ...small, epochs: 1 });
    await deepaffix.train(many, settings, { seed: 1, language: 'en', onNotice });
    expect(notices.get('held-out')).toContain('2 of 20');
    await deepaffix.train(notes, settings, { seed: 1, language: 'en', onNotice });
    expect(notices.get('held-out')).toContain('too few');
    expect(notices.get('backend')).toContain('wasm');
  });

  it('refuses documents without a token', async () => {
    const empty = deepaffix.train([labelled('e', ' \n')], deepaffix.settings.parse(small), { seed: 1, language: 'en' });
    await expect(empty).rejects.toMatchObject({ code: 'empty-training' });
  });

  it('learns from one label, and from none', async () => {
    const settings = deepaffix.settings.parse({ ...small, epochs: 1 });
    const context = { seed: 1, language: 'en' };
    const one = await deepaffix.train([notes[2]!], settings, context); // prettier-ignore
    expect(one.labels).toEqual(['NAME']);
    const none = await deepaffix.train([labelled('n', 'No fever.')], settings, context);
    expect(none.labels).toEqual([]);
    expect(await mentions(none.tag(stream(notes)))).toEqual(notes.map(() => []));
  });

  it('cuts a sentence that is too long into pieces', async () => {
    const long = labelled('l', 'word [Ann|NAME] '.repeat(500).trim());
    const notices = new Map<string, string>();
    const onNotice = (code: string, message: string) => notices.set(code, message);
    const settings = deepaffix.settings.parse({ ...small, epochs: 1, batchTokens: 400 });
    const tagger = await deepaffix.train([long], settings, { seed: 1, language: 'en', dev: notes, onNotice });
    expect(notices.get('long-sentences')).toMatch(/: 1$/);
    const longer = labelled('l', 'word Ann '.repeat(10_000).trim());
    const [found] = await mentions(tagger.tag(stream([longer]), { recallBias: 1000 }));
    expect(found?.at(-1)).toMatch(/^\d+-89999 NAME$/);
  });
});
