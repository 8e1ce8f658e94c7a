import { describe, expect, it } from 'vitest';
import { loadLanguageWords } from '../../src/resources/lexical-data.ts';
import { languageByLists, mixingOf, createPairIdentifier } from '../../src/text/code-mixing.ts';
import { tokenise } from '../../src/text/tokenise.ts';

const lists = [loadLanguageWords('hi-latn'), loadLanguageWords('en')] as const;

describe('the identifier of two languages with the same letters', () => {
  const identifier = createPairIdentifier(lists);
  const score = (word: string) => identifier.score(word);
  const ofWords = (words: readonly string[]) => identifier.ofWords(words);

  it('believes a word that one list alone has, and judges others by their letters', () => {
    expect(score('bukhar')).toBe(-6);
    expect(score('Fever')).toBe(6);
    // In no list.
    expect(lists.flat()).not.toEqual(expect.arrayContaining(['kharcha', 'admitting']));
    expect(score('ghabrahate')).toBeLessThan(0);
    expect(score('admitting')).toBeGreaterThan(0);
    expect(score('12')).toBe(0);
    // In both: it tells nothing.
    expect(lists[0].includes('so') && lists[1].includes('so')).toBe(true);
    expect(score('so')).toBe(0);
  });

  it('gives a word of both languages that of its neighbours', () => {
    expect(ofWords(['patient', 'was', 'so', 'weak'])).toEqual([true, true, true, true]);
    expect(ofWords(['bachcha', 'raat', 'ko', 'so', 'nahi', 'raha', 'tha'])).toEqual(
      Array.from({ length: 7 }, () => false),
    );
    expect(ofWords(['1', '2'])).toEqual([undefined, undefined]);
  });

  it('makes the code-mixing index of Hindi and English what a hand counts', () => {
    const languageOf = languageByLists(['hi', 'en'], lists);
    // mareez ko do din se | fever | hai: 5 Hindi, 1 English and 2 that are neither.
    const { words, neutral, index, dominating, group } = mixingOf(
      tokenise('mareez ko 2 din se fever hai.'),
      languageOf,
    );
    expect(words).toEqual({ hi: 5, en: 1 });
    expect(neutral).toBe(2);
    expect(index).toBeCloseTo(1 / 6, 12);
    expect([dominating, group]).toEqual(['hi', 'mixed']);
  });

  it('refuses lists that tell nothing', () => {
    expect(() => createPairIdentifier([['a'], lists[1]])).toThrow('not by 1');
  });
});
