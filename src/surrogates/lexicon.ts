import { BoundedCache, memoise } from '../core/caches.ts';
import { obtain } from '../core/collections.ts';
import type { GazetteerList, Gazetteers, Gender } from '../resources/gazetteer.ts';
import { perLists } from '../resources/per-lists.ts';
import { fold } from './case.ts';
import { SAINTS, splitStreetCompound } from './kind-words.ts';
import { lexiconFor, type NameLexicon } from './persons/name-lexicon.ts';
import { latinLocale } from './persons/name-words.ts';
import { PlaceLexicon } from './places/place-lexicon.ts';
import { readWorld, type World } from './places/world.ts';
import type { Reading, Template } from './slots.ts';
import type { Setting } from './types.ts';

/** The lists and look-ups of one locale that places and organisations share. */
export interface Lexicon {
  readonly names: NameLexicon;
  readonly places: PlaceLexicon;
  readonly world: World;
  /** Names of counties, each in one state that has it. */
  readonly counties: GazetteerList | undefined;
  readonly streetCores: GazetteerList | undefined;
  /** What another language has for streets with its words. */
  readonly neighbour: (
    code: string,
  ) => Pick<Lexicon, 'streetCores' | 'saints' | 'streets'> & { readonly given: GazetteerList | undefined };
  /** Whole names of streets, in languages that write them as one word ("Lindenstraße"). */
  readonly streets: GazetteerList | undefined;
  /** What the most usual of them begin with, folded: "linden". */
  readonly usualStems: ReadonlySet<string>;
  /** Names of churches that hospitals have too: "Virgen del Mar". */
  readonly advocations: GazetteerList | undefined;
  /** Given names of saints that the word for one before a name of a gender fits: "São Roque", but "Santo André". */
  readonly saints: (gender: Gender, name: string) => readonly string[];
  /** Words of the lists of what institutions do or are, folded: many names have each. */
  readonly kindWords: ReadonlySet<string>;
  /** Of these the kinds that some tell, where they are in the list of one kind alone: those of grammars `organisation-<kind>`. */
  readonly kindOfWord: ReadonlyMap<string, string>;
  /** Names of the grammars of the locale. */
  readonly grammars: ReadonlySet<string>;
  /** Readings of mentions seen before, by type and text. */
  readonly readings: Map<string, BoundedCache<Reading>>;
  /** Of each list of towns: those by the word of kind that they end in. */
  readonly ofKind: WeakMap<GazetteerList, PlacesByKind>;
}

export const MOST_READINGS = 4096;

/** The lexicon of the setting's locale, made once for each set of gazetteers. */
export const sharedLexicon: (setting: Setting) => Lexicon = perLists(({ gazetteers, locale }) => {
  const places = new PlaceLexicon(gazetteers, locale);
  return {
    names: lexiconFor(gazetteers, latinLocale(locale)),
    places,
    world: readWorld(places, gazetteers, locale),
    counties: gazetteers.list(locale, 'counties'),
    streetCores: gazetteers.list(locale, 'street-cores') ?? gazetteers.list(locale, 'street-words'),
    neighbour: memoise((code) => ({
      streetCores: gazetteers.list(code, 'street-cores'),
      saints: saintsOf(gazetteers.list(code, 'saints'), gazetteers.list(code, 'given-names')),
      streets: gazetteers.list(code, 'streets'),
      given: gazetteers.list(code, 'given-names'),
    })),
    streets: gazetteers.list(locale, 'streets'),
    usualStems: usualStemsOf(gazetteers.list(locale, 'streets')),
    advocations: gazetteers.list(locale, 'advocations'),
    saints: saintsOf(gazetteers.list(locale, 'saints'), gazetteers.list(locale, 'given-names')),
    kindWords: wordsOfKinds(gazetteers, locale),
    kindOfWord: kindsOfWords(gazetteers, locale),
    grammars: new Set(gazetteers.grammars(locale)),
    readings: new Map(),
    ofKind: new WeakMap(),
  };
});

/** @param given tells the gender of saints of whom their list does not. */
function saintsOf(list: GazetteerList | undefined, given: GazetteerList | undefined): Lexicon['saints'] {
  const named = (list?.values ?? []).flatMap((value) => {
    const [first = ''] = value.split(/[ -]/u, 1);
    const before = SAINTS.has(fold(first).replace('.', '')) ? first : '';
    const name = value.slice(before === '' ? 0 : before.length + 1);
    const told = list?.find(value)?.gender;
    const gender = told === 'u' ? given?.find(name)?.gender : told;
    return /^\p{Lu}\p{Ll}+$/u.test(name) ? [{ name, before, gender }] : [];
  });
  // "San Tomás" is no other name of Santo Tomás: only those that the most common word stands before.
  const usual = (own: typeof named): typeof named => {
    const times = (word: string) => own.filter(({ before }) => before === word).length;
    return own.filter(({ before }) => own.every((each) => times(each.before) <= times(before)));
  };
  const of = (gender: Gender): Record<'all' | 'vowel' | 'other', readonly string[]> => {
    const own = named.filter((each) => each.gender === gender);
    const [vowel, other] = [true, false].map((is) => usual(own.filter(({ name }) => hasVowel(name) === is))) as [typeof named, typeof named]; // prettier-ignore
    // Where another word stands before vowels, each sort is apart.
    const isApart = vowel.length > 0 && other.length > 0 && vowel[0]?.before !== other[0]?.before;
    const [all, vowels, others] = [usual(own), vowel, other].map((each) => each.map(({ name }) => name)) as [string[], string[], string[]]; // prettier-ignore
    return isApart ? { all, vowel: vowels, other: others } : { all, vowel: all, other: all };
  };
  const [f, m] = [of('f'), of('m')];
  return (gender, name) => {
    const sort = hasVowel(name) ? 'vowel' : 'other';
    return gender === 'u' ? [...f.all, ...m.all] : (gender === 'f' ? f : m)[sort];
  };
}

const hasVowel = (name: string): boolean => /^[aeiou]/u.test(fold(name));

/** The lists of words that tell what institutions do or are; those of names tell which one it is. */
const KIND_LISTS =
  /^(?:associations|causes|clinics|company-kinds|departments|fields|industries|professionals|specialties|teams)(?:-|$)/u;

function wordsOfKinds(gazetteers: Gazetteers, locale: string): ReadonlySet<string> {
  const lists = gazetteers.names(locale).filter((name) => KIND_LISTS.test(name));
  const values = lists.flatMap((name) => gazetteers.list(locale, name)?.values ?? []);
  return new Set(values.flatMap((value) => fold(value).match(/\p{L}+/gu) ?? []));
}

/** Lists of words that tell of which kind an organisation is. */
const LISTS_OF_KINDS = { company: 'company-kinds', society: 'associations' } as const;

function kindsOfWords(gazetteers: Gazetteers, locale: string): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  const several = new Set<string>();
  for (const [kind, name] of Object.entries(LISTS_OF_KINDS))
    for (const value of gazetteers.list(locale, name)?.values ?? []) {
      const word = fold(value);
      if ((kinds.get(word) ?? kind) !== kind) several.add(word);
      kinds.set(word, kind);
    }
  for (const word of several) kinds.delete(word);
  return kinds;
}

/** The reading of a text, made once. */
export function readOnce(lexicon: Lexicon, type: string, text: string, read: (text: string) => Template): Reading {
  const readings = obtain(lexicon.readings, type, () => new BoundedCache(MOST_READINGS));
  return readings.get(text, (own) => ({ template: read(own), key: fold(own), upper: /^\p{Lu}/u.test(own) }));
}

/** The names of a list that end in a word of kind. */
export interface PlacesByKind {
  readonly all: ReadonlyMap<string, readonly string[]>;
  readonly inRegion: BoundedCache<readonly string[]>;
}

/** "Linden" of "Lindenstraße"; `undefined` for any other name of a street. */
export function stemOf(street: string): string | undefined {
  const stem = splitStreetCompound(street)?.stem;
  return stem === undefined || /[ -]/u.test(stem) ? undefined : stem;
}

function usualStemsOf(streets: GazetteerList | undefined): ReadonlySet<string> {
  const usual = streets?.values.filter((street) => streets.find(street)?.band === 0) ?? [];
  return new Set(usual.flatMap((street) => stemOf(street) ?? []).map(fold));
}
