import type { Rng } from '../core/rng.ts';

/** Which share of every list may be drawn from. `all` is everything; the three others are disjoint, by hash of the value. */
export type Partition = 'train' | 'dev' | 'test' | 'all';

/** How common a value is: 0 is common (the top of the list's frequency mass), 1 is less so, 2 is rare or unknown; 3 is known and never drawn: names of people from elsewhere. */
export type Band = 0 | 1 | 2 | 3;

export type Gender = 'f' | 'm' | 'u';

export interface GazetteerEntry {
  readonly value: string;
  /** Given names and professions: `f`, `m`, or `u` for both or unknown. */
  readonly gender: Gender;
  readonly band: Band;
  /** What draws may stay within. Places: the code of the state, province or nation they lie in, such as `OH`. Professions: their
   * field of work, such as `medicine`, or the part of one, such as `food/bake`, with the kind that alone stands for each other where a text tells what
   * is done, such as `sport/coach:staff`; `any` for what fits all. */
  readonly region?: string;
}

/** What a drawn value must be like. A wish that no entry meets is given up, the last-named field first. */
export interface DrawFilter {
  readonly partition?: Partition | undefined;
  readonly gender?: Gender | undefined;
  readonly band?: Band | undefined;
  /** Number of tokens, split at spaces and hyphens. */
  readonly tokens?: number | undefined;
  /**
   * Where a place lies or a profession belongs, as {@link GazetteerEntry.region} has it; of `craft/wood` all of `craft` is taken where it has too few.
   * Given up after the band, before the number of tokens.
   */
  readonly region?: string | undefined;
}

/** One list of one locale, in memory. */
export interface GazetteerList {
  readonly locale: string;
  readonly name: string;
  readonly size: number;
  /** Sorted by UTF-16 code units. */
  readonly values: readonly string[];
  /** Looks a value up, ignoring case; `undefined` where it is not in the list. */
  find(value: string): GazetteerEntry | undefined;
  /** A uniform draw among the entries that meet the filter; constant time after the first draw with a filter. */
  draw(rng: Rng, filter?: DrawFilter): string;
}

/** All lists and shape grammars at hand: the package's own and those the user imported. */
export interface Gazetteers {
  readonly locales: readonly string[];
  /** Names of the lists of a locale. */
  names(locale: string): readonly string[];
  /** Names of the shape grammars of a locale. */
  grammars(locale: string): readonly string[];
  /** Loads a list on first use; falls back from `es-MX` to `es`; `undefined` where there is none. */
  list(locale: string, name: string): GazetteerList | undefined;
  /**
   * Renders a surrogate from a shape grammar ("{place} {kind}") or, where there is none of that name, draws from the list of
   * that name.
   *
   * @returns `undefined` where the locale has neither.
   */
  render(locale: string, name: string, rng: Rng, filter?: DrawFilter): string | undefined;
  /** How many distinct values `render` can give; may exceed 2**53, hence a bigint. 0n where there is none. */
  count(locale: string, name: string, partition?: Partition): bigint;
  /** Names of the lists that `render` draws from. */
  sources(locale: string, name: string): readonly string[];
  /** Files that the list or grammar of this name was read from, the package's own before the user's. */
  files(locale: string, name: string): readonly string[];
}
