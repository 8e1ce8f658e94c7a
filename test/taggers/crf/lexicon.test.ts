import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../../src/resources/gazetteers.ts';
import { createRng } from '../../../src/core/rng.ts';
import { compileLexicon, withoutSome } from '../../../src/taggers/lookups/lexicon.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-lexicon-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shipped = loadGazetteers();

function typesOf(phrase: string, { types, phrases }: ReturnType<typeof compileLexicon>): string[] {
  return types.filter((_, i) => ((phrases.get(phrase) ?? 0) & (1 << i)) !== 0);
}

describe('compileLexicon', () => {
  it('files the lists of the language under types, in lower case and cut into tokens', () => {
    const lexicon = compileLexicon(shipped, shipped, 'en');
    expect(lexicon.types).toEqual(lexicon.types.toSorted());
    expect(typesOf('new york', lexicon)).toContain('city');
    expect(typesOf('anna', lexicon)).toContain('given-name');
    expect(typesOf('all saints', lexicon)).toContain('saint');
    expect([...lexicon.phrases.keys()].every((phrase) => phrase === phrase.toLowerCase())).toBe(true);
  });

  it.each(shipped.locales.map((locale) => [locale]))('knows names and places of %s', (locale) => {
    const { types } = compileLexicon(shipped, shipped, locale);
    expect(types).toEqual(expect.arrayContaining(['city', 'country', 'family-name', 'given-name', 'profession']));
  });

  it("makes a type of each list of the user's own that the package does not have", () => {
    mkdirSync(path.join(folder, 'en'));
    writeFileSync(path.join(folder, 'en', 'wards.tsv'), '#value\tgender\tband\nWard Zorn 7\tu\t1\n');
    writeFileSync(path.join(folder, 'en', 'hospitals.tsv'), '#value\tgender\tband\nVega General\tu\t1\n');
    const lexicon = compileLexicon(loadGazetteers({ folders: [folder] }), shipped, 'en');
    expect(typesOf('ward zorn 7', lexicon)).toEqual(['wards']);
    expect(typesOf('vega general', lexicon)).toEqual(['hospital']);
  });

  it('is empty for a language without lists', () => {
    expect(compileLexicon(shipped, shipped, 'fi')).toEqual({ types: [], phrases: new Map() });
  });
});

describe('withoutSome', () => {
  const lexicon = compileLexicon(shipped, shipped, 'fr');
  const kept = (share: number, seed = 13) => withoutSome(lexicon, share, createRng(seed));

  it('leaves about that share of the phrases out, others for another seed, and the rest as it is', () => {
    const { types, phrases } = kept(0.1);
    expect(types).toEqual(lexicon.types);
    expect(phrases.size / lexicon.phrases.size).toBeCloseTo(0.9, 2);
    for (const [phrase, mask] of phrases) expect(lexicon.phrases.get(phrase)).toBe(mask);
    expect([...kept(0.1).phrases]).toEqual([...phrases]);
    expect([...kept(0.1, 14).phrases.keys()]).not.toEqual([...phrases.keys()]);
  });

  it('leaves all where none is asked for', () => {
    expect(kept(0).phrases).toBe(lexicon.phrases);
  });
});
