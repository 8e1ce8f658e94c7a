import { rememberLast } from '../../core/caches.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import type { DateHabits } from '../../surrogates/dates/builder.ts';
import { vocabularyOf } from '../../surrogates/dates/locales.ts';
import { learnHabits, parseDate } from '../../surrogates/dates/parse.ts';

/**
 * The keys of the dates in a text, equal for one date in two formats: a day with its year, a month with its year, a day of a
 * month. A year alone, a weekday and a time of day have none: they are in every text.
 */
export function dateKeys(text: string, habits: DateHabits): readonly string[] {
  const keys: string[] = [];
  for (const { kind, year, month, day } of parseDate(text, habits, false).points) {
    if (month === undefined) continue;
    if (kind === 'day' && day !== undefined) keys.push(year === undefined ? `--${month}-${day}` : `${year}-${month}-${day}`); // prettier-ignore
    if (kind === 'month' && year !== undefined) keys.push(`${year}-${month}`);
  }
  return keys;
}

/** A date in a text. */
export type FoundDate = CharSpan & { readonly key: string };

/** Finds dates in running text: what looks like one of the formats is read as the surrogates' date parser reads mentions. */
export interface DateScanner {
  /** What the document's own dates, labelled or not, say about day and month; the locale where they say nothing. */
  habitsOf(doc: Document): DateHabits;
  scan(doc: Document): Iterable<FoundDate>;
}

const CACHED_AT_MOST = 100_000;

export function createDateScanner(locale: string): DateScanner {
  const pattern = datePattern(locale);
  const look = rememberLast((doc: Document) => {
    const found = Array.from(doc.text.matchAll(pattern), ({ 0: text, index: start }) => ({ text, start }));
    const habits = learnHabits(found.map(({ text }) => text), locale); // prettier-ignore
    return { found, habits };
  });
  // Dates repeat; of the habits only the order matters to what is read.
  const known = { dayFirst: new Map<string, readonly string[]>(), monthFirst: new Map<string, readonly string[]>() };
  const keysOf = (text: string, habits: DateHabits): readonly string[] => {
    const cache = habits.dayFirst ? known.dayFirst : known.monthFirst;
    let keys = cache.get(text);
    if (keys === undefined) {
      if (cache.size >= CACHED_AT_MOST) cache.clear();
      cache.set(text, (keys = dateKeys(text, habits)));
    }
    return keys;
  };
  return {
    habitsOf: (doc) => look(doc).habits,
    *scan(doc) {
      const { found, habits } = look(doc);
      for (const { text, start } of found)
        for (const key of keysOf(text, habits)) yield { key, start, end: start + text.length };
    },
  };
}

/** Where a date may stand. Wider than the formats themselves: the parser decides. */
function datePattern(locale: string): RegExp {
  const names = [...vocabularyOf(locale).words].flatMap(([name, { kind }]) => (kind === 'month' ? [name] : []));
  const longestFirst = names.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const month = `(?:${longestFirst.join('|')})(?!\\p{L})\\.?`;
  const gap = '[\\s.,/_-]{0,3}';
  const of = "(?:(?:de|del|of|d['’]|de l['’]any)\\s*)?";
  const ending = '(?:st|nd|rd|th|er|ero|[ºª°]|:[ea]|[rntè])?(?!\\p{L}|\\d)';
  const year = "(?:\\d{4}|['’]?\\d{2})(?!\\d)";
  const sign = '\\s?[./‐‑–—-]\\s?';
  const formats = [
    `\\d{1,4}${sign}\\d{1,2}${sign}\\d{1,4}(?!\\d)`, // 12/03/2021, 2021-03-12, 12.3.21
    `\\d{1,2}${ending}${gap}${of}${month}(?:${gap}${of}${year})?`, // 12 de marzo de 2021, 12-Mar-21
    `\\d{4}[\\s./_-]{0,3}${month}(?:${gap}\\d{1,2}(?!\\d))?`, // 2021 March 12
    '(?:民[國国]\\s?)?\\d{2,4}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日號号])?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?[日號号]',
    '(?:19|20)\\d{6}(?!\\d)|\\d{4}(?:19|20)\\d{2}(?!\\d)', // 20210312, 12032021
    `\\d{1,2}[./-]\\d{4}(?!\\d)|\\d{4}[./-]\\d{1,2}(?!\\d)|\\d{1,2}[./-]\\d{1,2}(?![\\d])`, // 03/2021, 12/03
  ];
  const named = `${month}${gap}${of}(?:\\d{1,2}${ending}(?:\\s?,?\\s?\\d{4}(?!\\d))?|\\d{4}(?!\\d))`; // March 12th, 2021
  // Chinese needs no blank before a number.
  return new RegExp(`(?<!\\d|(?!\\p{Script=Han})\\p{L})(?:${formats.join('|')}|${named})`, 'giu');
}
