import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import type { Document } from '../../src/core/types.ts';
import { findSuspects } from '../../src/placeholders/checks.ts';
import { createPlaceholderFiller } from '../../src/placeholders/fill.ts';
import { createPlaceholderTagger } from '../../src/placeholders/tagger.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

const gazetteers = loadGazetteers();
const filler = createPlaceholderFiller({ gazetteers });

async function fill(text: string, seed = 1) {
  async function* docs() {
    yield { id: 'd', text, entities: [] } satisfies Document;
  }
  for await (const doc of createPlaceholderTagger().tag(docs())) return filler.fill(doc, createRng(seed)).document;
  throw new TypeError('no document');
}
const surfaces = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));

describe('filling', () => {
  it('gives the same letter the same name with the same initial, and keeps the form of a company', async () => {
    const doc = await fill('Die Zeugin K. kannte die B ... GmbH. Frau K. wohnt in M. und mag die B ... GmbH.');
    const [first, company, second, place, again] = surfaces(doc);
    expect(first).toMatch(/^K\p{Ll}+$/u);
    expect(second).toBe(first);
    expect(company).toMatch(/^B\p{Ll}+$/u);
    expect(again).toBe(company);
    expect(place).toMatch(/^M\p{Ll}+$/u);
    expect(doc.text).toContain(`die ${company} GmbH.`);
  });

  it('gives a given name of the gender that the words around tell', async () => {
    for (let seed = 0; seed < 10; seed++) {
      const [name = ''] = surfaces(await fill('Die Klägerin A. G. klagt.', seed));
      expect(gazetteers.list('de', 'given-names')?.find(name.split(' ')[0] ?? '')?.gender).toBe('f');
    }
  });

  it('keeps the full stop that ends the sentence outside of the name', async () => {
    const doc = await fill('Das sah der Zeuge K.');
    expect(doc.text).toMatch(/Zeuge K\p{Ll}+\.$/u);
    expect(surfaces(doc)[0]).toMatch(/\p{Ll}$/u);
  });

  it('is the same with the same seed and fills a decision of nothing but placeholders', async () => {
    const text = 'Herr K. Frau B. Zeuge D.';
    expect((await fill(text, 5)).text).toBe((await fill(text, 5)).text);
    expect(surfaces(await fill(text))).toHaveLength(3);
  });

  it('points at parted words, brackets alone and names that a placeholder hides', () => {
    const text = 'Der Anwalt kam (siehe A 1. Ein Anw alt. Herr Krause ging.';
    const doc: Document = {
      id: 'd',
      text,
      entities: [{ id: 'T1', start: 0, end: 3, label: 'PERSON', attributes: { placeholder: 'K.' } }],
    };
    expect(findSuspects(doc).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'bracket (',
      'spacing Anw alt',
      'revealed-name Krause',
    ]);
  });
});
