import { perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { hasWord } from '../../core/has-word.ts';
import { regionOf } from '../../languages/locale.ts';
import { packOf, PACKS, partOf } from '../../languages/index.ts';
import type { LanguagePack } from '../../languages/pack.ts';
import { worldMonths } from '../../languages/world-months.ts';
import { fold } from '../case.ts';

/** The words of a language's calendar. */
interface CalendarWords {
  /** By form; `''` where a form has no name for one. */
  readonly month: readonly (readonly string[])[];
  readonly weekday: readonly (readonly string[])[];
  readonly season: readonly (readonly string[])[];
  readonly holiday: readonly (readonly string[])[];
  readonly swap: readonly (readonly string[])[];
}

const calendars = new Map<string, CalendarWords>();

/** A pack without dates has the months that the platform knows. */
function calendarOf({ code, dates }: Pick<LanguagePack, 'code' | 'dates'>): CalendarWords {
  let calendar = calendars.get(code);
  if (calendar === undefined) {
    const split = (lists: readonly string[] = []) =>
      lists.map((list) => list.split(' ').map((word) => (word === '-' ? '' : word.replaceAll('_', ' '))));
    calendar = {
      month: split(dates?.months ?? worldMonths().get(code)),
      weekday: split(dates?.weekdays),
      season: split(dates?.seasons),
      holiday: split(dates && [dates.holidays]),
      swap: split(dates?.swaps.split('|')),
    };
    calendars.set(code, calendar);
  }
  return calendar;
}

/** The calendar that a word was found in. */
function calendarIn(language: string): CalendarWords {
  const pack = packOf(language);
  return calendarOf(pack ?? { code: language });
}

/** The calendar of a locale's language; the first language's where it has none. */
function ownCalendar(locale: string): LanguagePack {
  const own = packOf(locale);
  return own?.dates === undefined ? PACKS[0] : own;
}

/** A word of a date. `language` and `form` say how another of its kind is written; `index` which one it is. */
export interface DateWord {
  readonly kind: 'month' | 'weekday' | 'season' | 'holiday' | 'swap';
  readonly language: string;
  /** For `swap`: the number of the group. */
  readonly form: number;
  readonly index: number;
}

/** The words of a locale by folded spelling. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, DateWord>;
  /** The words that the folded entries consist of. */
  readonly parts: ReadonlySet<string>;
  /** As many joined words as the longest entry has. */
  readonly phrase: RegExp;
  /** Days of the week that are written as months are: "mar". */
  readonly days: ReadonlyMap<string, DateWord>;
}

const vocabularies = new Map<string, Vocabulary>();

/**
 * The locale's own words, then those of the first language, then the full names of months: of languages that the locale's lists stand in for, of the other
 * packs, of all that the platform knows.
 */
export function vocabularyOf(locale: string): Vocabulary {
  const own = ownCalendar(locale);
  return obtain(vocabularies, own.code, () => buildVocabulary(own));
}

const weekdaysOf = perObject(({ weekday: [full = []] }: CalendarWords) => new Set(full.map(fold)));

/** Whether a word is the full name of a day of the week. */
export const isWeekday = (word: string, locale: string): boolean =>
  word !== '' && weekdaysOf(calendarOf(ownCalendar(locale))).has(fold(word));

const KINDS = ['month', 'weekday', 'season', 'holiday', 'swap'] as const;

/** A Chinese text is one word from end to end: no more of it is read than an entry could have. */
const WORD = '[\\p{L}\\p{M}]{1,64}';

function buildVocabulary(own: LanguagePack): Vocabulary {
  const words = new Map<string, DateWord>();
  const days = new Map<string, DateWord>();
  const parts = new Set<string>();
  let longest = 1;
  const near = PACKS.filter(({ nearest }) => nearest === own.code);
  const world = [...worldMonths().keys()].map((code) => ({ code }));
  for (const pack of new Set([own, PACKS[0], ...near, ...PACKS.filter(({ dates }) => dates !== undefined), ...world])) {
    const calendar = calendarOf(pack);
    const isWhole = pack === own || pack === PACKS[0];
    for (const kind of isWhole ? KINDS : KINDS.slice(0, 1)) {
      if (kind === 'swap' && pack !== own) continue;
      const isFull = 'dates' in pack && pack.dates !== undefined;
      for (const [form, list] of (isWhole || !isFull ? calendar[kind] : calendar[kind].slice(0, 1)).entries()) {
        for (const [index, word] of list.entries()) {
          if (word === '') continue;
          // As it is spelt too: German "Morgen" and "morgen" differ.
          for (const key of [word, fold(word)])
            if (!words.has(key)) words.set(key, { kind, language: pack.code, form, index });
            else if (kind === 'weekday' && !days.has(key)) days.set(key, { kind, language: pack.code, form, index });
          const own = fold(word).split(/[ '’-]/u);
          for (const part of own) parts.add(part);
          longest = Math.max(longest, own.length);
        }
      }
    }
  }
  return { words, days, parts, phrase: new RegExp(`${WORD}(?:['’ -]${WORD}){0,${longest - 1}}`, 'uy') };
}

/** Whether a folded word is one of a locale's calendar, or part of one of several words. */
export function isCalendarWord(key: string, locale: string): boolean {
  const { words, parts } = vocabularyOf(locale);
  return words.has(key) || parts.has(key);
}

/** The spelling of another word of the same kind, language and form; the nearest form where there is none. */
export function spell({ kind, language, form, index: source }: DateWord, index: number): string {
  const forms = calendarIn(language)[kind];
  const exact = forms[form]?.[index] ?? '';
  if (exact !== '' || kind === 'holiday' || kind === 'swap') return exact;
  const own = forms[form]?.[source] ?? '';
  const short = own.length <= 4 && own.length < (forms[0]?.[source] ?? '').length;
  return (short ? forms[1]?.[index] : '') || (forms[0]?.[index] ?? '');
}

/** Whether the form is an abbreviation that differs from the full name. */
export function isAbbreviated(word: DateWord, index: number): boolean {
  const full = spell({ ...word, form: 0 }, index);
  return full.length > spell(word, index).length;
}

/** How many words of its kind there are. */
export function cycleOf({ kind, language, form }: DateWord): number {
  return (calendarIn(language)[kind][form] ?? []).length;
}

/** Words that say when something was without a date: "today", "currently", "Tuesday". */
export function relativeWords(locale: string): readonly string[] {
  const { swap, weekday } = calendarOf(ownCalendar(locale));
  return [...(swap[0] ?? []), ...(swap[1] ?? []), ...(weekday[0] ?? [])];
}

/** Common formats of a locale, as examples. */
export function dateFormats(locale: string): readonly string[] {
  return partOf(locale, 'dates').formats.split('|');
}

/** Whether a date of the locale puts the day before the month where it does not show. */
export function isDayFirst(locale: string): boolean {
  const own = packOf(locale)?.dates;
  const region = own?.monthFirst === undefined ? undefined : regionOf(locale);
  return own === undefined || own.order === 'dmy' || (region !== undefined && !hasWord(own.monthFirst, region)); // prettier-ignore
}
