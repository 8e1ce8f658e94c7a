import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormTest } from '../../src/augment/models/word-form.ts';
import type { Recipe } from '../../src/augment/recipe.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { loadRecipe } from '../../src/pipeline/load-named.ts';
import { writeTensors, readTensors } from '../../src/taggers/neural/safetensors.ts';
import { crf } from '../../src/taggers/crf/family.ts';
import { saveModel } from '../../src/taggers/model-folder.ts';
import { parseSettings } from '../../src/taggers/settings.ts';
import { openWordFiller } from '../../src/taggers/transformer/masked-words.ts';
import { runCli } from '../helpers/cli.ts';
import { clockNotes, encoderOf, sentences } from './small-encoder.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';

let folder: string;
let encoder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-masked-'));
  encoder = await encoderOf(path.join(folder, 'encoder'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recipeOf = (settings: object = {}): Recipe => ({
  name: 'masked',
  unit: 'document',
  'only-with-entities': false,
  augmenters: [
    { 'masked-language-model': { encoder, rate: 0.6, minProbability: 0.001, backend: 'wasm', ...settings } },
  ],
});

async function run(docs: readonly Document[], settings: object = {}, seed = 5) {
  const augmented = await augment(docs, {
    recipe: recipeOf(settings),
    seed,
    alpha: 2,
    augmentedOnly: true,
    locale: 'en',
  });
  return copiesOf(augmented);
}

describe('the augmenter masked-language-model', () => {
  it('writes words of the encoder around mentions that stay, the same from the same seed', async () => {
    const { copies, summary } = await run(clockNotes);
    expect(summary.edits['masked-language-model']).toBeGreaterThan(10);
    const sources = new Map(clockNotes.map((doc) => [doc.id, doc]));
    for (const copy of copies) {
      const source = sources.get(copy.derivedFrom?.id ?? '') as Document;
      expect(mentionsOf(copy)).toEqual(mentionsOf(source));
      // Word for word: where one was written, it begins as large as the one that stood there.
      const [before, after] = [source.text.split(' '), copy.text.split(' ')];
      expect(after).toHaveLength(before.length);
      before.forEach((word, i) => expect(/^\p{Lu}/u.test(after[i] ?? '')).toBe(/^\p{Lu}/u.test(word)));
      expect(copy.text).toMatch(/\bnot\b/);
    }
    expect((await run(clockNotes)).copies).toEqual(copies);
    expect((await run(clockNotes, {}, 6)).copies).not.toEqual(copies);
  });

  it('puts right the article before a word that it writes', async () => {
    const texts = (await run(clockNotes, { rate: 1 })).copies.map(({ text }) => text).join('\n');
    expect(texts).not.toMatch(/\ban (?!old|open|early)\w/);
    expect(texts).not.toMatch(/\ba (?:old|open|early)\b/);
    expect(texts).toMatch(/\ban (?:old|open|early)\b/);
  });

  it('changes as large a share of the words as it is told to', async () => {
    const edits = async (rate: number) => (await run(clockNotes, { rate })).summary.edits['masked-language-model'] ?? 0;
    expect(await edits(0)).toBe(0);
    expect(await edits(0.2)).toBeLessThan((await edits(1)) / 2);
  });

  it('leaves a sentence as it was where the tagger no longer finds its mentions there, and counts it', async () => {
    // It has learned that a name follows "saw" and nothing else: of the sentences below, those in which that word goes lose theirs.
    const lessons = sentences.map((text, i) => {
      const start = text.indexOf('Ann');
      const entities = / saw Ann/.test(text) ? [{ id: 'T1', start, end: start + 3, label: 'NAME' }] : [];
      return createDocument({ id: `l${i}`, text, entities });
    });
    const context = { seed: 1, language: 'en' };
    const tagger = path.join(folder, 'tagger');
    const training = { documents: 1, sentences: 1, tokens: 1, entities: {}, curve: [], notices: [] };
    const info = { package: { name: 'palimpsest', version: '1' }, training, ...context };
    await saveModel(tagger, await crf.train(lessons, parseSettings(crf, { gazetteers: false }), context), info);
    const docs = lessons
      .filter(({ entities }) => entities.length > 0)
      .map((doc) => createDocument({ ...doc, entities: [] }));
    const free = await run(docs, { rate: 0.4 });
    const gated = await run(docs, { rate: 0.4, tagger });
    const losing = (copies: readonly Document[]) => copies.filter(({ text }) => !/ saw Ann/.test(text));
    expect(losing(free.copies).length).toBeGreaterThan(0);
    expect(losing(gated.copies)).toEqual([]);
    expect(gated.summary.withheld?.['masked-language-model']?.['tagger']).toBeGreaterThan(0);
    expect(gated.summary.edits['masked-language-model']).toBeGreaterThan(0);
  });

  it('is named in a recipe with its files beside it, and writes the same with several workers', async () => {
    writeFileSync(
      path.join(folder, 'mine.yaml'),
      'name: mine\nunit: document\nonly-with-entities: false\naugmenters:\n  - masked-language-model: { encoder: encoder, rate: 0.6, minProbability: 0.001, backend: wasm }\n',
    );
    const corpus = path.join(folder, 'notes.jsonl');
    writeFileSync(corpus, clockNotes.map(({ id, text, entities }) => `${JSON.stringify({ id, text, entities: entities.map(({ start, end, label }) => ({ start, end, label })) })}\n`).join('')); // prettier-ignore
    const outputs: string[] = [];
    for (const workers of ['1', '2']) {
      const output = path.join(folder, `out-${workers}.jsonl`);
      const args = ['augment', corpus, output, '--recipe', path.join(folder, 'mine.yaml'), '--workers', workers, '--locale', 'en']; // prettier-ignore
      const { code, stderr } = await runCli(args);
      expect([code, stderr]).toEqual([0, expect.stringContaining('masked-language-model')]);
      outputs.push(readFileSync(output, 'utf8'));
    }
    expect(outputs[1]).toBe(outputs[0]);
    const { augmenters } = await loadRecipe(path.join(folder, 'mine.yaml'));
    expect(augmenters[0]).toMatchObject({ 'masked-language-model': { encoder } });
  });

  it('refuses a folder without the head, and a recipe without a folder, and says what to do', async () => {
    const headless = path.join(folder, 'headless');
    await encoderOf(headless);
    const file = path.join(headless, 'model.safetensors');
    const { tensors } = readTensors(readFileSync(file));
    const bare = Object.fromEntries(Object.entries(tensors).filter(([name]) => !name.startsWith('cls.')));
    writeFileSync(file, writeTensors({ tensors: bare, metadata: {} }));
    await expect(run(clockNotes, { encoder: headless })).rejects.toMatchObject({
      code: 'no-masked-head',
      hint: expect.stringContaining('palimpsest pretrain') as string,
    });
    await expect(run(clockNotes, { encoder: path.join(folder, 'none') })).rejects.toMatchObject({ code: 'no-such-encoder' }); // prettier-ignore
    await expect(run(clockNotes, { encoder: '' })).rejects.toMatchObject({ hint: expect.stringContaining('encoder: FOLDER') as string }); // prettier-ignore
  });
});

describe('what an encoder writes for a hidden word', () => {
  it('is whole words, likeliest first, with their probabilities; none where the pieces do not end with the word', async () => {
    const filler = await openWordFiller(encoder, 0.001, 'wasm');
    const text = sentences[0] as string;
    const [found, none] = await filler.predict([{ text, start: 0, end: 3 }, { text, start: 1, end: 3 }]); // prettier-ignore
    filler.dispose();
    expect(none).toEqual([]);
    const probabilities = found?.map(({ probability }) => probability) ?? [];
    expect(probabilities.length).toBeGreaterThan(1);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
    expect(probabilities.reduce((a, b) => a + b)).toBeLessThanOrEqual(1.0001);
    for (const { word } of found ?? []) expect(word).toMatch(/^\p{L}+$/u);
  });
});

describe('the form of words', () => {
  const test = (language: string, sentence: string, old: string, other: string) => {
    const start = sentence.indexOf(old);
    return createFormTest(language)(sentence, { start, end: start + old.length }, other);
  };
  it.each([
    ['en', 'They walked to the river.', 'walked', 'moved', true],
    ['en', 'They have walked home.', 'walked', 'went', false],
    ['en', 'They saw the houses there.', 'houses', 'gardens', true],
    ['en', 'They saw the houses there.', 'houses', 'garden', false],
    ['en', 'They saw the houses there.', 'houses', 'slowly', false],
    ['en', 'They wanted to conquer the town.', 'conquer', 'leave', true],
    ['en', 'They wanted to conquer the town.', 'conquer', 'station', false],
    ['es', 'Compró una casa pequeña.', 'casa', 'mesa', true],
    ['es', 'Compró una casa pequeña.', 'casa', 'libros', false],
    ['sv', 'Han köpte bilen igår.', 'bilen', 'båten', true],
    ['sv', 'Han köpte bilen igår.', 'bilen', 'huset', false],
  ])('is kept: %s, "%s", %s → %s: %s', (language, sentence, old, other, expected) => {
    expect(test(language, sentence, old, other)).toBe(expected);
  });
});
