import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { augmenters } from '../../src/augment/index.ts';
import type { Recipe } from '../../src/augment/recipe.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { loadTemplateSet } from '../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createGenerator } from '../../src/templates/generator.ts';
import { answer, startServer } from '../taggers/llm/server.ts';
import { encoderOf } from './small-encoder.ts';

const generator = createGenerator(loadTemplateSet('en-clinical'), {
  gazetteers: loadGazetteers(),
  seed: 3,
  layers: ['phi'],
});
const notes = Array.from({ length: 6 }, (_, i) => generator.document(i));
const byId = new Map(notes.map((doc) => [doc.id, doc]));

async function copiesOf(recipe: Recipe, docs: readonly Document[]): Promise<ReadonlyMap<string, Document>> {
  const copies = new Map<string, Document>();
  for await (const doc of await augment(docs, { recipe, seed: 5, alpha: 2, augmentedOnly: true, locale: 'en' }))
    copies.set(doc.id, doc);
  return copies;
}

const mentionsOf = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));

/** What those that need files or a server are told; filled before any test. */
const given: Record<string, object> = {};
let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-every-'));
  given['masked-language-model'] = { encoder: await encoderOf(path.join(folder, 'encoder')), minProbability: 0 };
  server = await startServer(({ prompt }, response) =>
    answer(response, (/<SENTENCE>\n(.*)\n<\/SENTENCE>/u.exec(prompt)?.[1] ?? '').replaceAll(' the ', ' this ')),
  );
  given['llm'] = { url: server.url, cache: path.join(folder, 'answers') };
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(augmenters)('the augmenter $name', ({ name, phase }) => {
  const recipe = {
    name: 'one',
    unit: 'document',
    'only-with-entities': false,
    get augmenters() {
      return [{ [name]: given[name] ?? {} }];
    },
  } as Recipe;

  it('writes the same copies from the same seed, in whatever order documents come', async () => {
    const copies = await copiesOf(recipe, notes);
    expect(copies.size).toBe(2 * notes.length);
    expect(await copiesOf(recipe, notes)).toEqual(copies);
    const turned = await copiesOf(recipe, notes.toReversed());
    for (const [id, copy] of copies) expect(turned.get(id)).toEqual(copy);
  });

  it('keeps every mention with its label, and as it is where it is told to work around them', async () => {
    for (const copy of (await copiesOf(recipe, notes)).values()) {
      const source = byId.get(copy.derivedFrom?.id ?? '') as Document;
      expect(copy.entities.map(({ label }) => label)).toEqual(source.entities.map(({ label }) => label));
      if (phase === 'context') expect(mentionsOf(copy)).toEqual(mentionsOf(source));
      for (const mention of mentionsOf(copy)) expect(mention).toBe(mention.trim());
    }
  });

  it('refuses a setting that it does not have', async () => {
    const wrong = { ...recipe, augmenters: [{ [name]: { 'no-such-setting': 1 } }] } as Recipe;
    await expect(augment(notes, { recipe: wrong })).rejects.toThrow('no-such-setting');
  });
});
