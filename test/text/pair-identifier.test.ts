import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadLanguageWords } from '../../src/resources/lexical-data.ts';
import {
  createPairIdentifier,
  type LanguageOfToken,
  languageByLists,
  mixingOf,
  openMixed,
} from '../../src/text/code-mixing.ts';
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
    const all = new Set(lists.flat());
    expect(['ghabrahatein', 'overmedicating'].filter((word) => all.has(word))).toEqual([]);
    expect(score('ghabrahatein')).toBeLessThan(0);
    expect(score('overmedicating')).toBeGreaterThan(0);
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

  it('has tens of thousands of words of each, a word of both in one alone where that has it far more often', () => {
    const [hindi, english] = lists.map((words) => new Set(words)) as [Set<string>, Set<string>];
    expect([hindi.size > 40_000, english.size > 40_000]).toEqual([true, true]);
    expect(['jab', 'kar', 'bas'].filter((word) => !hindi.has(word) || english.has(word))).toEqual([]);
    expect(['bus', 'report', 'doctor'].filter((word) => hindi.has(word) || !english.has(word))).toEqual([]);
  });

  it('puts nine in ten lines that no rule was made from into the group of a reader', () => {
    const file = new URL('../../bench/code-mixing/groups.tsv', import.meta.url);
    const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1).map((line) => line.split('\t')); // prettier-ignore
    const pairs = new Set(lines.map(([pair = '']) => pair));
    const openers = new Map([...pairs].map((pair) => [pair, openMixed(pair.split(',') as [string, string])]));
    const right = lines.filter(
      ([pair = '', group, text = '']) => mixingOf(tokenise(text), openers.get(pair) as LanguageOfToken).group === group,
    );
    expect(lines).toHaveLength(200);
    expect(right.length).toBeGreaterThanOrEqual(180);
  });

  it('refuses lists that tell nothing', () => {
    expect(() => createPairIdentifier([['a'], lists[1]])).toThrow('not by 1');
  });
});
