import { describe, expect, it } from 'vitest';
import { wordNet } from '../../src/resources/wordnet.ts';

describe('wordNet', () => {
  it('gives the senses of a word, the most frequent first, with the words that share them', () => {
    const [first, second] = wordNet().senses('water', 'noun');
    expect(first?.synonyms.map(({ word }) => word)).toEqual(['water', 'H2O']);
    expect(second?.synonyms.map(({ word }) => word)).toEqual(['body of water', 'water']);
    expect(first?.count).toBeGreaterThan(second?.count ?? Infinity);
    expect(first?.topic).toBe(27); // noun.substance
  });

  it('adds the counts of a word over all its senses of a class, satellite adjectives included', () => {
    const senses = wordNet().senses('quick', 'adjective');
    expect(wordNet().count('quick', 'adjective')).toBe(senses.reduce((sum, { count }) => sum + count, 0));
    expect(wordNet().count('quick', 'adjective')).toBeGreaterThan(0);
    expect(wordNet().count('quick', 'verb')).toBe(0);
  });

  it('tells words that are marked for use, and adjectives that stand only after a noun', () => {
    const marked = wordNet()
      .senses('water', 'noun')
      .flatMap(({ synonyms }) => synonyms.filter((synonym) => synonym.marked));
    expect(marked).not.toEqual([]);
    const afloat = wordNet()
      .senses('afloat', 'adjective')[0]
      ?.synonyms.find(({ word }) => word === 'afloat');
    expect(afloat?.predicative).toBe(true);
  });

  it('knows phrases of several words', () => {
    for (const phrase of ['blood pressure', 'of course', 'look up']) expect(wordNet().hasPhrase(phrase)).toBe(true);
    for (const phrase of ['the house', 'water', '']) expect(wordNet().hasPhrase(phrase)).toBe(false);
  });

  it.each(['', ' ', 'zzzz', 'naïve', '%', 'water ', '  1 This'])('has no word %j', (word) => {
    expect(wordNet().has(word, 'noun')).toBe(false);
    expect(wordNet().senses(word, 'noun')).toEqual([]);
    expect(wordNet().count(word, 'noun')).toBe(0);
  });

  it('finds every word it lists', () => {
    for (const wordClass of ['adverb', 'verb'] as const) {
      const words = wordNet().words(wordClass);
      expect(words.length).toBeGreaterThan(3000);
      expect(words.filter((word) => !wordNet().has(word, wordClass))).toEqual([]);
      for (const word of words.filter((_, i) => i % 50 === 0)) {
        const senses = wordNet().senses(word, wordClass);
        expect(senses.length).toBeGreaterThan(0);
        for (const { synonyms } of senses)
          expect(synonyms.map((synonym) => synonym.word.toLowerCase())).toContain(word);
      }
    }
  });
});
