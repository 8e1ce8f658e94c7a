import { memoiseWithin } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import type { Rng } from '../../core/rng.ts';
import type { Document, Entity } from '../../core/types.ts';
import { fold, mapDigits } from '../../surrogates/case.ts';
import {
  isListedWord,
  isOrdinaryWord,
  otherBodies,
  otherClassWords,
  otherLanguages,
} from '../../surrogates/institutions/class-words.ts';
import { coinedNameIn } from '../../surrogates/institutions/coined-party.ts';
import { isHonour } from '../../surrogates/institutions/read-organisation.ts';
import { FUNCTION_WORDS } from '../../surrogates/kind-words.ts';
import { packOf } from '../../languages/index.ts';
import { familyOf } from '../../surrogates/index.ts';
import { homesIn } from '../../surrogates/persons/name-study.ts';
import { languageOfTitle, type Title } from '../../surrogates/titles.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import type { Mention, Setting } from '../../surrogates/types.ts';
import type { Segment } from '../segments.ts';
import { ABBREVIATION } from './abbreviations.ts';
import type { TextTold, Work } from './work.ts';
import { hasYears } from './years.ts';

/** What tells one party from another: "Harmony" of "Harmony Party" and of "Socialist Harmony Union", so that "Harmony" is drawn for no other. */
export function withoutParty(name: string, { locale }: Setting, isStrict = false): string {
  const coined = isStrict ? coinedNameIn(name, locale) : undefined;
  if (coined !== undefined) return coined;
  const { party } = packOf(locale)?.institutions ?? {};
  return party !== undefined && name.endsWith(` ${party}`) ? name.slice(0, -1 - party.length) : name;
}

export const namesOf = ({ text }: Document, work: readonly Work[]): readonly string[] =>
  work.flatMap(({ segment: { start, end }, mention }) => (mention === undefined ? [text.slice(start, end)] : []));

/** Names of the document that something beside them tells to be titles of songs, books and the like, those behind their author with `study`. */
export function titlesIn(all: string, work: readonly Work[], setting: Setting): ReadonlyMap<string, Title> {
  const { works } = packOf(setting.locale)?.institutions ?? {};
  const titles = new Map<string, Title>();
  const homesAround = (start: number, end: number) => {
    const { names } = sharedLexicon(setting);
    const beside = homesIn(all.slice(Math.max(0, start - TELLS_TONGUE), start) + all.slice(end, end + TELLS_TONGUE), names); // prettier-ignore
    return beside.size > 0 ? beside : homesIn(all, names);
  };
  let last = 0; // where the last title ends
  let author = 0; // where the last person ends
  for (const { segment, mention, others, family } of works === undefined ? [] : work) {
    const { start, end } = segment;
    const text = all.slice(start, end);
    if (family === PERSONS) author = end;
    if (mention !== undefined || others !== undefined || !/^(?:\p{Lu}|\p{N}+ \p{Lu}).*\p{Ll}/u.test(text)) continue;
    const isListed = last > 0 && LISTED.test(all.slice(last, start));
    const isStudy = author > 0 && works?.behindAuthor?.test(all.slice(author, start)) === true;
    const isTold = works?.before.test(all.slice(Math.max(0, start - TITLE_CUE), start)) || works?.after.test(all.slice(end, end + TITLE_CUE)); // prettier-ignore
    const isQuoted = text.includes(' ') && works?.quoted?.test(all.slice(Math.max(0, start - TITLE_CUE), start)) === true && CLOSED.test(all.slice(end, end + 2)); // prettier-ignore
    if ((!isListed && !isStudy && !isQuoted && isTold !== true) || TRANSLATED.test(all.slice(end, end + TITLE_CUE)))
      continue;
    titles.set(text, { kind: isStudy ? 'study' : 'work', locale: languageOfTitle(text, () => homesAround(start, end), setting) }); // prettier-ignore
    last = end;
  }
  return titles;
}

/** A title in other words would be of another. */
const TRANSLATED = /^ ?["“”«»]? ?\( ?(?:["„“«»]|\p{Lu}\p{L}+ (?:\p{L}+ )?(?::|for ))/u;

/** A quotation mark. */
const CLOSED = /^ ?["“”«]/u;

const PERSONS = familyOf('person');

/** Between titles of a list: signs, and one word. */
const LISTED = /^[\s"“”]*[;,]?[\s"“”]*(?:\p{Ll}{1,3})?[\s"“”]*$/u;

const TITLE_CUE = 48;

/** Within so much of a title its text tells of whose it is. */
const TELLS_TONGUE = 160;

/**
 * What is held or awarded, named after somebody else: what it is stays, "Reading Jazz Festival" becomes "Lind Jazz Festival", and nobody knows another of that
 * name. `undefined` for a name that does not say that it is one, or has no other words than those of the dictionary.
 *
 * The draw may be told what a surname becomes where somebody of the document has it.
 *
 * @param mayBeOfWords the first word may be one of the dictionary: "Shark Island Challenge".
 */
export function occasionLike(
  text: string,
  setting: Setting,
  mayBeOfWords = false,
): ((rng: Rng, becomes?: (name: string) => string | undefined) => string | undefined) | undefined {
  const { locale, partition } = setting;
  const { occasions } = packOf(locale)?.institutions ?? {};
  const family = sharedLexicon(setting).names.family;
  if (occasions === undefined || family === undefined || !text.includes(' ') || !/^\p{Lu}[^,/()]+$/u.test(text)) return undefined; // prettier-ignore
  const words = text.split(' ');
  const held = occasions.split(' ');
  const at = words.findIndex((word, i) => /^(?:\p{Ll}|$)/u.test(words[i + 1] ?? '') && held.includes(word)); // prettier-ignore
  // "French Singles Chart": its line is of that country.
  const { scopes = '' } = packOf(locale)?.institutions ?? {};
  const reaching = scopes.split(' ');
  const isNoName = (word: string) => reaching.includes(word) || isListedWord(word, locale) || otherClassWords(word, locale) !== undefined; // prettier-ignore
  const name = words.slice(0, Math.max(0, at)).findLastIndex((word) => !isNoName(word));
  const isOfWords = mayBeOfWords && at > 0 && name < 0 && !isFixed(words[0] ?? '', scopes, locale);
  if (at <= 0 || (name < 0 && !isOfWords)) return undefined;
  const others = otherClassWords(words.slice(0, 2).join(' '), locale); // "North Sea Festival", "Hugo Award for Best Novel"
  if (others !== undefined) return (rng) => [rng.pick(others), ...words.slice(2)].join(' ');
  const own = words[name] ?? '';
  const isSurname = sharedLexicon(setting).names.word(own).family !== undefined;
  return (rng, becomes) => [(isSurname ? becomes?.(own) : undefined) ?? family.draw(rng, { partition, band: 0 }), ...words.slice(Math.max(0, name) + 1)].join(' '); // prettier-ignore
}

/**
 * "EF-111 Raven", "MP500T": another of the series, which has another number and is called otherwise; `undefined` for what has no such number.
 *
 * @param scope of the document: all that have a number have the same other.
 */
export function designationLike(text: string, scope: Rng, setting: Setting): string | undefined {
  const { locale, partition, gazetteers } = setting;
  const { 0: own = '', index = 0 } = packOf(locale)?.institutions?.designations?.exec(text) ?? {};
  if (own === '') return undefined;
  const rng = scope.fork('designation', own);
  const name = NAME_BEHIND.exec(text.slice(index + own.length))?.[0];
  const other =
    name === undefined ? undefined : gazetteers.render(locale, 'coined-word', rng.fork('name'), { partition });
  const behind = text.slice(index + own.length + (other === undefined ? 0 : (name ?? '').length));
  return text.slice(0, index) + mapDigits(own, rng) + (other === undefined ? '' : ` ${other}`) + behind;
}

/**
 * "Quavaro", "Quavaros": of one word that no list of the language has another that none has, with the same ending and as easily said; `undefined` for one that
 * a list or readers know. Names of one stem become others of one.
 */
export function strangeLike(text: string, scope: Rng, setting: Setting): string | undefined {
  const { locale } = setting;
  const { strange } = packOf(locale)?.institutions ?? {};
  if (strange === undefined || !STRANGE.test(text) || strange.known.test(text)) return undefined;
  const stem = stemOf(text, locale);
  if (isKnown(text, setting) || isKnown(stem, setting)) return undefined;
  for (let again = 0; again < MOST_STRANGE; again++) {
    const other = turnLetters(stem, scope.fork('strange', stem, again));
    if (other !== stem && !isKnown(other, setting)) return other + text.slice(stem.length);
  }
  return undefined;
}

/** A word without the ending of several. */
export const stemOf = (word: string, locale: string): string => word.replace(packOf(locale)?.agreement?.inflected ?? '', ''); // prettier-ignore

function isKnown(word: string, setting: Setting): boolean {
  const { names, places } = sharedLexicon(setting);
  const { family, given } = names.word(word);
  if (family !== undefined || given !== undefined || places.find(fold(word), 'location') !== undefined) return true;
  return isOrdinaryWord(word, setting.locale) || [otherClassWords, otherLanguages, otherBodies].some((others) => others(word, setting.locale) !== undefined); // prettier-ignore
}

/** Vowels and consonants that stand alone become others; the last two letters, which tell its form, stay. */
const turnLetters = (word: string, rng: Rng): string =>
  word.replaceAll(SOUNDS, (sound, index: number) => {
    const lower = sound.toLowerCase();
    const alike = index + sound.length > word.length - 2 ? undefined : [VOWELS, CONSONANTS].find((letters) => letters.includes(lower)); // prettier-ignore
    if (alike === undefined) return sound;
    const other = rng.fork(String(index)).pick([...alike].filter((letter) => letter !== lower));
    return sound === lower ? other : other.toUpperCase();
  });

/** Longer ones are put together of words that readers of their language know. */
const STRANGE = /^\p{Lu}\p{Ll}{3,9}$/u;
const [VOWELS, CONSONANTS] = ['aeiou', 'bdfgklmnprstvz'];
const SOUNDS = /qu|[aeiou]+|[b-df-hj-np-tv-z]+/giu;
const MOST_STRANGE = 8;

const NAME_BEHIND = /^ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?= [IVX]+$|$)/u;

/** The town that what is held or awarded is called by, "Toronto" of "Toronto Film Festival": it becomes what that becomes. */
export function venueIn(text: string, setting: Setting): string | undefined {
  const { occasions = '' } = packOf(setting.locale)?.institutions ?? {};
  if (occasions === '' || !text.includes(' ') || !/^\p{Lu}[^,/()]+$/u.test(text)) return undefined;
  const words = text.split(' ');
  const held = new Set(occasions.split(' '));
  const at = words.findIndex((word, i) => i > 0 && held.has(word));
  const { places } = sharedLexicon(setting);
  if (otherClassWords(words.slice(0, 2).join(' '), setting.locale) !== undefined) return undefined; // "Hugo Award for Best Novel"
  for (let size = Math.min(at, MOST_WORDS); size > 0; size--) {
    const name = words.slice(0, size).join(' ');
    const place = name.length < SHORTEST_TOWN ? undefined : places.find(fold(name), 'location');
    if (place?.kind !== 'city' && place?.kind !== 'world-city') continue;
    if (size === 1 && at === 1 && isHonour(text, sharedLexicon(setting), setting.locale)) return undefined;
    return words.slice(0, size).some((word) => isListedWord(word, setting.locale)) ? undefined : name; // "Independence Award"
  }
  return undefined;
}

const MOST_WORDS = 3;
const SHORTEST_TOWN = 4;

/** Whether a word tells how far something reaches or of which people it is, or joins others. */
const isFixed = (word: string, scopes: string, locale: string): boolean =>
  !/^\p{Lu}\p{Ll}{2,}/u.test(word) || hasWord(scopes, word) || otherClassWords(word, locale) !== undefined || FUNCTION_WORDS.has(fold(word)); // prettier-ignore

/** "Battle of Warsaw": what stands behind the last preposition, where it is a place of the lists. */
export function placeIn(
  doc: Document,
  { segment, entity }: { readonly segment: Segment; readonly entity: Entity },
  setting: Setting,
): Mention | undefined {
  const text = doc.text.slice(segment.start, segment.end);
  if (text.length > LONGEST_NAME || !text.includes(' ')) return undefined;
  const { field } = toldOf(text, setting.locale);
  if (field !== undefined) return { entity, type: 'location', text: field, before: '', after: '' };
  const found = LAST_PART.exec(text)?.groups;
  const name = found?.['name'];
  const { purpose = '', functionWords = '', works } = packOf(setting.locale)?.institutions ?? {};
  if (works?.article?.test(text) === true) return undefined; // "The Marriage of Figaro", "The Merchant of Venice"
  const preposition = fold(found?.['preposition'] ?? '');
  // "Law and Justice" tells of no place.
  if (name === undefined || !`${purpose} ${packOf(setting.locale)?.agreement?.beforePlaces ?? functionWords}`.split(' ').includes(preposition)) return undefined; // prettier-ignore
  if (sharedLexicon(setting).places.find(fold(name), 'location') === undefined || isListedWord(name, setting.locale)) return undefined; // prettier-ignore
  return { entity, type: 'location', text: name, before: '', after: '' };
}

export const toldOf = memoiseWithin((text, locale: string): TextTold => {
  const pack = packOf(locale);
  return {
    isAbbreviation: ABBREVIATION.test(text),
    hasYears: hasYears(text),
    isUnique: pack?.institutions?.unique?.test(text) === true,
    field: placeOfBattle(text, locale),
    // What the corpus has in the form of an adjective may be of any kind, where adjectives are small: "Gothic" for "Hebrew".
    isUnknownAdjective: pack?.places?.smallPeoples === true && pack.agreement?.inflected !== undefined && ADJECTIVE.test(text), // prettier-ignore
  };
});

/** "Hastings" of "Battle of Hastings": every place has had its battle. */
function placeOfBattle(text: string, locale: string): string | undefined {
  const before = packOf(locale)?.institutions?.battles?.exec(text)?.[0] ?? '';
  return before === '' || /[,(]/u.test(text) ? undefined : text.slice(before.length);
}

const LONGEST_NAME = 60;

const LAST_PART = /^\p{Lu}.*\s(?<preposition>\p{Ll}+)\s(?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)$/u;

const ADJECTIVE = /^\p{Ll}{5,}(?:-\p{Ll}{5,})?$/u;
