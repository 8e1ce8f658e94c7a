import { ownValue } from '../core/collections.ts';
import { packOf, partOf } from '../languages/index.ts';
import { fromDayNumber, weekdayOf } from '../surrogates/dates/calendar.ts';
import { spell } from '../surrogates/dates/locales.ts';
import { dayEnding } from '../surrogates/dates/plan.ts';

/** Writes a day (number of days since 1970-01-01) or a time (minutes since midnight). */
export type Formatter = (value: number, locale: string) => string;

/** A format that is none, told to its author. */
export class FormatError extends Error {}

type Piece = string | Formatter;

const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));

const DAY_TOKENS: Readonly<Record<string, Formatter>> = {
  d: (day) => String(fromDayNumber(day).day),
  dd: (day) => pad(fromDayNumber(day).day),
  M: (day) => String(fromDayNumber(day).month),
  MM: (day) => pad(fromDayNumber(day).month),
  MMM: (day, locale) => word('month', 1, fromDayNumber(day).month - 1, locale),
  MMMM: (day, locale) => word('month', 0, fromDayNumber(day).month - 1, locale),
  yy: (day) => pad(fromDayNumber(day).year % 100),
  yyyy: (day) => String(fromDayNumber(day).year),
  rr: (day, locale) => String(yearOfEra(day, locale)),
  rrr: (day, locale) => String(yearOfEra(day, locale)).padStart(3, '0'),
  EEE: (day, locale) => word('weekday', 1, weekdayOf(day), locale),
  EEEE: (day, locale) => word('weekday', 0, weekdayOf(day), locale),
};

const TIME_TOKENS: Readonly<Record<string, Formatter>> = {
  H: (minutes) => String(Math.floor(minutes / 60)),
  HH: (minutes) => pad(Math.floor(minutes / 60)),
  h: (minutes) => String(twelve(minutes)),
  hh: (minutes) => pad(twelve(minutes)),
  mm: (minutes) => pad(minutes % 60),
  a: (minutes) => (minutes < 720 ? 'am' : 'pm'),
};

/** The year that a language with an era of its own counts (2020 is 109 of the Republic); the usual year in others. */
function yearOfEra(day: number, locale: string): number {
  return fromDayNumber(day).year - (partOf(locale, 'dates').era ?? 0);
}

function twelve(minutes: number): number {
  return (Math.floor(minutes / 60) + 11) % 12 + 1; // prettier-ignore
}

function word(kind: 'month' | 'weekday', form: number, index: number, locale: string): string {
  return spell({ kind, language: locale, form, index }, index);
}

/**
 * Compiles a format: runs of letters that are made of tokens (`d dd M MM MMM MMMM yy yyyy rr rrr EEE EEEE` of a date, `H HH h hh mm a`
 * of a time) are written as values; other runs of letters, and what stands between single quotes, as they are; `''` is a
 * quote.
 *
 * @throws FormatError saying what is legal.
 */
export function compileFormat(format: string, kind: 'date' | 'time'): Formatter {
  const tokens = kind === 'date' ? DAY_TOKENS : TIME_TOKENS;
  const pieces: Piece[] = [];
  const add = (piece: Piece): void => {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  };
  for (const [run, quoted] of format.matchAll(/'((?:[^']|'')*)'|\p{Script=Latin}+|[^'\p{Script=Latin}]+|'/gu)) {
    if (run === "'") throw new FormatError("a quote ' is not closed; '' is a quote");
    if (run === "''") add("'");
    else if (quoted !== undefined) add(quoted.replaceAll("''", "'"));
    else for (const piece of readRun(run, tokens)) add(piece);
  }
  if (pieces.every((piece) => typeof piece === 'string')) {
    throw new FormatError(`a ${kind} format has at least one of ${Object.keys(tokens).join(' ')}`);
  }
  return (value, locale) => {
    let text = '';
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] as Piece;
      if (typeof piece !== 'string') {
        text += piece(value, locale);
        continue;
      }
      const next = pieces[i + 1];
      if (piece === ' ' && pieces[i - 1] === tokens['d'] && (next === tokens['MMMM'] || next === tokens['MMM']))
        text += dayEnding(undefined, locale, true)(fromDayNumber(value).day); // "1er mars"
      const long = next === tokens['MMMM'] ? packOf(locale)?.agreement?.elision?.d : undefined;
      // "1 d'abril", "3 d'agost": Catalan elides before the months that start with a vowel.
      const elided = long !== undefined && piece.endsWith(`${long} `) && /^[aeiou]/.test(tokens['MMMM']?.(value, locale) ?? ''); // prettier-ignore
      text += elided ? `${piece.slice(0, -long.length - 1)}d'` : piece;
    }
    return text;
  };
}

function readRun(run: string, tokens: Readonly<Record<string, Formatter>>): readonly Piece[] {
  const groups = [...run.matchAll(/(.)\1*/gu)].map(([group]) => group);
  if (!/^[A-Za-z]/.test(run)) return [run];
  const known = groups.map((group) => ownValue(tokens, group));
  if (known.every((token) => token !== undefined)) return known;
  // "DD" and "YYYY" are meant as values in other notations; "de" and "Uhr" are words.
  const [only = ''] = groups;
  const slip = groups.length === 1 && (only.length > 1 || Object.hasOwn(tokens, swapCase(only)));
  if (slip) throw new FormatError(`"${run}" is no part of a format; they are ${Object.keys(tokens).join(' ')}`);
  return [run];
}

function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

/** The format that a document of some habit has where its template states none. */
export function usualFormat(locale: string, kind: 'date' | 'time', habit: number): Formatter {
  const formats = usualFormats(locale, kind);
  return formats[habit % formats.length] as Formatter;
}

/** The formats that notes of a locale usually have. */
function usualFormats(locale: string, kind: 'date' | 'time'): readonly Formatter[] {
  const key = `${kind} ${locale}`;
  let formats = compiled.get(key);
  if (formats === undefined) {
    const { usual, regions } = partOf(locale, 'dates');
    const { dates, times } = regions?.[locale.split('-')[1] ?? ''] ?? usual;
    compiled.set(key, (formats = (kind === 'date' ? dates : times).map((text) => compileFormat(text, kind))));
  }
  return formats;
}

const compiled = new Map<string, readonly Formatter[]>();
