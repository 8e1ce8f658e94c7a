import { packOf } from '../../languages/index.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { isField, otherClassWords } from './class-words.ts';

const words = new Map<string, ReadonlySet<string>>();

/**
 * Whether a word is, as far as can be told, a common noun or adjective and no name: by a dictionary where the language has one,
 * else by its ending. Whether it is a name too is for the caller to ask of the lists of names.
 */
export function isCommonWord(word: string, locale: string): boolean {
  return (
    isListedWord(word, locale) || (word.length > 5 && packOf(locale)?.institutions?.commonEnding?.test(word) === true)
  );
}

/** Whether a list has a word as a common noun or adjective; its ending does not count, since a name may have it too. */
export function isListedWord(word: string, locale: string): boolean {
  if (isKindWord(word, locale)) return true;
  return packOf(locale)?.institutions?.dictionary !== undefined && word.length > 2 && isEnglish(word.toLowerCase());
}

/** Whether many institutions have a word in their names; a word of the dictionary may be what tells one from the others. */
export function isKindWord(word: string, locale: string): boolean {
  if (otherClassWords(word, locale) !== undefined || isField(word, locale)) return true;
  const { common = '' } = packOf(locale)?.institutions ?? {};
  let known = words.get(common);
  if (known === undefined) words.set(common, (known = new Set(common.split(' '))));
  return known.has(word.toLowerCase());
}

function isEnglish(lower: string): boolean {
  const net = wordNet();
  const lemmas = [lower, lower.replace(/s$/, ''), lower.replace(/ies$/, 'y'), lower.replace(/e[sd]$/, '')];
  if (/e?d$/.test(lower) && [/d$/, /ed$/].some((ending) => net.has(lower.replace(ending, ''), 'verb'))) return true;
  return lemmas.some(
    (lemma, i) =>
      (i === 0 || lemma !== lower) &&
      // WordNet's index has names in lower case as well ("lincoln"); the sets of synonyms spell them.
      (net.senses(lemma, 'noun').some(({ synonyms }) => synonyms.some(({ word }) => word === lemma)) ||
        net.has(lemma, 'adjective')),
  );
}
