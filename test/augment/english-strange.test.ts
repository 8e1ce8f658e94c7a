import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = {
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
  E: { policy: 'from-corpus' },
} as const;

const copiesOf = createEnglishCopies(TYPES);

describe('a name that no list has', () => {
  it('becomes an invented one, in all its forms', async () => {
    for (const [people = '', one] of await copiesOf(
      'The [Quavaros|E] live on a river . The [Quavaro|E] people are few .',
    )) {
      expect(people).toMatch(/^\p{Lu}\p{Ll}+ros$/u);
      expect(people).not.toBe('Quavaros');
      expect(`${one}s`).toBe(people);
    }
  });

  it('stays where the text has it elsewhere, or readers know it', async () => {
    for (const [name] of await copiesOf('The [Quavaro|E] are few . Quavaro songs are sung .')) expect(name).toBe('Quavaro'); // prettier-ignore
    for (const [name] of await copiesOf('The [Uyghur|E] songs are sung .')) expect(name).toBe('Uyghur');
    for (const [name] of await copiesOf('It fought the [Kuomintang|E] .')) expect(name).toBe('Kuomintang');
  });
});

describe('years of English names', () => {
  it('move ahead where the text lets none move back', async () => {
    const text = 'Founded in 1964 , it stood in the [1965 French presidential election|E] and [1969 French presidential election|E] .'; // prettier-ignore
    for (const names of await copiesOf(text))
      expect(names).toEqual(['1969 French presidential election', '1974 French presidential election']);
  });

  it('move with the last of some years', async () => {
    for (const [name = ''] of await copiesOf('He saw the [Quazzian raids of 1941-45|E] .')) {
      const [first, last] = name.match(/\d+/gu) ?? [];
      expect(Number(first)).toBeLessThan(1941);
      expect(Number(last)).toBe(Number(first) - 1900 + 4);
    }
  });
});

describe('English names that hold each other', () => {
  it('are a town and what is called after it', async () => {
    for (const [town = '', engine] of await copiesOf('At [Lubbock|L] they built the [Lubbock Hinkleys|E] .')) {
      expect(town).not.toBe('Lubbock');
      expect(engine).toBe(`${town} Hinkleys`);
    }
  });

  it('are a town of today and its region', async () => {
    for (const [town, state] of await copiesOf('They met at Quazzia ( modern [Lubbock|L] , [Texas|L] ) .'))
      expect([town, state]).toEqual(['Lubbock', 'Texas']);
  });

  it('are a town with letters that only some countries have', async () => {
    const text = '[Beli Manastir|L] ( [Serbian Cyrillic|E] : Бели Манастир ) is a town in [Croatia|L] .';
    for (const [, , country] of await copiesOf(text)) expect(country).toBe('Croatia');
  });

  it('are no nouns before a name', async () => {
    for (const [name] of await copiesOf('They beat the [Brook|P] / [Merrow|P] ticket .'))
      expect(name).not.toBe('Brook');
  });

  it('are those of music and no language', async () => {
    for (const [name] of await copiesOf('He liked [Latin|E] rhythms and spoke [Latin|E] .')) expect(name).toBe('Latin');
  });
});

describe('bodies that everybody knows', () => {
  it('become others of their aim, not of a town', async () => {
    const text = 'She works for the [Electronic Frontier Foundation|O] and the [Benevolent and Protective Order of Elks|O] .'; // prettier-ignore
    for (const [one, other] of await copiesOf(text)) {
      expect(one).toMatch(/^(?:Electronic Privacy Information Center|Fight for the Future)$/u);
      expect(other).toMatch(/^(?:Loyal Order of Moose|Fraternal Order of Eagles|Independent Order of Odd Fellows)$/u);
    }
  });

  it('are banks of the same part of the world', async () => {
    for (const [bank] of await copiesOf('It joined the [Asian Development Bank|O] .')) expect(bank).toBe('Asian Infrastructure Investment Bank'); // prettier-ignore
  });
});
