import { BoundedCache, perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import type { Band, Gazetteers, GazetteerEntry, GazetteerList, Gender } from '../../resources/gazetteer.ts';
import { perLists } from '../../resources/per-lists.ts';
import { packOf, PACKS } from '../../languages/index.ts';
import { DEFAULT_LOCALE, peopleOfLocale } from '../../languages/locale.ts';
import { casingOf, fold, type Casing } from '../case.ts';
import { speltIn } from './spelt-list.ts';
import { IN_SIGNS } from './unlisted-names.ts';
import { syllablesOf } from './syllables.ts';
import { HAN_TITLES, isHousehold, isJoin, isParticle, isSuffix, titleGender } from './name-words.ts';

export type NameRole = 'given-name' | 'family-name' | 'username';

export type WordKind = 'name' | 'initials' | 'title' | 'suffix' | 'particle' | 'join' | 'han' | 'foreign';

/** What a word of a mention is by itself, before its neighbours are looked at. */
export interface Word {
  readonly text: string;
  /** The folded form: what surrogates are keyed by. */
  readonly key: string;
  readonly casing: Casing;
  readonly kind: WordKind;
  /** How common it is as a given name and as a family name; `undefined` where the list has it not. */
  readonly given: Exclude<Band, 3> | undefined;
  readonly family: Exclude<Band, 3> | undefined;
  /** Whether another language has it as a family name, which lists of one language know too few of. */
  readonly familyAbroad: boolean;
  /** What the given name, or the title, tells. */
  readonly gender: Gender;
}

/** Whose names somebody has. */
export interface Home {
  /** The locale of the lists that have them. */
  readonly code: string;
  /** Where those are of the lists of names by people, which. */
  readonly people?: string | undefined;
}

/** Of what language or people a name is. */
export interface Origin extends Home {
  /** What its given name tells. */
  readonly gender: Gender;
  /** Whether the text's own language has no part of it. */
  readonly isSure: boolean;
  /** Whether what stands around it tells. */
  readonly isTold?: boolean | undefined;
  /** Whether it stands with the family name first, be it read the other way round. */
  readonly isReversed?: boolean | undefined;
}

/** The list of names that are where somebody comes from, as texts of a locale spell them. */
export function listOfOrigin(
  { code, people }: Origin,
  role: NameRole,
  gazetteers: Gazetteers,
  locale: string,
): GazetteerList | undefined {
  const list = role === 'given-name' ? 'given-names' : 'family-names';
  return people === undefined ? gazetteers.list(code, list) : speltIn(gazetteers.list(code, `people-${list}`), locale);
}

const { familyFirst = '', byFathers = '', akin = '' } = packOf(DEFAULT_LOCALE)?.names?.peoples ?? {};
const FAMILY_FIRST: ReadonlySet<string> = new Set(familyFirst.split(' '));
/** The people whose given names are known by their two syllables, of which no list has all. */
const MANDARIN = 'chinese';

/** "Wang Shichong" */
function isMandarin(family: string, given: string): boolean {
  const [one, two] = [family, given].map((name) => (name.includes('-') ? undefined : syllablesOf(name)));
  const isRead = one?.length === 1 && two?.length === 2 && [...one, ...two].every((part) => part.length > 1 && !JAPANESE.test(part)); // prettier-ignore
  return isRead && given.length > 4;
}
const JAPANESE = /[^aubpmfw]o$/u;
/** "Mohammed Ali" */
const BY_FATHERS: ReadonlySet<string> = new Set(byFathers.split(' '));
/** Peoples that share given names, of which the lists have each with one alone: "Ivan". */
const AKIN = akin.split('|').map((group) => new Set(group.split(' ')));
const areAkin = (one = '', other = ''): boolean => AKIN.some((group) => group.has(one) && group.has(other));

/** The lists of a country of immigrants have names of all others: of two with the same it is the other. */
const FROM_EVERYWHERE = 0.5;
/** Lists by people have names of others among theirs: usual ones of a language are of that. */
const RARE_HERE = 0.7;
/** The band of rare names. */
const RARE = 2;
/** A given name of a people akin tells less than one of its own, and more than a family name. */
const SHARED = 1.5;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The fewest given names with a hyphen that begin alike. */
const FEW_PAIRS = 4;

const MOST_WORDS = 16_384;
/** The band of a name that a list does not have. */
export const UNLISTED: number = 4;
/** By so many bands, all parts together, are the names of somebody commoner where he comes from. */
const COMMONER = 2;
const LATIN = /^[\p{Script=Latin}\p{M}'’·]+$/u;
const ASCII = /^[\x20-\x7e]*$/;
const VOWEL = /[AEIOUY]/;

/** The entry of a folded name, the commonest of those that differ in accents only: "Garcia" is "García". */
export function findIn(list: GazetteerList | undefined, key: string): GazetteerEntry | undefined {
  return list && commoner(list.find(key), withoutAccents(list).get(key));
}

const withoutAccents = perObject((list: GazetteerList): ReadonlyMap<string, GazetteerEntry> => {
  const index = new Map<string, GazetteerEntry>();
  for (const value of list.values) {
    const entry = ASCII.test(value) ? undefined : list.find(value);
    const folded = entry === undefined ? '' : fold(value).replaceAll('ı', 'i');
    if (entry !== undefined && entry.band < (index.get(folded)?.band ?? UNLISTED)) index.set(folded, entry);
  }
  return index;
});

/** The folded names of a list that are not rare. */
const usualIn = perObject((list: GazetteerList): ReadonlySet<string> => new Set(list.values.filter((value) => (list.find(value)?.band ?? RARE) < RARE).map(fold))); // prettier-ignore

/** Of fewer names that end alike nothing is told. */
const ENOUGH = 6;

/** "Zaluska": the sex of those of a people whose family names end in the same three letters, be that as good as always the same. */
export function sexByEnding(
  key: string,
  people: string | undefined,
  list: GazetteerList,
  length: number = ENDING,
): Gender {
  const [women = 0, men = 0, either = 0] = endings(list).get(`${people} ${key.slice(-length)}`) ?? [];
  const most = Math.max(women, men);
  if (most < ENOUGH || (women + men + either - most) * ENOUGH > most) return 'u';
  return women > men ? 'f' : 'm';
}

const ENDING = 3;

/** How many names of a people that end alike are those of women, of men, and of both. */
const endings = perObject((list: GazetteerList): ReadonlyMap<string, readonly [number, number, number]> => {
  const counts = new Map<string, [number, number, number]>();
  for (const value of list.values) {
    const { gender, region } = list.find(value) ?? {};
    for (const length of [ENDING, 1]) {
      const count = obtain(counts, `${region} ${fold(value).slice(-length)}`, (): [number, number, number] => [0, 0, 0]); // prettier-ignore
      count[gender === 'f' ? 0 : gender === 'm' ? 1 : 2]++;
    }
  }
  return counts;
});

/** The name lists of one locale, with what was looked up in them before. */
export class NameLexicon {
  readonly locale: string;
  readonly given: GazetteerList | undefined;
  readonly family: GazetteerList | undefined;
  private readonly words = new BoundedCache<Word>(MOST_WORDS);
  private readonly prefixed = new Map<string, readonly string[]>();
  /** Names that came with people from elsewhere, with where from. */
  private readonly guests: ReadonlyMap<string, string>;
  private foldedGuests: ReadonlyMap<string, string> | undefined;
  /** What was gathered from the lists, by what was asked. */
  private readonly gathered = new Map<string, readonly string[]>();
  private readonly pairs = new Map<Gender | undefined, ReadonlyMap<string, readonly string[]>>();
  /** Given and family names of the other languages, where the pack asks for them. */
  private readonly foreign: readonly (readonly [given: GazetteerList, family: GazetteerList | undefined])[];
  /** Given and family names by people. */
  private readonly townsAbroad: GazetteerList | undefined;
  private readonly peoples: readonly [given: GazetteerList | undefined, family: GazetteerList | undefined];

  constructor(gazetteers: Gazetteers, locale: string) {
    this.locale = locale;
    const byPeople = peopleOfLocale(locale) === undefined ? '' : 'people-';
    const listOf = (list: string) => gazetteers.list(locale, list) ?? gazetteers.list(DEFAULT_LOCALE, byPeople + list);
    this.given = listOf('given-names');
    this.family = listOf('family-names');
    const guests = gazetteers.list(locale, 'guest-names');
    this.guests = new Map((guests?.values ?? []).map((value) => [value, guests?.find(value)?.region ?? '']));
    this.foreign = !(packOf(locale)?.names?.knowsForeign ?? packOf(locale) === undefined)
      ? []
      : PACKS.flatMap(({ code, names }) => {
          const given = names?.latin === undefined ? gazetteers.list(code, 'given-names') : undefined;
          return given?.locale === code && given !== this.given ? [[given, gazetteers.list(code, 'family-names')] as const] : []; // prettier-ignore
        });
    this.townsAbroad = gazetteers.list(locale, 'world-cities');
    const peopleList = (list: string) => speltIn(gazetteers.list(DEFAULT_LOCALE, list), locale);
    this.peoples = [peopleList('people-given-names'), peopleList('people-family-names')];
  }

  word(text: string): Word {
    return this.words.get(text, (own) => this.look(own));
  }

  /**
   * The language or people in whose lists a person is at home. Of whom those of this one have no part, they have the given name as a usual one, or the family
   * name too: "Jerome Bayless". Of whom they have some, each part, none rarer than here, and all of them by two bands commoner: "Hans Schmidt" in
   * English. Of several that which has more of the two, and has them as commoner ones.
   */
  originOf(given: string, families: readonly string[]): Origin | undefined {
    if (this.foreign.length === 0) return undefined;
    const here = [given, ...families].map((key, i) => this.bandOf(i === 0 ? 'given' : 'family', key) ?? UNLISTED);
    const isSure = [given, ...families].every((key) => this.bandOf('given', key) === undefined && this.bandOf('family', key) === undefined); // prettier-ignore
    if (!isSure && (sumOf(here) < COMMONER || (here[0] === 0 && Math.min(...here.slice(1)) < RARE))) return undefined;
    let best: (Origin & { readonly rank: number }) | undefined;
    for (const [givens, names] of this.foreign) {
      const { band, gender = 'u' } = findIn(givens, given) ?? {};
      if (band === undefined || band === 3) continue;
      const there = families.map((family) => findIn(names, family)?.band ?? UNLISTED);
      const bands = there.filter((each) => each < 3);
      if (isSure && band === 2 && bands.length === 0) continue;
      const gains = [band, ...there].map((each, i) => (here[i] ?? UNLISTED) - each);
      if (!isSure && (Math.min(...gains) < 0 || sumOf(gains) < COMMONER)) continue;
      // The lists of immigrants have "Ortega", too: nobody with a usual family name of this language is English.
      if (!isSure && givens.locale === DEFAULT_LOCALE && here.slice(1).includes(0)) continue;
      // "Angela Merkel": of two names that are at home here as well, the given one a usual one.
      if (!isSure && givens.locale === DEFAULT_LOCALE && (here[0] ?? UNLISTED) < RARE && here.slice(1).every((each) => each < UNLISTED)) continue; // prettier-ignore
      // "Adolf Hamberger": of a given name as usual here and a family name that is rare there too.
      if (!isSure && givens.locale === DEFAULT_LOCALE && (here[0] ?? UNLISTED) <= band && there.every((each) => each >= RARE)) continue; // prettier-ignore
      const all = givens.locale === DEFAULT_LOCALE ? FROM_EVERYWHERE : 0;
      const rank = all + (bands.length === 0 ? band : band + Math.min(...bands) / 4 - 4);
      if (best === undefined || rank < best.rank) best = { code: givens.locale, gender, isSure, rank };
    }
    const people = this.peopleOf(given, families, here);
    return people !== undefined && (best === undefined || people.rank < best.rank) ? { ...people, isSure } : best;
  }

  /** The same of the lists by people, by the family name where that tells one. */
  private peopleOf(
    given: string,
    families: readonly string[],
    here: readonly number[],
  ): (Omit<Origin, 'isSure'> & { readonly rank: number }) | undefined {
    const [givens, names] = this.peoples;
    const [ownBand = UNLISTED, ...bands] = here;
    const first = findIn(givens, given);
    const fathers = BY_FATHERS.has(first?.region ?? '-') ? families.map((family) => findIn(givens, family)) : [];
    const areFathers = fathers.length > 0 && fathers.every((father) => father?.region === first?.region);
    const last = areFathers ? fathers[0] : families.flatMap((family) => findIn(names, family) ?? [])[0];
    const people = last?.region ?? first?.region;
    const mayBe = last !== undefined || bands.every((band) => band >= RARE); // of whom the given name alone tells
    if (people !== undefined && first !== undefined && mayBe) {
      const isOfOne = last !== undefined && (first.region === people || areAkin(first.region, people)); // "Vladimir Petrov"
      const gain = last === undefined ? 0 : Math.max(0, ...bands.map((band) => band - last.band));
      const isStrange = gain >= UNLISTED - 1; // what no list here has tells more than a given name that many have
      const own = ownBand - (isOfOne ? 0 : first.band);
      // "Roland Kuster": two names of this language that others have as well, and none who came from there. English lists have all names.
      const isOfHere = this.locale !== DEFAULT_LOCALE && (!isOfOne || families.every((family) => this.guestOf(family) === undefined)) && last !== undefined && first.region !== undefined && here.every((band) => band < UNLISTED) && this.guestOf(given) === undefined; // prettier-ignore
      // "Priya Sharma", "Sergei Quarzov": English lists have nearly all names, usual ones as such.
      const isUnusual = last === undefined ? bands.every((band) => band === UNLISTED) : first.region === last.region && !here.includes(0); // prettier-ignore
      const enough = isUnusual && this.locale.startsWith(DEFAULT_LOCALE) ? 1 : COMMONER;
      if (!isOfHere && (own >= 0 || isStrange) && own + gain >= enough)
        return {
          code: DEFAULT_LOCALE,
          people,
          gender: first.gender,
          rank: isOfOne ? RARE_HERE - 4 : last === undefined ? RARE + 1 : RARE_HERE - 3,
        };
    }
    const family = findIn(names, given);
    const behind = families.map((each) => findIn(givens, each));
    const own = behind[0]?.region;
    const isOfOne = own !== undefined && behind.every((each) => each?.region === own) && FAMILY_FIRST.has(own);
    // Before a name that others give too, any word may stand: "Don Juan".
    const isOfOthers = (name: string) => [this.given, ...this.foreign.map(([list]) => list)].some((list) => findIn(list, name) !== undefined); // prettier-ignore
    const mayBeMandarin = family === undefined ? ownBand === UNLISTED : FAMILY_FIRST.has(family.region ?? '-');
    if (
      !isOfOne &&
      mayBeMandarin &&
      families.length === 1 &&
      isMandarin(given, families[0] ?? '') &&
      !families.some(isOfOthers) &&
      bands.every((band) => band >= RARE)
    )
      return { code: DEFAULT_LOCALE, people: MANDARIN, gender: 'u', rank: -4, isReversed: true };
    if (!isOfOne || (family !== undefined && family.region !== own)) return undefined;
    if (family === undefined && (ownBand < UNLISTED || families.some(isOfOthers))) return undefined;
    return { code: DEFAULT_LOCALE, people: own, gender: behind[0]?.gender ?? 'u', rank: -4, isReversed: true };
  }

  /**
   * Whose names somebody has in a text of which only the people is known whose names are in it: theirs, unless both names are of another.
   * `undefined` where none is known.
   */
  homeHere(given: string | undefined, families: readonly string[]): Origin | undefined {
    const people = peopleOfLocale(this.locale);
    if (people === undefined) return undefined;
    const [givens, names] = this.peoples;
    const has = (list: GazetteerList | undefined, key: string) => (findIn(list, key)?.region === people ? 1 : 0);
    const [family = ''] = families;
    const fit = given === undefined ? 0 : has(givens, given) + has(names, family) - has(names, given) - has(givens, family); // prettier-ignore
    const isReversed = given !== undefined && families.length === 1 && (fit < 0 || (fit === 0 && FAMILY_FIRST.has(people))); // prettier-ignore
    const [first, last] = isReversed ? [family, [given]] : [given, families];
    const entry = first === undefined ? undefined : findIn(givens, first);
    const isOfOther = entry?.region !== undefined && entry.region !== people && last.some((key) => findIn(names, key)?.region === entry.region); // prettier-ignore
    if (isOfOther) return undefined;
    const listed = entry?.region === people ? entry.gender : 'u';
    const gender = listed !== 'u' || first === undefined || givens === undefined ? listed : sexByEnding(first, people, givens, 1); // prettier-ignore
    return { code: DEFAULT_LOCALE, people, gender, isSure: true, isReversed };
  }

  /**
   * Of some peoples the one that somebody is of whose family name is rare here, or usual there: that which has the given name, else the family name,
   * else the only one. Who has a given name that many have here is of a people that has it too.
   */
  homeAmong(peoples: ReadonlySet<Home>, given: string | undefined, families: readonly string[]): Origin | undefined {
    const isRare = (role: 'given' | 'family', key: string): boolean => (this.bandOf(role, key) ?? RARE) >= RARE;
    const last = families.at(-1) ?? '';
    const isStrange = last === '' || isRare('family', last);
    const entryOf = ({ code, people }: Home, role: 0 | 1, key: string): GazetteerEntry | undefined => {
      const ofLanguage = () => code === this.locale ? ([this.given, this.family] as const) : this.foreign.find(([{ locale }]) => locale === code); // prettier-ignore
      const lists = people === undefined ? ofLanguage() : this.peoples;
      const entry = findIn(lists?.[role], key);
      return people === undefined || entry?.region === people ? entry : undefined;
    };
    let best: { readonly home: Home; readonly gender: Gender; readonly rank: number } | undefined;
    for (const home of peoples) {
      const first = given === undefined ? undefined : entryOf(home, 0, given);
      const family = entryOf(home, 1, last);
      // "Hamid" of Afghanistan; but "Peter" is nobody's of Poland.
      const shared = first !== undefined || given === undefined || this.bandOf('given', given) === 0 ? undefined : findIn(this.peoples[0], given); // prettier-ignore
      const isAkin = areAkin(home.people, shared?.region);
      // "Nwosu" of Nigeria, where many are Yoruba
      const isFamilyAkin = areAkin(home.people, findIn(this.peoples[1], last)?.region);
      if (!isStrange && !isFamilyAkin && (family?.band ?? RARE) >= RARE) continue;
      // "Franz Josef Jung" beside France: both names are as usual here.
      const isOfHere = !this.locale.startsWith(DEFAULT_LOCALE) && given !== undefined && (this.bandOf('given', given) ?? RARE) < Math.min(RARE, first?.band ?? RARE) && (this.bandOf('family', last) ?? RARE) <= (family?.band ?? RARE); // prettier-ignore
      // "Gorete Pires" and "Sr. Pires" beside France: the family name is as usual here.
      const familyHere = this.bandOf('family', last) ?? RARE;
      const isFamilyOfHere = !this.locale.startsWith(DEFAULT_LOCALE) && first === undefined && !isAkin && familyHere < RARE && familyHere <= (family?.band ?? RARE); // prettier-ignore
      if (isOfHere || isFamilyOfHere) continue;
      const rank = (first === undefined ? (isAkin ? SHARED : 0) : 2) + (family === undefined && !isFamilyAkin ? 0 : 1);
      const gender = first?.gender ?? (isAkin ? shared?.gender : undefined) ?? 'u';
      if (best === undefined || rank > best.rank) best = { home, gender, rank };
    }
    // English lists have nearly all families: "William Ruto" of Kenya.
    const isUnheard = this.locale.startsWith(DEFAULT_LOCALE) && last !== '' && this.bandOf('family', last) === undefined; // prettier-ignore
    const isRareHere = given === undefined || isRare('given', given);
    const mayBe = isRareHere || isUnheard ? 1 : 2;
    // Who has no name of the peoples told of, and a given one of another, is of that: "Mohammed Dahlan" in Israel.
    const first = given === undefined || best?.rank !== 0 || !isRareHere ? undefined : findIn(this.peoples[0], given);
    // But "George Bush" beside Iran is none of the few Romanians who are called so.
    const isUsualElsewhere = !this.locale.startsWith(DEFAULT_LOCALE) && first !== undefined && this.foreign.some(([givens]) => (findIn(givens, given ?? '')?.band ?? RARE) < first.band); // prettier-ignore
    if (first?.region !== undefined && !isUsualElsewhere && isRare('family', last)) return { code: DEFAULT_LOCALE, people: first.region, gender: first.gender, isSure: false, isTold: true }; // prettier-ignore
    // "Ubiratan" beside France is of the lists of here, and of none there.
    const isOfListsHere = !this.locale.startsWith(DEFAULT_LOCALE) && (given === undefined ? this.bandOf('family', last) : this.bandOf('given', given)) !== undefined; // prettier-ignore
    if (best?.rank === 0 && (isOfListsHere || this.isElsewhere(isRareHere ? given : undefined, last))) return undefined; // prettier-ignore
    if (best === undefined || best.rank < (peoples.size === 1 ? mayBe - 1 : mayBe) || (best.home.people === undefined && best.home.code === this.locale)) return undefined; // prettier-ignore
    return { code: best.home.code, people: best.home.people, gender: best.gender, isSure: false, isTold: true };
  }

  /** Whether a name that the lists of no people told of have is in those of another, where it is not rare: it tells more than the line does. */
  private isElsewhere(given: string | undefined, last: string): boolean {
    const isIn = ([givens, families]: readonly (GazetteerList | undefined)[]) =>
      (given !== undefined && (findIn(givens, given)?.band ?? RARE) < RARE) || (last !== '' && (findIn(families, last)?.band ?? RARE) < RARE); // prettier-ignore
    return isIn(this.peoples) || this.foreign.some(isIn) || this.guestOf(given ?? last) !== undefined;
  }

  /** "Dario Levi", "Pittoni": who has a given name of the language, a usual one or with families of it, and families that end as those do. */
  isOfOwnEnding(given: string | undefined, families: readonly string[]): boolean {
    const { ownEndings } = packOf(this.locale)?.names ?? {};
    if (ownEndings === undefined) return false;
    const band = given === undefined ? RARE : (this.bandOf('given', given) ?? UNLISTED);
    const isOwn = (family: string): boolean => {
      const usual = given === undefined && this.bandOf('family', family) === undefined ? RARE : 1;
      const isTheirs = this.foreign.some(([{ locale }, names]) => locale !== DEFAULT_LOCALE && (findIn(names, family)?.band ?? RARE) < usual); // prettier-ignore
      const isHere = band < RARE || given === undefined || this.bandOf('family', family) !== undefined;
      return isHere && ownEndings.test(family) && !isTheirs && findIn(this.peoples[1], family) === undefined;
    };
    return (band < RARE || (band === RARE && families.length > 0)) && families.every(isOwn);
  }

  /** The country in which a town abroad lies that is named in one word. */
  countryOfTown(name: string): string | undefined {
    const entry = this.townsAbroad?.find(name);
    return entry?.value === name ? entry.region : undefined;
  }

  /** Whether another language than English, which has names from everywhere, has a family name. */
  private isFamilyElsewhere(family: string): boolean {
    return this.foreign.some(([{ locale }, families]) => locale !== DEFAULT_LOCALE && findIn(families, family) !== undefined); // prettier-ignore
  }

  /** The people of which a family name tells that no list here has: it is in theirs, or ends as theirs do. */
  homeOfFamily(given: string | undefined, family: string): Origin | undefined {
    const { familyEndings = [] } = packOf(this.locale)?.names ?? {};
    if (familyEndings.length === 0 || this.bandOf('family', family) !== undefined) return undefined;
    const first = given === undefined ? undefined : findIn(this.peoples[0], given);
    const isOf = (people: string): boolean => first?.region === people;
    const listed = this.isFamilyElsewhere(family) ? undefined : findIn(this.peoples[1], family)?.region;
    const people = listed ?? familyEndings.find(([ending, own, behind]) => ending.test(family) && (behind === undefined || isOf(own)))?.[1]; // prettier-ignore
    if (people === undefined) return undefined;
    const gender = first?.gender ?? (given === undefined ? undefined : findIn(this.given, given)?.gender) ?? 'u';
    return { code: DEFAULT_LOCALE, people, gender, isSure: false, isTold: true };
  }

  /** Whether a rare name is one of a people's: nobody of a family from here is called "Chukwu". */
  isOfPeople(role: 'given' | 'family', value: string): boolean {
    return (this.bandOf(role, value) ?? RARE) >= RARE && this.peoples.some((list) => list?.find(value) !== undefined);
  }

  private bandOf(role: 'given' | 'family', key: string): Band | undefined {
    return findIn(this[role], key)?.band;
  }

  /** Whether a given name of elsewhere is one of the other sex here: "Gabriele", a woman in Germany and a man in Italy. */
  isOfOtherSexHere(name: string, sex: Gender | undefined): boolean {
    const here = findIn(this.given, fold(name))?.gender;
    return (here === 'f' && sex === 'm') || (here === 'm' && sex === 'f');
  }

  /** Whether a family name is no rare one of another foreign language: "Diaz" in England. */
  isAtHomeBeside(name: string, language: string): boolean {
    const key = fold(name);
    return this.foreign.some(([{ locale }, families]) => locale !== language && families !== undefined && usualIn(families).has(key)); // prettier-ignore
  }

  /** Where a name of the lists came from with its people: "Yılmaz", "Mehmet"; `undefined` for those at home. @param key folded, or as listed. */
  guestOf(key: string): string | undefined {
    this.foldedGuests ??= new Map([...this.guests].map(([value, from]) => [fold(value), from]));
    return this.guests.get(key) ?? this.foldedGuests.get(key);
  }

  /** The names of a list that came from there, of the gender wanted. */
  guestsFrom(from: string, role: 'given' | 'family', gender: Gender | undefined): readonly string[] {
    return obtain(this.gathered, `${from} ${role} ${gender}`, () =>
      [...this.guests].flatMap(([value, own]) => {
        const entry = own === from ? this[role]?.find(value) : undefined;
        return entry !== undefined && (gender === undefined || entry.gender === gender) ? [value] : [];
      }),
    );
  }

  /**
   * The first halves of the given names with a hyphen, each as often as it is one, or the second halves of those that begin with a first one: "Karl", and
   * "Heinz" of "Karl-Heinz". Nobody is called "Karl-Ulf".
   */
  halves(first: string | undefined, gender: Gender | undefined): readonly string[] {
    const pairs = obtain(this.pairs, gender, () => this.pairsOf(gender));
    return obtain(this.gathered, `${first} ${gender}`, () =>
      first === undefined
        ? [...pairs].flatMap(([half, seconds]) => (seconds.length < FEW_PAIRS ? [] : seconds.map(() => half)))
        : (pairs.get(first) ?? []),
    );
  }

  /** The second halves of given names with a hyphen, by the first. */
  private pairsOf(gender: Gender | undefined): ReadonlyMap<string, readonly string[]> {
    const pairs = new Map<string, string[]>();
    for (const value of this.given?.values ?? []) {
      const [first = '', second, more] = value.split('-');
      if (second === undefined || more !== undefined) continue;
      if ([first, second].some((half) => this.given?.find(half) === undefined)) continue;
      if (gender === undefined || this.given?.find(value)?.gender === gender) obtain(pairs, first, () => []).push(second); // prettier-ignore
    }
    return pairs;
  }

  /** The family names that start as "McGill" and "O'Neil" do. */
  withPrefix(prefix: string): readonly string[] {
    let values = this.prefixed.get(prefix);
    if (values === undefined) {
      values =
        this.family?.values.filter((value) => value.startsWith(prefix) && value.length > prefix.length + 2) ?? [];
      this.prefixed.set(prefix, values);
    }
    return values;
  }

  /** A given name of another language, no rarer there than told and rare here, and whether any has it as a family name; what is no less a family name there is no given name, but tells a sex: "Jerome". */
  private findForeign(key: string, rarest: Band): { given?: GazetteerEntry; family?: GazetteerEntry; gender?: Gender } {
    let [given, family]: (GazetteerEntry | undefined)[] = [];
    for (const [givens, families] of this.foreign.length === 0 ? [] : [...this.foreign, this.peoples]) {
      given = commoner(given, findIn(givens, key));
      family = commoner(family, findIn(families, key));
    }
    if (given !== undefined && given.band <= rarest && given.band < (family?.band ?? 4))
      return { given: { ...given, band: 2 }, ...(family && { family }) };
    return { ...(family && { family }), ...(given && { gender: given.gender }) };
  }

  private look(text: string): Word {
    const key = fold(text);
    const casing = casingOf(text);
    const nothing = {
      text,
      key,
      casing,
      given: undefined,
      family: undefined,
      familyAbroad: false,
      gender: 'u' as Gender,
    };
    if (IN_SIGNS.test(text)) return { ...nothing, kind: HAN_TITLES.includes(text) ? 'title' : 'han' };
    if (!LATIN.test(text.replace(':', ''))) return { ...nothing, kind: 'foreign' };
    const title = titleGender(key, this.locale) ?? (isHousehold(key) ? 'u' : undefined);
    // By key alone, so that "Garcia", "García" and "GARCÍA" are one name.
    const family = findIn(this.family, key);
    // "Mette" and "Urraca" are family names of a few Americans.
    const found = (family === undefined || family.band >= 2) && title === undefined ? this.findForeign(key, family === undefined ? 2 : 1) : {}; // prettier-ignore
    const abroad = family === undefined || found.given !== undefined ? found : {};
    const given = findIn(this.given, key) ?? abroad.given;
    const familyAbroad = abroad.family !== undefined || (given === undefined && OF_FATHERS.test(text));
    const entries = {
      given: rarityOf(given),
      family: rarityOf(family),
      familyAbroad,
      gender: given?.gender ?? title ?? abroad.gender ?? 'u',
    };
    let kind: WordKind = 'name';
    if (isJoin(key)) kind = 'join';
    else if (isParticle(key, casing === 'lower' || !ASCII.test(text))) kind = 'particle';
    else if (title !== undefined) kind = 'title';
    else if (isSuffix(key)) kind = 'suffix';
    else if (key.length === 1) kind = 'initials';
    else if (casing === 'upper' && text.length <= 3 && given === undefined && family === undefined) {
      kind = text.length === 2 || !VOWEL.test(text) ? 'initials' : 'name';
    }
    return { ...nothing, ...entries, gender: kind === 'title' ? (title ?? 'u') : entries.gender, kind };
  }
}

function commoner(a: GazetteerEntry | undefined, b: GazetteerEntry | undefined): GazetteerEntry | undefined {
  return a === undefined || (b !== undefined && b.band < a.band) ? b : a;
}

const lexiconOf = perLists(({ gazetteers, locale }) => new NameLexicon(gazetteers, locale));

/** The lexicon of a locale. Names in Latin script are not looked for in Chinese lists, nor the other way round. */
export function lexiconFor(gazetteers: Gazetteers, locale: string): NameLexicon {
  return lexiconOf({ gazetteers, locale });
}

/** "D'Arrigo", "Dall'Olmo": with what it begins no given name does. */
const OF_FATHERS = /^(?:D|O|Dall?|Dell?)['’]\p{Lu}/u;

/** What is never drawn is rare. */
function rarityOf(entry: GazetteerEntry | undefined): Exclude<Band, 3> | undefined {
  return entry?.band === 3 ? 2 : entry?.band;
}
