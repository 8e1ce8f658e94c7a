import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

const TYPES = {
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
  A: { type: 'address' },
  N: { policy: 'from-corpus' },
} as const;

const copiesOf = createEnglishCopies(TYPES);
const list = (locale: string, name: string) => loadGazetteers().list(locale, name);

describe('a street abroad', () => {
  it('is called as streets are in the language of its word for a way', async () => {
    const text = '[Rua Dom Lindo 12|A] or [C/ Linde 8|A] or [14 Rue Lindet|A] or [Lindenstraße 4|A]';
    const core = (street = '') =>
      street
        .replace(/^\d+ /u, '')
        .replace(/ \d+$/u, '')
        .replace(/^\S+ (?:d[aeo]s? )?/u, '');
    for (const [rua, calle, rue, strasse = ''] of await copiesOf(text)) {
      expect(
        list('pt', 'street-cores')?.values.some((value) => value.endsWith(core(rua))),
        rua,
      ).toBe(true);
      expect(calle).toMatch(/^C\/ /u);
      expect(
        list('fr', 'street-cores')?.values.some((value) => value.endsWith(core(rue))),
        rue,
      ).toBe(true);
      expect(list('de', 'streets')?.values.some((value) => value.startsWith(strasse.split('straße', 1)[0] ?? '')), strasse).toBe(true); // prettier-ignore
    }
  });

  it('is none where the word is the name of a way at home', async () => {
    for (const [drive] of await copiesOf('[14 Rambla Drive|A]')) expect(drive).toMatch(/^\d+ [\p{L} ]+ Drive$/u);
  });
});

describe('New York and Washington', () => {
  it('are towns by themselves, and states beside states', async () => {
    const states = new Set(list('en', 'states')?.values);
    for (const [town = ''] of await copiesOf('He moved to [Washington|L] in May.'))
      expect(list('en', 'cities')?.find(town), town).toBeDefined();
    for (const others of await copiesOf('Firms of [Idaho|L], [Washington|L] and [Oregon|L] came.'))
      for (const other of others) expect(states.has(other), other).toBe(true);
  });
});

describe('somebody', () => {
  it('has the place of a noble and the letters of an office', async () => {
    const text = 'The [Earl of Norfolk|P] met [Hale LJ|P], [Ann Brill, KC, OBE|P] and [Sir Hugh Brill CBE|P].';
    const counties =
      /(?:shire|Rutland|Kent|Suffolk|Essex|Surrey|Devon|Dorset|Somerset|Cornwall|Cumbria|Northumberland)$/u;
    for (const [earl, judge, counsel, knight] of await copiesOf(text)) {
      expect(earl).toMatch(/^Earl of /u);
      expect(earl).toMatch(counties);
      expect(judge).toMatch(/^(?!Hale)\p{Lu}[\p{L}'-]+ LJ$/u);
      expect(counsel).toMatch(/, KC, OBE$/u);
      expect(knight).toMatch(/^Sir .* CBE$/u);
    }
  });

  it('is of the people right before the office', async () => {
    const text = 'The British met the Chinese Generalissimo [Chiang Kai-lind|P] in Cairo.';
    for (const [name = ''] of await copiesOf(text)) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u);
  });

  it('of antiquity becomes another who ruled there', async () => {
    for (const [king] of await copiesOf('[Xerxes|P] marched on.'))
      expect('Darius Cyrus Cambyses Artaxerxes'.split(' ')).toContain(king);
  });
});

describe('a word for a people', () => {
  it('before a numbered body is an adjective', async () => {
    for (const [people] of await copiesOf('It fought the [German|N] 49th Division. It fought the [Spaniard|N].'))
      expect(people).not.toMatch(/man$/u);
  });
});
