import { memoise } from '../../../core/caches.ts';
import { fromPacks, languagesWith } from '../../../languages/index.ts';
import { fold } from '../../../surrogates/case.ts';
import { vocabularyOf } from '../../../surrogates/dates/locales.ts';
import { isNumberWord, readNumberWords } from '../../../surrogates/numbers/number-words.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import type { Place, Reading } from './reading.ts';

/** What a mention says of a day: any of them may be missing. */
export interface DateReading {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/g;
const DAY_SECONDS = 86_400;
/** The years before the first of each era that years are counted from. */
const ERAS = fromPacks(({ dates }) => dates?.era);
/** Noon anywhere is within so many seconds of noon in Greenwich; a day more for either end. */
const ZONES = 1.6 * DAY_SECONDS;

/** @param keys of `dateKeys`: 2021-3-12, --3-12, 2021-3. */
export function dateReadings(mention: string, keys: readonly string[]): readonly DateReading[] {
  const readings = keys.map((key): DateReading => {
    const [, year, month, day] = /^(\d*)-+(\d+)(?:-(\d+))?$/.exec(key) ?? [];
    return {
      ...(year !== undefined && year !== '' && { year: Number(year) }),
      month: Number(month),
      ...(day !== undefined && { day: Number(day) }),
    };
  });
  for (const [year] of plainForm(mention).matchAll(YEAR))
    if (readings.every((reading) => reading.year !== Number(year))) readings.push({ year: Number(year) });
  return readings;
}

/** A part of a date: where it stands in the plain text, and what it may be. */
export interface DateAtom {
  readonly from: number;
  readonly to: number;
  readonly number?: number;
  /** Figures written; 0 where it is written in words. */
  readonly width: number;
  readonly month?: number;
  /** The time since some day that a key is made of, in figures. */
  readonly stamp?: string;
}

/** Reads the parts of dates out of text: numbers, names of months in any language known, Roman numerals, numbers in words. */
export interface DateReader {
  atoms(reading: Reading): readonly DateAtom[];
}

const ROMAN = ['', 'm', 'mm'].flatMap((m) => ['', 'c', 'cc', 'ccc', 'cd', 'd', 'dc', 'dcc', 'dccc', 'cm'].flatMap((c) => ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'].flatMap((x) => ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'].map((i) => m + c + x + i)))); // prettier-ignore
const ROMANS = new Map(ROMAN.map((numeral, value) => [numeral, value]));
/** Keys that begin with when they were made, UUIDs of version 7 and object ids, and what is the time alone; figures in hexadecimal. */
const STAMPED = /(?<![\p{L}\d])(?:(?<long>[\da-f]{8}-[\da-f]{4})-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}|(?:0x)?(?<short>[\da-f]{7,8})(?:[\da-f]{16})?)(?![\p{L}\d])/gu; // prettier-ignore
/** Chinese writes no blanks between a number and what is counted. */
const SIGNS = fromPacks(({ numbers }) => numbers?.signs).join('');
const WORDS = new RegExp(`\\d+|[${SIGNS}]+|(?:(?![${SIGNS}])\\p{L})+`, 'gu');

export function createDateReader(locale: string): DateReader {
  const months = new Map<string, number>();
  for (const own of new Set([locale, ...languagesWith('dates')]))
    for (const [word, { kind, index }] of vocabularyOf(own).words)
      if (kind === 'month' && word.length > 2) months.set(plainForm(word).replace(/\.$/, ''), index + 1);
  const languages = [...new Set([locale, ...languagesWith('numbers')])];
  const readersOf = memoise((word) => languages.filter((own) => SIGNS.includes(word.charAt(0)) || isNumberWord(fold(word), own))); // prettier-ignore
  return {
    atoms({ view: { plain } }) {
      const atoms: DateAtom[] = [];
      let read = 0;
      for (const { 0: text, index: from } of plain.text.matchAll(WORDS)) {
        if (from < read) continue;
        const to = from + text.length;
        if (/\d/.test(text)) {
          atoms.push({ from, to, number: Number(text), width: text.length });
          continue;
        }
        const numeral = ROMANS.get(text);
        const month = months.get(text) ?? (numeral !== undefined && numeral < 13 ? numeral : undefined);
        if (month !== undefined || numeral !== undefined) {
          // Many a numeral is a word: alone it tells nothing.
          atoms.push({ from, to, width: -1, ...(month !== undefined && { month }), ...(numeral !== undefined && { number: numeral }) }); // prettier-ignore
          continue;
        }
        for (const own of readersOf(text)) {
          const words = readNumberWords(plain.text, from, own);
          if (words === undefined) continue;
          read = from + words.length;
          atoms.push({ from, to: read, number: words.value, width: 0 });
          break;
        }
      }
      for (const { 0: { length }, index: from, groups: { long, short = '' } = {} } of plain.text.matchAll(STAMPED)) atoms.push({ from, to: from + length, width: -1, stamp: String(Number.parseInt((long ?? short).replace('-', ''), 16)) }); // prettier-ignore
      return atoms;
    },
  };
}

const GAP = /^(?:[^\p{L}\d]*\p{L}{0,4}){0,3}[^\p{L}\d]*$/u;

/**
 * The first place of a reading where the day of a mention stands, in whatever order and notation.
 *
 * @param isClose whether parts of it tell, and what may be another number by chance.
 */
export function findDate(
  reading: Reading,
  atoms: readonly DateAtom[],
  date: DateReading,
  isClose = true,
): Place | undefined {
  const { plain } = reading.view;
  const near = (a: DateAtom, b: DateAtom) => b.from - a.to <= 12 && GAP.test(plain.text.slice(a.to, b.from));
  const { year, month, day } = date;
  const isYear = ({ number, width }: DateAtom) => {
    if (year === undefined || number === undefined) return false;
    return number === year ? width === 4 || width < 1 : isClose && ((width === 2 && number === year % 100) || ERAS.includes(year - number)); // prettier-ignore
  };
  const isMonth = (atom: DateAtom) => month !== undefined && (atom.month === month || (atom.number === month && atom.width <= 2)); // prettier-ignore
  const isDay = ({ number, width }: DateAtom) => day !== undefined && number === day && width <= 2;
  for (let i = 0; i < atoms.length; i++) {
    const [a, b, c] = [atoms[i] as DateAtom, atoms[i + 1], atoms[i + 2]];
    const compact = compactDate(a.stamp ?? plain.text.slice(a.from, a.to), date, isClose);
    if (compact) return { from: a.from, to: a.to, how: compact };
    if (b && c && near(a, b) && near(b, c) && isOneOf([a, b, c], [isYear, isMonth, isDay])) return { from: a.from, to: c.to, how: 'date' }; // prettier-ignore
    if (!isClose) continue;
    if (b === undefined || !near(a, b)) {
      if (isWholeYear(a, date)) return { from: a.from, to: a.to, how: 'year' };
      continue;
    }
    const sign = /^\s?[./-]\s?$/.test(plain.text.slice(a.to, b.from));
    const isNamed = a.month !== undefined || b.month !== undefined;
    if ((sign || isNamed) && isOneOf([a, b], [isMonth, isDay])) return { from: a.from, to: b.to, how: 'day and month' };
    const isLong = a.width === 4 || b.width === 4;
    if (year !== undefined && (isNamed || (isLong && sign)) && isOneOf([a, b], [isYear, isMonth])) return { from: a.from, to: b.to, how: 'month and year' }; // prettier-ignore
    if (isWholeYear(a, date) || ordinalDay(a, b, date)) return { from: a.from, to: b.to, how: 'year' };
  }
  return undefined;
}

function isWholeYear({ number, width }: DateAtom, { year }: DateReading): boolean {
  return year !== undefined && number === year && (width === 4 || width === 0);
}

/** Whether each atom may be another of the parts. */
function isOneOf(atoms: readonly DateAtom[], parts: readonly ((atom: DateAtom) => boolean)[]): boolean {
  const [first, ...rest] = atoms;
  if (first === undefined) return true;
  return parts.some((part, i) => part(first) && isOneOf(rest, parts.toSpliced(i, 1)));
}

function dayNumber({ year = 0, month = 1, day = 1 }: DateReading): number {
  return Date.UTC(year, month - 1, day) / 1000 / DAY_SECONDS;
}

/** Seconds before 1970 from which time is counted (1904, 1601, the year 1, 1582), and how many units of it are a second. */
const EPOCHS = [
  [0, 1], [0, 1e3], [0, 1e6], [2_082_844_800, 1], [11_644_473_600, 1e7], [62_135_596_800, 1e7], [12_219_292_800, 1],
] as const; // prettier-ignore
const QUARTER = 900;
/** The first day of 1970 as spreadsheets count, from the first of a year 1, and from the calendar of Lilius; Julian days. */
const COUNTED = [25_569, 719_163, 141_428, 2_440_588, 2_440_587];

/** A date in one run of figures: 19610817, 170861, 1961229, seconds or parts of one since an epoch, days as spreadsheets count them. */
function compactDate(figures: string, date: DateReading, isClose: boolean): string | undefined {
  const { year, month, day } = date;
  if (year === undefined || month === undefined || day === undefined || !/^\d{5,18}$/.test(figures)) return undefined;
  const [y, m, d] = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
  const short = y.slice(2);
  const ordinal = String(dayOfYear(date)).padStart(3, '0');
  const forms = [y + m + d, d + m + y, m + d + y, y + d + m, short + m + d, d + m + short, m + d + short, y + ordinal];
  const isTelling = (form: string) => form.length === 8 || isClose;
  if (forms.some((form) => form === figures && isTelling(form))) return 'date';
  if (figures.length >= 12 && forms.some((form) => (form.length === 8 || (figures.length === 12 && form === short + m + d && isClose)) && figures.startsWith(form))) return 'date'; // prettier-ignore
  const days = dayNumber(date);
  const value = Number(figures);
  for (const [epoch, unit] of figures.length < 8 ? [] : EPOCHS) {
    const seconds = value / unit - epoch;
    // Beside a text it is what a program makes of a day: its midnight, in one zone or another.
    const isNear = Math.abs(seconds - (epoch === 0 ? Math.abs(days) : days) * DAY_SECONDS - DAY_SECONDS / 2) <= ZONES;
    if (isNear && (isClose || seconds % QUARTER === 0)) return 'seconds';
  }
  if (!isClose || !COUNTED.includes(value - days)) return undefined;
  return figures.length === 7 ? 'Julian day' : 'days since another day';
}

const dayOfYear = (date: DateReading) => dayNumber(date) - dayNumber({ ...date, month: 1, day: 1 }) + 1;

/** 1961-229, 1961-W33. */
function ordinalDay(a: DateAtom, b: DateAtom, date: DateReading): boolean {
  if (date.day === undefined || a.number !== date.year || b.width !== 3) return false;
  return b.number === dayOfYear(date);
}
