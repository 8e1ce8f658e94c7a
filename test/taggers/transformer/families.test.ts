import { describe, expect, it } from 'vitest';
import { tf } from '../../../src/taggers/neural/backend.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { bert } from '../../../src/taggers/transformer/families.ts';
import type { FamilyContext, TrainedTagger } from '../../../src/taggers/types.ts';
import { labelled, memoryStore, mentions, notes, stream } from '../neural/fixture.ts';
import { fixtureFolder } from './fixture.ts';

const quick = {
  epochs: 60,
  batchSize: 2,
  learningRate: 0.01,
  clip: 5,
  weightDecay: 0,
  dropout: 0,
  window: 64,
  overlap: 8,
};

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

  it('holds as many tensors after each of a hundred steps', async () => {
    const counts: number[] = [];
    const onStep = () => counts.push(tf.memory().numTensors);
    const tagger = await train({ epochs: 25, batchSize: 2, dropout: 0.1 }, { onStep, dev: notes.slice(0, 1) });
    expect(new Set(counts).size).toBe(1);
    await tagger.dispose?.();
  });

  it('tags a document without text, and one with characters that no piece stands for', async () => {
    const tagger = await train({ epochs: 1 });
    const odd = [labelled('e', ''), labelled('i', '\u200b \u0007 \u00ad'), labelled('z', '\u{1f3e5}\u0301 ok')];
    expect(await mentions(tagger.tag(stream(odd)))).toHaveLength(3);
    await tagger.dispose?.();
  });
});
