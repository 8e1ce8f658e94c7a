import { memoise, perObject, rememberLast } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { packOf } from '../../languages/index.ts';
import type { PlaceGroup } from '../../languages/pack.ts';
import { fold } from '../case.ts';
import { isListedWord } from '../institutions/class-words.ts';
import { genderBefore, PLACE_KINDS } from '../kind-words.ts'; // prettier-ignore
import { codeGroup } from './place-lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import type { Lexicon } from '../lexicon.ts';
import { classOfCountry, regionNamed } from './world.ts';
import { looksLikeStreet } from './street.ts';
import type { Mention, Setting, SurrogateType } from '../types.ts';
import { ROAD, divisionHere, isBodyName, readMention } from './read-location.ts';
import { isListedCountry, readCompound, readKnown } from './read-place-name.ts'; // prettier-ignore

/**
 * Names that stand with an article ("am Rhein", "die Eifel") are those of rivers, mountains, buildings and the like: no town fits there. What fits is
 * told by the groups of the language's pack: that which has the name, else the first whose ending or words before it match.
 */
export function articledPlaces(
  mentions: readonly Mention[],
  lexicon: Lexicon,
  { locale }: Setting,
): ReadonlyMap<string, Alike> {
  const { articled: groups, houses, townsStayBehindArticles: townsStay = false } = packOf(locale)?.places ?? {};
  const found = new Map<string, Alike>();
  if (groups === undefined) return found;
  const put = (text: string, names: readonly string[], isOwned = false, isCountry = false): void => {
    const key = fold(text);
    const joined = key.replaceAll('-', ''); // "Väst-Europa" is no other than "Västeuropa"
    const keys = keysOf(names);
    const bare = isOwned ? key.replace(/e?s$/u, '') : key; // "Nahen Ostens"
    const isOwn = (other: string | undefined): boolean => other === key || other === joined || other === bare;
    const apart = keys.some(isOwn) ? names.filter((_, i) => !isOwn(keys[i])) : names;
    const others = isOwned && apart.length === 0 ? names : apart; // what there is one of stays
    found.set(text, { names: others, isOwned, isCountry });
  };
  const genders = new Map<string, string>();
  const surely = new Set<string>();
  // Where there are genders, words before the noun have its ending, and no town stands behind an article.
  const { hasGenders, isListOnly: isOfLists, byWordsBefore, bySureEnding } = factsOf(groups);
  const fits = hasGenders ? /^\p{L}+(?:(?<=er) \p{Lu}\p{L}+)?$/u : /^\p{L}[\p{L}: ]*$/u;
  const isListOnly = houses === undefined && isOfLists;
  let row: { readonly group: PlaceGroup; readonly end: number } | undefined;
  for (const { text, before, after, type, entity } of mentions) {
    const inRow = row?.group.inRows?.test(before.slice(row.end - entity.start)) === true ? row.group : undefined;
    row = undefined;
    // "Lindau (Lind)" of a town by a river
    const isSureTown = type === 'city' && hasGenders && bySureEnding.some(({ u, ending }) => u !== undefined && ending?.test(text)); // prettier-ignore
    if (type !== 'location' && type !== 'country' && (type !== 'region' || !hasGenders) && !isSureTown) continue;
    if (
      ROAD.test(text) ||
      isBodyName(text, locale) ||
      divisionHere({ text, type, before, after }, lexicon, locale) !== undefined ||
      readCompound(text, lexicon, locale) !== undefined
    )
      continue; // "der A1"
    if (houses !== undefined && isHouse(text, type, lexicon, locale)) {
      put(text, housesOf(houses).map((house) => OWN_ARTICLE.exec(text)?.[0] + house)); // prettier-ignore
      continue;
    }
    const groupsHere = byWordsBefore.filter(
      (group) => group.before?.test(before) && group.after?.test(after) !== false,
    );
    const sure = groupsHere.find((group) => namesOf(group, 'u').includes(text)) ?? groupsHere[0] ?? inRow; // "Königreich Neapel", not "Bayern"
    if (sure?.inRows !== undefined) row = { group: sure, end: entity.end };
    if (sure !== undefined) surely.add(text);
    else if (surely.has(text)) continue; // "Väst- och Östtyskland" tells of what kind it is elsewhere too
    const here = genderBefore(before, locale, text);
    // A region whose towns are known is one of these where it takes no article: "Bilbao (País Vasco)".
    const isRegion = hasGenders && here === '' && lexicon.world.regions.has(regionNamed(text, lexicon.world) ?? '');
    // "Kinshasa, Congo" is no river.
    const isNation = !hasGenders && here === '' && isNamedNation(text, lexicon, locale);
    const isBare = here === '' && isOfGender(text, groups) && isTownOrState(text, type, before, lexicon, locale);
    const own =
      sure !== undefined
        ? namesOf(sure, 'u')
        : isRegion || isNation || isBare
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
    // "desceu o Rio Branco": behind an article it is the river, be a town called after it.
    const isOfKindHere = here !== '' && townsStay && typeof only === 'object' && only.kind === 'city' && /^\p{Lu}\p{L}+ \p{Lu}/u.test(text) && PLACE_KINDS.has(fold(text.slice(0, text.indexOf(' ')))); // prettier-ignore
    if (isOfKindHere) {
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
    const isListed = (isCode || (here !== '' && !isRelative(text, before, locale))) && hasGenders && isListedCountry(text, lexicon); // prettier-ignore
    const isCountry = isCode || isListed;
    // "die USA" is a country in a text; without an article it is a code, where the lists have it not.
    if (isListed || (isCode && here !== '')) {
      const kind = classOfCountry(fold(text), locale);
      const alike = lexicon.world.countries.get(
        hasGenders && here.includes('m') && isBareClass(kind) && !kind.startsWith('m') ? 'm' : kind,
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
      // "cathédrale d'Auch" is no town, be Auch one.
      (known !== undefined && (hasGenders || !bySureEnding.some(({ ending }) => ending?.test(text)))) ||
      !(fits.test(text) || hasGenders || bySureEnding.some(({ ending }) => ending?.test(text)))
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
        (group.ending?.test(text) === true || group.before?.test(before) === true || group.after?.test(after) === true || (!group.ending && !group.before && !group.after && here !== '' && !hasGenders)), // prettier-ignore
    );
    const group = isSure ? alone : fitting;
    // "der Olde Burg", "auf Blank Space"
    const isPhrase =
      hasGenders &&
      (here !== '' ? group?.ending?.test(text) : group?.ofPhrases === true && group.before?.test(before)) === true;
    if (group === undefined || !(fits.test(text) || isPhrase || alone.ending?.test(text) === true)) {
      // No town stands behind an article, whatever its letters look like: "auf den Pont Vieux".
      if (here !== '' && (hasGenders || fits.test(text)) && !isTownBehind(text, before, locale) && !groups.some(({ unless }) => unless?.test(after)) && !found.has(text)) put(text, []); // prettier-ignore
      continue;
    }
    genders.set(text, both === '' ? told : both);
    const [first = '', ...more] = genders.get(text) ?? '';
    const names = first === '' ? [] : namesOf(group, first as Gender);
    put(text, more.length === 0 ? names : [...names, ...more.flatMap((gender) => namesOf(group, gender as Gender))]);
  }
  return apartFrom(found, new Set(mentions.map(({ text }) => text)));
}

/** "da Azambuja": behind a preposition that holds an article any town may stand, which has its own or takes that away. */
function isTownBehind(text: string, before: string, locale: string): boolean {
  const { agreement: { beforeTowns } = {}, places } = packOf(locale) ?? {};
  const word =
    beforeTowns === undefined || places?.townsStayBehindArticles === true
      ? ''
      : (/(?<!\p{L})(\p{Ll}{1,4}) $/u.exec(before)?.[1] ?? '');
  return word !== '' && (beforeTowns?.[word] ?? '') !== '' && /^\p{Lu}\p{Ll}+$/u.test(text);
}

/** "auf dem Balkan und im Kaukasus": none becomes another that the document names as well, where there are others. */
function apartFrom(found: ReadonlyMap<string, Alike>, named: ReadonlySet<string>): ReadonlyMap<string, Alike> {
  return new Map(
    [...found].map(([text, alike]) => {
      const names = alike.names.filter((name) => !named.has(name));
      // "i Asien och Afrika": where fewer are left than the document names, these change places.
      return [text, names.length <= alike.names.length - names.length ? alike : { ...alike, names }];
    }),
  );
}

/** "der Umbruch, der Belgien erreichte": behind a comma the article before a country that takes none is a pronoun. */
const isRelative = (text: string, before: string, locale: string): boolean =>
  / ?, \p{Ll}+ $/u.test(before) && isBareClass(classOfCountry(fold(text), locale));

/** Whether countries of a class take no article: those of one letter, and of one with more behind a hyphen, do. */
const isBareClass = (kind: string): boolean => kind.length !== 1 && !kind.includes('-');

const OWN_ARTICLE = /^The (?=\p{Lu}\p{L}+$)/u;

/** "The Oberoi": what has an article in its name and is no place of the lists is a house. */
function isHouse(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): boolean {
  const name = OWN_ARTICLE.test(text) ? text.replace(OWN_ARTICLE, '') : '';
  if (name === '' || type !== 'location' || PLACE_KINDS.has(fold(name))) return false;
  return [text, name].every((own) => knownOnce(own, type, lexicon, locale) === undefined);
}

/** Whether a name is that of a country, which takes no article where the language tells it, or tells of a people. */
function isNamedNation(text: string, { places }: Lexicon, locale: string): boolean {
  if (packOf(locale)?.agreement?.classOfCountry === undefined) return false; // its groups have countries too
  if (places.find(fold(text), 'country')?.kind === 'country') return classOfCountry(fold(text), locale) === '';
  return peoplesOf(locale).get(text.toLowerCase())?.[0] === text;
}

/** "in Gera", "Oxford, Mississippi": without an article it is the town or state, not the river. Villages and what stands in brackets are less sure. */
function isTownOrState(text: string, type: SurrogateType, before: string, lexicon: Lexicon, locale: string): boolean {
  const [only, ...more] = knownOnce(text, type, lexicon, locale) ?? [];
  if (typeof only !== 'object' || more.length > 0) return false;
  const isPart = /[(,] ?$/u.test(before) || packOf(locale)?.places?.partBefore?.test(before) === true;
  return only.kind === 'state' || (only.kind === 'city' && only.band < 2 && !isPart);
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

const factsOf = perObject((groups: readonly PlaceGroup[]): GroupFacts => {
  const sure = groups.filter(({ isSure }) => isSure === true);
  return {
    hasGenders: groups.some(({ f }) => f !== undefined),
    isListOnly: groups.every(({ ending, before, after }) => !ending && !before && !after),
    byWordsBefore: sure.filter(({ u, before }) => u !== undefined && before !== undefined),
    bySureEnding: sure.filter(({ ending }) => ending !== undefined),
  };
});

const housesOf = rememberLast((houses: string): readonly string[] => houses.split('|'));

/** Names as they are compared. */
const keysOf = perObject((names: readonly string[]): readonly string[] => names.map(fold));

const knownTexts = new WeakMap<Lexicon, Map<SurrogateType, (text: string) => ReturnType<typeof readKnown>>>();

/** {@link readKnown}, remembered for mentions that come again. */
function knownOnce(text: string, type: SurrogateType, lexicon: Lexicon, locale: string) {
  const types = obtain(knownTexts, lexicon, () => new Map());
  const known = obtain(types, type, () => memoise((own) => readKnown(own, type, lexicon, locale)));
  return known(text);
}

/** "den Borkenbergen" */
const PLURAL = /(?<!\p{L})(?:den|die) \p{L}+en$/iu;

type Gender = 'f' | 'm' | 'n' | 'p' | 'u';

/** What may take the place of a name; empty where nothing is known that fits. */
export interface Alike {
  readonly names: readonly string[];
  /** Whether the name stands in the genitive. */
  readonly isOwned: boolean;
  /** Whether it is that of a country. */
  readonly isCountry: boolean;
}

const namesByGender = perObject((group: PlaceGroup): Readonly<Record<Gender, readonly string[]>> => {
  const of = (gender: Gender) =>
    (group[gender] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((name) => name.replaceAll('_', ' '));
  return { f: of('f'), m: of('m'), n: of('n'), p: of('p'), u: of('u') };
});

const namesOf = (group: PlaceGroup, gender: Gender): readonly string[] => namesByGender(group)[gender];

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

/** Whether a name is of its group with a gender, so that an article stands before it. */
function isOfGender(text: string, groups: readonly PlaceGroup[]): boolean {
  const index = indexOf(groups);
  const own = index.get(GENDERED + text);
  return own !== undefined && own === index.get(text);
}

/** Before the names of an index that a group has with a gender. */
export const GENDERED = '~';

interface Ranked {
  readonly rank: number;
  readonly names: readonly string[];
}

export const indexOf = perObject((groups: readonly PlaceGroup[]): ReadonlyMap<string, Ranked> => {
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
  return index;
});
