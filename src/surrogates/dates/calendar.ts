import { packOf, PACKS, unionOf } from '../../languages/index.ts';
import { fold } from '../case.ts';

/** A day of the proleptic Gregorian calendar; `month` and `day` start at 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The year that texts are taken to be of which do not tell theirs; a constant, so that the same text comes of the same seed in any year. */
export const PRESENT_YEAR = 2026;

/** Days since 1970-01-01. After H. Hinnant, "chrono-compatible low-level date algorithms". */
export function toDayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The inverse of {@link toDayNumber}. */
export function fromDayNumber(days: number): CivilDate {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function isPossible(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The same day of another year; 29 February becomes 28 February where that year has none. */
export function addYears(date: CivilDate, years: number): CivilDate {
  const year = date.year + years;
  return { year, month: date.month, day: Math.min(date.day, daysInMonth(year, date.month)) };
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(dayNumber: number): number {
  return (((dayNumber + 3) % 7) + 7) % 7;
}

/** Neither of a weekend nor a public holiday that the language's pack has. */
export function isWorkday(dayNumber: number, locale: string): boolean {
  if (weekdayOf(dayNumber) > 4) return false;
  const { year, month, day } = fromDayNumber(dayNumber);
  const closed = packOf(locale)?.dates?.closed ?? [];
  return !closed.includes(`${month}-${day}`) && !closed.includes(dayNumber - easterOf(year));
}

/** After the anonymous Gregorian computus, in the form of T. H. O'Beirne. */
function easterOf(year: number): number {
  const [a, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * century + 13) / 25);
  const moon = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const back = Math.floor((a + 11 * moon) / 319);
  const week = (2 * (century % 4) + 2 * Math.floor(rest / 4) - (rest % 4) - moon + back + 32) % 7;
  const month = Math.floor((moon - back + week + 90) / 25);
  return toDayNumber(year, month, (moon - back + week + month + 19) % 32);
}

/** The remainder in `[0, divisor)`, for negative numbers too. */
export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

const plurals = new Map<string, ReadonlyMap<string, string>>();

/** The plural of a word for a unit of time, itself where it is one; `undefined` for any other word. A number beside one tells how long, not when. */
export function pluralUnit(word: string, locale: string): string | undefined {
  const units = packOf(locale)?.dates?.units ?? PACKS[0].dates?.units ?? '';
  let table = plurals.get(units);
  if (table === undefined) {
    const index = new Map<string, string>();
    for (const unit of units.split('|')) {
      const [singular = '', plural = '', ...others] = unit.split(' ');
      // German "Tages" is the singular's genitive; "Tagen" is a plural of its own.
      for (const form of [singular, plural, ...others]) {
        index.set(fold(form), form !== singular && form.endsWith('n') ? form : plural);
      }
    }
    plurals.set(units, (table = index));
  }
  return table.get(fold(word));
}

/** Words after the number of a century ("20. Jahrhundert", "XIXe siècle"), and before it ("siglo XX"). */
const AFTER_CENTURY = new RegExp(`^${unionOf(({ dates }) => dates?.century?.after)}$`);
const BEFORE_CENTURY = new RegExp(`^${unionOf(({ dates }) => dates?.century?.before)}$`);

export function isCenturyWord(word: string, before: boolean): boolean {
  return (before ? BEFORE_CENTURY : AFTER_CENTURY).test(fold(word));
}

const FIRST_CENTURY = 15;
const LAST_CENTURY = 21;

/** A neighbouring century: between the 15th and the 21st, those that lie there stay there. */
export function otherCentury(century: number, back: boolean): number {
  const first = century < FIRST_CENTURY ? 1 : FIRST_CENTURY;
  const last = century > LAST_CENTURY ? century + 1 : LAST_CENTURY;
  const wanted = century + (back ? -1 : 1);
  return wanted < first || wanted > last ? century + (back ? 1 : -1) : wanted;
}

const ROMAN_DIGITS: readonly (readonly [string, number])[] = [['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]]; // prettier-ignore

/** A Roman numeral below 40. */
export function writeRoman(value: number): string {
  let rest = value;
  let text = '';
  for (const [digit, size] of ROMAN_DIGITS) {
    for (; rest >= size; rest -= size) text += digit;
  }
  return text;
}

/** The value of a Roman numeral below 40; `undefined` for any other text. */
export function readRoman(text: string): number | undefined {
  if (!/^[IVX]{1,7}$/i.test(text)) return undefined;
  for (let value = 1; value < 40; value++) if (writeRoman(value) === text.toUpperCase()) return value;
  return undefined;
}

/** The reigns that years are counted by in Japanese, the last first, each with the year before its first. */
export const REIGNS: readonly (readonly [name: string, before: number])[] = [
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['大正', 1911],
  ['明治', 1867],
];

/** The reign that a year is in. */
export const reignOf = (year: number) => REIGNS.find(([, before]) => year > before) ?? (['明治', 1867] as const);
