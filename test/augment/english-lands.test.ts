import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = {
  P: { type: 'person' },
  O: { type: 'organisation' },
  L: { type: 'location' },
} as const;

const copiesOf = createEnglishCopies(TYPES);

const cities = loadGazetteers().list('en', 'cities');
const alike = (packOf('en')?.places?.alike ?? []).map((line) =>
  line.split(' ').map((name) => name.replaceAll('_', ' ')),
);

describe('English names of several peoples', () => {
  it('are such beside a border, or stay', async () => {
    for (const [both, joined, region] of await copiesOf(
      'They crossed the [Danish-German|L] border , not the [Franco-Swiss frontier|L] , for the [Asia-Pacific region|L] .',
    )) {
      expect(region).toBe('Asia-Pacific region');
      expect(both).toMatch(/^\p{Lu}\p{Ll}+(?:ish|an|ch|ese|ic)-\p{Lu}\p{Ll}+(?:ish|an|ch|ese|ic)$/u);
      expect(joined).toBe('Franco-Swiss frontier');
    }
  });
});

describe('English peninsulas and islands', () => {
  it('are others of their part of the world', async () => {
    const lines = (name: string) => alike.find((names) => names.includes(name));
    for (const [first = '', second = ''] of await copiesOf(
      'He rode through the [Sinai Peninsula|L] and sailed to [Chorao Island|L] .',
    )) {
      expect(lines('Sinai Peninsula')).toContain(first);
      expect(lines('Chorao Island')).toContain(second);
    }
  });

  it('are no towns of the countries beside them', async () => {
    for (const [, , island, peninsula] of await copiesOf(
      'From [Mumbai|L] in [India|L] they came to [Qvarna Island|L] and the [Zhulka Peninsula|L] .',
    ))
      expect([island, peninsula]).toEqual(['Qvarna Island', 'Zhulka Peninsula']);
  });
});

describe('English towns of which the text tells', () => {
  it('are great where they are the greatest', async () => {
    for (const [city = '', , country, continent] of await copiesOf(
      "She left [Toronto|L] , [Ontario|L] , [Canada|L] 's largest city , for another in [North America|L] .",
    )) {
      expect(cities?.find(city)?.band, city).toBe(0);
      expect([country, continent]).toEqual(['Canada', 'North America']);
    }
  });

  it('lie in the province of those that a constituency is called after with them', async () => {
    const regions = new Set<string | undefined>();
    for (const [first = '', second = ''] of await copiesOf(
      '[Yarmouth|L] --- [Windsor|L] elects one member of the assembly of [Nova Scotia|L] , [Canada|L] .',
    )) {
      expect(cities?.find(second)?.region, `${first}, ${second}`).toBe(cities?.find(first)?.region);
      regions.add(cities?.find(first)?.region);
    }
    expect(regions.size).toBeGreaterThan(1);
  });

  it('are no words behind adjectives in names of bodies', async () => {
    for (const [first = '', second = '', third] of await copiesOf(
      'The [Radical Independence Campaign|O] , [Leeds Christ Church College|O] and [Asia-Pacific Trade Forum|O] met .',
    )) {
      expect(first).toMatch(/ Independence Campaign$/u);
      expect(second).toMatch(/ Christ Church College$/u);
      expect(third).toBe('Asia-Pacific Trade Forum');
    }
  });

  it('stay where a name that stays has a region abroad', async () => {
    const texts = 'The [Southern Hunan Offensive|M] was fought around [Qinlu|L] in southern [Hunan|L] .';
    for (const [, , province] of await copiesOf(texts, { M: { policy: 'from-corpus' } }))
      expect(province).toBe('Hunan');
  });
});
