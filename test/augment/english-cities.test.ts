import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { fold } from '../../src/surrogates/case.ts';
import { townsAbroad } from '../../src/surrogates/places/towns-abroad.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = {
  P: { type: 'person' },
  O: { type: 'organisation' },
  L: { type: 'location' },
  M: { policy: 'keep' },
} as const;

const copiesOf = createEnglishCopies(TYPES);

const lists = loadGazetteers();
const quarters = packOf('en')?.places?.quarters ?? {};
const capitals = (packOf('en')?.places?.capitals ?? '').split('|').map((line) => line.split(' ')[1]?.replaceAll('_', ' ')); // prettier-ignore
const quartersOf = (city = '') => quarters[city]?.split(' ').map((name) => name.replaceAll('_', ' ')) ?? [];

describe('English parts of great cities', () => {
  it('are parts of what their cities become', async () => {
    for (const [first, one, second, other] of await copiesOf(
      "There were strikes in [Leeds|L] 's [Harehills|L] and in [Manchester|L] 's [Moss Side|L] .",
    )) {
      expect(quartersOf(first), first).toContain(one);
      expect(quartersOf(second), second).toContain(other);
    }
  });

  it('are of one city where several of one are named', async () => {
    for (const names of await copiesOf('She took [Manhattan|L] , [Brooklyn|L] , [Queens|L] and [Staten Island|L] .')) {
      const cities = Object.keys(quarters).filter((city) => names.every((name) => quartersOf(city).includes(name)));
      expect(cities, names.join()).not.toHaveLength(0);
      expect(new Set(names).size).toBe(4);
    }
  });

  it('have another city of the country beside them, and a body of that', async () => {
    for (const [part, city = '', body] of await copiesOf(
      'She lived in [Harlem|L] and [New York City|L] , near the [New York Public Library|O] .',
    )) {
      expect(quartersOf(city), city).toContain(part);
      expect(body).toBe(`${city} Public Library`);
    }
  });

  it('are all of their own names, and of no city twice', () => {
    for (const [city, line] of Object.entries(quarters)) {
      const names = line.split(' ');
      expect(new Set(names).size, city).toBe(names.length);
      expect(lists.list('en', 'cities')?.find(city), city).toBeDefined();
    }
  });
});

describe('English capitals', () => {
  it('stand for their government, as another does then', async () => {
    for (const [first, second, embassy] of await copiesOf(
      '[Washington|L] announced new duties , and [Moscow|L] replied . He left the embassy in [Tokyo|L] .',
    )) {
      expect(capitals).toContain(first);
      expect(capitals).toContain(second);
      expect(capitals).toContain(embassy);
    }
  });

  it('stay where the line tells of their people', async () => {
    for (const [capital] of await copiesOf('The American side was wary ; [Washington|L] refused to sign .'))
      expect(capital).toBe('Washington');
  });
});

describe('English places in brackets and rows', () => {
  it('are as many towns as they were', async () => {
    const row = ['New York City', 'Detroit', 'Milwaukee', 'Los Angeles', 'Tucson', 'Houston', 'Austin', 'Columbus', 'Dayton', 'Chicago', 'Berkeley', 'Madison']; // prettier-ignore
    const copies = await copiesOf(`Branches in ${row.map((town) => `[${town}|L]`).join(' , ')} .`);
    for (const names of copies) expect(new Set(names).size, names.join()).toBe(row.length);
  });

  it('are towns before their state, behind whoever was born there', async () => {
    for (const [, town = '', state = ''] of await copiesOf(
      '[Eva Lindfors|P] ( [Philadelphia|L] , [Pennsylvania|L] , 8 January 1874 )',
    ))
      // prettier-ignore
      expect(town).not.toBe(state);
    for (const [, town = ''] of await copiesOf('[Eva Lindfors|P] ( [Philadelphia|L] , January 8 , 1874 )'))
      expect(lists.list('en', 'cities')?.find(town), town).toBeDefined();
  });

  it('are counties of England, be a town in America called so', async () => {
    const counties = packOf('en')?.places?.alike?.find((line) => line.startsWith('Bedfordshire')) ?? '';
    for (const [, county] of await copiesOf('He lives in [Headingley|L] ([Yorkshire|L], [England|L]).'))
      expect(counties.split(' ')).toContain(county);
  });

  it('are letters of an Australian state behind an act, and a town elsewhere', async () => {
    for (const [, letters] of await copiesOf('It kept the [Forestry Act 1998|M] ( [Qld|L] ) .'))
      expect(['NSW', 'Vic', 'Tas', 'ACT']).toContain(letters);
    for (const [town = ''] of await copiesOf('He was bishop of [Vic|L] in [Spain|L] .')) expect(town.length).toBeGreaterThan(3); // prettier-ignore
  });

  it('are counties where the last of a row is one', async () => {
    const counties = lists.list('en', 'counties');
    for (const [first = '', second = ''] of await copiesOf(
      'He carried [Del Norte|L] , and [Santa Barbara Counties|L] .',
    )) {
      expect(counties?.find(first), first).toBeDefined();
      expect(counties?.find(second.replace(/ Counties$/u, '')), second).toBeDefined();
    }
  });

  it('are two towns joined by a hyphen, of which neither stays', async () => {
    for (const [both] of await copiesOf('He studied at [Urbana-Champaign|L] .')) expect(both).not.toMatch(/Urbana|Champaign/u); // prettier-ignore
  });

  it('are regions without a town at home behind them', async () => {
    for (const [region] of await copiesOf('The princes of [Hesse-Darmstadt|L] came .')) expect(region).not.toMatch(/Hesse|Darmstadt|-[A-Z].*field/u); // prettier-ignore
  });

  it('are whoever was beaten, where no list has a place of the name', async () => {
    const family = lists.list('en', 'family-names');
    for (const [name = ''] of await copiesOf('He won re-election over [Rehberg|L] in May .'))
      expect(family?.find(name), name).toBeDefined();
  });
});

describe('English places abroad', () => {
  it('are towns of the Indian state beside them', async () => {
    const towns = townsAbroad({ gazetteers: lists, locale: 'en' });
    for (const [first = '', second = '', state = ''] of await copiesOf(
      'They were found at [Lucknow|L] and [Mathura|L] in [Uttar Pradesh|L] .',
    )) {
      expect(state).not.toBe('Uttar Pradesh');
      expect(towns.regionsWith(fold(second)), `${second}, ${state}`).toContain(state);
      expect(first).not.toBe(second);
    }
  });

  it('are countries that stay where the text has their people beside them', async () => {
    for (const [country] of await copiesOf('Polish officers were caught after the fall of [Poland|L] .'))
      expect(country).toBe('Poland');
    for (const [country] of await copiesOf('Some officers were caught after they left [Poland|L] .'))
      expect(country).not.toBe('Poland');
  });
});

describe('English bodies of words alone', () => {
  it('have no town where they are several, and nobody for a noun', async () => {
    const text = 'Units of the [Air Defense Direction Centers|O] met the [Ground Observer Corps|O] .';
    for (const bodies of await copiesOf(text)) expect(bodies).toEqual(['Air Defense Direction Centers', 'Ground Observer Corps']); // prettier-ignore
  });

  it('are universities of people of their country', async () => {
    const [given, family] = [lists.list('de', 'given-names'), lists.list('de', 'family-names')];
    for (const [university = ''] of await copiesOf('He left the [Ludwig Maximilian University of Munich|O] .')) {
      const [, first = '', last = ''] = /^(.+) (.+) University of /u.exec(university) ?? [];
      expect(given?.find(first), university).toBeDefined();
      expect(family?.find(last), university).toBeDefined();
    }
  });

  it('are leagues by a letter, orders of monks, and fields that differ from those that stay', async () => {
    for (const [league, order, fields] of await copiesOf(
      'The [J-League|O] , the [Carmelites|O] and the U.S. Departments of State , [Defense and Commerce|O] met .',
    )) {
      expect(league).toMatch(/^\p{Lu}-League$/u);
      expect(order).toMatch(/^(?!Carmelites)\p{Lu}\p{Ll}+(?:s|ese)$/u);
      expect(fields).not.toMatch(/^Defen[cs]e and Defen[cs]e$/u);
    }
  });
});

describe('English surnames of two words', () => {
  it('have behind the first what stands there', async () => {
    for (const [name, full = ''] of await copiesOf('[La Follette|P] ran , as did [Robert La Follette|P] .')) {
      expect(
        packOf('en')
          ?.names?.afterParticles?.['la']?.split(' ')
          .map((other) => `La ${other}`),
      ).toContain(name);
      expect(full.endsWith(` ${name}`), full).toBe(true);
    }
  });
});
