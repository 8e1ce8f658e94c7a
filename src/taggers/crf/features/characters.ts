/** Kinds of characters, as bits. They are Python's `isupper`, `islower`, … of one character, which the field's feature sets use. */
export const UPPER = 1;
export const LOWER = 2;
export const DIGIT = 4;
export const ALPHA = 8;
/** A letter, a digit or another numeral such as `½`. */
export const ALNUM = 16;
/** Title case, as `ǅ`: neither upper nor lower, but with case. */
export const TITLE = 32;

const UNKNOWN = 255;
const table = new Uint8Array(0x10000).fill(UNKNOWN);

export function kindsOf(codePoint: number): number {
  if (codePoint > 0xffff) return classify(codePoint);
  const known = table[codePoint] as number;
  return known === UNKNOWN ? (table[codePoint] = classify(codePoint)) : known;
}

// Python counts as digits what has a digit value: superscripts, subscripts and digits in circles too.
const DIGITS = /[\p{Nd}²³¹⁰⁴-⁹₀-₉①-⑨⑴-⑼⒈-⒐⓪⓵-⓽⓿❶-❾➀-➈➊-➒]/u;

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  let kinds = 0;
  if (/\p{Uppercase}/u.test(character)) kinds |= UPPER;
  if (/\p{Lowercase}/u.test(character)) kinds |= LOWER;
  if (/\p{Lt}/u.test(character)) kinds |= TITLE;
  if (/\p{L}/u.test(character)) kinds |= ALPHA | ALNUM;
  if (/\p{N}/u.test(character)) kinds |= ALNUM;
  if (DIGITS.test(character)) kinds |= DIGIT;
  return kinds;
}

/** Which kinds the characters of a word are. */
export interface WordKinds {
  /** Kinds that some character is. */
  readonly any: number;
  /** Kinds that every character is. */
  readonly all: number;
  readonly first: number;
  /** Kinds that some character but the first is. */
  readonly inside: number;
}

/** @param characters one code point each, at least one. */
export function summariseKinds(characters: readonly string[]): WordKinds {
  let inside = 0;
  let all = ~0;
  let first = 0;
  characters.forEach((character, i) => {
    const kinds = kindsOf(character.codePointAt(0) as number);
    all &= kinds;
    if (i === 0) first = kinds;
    else inside |= kinds;
  });
  return { any: inside | first, all, first, inside };
}

/** Python's `str.isupper`: some character has case, and all that have are upper. */
export function isUpper({ any }: WordKinds): boolean {
  return (any & UPPER) !== 0 && (any & (LOWER | TITLE)) === 0;
}

/** Python's `str.islower`. */
export function isLower({ any }: WordKinds): boolean {
  return (any & LOWER) !== 0 && (any & (UPPER | TITLE)) === 0;
}

/** Python's `str.istitle`: upper case starts each run of letters with case, and is nowhere else. */
export function isTitle(characters: readonly string[]): boolean {
  let isIn = false;
  let found = false;
  for (const character of characters) {
    const kinds = kindsOf(character.codePointAt(0) as number);
    const isStart = (kinds & (UPPER | TITLE)) !== 0;
    if (isStart ? isIn : (kinds & LOWER) !== 0 && !isIn) return false;
    isIn = isStart || (kinds & LOWER) !== 0;
    found ||= isStart;
  }
  return found;
}

/** The word with half surrogate pairs made U+FFFD, so that every attribute can be written as UTF-8. */
export function wellFormed(word: string): string {
  return hasSurrogates(word) ? word.replaceAll(/\p{Cs}/gu, '\uFFFD') : word;
}

export function hasSurrogates(word: string): boolean {
  for (let i = 0; i < word.length; i++) if ((word.charCodeAt(i) & 0xf800) === 0xd800) return true;
  return false;
}

/** The code points of a word, well-formed. */
export function charactersOf(word: string): string[] {
  return Array.from(wellFormed(word));
}
