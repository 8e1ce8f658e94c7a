import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = {
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
  M: { policy: 'from-corpus' },
} as const;

const copiesOf = createEnglishCopies(TYPES);

describe('a word for a people', () => {
  it('stays beside a region of its country, and beside a word for its divisions', async () => {
    for (const [people] of await copiesOf('The [French|M] poet lived at [Zwexbourg|L] in [Ain|L].')) expect(people).toBe('French'); // prettier-ignore
    for (const [people] of await copiesOf('It is in the [French|M] département of [Zwex|L].')) expect(people).toBe('French'); // prettier-ignore
  });

  it('stays where it is called native', async () => {
    for (const people of await copiesOf('A young native [American|M], as well as an [Indian|M], told it.')) expect(people).toEqual(['American', 'Indian']); // prettier-ignore
  });
});

describe('a place', () => {
  it('whose own word for a division stays keeps the others in its country', async () => {
    for (const [, , , country] of await copiesOf('[Zwexapalle|L] is in [Quarner Taluk|L] of [Andhra Pradesh|L], [India|L].')) expect(country).toBe('India'); // prettier-ignore
  });

  it('on a border is of a country that has it', async () => {
    for (const [country] of await copiesOf('The road to the border of [Norway|L] is long.')) expect(country).toBe('Norway'); // prettier-ignore
  });
});

describe('an organisation', () => {
  it('has letters in the order of its own language, which stay where it does', async () => {
    for (const [letters, name] of await copiesOf('He led the [ZBC|O] (the [Brazilian Zorb Confederation|O]) for years.')) expect(letters).toBe(name?.match(/\p{Lu}/gu)?.join('')); // prettier-ignore
    for (const names of await copiesOf('The [Christian Democracy|O] ( [DC|O] ) joined.')) expect(names).toEqual(['Christian Democracy', 'DC']); // prettier-ignore
  });

  it('beside places is called after nobody’s town', async () => {
    for (const [hall, town] of await copiesOf('The [Badminton Hall of Fame|O] opened in [Salem|L], [Ohio|L].')) {
      expect(hall).toMatch(/^\p{Lu}\p{L}+ Badminton Hall of Fame$/u);
      expect(hall).not.toContain(town);
    }
  });

  it('in a town of its name is called by that, be it a surname too', async () => {
    for (const [school, town] of await copiesOf('[Coronado Unified School District|O] lies in [Coronado|L], [California|L].')) expect(school).toBe(`${town} Unified School District`); // prettier-ignore
  });

  it('keeps a place with an article, and is named after one person', async () => {
    for (const [court] of await copiesOf('He sat in the [Superior Court of the District of Columbia|O].')) expect(court).toMatch(/the District of Columbia$/); // prettier-ignore
    for (const [house = ''] of await copiesOf('She studied at [George Washington University|O].')) expect(house).toMatch(/^(?!George )\p{Lu}\p{L}+ (?!Washington)\p{Lu}\p{L}+ University$/u); // prettier-ignore
  });

  it('is a club of the only country that its text tells of', async () => {
    for (const [, , club] of await copiesOf('The [Romanian|M] defender, born in [Satu Mare|L], scored for [Zweaua Quarz|O] in the UEFA cup.')) expect(club).toMatch(/^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u); // prettier-ignore
  });
});

describe('what has a year', () => {
  it('is one of two elections of its year', async () => {
    const text =
      'He lost the [February 1974 United Kingdom general election|M] and won the [October 1974 United Kingdom general election|M].';
    for (const [first = '', second = ''] of await copiesOf(text)) {
      expect([first, second]).not.toEqual(['February 1974', 'October 1974'].map((date) => `${date} United Kingdom general election`)); // prettier-ignore
      expect(Number(/\d{4}/.exec(first))).toBeLessThanOrEqual(Number(/\d{4}/.exec(second)));
      expect(`${first} ${second}`).not.toMatch(/(?<!January |December )1910|(?<!February |October )1974/);
    }
    for (const [name] of await copiesOf('It fell in the [July 1932 German federal election|M].')) expect(name).toBe('July 1932 German federal election'); // prettier-ignore
  });
});

describe('a person', () => {
  it('with a title tells what the same name is without', async () => {
    for (const [senator, short] of await copiesOf('[Sen. Clinton|P] praised those of the [Clinton|P] campaign.')) expect(senator).toBe(`Sen. ${short}`); // prettier-ignore
  });
});

describe('a party', () => {
  it('beside the contest within it stays', async () => {
    const text = 'Most [Texas Republicans|M] liked him in the [1968 Republican Party presidential primaries|M].';
    for (const [party] of await copiesOf(text)) expect(party).toBe('Texas Republicans');
  });
});

describe('what begins with its article', () => {
  it('stands behind no other', async () => {
    const text =
      'They watched the [Quann Campaign|M] and then [The Zwex Campaign|M] , [The Lind Campaign|M] and [The Ek Campaign|M] .';
    for (const [first] of await copiesOf(text)) expect(first).not.toMatch(/^The /);
  });
});
