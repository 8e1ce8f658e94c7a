import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCorpus } from '../../../src/core/document.ts';
import type { Document } from '../../../src/core/types.ts';
import { createFolderStore } from '../../../src/taggers/folder-store.ts';
import { tf } from '../../../src/taggers/neural/backend.ts';
import { setThreads } from '../../../src/taggers/neural/kernels/simd/kernel.ts';
import {
  compareElements,
  evaluateHeldOut,
  evaluateNamedCandidates,
  evaluateRandomCandidates,
  evaluateWithoutCandidates,
} from '../../../src/taggers/sensitivity/evaluation.ts';
import { sensitivity } from '../../../src/taggers/sensitivity/family.ts';
import { trainSensitivity } from '../../../src/taggers/sensitivity/train.ts';
import { writeTensors } from '../../../src/taggers/neural/safetensors.ts';
import type { SensitivityTagger } from '../../../src/taggers/sensitivity/tagger.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { fixtureFolder } from '../transformer/fixture.ts';
import { decisions, smallSettings } from './fixture.ts';

// Products this small are not worth waiting for another thread.
beforeAll(() => setThreads(1));

const folder = mkdtempSync(path.join(tmpdir(), 'sensitivity-'));
afterAll(() => rmSync(folder, { recursive: true }));

const anonymised = decisions(24, false);
const filled = decisions(8, true, 99);

async function tagAll(tagger: Awaited<ReturnType<typeof sensitivity.train>>, docs: readonly Document[], bias = 0) {
  const found: Document[] = [];
  for await (const doc of tagger.tag(toCorpus(docs), { recallBias: bias })) found.push(doc);
  return found;
}

function train(given: object, docs: readonly Document[] = anonymised, context: object = {}) {
  return sensitivity.train(docs, parseSettings(sensitivity, { ...smallSettings, ...given }), {
    seed: 3,
    language: 'de',
    ...context,
  });
}

/** The weights as text: to compare two arrays of a million numbers takes seconds. */
const bitsOf = async ({ parts: { model } }: { readonly parts: SensitivityTagger['parts'] }) =>
  Buffer.from(writeTensors({ tensors: await model.read(), metadata: {} })).toString('base64');

describe('a leave-out model that learned from blanks', () => {
  it('tells blanks from other elements in text that it never saw (LORNN1)', async () => {
    const tagger = await train({ architecture: 'LORNN1' });
    const counts = await evaluateWithoutCandidates(tagger.parts, decisions(8, false, 98));
    expect(counts.recall).toBeGreaterThan(0.8);
    expect(counts.precision).toBeGreaterThan(0.8);
    await tagger.dispose?.();
  });

  it('finds names that it never saw, by their context (LOConv2)', async () => {
    const tagger = await train({});
    const counts = await evaluateWithoutCandidates(tagger.parts, filled);
    expect(counts.recall).toBeGreaterThan(0.75);
    expect(counts.precision).toBeGreaterThan(0.75);
    const tagged = await tagAll(tagger, filled);
    const texts = new Set(tagged.flatMap(({ text, entities }) => entities.map((e) => text.slice(e.start, e.end))));
    expect([...texts]).toEqual(expect.arrayContaining(['Fausner', 'Öztürk']));
    expect(tagged.every(({ entities }) => entities.every(({ label }) => label === 'SENSITIVE'))).toBe(true);
    // Punctuation at the end of what was found is left out.
    const mentions = compareElements(filled, tagged);
    expect(mentions.truePositives).toBe(counts.truePositives);
    expect(mentions.falsePositives).toBeLessThanOrEqual(counts.falsePositives);
    // More is found the more missing is feared.
    const many = compareElements(filled, await tagAll(tagger, filled, 3));
    expect(many.truePositives + many.falsePositives).toBeGreaterThanOrEqual(
      counts.truePositives + counts.falsePositives,
    );
    await tagger.dispose?.();
  });

  it('tags alike, to the byte, once it was saved and loaded, and leaves no tensor', async () => {
    const before = tf.memory().numTensors;
    const tagger = await train({ epochs: 2 }, anonymised.slice(0, 6));
    const store = createFolderStore(path.join(folder, 'vectors'));
    await tagger.save(store);
    const loaded = await sensitivity.load(store, JSON.parse(JSON.stringify(tagger.config)));
    expect(await tagAll(loaded, filled)).toEqual(await tagAll(tagger, filled));
    const random = await evaluateRandomCandidates(loaded.parts, filled, 1);
    expect(random).toEqual(await evaluateRandomCandidates(tagger.parts, filled, 1));
    await tagger.dispose?.();
    await loaded.dispose?.();
    expect(tf.memory().numTensors).toBe(before);
  });

  it('goes on after an interruption to the same weights', async () => {
    const few = anonymised.slice(0, 6);
    const whole = await train({ epochs: 3 }, few);
    const expected = await bitsOf(whole);
    await whole.dispose?.();
    const checkpoints = createFolderStore(path.join(folder, 'checkpoints'));
    const stop = new AbortController();
    const steps: number[] = [];
    await expect(
      train({ epochs: 3 }, few, {
        checkpoints,
        signal: stop.signal,
        onStep: ({ step }: { step: number }) => {
          if (step === 2) stop.abort();
        },
      }),
    ).rejects.toThrow('aborted');
    const resumed = await train({ epochs: 3 }, few, {
      checkpoints,
      onStep: ({ step }: { step: number }) => steps.push(step),
    });
    expect(steps).toEqual([1, 2, 3]);
    expect(await bitsOf(resumed)).toBe(expected);
    await resumed.dispose?.();
  });

  it('does not depend on what the blanks were', async () => {
    const one = await train({ epochs: 1 }, decisions(6, false, 5));
    const other = await train({ epochs: 1 }, decisions(6, false, 5).map(rewriteBlanks));
    expect(await bitsOf(other)).toBe(await bitsOf(one));
    await one.dispose?.();
    await other.dispose?.();
  });
});

it('validates on held-out documents that are like those of training, alike at every call', async () => {
  const settings = parseSettings(sensitivity, { ...smallSettings, epochs: 1, pieceDimension: 8 });
  const trained = await trainSensitivity(anonymised.slice(0, 10), settings, { seed: 3, language: 'de' });
  const counts = await evaluateHeldOut(trained, 1);
  const elements = trained.heldOut.flatMap((sequence) => sequence.elements);
  expect(new Set(trained.heldOut.map(({ document }) => document)).size).toBe(1);
  expect(counts.truePositives + counts.falseNegatives).toBe(elements.filter(({ sensitive }) => sensitive).length);
  expect(counts.trueNegatives + counts.falsePositives).toBe(elements.filter(({ sensitive }) => !sensitive).length);
  expect(await evaluateHeldOut(trained, 1)).toEqual(counts);
  trained.model.dispose();
});

describe('bad input', () => {
  it('is documents without text', async () => {
    const empty = [{ id: 'd', text: ' \n', entities: [] }];
    await expect(train({}, empty)).rejects.toMatchObject({ code: 'empty-training' });
  });

  it('may be documents that are nothing but blanks, or have none: told, and trained', async () => {
    const blanks = [{ id: 'd', text: 'K. L.', entities: [{ id: 'e', start: 0, end: 5, label: 'PERSON' }] }];
    const plain = filled.map((doc) => ({ ...doc, entities: [] })).slice(0, 2);
    for (const docs of [blanks, plain]) {
      const notices: string[] = [];
      const onNotice = (code: string) => notices.push(code);
      const tagger = await train({ epochs: 1 }, docs, { onNotice });
      expect(notices.includes('no-entities')).toBe(docs === plain);
      expect((await tagAll(tagger, [{ id: 'e', text: '', entities: [] }]))[0]?.entities).toEqual([]);
      await tagger.dispose?.();
    }
  });
});

/** Another letter in every blank. */
function rewriteBlanks(doc: Document): Document {
  let { text } = doc;
  for (const { start } of doc.entities) text = `${text.slice(0, start)}Q${text.slice(start + 1)}`;
  return { ...doc, text };
}

describe('a model on an encoder', () => {
  it.each(['RNN1', 'FT', 'LOConv1'])('learns, is saved and loaded (%s)', async (architecture) => {
    const losses: number[] = [];
    const onStep = ({ loss }: { loss: number }) => losses.push(loss);
    const settings = { architecture, encoder: fixtureFolder('bert'), epochs: 2, candidates: 0.3, masking: 'M5', learningRate: 0.002 }; // prettier-ignore
    const tagger = await train(settings, anonymised.slice(0, 12), { onStep });
    expect(losses[1]).toBeLessThan(losses[0] as number);
    const store = createFolderStore(path.join(folder, architecture));
    await tagger.save(store);
    const loaded = await sensitivity.load(store, JSON.parse(JSON.stringify(tagger.config)));
    expect(await evaluateWithoutCandidates(loaded.parts, filled)).toEqual(
      await evaluateWithoutCandidates(tagger.parts, filled),
    );
    await tagger.dispose?.();
    await loaded.dispose?.();
  });

  it('needs one', async () => {
    await expect(train({ architecture: 'RNN1' })).rejects.toMatchObject({ code: 'no-encoder' });
  });
});

describe('with candidates that a tagger of names chose', () => {
  it('counts what the tagger missed as misses, and leaves it out of the detected recall', async () => {
    const tagger = await train({ epochs: 4 });
    const named = filled.map((doc) => ({ ...doc, entities: doc.entities.slice(1) }));
    const counts = await evaluateNamedCandidates(tagger.parts, filled, named);
    const all = await evaluateNamedCandidates(tagger.parts, filled, filled);
    expect(counts.falseNegatives).toBeGreaterThanOrEqual(filled.length);
    expect(counts.recall).toBeLessThan(counts.detectedRecall);
    expect(all.recall).toBe(all.detectedRecall);
    await tagger.dispose?.();
  });

  it('tags none but the elements of their entities', async () => {
    const tagger = await train({ judge: 'entities' });
    const named = filled.map((doc) => ({ ...doc, entities: doc.entities.slice(0, 1) }));
    const tagged = await tagAll(tagger, named);
    expect(tagged.some(({ entities }) => entities.length === 1)).toBe(true);
    tagged.forEach(({ entities }, d) => {
      const [only] = named[d]?.entities ?? [];
      for (const { start, end } of entities) {
        expect(start).toBeGreaterThanOrEqual(only?.start ?? 0);
        expect(end).toBeLessThanOrEqual(only?.end ?? 0);
      }
    });
    await tagger.dispose?.();
  });
});
