import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PalimpsestError } from '../../src/core/errors.ts';
import { createRng } from '../../src/core/rng.ts';
import { describeGazetteers, loadGazetteers } from '../../src/resources/gazetteers.ts';
import type { GazetteerList, Gazetteers } from '../../src/resources/gazetteer.ts';
import { partitionOf } from '../../src/resources/gazetteer-list.ts';
import { SURROGATE_TYPES } from '../../src/surrogates/types.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-gazetteers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files such as `xx/birds.tsv` into the folder. */
function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const load = (files: Record<string, string>): Gazetteers => {
  write(files);
  return loadGazetteers({ folders: [folder], shipped: false });
};

const BIRDS = '#value\tgender\tband\tregion\nCrane\tf\t0\tNO\nGoose\tf\t1\t\nRed Kite\tm\t0\tSE\nWren\tu\t2\t\n';

describe('a list', () => {
  const list = (text: string): GazetteerList => load({ 'xx/birds.tsv': text }).list('xx', 'birds') as GazetteerList;

  it('is read with all its columns, and looked up whatever the case', () => {
    const birds = list(BIRDS);
    expect(birds.values).toEqual(['Crane', 'Goose', 'Red Kite', 'Wren']);
    expect(birds.find('rED kITE')).toEqual({ value: 'Red Kite', gender: 'm', band: 0, region: 'SE' });
    expect(birds.find('goose')).toEqual({ value: 'Goose', gender: 'f', band: 1 });
    expect(birds.find('Kite')).toBeUndefined();
  });

  it('may be plain, unsorted, with carriage returns and a byte order mark', () => {
    const birds = list('\uFEFFWren\r\nCrane\r\nWren\r\n');
    expect(birds.values).toEqual(['Crane', 'Wren']);
    expect(birds.find('Crane')).toEqual({ value: 'Crane', gender: 'u', band: 1 });
  });

  it('may leave cells empty, or out', () => {
    const birds = list('#value\tgender\tband\tregion\nCrane\t\t0\nGoose\tf\nWren\t\t\tNO\n');
    expect(['Crane', 'Goose', 'Wren'].map((name) => birds.find(name))).toEqual([
      { value: 'Crane', gender: 'u', band: 0 },
      { value: 'Goose', gender: 'f', band: 1 },
      { value: 'Wren', gender: 'u', band: 1, region: 'NO' },
    ]);
  });

  it('draws what the filter asks for, and gives wishes up from the last-named on', () => {
    const birds = list(BIRDS);
    const drawn = (filter: Parameters<GazetteerList['draw']>[1]): string[] => {
      const rng = createRng(1);
      return [...new Set(Array.from({ length: 200 }, () => birds.draw(rng, filter)))].toSorted();
    };
    expect(drawn({})).toEqual(['Crane', 'Goose', 'Red Kite', 'Wren']);
    expect(drawn({ gender: 'f' })).toEqual(['Crane', 'Goose']);
    expect(drawn({ band: 0 })).toEqual(['Crane', 'Red Kite']);
    expect(drawn({ tokens: 2 })).toEqual(['Red Kite']);
    expect(drawn({ gender: 'f', tokens: 2 })).toEqual(['Crane', 'Goose']);
    expect(drawn({ gender: 'u', band: 0, tokens: 3 })).toEqual(['Wren']);
  });

  it('finds what is never drawn, whatever is asked for', () => {
    const birds = list('#value\tgender\tband\nCrane\tf\t0\nKoel\tf\t3\nWren\tm\t2\n');
    expect(birds.find('Koel')).toMatchObject({ band: 3 });
    const filters = [{}, { gender: 'f' }, { band: 3 }, { tokens: 4 }, { gender: 'f', band: 1 }, { partition: 'test' }] as const; // prettier-ignore
    for (const filter of filters)
      for (let seed = 0; seed < 40; seed++) expect(birds.draw(createRng(seed), filter)).not.toBe('Koel');
  });

  it('draws uniformly', () => {
    const birds = list(BIRDS);
    const rng = createRng(2);
    const seen = new Map<string, number>();
    for (let i = 0; i < 8000; i++) {
      const bird = birds.draw(rng);
      seen.set(bird, (seen.get(bird) ?? 0) + 1);
    }
    for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it.each([
    ['#value\tcolour\nWren\tbrown\n', 1],
    ['#gender\tvalue\nf\tWren\n', 1],
    ['#value\tgender\nCrane\tf\nWren\tx\n', 3],
    ['#value\tband\nCrane\t4\n', 2],
    ['#value\tgender\nCrane\tfemale\n', 2],
    ['#value\nCrane\n\nWren\n', 3],
  ])('%j is refused with its line', (text, line) => {
    const birds = load({ 'xx/birds.tsv': text });
    expect(() => birds.list('xx', 'birds')).toThrow(
      expect.objectContaining({ code: 'bad-gazetteer', place: { file: path.join(folder, 'xx', 'birds.tsv'), line } }),
    );
  });

  it('refuses a filter that no list has', () => {
    expect(() => list(BIRDS).draw(createRng(1), { gender: 'x' as never })).toThrow(TypeError);
  });
});

describe('partitions', () => {
  it('are disjoint, cover the list, and hold 70, 15 and 15 per cent', () => {
    const names = loadGazetteers().list('en', 'family-names') as GazetteerList;
    const shares = { train: 0, dev: 0, test: 0 };
    for (const name of names.values) shares[partitionOf(name)]++;
    expect(shares.train + shares.dev + shares.test).toBe(names.size);
    expect(shares.train / names.size).toBeCloseTo(0.7, 2);
    expect(shares.dev / names.size).toBeCloseTo(0.15, 2);
    const rng = createRng(5);
    for (const partition of ['train', 'dev', 'test'] as const) {
      for (let i = 0; i < 500; i++) expect(partitionOf(names.draw(rng, { partition }))).toBe(partition);
    }
  });

  it('depend on the value alone, not on its case or its list', () => {
    const names = ['Lindqvist', 'LINDQVIST', 'Oslo', 'Thorsen', 'Kirkwall', 'Ebba', 'Ravi', 'Itziar'];
    expect(names.map(partitionOf)).toMatchInlineSnapshot(`
      [
        "train",
        "train",
        "train",
        "train",
        "train",
        "train",
        "dev",
        "train",
      ]
    `);
  });

  it('reach the lists inside grammars, unless a slot asks for all', () => {
    const values = Array.from({ length: 60 }, (_, i) => `Bird${String.fromCharCode(65 + (i % 26))}${'x'.repeat(i)}`);
    const gazetteers = load({
      'xx/birds.tsv': `${values.join('\n')}\n`,
      'xx/grammars.yaml': "held: ['{birds}']\nshared: ['{birds:all}']\n",
    });
    const test = values.filter((value) => partitionOf(value) === 'test').length;
    expect(gazetteers.count('xx', 'held', 'test')).toBe(BigInt(test));
    expect(gazetteers.count('xx', 'shared', 'test')).toBe(60n);
  });
});

describe('a grammar', () => {
  it('renders its alternatives by weight, with slots, genders, transforms and nested grammars', () => {
    const gazetteers = load({
      'xx/birds.tsv': BIRDS,
      'xx/grammars.yaml': `
        inn: [{ weight: 3, shape: 'The {bird}' }, '{birds:m:upper} Arms', '{birds:with-region}']
        bird: ['{birds:f}', '<Owl|Hawk>']
        initials: ['{birds:initial}.']
      `,
    });
    const rng = createRng(4);
    const drawn = Array.from({ length: 3000 }, () => gazetteers.render('xx', 'inn', rng) ?? '');
    expect([...new Set(drawn)].toSorted()).toEqual([
      'Crane, NO', 'Goose', 'RED KITE Arms', 'Red Kite, SE', 'The Crane', 'The Goose', 'The Hawk', 'The Owl', 'Wren',
    ]); // prettier-ignore
    expect(drawn.filter((text) => text.startsWith('The ')).length / 3000).toBeCloseTo(0.6, 1);
    expect(gazetteers.count('xx', 'inn')).toBe(9n);
    expect(gazetteers.count('xx', 'initials')).toBe(4n);
    expect(gazetteers.sources('xx', 'inn')).toEqual(['birds']);
    expect(gazetteers.count('xx', 'nothing')).toBe(0n);
    expect(gazetteers.render('xx', 'nothing', rng)).toBeUndefined();
  });

  it('passes the filter of the caller on, and tries for the number of tokens', () => {
    const gazetteers = load({
      'xx/birds.tsv': BIRDS,
      'xx/grammars.yaml': "inn: ['The {birds}', '{birds}']\n",
    });
    const rng = createRng(4);
    for (let i = 0; i < 100; i++) {
      expect(gazetteers.render('xx', 'inn', rng, { gender: 'm', tokens: 3 })).toBe('The Red Kite');
    }
  });

  it.each([
    ["inn: ['{swans} Arms']", 1, 'no list or grammar is named "swans"'],
    ["\na: ['{b}']\nb:\n  - 'x'\n  - '{a}'\n", 5, 'the grammar goes round in a circle: a → b → a'],
    ["inn:\n  - '<[0-9>'\n", 2, '"]" is missing'],
    ["inn:\n  - { weight: 0, shape: 'x' }\n", 2, 'a weight is a number above 0'],
    ["inn:\n  - { wieght: 2, shape: 'x' }\n", 2, 'the fields weight and shape only'],
    ['inn:\n  - { weight: 2 }\n', 2, 'an alternative has a shape'],
    ['inn: []', 1, 'non-empty list'],
    ["Inn: ['x']", 1, 'kebab-case'],
    ["inn: ['x'", 1, 'not valid YAML'],
    ["a: ['x']\nb: ['{a:upper}']\n", 2, 'a transform is for lists'],
  ])('%j is refused with its line', (text, line, message) => {
    const gazetteers = load({ 'xx/grammars.yaml': text });
    const use = (): void => gazetteers.grammars('xx').forEach((name) => gazetteers.count('xx', name));
    expect(use).toThrow(PalimpsestError);
    expect(use).toThrow(message);
    expect(use).toThrow(expect.objectContaining({ place: expect.objectContaining({ line }) }));
  });
});

describe("the user's folders", () => {
  const own = { 'en/countries.tsv': '#value\nAtlantis\nFrance\n', 'en/hospital.tsv': '#value\nHouse of Herons\n' };

  it('extend the lists that ship, and mix into a grammar of the same name', () => {
    write(own);
    const gazetteers = loadGazetteers({ folders: [folder] });
    const shipped = loadGazetteers();
    expect(gazetteers.list('en', 'countries')?.size).toBe((shipped.list('en', 'countries')?.size ?? 0) + 1);
    expect(gazetteers.list('en', 'countries')?.find('atlantis')?.value).toBe('Atlantis');
    expect(gazetteers.count('en', 'hospital')).toBe(shipped.count('en', 'hospital') + 1n);
    const rng = createRng(9);
    const drawn = Array.from({ length: 400 }, () => gazetteers.render('en', 'hospital', rng));
    expect(drawn.filter((name) => name === 'House of Herons').length / 400).toBeCloseTo(0.5, 1);
    expect(gazetteers.files('en', 'hospital').map((file) => path.basename(file))).toEqual([
      'grammars.yaml',
      'hospital.tsv',
    ]);
  });

  it('replace what ships where asked to', () => {
    write(own);
    const gazetteers = loadGazetteers({ folders: [{ path: folder, mode: 'replace' }] });
    expect(gazetteers.list('en', 'countries')?.values).toEqual(['Atlantis', 'France']);
    expect(gazetteers.render('en', 'hospital', createRng(1))).toBe('House of Herons');
    expect(gazetteers.list('en', 'given-names')?.size).toBeGreaterThan(5000);
  });

  it('give a variant of a locale its own lists above its parent', () => {
    write({ 'en-ZZ/countries.tsv': 'Oz\n' });
    const gazetteers = loadGazetteers({ folders: [folder] });
    expect(gazetteers.list('en-ZZ', 'countries')?.values).toEqual(['Oz']);
    expect(gazetteers.render('en-ZZ', 'country', createRng(1))).toBe('Oz');
    expect(gazetteers.list('en-ZZ', 'given-names')).toBe(gazetteers.list('en-ZZ', 'given-names'));
    expect(gazetteers.list('en-US', 'given-names')?.locale).toBe('en');
    expect(gazetteers.list('qq', 'given-names')).toBeUndefined();
    expect(gazetteers.names('qq')).toEqual([]);
  });

  it('must be there', () => {
    expect(() => loadGazetteers({ folders: [path.join(folder, 'nowhere')] })).toThrow(
      expect.objectContaining({ code: 'gazetteers-not-found' }),
    );
  });
});

describe('English', () => {
  const gazetteers = loadGazetteers();

  it.each([
    ['organisation', 1300], ['hospital', 5400], ['location', 27_500], ['patient', 14_900], ['doctor', 18_000], ['id', 20_000],
    ['username', 3000], ['zip', 4000], ['date', 32_900], ['phone', 21_000], ['medical-record', 4900],
  ])('renders at least as many values of %s as the lists of PHICON, Table 1', (name, least) => {
    expect(gazetteers.count('en', name)).toBeGreaterThanOrEqual(BigInt(least));
  }); // prettier-ignore

  it('renders every type of surrogate', () => {
    expect(SURROGATE_TYPES.filter((type) => gazetteers.count('en', type) === 0n)).toEqual([]);
  });

  it.each([
    ['family-names', 50_000],
    ['given-names', 5000],
    ['cities', 15_000],
    ['professions', 800],
    ['countries', 240],
    ['regions', 150],
  ])('has rich base lists: %s', (name, least) => {
    expect(gazetteers.list('en', name)?.size).toBeGreaterThanOrEqual(least);
  });

  it.each(['given-name', 'region', 'country'])('renders as many distinct values of %s as it counts', (name) => {
    const count = Number(gazetteers.count('en', name));
    const rng = createRng(10);
    const distinct = new Set(Array.from({ length: count * 40 }, () => gazetteers.render('en', name, rng)));
    expect(distinct.size).toBeLessThanOrEqual(count);
    expect(distinct.size).toBeGreaterThan(0.99 * count);
  });

  it('writes names as their bearers do', () => {
    const names = gazetteers.list('en', 'family-names') as GazetteerList;
    const cased = ['mcdonald', "o'brien", 'macdonald', 'machado', 'st. john', 'mack'].map(
      (name) => names.find(name)?.value,
    );
    expect(cased).toEqual(['McDonald', "O'Brien", 'MacDonald', 'Machado', 'St. John', 'Mack']);
    expect(names.find('Smith')?.band).toBe(0);
    const given = gazetteers.list('en', 'given-names') as GazetteerList;
    expect([given.find('Mary')?.gender, given.find('James')?.gender]).toEqual(['f', 'm']);
    expect(gazetteers.list('en', 'cities')?.find('dayton')).toMatchObject({ value: 'Dayton', region: 'OH', band: 0 });
  });

  it('draws the same for the same seed, today and after any upgrade', () => {
    const rng = createRng(13);
    const names = ['person', 'hospital', 'location', 'organisation', 'street', 'phone', 'medical-record', 'email'];
    expect(names.map((name) => gazetteers.render('en', name, rng.fork(name)))).toMatchInlineSnapshot(`
      [
        "Alina Herrin",
        "Mount Carmel Hospital",
        "Escondido",
        "Burns, Braswell & Sisneros",
        "534 Fifth St",
        "(668) 555-0105",
        "510-8271",
        "rruff@ironbridge.example",
      ]
    `);
  });
});

describe('describeGazetteers', () => {
  it('tells entries, distinct values and origin of every list and grammar', () => {
    write({ 'xx/birds.tsv': BIRDS, 'xx/grammars.yaml': "inn: ['The {birds}', '<[0-9]{2}>']\n" });
    const rows = describeGazetteers(loadGazetteers({ folders: [folder] }));
    expect(rows.find((row) => row.name === 'inn')).toEqual({
      locale: 'xx', name: 'inn', kind: 'grammar', entries: 4, distinct: 104n, origin: path.join(folder, 'xx', 'grammars.yaml'),
    }); // prettier-ignore
    const cities = rows.find((row) => row.locale === 'en' && row.name === 'cities');
    expect(cities).toMatchObject({ kind: 'list', origin: expect.stringContaining('GeoNames') as string });
    expect(cities?.distinct).toBe(BigInt(cities?.entries ?? -1));
  });
});
