import { PACKS, packOf } from '../../languages/index.ts';
import { applyCasing, casingOf } from '../case.ts';
import { cycleOf, isAbbreviated, spell, type DateWord } from './locales.ts';
import { otherCentury, readRoman, reignOf, writeRoman } from './calendar.ts';
import type { DateToken } from './lexer.ts';

/** What is known of a point in time, as far as the mention and the document tell it. */
export interface DatePoint {
  readonly kind: 'day' | 'month' | 'year' | 'quarter' | 'decade' | 'weekday';
  /** `undefined` until the document's context fills it in; then {@link yearShown} is false. */
  readonly year: number | undefined;
  readonly month: number | undefined;
  /** Day of the month; for `quarter` (and season) 0 to 3; for `weekday` 0 (Monday) to 6. */
  readonly day: number | undefined;
  /** By how many days (months) the first of several that share one month (year) lies before this one. */
  readonly span: number;
  readonly yearShown: boolean;
  readonly monthShown: boolean;
  /** By how many days the point that is meant lies before this one, with which it stays in one month: the other end of a range. */
  readonly ahead?: number;
}

/** A point after its shift. `delta` is by how many days it moved. */
export interface MovedPoint {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly delta: number;
}

/** What the writers of a mention's pieces are given. */
export interface DateValues {
  readonly points: readonly MovedPoint[];
  /** By how many minutes times of day move. */
  readonly minutes: number;
  /** Another word of the group. */
  swap(word: DateWord): number;
  /** Other digits for a number that is no date. */
  digits(text: string): string;
  /** A number below `count`, the same for the same key. */
  pick(key: string, count: number): number;
}

export type PieceWriter = (values: DateValues) => string;

/** A mention taken apart: literal text and what is to be written anew. */
export interface DatePlan {
  readonly text: string;
  readonly pieces: readonly (string | PieceWriter)[];
  readonly points: readonly DatePoint[];
  /** Whether anything in it was read as a date or time. */
  readonly recognised: boolean;
  /** Whether the digits stood apart, "0 3 0 4 2 0 1 7". */
  readonly spaced: boolean;
}

const at = (values: DateValues, point: number): MovedPoint => values.points[point] as MovedPoint;

/** Writes a day of the month; `pad` is its least number of digits; `offset` how far before the point's own day it lies. */
export function dayWriter(
  point: number,
  offset: number,
  token: DateToken,
  pad: number,
  suffix: DayEnding,
): PieceWriter {
  const { written } = token;
  if (written) {
    const casing = casingOf(token.text);
    return (values) => applyCasing(written.write(Math.max(1, at(values, point).day - offset)), casing);
  }
  return (values) => {
    const day = Math.max(1, at(values, point).day - offset);
    return String(day).padStart(pad, '0') + suffix(day);
  };
}

export type DayEnding = (day: number) => string;

/**
 * The ending of a day's number: "3rd", "1er", "2n".
 *
 * @param source the ending in the mention, if any.
 * @param named whether the month is written as a word, so that French has "1er" even where the mention's day has no ending.
 */
export function dayEnding(source: string | undefined, language: string, named: boolean): DayEnding {
  const lower = source?.toLowerCase() ?? '';
  const endings = [PACKS[0].dates, packOf(language)?.dates];
  return (day) => {
    for (const own of endings) {
      const ending = own?.ending?.(day, lower, named);
      if (ending !== undefined) return (source ?? '') === lower ? ending : ending.toUpperCase();
    }
    return source ?? '';
  };
}

export function numericMonthWriter(point: number, pad: number): PieceWriter {
  return (values) => String(at(values, point).month).padStart(pad, '0');
}

const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export function romanMonthWriter(point: number): PieceWriter {
  return (values) => ROMAN_MONTHS[at(values, point).month - 1] ?? '';
}

/** Writes a month in a Chinese numeral. */
export function writtenMonthWriter(point: number, token: DateToken): PieceWriter {
  return (values) => token.written?.write(at(values, point).month) ?? '';
}

/**
 * Writes a month's name. `elision` is the "d'", "de ", "l'" or "el " before it, where the language elides it, which depends on the month
 * and so is written with it.
 */
export function monthWriter(point: number, offset: number, token: DateToken, elision: string): PieceWriter {
  const word = token.word as DateWord;
  const write = wordWriter(token);
  const dotted = token.text.endsWith('.');
  const preposition = elision === '' ? undefined : prepositionWriter(elision, word.language);
  return (values) => {
    const index = (((at(values, point).month - 1 - offset) % 12) + 12) % 12;
    const name = write(index) + (dotted && isAbbreviated(word, index) ? '.' : '');
    return preposition === undefined ? name : preposition(name) + name;
  };
}

/** "d'" or "de ", "l'" or "el ", as the name asks for. */
function prepositionWriter(source: string, language: string): (name: string) => string {
  const pairs = Object.entries(packOf(language)?.agreement?.elision ?? {});
  const lower = source.toLowerCase();
  const [short = '', long = ''] = pairs.find(([, word]) => lower === `${word} `) ?? pairs.find(([letter]) => lower.startsWith(letter)) ?? []; // prettier-ignore
  const upper = source.charAt(0) !== source.charAt(0).toLowerCase();
  const shout = /[A-Z]{2}/.test(source);
  const cased = (text: string): string =>
    shout ? text.toUpperCase() : upper ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  const elided = cased(short + (source.includes('’') ? '’' : "'"));
  return (name) => (/^[aeiou]/i.test(name.normalize('NFD')) ? elided : cased(`${long} `));
}

/** Writes another word of the token's kind, in its case, without accents where the token leaves them out. */
function wordWriter(token: DateToken): (index: number) => string {
  const word = token.word as DateWord;
  const source = token.text.endsWith('.') ? token.text.slice(0, -1) : token.text;
  const casing = casingOf(source);
  const own = spell(word, word.index);
  const bare = plain(own) !== own && plain(source) === source;
  return (index) => {
    const name = applyCasing(spell(word, index), casing);
    return bare ? plain(name) : name;
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Writes a weekday: the one of the point's new date or, without a date, moved by the same number of days. */
export function weekdayWriter(point: number, token: DateToken): PieceWriter {
  const write = wordWriter(token);
  return (values) => write(at(values, point).day);
}

/** Writes a weekday that must agree with the date at `point`. */
export function datedWeekdayWriter(
  point: number,
  token: DateToken,
  weekday: (moved: MovedPoint) => number,
): PieceWriter {
  const write = wordWriter(token);
  return (values) => write(weekday(at(values, point)));
}

export function seasonWriter(point: number, token: DateToken): PieceWriter {
  const write = wordWriter(token);
  return (values) => write(at(values, point).day);
}

export function quarterWriter(point: number, token: DateToken): PieceWriter {
  return (values) => token.text.replace(/[1-4]/, String(at(values, point).day + 1));
}

/** Writes another holiday, or another word of a group such as "today", "yesterday". */
export function swapWriter(token: DateToken): PieceWriter {
  const write = wordWriter(token);
  const word = token.word as DateWord;
  return (values) => write(cycleOf(word) > 1 ? values.swap(word) : word.index);
}

/** Writes the reign that a year is in, and the year of that. */
export const reignWriter =
  (point: number): PieceWriter =>
  (values) =>
    reignOf(at(values, point).year)[0];
export function yearOfReignWriter(point: number): PieceWriter {
  return (values) => {
    const { year } = at(values, point);
    return String(year - reignOf(year)[1]);
  };
}

/** Writes a year with as many digits as the token has; `era` is subtracted first (1911 for the years of the Republic). */
export function yearWriter(point: number, token: DateToken, era: number): PieceWriter {
  const { written, text, type } = token;
  if (written) {
    const casing = casingOf(text);
    return (values) => applyCasing(written.write(at(values, point).year - era), casing);
  }
  if (era > 0) {
    const width = text.startsWith('0') ? text.length : 0;
    return (values) => String(at(values, point).year - era).padStart(width, '0');
  }
  if (type === 'a') return (values) => text.charAt(0) + twoDigits(at(values, point).year);
  return type === 'y' ? (values) => String(at(values, point).year) : (values) => twoDigits(at(values, point).year);
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}

/**
 * Writes the number of a duration, and of its other end, moved by the same step: by up to a third, at least two, and never to
 * one, which another form of the unit would go with.
 *
 * @param low the lesser end; the same as `high` for a number by itself.
 */
export function durationWriter(token: DateToken, high: number, low: number): PieceWriter {
  const spread = Math.max(2, Math.floor(high / 3));
  const first = Math.max(2, low - spread) - low;
  const { written, text, value = 0 } = token;
  return (values) => {
    const drawn = first + values.pick(`duration ${low}-${high}`, spread - first);
    const other = value + (drawn < 0 ? drawn : drawn + 1);
    return written
      ? applyCasing(written.write(other), casingOf(text))
      : String(other).padStart(text.startsWith('0') ? text.length : 1, '0');
  };
}

/** Writes the number of a neighbouring century, in digits, words or Roman numerals; all of a scope move the same way. */
export function centuryWriter(token: DateToken, suffix: string | undefined, language: string): PieceWriter {
  const { written, text } = token;
  const next = (values: DateValues, century: number): number => otherCentury(century, values.pick('century', 2) === 0);
  if (written) return (values) => applyCasing(written.write(next(values, token.value ?? 0)), casingOf(text));
  const [, numeral = '', ending = ''] = /^([IVX]+)(.*)$/iu.exec(text) ?? [];
  const roman = readRoman(numeral);
  if (token.type === 'n' || roman === undefined) {
    return (values) => {
      const century = next(values, token.value ?? 0);
      return String(century) + dayEnding(suffix, language, false)(century);
    };
  }
  return (values) => applyCasing(writeRoman(next(values, roman)), casingOf(numeral)) + ending;
}

/** Writes a date without separators; `order` is of the signs Y (four digits), t (the first three), y (the last two), R (of the Republic), M, D and d. */
export function compactWriter(point: number, order: string): PieceWriter {
  return (values) => {
    const { year, month, day } = at(values, point);
    let text = '';
    for (const part of order) {
      if (part === 'Y') text += String(year).padStart(4, '0');
      else if (part === 'R') text += String(year - 1911).padStart(3, '0');
      else if (part === 'r') text += String(year - 1911).padStart(2, '0');
      else if (part === 't') text += String(year).slice(0, 3);
      else if (part === 'y') text += twoDigits(year);
      else text += String(part === 'M' ? month : day).padStart(2, '0');
    }
    return text;
  };
}

const CLOCK_PARTS = /^(\d{1,2})(\D*)(?:(\d\d))?(.*)$/su;
const DAY_MINUTES = 1440;

/**
 * Writes a time of day, moved by the scope's minutes; one that would leave its day moves the other way, so that dates need
 * not follow. Midnight to the second stays: it stands for "no time" in exported data.
 */
export function timeWriter(text: string): PieceWriter | undefined {
  const parts = CLOCK_PARTS.exec(text);
  if (parts === null) return undefined;
  const [, hours = '', middle = '', minutes, rest = ''] = parts;
  const half = /[ap](?=\.?m)/i.exec(middle + rest)?.[0];
  const twelve = half !== undefined;
  const hour = twelve ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const source = hour * 60 + Number(minutes ?? 0);
  if (source === 0 && rest.startsWith(':00') && !twelve) return () => text;
  const step = minutes === undefined ? 60 : 1;
  const width = hours.length === 2 && (hours.startsWith('0') || (minutes !== undefined && !twelve)) ? 2 : 1;
  return (values) => {
    const later = step === 60 ? (values.minutes < 0 ? -60 : 60) : values.minutes;
    // An hour alone may be one of twelve.
    const change = step === 60 && !twelve && (source + later === 0 || source + later === 780) ? -later : later;
    const time = source + change >= 0 && source + change < DAY_MINUTES ? source + change : Math.max(0, source - change);
    const newHour = Math.floor(time / 60) % 24;
    const shown = twelve ? newHour % 12 || 12 : newHour;
    let tail = rest;
    let gap = middle;
    if (twelve) {
      const letter = newHour >= 12 ? 'p' : 'a';
      const cased = half === half.toLowerCase() ? letter : letter.toUpperCase();
      const replace = (piece: string): string => piece.replace(/[ap](?=\.?m)/i, cased);
      tail = replace(tail);
      gap = replace(gap);
    }
    const newMinutes = minutes === undefined ? '' : String(time % 60).padStart(2, '0');
    return String(shown).padStart(width, '0') + gap + newMinutes + tail;
  };
}
