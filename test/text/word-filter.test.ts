import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordFilter } from '../../src/text/stop-words.ts';

describe('createWordFilter', () => {
  it('lets every word of the list pass, in any case', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,40}$/), { maxLength: 50 }), (words) => {
        const filter = createWordFilter(words);
        const mayBe = (word: string) => filter(`in ${word}, `, 3, 3 + word.length);
        for (const word of words) {
          expect(mayBe(word)).toBe(true);
          expect(mayBe(word.toUpperCase())).toBe(true);
        }
      }),
    );
  });

  it('stops most others', () => {
    const filter = createWordFilter(['treaty', 'huge', 'often', 'evaluate']);
    const mayBe = (word: string) => filter(word, 0, word.length);
    const others = 'the patient walked slowly to her new house and went away again without saying anything'.split(' ');
    expect(others.filter(mayBe)).toEqual([]);
    expect(mayBe('')).toBe(false);
  });
});
