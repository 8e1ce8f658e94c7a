import { describe, expect, it } from 'vitest';
import { agreeBehind, undoubled } from '../../src/languages/agreement.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { packOf } from '../../src/languages/index.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = { O: { type: 'organisation' }, L: { type: 'location' }, P: { type: 'person' }, Y: { policy: 'from-corpus' } } as const; // prettier-ignore
const copiesOf = createEnglishCopies(TYPES);

describe('what stands behind an English surrogate', () => {
  it('owns with an s unless it ends in one', () => {
    const behind = (text: string, end: number, drawn: string) => agreeBehind(text, end, text.slice(end - 6, end), drawn, 'en'); // prettier-ignore
    expect(behind("Hughes' wife", 6, 'Norman')).toEqual({ start: 7, end: 7, replacement: 's' });
    expect(behind("Hughes ' wife", 6, 'Norman')).toEqual({ start: 8, end: 8, replacement: 's' });
    expect(behind("Hughes' wife", 6, 'Sanders')).toBeUndefined();
    expect(behind("called 'Hughes' by all", 14, 'Norman')).toBeUndefined();
    expect(behind("Hughes's wife", 6, 'Norman')).toBeUndefined();
  });

  it('is not said twice', () => {
    expect(undoubled('Renewal Party', 'Liberal', ' Parties lost', 'en')).toBe('Renewal');
    expect(undoubled('Maratha Empire', 'Mughal', ' empires of', 'en')).toBe('Maratha');
    expect(undoubled('Renewal Party', 'Liberal Party', ' Party lost', 'en')).toBe('Renewal Party');
    expect(undoubled('Renewal Party', 'Liberal', ' lost', 'en')).toBe('Renewal Party');
  });
});

describe('an English name', () => {
  it('that is a year becomes a year, whatever its label', async () => {
    for (const years of await copiesOf('He scored in [1944|P], in [1946|L] and in [1948|O].'))
      for (const year of years) expect(year).toMatch(/^19[34]\d$/u);
  });

  it('that ends in "rats" has no council in it', async () => {
    for (const [party] of await copiesOf('The [Liberal Democrats|O] won again.'))
      expect(party).toMatch(/^(?:Social|Christian|Independent) Democrats$/);
  });

  it('that a party goes by alone is no adjective', async () => {
    const adjectives = ['Conservative', 'Liberal', 'Republican', 'Democratic'];
    for (const [party] of await copiesOf('They accused [Labour|O] of stalling.'))
      expect(adjectives).not.toContain(party);
  });

  it('of a police force is that of a place', async () => {
    for (const [force = ''] of await copiesOf('Officers from [Thames Valley Police|O] were called.'))
      expect(force).toMatch(/^\p{Lu}[\p{L}'.-]+ Police$/u);
  });

  it("keeps the words of a department and is nobody's", async () => {
    const words = packOf('en')?.institutions?.fields?.flatMap(([line]) => line.split(' ')) ?? [];
    for (const [name = ''] of await copiesOf('The [Department of Natural Resources, Mines and Water|O] answered.')) {
      expect(name).toMatch(/^Department of \p{L}+ Resources, \p{L}+ and Water$/u);
      for (const word of name.split(/[ ,]+/u)) expect([...words, 'Department', 'of', 'Resources', 'Mines', 'Water', 'and']).toContain(word); // prettier-ignore
    }
  });

  it('before another has no article of its own', async () => {
    for (const [firm] of await copiesOf('He bought the [Quorlex|O] Viva last year.'))
      expect(firm).not.toMatch(/(?:Society|Group|Alliance|Foundation|Initiative|Project|Trust|League)$/u);
  });

  it('is that of no other in the text', async () => {
    const text =
      'First came the [Ostracans|O], then the [Velumites|O], the [Quarters|O], the [Dorbers|O] and the [Tarners|O].';
    for (const names of await copiesOf(text)) expect(new Set(names).size).toBe(names.length);
  });
});

describe('an English place', () => {
  it('stays beside the seat of a government', async () => {
    const text = 'The [White House|L] in [Washington|L] and the Kremlin in [Moscow|L] agreed.';
    for (const [, town, other] of await copiesOf(text)) {
      expect(town).toBe('Washington');
      expect(other).toBe('Moscow');
    }
  });

  it('is no river where it is a country, a planet where it is one', async () => {
    for (const [country, planet] of await copiesOf('He came from [Niger|L] and looked at [Mars|L].')) {
      expect(country).not.toMatch(/Nile|Zambezi|Congo/u);
      expect(planet).toMatch(/^(?:Venus|Jupiter|Saturn|Mercury|Neptune|Uranus)$/u);
    }
  });

  it('is in the country that stands behind it, by whatever name', async () => {
    for (const [town, country] of await copiesOf(
      'Born in [Warsaw|L], [Poland|L], and bred in [Brno|L], [Czech Republic|L].',
    ))
      expect(country === 'Poland').toBe(town === 'Warsaw');
  });
});

describe('what an English label does not tell', () => {
  it('is a day that somebody took for a person', async () => {
    for (const [day = ''] of await copiesOf('She was born [October 5th 2001|P] in town.'))
      expect(day).toMatch(/^\p{Lu}\p{Ll}+ \d{1,2}(?:st|nd|rd|th) \d{4}$/u);
  });

  it('is a country that is none today', async () => {
    const types = { C: { type: 'country' } } as const;
    for (const [state, country] of await copiesOf('From [Avanti|C] and [Peru|C] they came.', types)) {
      expect(state).toBe('Avanti');
      expect(country).not.toBe('Peru');
    }
  });

  it('is an office that no other country has', async () => {
    for (const [country] of await copiesOf('Three [United States|L] presidents were impeached.'))
      expect(country).toBe('United States');
  });

  it('is a place where a hyphen joins it to one', async () => {
    const towns = loadGazetteers().list('en', 'cities');
    const abroad = loadGazetteers().list('en', 'world-cities');
    for (const [county = ''] of await copiesOf('A village in [Osijek-Barlow County|L], not far away.'))
      for (const name of county.replace(/ County$/u, '').split('-'))
        expect(towns?.find(name) ?? abroad?.find(name), county).toBeDefined();
  });
});
