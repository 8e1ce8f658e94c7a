import { indefiniteArticle } from '../text/inflect.ts';

/** Whether the second form of a pair such as a/an or de/d' stands before a text. */
export type SoundTest = (following: string) => boolean;

/**
 * The rule of a language for a pair of forms, of which the second stands before a vowel: a/an in English; de/d', le/l', que/qu'
 * in French; de/d', el/l' in Catalan. Spanish has y/e (before i) and o/u (before o).
 *
 * @param locale as of a template: `en-GB`.
 * @returns `undefined` where the language has no such rule.
 */
export function soundTest([first]: readonly [string, string], locale: string): SoundTest | undefined {
  const word = first.trim().toLowerCase();
  switch (locale.split('-', 1)[0]) {
    case 'en':
      return startsWithEnglishVowel;
    case 'fr':
      return (following) => FRENCH_VOWEL.test(following) && !FRENCH_ASPIRATE.test(following);
    case 'ca':
      // "la" is kept before an unstressed i or u, which nearly all are: la infermera, la història.
      return word === 'la' ? (following) => /^h?[aeo]/.test(following) : (following) => CATALAN_VOWEL.test(following);
    case 'es':
      if (word === 'y') return (following) => /^h?i(?![aeou])/.test(following);
      return word === 'o' ? (following) => /^(?:h?o|8|11(?!\d))/.test(following) : undefined;
    default:
      return undefined;
  }
}

/** What a text sounds like at its start, as the rules want it: from the first letter or digit on, without accents. */
export function soundsOf(text: string, locale: string): string {
  const from = text.search(/[\p{L}\p{N}]/u);
  const start = (from < 0 ? '' : text.slice(from, from + LONGEST)).normalize('NFD').replace(/\p{M}+/gu, '');
  // English reads capitals by letter, so they must still be seen.
  return locale.startsWith('en') ? start : start.toLowerCase();
}

const LONGEST = 24;

const FRENCH_VOWEL = /^(?:h?[aeiouœæ]|hy|y(?![aeiou]))/;
/** Words whose h lets nothing elide, and the few others that behave so: by their beginnings. */
const FRENCH_ASPIRATE =
  /^(?:ha(?:ch|g(?!uen)|i[en]|l(?:l[eo]|te)|m(?:ac|bour|eau|ster)|n(?:ch|d|gar|n[eo]v|t)|rcel|ric|rnai|sard|t[ei]?\b|ut|vr|y)|he(?:rni|ron|ros\b|urt|tre)|hi(?:ppie|ss|t)|ho(?:chet|ll|ng|nt|quet|rs|uss|ckey|bby)|hu(?:it|rl|tte|guenot)|onz|oui|uhlan)/;

const CATALAN_VOWEL = /^h?(?:[aeo]|i(?![aeou])|u(?![aeio]))/;

function startsWithEnglishVowel(following: string): boolean {
  const number = /^\d[\d,]*/.exec(following)?.[0].replaceAll(',', '');
  // Eight, eleven, eighteen, eighty, eight hundred, eleven thousand …
  if (number !== undefined) return number.startsWith('8') || (/^1[18]/.test(number) && number.length % 3 === 2);
  const word = /^\p{L}+/u.exec(following)?.[0] ?? '';
  if (isReadByLetter(word)) return /^[AEFHILMNORSX]/.test(word);
  return word !== '' && indefiniteArticle(word) === 'an';
}

/** "MRI", "ECG", "X" of X-ray; but "AIDS" and words of a heading are read as words. */
function isReadByLetter(word: string): boolean {
  if (word === '' || word !== word.toUpperCase()) return false;
  // "NSTEMI" cannot be said as a word.
  return word.length <= 3 || !/[AEIOUY]/.test(word) || /^(?:[LMNX][^AEIOUY]|[HR][^AEIOUYH]|F[^AEIOUYLR])/.test(word);
}
