import { packOf } from '../../languages/index.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { obtain } from '../../core/collections.ts';
import { perObject } from '../../core/caches.ts';
import type { Band, DrawFilter, Gender, GazetteerList, Partition } from '../../resources/gazetteer.ts';
import type { Casing } from '../case.ts';
import {
  findIn,
  listOfOrigin,
  sexByEnding,
  type Home,
  type NameLexicon,
  type NameRole,
  type Origin,
  type Word,
} from './name-lexicon.ts';
import { hanLocaleOf } from './name-words.ts';
import type { Setting } from '../types.ts';

/** A part of a name, drawn once in a scope and used wherever it occurs. Equal parts of a document are one object. */
export interface NamePart {
  readonly role: NameRole;
  /** `letter`: an initial that no name of the document explains. `shape`: drawn letter by letter. */
  readonly kind: 'name' | 'letter' | 'han' | 'roman' | 'shape' | 'username' | 'epithet';
  readonly key: string;
  readonly filter: DrawFilter;
  /** "Mc" and the like, kept by drawing among names that have it. */
  readonly prefix: string | undefined;
  /** Particles that it stands behind, which tell of what language it is: "van der". */
  readonly particles?: string | undefined;
  /** The language or people in whose lists it is, where that is not the text's. */
  readonly origin?: Origin | undefined;
  /** Where who has it came from, as the given name beside it tells. */
  readonly guest?: string;
  /** What comes for it where other documents must have the same, in which its first name may not stand and tell of its language. */
  readonly elsewhere?: NamePart | undefined;
  /** Whether it is that of a saint. */
  readonly isSaint?: boolean;
  /** The names that one who reigns may have, where it is such a one's. */
  readonly among?: readonly string[];
  /** Of a given name with a hyphen: 0 for its first half, and that first half for its second, with which it must go together ("Karl" for "Heinz"). */
  readonly half?: 0 | NamePart | undefined;
}

/** A place in a mention that a part fills. */
export interface NameSlot {
  readonly part: NamePart;
  readonly casing: Casing;
  /** Only its first letters, of an initial or an abbreviation ("Th."); 0 for all of it. */
  readonly letters: number;
  /** Without accents and apostrophes, as in user names. */
  readonly plain: boolean;
  /** Without accents alone. */
  readonly bare?: boolean;
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
 * title or another of a person's names tells the gender.
 */
export function wordPart(
  word: Word,
  role: NameRole,
  gender: Gender,
  lexicon: NameLexicon,
  setting: Setting,
  half?: NamePart['half'],
): NamePart {
  const own = role === 'given-name' && gender !== 'u' ? gender : word.gender;
  if (own === word.gender && !isSecondHalf(half)) return sharedPart(word, role, lexicon, setting, half);
  return makePart(word, role, own, setting, half);
}

/** A given name behind one that tells the other sex: "María" of "José María", in place of which nobody has a woman's name. */
export function partBehindGiven(
  word: Word,
  sex: Gender,
  lexicon: NameLexicon,
  setting: Setting,
  half: NamePart['half'],
): NamePart {
  if (isSecondHalf(half)) return makePart({ ...word, gender: sex }, 'given-name', sex, setting, half);
  return sharedPart({ ...word, gender: sex }, 'given-name', lexicon, setting, half, ` behind ${sex}`);
}

/** Such a part refers to the first half of its own document, and no other document may have it. */
export const isSecondHalf = (half: NamePart['half']): half is NamePart => typeof half === 'object';

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

function sharedPart(
  word: Word,
  role: NameRole,
  lexicon: NameLexicon,
  setting: Setting,
  half: NamePart['half'],
  place = '',
): NamePart {
  const { parts } = storeOf(lexicon, Infinity);
  const id = role.charAt(0) + setting.partition + idOfHalf(half) + word.key + place;
  let part = parts.get(id);
  if (part === undefined) {
    part = makePart(word, role, word.gender, setting, half);
    parts.set(id, part);
  }
  return part;
}

/** What tells parts apart by the half that they are. */
export const idOfHalf = (half: NamePart['half']): string =>
  half === undefined ? '' : half === 0 ? '0' : `1${half.key}${half.filter.gender ?? ''}-`;

/** A family name that stands behind particles of another language. */
export function partBehind(particles: string, word: Word, setting: Setting): NamePart {
  return { ...makePart(word, 'family-name', 'u', setting), prefix: undefined, particles };
}

/** A part of the name of somebody from abroad. */
export function partAbroad(
  origin: Origin,
  word: Word,
  role: NameRole,
  { gender: own, isGuess }: { readonly gender: Gender; readonly isGuess: boolean },
  lexicon: NameLexicon,
  setting: Setting,
): NamePart {
  const list = listOfOrigin(origin, role, setting.gazetteers, lexicon.locale);
  const { band = 1, gender: listed = 'u', region } = findIn(list, word.key) ?? {};
  const isTold = list !== undefined && gendered(list).has(origin.people);
  // Another people's name of the same letters tells nothing.
  const known = region === origin.people ? listed : 'u';
  const told = isTold && known === 'u' && role === 'family-name' ? sexByEnding(word.key, origin.people, list) : known;
  const families = role === 'given-name' ? listOfOrigin(origin, 'family-name', setting.gazetteers, lexicon.locale) : list; // prettier-ignore
  // Of whom nothing tells it: no "Ivan Petrova".
  const unknown = families !== undefined && gendered(families).has(origin.people) ? 'm' : 'u';
  // "Halina Grzelak": lists have some family names of both sexes as of one.
  const byName = role === 'family-name' && origin.gender !== 'u' ? origin.gender : told;
  const gender = isTold
    ? ((isGuess ? [byName, origin.gender, own, word.gender] : [own, byName, origin.gender, word.gender]).find(
        (each) => each !== 'u',
      ) ?? unknown)
    : 'u';
  // Rare names of a country of immigrants may have come from anywhere.
  const isMixed = origin.code === DEFAULT_LOCALE && origin.people === undefined;
  const elsewhere = origin.isSure ? undefined : wordPart(word, role, own, lexicon, setting);
  const filter = { ...filterFor(setting, gender, isMixed ? 0 : band === 0 ? 0 : 1), region: origin.people };
  return { role, kind: 'name', key: word.key, filter, prefix: undefined, origin, elsewhere };
}

/** A part of the name of somebody from abroad, where whoever is of that people becomes one of another in its text. */
export function partElsewhere(part: NamePart, home: Home, lexicon: NameLexicon, { gazetteers }: Setting): NamePart {
  if (part.origin === undefined || part.role === 'username') return part;
  const origin = { ...part.origin, ...home, people: home.people };
  const list = listOfOrigin(origin, part.role, gazetteers, lexicon.locale);
  if (list === undefined) return part;
  const told = part.filter.gender ?? part.origin.gender;
  const isTold = gendered(list).has(home.people);
  const gender = told === undefined || told === 'u' ? 'm' : told;
  const { gender: _own, ...rest } = part.filter;
  const filter = { ...rest, region: home.people, ...(isTold ? { gender } : {}) };
  return { ...part, filter, origin };
}

/** The regions of a list in which names tell a sex: given names do, family names of some peoples. One name of men among those of all tells of none. */
const gendered = perObject((list: GazetteerList): ReadonlySet<string | undefined> => {
  const entries = list.values.flatMap((value) => list.find(value) ?? []);
  const ofSex = (sex: Gender) => {
    const found = new Map<string | undefined, number>();
    for (const { gender, region } of entries) if (gender === sex) found.set(region, (found.get(region) ?? 0) + 1);
    return found;
  };
  const [women, men] = [ofSex('f'), ofSex('m')];
  return new Set([...women].flatMap(([region, count]) => (Math.min(count, men.get(region) ?? 0) >= ENOUGH ? [region] : []))); // prettier-ignore
});

/** Of fewer names of a sex it would be told which one was drawn. */
const ENOUGH = 6;

function makePart(word: Word, role: NameRole, gender: Gender, setting: Setting, half?: NamePart['half']): NamePart {
  const given = role === 'given-name';
  const band = (given ? word.given : word.family) ?? 2;
  const isUsual = given && packOf(setting.locale)?.names?.usualGiven === true;
  const [letters] = given ? [] : (/^(?:mc|o')(?=\p{L}{3})/u.exec(word.key) ?? []);
  return {
    role,
    kind: word.kind === 'foreign' ? 'shape' : 'name',
    key: word.key,
    filter: filterFor(setting, given ? gender : 'u', isUsual && band === 2 ? 1 : band),
    prefix: letters === undefined ? undefined : letters.charAt(0).toUpperCase() + letters.slice(1),
    half,
  };
}

/** "Große": the ending says what fits. */
export function epithetPart(key: string, ending: string): NamePart {
  return { role: 'family-name', kind: 'epithet', key, filter: NO_FILTER, prefix: ending };
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

const HAN = /^\p{Script=Han}+$/u;

/** A surname or given name in Han script; what is too long for one is drawn sign by sign. */
export function hanPart(role: NameRole, key: string, setting: Setting): NamePart {
  const list = role === 'given-name' ? setting.gazetteers.list(hanLocaleOf(setting.locale), 'given-names') : undefined;
  const filter = filterFor(setting, list?.find(key)?.gender ?? 'u', undefined);
  return { role, kind: [...key].length > 4 || !HAN.test(key) ? 'shape' : 'han', key, filter, prefix: undefined };
}

/** A part of a Chinese name in Latin letters. */
export function romanisedPart(word: Word, role: NameRole, setting: Setting): NamePart {
  return { role, kind: 'roman', key: word.key, filter: filterFor(setting, 'u', undefined), prefix: undefined };
}

const FILTERS = new Map<Partition, DrawFilter[]>();
const GENDERS: readonly Gender[] = ['u', 'f', 'm'];

/** One object for each combination, so that a document with a thousand names does not hold a thousand filters. */
function filterFor(setting: Setting, gender: Gender, band: Band | undefined): DrawFilter {
  const filters = obtain(FILTERS, setting.partition, () => []);
  const id = GENDERS.indexOf(gender) * 4 + (band ?? 3);
  filters[id] ??= {
    partition: setting.partition,
    ...(gender === 'u' ? {} : { gender }),
    // Names in Latin script are replaced word by word; Han names are cut to length.
    ...(band === undefined ? {} : { band, tokens: 1 }),
  };
  return filters[id];
}

/** The initials of a mention, and the name parts that it writes out. */
interface Initials {
  /** Folded letters, in order. */
  readonly letters: readonly string[];
  readonly roles: readonly NameRole[];
  readonly known: readonly NamePart[];
}

/**
 * The parts that initials stand for, in order; empty where no name of the document explains them, or more than one does.
 *
 * @param parts all parts of the document, for a lone initial: a family name rather than a given one, unless its label says.
 */
export function explainInitials(
  initials: Initials,
  persons: readonly Person[],
  parts: Iterable<NamePart>,
): readonly NamePart[] {
  const { letters, roles, known } = initials;
  const lone = known.length === 0;
  let found: readonly NamePart[] | undefined;
  for (const person of persons) {
    const match = matchInitials(person, initials, !lone || letters.length === 1);
    if (match === undefined) continue;
    if (found !== undefined && match.some((part, i) => part !== found?.[i])) return [];
    found = match;
  }
  if (found !== undefined || !lone || letters.length > 1) return found ?? [];
  const candidates = [...parts].filter((part) => part.kind === 'name' && part.key.startsWith(letters[0] as string));
  const fitting = candidates.filter((part) => part.role === roles[0]);
  const only = fitting.length > 0 ? fitting : candidates;
  return only.length === 1 ? only : [];
}

function matchInitials(person: Person, { letters, roles, known }: Initials, byRole: boolean): NamePart[] | undefined {
  for (const part of known) if (!person.includes(part)) return undefined;
  const match: NamePart[] = [];
  for (let i = 0; i < letters.length; i++) {
    const part = person.find(
      (each) =>
        each.key.startsWith(letters[i] as string) &&
        (!byRole || each.role === roles[i]) &&
        !known.includes(each) &&
        !match.includes(each),
    );
    if (part === undefined) return undefined;
    match.push(part);
  }
  return match;
}
