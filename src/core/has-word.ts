import { memoise } from './caches.ts';

const wordsOf = memoise((list): ReadonlySet<string> => new Set(list.split(' ')));

/** Whether a list, written as words with a blank between them as packs have theirs, has a word. */
export function hasWord(list: string | undefined, word: string): boolean {
  return list !== undefined && wordsOf(list).has(word);
}
