import type { Entity } from '../core/types.ts';
import type { Rng } from '../core/rng.ts';
import type { Gazetteers, Partition } from '../resources/gazetteer.ts';
import type { UnlistedNames } from './persons/unlisted-names.ts';

/**
 * What a label means to the surrogate writers. A label map gives every label one. The paper's eleven (PHICON, Table 1) are
 * organisation, hospital, location, patient, doctor, id, username, zip, date, phone and medical-record.
 */
export const SURROGATE_TYPES = [
  'patient', 'doctor', 'person', 'given-name', 'family-name', 'username', 'profession', 'age',
  'organisation', 'hospital', 'department', 'location', 'city', 'region', 'country', 'street', 'address', 'room', 'zip',
  'date', 'time', 'contact', 'phone', 'fax', 'email', 'url', 'ip',
  'id', 'medical-record', 'social-security', 'health-plan', 'account', 'license', 'vehicle', 'device', 'measure',
] as const; // prettier-ignore

export type SurrogateType = (typeof SURROGATE_TYPES)[number];

/** Numbers that tell one person or thing from all others: nothing of them is near its source. */
export const NUMBER_TYPES = [
  'id', 'medical-record', 'social-security', 'health-plan', 'account', 'license', 'vehicle', 'device',
] as const satisfies readonly SurrogateType[]; // prettier-ignore

/** What is counted or measured: many have the same, and a surrogate is near its source. */
export const QUANTITY_TYPES = ['age', 'date', 'time', 'measure'] as const satisfies readonly SurrogateType[];

const LISTED: ReadonlySet<string> = new Set<SurrogateType>([
  'organisation', 'hospital', 'department', 'location', 'city', 'region', 'country', 'street', 'address', 'profession',
]); // prettier-ignore

/** Whether surrogates of a type are words of the language of the text, which nothing but its lists has. */
export const needsLists = (type: string | undefined): boolean => type !== undefined && LISTED.has(type);

/** Of towns, by their folded names: the region, or folded country, that is named right behind them, or that a postcode before them tells. */
export type Lies = ReadonlyMap<string, LiesIn>;

export interface LiesIn {
  readonly region?: string;
  readonly country?: string;
  readonly zip?: string | undefined;
  readonly part?: string;
  /** A region of another country. */
  readonly within?: string;
  /** The great city of which it is a part. */
  readonly of?: string;
  /** The great city of which it is one of the parts that are known. */
  readonly quarterOf?: string;
  /** Whether parts of it that are known are named too. */
  readonly hasQuarters?: boolean;
  /** Whether the text around the mentions tells it, so that it stays. */
  readonly stays?: boolean;
}

/** What the names of a document that stay have, and the text beside them. */
export interface HeldNames {
  /** Folded names of places. */
  readonly places: ReadonlySet<string>;
  /** Words for peoples, in small letters. */
  readonly peoples: ReadonlySet<string>;
  /** What parties stand for, by `stanceKey`. */
  readonly stances: ReadonlySet<string>;
  /** Words for games, in small letters. */
  readonly games: () => ReadonlySet<string>;
}

/** What was found out about a mention, and what it depends on. */
interface Found {
  readonly mention: Mention;
  readonly of: object;
  readonly mayStay: boolean;
  readonly facts: unknown;
}

/** A mention to be written over: one entity, or one fragment of a discontinuous one. */
export interface Mention {
  readonly entity: Entity;
  readonly type: SurrogateType;
  readonly text: string;
  /** Up to 24 UTF-16 units of text before and after it: titles ("Dr."), units ("years old"), street numbers. */
  readonly before: string;
  readonly after: string;
  /** Of a person: up to 40 UTF-16 units of what stands behind a bracket right after it. */
  readonly beyond?: string | undefined;
  /** Of a person: up to 80 UTF-16 units of what follows it in its sentence, with the first word of the next one. */
  readonly ahead?: string | undefined;
  /** Of a country of which the text around the mentions tells too, so that it stays what it is, and with it what lies in it. */
  readonly stays?: boolean | undefined;
  /** Of a town: the folded country of the lists that it lies in, where the text tells of it, so that another of its towns comes. */
  readonly staysIn?: string | undefined;
  /** What names and the text beside the mentions have, so that it stays in another name too. */
  readonly held?: (() => HeldNames) | undefined;
  /** Of a place: the region of the list of towns in which those of the document lie, as the names of what was held there tell. */
  readonly heldIn?: string | undefined;
  /** Of a place: the home country in which its document was written, as an ISO 3166 code, where words tell it that another does not have. */
  readonly writtenIn?: string | undefined;
  /** Of a place: the one folded country of which the text or words for peoples tell, and whether that stays what it is. */
  readonly toldIn?: (() => { readonly country: string; readonly stays: boolean } | undefined) | undefined;
  /** Of a date: whether the text tells an age that stays, so that who was born then stays as old. */
  readonly ageStays?: boolean | undefined;
  /** The line around it, up to 80 UTF-16 units to either side; absent where nothing is known of it. */
  readonly line?: string | undefined;
  /** What its family found out about it, what it is within what is written, what tells it from what is written over it, and the mentions that it is made of: see `perMention`. */
  facts?: Found | undefined;
  frame?: Found | undefined;
  residue?: Found | undefined;
  parts?: Found | undefined;
}

/** What stays the same over a whole run. */
export interface Setting {
  /** Language, perhaps with country: `es`, `en-GB`. */
  readonly locale: string;
  readonly gazetteers: Gazetteers;
  readonly partition: Partition;
  /** Keep the number of tokens of each mention where the lists allow it. */
  readonly keepTokens: boolean;
  /** Of text that is made to train on, in a language without lists: what the corpus has of names that no list has. */
  readonly unlisted?: () => UnlistedNames | undefined;
}

/** The randomness of one copy of one document. */
export interface Draw {
  /**
   * The stream of the scope over which a mention keeps its surrogate (document, patient or corpus). Never draw from it
   * directly: fork it by what must be consistent, `scope.fork('family-name', folded)`.
   */
  readonly scope: Rng;
  /**
   * Present where every mention is drawn anew, so that surrogates do not tell which mentions are one person: the stream of the
   * document. What is near its source, or differs from it sign by sign (ages, dates, numbers, initials), is drawn from here,
   * once for a document: from many draws of one source it could be found out again. Such a quantity may come out as it was,
   * since whoever knows that it never does can rule its surrogate out.
   */
  readonly document?: Rng;
  /** Whether a mention may stay as it was where nothing is known that would fit: text that is made to train on, not to be given away. */
  readonly mayStay?: boolean;
  /** The latest year that the dates of the document show, where they are known. */
  readonly latest?: number | undefined;
  /** The first year of which the text tells. */
  readonly earliest?: () => number | undefined;
  /** The folded places drawn in this copy of a document, and what each replaces: two places do not become one. What is drawn is told to it. */
  readonly places?: Map<string, string>;
  /** By countries in small letters, the countries that these and the words for their peoples became in this copy: names of their people follow. */
  readonly nations?: ReadonlyMap<string, string>;
  /** The surrogates of name parts that were drawn before, in other documents; what is drawn is told to it. */
  readonly names?: NameMemory;
}

/** What is remembered of the names of a person. A part is asked for by its folded text; a lone initial by its letter. */
export interface NameMemory {
  recall(key: string, isInitial: boolean): string | undefined;
  keep(key: string, isInitial: boolean, surrogate: string): void;
  /** Whether a folded surrogate is somebody else's. */
  isTaken(folded: string): boolean;
}

/**
 * Writes the surrogates of one family of types. `State` is what it learned from the document's mentions: which name parts
 * belong together, whether dates put the day first. It is computed once per document and shared by all copies, so it must
 * not depend on randomness.
 */
export interface SurrogateFamily<State = unknown> {
  readonly types: readonly SurrogateType[];
  /**
   * Looks at all mentions of the family's types in one document, in text order.
   *
   * @param names what the family of names learned of it, for what is made of them.
   * @param places what the family of places learned of it, for what is called by a town.
   */
  study(mentions: readonly Mention[], setting: Setting, names?: unknown, beside?: unknown): State;
  /**
   * Writes the surrogate of one mention: realistic, in the format of the mention, consistent over the scope, and never the
   * mention's own text (nor, ignoring case, a name part of it).
   *
   * @returns `undefined` where no surrogate can be written; the caller reports it.
   */
  write(mention: Mention, state: State, draw: Draw, setting: Setting): string | undefined;
  /**
   * What of the text around a mention decides, beside the mention's own, on its surrogate: mentions of a type and text for which it is the
   * same are written alike under one draw. Absent where each is to be written by itself.
   */
  around?(mention: Mention, setting: Setting): string;
  /**
   * Whether a word or number of a mention may stand in its surrogate: one that says what kind of thing the mention is, never
   * which ("Hospital", "de", "Dr", a month's name, the country code of a phone number). Without it none may.
   *
   * @param key the token, folded.
   */
  keeps?(key: string, type: SurrogateType, setting: Setting, token: string): boolean;
  /** Whether a word of a mention that is not kept on purpose may stand in text that is made to train on: it says what the mention is. */
  mayStand?(token: string, mention: Mention, setting: Setting): boolean;
  /** Whether a mention of the type may come out as it was where {@link Draw.document} is given: ages and dates. */
  readonly mayStay?: boolean;
  /**
   * Another as a whole, of which nothing is kept, where some of the mention would stand in every surrogate modelled on it; absent where
   * {@link SurrogateFamily.fresh} will do.
   */
  whole?(mention: Mention, state: State, draw: Draw, setting: Setting): string | undefined;
  /** An independent surrogate of the type, not modelled on any mention: what PHICON draws (§2), and what templates need. */
  fresh(type: SurrogateType, rng: Rng, setting: Setting): string | undefined;
}
