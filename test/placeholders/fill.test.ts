import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { toCorpus } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createPlaceholderFiller } from '../../src/placeholders/fill.ts';
import { createPlaceholderTagger } from '../../src/placeholders/tagger.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

const gazetteers = loadGazetteers();
const filler = createPlaceholderFiller({ gazetteers });

async function detect(text: string): Promise<Document> {
  const docs = toCorpus([{ id: 'd', text, entities: [] }]);
  for await (const doc of createPlaceholderTagger().tag(docs)) return doc;
  throw new TypeError('no document');
}

async function fill(text: string, seed = 1): Promise<Document> {
  return filler.fill(await detect(text), createRng(seed)).document;
}
function withReplacements(doc: Document, replacement: string): Document {
  return { ...doc, entities: doc.entities.map((entity) => ({ ...entity, attributes: { replacement } })) };
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

  it('writes over letters with a blank what it writes over letters, and keeps the head', async () => {
    const doc = await fill('Frau K***** kannte die B.____ GmbH in der M*****bank und zog nach G.________.');
    const [person, company, bank, place] = surfaces(doc);
    expect(person).toMatch(/^K\p{Ll}+$/u);
    expect(company).toMatch(/^B\p{Ll}+$/u);
    expect(bank).toMatch(/^M\p{Ll}+bank$/u);
    expect(place).toMatch(/^G\p{Ll}+$/u);
  });

  it('keeps what is written of a name of which a part is hidden', async () => {
    const doc = await fill(
      'Das Kind Lxx kennt die W…-Stiftung, die Estrich-K. GmbH und die D.er Landstraße; der Gläubiger (geschwärzt) nicht.',
    );
    const [child, foundation, company, street, creditor] = surfaces(doc);
    expect(child).toMatch(/^L\p{Ll}+$/u);
    expect(foundation).toMatch(/^W\p{Ll}+-Stiftung$/u);
    expect(company).toMatch(/^Estrich-K\p{Ll}+$/u);
    expect(street).toMatch(/^D\p{Ll}+er Landstraße$/u);
    expect(creditor).toMatch(/^\p{Lu}\p{Ll}+$/u);
  });

  it('gives each numbered word a name of its own, the same throughout', async () => {
    const doc = await fill('Name1 und Name2 kamen aus Ort1. Dann ging Name1 nach Ort2.', 3);
    const [first, second, place, again, other] = surfaces(doc);
    expect(first).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(second).not.toBe(first);
    expect(again).toBe(first);
    expect(other).not.toBe(place);
  });

  it.each([
    ['Der Kläger, geb. am 00.00.0000, klagt.', /am \d\d\.\d\d\.(?:19|20)\d\d, klagt/u],
    ['Der Kläger, geb. am OO.OO.OOOO, klagt.', /am \d\d\.\d\d\.(?:19|20)\d\d, klagt/u],
    ['Der Kläger, geb. am …19.., klagt.', /am \d+\. \p{L}+ 19\d\d, klagt/u],
    ['Die Klägerin, geb. ....1962, klagt.', /geb\. \d+\. \p{L}+ 1962, klagt/u],
    ['Er kam am xx. März 2012 an.', /am (?:[1-9]|1\d|2[0-8])\. März 2012 an/u],
    ['Er kam am dd.mm.2009 an.', /am (?:[01]\d|2[0-8])\.(?:0[1-9]|1[0-2])\.2009 an/u],
    ['Er kam am tt.mm.jjjj an.', /am (?:[01]\d|2[0-8])\.(?:0[1-9]|1[0-2])\.20\d\d an/u],
    ['Er kam am 00.05.2011 an.', /am (?:[01]\d|2[0-8])\.05\.2011 an/u],
    ['Er wohnt in der A-Straße xx dort.', /straße \d\d dort|\p{L} \d\d dort/u],
    ['Am Datum1 kam er.', /Am \d+\. \p{L}+ \d{4} kam/u],
    ['Die Rufnummer 0000/000000 ist bekannt.', /[1-9]{4}\/[1-9]{6} ist/u],
  ])('writes a date or number over noughts and what is left of a date: %s', async (text, expected) => {
    expect((await fill(text)).text).toMatch(expected);
  });

  it('gives a given name of the gender that the words around tell', async () => {
    for (let seed = 0; seed < 10; seed++) {
      const [name = ''] = surfaces(await fill('Die Klägerin A. G. klagt.', seed));
      expect(gazetteers.list('de', 'given-names')?.find(name.split(' ')[0] ?? '')?.gender).toBe('f');
    }
  });

  it.each([
    ['Das Gutachten des Angeklagten A. G. lag vor.', 'm'],
    ['Auf die Revision des früheren Mitangeklagten Dr. A. G. hin.', 'm'],
    ['Er half dem Beklagten A. G. dabei.', 'm'],
    ['Das Gericht hörte den Sachverständigen Prof. Dr. A. G. dazu.', 'm'],
    ['Vom Geschädigten A. G. kam nichts.', 'm'],
    ['Der Verurteilte A. G. schwieg.', 'm'],
    ['Ein Beschuldigter A. G. schwieg.', 'm'],
    ['Gegen ihn und seinen Bruder A. G. lief nichts.', 'm'],
    ['Der Wagen des Zeugen A. G. stand dort.', 'm'],
    ['Die Angeklagte A. G. schwieg.', 'f'],
    ['Auf den Antrag der Beklagten A. G. hin.', 'f'],
    ['Mit einer Beschuldigten A. G. sprach er.', 'f'],
    ['Zur Geschädigten A. G. kam er nie.', 'f'],
    ['Die Aussage der Zeugin A. G. liegt vor.', 'f'],
    ['Der Klägerin A. G. steht das zu.', 'f'],
    ['Mit der Vermieterin A. G. sprach er.', 'f'],
    ['Die Witwe A. G. erbte.', 'f'],
  ] as const)('tells from "%s" that the given name is of gender %s', async (text, gender) => {
    for (let seed = 0; seed < 6; seed++) {
      const person = (await fill(text, seed)).entities.find(({ label }) => label === 'PERSON');
      const doc = await fill(text, seed);
      const name = doc.text.slice(person?.start, person?.end);
      expect([name, gazetteers.list('de', 'given-names')?.find(name.split(' ')[0] ?? '')?.gender]).toEqual([
        name,
        gender,
      ]);
    }
  });

  it('keeps the full stop that ends the sentence outside of the name', async () => {
    const doc = await fill('Das sah der Zeuge K.');
    expect(doc.text).toMatch(/Zeuge K\p{Ll}+\.$/u);
    expect(surfaces(doc)[0]).toMatch(/\p{Ll}$/u);
  });

  it('is the same with the same seed and fills a decision of nothing but placeholders', async () => {
    const text = 'Herr K., Frau B., Zeuge D.';
    expect((await fill(text, 5)).text).toBe((await fill(text, 5)).text);
    expect(surfaces(await fill(text))).toHaveLength(3);
  });

  const pieces =
    'Herr K.|Frau Dr. A. G.|die B ... GmbH|in M.|der A-Straße|... €|vom ... 2010|www.x.de|Zeuge K …|xx.xx.2010|das „...“|' +
    'Konto xxxx|nach § 8|kam.|\n|😀|Die K-Klinik|Patent …';
  const piece = fc.constantFrom(...pieces.split('|'));
  const texts = fc.array(piece, { maxLength: 25 }).map((chosen) => chosen.join(' '));

  it('changes nothing outside of placeholders, and keeps label and placeholder of each', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(99), async (text, seed) => {
        const found = await detect(text);
        const { document, filled, left } = filler.fill(found, createRng(seed));
        expect(filled + left).toBe(found.entities.length);
        expect(document.entities).toHaveLength(filled);
        let undone = document.text;
        for (const { start, end, attributes } of document.entities.toReversed()) {
          const placeholder = attributes?.['placeholder'];
          undone = undone.slice(0, start) + (typeof placeholder === 'string' ? placeholder : '') + undone.slice(end);
        }
        expect(undone.replace(/\s+/gu, ' ')).toBe(text.replace(/\s+/gu, ' '));
        const labels = new Map(found.entities.map(({ id, label }) => [id, label]));
        for (const { id, label } of document.entities) expect(label).toBe(labels.get(id));
      }),
    );
  });

  it('writes what it proposes, and what was chosen instead', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(99), async (text, seed) => {
        const found = await detect(text);
        const proposed = filler.propose(found, createRng(seed));
        const straight = filler.fill(found, createRng(seed)).document;
        expect(filler.fill(proposed, createRng(seed + 1)).document).toEqual(straight);
        const { document } = filler.fill(withReplacements(found, 'Xanthippe'), createRng(seed));
        for (const surface of surfaces(document)) expect(surface).toBe('Xanthippe');
        expect(document.entities).toHaveLength(found.entities.length);
      }),
    );
  });
});
