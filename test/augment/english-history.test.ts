import { describe, expect, it } from 'vitest';
import { regionOfPart } from '../../src/surrogates/places/place-lexicon.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({ P: { type: 'person' }, L: { type: 'location' }, O: { type: 'organisation' }, E: { policy: 'from-corpus' }, M: { policy: 'from-corpus' } }); // prettier-ignore

describe('what an English text tells of history', () => {
  it('has rulers, countries and peoples that no others can stand for', async () => {
    for (const [ruler, prince, people, empire, country] of await copiesOf(
      '[Vratislaus II of Quazmark|P] fought [Uriah III Quazzel|P] . The [Afghan|M] tribes left the [Mughal Empire|L] of [India|L] .',
    )) {
      expect([ruler, prince]).toEqual(['Vratislaus II of Quazmark', 'Uriah III Quazzel']);
      expect([people, empire, country]).toEqual(['Afghan', 'Mughal Empire', 'India']);
    }
    for (const [third] of await copiesOf('[Robert Quazzel III|P] came at noon .'))
      expect(third).not.toMatch(/^Robert/u);
  });

  it('leaves games in their city, and power in its house', async () => {
    for (const [city, house, other] of await copiesOf(
      'From the [Munich|L] Olympics he came to the [White House|L] , then to [Munich Hill|L] .',
    )) {
      expect([city, house]).toEqual(['Munich', 'White House']);
      expect(other).not.toBe('Munich Hill');
    }
  });

  it('keeps a campaign and a crisis, with what the first is called in its own letters', async () => {
    for (const names of await copiesOf(
      'The [Quazdan Campaign|E] ( [邯郸战役|E] ) and the [Quazzel Campaign|E] ended the [Eurozone crisis|E] .',
    ))
      // prettier-ignore
      expect(names).toEqual(['Quazdan Campaign', '邯郸战役', 'Quazzel Campaign', 'Eurozone crisis']);
  });

  it.each([
    // of antiquity
    'At [Quazmar|L] in northern [Syria|L] he fought the princes of [Israel|L] (853 BC), with [Ahab|P].',
    // of a part of the world that has few countries
    'The [Polynesian|M] countries of [Fiji|L] and [Samoa|L] agreed, and so did the [Baltic|M] states of [Estonia|L] and [Latvia|L].',
    // what is alone of its kind, and one part of what two words tell
    'The states of [Central|L] and [Eastern|L] Europe saw the [Jewish|M] painters of the [U.K|L] and the [Caribbean|L].',
    'He was a [Whig|O] in the [U.S Senate|O], like the [Palestinian Liberation Organization|O] a friend of [All Souls College|O].',
    'The [Scandinavian|M] kingdoms of [Norway|L] and [Denmark|L] had no [Polynesian|M] guests.',
    '[Geoffrey of Monmouth|P] heard [The Marriage of Figaro|M].',
    'The [non-Slav republics|O] heard the [Astronomy Section of the Society|O].',
    'They played the [1812 Overture|M] to [anti-Quazdan|M] crowds.',
  ])('keeps what no other could be: %s', async (text) => {
    const own = [...text.matchAll(/\[([^|]+)\|/gu)].map(([, name]) => name);
    for (const names of await copiesOf(text)) expect(names).toEqual(own);
  });

  it('is a prize everywhere that has no name of its own', async () => {
    for (const [prix, own] of await copiesOf('They built a [Grand Prix|M] circuit for the [Quazzel Grand Prix|M] .')) {
      expect(prix).toBe('Grand Prix');
      expect(own).toMatch(/^(?!Quazzel)\p{Lu}\S+ Grand Prix$/u);
    }
  });

  it('gives Chinese names that no list has others with the family first', async () => {
    const families = loadGazetteers().list('en', 'people-family-names');
    for (const names of await copiesOf(
      '[Wang Quanzhou|P] asked [Dou Jiande|P] for help, not [Go Nagai|P] or [Jan Linden|P].',
    )) {
      for (const name of names.slice(0, 2)) expect(families?.find(name.split(' ')[0] ?? '')?.region, name).toMatch(/chinese|korean/u); // prettier-ignore
      for (const name of names.slice(2))
        expect(families?.find(name.split(' ')[0] ?? '')?.region, name).not.toBe('chinese');
    }
  });

  it('moves the towns of a province with it, be it called by its letters', async () => {
    const regionOf = (town: string) => loadGazetteers().list('en', 'cities')?.find(town)?.region;
    for (const [town = '', province = '', other = '', letters] of await copiesOf(
      '[Edmonton|L] is in the north of [Alberta|L] . She went to [Toronto|L] , [ON|L] .',
    )) {
      expect(province).not.toBe('Alberta');
      expect(regionOf(town), `${town} ${province}`).toBe(regionOfPart(province.toLowerCase(), 'en'));
      expect(regionOf(other), other).toBe(letters);
    }
  });
});
