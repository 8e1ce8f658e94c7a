import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = {
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
  E: { policy: 'from-corpus' },
} as const;

const copiesOf = createEnglishCopies(TYPES);

describe('what an English document holds', () => {
  it('is a party of which the text tells, against which another stands', async () => {
    const told = 'The Republican Otis Merrow lost to the [Democratic|O] nominee at the [Grand Ball|E].';
    for (const [party] of await copiesOf(told)) expect(party).toBe('Democratic');
    const named = 'The [Republican Party|O] lost to the [Democratic|E] nominee.';
    for (const [party, stance] of await copiesOf(named)) {
      expect(party).toMatch(/^Republican /u);
      expect(stance).toBe('Democratic');
    }
  });

  it('is what is called for short by its last word', async () => {
    const text = 'They won the [Lindqvist Cup|E] , and the [Cup|E] was theirs . The [Kelly Cup|E] went to [Delta|O] .';
    for (const [whole, short] of await copiesOf(text)) {
      expect(whole).not.toBe('Lindqvist Cup');
      expect(short).toBe('Cup');
    }
  });

  it('is a country in the whole document that stays where a war is told', async () => {
    const text = 'It was a prison in [Lyon|L] , [France|L] .\nIt was used by [Germans|E] during the occupation of [France|L] from 1940 to 1944 .'; // prettier-ignore
    for (const [town, country, , again] of await copiesOf(text)) {
      expect([country, again]).toEqual(['France', 'France']);
      expect(town).not.toBe('Lyon');
    }
  });

  it('is the year of what is told to be the how-manieth', async () => {
    for (const [summit] of await copiesOf('The [2018 Quazzia summit|E] is the tenth annual meeting of its members .'))
      expect(summit).toBe('2018 Quazzia summit');
  });

  it('is the year of an event of which there was one, with what is of that year', async () => {
    const text = 'After the [April 2013 Quazzian parliamentary election|E], the [2013 Quazzia civil unrest|E] and the [July 2013 Quazzian parliamentary election|E] it was over.'; // prettier-ignore
    for (const names of await copiesOf(text)) for (const name of names) expect(name).toContain('2013');
  });

  it('is the term after which a seat falls free', async () => {
    const text = 'He won in [1984 Quazzian senate election|E], [1990 Quazzian senate election|E] and [1996 Quazzian senate election|E], she in [1980 Quazzian senate election|P].'; // prettier-ignore
    for (const names of await copiesOf(text)) {
      const years = names.slice(0, 3).map((name) => Number.parseInt(name));
      expect(years[0]).toBeLessThan(1984);
      expect(years.map((year) => year - (years[0] ?? 0))).toEqual([0, 6, 12]);
    }
  });

  it('is the name of one who is numbered', async () => {
    for (const [name] of await copiesOf('[Alfonso|P] was called [Alfonso XII|P] as king.'))
      expect(name).toBe('Alfonso');
    for (const [name] of await copiesOf('[Alfonso|P] was called by his name.')) expect(name).not.toBe('Alfonso');
  });

  it('are two parties that change their places', async () => {
    const text = 'The [Democratic|E] and the [Republican|E] candidates of the [Republican Party|E] met.';
    for (const [one, other, party] of await copiesOf(text)) {
      expect([one, other]).toEqual(['Republican', 'Democratic']);
      expect(party).toBe('Democratic Party');
    }
  });

  it('is what its letters in brackets stand for, and a place in the name of an election, be it of no list', async () => {
    const text = 'The [Islamic Kingdom War|E] ( [IKW|O] ) began at [Upper Quann|L] after the [1990 Upper Quann by-election|E].'; // prettier-ignore
    for (const [, letters, place] of await copiesOf(text)) expect([letters, place]).toEqual(['IKW', 'Upper Quann']);
  });

  it('is a party with another stance, of which the text tells neither', async () => {
    const parties = ['Liberty Party', 'Western Reform Party', 'Party of Order', 'Peasant Party'].map((name) => `[${name}|E]`); // prettier-ignore
    const text = `${parties.join(' , ')} ; the [Liberal Party of Canada|E] and the [Social Democratic Party|E]`;
    for (const names of await copiesOf(text)) {
      expect(names.at(-2)).toMatch(/^Conservative Party of \p{Lu}/u);
      expect(names.at(-1)).toMatch(/^(?:Christian|Liberal|Independent) Democratic Party$/);
    }
    for (const names of await copiesOf(`${text} A conservative spoke.`))
      expect(names.at(-2)).toMatch(/^Liberal .* Party of/);
  });

  it('are countries that a hyphen joins in a name that stays', async () => {
    const text = 'The [2018 Russia-United States summit|E] began. The [Russian|E] President spoke.';
    for (const [summit, people] of await copiesOf(text)) {
      expect(summit).toMatch(/ Russia-United States summit$/u);
      expect(people).toBe('Russian');
    }
    const border = 'Near the [Danish-German border|E] the [Danish|E] artist lives.';
    for (const names of await copiesOf(border)) expect(names).toEqual(['Danish-German border', 'Danish']);
  });

  it('is the country of a party in the name of a government', async () => {
    const text = 'The [New Zealand Harmony Party|O] left the [Fifth National Government of New Zealand|O] at the [Grand Ball|E].'; // prettier-ignore
    for (const [party, government] of await copiesOf(text))
      for (const name of [party, government]) expect(name).toContain('New Zealand');
  });

  it('is a state in a name that becomes another of that state', async () => {
    const text = 'The [Connecticut Classic Lotto|E] was sold by the [Connecticut Lottery|O].';
    for (const [, lottery] of await copiesOf(text)) expect(lottery).toBe('Connecticut Lottery');
  });

  it('is no people that becomes another by itself and in the name of an organisation', async () => {
    const text = 'The [Welsh Highland Railway|O] opened. Its stop on the [Welsh|E] line is small.';
    for (const [railway, people = ''] of await copiesOf(text)) {
      expect(people).not.toBe('Welsh');
      expect(railway).toBe(`${people} Highland Railway`);
    }
  });

  it('is the country of a word for one of its divisions', async () => {
    const text = '[Baruun|L] is a sum (district) of [Khovd|L] in [Mongolia|L] with its [Grand Ball|E].';
    for (const names of await copiesOf(text)) expect(names[2]).toBe('Mongolia');
    const polish = '[Grodzin|L] lies in the voivodeship of [Lublin|L] in [Poland|L] with its [Grand Ball|E].';
    for (const names of await copiesOf(polish)) expect(names[2]).toBe('Poland');
  });

  it('is the country of departments, and the field of a numbered division', async () => {
    const text =
      'The [U.S. Departments of State, Defense and Commerce|O] wrote to the [65 Air Division ( Defense )|O].';
    for (const [departments, division] of await copiesOf(text)) {
      expect(departments).toBe('U.S. Departments of State, Defense and Commerce');
      expect(division).toMatch(/^(?!65)\d\d Air Division \( Defense \)$/u);
    }
  });
});

describe('an organisation of several words', () => {
  it('becomes no bare town', async () => {
    const towns = loadGazetteers().list('en', 'cities');
    const text = '[Planned Quazzels|O], [Doctors Abroad|O] and the [Urban League|O] played on.';
    for (const names of await copiesOf(text)) for (const name of names) expect(towns?.find(name), name).toBeUndefined();
  });
});

describe('an occasion called after words of the dictionary', () => {
  it('is called after somebody where the corpus has no other', async () => {
    for (const [challenge] of await copiesOf('He won the [Shark Island Challenge|E].'))
      expect(challenge).toMatch(/^(?!Shark)\p{Lu}\S+ Island Challenge$/u);
  });
});

describe('an election of a country whose terms are of no fixed length', () => {
  it('is one that was held, and in the order of the text', async () => {
    const text = 'She lost the [1979 Canadian federal election|E] and won the [1984 Canadian federal election|E] and, at home, the [1981 Ontario general election|E].'; // prettier-ignore
    for (const names of await copiesOf(text)) {
      const [lost = 0, won = 0, home = 0] = names.map((name) => Number.parseInt(name));
      expect([1965, 1968, 1972, 1974, 1979, 1980]).toContain(won);
      expect([1963, 1965, 1968, 1972, 1974]).toContain(lost);
      expect([1967, 1971, 1975, 1977]).toContain(home);
      expect(lost < home && home < won, names.join()).toBe(true);
    }
  });
});
