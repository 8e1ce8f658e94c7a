import { hasWord } from '../../core/has-word.ts';
import { packOf, wordsOf } from '../../languages/index.ts';
import { casingOf, fold } from '../case.ts';
import {
  isField,
  otherBodies,
  otherClassWords,
  isCommonWord,
  isKindWord,
  isListedWord,
  isSharedWord,
  memoiseByLocale,
  ownsWithS,
} from './class-words.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { FUNCTION_WORDS, HONOURS, isOrganisationKind, PLACE_KINDS, SAINTS, STREET_KINDS } from '../kind-words.ts';
import { type Lexicon, sharedLexicon } from '../lexicon.ts';
import type { Slot } from '../slots.ts';
import { readPerson, saintSlot } from '../places/street.ts';
import { isPlaceholder, slot } from '../template-words.ts';
import type { Setting } from '../types.ts';

const STARTS_UPPER = /^\p{Lu}/u;
export const ROMAN = /^[IVX]{2,}$/;
/** The words of patrons' names that say that one follows. */
const PATRONS = wordsOf(({ institutions }) => institutions?.patrons);
/** Capitals that may stand for several words. */
export const ACRONYM = /^\p{Lu}{2,6}$/u;

/** What an institution is for: kept; another of its class; or anything, words of no class too. */
export type Fields = 'kept' | 'of-class' | 'any';

/**
 * A run of words that no list of kinds or places knows: common words stay, what is known as a field or a nationality changes.
 *
 * @param behind whether something stands before it that says what follows: "Council on", "World".
 */
export function readRun(
  run: string,
  before: string,
  behind: boolean,
  fields: Fields,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] {
  // "HIGH COURT": in capitals throughout a word is none.
  if (isAcronym(run) && !(run.length > 3 && isListedWord(run, locale)))
    return [otherClassWords(run, locale) === undefined ? acronymSlot(run) : slot('class-word', run)]; // "L.A."
  if (isPlaceholder(run)) return [slot('family-name', run, { casing: 'title' })];
  const words = run.split(/([ -])/u);
  if (SAINTS.has(before)) {
    const rest = words.slice(2).join('');
    const saint = saintSlot(words[0] ?? '', before, lexicon);
    return rest === '' ? [saint] : [saint, words[1] ?? '', ...readRun(rest, '', true, fields, lexicon, locale)];
  }
  const template: (string | Slot)[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const elided = /^[dl]['’](?=\p{L})/iu.exec(word)?.[0] ?? '';
    const core = word.slice(elided.length);
    const left = i === 0 ? before : fold(words[i - 2] ?? '');
    if (i % 2 === 1 || word === '') template.push(word);
    else if (isFirstOfField(word, left, words[i + 2] ?? '', lexicon, locale)) {
      const both = words.slice(i, i + 3).join('');
      template.push(fields === 'kept' ? both : slot('field', both));
      i += 2;
    } else if (isAcronym(word) && otherBodies(word, locale) !== undefined)
      template.push(word); // "MLA"
    else if (isAcronym(word) && run !== run.toUpperCase()) template.push(acronymSlot(word));
    else if (isFieldHere(core, elided !== '' ? 'de' : left, fields, lexicon, locale))
      template.push(elided, slot('field', core));
    else if (otherClassWords(core, locale) !== undefined) template.push(elided, slot('class-word', core));
    else if (isKeptInRun(core, elided !== '' || isBeforeNoun(left, locale), lexicon, locale)) template.push(word);
    else {
      let end = i + 1;
      while (end < words.length && !isEndOfName(words[end + 1] ?? '', lexicon, locale)) end += 2;
      const part = words.slice(i, end);
      // What an institution is for, in words of the dictionary: nobody calls one "Council on Foreign Fitzpatrick".
      if ((behind || i > 0) && isNoName(part, lexicon, locale))
        template.push(fields === 'any' ? slot('field', part.join('')) : part.join(''));
      else
        template.push(
          ...((behind || i > 0 ? undefined : readFirstOwner(words, locale)) ??
            readName(part, i === 0 ? before : '', lexicon)),
        );
      i = end - 1;
    }
  }
  return template.filter((part) => part !== '');
}

/** Fields that stand before another noun ("Air Defense Wing") change only where nothing else does. */
function isFieldHere(word: string, before: string, fields: Fields, lexicon: Lexicon, locale: string): boolean {
  if (!isField(word, locale)) return false;
  if (FUNCTION_WORDS.has(before)) return true;
  const { given = 2, family = 2 } = lexicon.names.word(word);
  return (fields !== 'kept' || packOf(locale)?.institutions?.titleCase !== true) && given === 2 && family === 2;
}

/** "Law" of "Law Enforcement", which is one field. */
function isFirstOfField(word: string, before: string, next: string, lexicon: Lexicon, locale: string): boolean {
  if (!FUNCTION_WORDS.has(before) || !isField(word, locale) || isField(next, locale)) return false;
  return /^\p{Lu}\p{Ll}/u.test(next) && isNoun(word, locale) && isNoName([next], lexicon, locale);
}

/** Whether the dictionary has a word as a noun alone. */
const isNoun = memoiseByLocale((word, locale) => packOf(locale)?.institutions?.dictionary === 'wordnet' && !wordNet().has(word.toLowerCase(), 'adjective')); // prettier-ignore

/** Articles, and prepositions with one: before a word that no list of names knows they tell a common noun. */
const isBeforeNoun = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.agreement?.beforeNouns, word)); // prettier-ignore

export function isKeptInRun(word: string, afterArticle: boolean, lexicon: Lexicon, locale: string): boolean {
  if (word.length < 2) return false;
  const { key, given = 2, family = 2 } = lexicon.names.word(word);
  if (packOf(locale)?.institutions?.titleCase === true && isSharedWord(word, locale)) return true;
  if (given < 2 || family < 2) return false;
  if (afterArticle && STARTS_UPPER.test(word)) return true;
  if (lexicon.kindWords.has(key) || isKindWord(word, locale)) return true;
  if (packOf(locale)?.institutions?.titleCase === true) return false;
  return isCommonWord(word, locale) || (word === word.toLowerCase() && word.length > 2);
}

/** Whether all words are of the dictionary and none is a name, where capitals do not tell. */
function isNoName(words: readonly string[], lexicon: Lexicon, locale: string): boolean {
  if (packOf(locale)?.institutions?.titleCase !== true) return false;
  return words.every((word, i) => {
    const { given = 2, family = 2 } = lexicon.names.word(word);
    return i % 2 === 1 || (given === 2 && family === 2 && isListedWord(word, locale));
  });
}

function isEndOfName(word: string, lexicon: Lexicon, locale: string): boolean {
  return word === '' || isField(word, locale) || otherClassWords(word, locale) !== undefined || isKeptInRun(word, false, lexicon, locale); // prettier-ignore
}

/** "Kvarnvikens Båtsällskap": whom it is of stands first, in the genitive. */
function readFirstOwner(words: readonly string[], locale: string): Slot[] | undefined {
  const [word = ''] = words;
  if (!ownsWithS(locale) || words.length > 1) return undefined;
  return /\p{Ll}{3}s$/u.test(word) ? [slot('family-name', word.slice(0, -1), { ending: 's' })] : undefined;
}

/** Words of a name, with the gaps at odd places. */
function readName(words: readonly string[], before: string, lexicon: Lexicon): (string | Slot)[] {
  const name = words.join('');
  const first = lexicon.names.word(words[0] ?? '');
  const known = first.given !== undefined || first.family !== undefined;
  if (words.length === 1 && first.given !== undefined && first.given < (first.family ?? 3)) {
    return [slot('given-name', name, { band: first.given, gender: first.gender })];
  }
  if (
    (BEFORE_PLACES.has(before) || packOf(lexicon.names.locale)?.institutions?.seated?.test(before) === true) &&
    (first.family ?? 2) === 2 &&
    (first.given ?? 2) === 2
  )
    return [slot('city', name)];
  if (words.length === 1) return [slot('family-name', name, { band: first.family ?? 2 })];
  if (HONOURS.has(before) || known) return readPerson(words, lexicon);
  return [slot('family-name', name)];
}

/** Prepositions before where an institution is. */
const BEFORE_PLACES = wordsOf(({ agreement }) => agreement?.beforePlaces);

/** "US" and the like are countries, "NRW" a German state; any other is mapped letter by letter. */
export function acronymSlot(text: string): Slot {
  if (/^(?:NRW|RLP|LSA)$/u.test(text)) return slot('region-code', text);
  return slot(/^U\.?[SK]\.?(?:A\.?)?$/u.test(text) ? 'country-code' : 'shape', text);
}

/** Capitals only, and short or without vowels; or letters with dots ("U.S.C."). */
export function isAcronym(text: string): boolean {
  if (/^(?:\p{Lu}\.){1,}\p{Lu}\.?$/u.test(text)) return true;
  return ACRONYM.test(text) && (text.length <= 4 || !/[AEIOUY]/u.test(text)) && casingOf(text) === 'upper';
}

/** Capitals, digits among them or not, that are no word of the text around them: "NAACP", "WXK2". */
export function isCallSign(text: string, line: string): boolean {
  if (!CALL_SIGN.test(text) || isOrganisationKind(fold(text.split(' ', 1)[0] ?? ''))) return false; // "ASL 3"
  return line !== line.toUpperCase() && line.replace(text, '').search(/\p{Ll}{2}/u) >= 0;
}

const CALL_SIGN = /^\p{Lu}{2,6}$|^(?=.*\p{Nd})(?=.*\p{Lu})[\p{Lu}\p{Nd}]{1,6}(?: [\p{Lu}\p{Nd}]{2,5})?$/u;

/** "Garcia-Smith", "Melton and Garcia": common family names only, each replaced by itself. */
export function readPartners(text: string, lexicon: Lexicon): (string | Slot)[] | undefined {
  const words = text.split(/([ -]+)/u);
  if (words.length < 3) return undefined;
  const common = words.every(
    (word, i) => i % 2 === 1 || FUNCTION_WORDS.has(fold(word)) || (lexicon.names.word(word).family ?? 2) < 2,
  );
  if (!common) return undefined;
  return words.map((word, i) => {
    if (i % 2 === 1 || FUNCTION_WORDS.has(fold(word))) return word;
    return slot('family-name', word, { band: lexicon.names.word(word).family ?? 2 });
  });
}

/** Whether a word says what kind of institution it is: it may stand where a name beside it changes. */
export function isKindHere(key: string, token: string, setting: Setting): boolean {
  if (isOrganisationKind(key) || FUNCTION_WORDS.has(key) || SAINTS.has(key) || HONOURS.has(key)) return true;
  if (STREET_KINDS.has(key) || PLACE_KINDS.has(key) || PATRONS.has(key) || ROMAN.test(token)) return true;
  return sharedLexicon(setting).kindWords.has(key) || isKindWord(token, setting.locale);
}
