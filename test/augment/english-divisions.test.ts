import { describe, expect, it } from 'vitest';
import { divisions } from '../../src/languages/en/divisions.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({ O: { type: 'organisation' }, L: { type: 'location' } });

const namesIn = (country: string) => (divisions[country]?.split(': ')[1] ?? '').split(' ').map((name) => name.replaceAll('_', ' ')); // prettier-ignore

describe('an English division of a country', () => {
  it('is another of the same, behind a word for one', async () => {
    for (const [name = ''] of await copiesOf('Quavres is a commune in the French département of [Quisne|L] .'))
      expect(namesIn('France')).toContain(name);
    for (const [first = '', second = ''] of await copiesOf('He was Governor of [Gansu|L] and went to [Guizhou|L] .')) {
      expect(namesIn('China')).toContain(first);
      expect(namesIn('China')).toContain(second);
      expect(first).not.toBe(second);
    }
    for (const [oblast = ''] of await copiesOf('She was born in the [Kurgan Oblast|L] .'))
      expect(namesIn('Russia').map((name) => `${name} Oblast`)).toContain(oblast);
  });

  it('is one of what its country becomes, and called as it is there', async () => {
    for (const [county = '', country = ''] of await copiesOf('It lies in [Lika-Senj County|L] , [Croatia|L] .')) {
      const [, kind = '', names = ''] = /^(\p{L}+): (.*)/u.exec(divisions[country] ?? '') ?? [];
      if (kind !== '') expect(names.split(' ').map((name) => `${name.replaceAll('_', ' ')} ${kind}`)).toContain(county);
    }
  });

  it('is none where it is a state, a county of the language or a department of another kind', async () => {
    const text = 'The state of [Ohio|L] , the county of [Devon|L] and the department of [Brindlewick|L] agreed.';
    const all = Object.keys(divisions).flatMap(namesIn);
    for (const [state = '', county = '', other = ''] of await copiesOf(text))
      for (const name of [state, county, other]) expect(all).not.toContain(name);
  });
});

const REGIONS = loadGazetteers().list('en', 'cities');

describe('an English place', () => {
  it('is a town of the kingdom where somebody stands in an election of it', async () => {
    const text = 'She was a candidate for [Washington|L] ( in the 1987 United Kingdom general election ) .';
    for (const [town = ''] of await copiesOf(text)) expect(REGIONS?.find(town)?.region, town).toBe('England');
  });

  it('lies by what the great city becomes that is named behind it', async () => {
    for (const [part = '', city = ''] of await copiesOf('It was built in [Quarzholm|L] , [Manchester|L] .'))
      expect(REGIONS?.find(part)?.region, part).toBe(REGIONS?.find(city)?.region);
  });

  it('in letters is what its name became, and stays where that does', async () => {
    for (const [island = '', letters] of await copiesOf(
      'He left [Prince Edward Island|L] , and [PEI|L] forgot him .',
    )) {
      const initials = island.split(' ').map((word) => word.charAt(0)).join(''); // prettier-ignore
      expect(letters).toBe(initials.length > 1 ? initials : island);
    }
  });

  it('is a country to which the letters behind it may be joined', async () => {
    for (const [austria, iraq] of await copiesOf('He had [Austria|L] n papers and [Iraq|L] i money .')) {
      expect(`${austria}n`).toMatch(/an$/u);
      expect(['Kuwait', 'Oman', 'Yemen', 'Qatar', 'Bahrain', 'Pakistan', 'Bangladesh', 'Israel', 'Nepal', 'Azerbaijan']).toContain(iraq); // prettier-ignore
    }
  });
});

describe('an English conference', () => {
  it('stays in its year where it was held once', async () => {
    const events = createEnglishCopies({ E: { policy: 'from-corpus' } });
    for (const [once] of await events('They met at the [1943 Quarzholm Conference|E] .')) expect(once).toBe('1943 Quarzholm Conference'); // prettier-ignore
  });
});
