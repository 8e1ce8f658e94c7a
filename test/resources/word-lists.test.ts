import { describe, expect, it } from 'vitest';
import { offensiveWords, stopWords, wordFrequencies } from '../../src/resources/word-lists.ts';

describe('word lists', () => {
  it('put frequencies on the Zipf scale, ignoring case', () => {
    const frequencies = wordFrequencies();
    expect(frequencies.zipf('the')).toBeGreaterThan(7);
    expect(frequencies.zipf('fever')).toBeGreaterThan(4);
    expect(frequencies.zipf('Fever')).toBe(frequencies.zipf('fever'));
    expect(frequencies.zipf('fevre')).toBe(0);
    expect(frequencies.has('fever')).toBe(true);
    expect(frequencies.has('fevre')).toBe(false);
  });

  it('have stop words by language, in all its regions, and none where there is no list', () => {
    expect(stopWords('en').has('the')).toBe(true);
    expect(stopWords('zh-TW').size).toBeGreaterThan(100);
    expect(stopWords('xx').size).toBe(0);
    expect(stopWords('constructor').size).toBe(0);
  });

  it('hold offensive words, but not those that offend nobody', () => {
    expect(offensiveWords().has('piss')).toBe(true);
    expect(offensiveWords().has('american')).toBe(false);
  });
});
