import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const townsBy = (river: string): readonly string[] =>
  packOf('de')
    ?.places?.rivers?.flatMap((line) => line[river]?.split(' ') ?? [])
    .map((name) => name.replaceAll('_', ' ')) ?? [];

describe('German places', () => {
  it('lie by the rivers that stand behind them', async () => {
    const text = 'Sie kam in [Rathenow|LOC] an der [Havel|LOC] zur Welt, er in [Ochsenfurt|LOC] am [Main|LOC].';
    for (const { mentions } of await copiesIn('de', text)) {
      expect(townsBy(mentions[1] ?? '')).toContain(mentions[0]);
      expect(townsBy(mentions[3] ?? '')).toContain(mentions[2]);
    }
    for (const { mentions } of await copiesIn('de', 'Ein Haus in [Memphis|LOC] am [Mississippi River|LOC] .')) {
      const known = townsBy(mentions[1] ?? '');
      if (known.length > 0) expect(known).toContain(mentions[0]);
    }
  });

  it('have the river in their name', async () => {
    const text = 'Er zog von [Rathenow an der Havel|LOC] nach [Frankfurt (Oder)|LOC], dann nach [Lohr/Main|LOC] .';
    for (const { mentions } of await copiesIn('de', text)) {
      expect(mentions[0]).toMatch(/ an der \p{Lu}/u);
      expect(mentions[1]).toMatch(/^\p{Lu}\p{Ll}+ \(\p{Lu}\p{Ll}+\)$/u);
      expect(mentions[2]).toMatch(/^\p{Lu}\p{Ll}+\/\p{Lu}\p{Ll}+$/u);
    }
  });

  it('called after saints become such towns of their country', async () => {
    for (const { mentions } of await copiesIn('de', 'Von [St. Moritz|LOC] nach [St . Pölten|LOC] .')) {
      expect(mentions[0]).toMatch(/^St\. (?:Gallen|Margrethen)$/u);
      expect(mentions[1]).toMatch(/^St \. (?:Veit|Johann|Anton|Florian|Valentin)$/u);
    }
  });

  it('stay beside bodies of their country', async () => {
    const texts: readonly (readonly [string, readonly string[]])[] = [
      ['Die eidgenössischen Räte halfen der [Schweizer|LOC] Mannschaft.', ['Schweizer']],
      ['Der Landeshauptmann lobte die [österreichischen|LOC] Schulen.', ['österreichischen']],
      ['Als Chief of the Naval Staff führte er die [britische|LOC] Marine.', ['britische']],
      ['Im Sejm stritt man über die Zukunft von [Polen|LOC].', ['Polen']],
      ['In den [USA|LOC] ist es Marktführer, in [Europa|LOC] nicht.', ['USA', 'Europa']],
    ];
    for (const [text, kept] of texts) for (const { mentions } of await copiesIn('de', text)) expect(mentions).toEqual(kept); // prettier-ignore
  });
});

describe('German bodies', () => {
  it('that are called by an address are so still', async () => {
    for (const { mentions } of await copiesIn('de', 'Neben [Musikhaus.de|ORG] wächst [tischlerei24.at|ORG].')) {
      expect(mentions[0]).toMatch(/^\p{Lu}\p{Ll}+\.de$/u);
      expect(mentions[1]).toMatch(/^\p{Ll}+\.at$/u);
    }
  });

  it('in the plural stay so', async () => {
    for (const { mentions } of await copiesIn('de', 'Die [Rieder Buam|ORG] stellen die beste Mannschaft.'))
      expect(mentions[0]).toMatch(/^\p{Lu}\p{Ll}+er (?:Haie|Löwen|Panther|Adler|Falken|Füchse)$/u);
  });
});
