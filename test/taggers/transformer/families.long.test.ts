import { describe, expect, it } from 'vitest';
import type { TrainingStep } from '../../../src/core/tagger.ts';
import { openBackend, tf } from '../../../src/taggers/neural/backend.ts';
import { readTensors } from '../../../src/taggers/neural/safetensors.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { bert } from '../../../src/taggers/transformer/families.ts';
import type { FamilyContext, TrainedTagger } from '../../../src/taggers/types.ts';
import { labelled, memoryStore, mentions, notes, stream } from '../neural/fixture.ts';
import { fixtureFolder } from './fixture.ts';

const quick = {
  epochs: 60,
  patience: 60,
  batchSize: 2,
  learningRate: 0.01,
  clip: 5,
  weightDecay: 0,
  dropout: 0,
  window: 64,
  overlap: 8,
};

/** Of the notes. */
const SENTENCES = 4;

async function train(settings: object, context: Partial<FamilyContext> = {}, docs = notes): Promise<TrainedTagger> {
  const chosen = parseSettings(bert, { encoder: fixtureFolder('bert'), ...quick, ...settings });
  return bert.train(docs, chosen, { seed: 13, language: 'en', dev: notes, ...context });
}

const gold = () => mentions(stream(notes));
const found = (tagger: TrainedTagger) => mentions(tagger.tag(stream(notes)));

describe('a tagger on an encoder', () => {
  it.each(['bert', 'xlm-roberta'])('on one like %s learns a few notes by heart', async (name) => {
    const tagger = await train({ encoder: fixtureFolder(name) });
    expect(await found(tagger)).toEqual(await gold());
    await tagger.dispose?.();
  });

  it('with a conditional random field, windows shorter than the sentences and gradients added up does too', async () => {
    const tagger = await train({ crf: true, window: 16, overlap: 6, accumulation: 2 });
    expect(await found(tagger)).toEqual(await gold());
    await tagger.dispose?.();
  });

  it('on a frozen encoder leaves its weights as they were, and learns', async () => {
    const losses: number[] = [];
    const tagger = await train(
      { frozen: true, epochs: 60, headLearningRate: 0.3 },
      { onStep: ({ loss }) => losses.push(loss) },
    );
    const store = memoryStore();
    await tagger.save(store);
    const untrained = await train({ frozen: true, epochs: 1 });
    const other = memoryStore();
    await untrained.save(other);
    const [a, b] = [store, other].map(({ blobs }) => blobs.get('encoder/model.safetensors') as Uint8Array);
    // All but the classifier, which the file has last.
    const head = (16 * 7 + 7) * 4;
    expect(a?.subarray(0, -head)).toEqual(b?.subarray(0, -head));
    expect(losses.at(-1)).toBeLessThan((losses[0] as number) / 2);
    await tagger.dispose?.();
    await untrained.dispose?.();
  });

  it.each([{ crf: false }, { crf: true }])(
    'saved and loaded, tags and rates to the bit as before (crf: $crf)',
    async ({ crf }) => {
      const tagger = await train({ crf, epochs: 8 });
      const store = memoryStore();
      await tagger.save(store);
      const loaded = await bert.load(store, JSON.parse(JSON.stringify(tagger.config)) as Record<string, unknown>);
      const rate = async (one: TrainedTagger) => {
        const all: number[] = [];
        for await (const { sequences } of one.marginalSource?.rate(stream(notes)) ?? []) {
          for (const { probabilities } of sequences) all.push(...probabilities);
        }
        return all;
      };
      expect(await rate(loaded)).toEqual(await rate(tagger));
      expect(await found(loaded)).toEqual(await found(tagger));
      await tagger.dispose?.();
      await loaded.dispose?.();
    },
  );

  it('is the same to the bit for the same seed, and another for another', async () => {
    const bytes = async (seed: number) => {
      const tagger = await train({ epochs: 2, dropout: 0.2 }, { seed });
      const store = memoryStore();
      await tagger.save(store);
      await tagger.dispose?.();
      return store.blobs.get('encoder/model.safetensors');
    };
    const first = await bytes(1);
    expect(await bytes(1)).toEqual(first);
    expect(await bytes(2)).not.toEqual(first);
  });

  it.each([{}, { frozen: true, crf: true }])(
    'stopped after any epoch goes on as if never stopped (%j)',
    async (chosen) => {
      const settings = { ...chosen, epochs: 4, dropout: 0.2 };
      const curveOf = async (context: Partial<FamilyContext>) => {
        const curve: TrainingStep[] = [];
        const tagger = await train(settings, { ...context, onStep: (step) => curve.push(step) });
        const store = memoryStore();
        await tagger.save(store);
        await tagger.dispose?.();
        return { bytes: store.blobs, curve: curve.map(({ step, loss, devF1 }) => [step, loss, devF1]) };
      };
      const undisturbed = await curveOf({});
      const checkpoints = memoryStore();
      for (const stop of [1, 3]) {
        const controller = new AbortController();
        const onStep = ({ step }: TrainingStep) => step === stop && controller.abort();
        const stopped = train(settings, { checkpoints, onStep, signal: controller.signal });
        await expect(stopped).rejects.toThrow(/abort/i);
      }
      const notices: string[] = [];
      const resumed = await curveOf({ checkpoints, onNotice: (code) => notices.push(code) });
      expect(notices).toContain('resumed');
      expect(resumed).toEqual(undisturbed);
      expect(checkpoints.writes).toBe(4);
      const other: string[] = [];
      await train({ ...settings, epochs: 5 }, { checkpoints, onNotice: (code) => other.push(code) });
      expect(other).not.toContain('resumed'); // the rates are other ones
    },
  );

  it('with layers computed again on the way back becomes the same to the bit, and leaves no tensor behind', async () => {
    const weightsOf = async (gradientCheckpointing: boolean) => {
      const tagger = await train({ epochs: 3, dropout: 0.2, gradientCheckpointing });
      const store = memoryStore();
      await tagger.save(store);
      await tagger.dispose?.();
      return store.blobs.get('encoder/model.safetensors');
    };
    await openBackend('wasm');
    const before = tf.memory().numTensors;
    expect(await weightsOf(true)).toEqual(await weightsOf(false));
    expect(tf.memory().numTensors).toBe(before);
  });

  it('stops when the dev score no longer rises, and keeps the best weights', async () => {
    const curve: TrainingStep[] = [];
    const checkpoints = memoryStore();
    const tagger = await train({ patience: 12 }, { checkpoints, onStep: (step) => curve.push(step) });
    const scores = curve.map(({ devF1 }) => devF1 as number);
    const best = scores.indexOf(Math.max(...scores));
    expect(scores[best]).toBeGreaterThan(0);
    expect(scores).toHaveLength(best + 1 + 12);
    expect(scores.length).toBeLessThan(quick.epochs);
    const store = memoryStore();
    await tagger.save(store);
    await tagger.dispose?.();
    const biasOf = (files: typeof store, file: string, name: string) =>
      readTensors(files.blobs.get(file) as Uint8Array).tensors[name]?.values;
    const kept = biasOf(store, 'encoder/model.safetensors', 'classifier.bias');
    expect(kept).toEqual(biasOf(checkpoints, 'checkpoint.safetensors', 'best/classifier.bias'));
    expect(kept).not.toEqual(biasOf(checkpoints, 'checkpoint.safetensors', 'weights/classifier.bias'));
  });

  it('says in which step of which epoch the training went wrong', async () => {
    await expect(train({ learningRate: 1e30, clip: 1e30, warmup: 0 })).rejects.toMatchObject({
      code: 'training-diverged',
      message: expect.stringMatching(
        /not finite numbers? in epoch 1, step 2|not a finite number in epoch 1, step 2/,
      ) as string,
    });
  });

  it.each([{}, { gradientCheckpointing: true, crf: true }])(
    'holds as many tensors after each of two hundred steps (%j)',
    async (chosen) => {
      const counts: string[] = [];
      let batches = 0;
      const onStep = () => {
        const { numTensors, numDataBuffers, numBytes } = tf.memory();
        counts.push(`${numTensors} ${numDataBuffers} ${numBytes}`);
        batches += SENTENCES;
      };
      const settings = { ...chosen, epochs: 200 / SENTENCES, batchSize: 1, dropout: 0.1, patience: 200 };
      const tagger = await train(settings, { onStep, dev: notes.slice(0, 1) });
      expect(batches).toBe(200);
      expect(new Set(counts).size).toBe(1);
      await tagger.dispose?.();
    },
    240_000,
  );

  it('tags a document without text, and one with characters that no piece stands for', async () => {
    const tagger = await train({ epochs: 1 });
    const odd = [labelled('e', ''), labelled('i', '\u200b \u0007 \u00ad'), labelled('z', '\u{1f3e5}\u0301 ok')];
    expect(await mentions(tagger.tag(stream(odd)))).toHaveLength(3);
    await tagger.dispose?.();
  });
});
