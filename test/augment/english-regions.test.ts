import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const TYPES = { O: { type: 'organisation' }, L: { type: 'location' }, P: { type: 'person' } } as const;

const copiesOf = createEnglishCopies(TYPES);

describe('an English region abroad', () => {
  it('moves with its country', async () => {
    const german =
      /^(?:Saxony|Bavaria|Thuringia|Brandenburg|Saarland|Hesse|Schleswig|Baden|Mecklenburg|Lower Saxony|Rhineland|North Rhine)/;
    for (const [region, country] of await copiesOf('It is a village in [Hesse|L] , [Germany|L] .')) {
      expect(country).not.toBe('Germany');
      expect(region, country).not.toMatch(german);
    }
    for (const [region] of await copiesOf('It is a village in [Hesse|L] .')) expect(region).toMatch(german);
  });
});

describe('a body of many countries', () => {
  it('is called after no town', async () => {
    const text =
      'The [Council of Europe|O] met the [Organization of American States|O] and the [Non-Aligned Movement|O].';
    for (const [council, states, movement] of await copiesOf(text)) {
      expect(['Nordic Council', 'Benelux Union']).toContain(council);
      expect(['African Union', 'Arab League', 'Pacific Islands Forum']).toContain(states);
      expect(['Group of 77', 'Group of 24']).toContain(movement);
    }
  });

  it('reaches as far as others do', async () => {
    for (const [body] of await copiesOf('He joined the [World Chess Association|O].'))
      expect(body).toMatch(/^(?:International|Global|Universal) Chess Association$/);
  });
});

describe('an English town', () => {
  it('is one where the region behind it has it, be a region elsewhere called so', async () => {
    for (const [town = '', region] of await copiesOf('She moved to [Victoria|L] , [British Columbia|L] .')) {
      expect(town).not.toMatch(/Wales|Queensland|Tasmania|Australia/);
      expect(region).not.toBe('British Columbia');
    }
    for (const [state] of await copiesOf('Seats in [Victoria|L] , [New South Wales|L] and [Queensland|L] .'))
      expect(state).toMatch(/Wales|Queensland|Tasmania|Australia/);
    for (const [rink] of await copiesOf('They met at the [Victoria Skating Rink|O] in [Montreal|L] .'))
      expect(rink).not.toMatch(/Wales|Queensland|Tasmania|Australia/);
  });

  it('has one word for its part', async () => {
    for (const [part = ''] of await copiesOf('She sat for [East Londonderry|L] in [England|L] .'))
      expect(part).not.toMatch(/^East (?:New|North|South|East|West|Upper|Lower) /);
  });
});

describe('a document that tells nothing of other countries', () => {
  it('is of that of the word for a division', async () => {
    for (const [, , country] of await copiesOf('[Lindac|L] is a commune in the [Landes|L] département of [France|L] .'))
      expect(country).toBe('France');
  });
});

describe('an English name of two words behind an article', () => {
  it('is nobody', async () => {
    for (const [house = ''] of await copiesOf('They met at [The Olive Tree Foundation|O] .'))
      expect(house).not.toMatch(/^The \p{Lu}\p{L}+ \p{Lu}\p{L}+ Foundation$/u);
  });
});

describe('an English body whose words tell all of it', () => {
  it('is of another kind where its country stays', async () => {
    const text = 'The Canadian [Amateur Hockey Association of Canada|O] ([AHAC|O]) played in [Canada|L] .';
    for (const [name = '', letters = ''] of await copiesOf(text)) {
      expect(name).not.toBe('Amateur Hockey Association of Canada');
      expect(letters.startsWith('AH'), letters).toBe(true);
      expect(letters).not.toBe('AHAC');
    }
    for (const [union = ''] of await copiesOf('She joined the [Union of Concerned Scientists|O] .'))
      expect(union).toMatch(/^(?:Association|Federation|League) of Concerned Scientists$/u);
  });
});

describe('what an English text calls by a number of its series', () => {
  const M = { M: { policy: 'from-corpus' } } as const;

  it('has another number and another name, and the same one throughout', async () => {
    const text = 'They flew the [EF-211 Bluejay|M] ; the [EF-211|M] was old . They rode the [K-12|M] .';
    for (const [plane = '', short, school] of await copiesOf(text, M)) {
      expect(plane).toMatch(/^EF-\d{3} \p{Lu}\p{Ll}+$/u);
      expect(plane).not.toMatch(/211|Bluejay/u);
      expect(plane.startsWith(`${short} `), short).toBe(true);
      expect(school).toBe('K-12');
    }
  });
});
