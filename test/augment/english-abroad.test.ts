import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';
import { settingOf } from '../helpers/surrogates.ts';
import { sharedLexicon } from '../../src/surrogates/lexicon.ts';
import { fold } from '../../src/surrogates/case.ts';
import { readWater } from '../../src/surrogates/places/waters.ts';

const TYPES = { O: { type: 'organisation' }, L: { type: 'location' }, P: { type: 'person' } } as const;

const copiesOf = createEnglishCopies(TYPES);

const { others } = sharedLexicon(settingOf('en')).world;

describe('a town that only the lists of another language have', () => {
  it('becomes another of the region that its text names', async () => {
    for (const [town] of await copiesOf('She was born in [Regensburg|L] in Bavaria .'))
      expect(others.regionsWith(fold(town ?? '')), town).toContain('Bavaria');
  });

  it('lies in what the region beside it becomes, and so does what no list has', async () => {
    for (const [village = '', region = ''] of await copiesOf('[Qvandhorst|L] is a village in [Tuscany|L] .'))
      expect(
        others.townsOf(fold(region))?.map(({ name }) => name),
        region,
      ).toContain(village);
  });
});

describe('a river', () => {
  it('lies where its countries do', async () => {
    for (const [river = '', country = ''] of await copiesOf('It ends at the [Drava|L] in [Croatia|L] .')) {
      const shores = readWater(river, 'the ', 'en')?.water.shores;
      expect(shores?.has(country.toLowerCase()), `${river} in ${country}`).toBe(true);
    }
    for (const [river = ''] of await copiesOf('It ends at the [Euphrates River|L] in Syria .'))
      expect(['Tigris River', 'Jordan River', 'Orontes River']).toContain(river);
  });

  it('is by the state that its own becomes', async () => {
    for (const [river = '', state = ''] of await copiesOf('It lies on the [Ohio River|L] in [Kentucky|L] .')) {
      const code = sharedLexicon(settingOf('en')).world.named.get(state.toLowerCase()) ?? '';
      expect(readWater(river, '', 'en')?.water.shores.has(code) ?? true, `${river} in ${state}`).toBe(true);
      expect(river).toMatch(/^(?!Ohio).+ River$/);
    }
  });
});

describe('what is held in a town', () => {
  it('is called after what that becomes, in the country behind it', async () => {
    for (const [festival = ''] of await copiesOf('It was shown at the [Cannes Film Festival|M] in May .', {
      M: { policy: 'from-corpus' },
    })) {
      const town = fold(festival.replace(' Film Festival', ''));
      expect(others.find(town)?.country, festival).toBe('France');
    }
  });
});

describe('a word in small letters behind a place', () => {
  it('is no name', async () => {
    for (const [place] of await copiesOf('She sang in the [Lindfield Hall concert|L] .'))
      expect(place).toMatch(/^(?!Lindfield).+ Hall concert$/);
  });
});
