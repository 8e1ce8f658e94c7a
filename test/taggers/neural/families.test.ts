import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrainingStep } from '../../../src/core/tagger.ts';
import type { TrainedTagger } from '../../../src/taggers/types.ts';
import { deepaffix, neuroner } from '../../../src/taggers/neural/families.ts';
import { filesOf, labelled, memoryStore, mentions, notes, stream, train } from './fixture.ts';

describe.each([
  ['neuroner', neuroner],
  ['deepaffix', deepaffix],
] as const)('%s', (name, family) => {
  let tagger: TrainedTagger;
  const curve: TrainingStep[] = [];
  beforeAll(async () => {
    // The best epoch is chosen with words left out of the lists as in training: none here, where what is tagged is what was learned.
    tagger = await train(
      family,
      { epochs: 40, patience: 6, gazetteerDropout: 0 },
      { onStep: (step) => curve.push(step) },
    );
  });

  it('learns a few sentences by heart', async () => {
    expect(Math.max(...curve.map(({ devF1 }) => devF1 ?? 0))).toBe(1);
    expect(await mentions(tagger.tag(stream(notes)))).toEqual(await mentions(stream(notes)));
    expect(tagger.family).toBe(name);
    expect(tagger.labels).toEqual(['DATE', 'NAME', 'PLACE']);
    expect(curve.map(({ step }) => step)).toEqual(curve.map((_, i) => i + 1));
    expect((curve.at(-1) as TrainingStep).loss).toBeLessThan((curve[0] as TrainingStep).loss / 4);
  });

  it('tags alike after it was saved and loaded, and saves the same bytes again', async () => {
    const store = memoryStore();
    await tagger.save(store);
    const config: unknown = JSON.parse(JSON.stringify(tagger.config));
    const loaded = await family.load(store, config as Record<string, unknown>);
    const unseen = [...notes, labelled('x', 'Miss Zoë Ünal of Bath, 9 April. 😀')];
    expect(await mentions(loaded.tag(stream(unseen)))).toEqual(await mentions(tagger.tag(stream(unseen))));
    expect(await filesOf(loaded)).toEqual(await filesOf(tagger));
    expect([...store.blobs.keys()].sort()).toEqual([
      'clusters.bin',
      'gazetteers.bin',
      'vocabulary.json',
      'weights.safetensors',
    ]);
  });

  it('tags a document alike whatever stands beside it', async () => {
    const docs = [...notes, labelled('x', 'A far longer sentence than the others, about Ann Jones of Hull and no one else, it seems.')]; // prettier-ignore
    const together = await mentions(tagger.tag(stream(docs)));
    const reversed = await mentions(tagger.tag(stream(docs.toReversed())));
    const alone: string[][] = [];
    for (const doc of docs) alone.push(...(await mentions(tagger.tag(stream([doc])))));
    expect(together).toEqual(alone);
    expect(reversed.toReversed()).toEqual(alone);
  });

  it('finds more with a recall bias, and nothing with a strongly negative one', async () => {
    const unseen = [labelled('x', 'Then the nurse went home with Kim.')];
    expect((await mentions(tagger.tag(stream(unseen), { recallBias: 50 })))[0]?.length).toBeGreaterThan(0);
    expect(await mentions(tagger.tag(stream(notes), { recallBias: -1000 }))).toEqual(notes.map(() => []));
  });

  it('learns and tags in faithful mode', async () => {
    const steps: TrainingStep[] = [];
    await train(family, { mode: 'faithful', epochs: 2, learningRate: 0.1 }, { onStep: (step) => steps.push(step) });
    expect(steps).toHaveLength(2);
    expect((steps[1] as TrainingStep).loss).toBeLessThan((steps[0] as TrainingStep).loss);
  });
});

describe('word vectors', () => {
  let file: string;
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'neural-'));
    file = path.join(folder, 'vectors.txt');
    const row = (word: string, at: number) => `${word} ${Array.from({ length: 8 }, (_, d) => (d === at ? 1 : 0.1)).join(' ')}`; // prettier-ignore
    await writeFile(file, ['patient', 'seen', 'Verona', 'Trieste'].map(row).join('\n'));
  });
  afterAll(() => rm(path.dirname(file), { recursive: true, force: true }));

  it('are given to words of training, kept for others, and saved with the model', async () => {
    const notices = new Map<string, string>();
    const tagger = await train(
      neuroner,
      { vectors: file, trainVectors: false, epochs: 1 },
      { onNotice: (code, message) => notices.set(code, message) },
    );
    // "Patient" and "Seen" by lower case, "seen" itself.
    expect(notices.get('vectors')).toMatch(/: 3 of \d+; further words: 3$/);
    const store = memoryStore();
    await tagger.save(store);
    const saved = JSON.parse(Buffer.from(store.blobs.get('vocabulary.json') as Uint8Array).toString()) as {
      extraWords: string[];
    };
    expect(saved.extraWords).toEqual(['patient', 'Verona', 'Trieste']);
    const loaded = await neuroner.load(store, tagger.config);
    const unseen = [labelled('x', 'Patient from Verona in Trieste.')];
    expect(await mentions(loaded.tag(stream(unseen)))).toEqual(await mentions(tagger.tag(stream(unseen))));
    expect(await filesOf(loaded)).toEqual(await filesOf(tagger));
  });

  it('of another length than the setting are refused', async () => {
    const wrong = train(neuroner, { vectors: file, wordDimension: 9, epochs: 1 });
    await expect(wrong).rejects.toMatchObject({ code: 'vector-dimension', hint: 'Set wordDimension to 8.' });
  });
});

describe('a damaged model', () => {
  it('is refused', async () => {
    const tagger = await train(deepaffix, { epochs: 1 });
    const store = memoryStore();
    await tagger.save(store);
    const whole = new Map(store.blobs);
    const load = (name: string, bytes: Uint8Array | undefined) => {
      store.blobs.clear();
      for (const [key, value] of whole) store.blobs.set(key, value);
      if (bytes) store.blobs.set(name, bytes);
      else store.blobs.delete(name);
      return expect(deepaffix.load(store, tagger.config)).rejects.toMatchObject({ code: 'damaged-model' });
    };
    await load('weights.safetensors', undefined);
    await load('weights.safetensors', (whole.get('weights.safetensors') as Uint8Array).subarray(0, 5000));
    await load('vocabulary.json', new TextEncoder().encode('{"tags": []}'));
    await load('vocabulary.json', new TextEncoder().encode('{"tags'));
    const fewer = JSON.parse(Buffer.from(whole.get('vocabulary.json') as Uint8Array).toString()) as { words: string[] };
    fewer.words.pop();
    await load('vocabulary.json', new TextEncoder().encode(JSON.stringify(fewer)));
  });
});
