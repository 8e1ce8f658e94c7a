import { escapeRegExp } from '../text/alternatives.ts';
import { packOf } from '../languages/index.ts';
import { isPossible, toDayNumber } from '../surrogates/dates/calendar.ts';
import { isDayFirst, spell } from '../surrogates/dates/locales.ts';
import { dayEnding } from '../surrogates/dates/plan.ts';

/**
 * The format that a date or a time is written in, as slots have it; `undefined` where it is none that can be told, such as
 * "last spring".
 */
export function findFormat(
  text: string,
  kind: 'date' | 'time',
  locale: string,
  dayFirst = isDayFirst(locale),
): string | undefined {
  return kind === 'time' ? findTimeFormat(text) : (findNumericFormat(text, dayFirst) ?? findWordFormat(text, locale));
}

/** Whether one of the dates shows which of its numbers is the day; `undefined` where none does. */
export function showsDayFirst(dates: readonly string[]): boolean | undefined {
  for (const text of dates) {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
    if (first === undefined || second === undefined || Number(first) > 12 === Number(second) > 12) continue;
    return Number(first) > 12;
  }
  return undefined;
}

function findTimeFormat(text: string): string | undefined {
  const match = /^(\d{1,2})([:.h])(\d{2})(?:( ?)(am|pm|AM|PM))?$/.exec(text);
  if (match === null) return undefined;
  const [, hours = '', mark = '', , blank = '', half] = match;
  const token = (half === undefined ? 'H' : 'h').repeat(hours.startsWith('0') || Number(hours) > 9 ? 2 : 1);
  return `${token}${mark === 'h' ? "'h'" : mark}mm${half === undefined ? '' : `${blank}a`}`;
}

function findNumericFormat(text: string, usual: boolean): string | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso !== null) return `yyyy${iso[2]}${digits('M', iso[3], iso[4])}${iso[2]}${digits('d', iso[4], iso[3])}`;
  if (/^(?:19|20)\d{2}$/.test(text)) return 'yyyy';
  const match = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (match === null) return undefined;
  const [, first = '', mark = '', second = '', year] = match;
  const dayFirst = Number(second) > 12 ? false : Number(first) > 12 || usual;
  const head = dayFirst
    ? [digits('d', first, second), digits('M', second, first)]
    : [digits('M', first, second), digits('d', second, first)];
  return [...head, ...(year === undefined ? [] : [year.length === 4 ? 'yyyy' : 'yy'])].join(mark);
}

/** Two digits are a format of two only where the number beside is not one digit: "10/9" is `M/d`. */
function digits(letter: string, written = '', beside = ''): string {
  return written.startsWith('0') || (written.length === 2 && beside.length === 2) ? letter.repeat(2) : letter;
}

/** "4 March 2012", "4 de marzo de 2012": the month's name, perhaps the weekday's, and numbers that are a day and a year. */
function findWordFormat(text: string, locale: string): string | undefined {
  const names = namesOf(locale);
  const counts = { month: 0, weekday: 0, day: 0, year: 0, word: 0, other: 0 };
  // "d'abril" is what a format with "de" writes where a vowel follows.
  const long = packOf(locale)?.agreement?.elision?.d;
  const elided = long === undefined ? text : text.replace(/(?<!\p{L})d['’](?=\p{L})/u, `${long} `);
  // So is the "er" of "1er mars" where another day has none.
  const ending = dayEnding(undefined, locale, true)(1);
  const plain = ending === '' ? elided : elided.replace(new RegExp(`(?<!\\d)1${ending} `), '1 ');
  const format = plain.replace(/\p{L}+|\d+|['’]/gu, (run) => {
    const token = names.get(run.toLowerCase());
    const [kind, written] =
      token !== undefined
        ? ([token.startsWith('M') ? 'month' : 'weekday', token] as const)
        : /^\d{4}$/.test(run)
          ? (['year', 'yyyy'] as const)
          : /^\d{1,2}$/.test(run)
            ? (['day', run.startsWith('0') ? 'dd' : 'd'] as const)
            : (['word', `'${run}'`] as const);
    counts[/^(?:\d{3}|\d{5,}|['’])$/.test(run) ? 'other' : kind]++;
    return written;
  });
  const { month, weekday, day, year, word, other } = counts;
  return month === 1 && weekday <= 1 && day <= 1 && year <= 1 && word <= 2 && other === 0 ? format : undefined;
}

const byLocale = new Map<string, Map<string, string>>();

/** The token of each name of a month or weekday; where two have a name, the month's. */
function namesOf(locale: string): ReadonlyMap<string, string> {
  let names = byLocale.get(locale);
  if (names !== undefined) return names;
  names = new Map();
  for (const [kind, count, tokens] of [
    ['weekday', 7, ['EEEE', 'EEE']],
    ['month', 12, ['MMMM', 'MMM']],
  ] as const) {
    for (const form of [1, 0] as const) {
      for (let index = 0; index < count; index++) {
        const name = spell({ kind, language: locale, form, index }, index);
        if (name !== '') names.set(name.toLowerCase(), tokens[form]);
      }
    }
  }
  byLocale.set(locale, names);
  return names;
}

/** Two-digit years up to this one are of this century. */
const PIVOT = 40;

/** The day that a text says in a format with day, month and year; `undefined` where the format lacks one. */
export function readDay(text: string, format: string, locale: string): number | undefined {
  const fields: string[] = [];
  const pattern = format.replace(/'[^']*'|d+|M+|y+|E+|[^dMyE']+/g, (piece) => {
    if (piece.startsWith("'")) return escapeRegExp(piece.slice(1, -1));
    if (!/^[dMyE]/.test(piece)) return escapeRegExp(piece);
    fields.push(piece);
    return /^(?:MMM|E)/.test(piece) ? '(\\p{L}+)' : '(\\d+)';
  });
  const match = new RegExp(`^${pattern}$`, 'u').exec(text);
  const field = (letter: string): string | undefined =>
    match?.[fields.findIndex((each) => each.startsWith(letter)) + 1];
  const hasAll = ['d', 'M', 'y'].every((letter) => fields.some((each) => each.startsWith(letter)));
  if (match === null || !hasAll) return undefined;
  const month = field('M') ?? '';
  const short = Number(field('y'));
  const year = short > 99 ? short : short > PIVOT ? 1900 + short : 2000 + short;
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month, locale);
  const day = Number(field('d'));
  return number !== undefined && isPossible(year, number, day) ? toDayNumber(year, number, day) : undefined;
}

function monthNumber(name: string, locale: string): number | undefined {
  for (let index = 0; index < 12; index++) {
    for (const form of [0, 1]) {
      if (spell({ kind: 'month', language: locale, form, index }, index).toLowerCase() === name.toLowerCase())
        return index + 1;
    }
  }
  return undefined;
}

/** Writes a text so that a template that holds it renders it as it is. */
export function escapeText(text: string): string {
  // A brace at the end would join those of a slot after it, so it is a quoted text.
  return text.replace(/\\|\{\{|\}\}|\[\[|\]\]|\{$/g, (mark) => (mark === '{' ? '{{"{"}}' : `\\${mark}`));
}

/** A quoted value of an option, or a quoted text. */
export function quote(text: string): string {
  const escaped = text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `"${escaped}"`;
}
