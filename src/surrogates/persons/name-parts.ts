import type { Band, DrawFilter, Gender, Partition } from '../../resources/gazetteer.ts';
import type { Casing } from '../case.ts';
import type { NameLexicon, NameRole, Word } from './name-lexicon.ts';
import { HAN_LOCALE } from './name-words.ts';
import type { Setting } from '../types.ts';

/** A part of a name, drawn once in a scope and used wherever it occurs. Equal parts of a document are one object. */
export interface NamePart {
  readonly role: NameRole;
  /** `letter`: an initial that no name of the document explains. `shape`: drawn letter by letter. */
  readonly kind: 'name' | 'letter' | 'han' | 'roman' | 'shape' | 'username';
  readonly key: string;
  readonly filter: DrawFilter;
  /** "Mc" and the like, kept by drawing among names that have it. */
  readonly prefix: string | undefined;
}

/** A place in a mention that a part fills. */
export interface NameSlot {
  readonly part: NamePart;
  readonly casing: Casing;
  /** Only its first letters, of an initial or an abbreviation ("Th."); 0 for all of it. */
  readonly letters: number;
  /** Without accents and apostrophes, as in user names. */
  readonly plain: boolean;
}

/** How a mention is written: what is kept, and what is filled. */
export interface ResolvedName {
  readonly slots: readonly (string | NameSlot)[];
  /** True where nothing but initials, or nothing at all, is filled, so that the surrogate may come out as the source. */
  readonly weak: boolean;
}

/** The name parts of one person, given names first. */
export type Person = readonly NamePart[];

const NO_FILTER: DrawFilter = {};
const MOST_PARTS = 8192;
const SHARED = new WeakMap<NameLexicon, PartStore>();

interface PartStore {
  readonly parts: Map<string, NamePart>;
  /** What tells this store from later ones, and does not keep it alive. */
  readonly stamp: object;
}

/**
 * The part that a word is in a role. Shared by all documents, since it depends on the word's key alone; not so where a
 * title tells the gender that the word itself does not.
 */
export function wordPart(word: Word, role: NameRole, gender: Gender, lexicon: NameLexicon, setting: Setting): NamePart {
  const own = role === 'given-name' && word.gender === 'u' ? gender : word.gender;
  if (own === word.gender) return sharedPart(word, role, lexicon, setting);
  return makePart(word, role, own, setting);
}

/**
 * The stamp of the store of shared parts, which is bounded. To be asked for between documents: within one, equal parts must be one object, and
 * what was resolved with the parts of an earlier store must be resolved anew.
 */
export function partStore(lexicon: NameLexicon): object {
  return storeOf(lexicon, MOST_PARTS).stamp;
}

function storeOf(lexicon: NameLexicon, most: number): PartStore {
  let store = SHARED.get(lexicon);
  if (store === undefined || store.parts.size > most) SHARED.set(lexicon, (store = { parts: new Map(), stamp: {} }));
  return store;
}

function sharedPart(word: Word, role: NameRole, lexicon: NameLexicon, setting: Setting): NamePart {
  const { parts } = storeOf(lexicon, Infinity);
  const id = role.charAt(0) + setting.partition + word.key;
  let part = parts.get(id);
  if (part === undefined) {
    part = makePart(word, role, word.gender, setting);
    parts.set(id, part);
  }
  return part;
}

function makePart(word: Word, role: NameRole, gender: Gender, setting: Setting): NamePart {
  const given = role === 'given-name';
  const [letters] = given ? [] : (/^(?:mc|o')(?=\p{L}{3})/u.exec(word.key) ?? []);
  return {
    role,
    kind: word.kind === 'foreign' ? 'shape' : 'name',
    key: word.key,
    filter: filterFor(setting, given ? gender : 'u', (given ? word.given : word.family) ?? 2),
    prefix: letters === undefined ? undefined : letters.charAt(0).toUpperCase() + letters.slice(1),
  };
}

/** A lone initial. */
export function letterPart(key: string): NamePart {
  return { role: 'given-name', kind: 'letter', key, filter: NO_FILTER, prefix: undefined };
}

/** A stretch of a user name that is no name of the document. */
export function usernamePart(key: string, setting: Setting): NamePart {
  const kind = key.length > 3 && !/\d/.test(key) ? 'username' : 'shape';
  return { role: 'username', kind, key, filter: filterFor(setting, 'u', 1), prefix: undefined };
}

/** A surname or given name in Han script; what is too long for one is drawn sign by sign. */
export function hanPart(role: NameRole, key: string, setting: Setting): NamePart {
  const list = role === 'given-name' ? setting.gazetteers.list(HAN_LOCALE, 'given-names') : undefined;
  const filter = filterFor(setting, list?.find(key)?.gender ?? 'u', undefined);
  return { role, kind: [...key].length > 4 ? 'shape' : 'han', key, filter, prefix: undefined };
}

/** A part of a Chinese name in Latin letters. */
export function romanisedPart(word: Word, role: NameRole, setting: Setting): NamePart {
  return { role, kind: 'roman', key: word.key, filter: filterFor(setting, 'u', undefined), prefix: undefined };
}

const FILTERS = new Map<Partition, DrawFilter[]>();
const GENDERS: readonly Gender[] = ['u', 'f', 'm'];

/** One object for each combination, so that a document with a thousand names does not hold a thousand filters. */
function filterFor(setting: Setting, gender: Gender, band: Band | undefined): DrawFilter {
  let filters = FILTERS.get(setting.partition);
  if (filters === undefined) FILTERS.set(setting.partition, (filters = []));
  const id = GENDERS.indexOf(gender) * 4 + (band ?? 3);
  filters[id] ??= {
    partition: setting.partition,
    ...(gender === 'u' ? {} : { gender }),
    // Names in Latin script are replaced word by word; Han names are cut to length.
    ...(band === undefined ? {} : { band, tokens: 1 }),
  };
  return filters[id];
}
