/**
 * What the package knows of one language, as data. Lists of words are strings parted by blanks; in lists of phrases `|` parts the
 * entries, and where a list is by number (months), `-` says that one has no such form and `_` is a blank. Patterns are joined
 * over all languages, in the order of the table, without their flags.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** In English, as a language model is told it. */
  readonly name: string;
  /** The locale of its gazetteers, where that is not its code. */
  readonly locale?: string;
  readonly dates?: Dates;
  readonly numbers?: Numbers;
}

/** Calendar, formats and what stands beside dates and ages. All lists are in calendar order; weeks start on Monday. */
export interface Dates {
  /** Full names, then abbreviations. */
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** Winter, spring, summer, autumn. */
  readonly seasons: readonly string[];
  readonly holidays: string;
  /** Groups of words of which one may stand for another: "today", "yesterday"; the first two say when, without a date. */
  readonly swaps: string;
  /** Examples of common formats, which `fresh` fills with other dates. */
  readonly formats: string;
  /** The formats that notes of the language usually have, in the notation of templates. */
  readonly usual: UsualFormats;
  /** Those of single regions, where they differ. */
  readonly regions?: Readonly<Record<string, UsualFormats>>;
  /** Which comes first in a date of figures. */
  readonly order: 'dmy' | 'mdy' | 'ymd';
  /** Orders of the parts of dates without separators, by their number of figures, where they are not those of `order`. */
  readonly compact?: Readonly<Record<number, readonly string[]>>;
  /** The year before the first of an era that years may be counted from. */
  readonly era?: number;
  /** Endings of ordinal numbers in figures. */
  readonly ordinals?: string;
  /**
   * The ending of a day's number.
   *
   * @param source the ending in the mention, in lower case; empty where it has none.
   * @param named whether the month is written as a word.
   * @returns `undefined` where the source's fits.
   */
  ending?(day: number, source: string, named: boolean): string | undefined;
  /** Words before a month's name that lose their vowel before another vowel, by what is left of them. */
  readonly elision?: Readonly<Partial<Record<'d' | 'l', string>>>;
  /** Words between the parts of a date, words for year, words between two dates, folded; words before a decade. */
  readonly connectors?: string;
  readonly year?: string;
  readonly ranges?: string;
  readonly decades?: string;
  /** Endings of a decade's number. */
  readonly decade?: RegExp;
  /** Patterns of the folded words after and before the number of a century. */
  readonly century?: { readonly after?: RegExp; readonly before?: RegExp };
  /** The word after a time of day, patterns of the words before one, and of a time of a form of its own. */
  readonly clock?: { readonly unit?: RegExp; readonly cues?: RegExp; readonly pattern?: RegExp };
  /** Patterns that tell a birth date: of words before it, of signs before it, of labels. */
  readonly birth?: { readonly cue?: RegExp; readonly sign?: RegExp; readonly label?: RegExp };
  /** Units of time, each as its singular and its plurals. */
  readonly units?: string;
  /** Patterns of what follows the number of an age below a year or two. */
  readonly spans?: Readonly<Partial<Record<'month' | 'week' | 'day' | 'hour' | 'minute', RegExp>>>;
  /** Singular and plural of the words that follow an age. */
  readonly plurals?: string;
  /** What follows an age that no mention shows how to write. */
  readonly years?: string;
  /** Folded words of dates that no calendar has: parts of the day, spans, what the date is of. */
  readonly words?: string;
  /** Folded words beside the number of an age: units, and how old who is. */
  readonly ages?: string;
}

export interface UsualFormats {
  readonly dates: readonly string[];
  readonly times: readonly string[];
}

/** Numbers written out: as many as dates need, days 1 to 31 and years 1500 to 2199, and ages up to 120. */
export interface Numbers {
  readonly cardinal?: NumberWords;
  readonly ordinal?: NumberWords;
  /** The signs of numbers that are written with signs of their own, and what reads one at `start`. */
  readonly signs?: string;
  read?(text: string, start: number): WrittenNumber | undefined;
  /** Writes an age, where that is not the cardinal number. */
  age?(value: number): string;
  /** Other words for one, before a noun. */
  readonly ones?: string;
}

export interface NumberWords {
  /** By value. */
  readonly units: readonly string[];
  readonly tens?: readonly string[];
  readonly hundreds?: readonly string[];
  /** 100 and 1000 multiply what stands before them. */
  readonly others: Readonly<Record<string, number>>;
  /** Words that may stand between two numbers of one. */
  readonly joiners?: string;
  /** Whether years are said by twos: nineteen ninety-eight. */
  readonly isPaired?: boolean;
  write(value: number, hyphens: boolean): string;
}

/** A number read from words, and how to write another like it. */
export interface WrittenNumber {
  readonly value: number;
  /** UTF-16 units of text read. */
  readonly length: number;
  write(value: number): string;
}
