import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { places } from '../../src/languages/en/names.ts';
import { codesOfRegion } from '../../src/surrogates/places/place-lexicon.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = {
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
  H: { type: 'hospital' },
} as const;

const copiesOf = createEnglishCopies(TYPES);
const cities = loadGazetteers().list('en', 'cities');
const regionOf = (town = '') => cities?.find(town)?.region;

describe('places beside each other', () => {
  it('of states that adjoin lie in such', async () => {
    const adjoining = places.adjoining?.split('|') ?? [];
    for (const [first = '', second = ''] of await copiesOf('The hills of [Vermont|L] and [New Hampshire|L].')) {
      const [one = '', other = ''] = [first, second].map((name) => codesOfRegion(name)?.code);
      expect(adjoining.find((line) => line.startsWith(`${one} `))?.split(' '), `${first}, ${second}`).toContain(other);
    }
  });

  it('by the sea stay by it, in their own land', async () => {
    const inland = new Set(['Leeds', 'Birmingham', 'Nottingham', 'Bradford', 'Bristol', 'Manchester', 'Sheffield']);
    for (const towns of await copiesOf('The ports at [Liverpool|L], [Southampton|L] and [Plymouth|L] were closed.'))
      for (const town of towns) {
        expect(inland, town).not.toContain(town);
        expect(regionOf(town), town).toMatch(/England|Scotland|Wales|Northern Ireland/);
      }
  });

  it('are islands where they were', async () => {
    for (const [isle, war] of await copiesOf('The [Isle of Wight|L] ferry; the landing on [Guadalcanal|L].')) {
      expect(isle).toMatch(/^Isle of /);
      expect(war).toMatch(/^(?:Iwo Jima|Saipan|Peleliu|Tarawa|Okinawa|Tinian)$/);
    }
  });

  it('go with their state, be its full stop outside the mention', async () => {
    for (const [town, state] of await copiesOf('Its plant in [Macon|L], [Ga|L]., was closed.')) {
      expect(regionOf(town)).toBeDefined();
      expect(state).toMatch(/^\p{Lu}(?:\.\p{Lu}|\p{L}{1,5})$/u);
      expect(state).not.toBe('Ga');
    }
  });
});

describe('a body', () => {
  it('called after a family stays one, be that called as a town is', async () => {
    for (const [firm] of await copiesOf('The claim of [Enderby & Sons|O] failed.')) {
      expect(firm).toMatch(/^\p{Lu}[\p{L}'-]+ & Sons$/u);
      expect(regionOf(firm?.replace(' & Sons', ''))).toBeUndefined();
    }
  });

  it('has letters that stand for it with the small words', async () => {
    for (const [name = '', letters] of await copiesOf('The [World Series of Ludo|O] ([WSOL|O]) began.'))
      expect(letters).toBe(`${name.charAt(0)}SOL`);
  });

  it('of which a state has one becomes another such', async () => {
    for (const [agency] of await copiesOf('The [Environmental Protection Agency|O] sued.'))
      expect(agency).toMatch(/^(?:Occupational Safety and Health Administration|Federal Emergency Management Agency)$/);
    for (const [party] of await copiesOf('Senator Lind ([D|O]-Ohio) spoke.')) expect(party).toBe('R');
  });

  it('is an act by the names of two', async () => {
    for (const [act] of await copiesOf('The [Price-Anderson Act|O] was passed.')) expect(act).toMatch(/^\p{Lu}\p{L}+-\p{Lu}\p{L}+ Act$/u); // prettier-ignore
  });
});

describe('a person', () => {
  it('of two titles keeps both', async () => {
    for (const [sergeant] of await copiesOf('[Staff Sgt. Dan Enders|P] spoke.')) expect(sergeant).toMatch(/^Staff Sgt\. \p{Lu}\p{L}+ /u); // prettier-ignore
  });

  it('who reigns under two names has no surname', async () => {
    for (const [king = ''] of await copiesOf('[King Louis Philippe|P] fled.')) {
      const given = loadGazetteers().list('en', 'given-names');
      for (const name of king.split(' ').slice(1)) expect(given?.find(name), king).toBeDefined();
    }
  });

  it('of East Asia has the name of two syllables behind the family name', async () => {
    for (const [name] of await copiesOf('[Baek Min-jae|P] of South Korea won.')) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{L}+(?:-[^aeiouy]*[aeiouy]+[^aeiouy]*)?$/u); // prettier-ignore
  });
});
