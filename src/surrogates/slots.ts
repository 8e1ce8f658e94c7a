import type { Band, GazetteerList, Gender } from '../resources/gazetteer.ts';
import type { Casing } from './case.ts';
import type { PlaceKind } from './places/place-lexicon.ts';
import type { Seats } from './places/seats.ts';
import type { Lies, Mention } from './types.ts';

export type SlotKind =
  PlaceKind | 'given-name' | 'family-name' | 'saint' | 'street-core' | 'street-stem' | 'advocation' | 'field' | 'class-word' | 'body' | 'ordinary' | 'reach' | 'aim' | 'stance' | 'roman' | 'number-word' | 'region-code' |
  'country-code' | 'zip' | 'digits' | 'letter' | 'shape' | 'grammar'; // prettier-ignore

/** A stretch of a mention that a draw fills; the stretches around it are kept. */
export interface Slot {
  readonly kind: SlotKind;
  /** The folded stretch: what its surrogate is keyed by, and must differ from. */
  readonly key: string;
  readonly text: string;
  readonly casing: Casing;
  readonly band: Band;
  readonly gender: Gender;
  /** Number of tokens of the stretch. */
  readonly tokens: number;
  /** An inflectional ending to carry over; of a `street-stem` the word for a way, which stays. */
  readonly ending: string;
  /** For `grammar`: which; `bare` for a street's name that must begin without an article. */
  readonly grammar: string;
  /** Of a place that the lists know: where it lies, as far as they say. `undefined` for one that they do not know. */
  readonly region: string | undefined;
}

/** A mention read as what is kept and what is filled. Depends on nothing but the text, its type and the lists. */
export type Template = readonly (string | Slot)[];

/** A mention as it was read. */
export interface Reading {
  readonly template: Template;
  readonly key: string;
  /** Begins with a capital. */
  readonly upper: boolean;
}

/** The grammar of a slot whose value must be one word, as beside a hyphen. */
export const ONE = 'one';

/** The grammar of a slot that only a great town fills, be it in another area than its postcode. */
export const GREAT = 'great';

/** The grammar of a slot that a town fills, be it called as a region or country is. */
export const TOWN = 'town';

/** The grammar of a slot that only a province fills, be it called after its capital. */
export const PROVINCE = 'province';

/** The grammar of what wards are for. */
export const SPECIALTY = 'specialty';

/** The grammar of a slot that only a division of a country fills: its `region` is that, as far as it is known. */
export const DIVISION = 'division';

/** The grammar of a slot that is the name of a county: "Lind" of "Lind County". */
export const COUNTY = 'county';

/** The grammars of a slot for the name of a street: behind an article or preposition, a title, a day. */
export const ARTICLED = 'articled';
export const TITLE = 'title';
export const DATED = 'dated';

/** The grammar of a slot that is the number of a road: no two of a document become one. */
export const ROAD_NUMBER = 'road';

/** Of a number that has few before and behind it: "21st" of "21st Century". */
export const NEAR_NUMBER = 'near';
/** Of the number of a court or the like, of which a town has one for each lower number. */
export const COUNTED = 'counted';

/** Stands in place of an ending for the form that a town's name has before a word of kind. */
export const OF_TOWN = '-';

/** What the document says of where its places are, and of what kind its organisations are. */
export interface Surroundings {
  /** Places of the home countries are named, so that these stay what they are. */
  readonly isHome?: boolean;
  /** Countries that stand for each other, of parts of the world that the text names. */
  readonly together?: readonly (readonly string[])[] | undefined;
  /** Towns of the lists at home, with where each is named. */
  readonly towns?: readonly (readonly [at: number, town: Slot])[];
  /** These and those abroad. */
  readonly allTowns?: readonly (readonly [at: number, town: Slot])[];
  /** Towns, by key, before which the text has what only a town with courts and hospitals has. */
  readonly seated?: ReadonlySet<string>;
  /** Folded countries of towns that stay, since a text tells how far they are from others. */
  readonly farIn?: ReadonlySet<string>;
  /** Great towns, by key, behind which the text tells that there are no greater ones in some land. */
  readonly largest?: ReadonlySet<string>;
  /** Capitals, by key, before which the text has who governs in them. */
  readonly governing?: ReadonlySet<string>;
  /** Whether the text before the place tells that it lies near the one named before it. */
  readonly isBeside?: boolean;
  /** What postcodes begin with where the text around the mentions tells in what part of a region a town lies. */
  readonly keptAreas?: ReadonlySet<string> | undefined;
  /** The regions at home that are named; how many are, or have towns that are. */
  readonly regionsNamed?: ReadonlySet<string>;
  readonly regionsTold?: number;
  /** A region of the home country of which its places tell, as far as the lists know them: others lie in that country too. */
  readonly nearby?: string | undefined;
  /** The region in which towns lie as the names of what was held there tell, whatever the lists say. */
  readonly heldIn?: string | undefined;
  /** The folded name of the country in which places lie that no list knows; empty where only that it is no home country is known. */
  readonly abroad?: string | undefined;
  /** Whether several of its places lie in that country. */
  readonly isFarOff?: boolean;
  /** The folded name of the only country abroad that the document tells of: towns that no list has and that look foreign lie there. */
  readonly foreign?: string | undefined;
  /** Whether several places of no list are named. */
  readonly areMany?: boolean | undefined;
  /** Whether more places are at home, or of no list and look so, than are named abroad: such lie at home. */
  readonly areNative?: boolean;
  /** Of towns, by key: the region, or folded country, that is named right behind them, or that a postcode before them tells. */
  readonly lies?: Lies | undefined;
  /** What the part of a region becomes in which a town lies, where that is drawn otherwise than places are. */
  readonly partBecomes?: string | undefined;
  /** By the key of a province the town that stands before it and lies there. */
  readonly inProvinces?: ReadonlyMap<string, Slot>;
  /** Towns, by key, that stand behind others as the provinces which are called after them. */
  readonly capitals?: ReadonlySet<string>;
  /** Folded names of countries of which the document names towns: there must be towns of what replaces them. */
  readonly peopled?: ReadonlySet<string>;
  /** The towns abroad that most of its places which no list has look like. */
  readonly origin?: GazetteerList | undefined;
  /** Folded names of countries that the document names; towns of others stay in their countries. */
  readonly named?: ReadonlySet<string> | undefined;
  /** Folded names of countries beside whose names the text tells of the sea: what replaces them has a coast. */
  readonly coastal?: ReadonlySet<string>;
  /** By letters that stand for a place, the mention that has its name. */
  readonly initials?: ReadonlyMap<string, Mention> | undefined;
  /** Towns that have bodies which few have: see {@link seatsIn}. */
  readonly seats?: Seats | undefined;
  /** Codes of the home countries in which its places lie. */
  readonly lands?: ReadonlySet<string>;
  /** Folded names of the regions abroad that it names. */
  readonly within?: ReadonlySet<string>;
  /** By the folded name of a state abroad the town before it, which lies there: "Tulsa, Oklahoma". */
  readonly ofStates?: ReadonlyMap<string, Slot>;
  /** Keys of towns of which the document names the greater area, as no other towns have one. */
  readonly greater?: ReadonlySet<string>;
  /** Folded names of countries that are none today, which the document names, with the ones that have their land. */
  readonly formers?: readonly (readonly [string, string])[];
  /** Folded names of countries that stay what they are. */
  readonly stays?: ReadonlySet<string>;
  /** Of an organisation: folded names of places and peoples that stay. */
  readonly held?: ReturnType<NonNullable<Mention['held']>> | undefined;
  /** The grammar for an organisation that is replaced as a whole, where the text tells its kind. */
  readonly kind?: string | undefined;
  /** Whether it stands with an article, and then whether it is called in the plural; without one, whether it has several words and is no town's. */
  readonly form?: 'articled' | 'plural' | 'named' | undefined;
  /** The genders that its name may have after the article before it; empty where there is none. */
  readonly genders?: string | undefined;
  /** Whether the article before it has lost its vowel: "l'". */
  readonly isElided?: boolean;
}
