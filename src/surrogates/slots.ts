import { obtain } from '../core/collections.ts';
import { nameGenders, withoutArticle } from '../languages/agreement.ts';
import { packOf } from '../languages/index.ts';
import { DEFAULT_LOCALE } from '../languages/locale.ts';
import { drawApart } from './apart.ts';
import { BoundedCache, memoise, perObject, rememberLast } from '../core/caches.ts';
import type { Rng } from '../core/rng.ts';
import { countTokens } from '../resources/gazetteer-list.ts';
import type { Band, Gazetteers, GazetteerList, Gender } from '../resources/gazetteer.ts';
import { perLists } from '../resources/per-lists.ts';
import { ageInWords, readAgeWords } from './persons/age.ts';
import { applyCasing, capitalise, casingOf, fold, mapDigits, mapShape, otherLetter, type Casing } from './case.ts';
import { isNearWord, mayBeNear, nearCopy } from '../text/near-copy.ts';
import { readRoman, writeRoman } from './dates/calendar.ts';
import { citiesWithQuarters, quartersIn } from './places/quarters.ts';
import { lexiconFor, listOfOrigin, type Home, type NameLexicon, type NameRole } from './persons/name-lexicon.ts';
import { latinLocale } from './persons/name-words.ts';
import {
  isBodyAsWritten,
  isField,
  otherAcronyms,
  isListedBody,
  isListedWord,
  isOrdinaryWord,
  otherBodies,
  otherClassWords,
  otherFields,
  otherReaches,
  ordinaryBodies,
  otherStances,
  stanceKey,
  ownsWithS,
} from './institutions/class-words.ts';
import { HONOURS, PLACE_KINDS, SAINTS, splitStreetCompound } from './kind-words.ts';
import {
  isCode,
  isPlaceKind,
  PlaceLexicon,
  type Place,
  type PlaceKind,
  codeGroup,
  regionCodesOf,
  codesOfRegion,
  REGION_CODES,
  regionOfCode,
  regionOfPart,
} from './places/place-lexicon.ts';
import type { Draw, Lies, Mention, Setting } from './types.ts';
import {
  classOfCountry,
  nameOfRegion,
  otherArea,
  otherPart,
  otherRegion,
  readWorld,
  regionNamed,
  regionOfZip,
  type Towns,
  type World,
} from './places/world.ts';
import { hasSeat, moveOf, neighboursFor, noteMove, regionsNearTo } from './places/neighbours.ts';
import { seatsWithin, type Seats } from './places/seats.ts';
import { writeZip } from './places/zip.ts';

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
  /** Given names of saints, by gender; `u` has all of them. */
  readonly saints: ReadonlyMap<Gender, readonly string[]>;
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

const MOST_READINGS = 4096;
const TRIES = 24;
/** So many times as many where few names have the gender that is asked for. */
const RARE_GENDER = 6;
const HAN_KIND = /\p{Script=Han}{3,}$/u;

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

/** The grammar of a slot whose value must be one word, as beside a hyphen. */
export const ONE = 'one';

/** The grammar of a slot that only a great town fills, be it in another area than its postcode. */
export const GREAT = 'great';

/** The grammar of a slot that a town fills, be it called as a region or country is. */
export const TOWN = 'town';

/** The grammar of a slot that only a province fills, be it called after its capital. */
export const PROVINCE = 'province';

/** The grammar of a slot that only a division of a country fills: its `region` is that, as far as it is known. */
export const DIVISION = 'division';

/** The grammar of a slot that is the name of a county: "Lind" of "Lind County". */
export const COUNTY = 'county';

/** The grammars of a slot for the name of a street: behind an article or preposition, a title, a day. */
export const ARTICLED = 'articled';
export const TITLE = 'title';
export const DATED = 'dated';
const STREET_FORMS = new Set([ARTICLED, TITLE, DATED]);

/** Which of these forms a name of a street has; empty for none. */
function formOfStreet(core: string): string {
  if (/^(?:\p{Ll}+ )*\p{Nd}/u.test(core)) return DATED;
  const words = core.split(/[ .-]|(?<=['’])/u).filter((word) => word !== '');
  const first = words.findIndex((word) => /^\p{Lu}/u.test(word));
  if (HONOURS.has(fold(words[first] ?? '')) && first < words.length - 1) return TITLE;
  return /^\p{Ll}/u.test(core) ? ARTICLED : '';
}

const coresOfForms = perObject((list: GazetteerList): ReadonlyMap<string, readonly string[]> => {
  const forms = new Map<string, string[]>();
  for (const core of list.values) obtain(forms, formOfStreet(core), () => []).push(core);
  return forms;
});

/** The grammar of a slot that is the number of a road: no two of a document become one. */
export const ROAD_NUMBER = 'road';
/** Of a number that has few before and behind it: "21st" of "21st Century". */
export const NEAR_NUMBER = 'near';

/** With fewer, given names are drawn: "Saint Iyad". */
const ENOUGH_SAINTS = 8;

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
  const of = (gender: Gender): readonly string[] => {
    const own = named.filter((each) => each.gender === gender);
    const times = (word: string) => own.filter(({ before }) => before === word).length;
    return own.filter(({ before }) => own.every((each) => times(each.before) <= times(before))).map(({ name }) => name);
  };
  const [f, m] = [of('f'), of('m')];
  return new Map([
    ['f', f],
    ['m', m],
    ['u', [...f, ...m]],
  ]);
}

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

/**
 * Fills a mention's slots and begins as the mention begins, with a capital or not.
 *
 * @returns `undefined` where nothing came out, or the mention itself.
 */
export function fillReading(
  reading: Reading,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings = NOWHERE,
): string | undefined {
  const filled = fillTemplate(reading.template, draw, lexicon, setting, around);
  const written = reading.upper ? capitalise(filled) : filled;
  return written === '' || fold(written) === reading.key ? undefined : written;
}

function fillTemplate(
  template: Template,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string {
  let written = '';
  for (const slot of template) {
    if (typeof slot === 'string') written += slot;
    else {
      const filled = fillSlot(slot, template, draw, lexicon, setting, around);
      const article = slot.kind === 'country' ? withoutArticle(written, written.length, slot.text, filled, setting.locale) : undefined; // prettier-ignore
      written = join(article === undefined ? written : written.slice(0, article.start), filled, setting.locale);
    }
  }
  return written;
}

/** Some languages elide "de" before a vowel: "Hôpital de Lens", "Hôpital d'Arras". */
function join(before: string, value: string, locale: string): string {
  const first = value.slice(0, Math.max(0, value.indexOf(' ')));
  if (first !== '' && PLACE_KINDS.has(fold(first)) && before.endsWith(`${first} `))
    return before + value.slice(first.length + 1); // "Bad Bad Ems"
  // "East North Lind"
  if (first !== '' && isPartOfTown(first, locale) && isPartOfTown(/\p{L}+(?= $)/u.exec(before)?.[0] ?? '', locale)) return before + value.slice(first.length + 1); // prettier-ignore
  const { elision, melted } = packOf(locale)?.agreement ?? {};
  const preposition =
    first === '' || melted === undefined ? '' : (/(?<!\p{L})\p{L}{1,2}(?= $)/u.exec(before)?.[0] ?? '');
  const one = preposition === '' ? undefined : melted?.[`${preposition} ${first}`.toLowerCase()];
  // "du Mans"
  if (one !== undefined) return before.slice(0, -preposition.length - 1) + (first === first.toUpperCase() ? one.toUpperCase() : one) + value.slice(first.length); // prettier-ignore
  const long = elision?.d;
  if (long === undefined) return before + value;
  const vowel = /^[aeiouhàâéèêëîïôœ]/iu.test(value);
  if (vowel && new RegExp(`\\b${long} $`, 'iu').test(before)) return `${before.slice(0, -long.length)}'${value}`;
  if (!vowel && /\bd['’]$/iu.test(before)) return `${before.slice(0, -1)}${long.slice(1)} ${value}`;
  return before + value;
}

/** Whether a word tells a part of a town before its name: "upper". */
const isPartOfTown = (word: string, locale: string): boolean => packOf(locale)?.places?.partsOfTowns?.split(' ').includes(fold(word)) === true; // prettier-ignore

/** Whether the place, people or game of a slot is one that stays what it is in the document. */
export function staysHere({ kind, key }: Slot, { held }: Surroundings): boolean {
  if (held === undefined) return false;
  if (kind === 'field') return held.games().has(key);
  return kind === 'class-word' ? held.peoples.has(key) : isPlaceKind(kind) && held.places.has(key);
}

/** A year in a name, "2007/2008", moves as all years of the names of a document do. */
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const MOST_YEARS = 6;

/** Draws what fills a slot; keyed by the slot's kind and text, so that equal stretches of a scope get equal surrogates. */
function fillSlot(
  slot: Slot,
  template: Template,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string {
  if (staysHere(slot, around) || (around.isHome && isOfHome(slot, lexicon, setting))) return slot.text;
  const { scope, document: signs = scope } = draw; // `signs`: what differs from its source sign by sign, or is one of few
  switch (slot.kind) {
    case 'digits':
      if (slot.grammar === NEAR_NUMBER) return fitOrdinal(slot.text.replace(/^\p{Nd}+/u, (own) => String(nearNumber(Number(own), signs.fork('near')))), setting.locale); // prettier-ignore
      if (slot.grammar === ROAD_NUMBER) return turnDigits(slot.text, signs.fork('road', slot.text.length));
      if (draw.mayStay === true && YEAR.test(slot.text)) return String(Number(slot.text) - 1 - signs.fork('years').int(MOST_YEARS)); // prettier-ignore
      return fitOrdinal(mapDigits(slot.text, signs.fork('digits', slot.key)), setting.locale);
    case 'zip':
      return writeZip(slot.text, signs, setting.locale, zipBeginnings(slot.text, draw, lexicon));
    case 'body': {
      // Two that are like those of a class become no one of it.
      const turn = isListedBody(slot.text, setting.locale) ? signs : signs.fork('like', slot.key.replace(/s$/u, ''));
      const others = otherBodies(slot.text, setting.locale) ?? [slot.text];
      const other = bodyOfRegion(slot.text, others, draw, lexicon) ?? rotate(others, slot, turn);
      // "ver.di" becomes no "gew".
      const isShouted = slot.casing === 'upper' || (slot.casing === 'lower' && (casingOf(other) === 'title' || slot.text.length === 1)); // prettier-ignore
      // "statens invandrarverk", "Europeiska patentverket"
      if (
        slot.casing === 'lower' &&
        /^\p{Lu}| /u.test(slot.text) &&
        packOf(setting.locale)?.institutions?.titleCase !== true
      )
        return other.charAt(0).toLowerCase() + other.slice(1);
      if (slot.casing === 'lower' && packOf(setting.locale)?.institutions?.titleCase === true)
        return other.toLowerCase();
      return isBodyAsWritten(slot.text, setting.locale) || !isShouted ? other : applyCasing(other, slot.casing);
    }
    case 'ordinary': {
      const others = ordinaryBodies(slot.text, around.genders, around.isElided === true, setting.locale);
      const other = others.length === 0 ? slot.text : rotate(others, slot, signs.fork('ordinary', slot.key));
      return /^\p{Ll}/u.test(slot.text) ? other.toLowerCase() : other;
    }
    case 'reach': {
      // "World Vision International": no "International Vision International".
      const others = otherReaches(slot.text, setting.locale)?.filter((word) => !slot.grammar.split(' ').includes(word)) ?? []; // prettier-ignore
      return applyCasing(rotate(others.length === 0 ? [slot.text] : others, slot, signs), slot.casing);
    }
    case 'aim':
      return applyCasing(signs.fork('aim', slot.key).pick(slot.grammar.split('|').filter((aim) => fold(aim) !== slot.key)), slot.casing === 'upper' ? 'upper' : 'none'); // prettier-ignore
    case 'stance': {
      const { stances = [] } = packOf(setting.locale)?.institutions ?? {};
      const others = otherStances(slot.text, setting.locale) ?? stances.map(([words]) => words.split(' ', 1)[0] ?? '').filter((word) => /^\p{Lu}.*[^s]$/u.test(word)); // prettier-ignore
      const { stances: told } = around.held ?? {};
      if (told?.has(stanceKey(slot.text))) return slot.text;
      const free = told === undefined ? others : others.filter((word) => !told.has(stanceKey(word)));
      return free.length === 0 ? slot.text : signs.fork('stance', slot.key).pick(free);
    }
    case 'class-word': {
      const people = peopleLike(slot.text, draw, setting);
      if (people !== undefined) return applyCasing(people, slot.casing);
      const parts = partsOfCountry(slot, template, around, setting.locale);
      if (parts !== undefined) return rotate(parts, slot, signs.fork('part'));
      const others = otherClassWords(slot.text, setting.locale) ?? [mapShape(slot.text, signs.fork('shape', slot.key))];
      return applyCasing(rotate(others, slot, signs), slot.casing);
    }
    case 'field': {
      const others = otherFields(slot.text, setting.locale).filter((field) => fold(field) !== slot.key);
      // "Defense and Commerce" becomes no defence twice.
      const isKept = (field: string): boolean => template.some((part) => typeof part === 'string' && part.length > 3 && nearCopy(fold(part), fold(field)) !== undefined); // prettier-ignore
      if (isField(slot.text, setting.locale)) {
        const free = others.filter((field) => !isKept(field));
        return applyCasing(rotate(free.length === others.length || free.length === 0 ? others : free, slot, signs), slot.casing); // prettier-ignore
      }
      // What is in no class moves by itself, and not next to another: "Defense of Democracies" would become one thing twice.
      const beside = template.flatMap((part) => (typeof part !== 'string' && part.kind === 'field' ? [part.key] : []));
      const apart = others.filter((field) => beside.every((key) => nearCopy(key, field) === undefined));
      return applyCasing(rotate(apart, slot, signs.fork('field', slot.key)), slot.casing);
    }
    case 'roman':
      return drawRoman(slot.text, signs.fork('roman', slot.key));
    case 'number-word':
      return drawNumberWord(slot, signs, setting.locale);
    case 'letter':
      return drawLetter(slot.text, signs.fork('letter', slot.key));
    case 'shape': {
      const alike = otherAcronyms(slot.text, setting.locale);
      if (alike !== undefined) return rotate(alike, slot, signs);
      const rng = signs.fork('shape', slot.key);
      return draw.mayStay === true && CAPITALS.test(slot.text) && packOf(setting.locale)?.institutions?.acronyms !== undefined ? coinAcronym(slot.text, rng, setting.locale) : mapShape(slot.text, rng); // prettier-ignore
    }
    case 'region-code':
      return drawRegionCode(slot, draw, lexicon, setting);
    case 'country-code':
      return drawCountryCode(slot, signs);
    default:
  }
  const value = carryCase(drawValue(slot, draw, lexicon, setting, around), slot);
  if (slot.grammar === DIVISION) return value + kindLike(slot, value, draw, lexicon, setting, around);
  if (slot.kind === 'street-stem') return value + slot.ending;
  if (slot.ending === OF_TOWN) return packOf(setting.locale)?.institutions?.ofTown?.(value) ?? value;
  const last = slot.kind === 'grammar' ? (value.split(' ').at(-1) ?? '') : value;
  return value + endingOf(last, slot.ending, setting.locale);
}

/** "Region Skåne": of bodies that every region has that of what the region becomes. */
function bodyOfRegion(text: string, others: readonly string[], draw: Draw, { world }: Lexicon): string | undefined {
  if (draw.places === undefined || !text.includes(' ')) return undefined;
  for (const region of world.regions.keys()) {
    if (!text.endsWith(` ${region}`)) continue;
    const other = otherRegion(region, world, draw);
    const body = other === undefined ? '' : text.slice(0, -region.length) + other;
    if (others.includes(body)) return body;
  }
  return undefined;
}

/** "Norddeutscher Wetterdienst" for "Deutscher Wetterdienst": what is no state's is in a part of the country that the document does not name. */
function partsOfCountry(
  { text }: Slot,
  template: Template,
  { named }: Surroundings,
  locale: string,
): readonly string[] | undefined {
  const { reaches, state, titleCase } = packOf(locale)?.institutions ?? {};
  if (reaches === undefined || titleCase === true || template.length < 2) return undefined;
  if (named !== undefined && named.size > 0) return undefined;
  return state?.test(template.map((part) => (typeof part === 'string' ? part : part.text)).join('')) === true
    ? undefined
    : otherReaches(text, locale);
}

/**
 * The people of the country that takes the place of another one's, in the same form: "Danish" where Sweden becomes Denmark. `undefined` for other words, for
 * peoples of the home countries, which have towns of each other, and where there is no such word.
 */
export function peopleLike(word: string, draw: Draw, setting: Setting, stands?: 'one' | 'all'): string | undefined {
  const { places, world } = sharedLexicon(setting);
  const groups = peoplesOf(setting.locale);
  const own = groups.get(word.toLowerCase());
  const key = fold(own?.[0] ?? '');
  const country = own === undefined || world.homes.has(key) ? undefined : places.find(key, 'country');
  if (own === undefined || country?.kind !== 'country') return undefined;
  const at = own.findIndex((each) => each.toLowerCase() === word.toLowerCase());
  const name = drawValue(countrySlot(key, country), draw, sharedLexicon(setting), setting);
  const demonym = packOf(setting.locale)?.places?.demonym;
  if (demonym !== undefined && at > 0) {
    const people = demonym(own[at] as string, name, stands);
    if (people !== undefined && otherClassWords(people, setting.locale) !== undefined) return people;
  }
  // "armée russe": of a word that is of both genders nothing tells which form fits.
  const others = new Set(own.flatMap((each, i) => (each === own[at] ? [groups.get(name.toLowerCase())?.[i]] : [])));
  const [other] = at === 0 || others.size > 1 ? [] : others;
  const isAlike = other !== undefined && other.endsWith('s') === word.toLowerCase().endsWith('s');
  return isAlike && otherClassWords(other, setting.locale) !== undefined ? other : undefined;
}

/** Words that tell of a country, in lower case, with all that tell of it: first its name, then its people. */
export const peoplesOf = memoise((locale): ReadonlyMap<string, readonly string[]> => {
  const { peoples = '' } = packOf(locale)?.places ?? {};
  const groups = peoples.split('|').map((group) => (group.match(/\S+/gu) ?? []).map((word) => word.replaceAll('_', ' '))); // prettier-ignore
  return new Map(groups.flatMap((group) => group.map((word) => [word.toLowerCase(), group] as const)));
});

const CAPITALS = /^\p{Lu}{3,6}$/u;
/** What broadcasters in America begin with. */
const CALL_SIGN = /^[KW]\p{Lu}{2,3}$/u;
/** First letters of words in names of bodies, each about as often as there. */
const INITIALS = 'AAAAACCCCCSSSSSNNNNIIIIUUUFFFPPPMMBBEERRTTDLGWHO';

/** As many letters as words of the name of a body begin with; the last one tells its kind and stays: "AHAC" is an association or a club. */
export function coinAcronym(text: string, rng: Rng, locale: string): string {
  const isCallSign = CALL_SIGN.test(text);
  for (let tries = 0; tries < TRIES; tries++) {
    const letters = [...text].map((letter, i) => ((isCallSign ? i === 0 : i === text.length - 1) ? letter : rng.pick([...INITIALS]))); // prettier-ignore
    const coined = letters.join('');
    if (coined !== text && !/(.)\1/u.test(coined) && otherBodies(coined, locale) === undefined && otherAcronyms(coined, locale) === undefined) return coined; // prettier-ignore
  }
  return mapShape(text, rng);
}

/** Stands in place of an ending for the form that a town's name has before a word of kind. */
export const OF_TOWN = '-';

/** German "-s" goes on one word that has none yet ("Hessens", "der Niederlande"), "-n" on nothing but what it was read from. */
function endingOf(value: string, ending: string, locale?: string): string {
  if (ending === '' || !ending.endsWith('s') || /\s/u.test(value)) return '';
  if (/\p{Lu}$/u.test(value) && ownsWithS(locale ?? '')) return ':s'; // "SK:s"
  return /[sßxz]$/u.test(value) ? (packOf(locale ?? '')?.names?.genitive?.afterSibilant ?? '') : 's';
}

/**
 * All words of a class move by the same number of places, so that "Arts and Sciences" does not become one thing twice; one more
 * where another spelling of the word stands there ("Labor", "Labour").
 */
function rotate(others: readonly string[], { kind, key }: Slot, scope: Rng): string {
  const at = scope.fork(kind, String(others.length)).int(others.length);
  const turned = [...others.slice(at), ...others.slice(0, at)];
  return turned.find((word) => nearCopy(key, word) === undefined) ?? (turned[0] as string);
}

/** "Le Mans" would be "du Mans" after "de". */
export function isContracting(folded: string, key: string, locale: string): boolean {
  const words = packOf(locale)?.agreement?.contracting;
  if (words === undefined) return false;
  const begins = (text: string): boolean => words.split(' ').some((word) => text.startsWith(`${word} `));
  return begins(folded) && !begins(key);
}

/** Of "Miami Beach" and the like, another place of the kind, in the region where one is given. */
function drawOfKind(
  slot: Slot,
  lexicon: Lexicon,
  towns: GazetteerList | undefined,
  region: string | undefined,
  rng: Rng,
): string | undefined {
  const kind = slot.key.slice(slot.key.lastIndexOf(' ') + 1);
  if (kind === slot.key || towns === undefined || !PLACE_KINDS.has(kind)) return undefined;
  const kinds = obtain(lexicon.ofKind, towns, () => groupByKind(towns));
  const inRegion = (value: string) => region === undefined || towns.find(value)?.region === region;
  const alike = kinds.inRegion.get(`${kind} ${region ?? ''}`, () => kinds.all.get(kind)?.filter(inRegion) ?? []);
  if (alike.length < ENOUGH_OF_KIND) return undefined;
  const drawn = rng.pick(alike);
  return fold(drawn) === slot.key ? undefined : drawn;
}

const ENOUGH_OF_KIND = 5;

/** The names of a list that end in a word of kind. */
interface PlacesByKind {
  readonly all: ReadonlyMap<string, readonly string[]>;
  readonly inRegion: BoundedCache<readonly string[]>;
}

function groupByKind(towns: GazetteerList): PlacesByKind {
  const all = new Map<string, string[]>();
  for (const value of towns.values) {
    const last = value.lastIndexOf(' ') + 1;
    const kind = last === 0 ? '' : fold(value.slice(last));
    if (!PLACE_KINDS.has(kind)) continue;
    obtain(all, kind, () => []).push(value);
  }
  return { all, inRegion: new BoundedCache(MOST_READINGS) };
}

/** A street's name may start with an article ("de la Gare"), which stays small inside a mention. */
function carryCase(value: string, slot: Slot): string {
  if (slot.kind === 'street-core' && slot.casing !== 'upper' && slot.casing !== 'lower') return value;
  return applyCasing(value, slot.casing);
}

function drawValue(slot: Slot, draw: Draw, lexicon: Lexicon, setting: Setting, around = NOWHERE): string {
  const drawNext = (again: number): string => drawOnce(slot, draw, lexicon, setting, around, again);
  if (draw.places === undefined) return drawNext(0);
  // Two bodies of a document do not become one either.
  if (slot.kind === 'grammar') return drawApart(draw.places, `name ${slot.key}`, drawNext, (drawn) => `name ${fold(drawn)}`) ?? drawNext(0); // prettier-ignore
  if (!isPlaceKind(slot.kind)) return drawNext(0);
  const before = slot.kind === 'city' || slot.kind === 'region' ? moveOf(draw.places, slot) : undefined;
  if (before !== undefined && mayBeMove(slot, before, lexicon)) return before;
  const drawn = drawApart(draw.places, slot.key, drawNext, fold) ?? drawNext(0);
  // A county called like a town elsewhere moves no towns there: "the Duke of Rutland, near Oakham".
  const isNoted = before === undefined && isOfSomewhere(slot) && lexicon.places.alike(slot.key) === undefined;
  if (isNoted) noteMove(draw.places, slot, drawn, setting);
  return drawn;
}

/** Whether what replaces a place should lie near what replaces its neighbours. */
const isOfSomewhere = ({ kind, grammar }: Slot): boolean =>
  (kind === 'region' || kind === 'city') && (grammar === '' || grammar === TOWN);

/** Whether what a place became may stand in a slot too. */
function mayBeMove(slot: Slot, moved: string, { places }: Lexicon): boolean {
  if (slot.grammar === ONE) return countTokens(moved) === 1;
  if (slot.grammar === GREAT) return places.list('city')?.find(moved)?.band === 0;
  return isOfSomewhere(slot);
}

/** Towns of an area with as many words as one, those nearest to its size. */
function townsLike(slot: Slot, area: string, tokens: number | undefined, { world }: Lexicon, isFirst: boolean) {
  const towns = (world.townsByArea.get(area) ?? []).filter(
    ({ town }) => tokens === undefined || town.split(' ').length === tokens,
  );
  for (const most of [0, 1, 2]) {
    const alike = towns.filter(({ band }) => Math.abs(band - slot.band) <= most);
    if (alike.length >= (slot.band === 0 && most < 2 ? (isFirst ? 1 : ENOUGH_GREAT_IN_AREA) : ENOUGH_IN_AREA))
      return alike.map(({ town }) => town);
  }
  return undefined;
}

/** The town of an area that its province is called after, else its great ones. */
function capitalOf(area: string, { world }: Lexicon, locale: string): readonly string[] | undefined {
  const towns = world.townsByArea.get(area) ?? [];
  const capital = towns.find(({ town }) => isProvince(town, locale));
  const great = capital === undefined ? towns.filter(({ band }) => band === 0) : [capital];
  return great.length === 0 ? undefined : great.map(({ town }) => town);
}

/** Towns by the sea. */
export const portsOf = memoise((locale): readonly string[] | undefined =>
  packOf(locale)
    ?.places?.ports?.split(' ')
    .map((town) => town.replaceAll('_', ' ')),
);

/** Whether a province is called so. */
export const isProvince = (name: string, locale: string): boolean => provincesOf(locale).includes(name);

/** How many towns of each region of a list are no small ones. */
const knownTowns = perObject((list: GazetteerList): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const value of list.values) {
    const { region = '', band = 2 } = list.find(value) ?? {};
    if (band < 2) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return counts;
});

/** The small towns of a language's lists of towns, which are no villages, by region; all of them under the empty name. */
const smallTowns = perLists(({ gazetteers, locale }) => {
  const cities = gazetteers.list(locale, 'cities');
  const lists = gazetteers.names(locale).filter((name) => /^towns(?:-|$)/u.test(name));
  const names = lists.flatMap((name) => gazetteers.list(locale, name)?.values ?? []);
  const byRegion = new Map<string, string[]>();
  for (const name of names) {
    const entry = cities?.find(name);
    if (entry?.band !== 2) continue;
    for (const region of new Set(['', entry.region ?? ''])) obtain(byRegion, region, () => []).push(name);
  }
  return { names: new Set(names), byRegion };
});

/** Towns of the size of one that is no village, in a region where there are enough; `undefined` where no list tells its size. */
function townsOfSize(
  { text, band }: Slot,
  region: string | undefined,
  setting: Setting,
): readonly string[] | undefined {
  const { names, byRegion } = smallTowns(setting);
  if (band !== 2 || !names.has(text)) return undefined;
  const alike = byRegion.get(region ?? '') ?? [];
  return alike.length > ENOUGH_IN_AREA ? alike : undefined;
}

const metropolises = perLists(({ gazetteers, locale }) => {
  const cities = gazetteers.list(locale, 'cities');
  const named = packOf(locale)?.places?.metropolises?.split(' ') ?? [];
  const byRegion = new Map<string, string[]>();
  for (const name of named.map((one) => one.replaceAll('_', ' ')))
    obtain(byRegion, cities?.find(name)?.region ?? '', () => []).push(name);
  return { keys: new Set([...byRegion.values()].flat().map(fold)), byRegion };
});

export const isMetropolis = (name: string, setting: Setting): boolean => metropolises(setting).keys.has(fold(name));

/** Other great cities of a region, in place of one that everybody knows: the stock market of London is not in Crawley. Those of its size where there are some. */
function metropolisesIn(
  { key, band, grammar }: Slot,
  region: string | undefined,
  setting: Setting,
): readonly string[] | undefined {
  const { keys, byRegion } = metropolises(setting);
  const others = keys.has(key) ? (byRegion.get(region ?? '') ?? []).filter((name) => fold(name) !== key) : [];
  const cities = setting.gazetteers.list(setting.locale, 'cities');
  const alike = others.filter((name) => cities?.find(name)?.band === band);
  const own = alike.length > 0 || grammar === GREAT ? alike : others;
  return own.length === 0 ? undefined : own;
}

/** The great cities of a region, or its towns of the first size where none of it is known to all. */
function largestIn({ key, band }: Slot, region: string | undefined, setting: Setting): readonly string[] | undefined {
  if (band > 0 || region === undefined) return undefined;
  const isOther = (name: string) => fold(name) !== key;
  const known = (metropolises(setting).byRegion.get(region) ?? []).filter(isOther);
  const own = known.length > 0 ? known : (firstTowns(setting).get(region) ?? []).filter(isOther);
  return own.length === 0 ? undefined : own;
}

const firstTowns = perLists(({ gazetteers, locale }) => {
  const cities = gazetteers.list(locale, 'cities');
  const byRegion = new Map<string, string[]>();
  for (const name of cities?.values ?? []) {
    const { band, region = '' } = cities?.find(name) ?? {};
    if (band === 0) obtain(byRegion, region, () => []).push(name);
  }
  return byRegion;
});

/** Of an area the towns with courts and great hospitals, in place of one that has such or of which the text tells it; those of its size where there are some. */
function greatTownsOf(
  slot: Slot,
  area: string,
  { seated }: Surroundings,
  setting: Setting,
  again: number,
): readonly string[] | undefined {
  if (again >= NEAR_DRAWS) return undefined;
  if (setting.keepTokens || !(metropolises(setting).keys.has(slot.key) || seated?.has(slot.key) === true))
    return undefined;
  const all =
    greatTowns(sharedLexicon(setting).world, metropolises(setting).keys)
      .get(area)
      ?.filter(({ town }) => fold(town) !== slot.key) ?? [];
  const alike = again < NEAR_DRAWS / 2 ? all.filter(({ band }) => band === slot.band) : [];
  const own = alike.length > 0 ? alike : all;
  return own.length === 0 ? undefined : own.map(({ town }) => town);
}

const greatTowns = perObject(
  ({ townsByArea }: World, keys: ReadonlySet<string>) =>
    new Map([...townsByArea].map(([area, towns]) => [area, towns.filter(({ town }) => keys.has(fold(town)))] as const)),
);

const ENOUGH_IN_AREA = 3;
const ENOUGH_GREAT_IN_AREA = 2;

/** So often a country is drawn among those near it, until all may be; a document may name all of a part of the world. */
const NEAR_DRAWS = 20;

/** Countries near one; near the last word of a name that no list has ("Nazi Germany"). */
function nearTo(key: string, near: World['near']): readonly string[] | undefined {
  return near.get(key) ?? near.get(key.slice(key.lastIndexOf(' ') + 1));
}

/** @param again how many times it was drawn before. */
function drawOnce(slot: Slot, draw: Draw, lexicon: Lexicon, setting: Setting, around: Surroundings, again = 0): string {
  const { scope, document } = draw;
  if (around.greater?.has(slot.key) === true) return pickGreatest(slot, draw, lexicon, again, setting);
  const county = slot.grammar === COUNTY ? drawCounty(slot, draw, lexicon, setting, around, again) : undefined;
  if (county !== undefined) return county;
  const isOfList = isPlaceKind(slot.kind) && slot.grammar !== PROVINCE;
  const line =
    isOfList && slot.grammar !== TOWN && setting.partition === 'all'
      ? existing(lineOf(slot, lexicon, around), draw, setting)
      : undefined;
  const moved = line === undefined ? undefined : nationBecomes(slot, draw, lexicon, setting, around);
  const inLine = moved === undefined ? line : regionsLike(slot, fold(moved), lexicon);
  const inNation = moved === undefined ? undefined : lexicon.world.abroad.get(fold(moved));
  const within = isOfList && inLine === undefined ? (inNation ?? placeWithin(slot, draw, lexicon, setting, around)) : undefined; // prettier-ignore
  if (typeof within === 'string') return within;
  const own = scope.fork(streamOf(slot), slot.key);
  const rng = again === 0 ? own : own.fork('apart', again);
  const one = slot.kind === 'given-name' || slot.kind === 'family-name' || slot.kind === 'saint';
  const tokens = one || slot.grammar === ONE ? 1 : setting.keepTokens ? slot.tokens : undefined;
  const ofThere = one ? namesOfPeople(slot, setting) : undefined;
  const list = within?.list ?? ofThere?.list ?? listOf(slot, lexicon);
  const { partition } = setting;
  const { world } = lexicon;
  const isHere =
    slot.kind === 'city' || (slot.kind === 'world-city' && (within?.region ?? slot.region) === slot.region);
  const ofBodies = isHere && partition === 'all' ? around.seats?.get(slot.key) : undefined;
  const seats =
    ofBodies === undefined
      ? undefined
      : seatsThere(ofBodies, within, around.lies?.get(slot.key)?.zip !== undefined, lexicon);
  const inArea = within?.area === undefined ? undefined : ((around.capitals?.has(slot.key) === true ? capitalOf(within.area, lexicon, setting.locale) : undefined) ?? greatTownsOf(slot, within.area, around, setting, again) ?? townsLike(slot, within.area, tokens, lexicon, again === 0)); // prettier-ignore
  if (
    inLine === undefined &&
    inArea === undefined &&
    seats === undefined &&
    within?.names === undefined &&
    slot.kind === 'city' &&
    partition === 'all' &&
    tokens === undefined
  ) {
    const alike = drawOfKind(slot, lexicon, list, within?.region, rng);
    if (alike !== undefined) return alike;
  }
  // A town abroad that the list of such has is a great one at home.
  const isGreat = slot.kind === 'world-city' && list !== lexicon.places.list('world-city');
  // Where those of a region are taken, or it has hardly any, a great town lies elsewhere sooner than that it becomes a village.
  const isElsewhere = (again >= NEAR_DRAWS || (within?.region !== undefined && list !== undefined && (knownTowns(list).get(within.region) ?? 0) < ENOUGH_IN_AREA)) && slot.band === 0 && slot.kind === 'city' && slot.grammar !== PROVINCE && list === lexicon.places.list('city') && around.lies?.has(slot.key) !== true && around.regionsNamed?.has(slot.region ?? '') !== true; // prettier-ignore
  const filter =
    list === undefined
      ? { partition }
      : {
          partition,
          gender: slot.gender === 'u' ? undefined : slot.gender,
          band: within?.band ?? (again < NEAR_DRAWS || isElsewhere ? (isGreat ? 0 : slot.band) : undefined), // of some countries few are known
          tokens,
          region: isElsewhere ? ofLand(within?.region, rng, world) : (within?.region ?? ofThere?.people),
        };
  const isAbroad = draw.mayStay === true && (slot.kind === 'world-city' || slot.kind === 'city') && within?.region !== undefined && world.abroad.has(fold(within.region)); // prettier-ignore
  const grammar = slot.grammar === 'organisation' ? grammarOfWhole(lexicon, around) : slot.grammar;
  const isOfAll = slot.kind === 'country' && partition === 'all' && list === lexicon.places.list('country');
  // Of a document a country becomes the same wherever it is named, be it by its people: towns of it must be known.
  const isPeopled = isOfAll && around.peopled?.has(slot.key) === true;
  const isCoastal = slot.kind === 'country' && around.coastal?.has(slot.key) === true;
  const isFar = isOfAll && draw.mayStay === true && !world.homes.has(slot.key);
  const withTowns = isPeopled || isFar ? nearTo(slot.key, world.nearWithTowns) : undefined;
  const near = again < NEAR_DRAWS ? (withTowns ?? (isPeopled || !isOfAll ? undefined : nearTo(slot.key, world.near))) : undefined; // prettier-ignore
  const countries = isOfAll ? (near ?? world.countries.get(classOfCountry(slot.key, setting.locale))) : undefined;
  const saints =
    slot.kind === 'saint' && partition === 'all'
      ? (slot.grammar === '' ? lexicon : lexicon.neighbour(slot.grammar)).saints.get(slot.gender)
      : undefined;
  const provinces = slot.grammar === PROVINCE ? provincesOf(setting.locale) : undefined;
  const isOfTowns = slot.kind === 'city' && partition === 'all' && again < NEAR_DRAWS && list === lexicon.places.list('city'); // prettier-ignore
  const largest =
    isOfTowns && around.largest?.has(slot.key) === true ? largestIn(slot, within?.region, setting) : undefined;
  const great = isOfTowns && tokens === undefined ? metropolisesIn(slot, within?.region, setting) : undefined;
  const ofSize = great ?? (isOfTowns ? townsOfSize(slot, within?.region, setting) : undefined); // prettier-ignore
  const inLineNear = inLine === undefined || draw.places === undefined || again >= NEAR_DRAWS ? undefined : regionsNearTo(slot, draw.places, inLine, setting); // prettier-ignore
  // Where those near are taken, any other may be.
  const beside = isOfTowns && again < NEAR_DRAWS / 2 && tokens === undefined && draw.places !== undefined && slot.grammar !== GREAT && within?.names === undefined && inArea === undefined ? neighboursFor(whereIs(slot, around, setting), draw.places, around.isBeside === true && around.lies?.has(slot.key) !== true ? undefined : filter.region, great, setting, within?.near) : undefined; // prettier-ignore
  // "der Kriegshafen Kiel"
  const ports = slot.kind === 'city' && partition === 'all' && around.coastal?.has(slot.key) === true ? portsOf(setting.locale) : undefined; // prettier-ignore
  const cores = STREET_FORMS.has(slot.grammar) && list !== undefined && partition === 'all' ? coresOfForms(list).get(slot.grammar) : undefined; // prettier-ignore
  const choices = cores ?? provinces ?? seats ?? largest ?? ports ?? inLineNear?.slice(again, again + 1) ?? inLine ?? within?.names ?? inArea ?? beside ?? ofSize ?? (saints !== undefined && saints.length >= ENOUGH_SAINTS ? saints : countries?.some((name) => fold(name) !== slot.key) === true ? countries : undefined); // prettier-ignore
  // Hospitals stand anywhere without an article.
  const genders =
    list !== undefined || (around.genders === '' && slot.grammar !== 'organisation') ? undefined : around.genders;
  const most = genders === undefined ? TRIES : TRIES * RARE_GENDER;
  for (let tries = 0; tries < most; tries++) {
    const drawn =
      choices !== undefined
        ? rng.pick(choices)
        : list === undefined
          ? setting.gazetteers.render(setting.locale, grammar, rng, filter)
          : list.draw(rng, filter);
    if (drawn === undefined) break;
    const value = slot.kind === 'street-stem' && list !== lexicon.names.family ? stemOf(drawn) : drawn;
    if (value === undefined) continue;
    if (value !== drawn && tries < TRIES / 2 && !isSameWay(drawn, value, slot.ending)) continue;
    const folded = fold(value);
    if (mayBeNear(slot.key, folded) && nearCopy(slot.key, folded)) continue;
    if (tries < TRIES / 2 && isContracting(folded, slot.key, setting.locale)) continue;
    if (tries < TRIES / 2 && (folded.includes(slot.key) || slot.key.includes(folded) || shareWord(folded, slot.key))) continue; // prettier-ignore
    // A firm of here is called after people of here.
    const isOfPeople = slot.kind === 'family-name' || (list === undefined && slot.kind === 'grammar');
    if (isOfPeople && ofThere === undefined && tries < TRIES / 2 && lexicon.names.guestOf(slot.key) === undefined && value.split(/[ -]/u).some((word) => lexicon.names.guestOf(word) !== undefined)) continue; // prettier-ignore
    // Parts of people's names are drawn as the name family draws them, so that "Clínica Lind" and "Eva Lind" agree.
    if (one && document === undefined && folded.charAt(0) === slot.key.charAt(0) && tries < TRIES / 2) continue;
    // "o Porto" stands with an article, "Lisboa" without: see `nationalities`.
    if (slot.kind === 'city' && tries < TRIES / 2 && otherClassWords(value, setting.locale) !== undefined) continue;
    if (isAbroad && tries < TRIES / 2 && world.isCapital(folded)) continue; // the capital comes for the capital alone
    if (isCoastal && tries < most - 1 && world.landlocked.has(folded)) continue;
    if (slot.grammar === 'bare' && tries < TRIES / 2 && value.charAt(0) === value.charAt(0).toLowerCase()) continue;
    if (STREET_FORMS.has(slot.grammar) && tries < TRIES / 2 && formOfStreet(value) !== slot.grammar) continue;
    if (slot.kind === 'region' && tries < most - 1 && !isOfSameArticle(value, slot.text, setting.locale)) continue;
    if (slot.ending === 's' && tries < TRIES / 2 && endingOf(value, 's') !== 's') continue;
    if (genders !== undefined && tries < most - TRIES / 2 && !agrees(value, genders, setting.locale)) continue;
    if (around.isElided === true && tries < most - 1 && !/^[aeiou]/u.test(fold(value))) continue;
    if (list === undefined && tries < TRIES / 4 && !similarLength(value, slot, setting)) continue;
    return value;
  }
  // Where all that lie there are taken, one of elsewhere is a town still; letters would be none.
  const elsewhere = isPlaceKind(slot.kind)
    ? (list?.draw(rng, { partition, region: within?.region }) ?? lexicon.places.list('city')?.draw(rng, { partition }))
    : undefined;
  return elsewhere !== undefined && fold(elsewhere) !== slot.key ? elsewhere : mapShape(slot.text, rng);
}

/** The seats of bodies in the area of a postcode beside a town, which may be none, else in a region. */
function seatsThere(
  towns: readonly string[],
  within: { readonly area?: string | undefined; readonly region?: string | undefined } | undefined,
  isPosted: boolean,
  lexicon: Lexicon,
): readonly string[] | undefined {
  if (!isPosted || within?.area === undefined) return seatsWithin(towns, within?.region, lexicon);
  const own = (lexicon.world.townsByArea.get(within.area) ?? []).flatMap(({ town }) => (towns.includes(town) ? [town] : [])); // prettier-ignore
  return own.length === 0 ? undefined : own;
}

/** Another region of the land of one, so that what replaces Glasgow lies in no other country. */
function ofLand(region: string | undefined, rng: Rng, { regions, firstOf, landOf }: World): string | undefined {
  if (region === undefined) return undefined;
  const others = regions.get(region);
  return others === undefined ? firstOf.get(landOf(region)) : rng.fork('elsewhere').pick(others);
}

/** A town as the lists know it, without its name where it may be another of that name. */
function whereIs(
  { kind, key, text, band, region }: Slot,
  { lies, isBeside }: Surroundings,
  { locale }: Setting,
): Parameters<typeof neighboursFor>[0] {
  const told = lies?.get(key);
  const isOther =
    isBeside === true || isOfSeveral(key, locale) || (told?.region !== undefined && told.region !== region);
  return { kind, key, name: isOther ? '' : text, band };
}

/** Another county, of the state where a town of the name would lie; of any where that has none. */
function drawCounty(
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
  again: number,
): string | undefined {
  const within = placeWithin(slot, draw, lexicon, setting, around);
  const region = typeof within === 'string' || again >= NEAR_DRAWS ? undefined : within?.region;
  const rng = draw.scope.fork('county', slot.key, again);
  const filter = { partition: setting.partition, tokens: setting.keepTokens ? slot.tokens : undefined };
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = lexicon.counties?.draw(rng, { ...filter, region }) ?? lexicon.counties?.draw(rng, filter);
    if (drawn !== undefined && nearCopy(slot.key, fold(drawn)) === undefined) return drawn;
  }
  return undefined;
}

/** Another of the towns that have a greater area: the one in the region that its own becomes. */
function pickGreatest(
  { key, region = '' }: Slot,
  draw: Draw,
  { world, places }: Lexicon,
  again: number,
  { locale }: Setting,
): string {
  // prettier-ignore
  const towns = (packOf(locale)?.places?.greatest?.split(' ') ?? []).filter((town) => fold(town) !== key);
  const there = again > 0 ? undefined : otherRegion(region, world, draw);
  const own = towns.find((town) => places.list('city')?.find(town)?.region === there);
  return own ?? draw.scope.fork('greater', key, again).pick(towns);
}

/** The names of provinces that the language's pack has. */
const provincesOf = memoise((locale): readonly string[] =>
  (packOf(locale)?.places?.ofProvince?.names ?? '').split(' ').map((name) => name.replaceAll('_', ' ')),
);

/** Whether the names of two regions take the same article, as far as the language's pack tells: "des Yvelines", "du Nord". */
function isOfSameArticle(region: string, other: string, locale: string): boolean {
  const classOf = packOf(locale)?.places?.classOfRegion;
  return classOf === undefined || classOf(region) === classOf(other);
}

/** For a name of which nothing tells the kind: its surrogate tells none either, where the language has such a grammar. */
const BARE = 'organisation-bare';

/** A name that tells nothing of what it names; `undefined` where the language has no such grammar. */
export function coinName(rng: Rng, { gazetteers, locale, partition }: Setting): string | undefined {
  return gazetteers.grammars(locale).includes(BARE) ? gazetteers.render(locale, BARE, rng, { partition }) : undefined;
}

/** With so many words a title is long. */
const LONG_TITLE = 4;

/** Of a work of art; of a book behind who wrote it. */
type TitleKind = 'work' | 'study';

export interface Title {
  readonly kind: TitleKind;
  /** Of the language that it is in. */
  readonly locale: string;
}

/** A title about as long as one, with an article where that has one; {@link coinName} where its language has no grammars of titles. */
export function coinTitle(source: string, { kind, locale }: Title, rng: Rng, setting: Setting): string | undefined {
  const { gazetteers, partition } = setting;
  if (kind === 'study' && gazetteers.grammars(locale).includes(STUDY)) return gazetteers.render(locale, STUDY, rng, { partition }); // prettier-ignore
  const size = source.split(' ').length;
  const hasArticle = packOf(locale)?.institutions?.works?.article?.test(source) === true;
  const form = size === 1 ? 'title-word' : hasArticle ? 'title-articled' : size >= LONG_TITLE ? 'title-long' : 'title';
  if (!gazetteers.grammars(locale).includes(form)) return coinName(rng, setting);
  const title = gazetteers.render(locale, form, rng, { partition });
  return title === undefined ? undefined : applyCasing(title, source === source.toUpperCase() ? 'upper' : 'mixed');
}

const STUDY = 'title-study';

/** Shorter words may be of any language. */
const SHORT_WORD = 3;

/**
 * The language of a title: another one whose words all of its are ("Lind and Harmony"), or, of one without a word of the text's own, that of the only people of whom
 * the text tells: "Chaque fois" of a French song.
 *
 * @param told by what the text beside the title tells, {@link homesIn}.
 */
export function languageOfTitle(source: string, told: () => ReadonlySet<Home>, { locale }: Setting): string {
  const foreign = packOf(locale)?.institutions?.works?.foreign?.split(' ') ?? [];
  const words = (source.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORT_WORD);
  if (foreign.length === 0 || words.length === 0) return locale;
  const isOf = (word: string, other: string) => packOf(other)?.text?.functionWords?.split(' ').includes(word.toLowerCase()) === true || isListedWord(word, other); // prettier-ignore
  const whole = foreign.find((other) => words.every((word) => isOf(word, other)));
  if (whole !== undefined || words.some((word) => isOrdinaryWord(word, locale))) return whole ?? locale;
  const codes = new Set([...told()].flatMap(({ code, people }) => (people === undefined ? code : [])));
  const [only = ''] = codes.size === 1 ? codes : [];
  return foreign.includes(only) ? only : locale;
}

/** The grammar of an organisation that is replaced as a whole. */
function grammarOfWhole({ grammars }: Lexicon, { kind, form }: Surroundings): string {
  const plain = kind ?? (grammars.has(BARE) ? BARE : 'organisation');
  return form !== undefined && grammars.has(`${plain}-${form}`) ? `${plain}-${form}` : plain;
}

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
  /** Of towns, by key: the region, or folded country, that is named right behind them, or that a postcode before them tells. */
  readonly lies?: Lies | undefined;
  /** What the part of a region becomes in which a town lies, where that is drawn otherwise than places are. */
  readonly partBecomes?: string | undefined;
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

/** Whether the name of an organisation may stand after the articles that stand before the one it replaces. */
function agrees(name: string, genders: string, locale: string): boolean {
  const known = nameGenders(locale);
  const gender = known?.genderOf(name);
  if (known?.isOpen === true) return genders === '' || gender === undefined || genders.includes(gender);
  // A company is called with and without an article, but a publishing house with one: "bei Lind AG", "im Lind Verlag".
  if (genders === '') return gender === undefined || (LEGAL_LETTERS.test(name) && known?.genderOf(name.split(' ', 1)[0] ?? '') === undefined); // prettier-ignore
  return gender !== undefined && genders.includes(gender);
}

/** A legal form at the end of a name is written in capitals: "GmbH", "AG". */
const LEGAL_LETTERS = / \p{L}*\p{Lu}\)?$/u;

const NOWHERE: Surroundings = {};

/**
 * Where what replaces a place lies, so that it lies in what replaces its region or country: the towns to draw from, or the name itself
 * of a region; `undefined` where nothing is known.
 */
function placeWithin(
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): Towns | string | undefined {
  const { world, places } = lexicon;
  const { scope } = draw;
  if (setting.partition !== 'all' && slot.kind !== 'city' && slot.kind !== 'world-city') return undefined;
  if (slot.kind === 'state' || slot.kind === 'region') {
    const own = regionNamed(slot.text, world);
    const other = own === undefined ? undefined : otherRegion(own, world, draw);
    return other === undefined
      ? draw.document === undefined && setting.partition === 'all'
        ? otherPart(slot.text, world, draw)
        : undefined
      : nameOfRegion(other);
  }
  if (slot.kind !== 'city' && slot.kind !== 'world-city') return undefined;
  const own = slot.kind === 'city' ? places.list('city', slot.text) : undefined;
  // What the text says beside a town holds, whatever the lists say: there are many towns of one name.
  const beside = around.lies?.get(slot.key);
  if (beside?.stays === true && own !== undefined) return { list: own, region: beside.region, area: setting.partition === 'all' && draw.document === undefined ? beside.zip : undefined }; // prettier-ignore
  const ownArea = around.keptAreas === undefined || own === undefined ? undefined : (beside?.zip ?? world.areaOf(slot.text))?.slice(0, 2); // prettier-ignore
  if (ownArea !== undefined && around.keptAreas?.has(ownArea) === true)
    return { list: own as GazetteerList, region: regionOfZip(ownArea, world), area: setting.partition === 'all' && draw.document === undefined ? ownArea : undefined }; // prettier-ignore
  if (beside?.part !== undefined && own !== undefined) {
    const key = fold(beside.part);
    const known = around.stays?.has(key) === true ? undefined : places.find(key, 'region');
    const becomes =
      around.partBecomes ??
      (known === undefined
        ? beside.part
        : drawValue({ ...countrySlot(key, known), text: beside.part }, draw, lexicon, setting));
    const region = regionOfPart(fold(becomes), setting.locale) ?? regionOfPart(key, setting.locale);
    const area = setting.partition === 'all' && draw.document === undefined ? world.areaOfPart.get(fold(becomes)) : undefined; // prettier-ignore
    return {
      list: own,
      region,
      area,
      near: fold(becomes),
      band:
        region === undefined || area !== undefined || isCode(region) || hasSeat(fold(becomes), setting) ? undefined : 2,
    };
  }
  if (beside?.hasQuarters === true && own !== undefined && setting.partition === 'all' && draw.places !== undefined) {
    const { region: there = '' } = own.find(slot.text) ?? {};
    const names = around.regionsNamed?.has(there) === true ? [] : citiesWithQuarters(setting.locale).filter((city) => world.landOf(own.find(city)?.region ?? '') === world.landOf(there) && fold(city) !== slot.key); // prettier-ignore
    if (names.length > 0) return { list: own, region: undefined, names };
  }
  const { heldIn } = around;
  const quartersHere = heldIn === undefined || own === undefined || beside?.quarterOf === undefined ? [] : citiesWithQuarters(setting.locale).flatMap((city) => (own.find(city)?.region === heldIn ? (quartersIn(fold(city), setting.locale) ?? []) : [])); // prettier-ignore
  if (own !== undefined && quartersHere.length > 0) return { list: own, region: heldIn, names: quartersHere };
  const cityOf = beside?.quarterOf ?? beside?.of;
  if (cityOf !== undefined && own !== undefined && setting.partition === 'all' && draw.places !== undefined) {
    const { band = 0, region: there = '' } = own.find(cityOf) ?? {};
    const of: Slot = { ...countrySlot(fold(cityOf), { kind: 'city', band, ending: '', region: there }), text: cityOf, region: there }; // prettier-ignore
    const city = drawValue(of, draw, lexicon, setting, around);
    const region = own.find(city)?.region;
    const names = beside?.quarterOf === undefined ? undefined : quartersIn(fold(city), setting.locale);
    if (names !== undefined) return { list: own, region, names };
    if (region !== undefined) return { list: own, region, near: fold(city) };
  }
  const inRegion = beside?.within === undefined ? undefined : placeInRegion(beside.within, slot, draw, lexicon, setting, around); // prettier-ignore
  if (inRegion !== undefined) return inRegion;
  const held = heldIn === undefined || beside !== undefined ? undefined : townsHeldIn(slot, heldIn, lexicon, setting, around); // prettier-ignore
  if (held !== undefined) return held;
  const { nearby } = around;
  const isPlain = beside === undefined && slot.kind === 'city' && own !== undefined;
  const isNamesake = isPlain && isOfSeveral(slot.key, setting.locale);
  const isSmall = isPlain && slot.band > 0 && !!slot.region;
  // Beside Athens and Patras "Corinth" is no town in Texas.
  const isBorrowed = isSmall && nearby === undefined && around.isFarOff === true && (isNamesake || packOf(setting.locale)?.places?.borrowsNames === true); // prettier-ignore
  if (isPlain && nearby !== undefined && !isNamesake) {
    const isUnknown = slot.region === undefined ? world.originOf(slot.text, true) === undefined : slot.region === '';
    // In a letter from Leeds "Hull" is no town in Massachusetts, and what no list has no American one.
    if (isUnknown || (isSmall && world.landOf(slot.region) !== world.landOf(nearby))) {
      const others = world.regions.get(nearby);
      // Beside towns of one region what no list has lies there too.
      const same = isUnknown && around.regionsTold === 1 ? becomesOf(nearby, slot, draw, lexicon, setting) : undefined;
      return { list: own, region: same ?? (others === undefined ? nearby : scope.fork('land', slot.key).pick(others)) };
    }
  }
  // London is no town in Kentucky beside others of America.
  const ofNearby = isNamesake && nearby !== undefined && (slot.band > 0 || !world.regions.has(nearby)) ? nearby : undefined; // prettier-ignore
  const listed = ofNearby ?? (isBorrowed || beside?.country !== undefined ? undefined : slot.region);
  const within = beside?.region ?? listed;
  const other = slot.kind === 'city' && within ? becomesOf(within, slot, draw, lexicon, setting) : undefined;
  if (own !== undefined && other !== undefined) {
    const area = beside?.zip ?? world.areaOf(slot.text);
    const isWhole =
      slot.grammar !== GREAT && setting.partition === 'all' && draw.document === undefined && area !== undefined;
    return { list: own, region: other, area: isWhole ? otherArea(area.slice(0, 2), other, world, draw) : undefined };
  }
  const home = within !== undefined && world.homes.has(fold(within));
  if (home && own !== undefined) return { list: own, region: within };
  // Institutions are at home where no list says otherwise.
  const { isHome } = around;
  const origin = slot.region === undefined && beside === undefined && isHome !== undefined ? (around.origin ?? world.originOf(slot.text, isHome)) : undefined; // prettier-ignore
  const isToldOf = origin !== undefined && around.foreign !== undefined && world.abroad.has(around.foreign);
  // Villages beside each other are of one country, if only of the language of a list.
  const isAnywhere = around.areMany === true && draw.places !== undefined && origin === places.list('world-city') && world.foreign.length > 0; // prettier-ignore
  if (origin !== undefined && !isToldOf)
    return { list: isAnywhere ? scope.fork('origin').pick(world.foreign) : origin, region: undefined };
  // "Kvarnlyckans båtsällskap": a body whose town looks as those at home do is there, whatever else is named.
  const isNative = isHome === undefined && slot.region === undefined && packOf(setting.locale)?.places?.tellsForeign === true && places.find(slot.key, 'city') === undefined && world.originOf(slot.text, false) === undefined; // prettier-ignore
  const unlisted = beside === undefined ? (isToldOf ? around.foreign : isNative ? undefined : around.abroad) : beside.country; // prettier-ignore
  const nameHere = listed === undefined ? unlisted : fold(listed);
  if (nameHere === undefined || nameHere === '') return undefined;
  if (own !== undefined && listed !== undefined && !world.abroad.has(nameHere)) return { list: own, region: listed };
  // "Mandalay" lies in Burma, where the document calls Myanmar so.
  const country = world.namesOf.get(nameHere)?.find((name) => around.named?.has(name) === true) ?? nameHere;
  const towns = world.abroad.get(nameHere);
  if (around.stays?.has(country) === true && towns !== undefined) return towns;
  const isCapital = fold(world.capitals.get(country) ?? '') === slot.key;
  // "the government in Ankara"
  if (isCapital && around.governing?.has(slot.key) === true) {
    const own = world.capitals.get(fold(countryLike(country, draw, lexicon, setting, around.coastal)));
    return own ?? scope.fork('seat', slot.key).pick([...world.capitals.values()].filter((seat) => fold(seat) !== slot.key)); // prettier-ignore
  }
  if (around.named?.has(country) !== true && towns !== undefined) return towns;
  const nation = countryLike(country, draw, lexicon, setting, around.coastal);
  return (isCapital ? world.capitals.get(fold(nation)) : undefined) ?? townsAbroad(country, nation, draw, lexicon);
}

/** "in Springfield" beside the name of an election in Canada: what may lie there does, be it called as a town abroad; a great town is where it is. */
function townsHeldIn(
  { kind, key, band, region }: Slot,
  heldIn: string,
  { places, world }: Lexicon,
  { locale }: Setting,
  { named }: Surroundings,
): Towns | undefined {
  const list = places.list('city');
  if (list === undefined) return undefined;
  const mayBe = band > 0 || isOfSeveral(key, locale);
  const isElsewhere = kind === 'world-city' ? named?.has(fold(region ?? '')) !== true : world.regions.has(region ?? '') || world.landOf(region ?? '') !== world.landOf(heldIn); // prettier-ignore
  return !region || region === heldIn || (mayBe && isElsewhere) ? { list, region: heldIn } : undefined;
}

/** The towns of a region abroad, or of what that becomes where it is a mention; of the country of this where the lists have none of it. */
function placeInRegion(
  region: string,
  { band }: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): Towns | undefined {
  const { world, places } = lexicon;
  const key = fold(region);
  const known = around.stays?.has(key) === true || around.within?.has(key) !== true ? undefined : places.find(key, 'region'); // prettier-ignore
  const becomes = known === undefined ? region : drawValue({ ...countrySlot(key, known), text: region }, draw, lexicon, setting, around); // prettier-ignore
  const own = places.list('city');
  const towns = world.others.townsOf(fold(becomes)) ?? [];
  const nation = places.nationOf(fold(becomes));
  if (own === undefined || towns.length < ENOUGH_IN_AREA) return nation === undefined ? undefined : world.abroad.get(nation); // prettier-ignore
  // As great as it is, as far as there are such.
  for (const most of [0, 1, 2]) {
    const alike = towns.filter((town) => Math.abs(town.band - band) <= most);
    if (alike.length >= ENOUGH_IN_AREA) return { list: own, region: undefined, names: alike.map(({ name }) => name) };
  }
  return undefined;
}

/** Of regions those that there were in the first year of which the text tells: no Legislative Assembly of Alberta in 1880. */
export function existing<T extends readonly string[] | undefined>(
  names: T,
  { earliest }: Draw,
  { locale }: Setting,
): T | readonly string[] {
  // prettier-ignore
  const since = sinceOf(locale);
  if (names === undefined || earliest === undefined || !names.some((name) => since.has(name))) return names;
  const year = earliest();
  const there = year === undefined ? names : names.filter((name) => (since.get(name) ?? 0) <= year);
  return there.length > 1 ? there : names;
}

const sinceOf = memoise((locale): ReadonlyMap<string, number> => {
  const lines = packOf(locale)?.places?.since?.split('|') ?? [];
  return new Map(lines.map((line) => line.split(' ')).map(([name = '', year]) => [name.replaceAll('_', ' '), Number(year)])); // prettier-ignore
});

/** Others of the kind of a region: those of its line, or the divisions of its country. */
function lineOf(slot: Slot, lexicon: Lexicon, around: Surroundings): readonly string[] | undefined {
  const { places } = lexicon;
  const own = isTownOfLand(slot, lexicon, around) ? undefined : places.alike(slot.key);
  return own !== undefined || slot.grammar !== DIVISION ? own : places.divisionsOf(nationOfDivision(slot, places, around))?.names; // prettier-ignore
}

/** "Victoria, British Columbia": a town that a region elsewhere is called as, where the document tells of its own land. */
function isTownOfLand({ key, kind, region, band }: Slot, { world }: Lexicon, { lies, nearby }: Surroundings): boolean {
  if (kind !== 'city' || region === undefined) return false;
  return lies?.get(key)?.region === region || (band === 0 && nearby !== undefined && world.landOf(nearby) === world.landOf(region)); // prettier-ignore
}

/** Others of its kind in another country. */
const regionsLike = ({ key, grammar }: Slot, nation: string, { places }: Lexicon): readonly string[] | undefined =>
  grammar === DIVISION || places.nationsWith(key).length > 0 ? places.divisionsOf(nation)?.names : places.regionsOf(nation); // prettier-ignore

/** The folded country of a division: the one of which the document tells where several have one of its name, or no list has it. */
function nationOfDivision(
  { key, grammar, region = '' }: Slot,
  places: PlaceLexicon,
  { named, peopled, stays }: Surroundings,
): string {
  const told = [named, stays, peopled].flatMap((countries) => [...(countries ?? [])]);
  const own = grammar === DIVISION && region !== '' ? [region, ...places.nationsWith(key)] : places.nationsWith(key);
  const known = own.find((nation) => told.includes(nation)) ?? own[0] ?? places.nationOf(key);
  if (known !== undefined || grammar !== DIVISION) return known ?? '';
  return told.find((nation) => places.divisionsOf(nation) !== undefined) ?? '';
}

/** The word for the kind behind a division: that of another country where it is the one of its own. "Lind Prefecture" becomes "Lund County". */
function kindLike(
  slot: Slot,
  value: string,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string {
  const { places } = lexicon;
  const kind = slot.ending.trim();
  const own = places.divisionsOf(nationOfDivision(slot, places, around));
  const moved = kind === '' ? undefined : nationBecomes(slot, draw, lexicon, setting, around);
  const other = moved === undefined ? undefined : places.divisionsOf(fold(moved));
  const isOther = own?.kind.toLowerCase() === kind.toLowerCase() && other?.names.includes(value) === true;
  return isOther ? ` ${applyCasing(other.kind, casingOf(kind))}` : slot.ending;
}

/** What the country of a region abroad becomes, where the document names it and it does not stay: the region lies in that then. */
function nationBecomes(
  slot: Slot,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string | undefined {
  const { named, stays } = around;
  const nation = nationOfDivision(slot, lexicon.places, around);
  if (named?.has(nation) !== true || stays?.has(nation) === true) return undefined;
  return countryLike(nation, draw, lexicon, setting);
}

/** What replaces a country of which there are towns; empty for one that the lists do not know. */
export function countryLike(
  country: string,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  coastal?: ReadonlySet<string>,
): string {
  const known = country === '' ? undefined : lexicon.places.find(country, 'country');
  return known === undefined ? '' : drawValue(countrySlot(country, known), draw, lexicon, setting, { peopled: new Set([country]), ...(coastal && { coastal }) }); // prettier-ignore
}

/** Whether several regions or countries have a town of a folded name. */
export const isOfSeveral = (key: string, locale: string): boolean => namesakesOf(locale).has(key);

const namesakesOf = memoise((locale): ReadonlySet<string> => new Set(packOf(locale)?.places?.namesakes?.split('|')));

/** The towns of what replaces a country; of one near it, or else of any abroad, where no town of it is known. */
function townsAbroad(country: string, other: string, { scope }: Draw, { world }: Lexicon): Towns | undefined {
  const found = world.abroad.get(fold(other));
  if (found !== undefined || world.abroad.size === 0) return found;
  const near = nearTo(country, world.nearWithTowns)?.flatMap((name) => world.abroad.get(fold(name)) ?? []) ?? [];
  return scope.fork('abroad', country).pick(near.length > 0 ? near : [...world.abroad.values()]);
}

function countrySlot(key: string, { kind, band }: Place): Slot {
  return { kind, key, text: key, casing: 'title', band, gender: 'u', tokens: key.split(' ').length, ending: '', grammar: '', region: '' }; // prettier-ignore
}

/** Shorter ones are not of the countries whose areas are known. */
const AREA_DIGITS = 5;

/** What a postcode begins with in the region that replaces its own. */
export function zipBeginnings(
  text: string,
  draw: Draw,
  { world }: Lexicon,
  keptAreas?: ReadonlySet<string>,
): readonly string[] | undefined {
  const { document } = draw;
  const digits = text.replace(/\D/gu, '');
  if (keptAreas?.has(digits.slice(0, 2)) === true) return [digits.slice(0, 2)];
  const region = document === undefined && digits.length >= AREA_DIGITS ? regionOfZip(digits, world) : undefined;
  const other = region === undefined ? undefined : otherRegion(region, world, draw);
  if (other === undefined) return undefined;
  const area = otherArea(digits.slice(0, 2), other, world, draw);
  return area === undefined ? world.areas.get(other) : [area];
}

/** Whether two folded names have a word in common, but for short ones ("new", "san"). */
function shareWord(a: string, b: string): boolean {
  if (!a.includes(' ') && !b.includes(' ')) return false;
  const words = wordsOfName(b);
  return a.split(/[^\p{L}]+/u).some((word) => word.length > 3 && words.some((other) => isNearWord(word, other)));
}

const wordsOfName = rememberLast((name: string): readonly string[] => name.split(/[^\p{L}]+/u));

/** The names of the people of a country, for what is called after somebody of there. */
function namesOfPeople({ kind, region }: Slot, { gazetteers, locale }: Setting) {
  const home = region === undefined || kind === 'saint' ? undefined : homesOfCountries(locale).get(fold(region));
  const list = home && listOfOrigin({ ...home, gender: 'u', isSure: true }, kind as NameRole, gazetteers, locale);
  return list && { list, people: home.people };
}

/** Whose names people have by the folded country where they live. */
const homesOfCountries = memoise((locale): ReadonlyMap<string, Home> => {
  const { names: { homes = {}, homeEndings } = {} } = packOf(locale) ?? {};
  if (homeEndings !== undefined) return new Map(); // its words are no names of countries
  return new Map(
    Object.entries(homes).flatMap(([name, words]) => {
      const home = name.startsWith(':') ? { code: DEFAULT_LOCALE, people: name.slice(1) } : { code: name };
      return words.split(' ').map((word) => [fold(word.replaceAll('_', ' ')), home] as const);
    }),
  );
});

function streamOf(slot: Slot): string {
  if (slot.kind === 'saint') return 'given-name';
  return isPlaceKind(slot.kind) ? 'place' : slot.kind;
}

function listOf(slot: Slot, lexicon: Lexicon): GazetteerList | undefined {
  if (isPlaceKind(slot.kind)) return lexicon.places.list(slot.kind, slot.text);
  switch (slot.kind) {
    case 'given-name':
    case 'saint':
      return lexicon.names.given;
    case 'street-core':
      return (
        (slot.grammar === '' || slot.grammar === 'bare' || STREET_FORMS.has(slot.grammar)
          ? undefined
          : lexicon.neighbour(slot.grammar).streetCores) ??
        lexicon.streetCores ??
        lexicon.names.family
      );
    case 'street-stem':
      return (slot.grammar === '' ? lexicon : lexicon.neighbour(slot.grammar)).streets ?? lexicon.names.family;
    case 'advocation':
      return lexicon.advocations;
    case 'family-name':
      return lexicon.names.family;
    default:
      return undefined;
  }
}

/** "Linden" of "Lindenstraße"; `undefined` for any other name of a street. */
function stemOf(street: string): string | undefined {
  const stem = splitStreetCompound(street)?.stem;
  return stem === undefined || /[ -]/u.test(stem) ? undefined : stem;
}

/** "weg" and "Weg", "str" and "strasse": "Amselweg" becomes what ways are called by, and streets are not. */
const isSameWay = (street: string, stem: string, head: string): boolean => fold(street.slice(stem.length)).startsWith(fold(head).slice(0, 3)); // prettier-ignore

function usualStemsOf(streets: GazetteerList | undefined): ReadonlySet<string> {
  const usual = streets?.values.filter((street) => streets.find(street)?.band === 0) ?? [];
  return new Set(usual.flatMap((street) => stemOf(street) ?? []).map(fold));
}

/** Whether a rendered value has about as many words as the source, or, when asked, exactly as many. */
function similarLength(value: string, slot: Slot, setting: Setting): boolean {
  // Chinese has no spaces; there the last two signs tell the kind.
  if (HAN_KIND.test(slot.text)) return value.endsWith(slot.text.slice(-2));
  const difference = Math.abs(countTokens(value) - slot.tokens);
  return setting.keepTokens ? difference === 0 : difference <= 1;
}

/** What the region of a town or a code becomes: where it is one of a line of such that stand for each other, what a mention of it does. */
function becomesOf(region: string, slot: Slot, draw: Draw, lexicon: Lexicon, setting: Setting): string | undefined {
  const name = nameOfRegion(region);
  const isInLine = name !== region && setting.partition === 'all' && lexicon.places.alike(fold(name)) !== undefined;
  if (!isInLine) return otherRegion(region, lexicon.world, draw);
  const drawn = regionNamed(drawValue(regionSlot(slot, name, lexicon), draw, lexicon, setting), lexicon.world);
  return drawn ?? otherRegion(region, lexicon.world, draw);
}

/** "MA" becomes the code of the region that "Massachusetts" becomes, where the lists allow it. */
function drawRegionCode(slot: Slot, draw: Draw, lexicon: Lexicon, setting: Setting): string {
  const { scope, document = scope } = draw;
  const codes = regionCodesOf(setting.locale);
  const isTitle = /\p{Ll}/u.test(slot.text);
  const own = isTitle ? undefined : codes.get(slot.text);
  if (own !== undefined) {
    const becomes = own === '' ? undefined : becomesOf(own, slot, draw, lexicon, setting);
    const there =
      becomes === undefined ? [] : [...codes].flatMap(([code, region]) => (region === becomes ? [code] : []));
    const others = there.length > 0 ? there : [...codes.keys()].filter((code) => code !== slot.text);
    return document.fork('code', slot.text).pick(others);
  }
  const source = regionOfCode(slot.text);
  if (source !== undefined) {
    const name = drawValue(regionSlot(slot, source.name, lexicon), draw, lexicon, setting);
    const region =
      codesOfRegion(name) ?? scope.fork('region-code', slot.key).pick(REGION_CODES.filter((each) => each !== source));
    const dotted = slot.text.endsWith('.') ? region.dotted : region.dotted.slice(0, -1);
    return source.code === slot.text || !dotted.includes('.') ? (slot.text.endsWith('.') && dotted !== '' ? dotted : region.code) : dotted; // prettier-ignore
  }
  const code = slot.text.replaceAll('.', '').toUpperCase();
  const other =
    setting.partition === 'all' && lexicon.world.regions.has(code)
      ? becomesOf(code, slot, draw, lexicon, setting)
      : undefined; // "Red Deer, AB"
  const isKnown = other !== undefined && isCode(other) && codeGroup(other, false)?.includes(other) === true;
  const drawn = isKnown && other.length === code.length ? other : pickCode(slot, document, false);
  return (isTitle ? [...codes.keys()].find((each) => each.toUpperCase() === drawn) : undefined) ?? drawn; // "(Qld)" becomes "(Vic)", or "(NSW)"
}

function regionSlot(slot: Slot, name: string, lexicon: Lexicon): Slot {
  const key = fold(name);
  const place = lexicon.places.find(key, 'region');
  const band = place?.band ?? slot.band;
  return { ...slot, kind: place?.kind ?? 'region', key, text: name, band, tokens: name.split(' ').length };
}

/** Whether a place is a home country or what stands for one, "U.S.": beside places of theirs they stay. */
export function isOfHome({ kind, key, text }: Slot, { world: { homes } }: Lexicon, { locale }: Setting): boolean {
  if (kind !== 'country-code') return (kind === 'country' || kind === 'region') && homes.has(key);
  const letters = text.replaceAll('.', '').toUpperCase();
  return letters.length <= LONGEST_HOME_CODE && homes.has(fold(countryOfCode(locale).of(letters.slice(0, 2)) ?? ''));
}

const LONGEST_HOME_CODE = 3;

const countryOfCode = memoise((locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }));

function drawCountryCode(slot: Slot, scope: Rng): string {
  const code = pickCode(slot, scope, true);
  return slot.text.includes('.') ? [...code].join('.') + (slot.text.endsWith('.') ? '.' : '') : code;
}

function pickCode(slot: Slot, scope: Rng, country: boolean): string {
  const source = slot.text.replaceAll('.', '').toUpperCase();
  const others =
    codeGroup(slot.text, country)?.filter((code) => code !== source && code.length === source.length) ?? [];
  const rng = scope.fork('code', source);
  const drawn = others.length === 0 ? mapShape(source, rng) : rng.pick(others);
  return applyCasing(drawn, slot.casing === 'lower' ? 'lower' : 'upper');
}

/** "21st", "22nd", "23rd", "11th": the English ending that goes with the number. */
function fitOrdinal(text: string, locale: string): string {
  const [, number = '', ending, other] = /^(\d+)(?:(st|nd|rd|th)|(\p{Ll}+))$/iu.exec(text) ?? [];
  if (ending === undefined) {
    if (other === undefined) return text;
    const fitted = (own: number) => packOf(locale)?.dates?.ending?.(own, other, false) ?? other;
    // The first has an ending for each sex: "1er étage", "1re rue".
    return number === '1' && fitted(1) !== other ? `2${fitted(2)}` : number + fitted(Number(number));
  }
  const teen = number.endsWith('1', number.length - 1) && number.length > 1;
  const fitting = teen ? 'th' : (['th', 'st', 'nd', 'rd'][Number(number.slice(-1))] ?? 'th');
  return number + (ending === ending.toUpperCase() ? fitting.toUpperCase() : fitting);
}

/** One or two before a number, of the first two one behind it. */
const nearNumber = (own: number, rng: Rng): number => (own > 2 ? own - 1 - rng.int(2) : own + 1);

/** Each figure so much later as all at its place of numbers as long; the first is no nought. */
function turnDigits(text: string, rng: Rng): string {
  let turned = '';
  for (const [at, figure] of [...text].entries()) {
    const own = Number(figure);
    turned += at === 0 && own > 0 ? 1 + ((own + rng.int(8)) % 9) : (own + rng.int(10)) % 10;
  }
  return turned;
}

/** Another number in words, about as large. */
function drawNumberWord(slot: Slot, scope: Rng, locale: string): string {
  const value = readAgeWords(slot.text, 0, locale)?.value ?? 1;
  const range = Math.max(10, value);
  const other = 1 + ((value + scope.fork('number-word', slot.key).int(range - 1)) % range);
  return applyCasing(ageInWords(other, locale) ?? String(other), slot.casing);
}

const MAX_ROMAN = 20;

/** Another Roman numeral up to 20, of the sort that numbers army corps. */
function drawRoman(text: string, rng: Rng): string {
  const own = readRoman(text) ?? 1;
  return writeRoman(1 + ((own + rng.int(MAX_ROMAN - 1)) % MAX_ROMAN));
}

/** The letter of a flat or floor becomes another early one, any other letter any other. */
function drawLetter(letter: string, rng: Rng): string {
  const others = [...'ABCDEF'].filter((each) => each !== letter);
  return letter >= 'A' && letter <= 'H' ? rng.pick(others) : otherLetter(letter, rng);
}
