import type { LanguagePack, Agreement, Eponyms, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'the of and to in is was for that with on as by at from his he it be are this which had not were her they has she an have or been their but who all one will would there more when after what into than then them can could no',
  neverLast: 'al cf ca est viz messrs mme mlle',
  tagger: 'wink',
  synonyms: 'wordnet',
};

export const eponyms: Eponyms = {
  abbreviations: { disease: 'dis\\.?|dz\\.?', syndrome: 'synd?\\.?', sign: 'signs' },
  possessive: /(?:['’´`]s|s?['’´`]|s)?/u,
};

/** Words that begin with a vowel letter but a consonant sound, and the other way round. */
const CONSONANT_SOUND = /^(?:eu|ew|on(?:e|ce)(?![a-z])|ou[ij]|u(?:ni(?!n|m|d|r|ll)|s[aeu]|t[aeio]|bi|k|r[aeiou]|v|fo))/;
const VOWEL_SOUND = /^(?:hour|hones|honou?r|heir)/;

/** The indefinite article before an English word, by its sound. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (VOWEL_SOUND.test(lower)) return 'an';
  return /^[aeiou]/.test(lower) && !CONSONANT_SOUND.test(lower) ? 'an' : 'a';
}

function startsWithVowel(following: string): boolean {
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

/** What a plural may be the plural of; most are no words. */
function singulars(noun: string): readonly string[] {
  return [noun.replace(/s$/u, ''), noun.replace(/es$/u, ''), noun.replace(/ies$/u, 'y'), noun.replace(/men$/u, 'man')];
}

function plural(noun: string): string {
  if (noun.endsWith('man')) return noun.replace(/man$/u, 'men');
  if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, 'ies');
  return /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

export const agreement: Agreement = {
  beforePlaces: 'of in',
  beforeProfessions: 'a an the',
  sounds: () => startsWithVowel,
  soundPairs: [['a', 'an']],
  readsCapitals: true,
  plural,
  singulars,
};

export const en: LanguagePack = {
  code: 'en',
  name: 'English',
  lacks: ['morphology'],
  agreement,
  contact,
  dates,
  eponyms,
  institutions,
  names,
  numbers,
  places,
  text,
};
