import { fromDayNumber, weekdayOf } from '../surrogates/calendar.ts';
import { localeKey, spell, type DateWord } from '../surrogates/date-locales.ts';

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

function twelve(minutes: number): number {
  return (Math.floor(minutes / 60) + 11) % 12 + 1; // prettier-ignore
}

function word(kind: 'month' | 'weekday', form: number, index: number, locale: string): string {
  const key = localeKey(locale);
  if (kind === 'month' && key === 'zh-TW') return `${index + 1}月`;
  const entry: DateWord = { kind, language: KNOWN.has(key) ? key : 'en', form, index };
  return spell(entry, index);
}

const KNOWN: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'de', 'sv', 'ca', 'zh-TW']);

/**
 * Compiles a format: runs of letters that are made of tokens (`d dd M MM MMM MMMM yy yyyy EEE EEEE` of a date, `H HH h hh mm a`
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
      const elided = piece.endsWith('de ') && next === tokens['MMMM'] && locale.startsWith('ca');
      // "1 d'abril", "3 d'agost": Catalan elides before the months that start with a vowel.
      if (elided && /^[aeiou]/.test(tokens['MMMM']?.(value, locale) ?? '')) text += `${piece.slice(0, -2)}'`;
      else text += piece;
    }
    return text;
  };
}

function readRun(run: string, tokens: Readonly<Record<string, Formatter>>): readonly Piece[] {
  const groups = [...run.matchAll(/(.)\1*/gu)].map(([group]) => group);
  if (!/^[A-Za-z]/.test(run)) return [run];
  const known = groups.map((group) => (Object.hasOwn(tokens, group) ? tokens[group] : undefined));
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
    const table = kind === 'date' ? DATES : TIMES;
    const texts = table[locale] ?? table[localeKey(locale)] ?? table['en'] ?? [];
    compiled.set(key, (formats = texts.map((text) => compileFormat(text, kind))));
  }
  return formats;
}

const compiled = new Map<string, readonly Formatter[]>();

const DATES: Readonly<Record<string, readonly string[]>> = {
  en: ['MM/dd/yyyy', 'M/d/yyyy', 'M/d/yy', 'MMMM d, yyyy', 'MMM d, yyyy', 'yyyy-MM-dd', 'd MMM yyyy'],
  'en-GB': ['dd/MM/yyyy', 'd/M/yy', 'd MMMM yyyy', 'd MMM yyyy', 'dd.MM.yy'],
  es: ['dd/MM/yyyy', 'd/M/yyyy', 'd/M/yy', 'dd-MM-yyyy', 'd de MMMM de yyyy', 'dd.MM.yy'],
  ca: ['dd/MM/yyyy', 'd/M/yyyy', 'd/M/yy', 'dd-MM-yyyy', 'd de MMMM de yyyy', 'dd.MM.yyyy'],
  fr: ['dd/MM/yyyy', 'dd/MM/yy', 'd MMMM yyyy', 'dd.MM.yyyy', 'dd-MM-yyyy'],
  de: ['dd.MM.yyyy', 'd.M.yyyy', 'dd.MM.yy', 'd. MMMM yyyy'],
  sv: ['yyyy-MM-dd', 'yyMMdd', 'd MMMM yyyy', 'd/M yyyy'],
  'zh-TW': ['yyyy/M/d', 'yyyy/MM/dd', 'yyyy-MM-dd', 'yyyy年M月d日'],
};

const TIMES: Readonly<Record<string, readonly string[]>> = {
  en: ['HH:mm', 'H:mm', 'h:mm a'],
  'en-GB': ['HH:mm', 'HHmm'],
  es: ['HH:mm', 'H:mm', "HH:mm 'h'"],
  ca: ['HH:mm', 'H:mm', "HH:mm 'h'"],
  fr: ['HH:mm', "HH'h'mm", "H'h'mm"],
  de: ['HH:mm', 'HH:mm Uhr', 'H.mm Uhr'],
  sv: ['HH:mm', 'HH.mm', "'kl' HH.mm"],
  'zh-TW': ['HH:mm', 'H:mm'],
};
