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

describe('a place', () => {
  it('keeps the word behind the article that tells what it is, though a town is called so', async () => {
    for (const [river] of await copiesOf('The [Black River|L] runs through the town.'))
      expect(river).toMatch(/^(?!Black)\p{L}[\p{L}' -]* River$/u);
  });

  it('is a saint behind the word for a church', async () => {
    const saints = list('en', 'saints');
    for (const [saint = ''] of await copiesOf('The cathedral of [St Anthony|L] was built.'))
      expect(saint.startsWith('St ') && saint !== 'St Anthony' && saints !== undefined, saint).toBe(true);
  });

  it('that has no article gets none', async () => {
    for (const [region] of await copiesOf('Shippers across [New England|L] and the [Midwest|L] lose.'))
      expect(region).toBe('Appalachia');
  });
});

describe('a body', () => {
  it('that no list has is called after a town of the country in which it lies', async () => {
    const towns = list('en', 'world-cities');
    for (const [university = ''] of await copiesOf('She is of [Zindler University|O] in [Istanbul|L].'))
      expect(towns?.find(university.replace(' University', ''))?.region, university).toBe('Turkey');
  });

  it('of letters that a sign joins has such letters, and a hashtag stays one', async () => {
    for (const [joined, tag] of await copiesOf('The folks at [QX&Z|O] saw [#MTV|O].')) {
      expect(joined).toMatch(/^\p{Lu}{1,4}&\p{Lu}{1,4}$/u);
      expect(tag).toBe('#VH1');
    }
  });

  it('has a nickname for a nickname', async () => {
    const text = "[Springfield High School|O]'s teams play the league in blue. The [Cosmos|O] won.";
    for (const [, name] of await copiesOf(text)) expect(name).toMatch(/^(?!Cosmos)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?s$/u);
  });
});
