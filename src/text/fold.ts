import { rememberLast } from '../core/caches.ts';
import { unitAt } from '../core/units.ts';

/** Accents, and the points of Hebrew and Arabic: vowels that Thai or Hindi writes as marks are no less than letters. */
const MARKS = /(?:\p{Script=Inherited}|(?=\p{M})\p{Script=Hebrew})+/gu;

/** Most texts that have accents at all: what follows is quick for them. */
const LATIN = /^[\0-\u024f’]*$/;
const LATIN_MARKS = /[\u0300-\u036f]+/g;

/**
 * The form in which mentions and name parts are compared: lower case, without accents, spaces collapsed. "LEFÈVRE",
 * "Lefevre" and "lefèvre" are one key, and so are 臺北 and 台北.
 */
export const fold: (text: string) => string = rememberLast(foldNow); // what is drawn is folded by one check after the other

function foldNow(text: string): string {
  let plain = true;
  let lower = true;
  let space = true;
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const unit = unitAt(text, i);
    const gap = unit === 0x20;
    if (unit < 0x20 || unit > 0x7e || (gap && space)) {
      plain = false;
      break;
    }
    if (unit >= 65 && unit <= 90) lower = false;
    space = gap;
  }
  if (plain && !(space && length > 0)) return lower ? text : text.toLowerCase();
  if (LATIN.test(text))
    return collapse(
      text.normalize('NFD').replace(LATIN_MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'"),
    );
  return collapse(
    text
      .normalize('NFD')
      .replace(MARKS, '')
      .normalize('NFC') // Hangul came apart
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('’', "'")
      .replaceAll('ς', 'σ') // what ends a word need not end one that goes on
      .replaceAll('臺', '台'),
  );
}

/** Lower case, spaces collapsed; accents stay: the same word for whoever reads it. */
export function foldCase(text: string): string {
  return collapse(text.toLowerCase());
}

/** Lower case without a change of length, so that offsets stay true ("İ" has a lower-case form of two units). */
export function foldInPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => {
    const unit = text[i] as string;
    const folded = unit.toLowerCase();
    return folded.length === 1 ? folded : unit;
  }).join('');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What a UTF-16 unit is to the tokeniser and the sentence splitter. */
export const SPACE = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Continues whatever it follows: combining marks, variation selectors, the zero-width (non-)joiner, the soft hyphen. */
export const MARK = 3;
/** A Chinese character: a token of its own. */
export const HAN = 4;
export const PUNCTUATION = 5;
/** Half of a surrogate pair: {@link classifyPair} tells the rest. */
export const SURROGATE = 6;
const UNKNOWN = 255;

const table = new Uint8Array(0x10000).fill(UNKNOWN);

/** The class of one UTF-16 unit. */
export function classOf(unit: number): number {
  const known = table[unit] as number;
  return known === UNKNOWN ? (table[unit] = classifyUnit(unit)) : known;
}

function classifyUnit(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) return SURROGATE;
  if (unit === 0x5f) return LETTER; // the underscore joins, as in user names
  if (unit === 0xad || unit === 0x200c || unit === 0x200d) return MARK;
  return classifyCharacter(String.fromCharCode(unit));
}

/** The class of a code point beyond U+FFFF. Emoji of any Unicode version are symbols. */
export function classifyPair(codePoint: number): number {
  if (codePoint >= 0x20000 && codePoint < 0x40000) return HAN;
  if (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff) return MARK; // skin tones
  if (codePoint >= 0x1f000 && codePoint < 0x1fc00) return PUNCTUATION;
  return classifyCharacter(String.fromCodePoint(codePoint));
}

// What a newer Unicode version has yet to assign counts as a letter, which most of it becomes: so the tokens hardly ever
// depend on the version that the runtime knows.
function classifyCharacter(character: string): number {
  if (/[\s\p{Z}\p{Cc}\p{Cf}]/u.test(character)) return SPACE;
  if (/\p{N}/u.test(character)) return DIGIT;
  if (/\p{M}/u.test(character)) return MARK;
  if (/[\p{P}\p{S}]/u.test(character)) return PUNCTUATION;
  return /\p{Script=Han}/u.test(character) ? HAN : LETTER;
}
