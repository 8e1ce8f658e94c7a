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
const cities = loadGazetteers().list('en', 'cities');
const regionOf = (town: string | undefined): string | undefined => cities?.find(town ?? '')?.region;

describe('where an English document tells that something lies', () => {
  it('is a town that no list has beside a county, a country or a state', async () => {
    for (const place of ['England', 'Devon'])
      for (const [town] of await copiesOf(`[Qualwick|L] is a village in [${place}|L] .`))
        expect(regionOf(town)).toBe('England');
    const states = new Map([['New Jersey', 'NJ'], ['Illinois', 'IL'], ['Pennsylvania', 'PA'], ['Michigan', 'MI']]); // prettier-ignore
    for (const [town, state = ''] of await copiesOf('[Qualwick|L] is a village in [Ohio|L] .'))
      if (states.has(state)) expect(regionOf(town)).toBe(states.get(state));
  });

  it('is a great city in place of another, of its own region', async () => {
    const great = new Set(['Birmingham', 'Manchester', 'Liverpool', 'Leeds', 'Bristol', 'Sheffield', 'Newcastle upon Tyne', 'Nottingham', 'Southampton']); // prettier-ignore
    for (const [town = ''] of await copiesOf('It is listed in [London|L] .')) expect([...great]).toContain(town);
    for (const [town = '', state = ''] of await copiesOf('It is listed in [Chicago|L] , [Illinois|L] .'))
      if (state === 'Texas') expect(['Houston', 'Dallas', 'Austin', 'San Antonio', 'Fort Worth']).toContain(town);
  });

  it('is a school of another field', async () => {
    for (const [school = ''] of await copiesOf('She taught at the [Fletcher School of Law|L] .'))
      expect(cities?.find(school.replace(/^.* School of /u, ''))).toBeUndefined();
  });

  it('is a group of islands like another', async () => {
    for (const [islands] of await copiesOf('He lives on the [Canary Islands|L] .'))
      expect(islands).toMatch(/^(?:Balearic|Aegean|Ionian) Islands$/u);
  });

  it('is in a country that stays for what stands before it', async () => {
    const world = loadGazetteers().list('en', 'world-cities');
    for (const [town = '', country] of await copiesOf('They took [Montevideo|L] in present-day [Uruguay|L] .')) {
      expect(country).toBe('Uruguay');
      expect(world?.find(town)?.region).toBe('Uruguay');
    }
  });

  it('is another county of the state beside it, and a house that is called after one place', async () => {
    const counties = loadGazetteers().list('en', 'counties');
    const codes = new Map([['New Jersey', 'NJ'], ['Illinois', 'IL'], ['Pennsylvania', 'PA'], ['Michigan', 'MI'], ['Texas', 'TX'], ['Virginia', 'VA'], ['Indiana', 'IN'], ['Georgia', 'GA'], ['Iowa', 'IA']]); // prettier-ignore
    let known = 0;
    for (const county of ['Mitchell', 'Osage'])
      for (const [name = '', state = ''] of await copiesOf(`He farmed in [${county} County|L] , [Kansas|L] .`)) {
        expect(name).toMatch(/ County$/u);
        expect(name).not.toBe(`${county} County`);
        const region = counties?.find(name.replace(/ County$/u, ''))?.region;
        if (codes.has(state)) expect(region).toBe(codes.get(state));
        if (codes.has(state)) known++;
      }
    expect(known).toBeGreaterThan(0);
    for (const [name = '', within = ''] of await copiesOf(
      'A farm in [Osage County, Kansas|L] and [Riley County|L] .',
    )) {
      expect(name).toMatch(/^\p{Lu}.* County, \p{Lu}/u);
      expect(within).toMatch(/ County$/u);
    }
    for (const [house = ''] of await copiesOf('They saw the [Alfred Phillips House|L] .'))
      expect(house).toMatch(/^\S+ House$/u);
  });

  it('is a body of Americans, and one of a country that the text tells alone', async () => {
    for (const [body = ''] of await copiesOf('She led the [American Poetry Society|O] .'))
      expect(regionOf(body.replace(/ Poetry Society$/u, ''))).toMatch(/^\p{Lu}{2}$/u);
    for (const [body = ''] of await copiesOf('In the United Kingdom the [Human Rights Foundation|O] met at the [Grand Ball|E] .'))
      expect(['England', 'Scotland', 'Wales', 'Northern Ireland']).toContain(regionOf(body.replace(/ Human Rights Foundation$/u, ''))); // prettier-ignore
  });

  it('is a province of Ireland, the capital behind an embassy, and a republic', async () => {
    for (const names of await copiesOf(
      'The [Quillish Embassy in Washington|O] and [Leinster|L] of the [Republic of Ireland|L] .',
    )) {
      expect(names[1]).toMatch(/^(?:Munster|Connacht|Ulster)$/u);
      expect(names[2]).toBe('Republic of Ireland');
    }
    for (const [embassy] of await copiesOf('She was at the [Danish Embassy in Washington|O] .'))
      expect(embassy).toMatch(/ Embassy in Washington$/u);
  });

  it('is no town at home by letters of another language, nor a region in letters', async () => {
    for (const [town] of await copiesOf('From [Münster|L] to [Wien|L] .')) expect(town).not.toMatch(/^(?:Leinster|Ulster|Connacht)$/u); // prettier-ignore
    for (const [town] of await copiesOf('From [Washington D.C.|L] to [Gettysburg|L] .'))
      expect(town).not.toMatch(/\./u);
  });

  it('is a centre that is called as its town', async () => {
    for (const [town, , centre] of await copiesOf('In [Hayward|L] , [California|L] , lies [Hayward City Center|L] .'))
      expect(centre).toBe(`${town} City Center`);
  });
});

describe('what an English document tells of bodies and faiths', () => {
  it('is a faith that it names without a label or in a party', async () => {
    for (const [voice] of await copiesOf('[Christian Voice|O] was the first of the Christian groups.'))
      expect(voice).toBe('Christian Voice');
    for (const [faith] of await copiesOf('The [Jewish|E] voters joined the [Jewish Workers Party|O] .'))
      expect(faith).toBe('Jewish');
  });

  it('is the kind of a firm, a club and a works', async () => {
    const text = 'The [Marlow Mining Pty Ltd|O] , [Hinkley Locomotive Works|O] and [Montreal HC|O] .';
    for (const [firm, works, club] of await copiesOf(text)) {
      expect(firm).toMatch(/^\p{L}+ Mining Pty Ltd$/u);
      expect(works).toMatch(/^\p{L}+ Locomotive Works$/u);
      expect(club).toMatch(/^\p{Lu}[\p{L} .-]+ HC$/u);
    }
  });

  it('is a people before an office, and what the name of an election has', async () => {
    for (const [people] of await copiesOf('The [Canadian|E] Prime Minister spoke at the [Grand Ball|E] .'))
      expect(people).toBe('Canadian');
    for (const [seat] of await copiesOf('For [Upper Quann|O] since the [1990 Upper Quann by-election|E] .'))
      expect(seat).toBe('Upper Quann');
  });

  it('is a people in a name that stays, and which of several summits it was', async () => {
    const text = 'The Second [Polish|E] Republic had the [Polish Quarmy|E] and the [IV QUELAC summit|E] .';
    for (const [people, army, summit] of await copiesOf(text)) {
      expect(summit).toBe('IV QUELAC summit');
      if (army === 'Polish Quarmy') expect(people).toBe('Polish');
    }
  });

  it('lies in the east, whatever letters stand before it', async () => {
    for (const [division] of await copiesOf('Fifth in the [QAC East Division|O] .'))
      expect(division).toMatch(/^\p{Lu}+ East Division$/u);
  });

  it('is no name: a noun behind an article, and a gloss of what stays', async () => {
    for (const [bill] of await copiesOf('The [Bill|P] was backed by all.')) expect(bill).toBe('Bill');
    const text = 'They sang [Zakhrani tsarya|E] ( " [Keep the Czar|E] " ) .';
    for (const [song, gloss] of await copiesOf(text))
      if (song === 'Zakhrani tsarya') expect(gloss).toBe('Keep the Czar');
  });

  it('are two of a list, which do not become one', async () => {
    const names = ['Lacewings', 'Mayflies', 'Stoneflies'];
    for (const copy of await copiesOf(`Collected [${names.join('|E] , [')}|E] .`))
      expect(new Set(copy).size).toBe(names.length);
  });

  it('is a team of a great city like another, and a firm of the same form', async () => {
    const teams = loadGazetteers().list('en', 'teams');
    for (const [team = ''] of await copiesOf('The [Los Angeles Quarzers|O] won again .')) {
      const name = teams?.values.find((each) => team.endsWith(` ${each}`)) ?? '';
      expect(name, team).not.toBe('');
      expect(cities?.find(team.slice(0, -name.length - 1)), team).toBeDefined();
    }
    for (const [firm] of await copiesOf('[General Motors Corp.|O] said so .')) expect(firm).toMatch(/ Corp\.$/u);
  });

  it('is an award of the same art', async () => {
    for (const [film, song] of await copiesOf('[Oscar|E] - nominated , and a [Grammy|E] for the song .'))
      expect([film, song]).toEqual(['BAFTA', 'Juno']);
  });
});
