import type { Rng } from '../../core/rng.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import { tokeniseEvenly } from '../../text/tokenise.ts';

/** Phrases and the types of gazetteers they are in. Kept in a model, so that it tags alike whatever lists are installed later. */
export interface Lexicon {
  /** Sorted; bit `i` of a mask is type `i`. */
  readonly types: readonly string[];
  /** Lower-case tokens joined by a space, and the mask of its types. */
  readonly phrases: ReadonlyMap<string, number>;
}

/** What the lists of the package are about. Lists of parts (company forms, kinds of streets) are not looked up. */
const TYPE_OF_LIST: Readonly<Record<string, string>> = {
  'given-names': 'given-name',
  'roman-given': 'given-name',
  'people-given-names': 'given-name',
  'family-names': 'family-name',
  'people-family-names': 'family-name',
  'roman-family': 'family-name',
  cities: 'city',
  'world-cities': 'city',
  towns: 'city',
  'towns-bare': 'city',
  'towns-with-s': 'city',
  'towns-consonant': 'city',
  'towns-vowel': 'city',
  localities: 'city',
  regions: 'region',
  'region-codes': 'region',
  states: 'region',
  countries: 'country',
  organisations: 'organisation',
  'company-names': 'organisation',
  associations: 'organisation',
  teams: 'organisation',
  hospitals: 'hospital',
  houses: 'hospital',
  'hospital-names': 'hospital',
  saints: 'saint',
  'holy-names': 'saint',
  advocations: 'saint',
  departments: 'department',
  specialties: 'department',
  'specialties-consonant': 'department',
  'specialties-vowel': 'department',
  professions: 'profession',
  professionals: 'profession',
  streets: 'street',
  'street-cores': 'street',
  roads: 'street',
  landmarks: 'landmark',
};

/** The lists of a locale that say what a mention is. @param shipped to tell the user's own lists, each of which is a type. */
export function compileLexicon(gazetteers: Gazetteers, shipped: Gazetteers, locale: string): Lexicon {
  const own = new Set(shipped.names(locale));
  const lists = gazetteers.names(locale).flatMap((name) => {
    const type = Object.hasOwn(TYPE_OF_LIST, name) ? TYPE_OF_LIST[name] : own.has(name) ? undefined : name;
    return type === undefined ? [] : [{ type, values: gazetteers.list(locale, name)?.values ?? [] }];
  });
  const types = [...new Set(lists.map(({ type }) => type))].toSorted().slice(0, MOST_TYPES);
  const phrases = new Map<string, number>();
  for (const { type, values } of lists) {
    const bit = 1 << types.indexOf(type);
    if (!types.includes(type)) continue;
    for (const value of values) {
      const phrase = tokeniseEvenly(value)
        .map(({ text }) => text.toLowerCase())
        .join(' ');
      if (phrase !== '') phrases.set(phrase, (phrases.get(phrase) ?? 0) | bit);
    }
  }
  return { types, phrases };
}

/**
 * The lexicon without a share of its phrases. Names in training text, above all surrogates, stand in the lists, and a tagger that never saw
 * one that does not finds none of those either.
 */
export function withoutSome({ types, phrases }: Lexicon, share: number, rng: Rng): Lexicon {
  if (share === 0) return { types, phrases };
  return { types, phrases: new Map([...phrases].filter(() => !rng.chance(share))) };
}

/** As many as fit a mask. */
const MOST_TYPES = 30;
