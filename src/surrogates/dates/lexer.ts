import { memoise } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { hasWord } from '../../core/has-word.ts';
import { packOf, PACKS, unionOf, wordsOf } from '../../languages/index.ts';
import type { WrittenNumber } from '../../languages/pack.ts';
import { isUndetermined } from '../../languages/locale.ts';
import { fold } from '../case.ts';
import { pluralUnit, REIGNS } from './calendar.ts';
import { vocabularyOf, type DateWord } from './locales.ts';
import { readNumberWords } from '../numbers/number-words.ts';

/**
 * The class of a token, one sign each, so that the formats of dates are regular expressions over the classes:
 *
 *     n number up to 31 or of two digits   y year of four digits   t three digits   s six   v seven   c eight   x other digits
 *     a year with an apostrophe ('97)      z suffix of a decade    o suffix of an ordinal
 *     m month   w weekday   q season   h holiday   g other word that can be swapped   R Roman numeral up to XII
 *     T time of day   Q quarter   Y 年   M 月   D 日   E era (民國)
 *     / separator   , comma   _ space   d connecting word ("de")   j word for year   r word of a range ("to")   u other
 */
export interface DateToken {
  readonly type: string;
  readonly text: string;
  /** The number of digits, the year of an apostrophe. */
  readonly value?: number;
  readonly word?: DateWord;
  readonly written?: WrittenNumber;
}

export interface Lexed {
  readonly tokens: readonly DateToken[];
  readonly types: string;
}

const DIGITS = /\d+/y;
const WORD = /\p{L}[\p{L}\p{M}]{0,63}/uy;
const UNIT = unionOf(({ dates }) => dates?.clock?.unit);
const TIME = new RegExp(
  [
    `(?:[01]?\\d|2[0-4])(?::[0-5]\\d(?::[0-5]\\d(?:[.,]\\d{1,6})?(?:Z(?![\\p{L}\\d])| ?[+-]\\d\\d:?[0-5]\\d(?!\\d))?)?| ?h ?[0-5]\\d(?!\\d)|\\.[0-5]\\d(?= ?(?:${UNIT}|h)(?!\\p{L})))(?: ?[ap]\\.?m(?![\\p{L}\\d])\\.?)?`,
    '(?:1[0-2]|0?[1-9]) ?[ap]\\.?m(?![\\p{L}\\d])\\.?',
    `(?:[01]?\\d|2[0-4])(?: ?h| ${UNIT})(?!\\p{L})`,
    unionOf(({ dates }) => dates?.clock?.pattern),
  ].join('|'),
  'iuy',
);
/** What stands before a time of day written with a full stop. */
const CLOCK_CUE = new RegExp(`(?<=(?<!\\p{L})${unionOf(({ dates }) => dates?.clock?.cues)}\\s+)`, 'iuy');
const CLOCK = /(?:[01]?\d|2[0-3])[.:][0-5]\d(?!\d)/y;
const SEPARATOR = /[ \t]*(?:[/.|‐‑–—−·\\-]){1,2}[ \t]*/y;
const SPACE = /\s+/y;
const COMMA = /\s*[,;]\s*/y;
/** "'97", and behind an article what is no day: "dell'85". */
const APOSTROPHE_YEAR = /(?:(?<!\p{L})['’`´]\d\d|['’`´][4-9]\d)(?!\d)/uy;
const QUARTER = /(?:[QT][1-4]|[1-4]Q)(?![\p{L}\d])/uy;
const ROMAN = /(?:XII|XI|IX|X|VIII|VII|VI|IV|V|III|II|I)(?![\p{L}])/uy;
const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const DECADE_SUFFIX = new RegExp(`${unionOf(({ dates }) => dates?.decade)}(?![\\p{L}])`, 'uy');
const ORDINALS = [...wordsOf(({ dates }) => dates?.ordinals)];
const ORDINAL_SUFFIX = new RegExp(`(?:\\.?[ºª]|°|${ORDINALS.join('|')})(?![\\p{L}\\d])`, 'iuy');
/** Suffixes that are ordinals in whatever language; others are too short to be taken for one in another language than theirs. */
const ANY_SUFFIX = new Set(['º', 'ª', '.º', '.ª', '°', ...(PACKS[0].dates?.ordinals ?? '').split(' ')]);
const localSuffixes = new Map<string, ReadonlySet<string>>();

function isLocalSuffix(key: string, locale: string): boolean {
  const ordinals = packOf(locale)?.dates?.ordinals ?? '';
  const suffixes = obtain(localSuffixes, ordinals, () => new Set(fold(ordinals).split(' ')));
  return suffixes.has(key);
}

const CONNECTORS = wordsOf(({ dates }) => dates?.connectors);
const YEAR_WORDS = wordsOf(({ dates }) => dates?.year);
const RANGE_WORDS = wordsOf(({ dates }) => dates?.ranges);
/** Those that are no word: "t/m", "tot en met", "all'". */
const RANGE_PHRASE = new RegExp(`(?:${[...RANGE_WORDS].filter((each) => /[_/']/u.test(each)).join('|').replaceAll('_', '\\s+').replaceAll("'", "['’]")})(?!\\p{L})`, 'iuy'); // prettier-ignore
/** Words before the number of a decade: "los años 90". */
export const DECADE_WORDS = wordsOf(({ dates }) => dates?.decades);
const DECADE_BEFORE = new RegExp(`(?<!\\p{L})(?:${[...DECADE_WORDS].join('|')})\\s+$`, 'iu');
const DECADE_FOLLOWS = /^\s+['’]?[2-9]0(?!\d)/;
const YEAR_FOLLOWS = /^\s*['’]?\d/;
const HAN_TYPES: Readonly<Record<string, string>> = { 年: 'Y', 月: 'M', 日: 'D', 號: 'D', 号: 'D' };
/** The same in Korean, behind numbers alone. */
const HANGUL_TYPES: Readonly<Record<string, string>> = { 년: 'Y', 월: 'M', 일: 'D' };
const ERA = new RegExp(`民國|民国|${REIGNS.map(([name]) => name).join('|')}`, 'y');
/** 民國 in Latin letters, as Taiwan's clinicians write it: mk109 (Lee et al. 2024). */
const LATIN_ERA = /mk(?=[ .]?\d)/iy;

/**
 * Divides a mention into the tokens above. Nothing is lost: the texts of the tokens make up the mention.
 *
 * @param clock whether "14.30" is a time of day rather than a date.
 */
export function lexDate(text: string, locale: string, clock: boolean): Lexed {
  const tokens: DateToken[] = [];
  let at = 0;
  while (at < text.length) {
    const token = nextToken(text, at, locale, tokens.at(-1), clock);
    tokens.push(token);
    at += token.text.length;
  }
  return { tokens, types: tokens.map((token) => token.type).join('') };
}

function nextToken(
  text: string,
  at: number,
  locale: string,
  previous: DateToken | undefined,
  clock: boolean,
): DateToken {
  const unit = text.charCodeAt(at);
  const digit = unit >= 48 && unit <= 57;
  const afterNumber = previous !== undefined && previous.value !== undefined;
  if (digit) {
    const time =
      match(TIME, text, at) ?? (clock || match(CLOCK_CUE, text, at) !== undefined ? match(CLOCK, text, at) : undefined);
    if (time !== undefined) return { type: 'T', text: time };
    const quarter = match(QUARTER, text, at);
    if (quarter !== undefined) return { type: 'Q', text: quarter };
    return numberToken(text, at, previous, locale);
  }
  if (afterNumber) {
    const suffix = match(DECADE_SUFFIX, text, at);
    if (suffix !== undefined && (previous.value ?? 1) % 10 === 0 && (previous.value ?? 0) >= 20)
      return { type: 'z', text: suffix };
    const ordinal = match(ORDINAL_SUFFIX, text, at);
    if (ordinal !== undefined && previous.type === 'n' && previous.written === undefined) {
      if (ANY_SUFFIX.has(ordinal.toLowerCase()) || isLocalSuffix(fold(ordinal), locale))
        return { type: 'o', text: ordinal };
    }
  }
  const era =
    match(ERA, text, at) ?? (packOf(locale)?.dates?.era !== undefined ? match(LATIN_ERA, text, at) : undefined);
  if (era !== undefined) return { type: 'E', text: era };
  const han = HAN_TYPES[text.charAt(at)] ?? (afterNumber ? HANGUL_TYPES[text.charAt(at)] : undefined);
  if (han !== undefined) return { type: han, text: text.charAt(at) };
  const apostrophe = match(APOSTROPHE_YEAR, text, at);
  if (apostrophe !== undefined) return { type: 'a', text: apostrophe, value: Number(apostrophe.slice(1)) };
  const comma = match(COMMA, text, at);
  if (comma !== undefined) return { type: ',', text: comma };
  const separator = match(SEPARATOR, text, at);
  if (separator !== undefined) return { type: '/', text: separator };
  const space = match(SPACE, text, at);
  if (space !== undefined) return { type: '_', text: space };
  return wordToken(text, at, locale, previous);
}

function numberToken(text: string, at: number, previous: DateToken | undefined, locale: string): DateToken {
  const digits = match(DIGITS, text, at) ?? '';
  const value = Number(digits);
  const length = digits.length;
  const following = text.charCodeAt(at + length);
  // "26708/2017": the key of the slash is that of the 7.
  if (length === 5 && digits[2] === '7' && following === 47)
    return { type: 'n', text: digits.slice(0, 2), value: Number(digits.slice(0, 2)) };
  if (length === 3 && digits[0] === '7' && following === 47 && previous?.type === 'n') return { type: '/', text: '7' };
  if (length <= 2 || (length === 3 && digits[0] === '0' && value >= 1 && value <= 31))
    return { type: 'n', text: digits, value };
  const isYear = (value >= 1000 && value < 2300) || (isUndetermined(locale) && isBuddhist(value));
  // "967", by itself the date of what was long ago.
  if (length === 3 && text.length === 3) return { type: 'y', text: digits, value };
  if (length === 4) return { type: isYear ? 'y' : 'x', text: digits, value };
  return { type: { 3: 't', 6: 's', 7: 'v', 8: 'c' }[length] ?? 'x', text: digits, value };
}

/** A year of the calendar that Thailand has, 543 years ahead. */
const isBuddhist = (value: number): boolean => value >= 2400 && value < 2600;

function wordToken(text: string, at: number, locale: string, previous: DateToken | undefined): DateToken {
  const range = match(RANGE_PHRASE, text, at);
  if (range !== undefined) return { type: 'r', text: range };
  const first = match(WORD, text, at);
  if (first !== undefined && DECADE_WORDS.has(fold(first))) {
    const next = at + first.length;
    if (DECADE_FOLLOWS.test(text.slice(next)) || decadeAt(text, next, locale) !== undefined)
      return { type: 'j', text: first };
  }
  const decade = previous?.type === '_' && DECADE_BEFORE.test(text.slice(0, at)) ? decadeAt(text, at, locale) : undefined; // prettier-ignore
  if (decade !== undefined) return decade;
  const written = readNumberWords(text, at, locale);
  const phrase = written === undefined ? undefined : readWord(text, at, locale);
  // "third quarter" is no day.
  if (phrase?.type === 'g' && /[ -]/u.test(phrase.text) && phrase.text.length > (written?.length ?? 0)) return phrase;
  if (
    written !== undefined &&
    (first === undefined || written.length >= first.length || isHan(text, at)) &&
    !isMonthRather(text, at, written, locale)
  ) {
    const { value } = written;
    return { type: value < 32 ? 'n' : 'y', text: text.slice(at, at + written.length), value, written };
  }
  if (first !== undefined && YEAR_WORDS.has(fold(first)) && YEAR_FOLLOWS.test(text.slice(at + first.length))) {
    return { type: 'j', text: first };
  }
  const known = readWord(text, at, locale);
  if (known !== undefined) return known;
  if (first === undefined) {
    const point = text.codePointAt(at) as number;
    return { type: 'u', text: String.fromCodePoint(point) };
  }
  if (previous !== undefined && /[nxo/]/.test(previous.type)) {
    const roman = match(ROMAN, text, at);
    if (roman !== undefined) return { type: 'R', text: roman, value: ROMANS.indexOf(roman) };
  }
  const quarter = match(QUARTER, text, at);
  if (quarter !== undefined) return { type: 'Q', text: quarter };
  if (/\p{Script=Han}/u.test(first)) return { type: 'u', text: String.fromCodePoint(text.codePointAt(at) as number) };
  const key = fold(first);
  const apostrophe = /['’]/.test(text.charAt(at + first.length)) && (key === 'd' || key === 'l');
  if (apostrophe) return { type: 'd', text: text.slice(at, at + first.length + 1) };
  if (YEAR_WORDS.has(key)) return { type: 'j', text: first };
  // Dutch "of" is a word of a range, English "of" none.
  if (RANGE_WORDS.has(key) && !isOwnConnector(key, locale)) return { type: 'r', text: first };
  return { type: CONNECTORS.has(key) ? 'd' : 'u', text: first };
}

/** The decades of a century by their folded words: "settanta". */
const decadesOf = memoise((locale): ReadonlyMap<string, number> => {
  const { cardinal } = packOf(locale)?.numbers ?? {};
  return new Map(cardinal === undefined ? [] : DECADES.map((value) => [fold(cardinal.write(value, true)), value]));
});
const DECADES = [20, 30, 40, 50, 60, 70, 80, 90];
const DECADE = /\s*([\p{L}\p{M}-]+)/uy;

/** "anni Settanta": a decade in words, which becomes another of its century. */
function decadeAt(text: string, at: number, locale: string): DateToken | undefined {
  const [, word = ''] = ((DECADE.lastIndex = at), DECADE.exec(text)) ?? [];
  const value = decadesOf(locale).get(fold(word));
  if (value === undefined) return undefined;
  const write = (year: number): string => {
    const other = year % 100 >= 20 && year < 2000 ? year % 100 : 2 * value - (year - 1900);
    return packOf(locale)?.numbers?.cardinal?.write(Math.min(90, Math.max(20, other)), true) ?? word;
  };
  return { type: 'n', text: word, value, written: { value, length: word.length, write } };
}

const isOwnConnector = (key: string, locale: string): boolean => hasWord(packOf(locale)?.dates?.connectors, key);

/** French "sept" is seven before the name of a month or a unit of time, and else short for September. */
function isMonthRather(text: string, at: number, written: WrittenNumber, locale: string): boolean {
  const month = readWord(text, at, locale);
  if (month?.type !== 'm' || month.text.replace('.', '').length !== written.length) return false;
  const next = match(/ +/y, text, at + written.length)?.length;
  if (next === undefined) return true;
  const following = match(WORD, text, at + written.length + next) ?? '';
  return (
    readWord(text, at + written.length + next, locale)?.type !== 'm' && pluralUnit(following, locale) === undefined
  );
}

function isHan(text: string, at: number): boolean {
  return /\p{Script=Han}/u.test(text.charAt(at));
}

/** "Mar 6/2", "mar. 6 feb": before a day with its month stands no other month. */
const BEFORE_DATE = /^\.? \d{1,2}(?:[/.-]\d{1,2}(?!\d)| \p{L}{3})/u;
const LONGEST_DATE = 10;

const WORD_TYPES = { month: 'm', weekday: 'w', season: 'q', holiday: 'h', swap: 'g' } as const;

/** The longest known word or phrase, with the full stop of an abbreviation. */
function readWord(text: string, at: number, locale: string): DateToken | undefined {
  const { words, days, phrase: pattern } = vocabularyOf(locale);
  const phrase = match(pattern, text, at);
  if (phrase === undefined) return undefined;
  let end = phrase.length;
  // A phrase is shortened from behind, word by word; Chinese has no spaces, so there sign by sign.
  const han = /\p{Script=Han}/u.test(phrase);
  if (han) end = Math.min(end, 4);
  while (end > 0) {
    const candidate = phrase.slice(0, end);
    const isDay = BEFORE_DATE.test(text.slice(at + end, at + end + LONGEST_DATE));
    const word = (isDay ? days.get(fold(candidate)) : undefined) ?? words.get(candidate) ?? words.get(fold(candidate));
    if (word !== undefined) {
      const stop =
        word.kind === 'month' && candidate.length <= 5 && text[at + end] === '.' && text[at + end + 1] !== '.';
      return { type: WORD_TYPES[word.kind], text: candidate + (stop ? '.' : ''), word };
    }
    end = han ? end - 1 : Math.max(candidate.lastIndexOf(' '), candidate.lastIndexOf('-'), candidate.lastIndexOf("'"), candidate.lastIndexOf('’')); // prettier-ignore
  }
  return undefined;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
