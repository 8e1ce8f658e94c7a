import { memoise, rememberLast } from '../../core/caches.ts';
import { packOf, wordsOf } from '../../languages/index.ts';
import type { PlaceGroup } from '../../languages/pack.ts';
import { pickApart } from '../apart.ts';
import { fold, genitiveEnding, mapShape } from '../case.ts';
import {
  genitiveBehindArticle,
  isListedWord,
  isPlaceWord,
  isSmallNoun,
  memoiseByLocale,
  otherBodies,
  otherClassWords,
  ownsWithS,
  sharedWords,
} from '../institutions/class-words.ts';
import { FUNCTION_WORDS, genderBefore, HONOURS, isOrganisationKind, PLACE_KINDS, ROOM_WORDS, SAINTS, STREET_KINDS, UNIT_WORDS } from '../kind-words.ts'; // prettier-ignore
import { codeGroup, regionOfCode, regionOfPart } from './place-lexicon.ts';
import { fillReading, ONE, peoplesOf, readOnce, ROAD_NUMBER, sharedLexicon, type Lexicon, type Reading, type Slot, type SlotKind, type Surroundings, type Template } from '../slots.ts'; // prettier-ignore
import { classOfCountry, nameOfRegion, regionNamed, regionOfZip } from './world.ts';
import { looksLikeStreet, looksLikeUnit, readStreet, saintSlot } from './street.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from '../template-words.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from '../types.ts';

const TYPES: readonly SurrogateType[] = ['location', 'city', 'region', 'country', 'street', 'address', 'room'];
const LISTS: Readonly<Partial<Record<SurrogateType, string>>> = {
  city: 'cities',
  region: 'regions',
  country: 'countries',
};
const TRIES = 24;
const HAN = /\p{Script=Han}{2,}/u;
/** British and Canadian postcodes, at the end of a component. */
const LETTERED_ZIP = /(?<=\s|^)(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/u;

/**
 * Places, from rooms to countries. A mention is read as components ("12 Main St., Boston, MA"), each of which keeps its
 * kind: a city becomes a city, a country a country, an abbreviation an abbreviation; a street keeps its kind of way, its
 * order and the shape of its numbers. Components are keyed by themselves, so that "Boston" agrees with "Boston, MA".
 */
export const locationFamily: SurrogateFamily<LocationState> = {
  types: TYPES,

  study: (whole, setting) => {
    const mentions = whole.map((mention) => withoutArticle(mention, setting)?.rest ?? mention);
    const lexicon = sharedLexicon(setting);
    return {
      lexicon,
      around: surroundingsOf(mentions, lexicon, setting),
      articled: articledPlaces(mentions, lexicon, setting),
    };
  },

  write(mention, { lexicon, around, articled }, draw, setting) {
    const parted = withoutArticle(mention, setting);
    if (parted !== undefined) {
      const other = locationFamily.write(parted.rest, { lexicon, around, articled }, draw, setting);
      return other === undefined ? undefined : parted.article + other;
    }
    if (mention.stays === true || isOfOffice(mention, lexicon, setting)) return undefined;
    const pack = packOf(setting.locale);
    // "the greatest country of Africa": its countries stay in their part of the world, and so that stays what it is.
    if (draw.mayStay === true && around.named?.size && pack?.places?.partsOfWorld?.test(mention.text)) return undefined;
    const alike = articled.get(mention.text);
    if (alike !== undefined) {
      if (alike.names.length === 0 && draw.mayStay === true) return undefined;
    }
    if (alike !== undefined && alike.names.length > 0) {
      const key = fold(mention.text);
      const own = (draw.document ?? draw.scope).fork('articled-place', key);
      // A country is drawn as where its towns lie is.
      const drawn = alike.isCountry ? fillReading(readMention(mention, lexicon, setting.locale), draw, lexicon, setting, around) : undefined; // prettier-ignore
      const name = drawn !== undefined && alike.names.includes(drawn) ? drawn : pickApart(alike.names, key, own, draw.places, fold); // prettier-ignore
      const genitive = pack?.agreement?.genitive;
      const isOwned = genitive !== undefined && (alike.isOwned || genitive.after.test(mention.before));
      const ended = isOwned ? name + genitiveEnding(name, genitive) : name;
      return pack?.places?.inflect?.(ended, mention.before) ?? ended;
    }
    const reading = readMention(mention, lexicon, setting.locale);
    const own = draw.document === undefined ? around : { ...around, isHome: false };
    if (draw.mayStay === true && isFormerCountry(mention, reading, lexicon, setting)) return undefined;
    if (own.isHome && isHomeCountry(reading, lexicon)) return undefined;
    if (draw.mayStay === true && tellsWhere(around) && isContinent(reading, setting.locale)) return undefined;
    const written =
      fillReading(reading, draw, lexicon, setting, own) ?? rewrite(mention, draw.document ?? draw.scope, setting);
    return written === undefined ? undefined : (pack?.places?.inflect?.(written, mention.before) ?? written);
  },

  around: ({ before, after }, { locale }) => {
    const pack = packOf(locale);
    const isOffice = BEFORE_OFFICE.test(after) || pack?.places?.offices?.test(after) === true;
    const isBare = pack?.agreement?.genitive === undefined && pack?.places?.inflect === undefined;
    return `${isOffice ? 'office' : ''}\n${isBare ? '' : before}`;
  },

  // "Reading Railroad": a word of the dictionary for a place says what it is, but for one that is the name of a place itself ("Bath").
  keeps: (key, type, setting, token) =>
    PLACE_KINDS.has(key) ||
    isSmallNoun(token, setting.locale) ||
    (token !== undefined && isPlaceWord(token, setting.locale) && !isListed(token, type, sharedLexicon(setting))) ||
    STREET_KINDS.has(key) ||
    UNIT_WORDS.has(key) ||
    ROOM_WORDS.has(key) ||
    FUNCTION_WORDS.has(key) ||
    SAINTS.has(key) ||
    HONOURS.has(key) ||
    isOrganisationKind(key) ||
    STREET_PARTS.has(key) ||
    isSharedByPlaces(key, setting.locale),

  fresh(type, rng, setting) {
    const { gazetteers, locale, partition } = setting;
    return gazetteers.render(locale, LISTS[type] ?? type, rng, { partition });
  },
};

/** "den USA": an article that a mention begins with stands before it as any other, where names are inflected after it. */
function withoutArticle(
  mention: Mention,
  { locale }: Setting,
): { readonly article: string; readonly rest: Mention } | undefined {
  const pack = packOf(locale);
  if (pack?.places?.inflect === undefined) return undefined;
  const [article = '', word = ''] = /^(\p{Ll}{2,4}) (?=\p{Lu})/u.exec(mention.text) ?? [];
  if (word === '' || pack.agreement?.determiners?.[word] === undefined) return undefined;
  return { article, rest: { ...mention, text: mention.text.slice(article.length), before: mention.before + article } };
}

/** Whether several of the names that the language's pack has by group have a word: "Röda havet", "Svarta havet". */
const isSharedByPlaces = memoiseByLocale((word, locale) => {
  const { articled: groups = [], alike = [] } = packOf(locale)?.places ?? {};
  const ofGroups = () => groups.flatMap(({ f = '', m = '', n = '', p = '', u = '' }) => [f, m, n, p, u].flatMap((names) => names.split(' '))); // prettier-ignore
  return sharedWords(groups, ofGroups).has(word) || sharedWords(alike, () => alike.flatMap((line) => line.split(' '))).has(word); // prettier-ignore
});

/** "Yugoslavia": of which the text tells a people, and no list tells another; what is called a country, and is none today, in a language that tells its articles. */
function isFormerCountry(
  { text, type }: Mention,
  { template: [only] }: Reading,
  { places }: Lexicon,
  { locale }: Setting,
): boolean {
  const isWhole = typeof only === 'object' && only.text === text; // "Old Hittite Kingdom" keeps its kind
  if (type === 'country' && isWhole && packOf(locale)?.agreement?.droppedArticle !== undefined && isUnknown(text, places, locale)) return true; // prettier-ignore
  const [name] = peoplesOf(locale).get(text.toLowerCase()) ?? [];
  return name === text && places.find(fold(text), 'country') === undefined && otherClassWords(text, locale) === undefined; // prettier-ignore
}

/** No list has it, nor the last word of it: "Magadha", but "Peninsular Malaysia". */
const isUnknown = (text: string, places: Lexicon['places'], locale: string): boolean =>
  /^\p{Lu}[\p{L} -]{3,}$/u.test(text) &&
  otherClassWords(text, locale) === undefined &&
  [text, text.slice(text.lastIndexOf(' ') + 1)].every((name) => places.find(fold(name), 'country') === undefined);

const BEFORE_OFFICE = /^ ?(?:\p{Lu}|\p{Sc})/u;

/** "U.S. Senator", "US $": the offices and the money of a home country are those of no other. */
function isOfOffice({ text, type, after }: Mention, lexicon: Lexicon, { locale }: Setting): boolean {
  const isOffice = BEFORE_OFFICE.test(after) || packOf(locale)?.places?.offices?.test(after) === true;
  if (!isOffice || (type !== 'country' && type !== 'location')) return false;
  const [only, ...more] = readMention({ text, type }, lexicon, locale).template;
  if (only === undefined || typeof only === 'string' || more.length > 0) return false;
  return only.kind === 'country-code' || (only.kind === 'country' && lexicon.world.homes.has(only.key));
}

interface LocationState {
  readonly lexicon: Lexicon;
  readonly around: Surroundings;
  /** By the text of a place that is of a group of the pack, or stands with an article: others of its kind and gender. */
  readonly articled: ReadonlyMap<string, Alike>;
}

/**
 * Names that stand with an article ("am Rhein", "die Eifel") are those of rivers, mountains, buildings and the like: no town fits there. What fits is
 * told by the groups of the language's pack: that which has the name, else the first whose ending or words before it match.
 */
function articledPlaces(
  mentions: readonly Mention[],
  lexicon: Lexicon,
  { locale }: Setting,
): LocationState['articled'] {
  const { articled: groups, houses } = packOf(locale)?.places ?? {};
  const found = new Map<string, Alike>();
  if (groups === undefined) return found;
  const put = (text: string, names: readonly string[], isOwned = false, isCountry = false): void => {
    const key = fold(text);
    const keys = keysOf(names);
    const others = keys.includes(key) ? names.filter((_, i) => keys[i] !== key) : names;
    found.set(text, { names: others, isOwned, isCountry });
  };
  const genders = new Map<string, string>();
  // Where there are genders, words before the noun have its ending, and no town stands behind an article.
  const { hasGenders, isListOnly: isOfLists, byWordsBefore, bySureEnding } = factsOf(groups);
  const fits = hasGenders ? /^\p{L}+(?:(?<=er) \p{Lu}\p{L}+)?$/u : /^\p{L}[\p{L}: ]*$/u;
  const isListOnly = houses === undefined && isOfLists;
  for (const { text, before, after, type } of mentions) {
    if (type !== 'location' && type !== 'country' && (type !== 'region' || !hasGenders)) continue;
    if (ROAD.test(text)) continue; // "der A1"
    const sure = byWordsBefore.find((group) => group.before?.test(before));
    const here = genderBefore(before, locale);
    // A region whose towns are known is one of these where it takes no article: "Bilbao (País Vasco)".
    const isRegion = hasGenders && here === '' && lexicon.world.regions.has(regionNamed(text, lexicon.world) ?? '');
    // "Kinshasa, Congo" is no river.
    const isNation = !hasGenders && here === '' && isNamedNation(text, lexicon, locale);
    const own =
      sure !== undefined
        ? namesOf(sure, 'u')
        : isRegion || isNation
          ? undefined
          : groupOf(text, groups, hasGenders && here !== '');
    if (own !== undefined) {
      put(text, own, sure === undefined && !own.includes(text));
      continue;
    }
    if (isListOnly) continue;
    const known = knownOnce(text, type, lexicon, locale);
    // "the Grand Canyon" is not the small town of that name.
    const [only] = known ?? [];
    const isTown = typeof only === 'object' && known?.length === 1 && only.kind === 'city' && only.band > 0;
    if (isTown && !hasGenders && here !== '' && !groups.some(({ unless }) => unless?.test(after))) {
      put(text, []);
      continue;
    }
    // "the Blue Note": what words of the dictionary name is made by people.
    const isOfWords = houses !== undefined && here !== '' && type === 'location' && / /u.test(text) && fits.test(text);
    if (isOfWords && text.split(' ').every((word) => !PLACE_KINDS.has(fold(word)) && isListedWord(word, locale))) {
      const isName = known === undefined && readMention({ text, type }, lexicon, locale).template.length === 1; // prettier-ignore
      if (isName && !groups.some(({ unless }) => unless?.test(after))) put(text, housesOf(houses));
      continue;
    }
    const isCode = codeGroup(text, true) !== undefined;
    const isListed = (isCode || here !== '') && hasGenders && isListedCountry(text, lexicon);
    const isCountry = isCode || isListed;
    // "die USA" is a country in a text; without an article it is a code, where the lists have it not.
    if (isListed || (isCode && here !== '')) {
      const kind = classOfCountry(fold(text), locale);
      const alike = lexicon.world.countries.get(
        hasGenders && here.includes('m') && kind.length !== 1 && !kind.includes('-') && !kind.startsWith('m')
          ? 'm'
          : kind,
      );
      if (alike?.some((name) => fold(name) !== fold(text)) === true) put(text, alike, false, true);
    }
    // "an der Weida": no town stands behind an article.
    const isWater = hasGenders && here !== '' && known?.length === 1 && typeof only === 'object' && only.kind === 'city' && only.band === 2 && fits.test(text); // prettier-ignore
    const beside = isWater ? groups.find(({ before: cue, ending, isSure, ...names }) => !ending && isSure !== true && cue?.test(before) === true && [...here].some((gender) => names[gender as Gender] !== undefined)) : undefined; // prettier-ignore
    if (beside !== undefined)
      put(
        text,
        [...here].flatMap((gender) => namesOf(beside, gender as Gender)),
      );
    if (
      beside !== undefined ||
      isCountry ||
      type !== 'location' ||
      known !== undefined ||
      !(fits.test(text) || hasGenders)
    )
      continue;
    const isStreet = (hasGenders || here === '') && looksLikeStreet(text, locale);
    const isOfKind = hasGenders && text.includes(' ') && fits.test(text); // "Tegeler See"
    const alone = bySureEnding.find(({ ending }) => ending?.test(text)) ?? NO_GROUP;
    if (
      isStreet ||
      (text.includes(' ') &&
        !isOfKind &&
        alone.ending === undefined &&
        readMention({ text, type }, lexicon, locale).template.length > 1)
    )
      continue; // "Arizona River"
    const told = here === '' ? ((['f', 'm', 'n'] as const).find((gender) => gender in alone) ?? 'u') : hasGenders && PLURAL.test(before + text) ? 'p' : here; // prettier-ignore
    const both = [...told].filter((gender) => genders.get(text)?.includes(gender) ?? true).join('');
    const isSure = hasGender(alone, told);
    const fitting = groups.find(
      (group) =>
        hasGender(group, told) &&
        group.unless?.test(after) !== true &&
        (group.ending?.test(text) === true || group.before?.test(before) === true || (group.ending === undefined && group.before === undefined && here !== '' && !hasGenders)), // prettier-ignore
    );
    const group = isSure ? alone : fitting;
    const isPhrase = hasGenders && here !== '' && group?.ending?.test(text) === true; // "der Olde Burg"
    if (group === undefined || !(fits.test(text) || isPhrase || alone.ending?.test(text) === true)) {
      // No town stands behind an article, whatever its letters look like: "auf den Pont Vieux".
      if (here !== '' && (hasGenders || fits.test(text)) && !groups.some(({ unless }) => unless?.test(after)) && !found.has(text)) put(text, []); // prettier-ignore
      continue;
    }
    genders.set(text, both === '' ? told : both);
    const [first = '', ...more] = genders.get(text) ?? '';
    const names = first === '' ? [] : namesOf(group, first as Gender);
    put(text, more.length === 0 ? names : [...names, ...more.flatMap((gender) => namesOf(group, gender as Gender))]);
  }
  return found;
}

/** Whether a name is that of a country, which takes no article where the language tells it, or tells of a people. */
function isNamedNation(text: string, { places }: Lexicon, locale: string): boolean {
  if (packOf(locale)?.agreement?.classOfCountry === undefined) return false; // its groups have countries too
  if (places.find(fold(text), 'country')?.kind === 'country') return classOfCountry(fold(text), locale) === '';
  return peoplesOf(locale).get(text.toLowerCase())?.[0] === text;
}

const NO_GROUP: PlaceGroup = {};

/** Whether a group has names of one of some genders. */
function hasGender(group: PlaceGroup, genders: string): boolean {
  for (const gender of genders) if (group[gender as Gender] !== undefined) return true;
  return false;
}

/** What is asked of the groups of a language for every mention. */
interface GroupFacts {
  readonly hasGenders: boolean;
  /** Whether a name is told to be of a group by the list of the group alone. */
  readonly isListOnly: boolean;
  /** Those of which the words before a name are enough. */
  readonly byWordsBefore: readonly PlaceGroup[];
  /** Those of which the ending of a name is enough. */
  readonly bySureEnding: readonly PlaceGroup[];
}

const groupFacts = new WeakMap<readonly PlaceGroup[], GroupFacts>();

function factsOf(groups: readonly PlaceGroup[]): GroupFacts {
  let facts = groupFacts.get(groups);
  if (facts === undefined) {
    const sure = groups.filter(({ isSure }) => isSure === true);
    facts = {
      hasGenders: groups.some(({ f }) => f !== undefined),
      isListOnly: groups.every(({ ending, before }) => !ending && !before),
      byWordsBefore: sure.filter(({ u, before }) => u !== undefined && before !== undefined),
      bySureEnding: sure.filter(({ ending }) => ending !== undefined),
    };
    groupFacts.set(groups, facts);
  }
  return facts;
}

const housesOf = rememberLast((houses: string): readonly string[] => houses.split('|'));

const foldedNames = new WeakMap<readonly string[], readonly string[]>();

/** Names as they are compared; of lists that are asked for again, computed once. */
function keysOf(names: readonly string[]): readonly string[] {
  let keys = foldedNames.get(names);
  if (keys === undefined) foldedNames.set(names, (keys = names.map(fold)));
  return keys;
}

const knownTexts = new WeakMap<Lexicon, Map<SurrogateType, (text: string) => ReturnType<typeof readKnown>>>();

/** {@link readKnown}, remembered for mentions that come again. */
function knownOnce(text: string, type: SurrogateType, lexicon: Lexicon, locale: string) {
  let types = knownTexts.get(lexicon);
  if (types === undefined) knownTexts.set(lexicon, (types = new Map()));
  let known = types.get(type);
  if (known === undefined) types.set(type, (known = memoise((own) => readKnown(own, type, lexicon, locale))));
  return known(text);
}

/** "den Borkenbergen" */
const PLURAL = /(?<!\p{L})(?:den|die) \p{L}+en$/iu;

type Gender = 'f' | 'm' | 'n' | 'p' | 'u';

/** What may take the place of a name; empty where nothing is known that fits. */
interface Alike {
  readonly names: readonly string[];
  /** Whether the name stands in the genitive. */
  readonly isOwned: boolean;
  /** Whether it is that of a country. */
  readonly isCountry: boolean;
}

const namesKnown = new WeakMap<PlaceGroup, Map<Gender, readonly string[]>>();

function namesOf(group: PlaceGroup, gender: Gender): readonly string[] {
  let known = namesKnown.get(group);
  if (known === undefined) namesKnown.set(group, (known = new Map()));
  let names = known.get(gender);
  if (names === undefined)
    known.set(gender, (names = group[gender]?.split(' ').map((name) => name.replaceAll('_', ' ')) ?? []));
  return names;
}

/**
 * The names of the gender of one that a group has, be it in the genitive; the first group that has it counts, but behind an article one that has it
 * with a gender: "die Lippe" is the river.
 */
function groupOf(text: string, groups: readonly PlaceGroup[], isArticled: boolean): readonly string[] | undefined {
  const index = indexOf(groups);
  const stem = text.replace(/e?s$/u, '');
  const find = (prefix: string) => {
    const [whole, bare] = [index.get(prefix + text), index.get(prefix + stem)];
    return (bare === undefined || (whole !== undefined && whole.rank <= bare.rank) ? whole : bare)?.names;
  };
  return (isArticled ? find(GENDERED) : undefined) ?? find('');
}

/** Before the names of an index that a group has with a gender. */
const GENDERED = '~';

interface Ranked {
  readonly rank: number;
  readonly names: readonly string[];
}

const indexes = new WeakMap<readonly PlaceGroup[], ReadonlyMap<string, Ranked>>();

function indexOf(groups: readonly PlaceGroup[]): ReadonlyMap<string, Ranked> {
  const known = indexes.get(groups);
  if (known !== undefined) return known;
  const index = new Map<string, Ranked>();
  let rank = 0;
  for (const group of groups) {
    if (group.isSure === true && group.before !== undefined) continue;
    for (const gender of ['f', 'm', 'n', 'p', 'u'] as const) {
      const own = { rank: rank++, names: namesOf(group, gender) };
      for (const name of own.names) {
        if (!index.has(name)) index.set(name, own);
        if (gender !== 'u' && !index.has(GENDERED + name)) index.set(GENDERED + name, own);
      }
    }
  }
  indexes.set(groups, index);
  return index;
}

/** Whether a place is a town that stands without an article, as far as the lists tell. */
export function isBareTown(text: string, setting: Setting): boolean {
  const { locale } = setting;
  const { places } = sharedLexicon(setting);
  const key = fold(text);
  const kind = key.length < 3 ? undefined : places.find(key, 'city')?.kind;
  if (kind !== 'city' && kind !== 'world-city') return false;
  if (places.find(key, 'country')?.kind === 'country' || otherClassWords(text, locale) !== undefined) return false;
  const { articled = [] } = packOf(locale)?.places ?? {};
  return !indexOf(articled).has(GENDERED + text);
}

const isListedCountry = (text: string, { places }: Lexicon): boolean =>
  text.length > 2 && places.find(fold(text), 'country')?.kind === 'country';

function readMention(
  { text, type: own, before = '', after = '' }: Pick<Mention, 'text' | 'type'> & Partial<Mention>,
  lexicon: Lexicon,
  locale: string,
): Reading {
  const around =
    isTownType(own) && before.includes('(') && BRACKETED.test(before) ? regionAround(text, lexicon) : undefined;
  if (around !== undefined) return readOnce(lexicon, 'within', text, () => [slot('region', around)]);
  const owner = isTownType(own) ? townInGenitive(text, before, lexicon, locale) : undefined;
  if (owner !== undefined) return readOnce(lexicon, 'owner', text, () => [slot('city', owner, { ending: 's' })]);
  // Before ", D.C." or ", NY" stands a town, be it called as a state is.
  const isTown =
    own === 'location' && after.includes(',') && regionOfCode(BEFORE_CODE.exec(after)?.[1] ?? '') !== undefined;
  const type = isTown ? 'city' : own;
  return readOnce(lexicon, type, text, (all) => readLocation(all, type, lexicon, locale));
}

/** "Gassen Tarragonas": a town of other lists, in the genitive behind a noun, or anywhere where names have it before what they own. */
function townInGenitive(text: string, before: string, { places, world }: Lexicon, locale: string): string | undefined {
  if (!/^\p{Lu}\p{Ll}{3,}s$/u.test(text) || packOf(locale)?.agreement?.genitive === undefined) return undefined;
  if (!ownsWithS(locale) && !/(?<!\p{L})\p{Lu}\p{Ll}+ $/u.test(before)) return undefined;
  const stem = text.slice(0, -1);
  return places.find(fold(text), 'city') === undefined && !world.isTownAbroad(text) && world.isTownAbroad(stem) ? stem : undefined; // prettier-ignore
}

const BEFORE_CODE = /^ ?, ?(\p{Lu}\.? ?\p{Lu}\.?)(?!\p{L})/u;

const isTownType = (type: SurrogateType): boolean => type === 'location' || type === 'city';

/** Right behind a name, in brackets. */
const BRACKETED = /\p{L} ?\( ?$/u;

/**
 * "Getafe (Madrid)": in brackets behind a town stands what it lies in, be that called after a town of its own. What the lists have is its region; a
 * province, which is called after its capital, stands for the region of that.
 */
function regionAround(text: string, { world, places }: Lexicon): string | undefined {
  if (text.length < 4) return undefined;
  if (regionNamed(text, world) !== undefined) return text;
  const town = places.find(fold(text), 'city');
  return town?.kind === 'city' && world.regions.has(town.region) ? nameOfRegion(town.region) : undefined;
}

function isHomeCountry({ template }: Reading, { world }: Lexicon): boolean {
  const slots = template.filter((part) => typeof part !== 'string');
  return (
    slots.length > 0 &&
    slots.every(({ kind, key }) => (kind === 'country' || kind === 'region') && world.homes.has(key))
  );
}

const isContinent = ({ template: [only, ...more] }: Reading, locale: string): boolean =>
  typeof only === 'object' && more.length === 0 && packOf(locale)?.places?.continents?.split(' ').includes(only.text) === true; // prettier-ignore

/** Whether towns or countries of a document tell in which part of the world it is. */
const tellsWhere = ({ isHome, named, peopled }: Surroundings): boolean =>
  isHome === true || [named, peopled].some((countries) => countries !== undefined && countries.size > 0);

/** How much each kind of place tells that the places of a document are at home. */
const AT_HOME: Readonly<Partial<Record<SlotKind, number>>> = { zip: 2, state: 2, region: 2, 'region-code': 2, city: 1 };

/** More places of no list lie in one country. */
const FEW_UNLISTED = 2;

/** So few names tell nothing of each other. */
const MOST_ALONE = 3;

/** A postcode before a town. */
const ZIP_BEFORE = /(?<![\p{L}\p{Nd}])(\p{Nd}{5})[ \u00a0]{1,2}$/u;
/** The most that stands between a town and what it lies in. */
const BESIDE = 4;
/** The most behind a comma: ", nel ". */
const BEHIND_COMMA = 6;

/** Where the places of a document lie, by those of them that the lists know. */
function surroundingsOf(mentions: readonly Mention[], lexicon: Lexicon, setting: Setting): Surroundings {
  const { homes, abroad: countries } = lexicon.world;
  const votes = new Map<string, number>();
  let home = 0;
  let isHome = false;
  const lies = new Map<string, { region?: string; country?: string; zip?: string | undefined; part?: string }>();
  const peopled = new Set<string>();
  const unlisted = new Set<string>();
  const regions = new Map<string, number>();
  const named = new Set<string>();
  let town: Slot | undefined;
  let abroad: Slot | undefined;
  let end = 0;
  for (const mention of mentions) {
    const gap = mention.entity.start - end;
    const isParted = gap > BESIDE && !(gap <= BEHIND_COMMA && mention.before.slice(-gap).startsWith(', '));
    if (isParted) town = abroad = undefined;
    let zip = ZIP_BEFORE.exec(mention.before)?.[1];
    ({ end } = mention.entity);
    for (const part of readMention(mention, lexicon, setting.locale).template) {
      if (typeof part === 'string') continue;
      const { kind, key, region } = part;
      if (town !== undefined && (kind === 'state' || kind === 'region') && regionOfPart(key, setting.locale) !== undefined) lies.set(town.key, { part: part.text }); // prettier-ignore
      if (kind === 'region' && lexicon.places.list('region')?.find(key) === undefined) continue; // of any country
      const own = kind === 'state' || kind === 'region' || kind === 'region-code' ? regionNamed(part.text, lexicon.world) : undefined; // prettier-ignore
      if (town !== undefined && own !== undefined && lies.get(town.key)?.part === undefined)
        lies.set(town.key, { region: own });
      else if (town !== undefined && (kind === 'state' || kind === 'region') && lexicon.world.townsIn(part.text))
        lies.set(town.key, { region: part.text }); // prettier-ignore
      else if (town !== undefined && kind === 'country') {
        if (!homes.has(key)) peopled.add(key);
        lies.set(town.key, homes.has(key) ? (lexicon.world.townsIn(part.text) ? { region: part.text } : {}) : { country: key }); // prettier-ignore
      }
      if (abroad !== undefined && kind === 'country' && key !== fold(abroad.region ?? '')) {
        // "Brno, Czech Republic", where the list of towns calls it Czechia.
        peopled.add(key);
        lies.set(abroad.key, { country: key });
      }
      abroad = kind === 'world-city' ? part : undefined;
      town = kind === 'city' ? part : undefined;
      if (kind === 'city' && region === undefined) unlisted.add(part.text);
      else if (kind === 'city' && region !== '') regions.set(region ?? '', (regions.get(region ?? '') ?? 0) + 1);
      // "44000 Nantes": the postcode is replaced by one of another region, whatever the lists say of the town.
      const zipped = kind === 'city' && zip !== undefined ? regionOfZip(zip, lexicon.world) : undefined;
      if (zipped !== undefined) lies.set(key, { region: zipped, zip });
      zip = kind === 'zip' ? part.text : undefined;
      const country = kind === 'country' ? key : kind === 'world-city' || (region && countries.has(fold(region))) ? fold(region ?? '') : ''; // prettier-ignore
      if (country !== '') {
        if (kind === 'country') named.add(country);
        else peopled.add(country);
        if (homes.has(country)) home += 2;
        else votes.set(country, (votes.get(country) ?? 0) + 2);
      } else if (region !== undefined || kind === 'zip' || kind === 'region-code') home += AT_HOME[kind] ?? 0;
      isHome ||= kind === 'zip' || kind === 'state' || kind === 'region' || kind === 'region-code' || (kind === 'city' && country === ''); // prettier-ignore
    }
  }
  const [elsewhere, most = 0] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const stays = new Set(
    mentions.flatMap(({ stays: isKept, staysIn, text }) => (isKept === true ? [fold(text)] : (staysIn ?? []))),
  );
  const origins = [...unlisted].map((name) => lexicon.world.originOf(name, false));
  const origin = origins.find((own) => origins.filter((other) => other === own).length * 2 > Math.max(origins.length, MOST_ALONE)); // prettier-ignore
  const [near, times = 0] = [...regions].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const towns = [...regions.values()].reduce((sum, count) => sum + count, 0);
  const nearby = times > 1 && times * 2 > towns && near !== undefined && homes.has(fold(near)) ? near : undefined;
  // The one country abroad that the document tells of has the towns that look foreign, and so has what replaces it.
  const told = [...new Set([...named, ...peopled])].filter((country) => !homes.has(country));
  const foreign = most > home ? elsewhere : told.length === 1 ? told[0] : undefined;
  if (
    foreign !== undefined &&
    countries.has(foreign) &&
    [...unlisted].some((name) => most > home || lexicon.world.originOf(name, isHome) !== undefined)
  )
    peopled.add(foreign);
  return {
    isHome,
    nearby,
    abroad: most > home ? elsewhere : undefined,
    foreign,
    areMany: unlisted.size > FEW_UNLISTED,
    lies,
    peopled,
    named,
    stays,
    origin,
  };
}

/** Directions, and the endings of ordinal numbers. */
const STREET_PARTS = new Set(['ne', 'nw', 'se', 'sw', 'st', 'nd', 'rd', 'th', 'er', 'eme', 'hwy', ...wordsOf(({ places }) => places?.directions)]); // prettier-ignore

/** For a mention in which nothing could be filled: other letters and digits, or any place at all. */
function rewrite(mention: Mention, scope: Parameters<typeof mapShape>[1], setting: Setting): string | undefined {
  const rng = scope.fork('place-shape', mention.text);
  const shaped = mapShape(mention.text, rng);
  if (fold(shaped) !== fold(mention.text)) return shaped;
  for (let tries = 0; tries < TRIES; tries++) {
    const value = locationFamily.fresh(mention.type, rng, setting);
    if (value === undefined || fold(value) !== fold(mention.text)) return value;
  }
  return undefined;
}

/** Reads a mention of a place. */
function readLocation(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template {
  if (type === 'room') return readRoom(text);
  const road = ROAD.exec(text);
  if (road !== null && codeGroup(road[1] ?? '', true) === undefined) return [road[1] ?? '', slot('digits', road[2] ?? '', { grammar: ROAD_NUMBER }), road[3] ?? '']; // prettier-ignore
  const district = packOf(locale)?.places?.districts?.exec(text)?.groups?.['town'];
  const whole = readKnown(district ?? text, type, lexicon, locale);
  if (whole === undefined && HAN.test(text)) return [slot('grammar', text, { grammar: LISTS[type] ?? type })];
  if (whole !== undefined) return whole;
  if (LETTERS.test(text)) return [slot('shape', text)];
  const [, letters = '', noun = ''] = LETTERED.exec(text) ?? [];
  if (letters !== '') return [slot(otherBodies(letters, locale) === undefined ? 'shape' : 'body', letters), noun];
  if (text.includes('@')) return [slot('shape', text)];
  const breaks = type === 'street' || type === 'address' || looksLikeStreet(text, locale) ? BREAKS : BREAKS_IN_NAMES;
  const components = text.split(breaks);
  const names = components.filter((_, i) => i % 2 === 0 && WORDLIKE.test(components[i] ?? ''));
  if (names.length === 0 && isPlaceholder(text)) return [slot('city', text)];
  const street = type === 'street' || type === 'address' || names.some((name) => looksLikeStreet(name, locale));
  return components.flatMap((component, i) => {
    if (i % 2 === 1 || !WORDLIKE.test(component)) return component === '' ? [] : [component];
    // A letter by itself, after the street, is that of a flat.
    if (street && i > 0 && /^\p{L}$/u.test(component)) return [slot('letter', component)];
    const isBracketed =
      i > 1 && isTownType(type) && BRACKETED.test((components[i - 2] ?? '') + (components[i - 1] ?? ''));
    const around = isBracketed ? regionAround(component, lexicon) : undefined;
    if (around !== undefined) return [slot('region', around)];
    // "Washington, D.C." is no state.
    const isTown = regionOfCode(components[i + 2] ?? '') !== undefined;
    return readComponent(component, isTown ? 'city' : type, street && component === names[0], lexicon, locale);
  });
}

/** Capitals that stand for a place: no list has them, and nobody writes a town so. */
const LETTERS = /^\p{Lu}(?:&?\p{Lu}){1,3}$/u;
/** "EEC-länderna" */
const LETTERED = /^(\p{Lu}{2,6})(-\p{Ll}[\p{Ll} ]+)$/u;
/** "A 7", "B1242", "M25.", "I-95", "riksväg 40" */
const ROAD = /^(\p{Lu} ?|\p{Lu}{1,3}-|\p{Ll}+ )(\d{1,4})( ?\.?)$/u;
const BREAKS = /(\s*[,;()\n"„“”«»]+\s*|\s+[-–—]\s+)/u;
const BREAKS_IN_NAMES = /(\s*[,;()/"„“”«»]+\s*|\s+[-–—]\s+)/u;
const WORDLIKE = /[\p{L}\p{Nd}…]|\.\.\./u;

function readComponent(
  text: string,
  type: SurrogateType,
  street: boolean,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] {
  const code = LETTERED_ZIP.exec(text)?.[0];
  if (code !== undefined) {
    const before = text.slice(0, -code.length);
    const zip = slot('zip', code);
    return before === '' ? [zip] : [...readComponent(before.trimEnd(), type, street, lexicon, locale), ' ', zip];
  }
  const inAddress = type === 'street' || type === 'address';
  const known = readKnown(text, type, lexicon, locale);
  if (known !== undefined) return known;
  if (inAddress && looksLikeUnit(text))
    return /^\p{Nd}{4,}$/u.test(text) ? [slot('zip', text)] : readStreet(text, lexicon, locale);
  if (looksLikeStreet(text, locale) || (inAddress && (street || STREET_KINDS.has(cutTokens(text)[0]?.key ?? ''))))
    return readStreet(text, lexicon, locale);
  if (isPlaceholder(text) && !/\p{Nd}/u.test(text)) return [slot(kindOf(type), text, { casing: 'title', tokens: 1 })];
  return readName(text, type, lexicon, locale);
}

/** Letters that stand for the name of a country where it is not at home, "USA": another comes for it by its name, not by its code. */
function isCountryHere(text: string, lexicon: Lexicon, locale: string): boolean {
  if (packOf(locale)?.places?.countries?.split(' ').includes('US') === true) return false;
  return isListedCountry(text, lexicon);
}

/** A text that the lists or the tables of abbreviations know as a whole. */
function readKnown(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  const code = text.length > 8 || isCountryHere(text, lexicon, locale) ? undefined : readCode(text, type);
  const place = code === undefined && text.length > 2 ? lexicon.places.find(fold(text), type) : undefined;
  const town = place === undefined ? townIn(text, lexicon, locale) : undefined;
  if (town !== undefined) return [town];
  // "St. Martin" is a church or a village before it is a country.
  const ofSaint = place?.kind === 'country' && type === 'location' ? readSaint(text, lexicon, locale) : undefined;
  if (ofSaint !== undefined) return ofSaint;
  if (place === undefined) {
    if (code !== undefined) return code;
    return otherClassWords(text, locale) === undefined ? undefined : [slot('class-word', text)];
  }
  const core = text.slice(0, text.length - place.ending.length);
  const casing = /^\p{Lu}{2,4}$/u.test(core) && isCountryHere(core, lexicon, locale) ? 'mixed' : undefined;
  return [slot(place.kind, core, { band: place.band, ending: place.ending, region: place.region, ...(casing && { casing }) })]; // prettier-ignore
}

function readSaint(text: string, { saints }: Lexicon, locale: string): (string | Slot)[] | undefined {
  const [, before = '', name = ''] = /^(\p{L}+\.? ?)(\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  if (!isOwnSaint(fold(before).replace(/[. ]+$/u, ''), locale)) return undefined;
  const gender = (['f', 'm'] as const).find((each) => saints.get(each)?.includes(name));
  return gender === undefined ? undefined : [before, slot('saint', name, { gender })];
}

/** "New York City", where the list has "New York". */
function townIn(text: string, lexicon: Lexicon, locale: string): Slot | undefined {
  const word = packOf(locale)?.places?.cityWord;
  const name = word !== undefined && text.endsWith(` ${word}`) ? text.slice(0, -1 - word.length) : '';
  const entry = name === '' ? undefined : lexicon.places.list('city')?.find(name);
  return entry === undefined ? undefined : slot('city', name, { band: entry.band, region: entry.region ?? '' });
}

function readCode(text: string, type: SurrogateType): (string | Slot)[] | undefined {
  if (type !== 'country' && regionOfCode(text) !== undefined) return [slot('region-code', text)];
  const dotted = /^(?:\p{Lu}\.){2,3}$/u.test(text);
  if (!dotted && !/^\p{Lu}{2,3}$/u.test(text)) return undefined;
  const country = type === 'country' || /^U\.?[SK]\.?(?:A\.?)?$/u.test(text) || codeGroup(text, false) === undefined;
  return codeGroup(text, country) === undefined ? undefined : [slot(country ? 'country-code' : 'region-code', text)];
}

function kindOf(type: SurrogateType): 'city' | 'region' | 'country' {
  return type === 'region' || type === 'country' ? type : 'city';
}

/** "Fairfax County", "75016 Paris", "Bundesrepublik Deutschland": words of kind stay, the rest is one name or several. */
function readName(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): (string | Slot)[] {
  const tokens = cutTokens(text);
  const template: (string | Slot)[] = [];
  const kinds = kindsIn(tokens, locale);
  const isKind = ({ key }: TextToken): boolean => kinds.has(key) || PLACE_KINDS.has(key);
  const hasKind = tokens.some((token) => token.kind === 'word' && isKind(token));
  // "San Remo" is abroad, and so is what comes for it.
  const isForeign = packOf(locale)?.places?.tellsForeign === true && !isOwnSaint(tokens[0]?.key ?? '', locale);
  if (isForeign && SAINTS.has(tokens[0]?.key ?? '') && !hasKind) return [slot(kindOf(type), text)];
  // "Ruta del Vino" is one name of another language, whatever words of kind that has in it.
  const isOfOthers = isForeign && tokens.some(({ kind, key, text: own }, i) => i > 0 && kind === 'word' && own === own.toLowerCase() && FUNCTION_WORDS.has(key) && !isOwnFunctionWord(key, locale)); // prettier-ignore
  if (isOfOthers && tokens.every(({ kind }) => kind !== 'number')) return [slot(kindOf(type), text)];
  const isJoined = tokens.some(({ key, text: own }, i) => i > 0 && !isOwnFunctionWord(key, locale) && !kinds.has(key) && isJoint(own, i, tokens)); // prettier-ignore
  const inner = isJoined || tokens.some(({ kind, key }, i) => i > 0 && kind === 'word' && FUNCTION_WORDS.has(key));
  // "Freiburg im Breisgau" is one place even where the lists know only the first word.
  if (inner && (isJoined || !hasKind) && tokens.every(({ kind, key }) => kind !== 'number' && key !== 'cedex'))
    return [slot(kindOf(type), text)];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') template.push(slot(token.text.length === 5 ? 'zip' : 'digits', token.text));
    else if (token.kind === 'gap' || (token.text.length === 1 && token.text === token.key)) template.push(token.text);
    // "3 tr": behind a number a word without a capital is no name.
    else if (token.text === token.key && tokens[i - 2]?.kind === 'number')
      template.push(token.text); // prettier-ignore
    else if (/^\p{Lu}$/u.test(token.text) && tokens[i - 1]?.kind === 'number')
      template.push(slot('letter', token.text)); // "4B"
    else if (/^\p{Lu}(?:\.\p{Lu})+$/u.test(token.text)) template.push(slot('shape', token.text));
    else if (hasKind && otherClassWords(token.text, locale) !== undefined)
      template.push(slot('class-word', token.text)); // "French Republic"
    else if (isCodeInAddress(tokens, i)) template.push(...(readCode(token.text, type) ?? [token.text]));
    else {
      const end = endOfPlace(tokens, i, type, lexicon, kinds) ?? endOfName(tokens, i, hasKind, kinds);
      if (end === i) template.push(token.text);
      else {
        const name = tokens.slice(i, end).map((each) => each.text).join(''); // prettier-ignore
        const before = tokens[i - 2]?.key ?? '';
        const after = tokens[end + 1]?.key ?? '';
        // "Sydney Opera House": between its name and its kind a word of the dictionary tells what it is too.
        const isBehindName = template.some((part) => typeof part !== 'string');
        if (
          isBehindName &&
          hasKind &&
          !name.includes(' ') &&
          after !== '' &&
          isListedWord(name, locale) &&
          !isListed(name, type, lexicon)
        ) {
          template.push(name);
          i = end - 1;
          continue;
        }
        // A county may be called after its town.
        // "Osijek-Baranja County": what a hyphen joins to a place is one.
        const isJoined = tokens[i - 1]?.text === '-' && i > 1;
        const isOfPerson = !isJoined && (isNamedAfterPersons(after, locale) || isNamedAfterPersons(before, locale)) && lexicon.places.find(fold(name), type)?.kind !== 'city'; // prettier-ignore
        const read = isOfPerson ? [slot('family-name', name, { band: 0 })] : isJoined && !isListed(name, type, lexicon) ? [slot('city', name)] : readPlaceName(name, type, before, hasKind, lexicon, locale); // prettier-ignore
        template.push(...(packOf(locale)?.institutions?.titleCase === true && (kinds.has(after) || PLACE_KINDS.has(after)) ? read.map(ofOneWord) : read)); // prettier-ignore
        i = end - 1;
      }
    }
  }
  for (const [i, part] of template.entries()) {
    const isJoined = template[i - 1] === '-' || template[i + 1] === '-'; // "Bremen-Vegesack"
    if (!isJoined || typeof part === 'string') continue;
    // A part of a town at home lies there too, whatever its letters look like.
    const isOfHome = [template[i - 2], template[i + 2]].some((other) => typeof other === 'object' && other.kind === 'city' && lexicon.world.regions.has(other.region ?? '')); // prettier-ignore
    const isForeign = part.kind === 'world-city' || (part.kind === 'city' && part.region === undefined);
    if (isOfHome && isForeign) template[i] = slot('city', part.text, { grammar: ONE, region: '' });
    else if (part.kind === 'city') template[i] = { ...part, grammar: ONE };
  }
  const slots = template.filter((part) => typeof part !== 'string');
  const last = text.slice(text.lastIndexOf(' ') + 1);
  // "Peninsular Malaysia" is no town.
  if (packOf(locale)?.institutions?.titleCase && !hasKind && tokens.length > 1 && tokens.length < 4 && type !== 'city' && last !== text && lexicon.places.find(fold(last), 'country')?.kind === 'country') return [slot('country', text)]; // prettier-ignore
  // Two towns side by side are one name that no list has: "Pampa Hermosa".
  if (slots.length > 1 && !hasKind && slots.every((each) => each.kind === 'city' || each.kind === 'world-city') && template.every((part) => typeof part !== 'string' || /^[ \u00a0]*$/u.test(part))) return [slot(kindOf(type), text)]; // prettier-ignore
  const [only] = template;
  const isUnread = typeof only === 'object' && only.text === text && only.ending === '' && only.kind === kindOf(type);
  if (slots.length > 0 && !(isUnread && template.length === 1)) return template;
  const ending = genitiveBehindArticle(text, locale);
  if (ending === '' && slots.length > 0) return template;
  return [slot(kindOf(type), text.slice(0, text.length - ending.length), { ending })];
}

const isOwnFunctionWord = memoiseByLocale((word, locale) => packOf(locale)?.institutions?.functionWords?.split(' ').includes(word) === true); // prettier-ignore

/** "Spring Valley County" has one kind too many. */
const ofOneWord = (part: string | Slot): string | Slot =>
  typeof part !== 'string' && part.kind === 'city' ? { ...part, grammar: ONE } : part;

/** "am" of "Frankfurt am Main": a small word between capitals. */
const isJoint = (word: string, at: number, tokens: readonly TextToken[]): boolean =>
  /^\p{Ll}+$/u.test(word) && at + 1 < tokens.length && tokens.every(({ kind, text }, i) => kind !== 'word' || i === at || /^\p{Lu}/u.test(text)); // prettier-ignore

/** Whether what has a word of kind beside its name is called after a person: "Jefferson County", "Hudson River". */
const isNamedAfterPersons = memoiseByLocale((word, locale) => packOf(locale)?.places?.namedAfterPersons?.split(' ').includes(word) === true); // prettier-ignore

/**
 * Words behind the first that tell what a name names: those of the dictionary for a place ("Lincoln Reservoir Park", "Alcatraz prison"), and the last
 * where it is one for an institution ("Officers Training Academy").
 */
function kindsIn(tokens: readonly TextToken[], locale: string): ReadonlySet<string> {
  const isTitle = packOf(locale)?.institutions?.titleCase === true;
  return new Set(
    tokens.flatMap(({ kind, key, text }, i) => {
      const isLast = i === tokens.length - 1;
      return i > 0 && kind === 'word' && (isPlaceWord(text, locale) || (isLast && isTitle && isOrganisationKind(key)))
        ? [key]
        : [];
    }),
  );
}

/** "MA" in "Boston MA 02111", where it is no word of a name in capitals. */
function isCodeInAddress(tokens: readonly TextToken[], index: number): boolean {
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'gap');
  return /^\p{Lu}{2,3}$/u.test((tokens[index] as TextToken).text) && (next === undefined || next.kind === 'number');
}

/** Where the name that starts at `start` ends: at a number, at a word of kind, or at the end; `start` where none starts. */
function endOfName(tokens: readonly TextToken[], start: number, hasKind: boolean, kinds: ReadonlySet<string>): number {
  const isKept = ({ key }: TextToken): boolean =>
    kinds.has(key) || PLACE_KINDS.has(key) || FUNCTION_WORDS.has(key) || key === 'cedex';
  const first = tokens[start] as TextToken;
  if (kinds.has(first.key) || PLACE_KINDS.has(first.key) || (FUNCTION_WORDS.has(first.key) && hasKind)) return start;
  let end = start + 1;
  for (let i = start + 1; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') break;
    if (token.kind === 'gap' && !/^(?:[ \u00a0]+|\s*-\s*|\s+|\. ?)$/u.test(token.text)) break;
    if (token.kind !== 'word') continue;
    if (hasKind && isKept(token)) break;
    if (token.key === 'cedex') break;
    if (!FUNCTION_WORDS.has(token.key)) end = i + 1;
  }
  return end;
}

/** The end of the longest place of the lists that starts at a word: "San Francisco" in "San Francisco Bay Area". */
function endOfPlace(
  tokens: readonly TextToken[],
  start: number,
  type: SurrogateType,
  lexicon: Lexicon,
  kinds: ReadonlySet<string>,
): number | undefined {
  let text = '';
  let end: number | undefined;
  for (let i = start; i < tokens.length && i < start + MAX_PLACE_TOKENS; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' || (token.kind === 'gap' && !/^[ -]$/.test(token.text))) break;
    text += token.text;
    const isKind = kinds.has(token.key) && !PLACE_KINDS.has((tokens[start] as TextToken).key); // "Little Falls"
    if (isKind && !isTownOfKind(text, lexicon)) break;
    if (token.kind === 'word' && (i > start || !PLACE_KINDS.has(token.key)) && isListed(text, type, lexicon))
      end = i + 1;
  }
  return end;
}

/** "Sioux City", of which the last word would say what it is. */
const isTownOfKind = (text: string, { places }: Lexicon): boolean =>
  text.includes(' ') && places.list('city')?.find(text) !== undefined;

function isListed(text: string, type: SurrogateType, lexicon: Lexicon): boolean {
  return text.length > 2 && lexicon.places.find(fold(text), type) !== undefined;
}

const MAX_PLACE_TOKENS = 9;

/** Whether a word for a saint is one of the language: not "San" in German. */
const isOwnSaint = memoiseByLocale((word, locale) => packOf(locale)?.names?.saints?.split(' ').includes(word) === true);

function readPlaceName(
  name: string,
  type: SurrogateType,
  before: string,
  hasKind: boolean,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] {
  const place = lexicon.places.find(fold(name), type);
  const isWithKind = hasKind && packOf(locale)?.institutions?.titleCase === true;
  // "Lake Chad", "West Jersey": what no list has as a whole is called after another place, as a kingdom is after a great town.
  if (isWithKind && place?.kind === 'country' && !FUNCTION_WORDS.has(before)) return [slot('city', name)];
  if (isWithKind && type === 'country' && place?.kind !== 'country' && FUNCTION_WORDS.has(before))
    return [slot('world-city', name)];
  if (place !== undefined) {
    const core = name.slice(0, name.length - place.ending.length);
    return [slot(place.kind, core, { band: place.band, ending: place.ending, region: place.region })];
  }
  if (otherClassWords(name, locale) !== undefined) return [slot('class-word', name)];
  const word = lexicon.names.word(name);
  if (SAINTS.has(before) && (word.given !== undefined || isOwnSaint(before, locale))) {
    return [saintSlot(name, before, lexicon)];
  }
  // "Rathaus Lind": a name that no list has lies at home where a word of the language tells its kind, whatever its letters look like.
  if (hasKind && packOf(locale)?.places?.tellsForeign === true && word.family === undefined && type !== 'region' && type !== 'country') return [slot('city', name, { region: '' })]; // prettier-ignore
  if (packOf(locale)?.places?.regionKinds?.split(' ').includes(before)) return [slot('region', name)];
  if (hasKind && word.family !== undefined) return [slot('family-name', name, { band: word.family })];
  return [slot(kindOf(type), name)];
}

/** Words and the order stay; numbers change, and single letters too. */
function readRoom(text: string): (string | Slot)[] {
  const template = cutTokens(text).map((token): string | Slot => {
    if (token.kind === 'number') return slot('digits', token.text);
    return token.kind === 'word' && token.text.length === 1 ? slot('letter', token.text) : token.text;
  });
  return template.some((part) => typeof part !== 'string') ? template : [slot('grammar', text, { grammar: 'room' })];
}
