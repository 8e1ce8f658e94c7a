import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
  D: { type: 'date' },
});

describe('an English name that is labelled with the ending of an owner', () => {
  it('keeps it, and is what it is without', async () => {
    for (const [firm, town, other, person] of await copiesOf(
      "[Halcyon 's|O] plant in [Boston 's|L] south : [Halcyon|O] and [Jim Dole 's|P] wife .",
    )) {
      expect(firm).toBe(`${other} 's`);
      expect(town).toMatch(/^\p{Lu}.* 's$/u);
      expect(person).toMatch(/^(?!Jim)\p{Lu}.*\p{L} 's$/u);
    }
  });

  it('gets one that its sound needs, within the label', async () => {
    for (const [person = ''] of await copiesOf("The wife of [Bill Hughes '|P] brother left ."))
      expect(person).toMatch(/[sxz] '$|[^sxz] 's$/iu);
  });

  it('has none where that is part of the name', async () => {
    for (const [shop = ''] of await copiesOf("He worked at [Zolty's|O] for years .")) expect(shop).not.toMatch(/'s$/u);
  });
});

describe('English newswire', () => {
  it('calls clubs in tables as their towns, or as clubs', async () => {
    const text = '[BALTIMORE|O] 70 63 .526 4\n[Halcyon|O] 5 3 1 1 10 4 10\n[Essex|O] beat [Kent|O] by 3 wickets';
    for (const [first = '', second = '', county = ''] of await copiesOf(text)) {
      for (const club of [first, second])
        expect(club).not.toMatch(
          /^(?:lantern|ember|beacon|sundial|vertex|nomad|zenith|osprey|cobalt|prism|tidewater)$/iu,
        );
      expect(county).toMatch(/shire$|^(?:Cornwall|Cumbria|Devon|Dorset|Kent|Norfolk|Northumberland|Rutland|Somerset|Suffolk|Surrey)$/u); // prettier-ignore
    }
  });

  it('has towns in datelines, and their letters in messages', async () => {
    for (const [town = '', letters, small, state] of await copiesOf(
      '[NEW YORK|L] , Sept. 3 -- From [L.A.|L] to [nyc|L] and [Baton Rouge|L] , [LA|L]',
    )) {
      expect(town).not.toMatch(/^(?:ALABAMA|COLORADO|NEW JERSEY|TEXAS)$/u);
      expect(['D.C.', 'N.Y.C.']).toContain(letters);
      expect(['sf', 'la', 'dc']).toContain(small);
      expect(state).toMatch(/^\p{Lu}/u);
    }
  });

  it('keeps the part of a country before it', async () => {
    for (const [part = '', whole] of await copiesOf('Rockets fell in [northern Kenya|L] , and [Kenya|L] said so .'))
      expect(part).toBe(`northern ${whole}`);
  });

  it('keeps titles of several words, trades, and bodies of their kind', async () => {
    const text = '[Prime Minister Tony Hale|P] , [Zolty Motor Co.|O] , [al Qaeda|O] , [Bayern Munich|O]';
    for (const [person, firm, movement, club] of await copiesOf(text)) {
      expect(person).toMatch(/^Prime Minister \p{Lu}/u);
      expect(firm).toMatch(/ Motor Co\.$/u);
      expect(['Abu Sayyaf', 'Jemaah Islamiyah']).toContain(movement);
      expect(club).toMatch(/Bremen|Leverkusen|Dortmund|Schalke|Berlin/u);
    }
  });

  it('knows firms before their legal form, and letters of messages', async () => {
    for (const [bank, body, road] of await copiesOf('[Merrill Lynch & Co.|O] , [nasa|O] , [Interstate 95|L]')) {
      expect(bank).toMatch(/^(?:Goldman Sachs|Morgan Stanley|Lehman Brothers) & Co\.$/u);
      expect(['esa', 'jaxa']).toContain(body);
      expect(road).toMatch(/^Interstate \p{N}+$/u);
    }
  });

  it('reads letters of a message that are as long as a word in capitals', async () => {
    for (const [body] of await copiesOf('ta , the [naacp|O] pays for it')) expect(body).toMatch(/^[a-z]{3,6}$/u);
  });

  it('keeps a country that is none today beside a town of it, and no country for a town of its name', async () => {
    for (const [, country] of await copiesOf('[Cologne|L] , [West Germany|L] , was bombed .'))
      expect(country).toBe('West Germany');
    for (const [, country] of await copiesOf('1. [Fiona May|P] ( [Italy|L] ) 6.90'))
      expect(['Oregon', 'Washington', 'Texas']).not.toContain(country);
  });

  it('counts quarters to four, and changes no tense with a day', async () => {
    for (const [quarter, past, week] of await copiesOf('In [the third quarter|D] , [yesterday|D] and [last week|D]')) {
      expect(quarter).toMatch(/^the (?:first|second|fourth) quarter$/u);
      expect(past).toBe('last week');
      expect(week).toBe('yesterday');
    }
  });
});
