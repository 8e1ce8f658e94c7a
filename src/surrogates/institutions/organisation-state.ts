import { fold } from '../case.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Surroundings, Template } from '../slots.ts';
import type { Mention } from '../types.ts';

/** "BALTIMORE" of a table: a club is called as its town is. */
export const isListedPlace = (text: string, { lexicon: { places } }: OrganisationState): boolean =>
  places.find(fold(text), 'city') !== undefined || places.alike(fold(text)) !== undefined;

export interface OrganisationState {
  /** What the places of the document tell. */
  readonly places: Surroundings | undefined;
  readonly lexicon: Lexicon;
  /** Full mentions of the document by their initials: "mgh" to "Marlow General Hospital". */
  readonly expansions: ReadonlyMap<string, Mention>;
  /** By the folded letters that stand in brackets right behind them: "bag" to "Bundesamt für Gesundheit". */
  readonly bracketed: ReadonlyMap<string, Mention>;
  /** The texts of these: letters would stand for them twice. */
  readonly spelt: ReadonlySet<string>;
  /** The full mentions whose initials are a mention too. */
  readonly abbreviated: ReadonlySet<string>;
  /** The genders of the articles before mentions, by their text; empty where one stands without. */
  readonly genders: ReadonlyMap<string, string>;
  /** Those that stand with an article somewhere, by their text. */
  readonly articled: ReadonlySet<string>;
  /** What the text around them tells of the kind of mentions that do not tell it themselves, by their text: a grammar. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Those with letters that everybody knows in brackets behind them, and these letters. */
  readonly explained: ReadonlySet<string>;
  /** Names that are not in capitals, by their folded text: "Halcyon", which stands as "HALCYON" too. */
  readonly cased: ReadonlyMap<string, Mention>;
  /** What letters of bodies that everybody knows stand for, by these in lower case: it stays, and they do beside it. */
  readonly known: ReadonlyMap<string, string>;
  /** The texts of all mentions, where the language owns with an s. */
  readonly texts: ReadonlySet<string>;
  /** By a name that others of the document begin with, the first of these: "Silver Fern" of "Silver Fern Haulage, Inc.". */
  readonly heads: ReadonlyMap<string, Mention>;
  /** By a name, what it ends with and is a mention too: "Wolves" of "Lindby Wolves". */
  readonly tails: ReadonlyMap<string, Mention>;
  /** The texts of names that are being written for what stands for them. */
  readonly open: Set<string>;
}

export const isOrdinary = ([only, ...more]: Template): boolean =>
  typeof only === 'object' && more.length === 0 && only.kind === 'ordinary';

/** Called by one word that is a small town too, as "Yale", or a field, as "Athletics": it does not tell what it is. */
export const tellsNothing = ([only, ...more]: Template): boolean =>
  typeof only === 'object' && more.length === 0 && ((only.kind === 'city' && only.band > 0) || only.kind === 'field');
