import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, isWithinErrors } from '../../src/core/edit-distance.ts';
import { createRng } from '../../src/core/rng.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { nearCopy } from '../../src/text/near-copy.ts';

/** Pairs that a reader takes for one thing. */
export const NEAR = {
  spelling: [
    ['Defense', 'Defence'], ['Labor Party', 'Labour Party'], ['Lindqvist', 'Lindkvist'], ['Theophilus', 'Teofilus'], ['Marie Curie', 'Maria Curie'],
    ['Sophie', 'Sofie'], ['Center for Health', 'Centre for Health'], ['Catherine', 'Katherine'], ['Stephen Wilkes', 'Steven Wilkes'], ['Schneider', 'Schnieder'],
    ['Gonzalez', 'Gonzales'], ['Müllers AG', 'Muellers AG'], ['Petersson', 'Peterson'], ['Christoffer', 'Kristoffer'], ['Philadelphia', 'Philadelpia'],
    ['Karlstad', 'Carlstad'], ['Alexandria', 'Aleksandria'], ['9995153106', '9995153107'], ['A 4471 2209 131', 'A 4471 2209 132'], ['Hansson Clinic', 'Hanson Clinic'],
  ],
  order: [['Eva Lind', 'Lind, Eva'], ['Boston General', 'General Boston'], ['Trinity Park', 'Park Trinity'], ['Weber & Koch', 'Koch & Weber'], ['Costa Brava', 'Brava Costa']],
  spacing: [['Blackburn', 'Black Burn'], ['New Haven', 'Newhaven'], ['Karl Marx Stadt', 'Karlmarx Stadt'], ['Sun Flower Farm', 'Sunflower Farm'], ['St. Johnsbury', 'St. Johns Bury']],
  same: [['Zürich', 'Zurich'], ['EVA LIND', 'Eva Lind'], ['St. Marys', 'St Marys']],
} as const; // prettier-ignore

const FAR = [
  ['Ann', 'Anna'], ['Hans', 'Hank'], ['Lund', 'Lind'], ['Reed', 'Reid'], ['Eva Lind', 'Ida Berg'], ['New Haven', 'New Bedford'], ['1234', '1235'],
  ['Springfield', 'Bloomington'], ['Marie Curie', 'Ellen Kaplan'], ['林美玲', '林美珠'], ['', 'x'], ['—', '–'],
] as const; // prettier-ignore

describe('a near copy', () => {
  it.each(Object.entries(NEAR).flatMap(([kind, pairs]) => pairs.map(([a, b]) => [kind, a, b] as const)))(
    'is told by its %s, either way round: %s, %s',
    (kind, a, b) => {
      expect([nearCopy(a, b), nearCopy(b, a)]).toEqual([kind, kind]);
    },
  );

  it.each(FAR)('is not what only looks a little like it: %s, %s', (a, b) => {
    expect(nearCopy(a, b)).toBeUndefined();
  });

  it('leaves out words that tell nothing', () => {
    const tells = (word: string) => !['evangelische', 'evangelischer', 'kirche', 'hospital', 'clinic'].includes(word);
    expect(nearCopy('Evangelische Kirche', 'Evangelischer Kirche', tells)).toBeUndefined();
    expect(nearCopy('Lindqvist Hospital', 'Lindkvist Clinic', tells)).toBe('spelling');
    expect(nearCopy('Lindqvist Hospital', 'Lindqvist Clinic', tells)).toBeUndefined();
  });

  it('has words that tell nothing in another order too', () => {
    const tells = (word: string) => !['fort', 'city', 'granite'].includes(word);
    expect(nearCopy('Fort Worth', 'Worth, Fort', tells)).toBe('order');
    expect(nearCopy('Granite City', 'City, Granite', tells)).toBe('order');
    expect(nearCopy('Granite City', 'Fort, City', tells)).toBeUndefined();
  });

  it('is found by one word among thousands of others', () => {
    const words = (from: number) => Array.from({ length: 90 }, (_, i) => `word${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10)]}${from === 0 ? 'uuuuuu' : 'eeeeee'}`); // prettier-ignore
    const [own, other] = [words(0), words(1)];
    const long = 'x'.repeat(60);
    expect(nearCopy(own.join(' '), other.join(' '))).toBeUndefined();
    for (const [a, b] of [...NEAR.spelling.filter(([a]) => /^\p{L}+$/u.test(a)), [`${long}ab`, `${long}ba`]] as const)
      expect([a, nearCopy([...own, a].join(' '), [...other, b].join(' '))]).toEqual([a, 'spelling']);
  });

  it('counts errors as the edit distance does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, most) => {
        expect(isWithinErrors(a, b, most)).toBe(editDistance(a, b) <= most);
      }),
    );
  });

  it('is made by chance of one pair of names in three hundred at most; were four letters enough, by more', () => {
    const list = loadGazetteers().list('en', 'family-names');
    const rng = createRng(5);
    let near = 0;
    for (let i = 0; i < 6000; i++) {
      const [a, b] = [list?.draw(rng) ?? '', list?.draw(rng) ?? ''];
      if (a !== b && nearCopy(a, b)) near++;
    }
    expect(near).toBeLessThanOrEqual(20);
  });
});
