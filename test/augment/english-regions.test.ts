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
