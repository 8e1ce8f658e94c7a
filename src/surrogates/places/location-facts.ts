import { memoise, perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { hasWord } from '../../core/has-word.ts';
import { packOf } from '../../languages/index.ts';
import { pickApart } from '../apart.ts';
import { fold } from '../case.ts';
import { fillReading } from '../fill-slots.ts';
import { isOrdinaryWord, memoiseByLocale, otherClassWords, sharedWords } from '../institutions/class-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { OTHER_SCRIPT } from '../other-script.ts';
import { peoplesOf } from '../peoples.ts';
import { perMention } from '../per-mention.ts';
import { latinLocale } from '../persons/name-words.ts';
import { ONE, type Reading, type Slot, type Surroundings } from '../slots.ts';
import type { Draw, Mention, Setting } from '../types.ts';
import {
  formerOf,
  isAlone,
  isCutOfTowns,
  isHomeCountry,
  isSeatOfPeople,
  isUnknown,
  type LocationState,
  OTHER_SIGNS,
  sameCountry,
  tellsWhere,
} from './location-state.ts';
import { statesAbroad } from './place-lexicon.ts';
import { isListed, isListedCountry } from './read-place-name.ts';
import { readMention } from './read-location.ts';
import { readWater } from './waters.ts';
import { classOfCountry, countryNames, regionNamed } from './world.ts';

/** What is to be done with a mention, as far as no draw decides. */
export const factsOf = perMention(
  'facts',
  (mention, { lexicon, around, articled }: LocationState, setting, mayStay) => {
    const { places } = packOf(setting.locale) ?? {};
    const alike = articled.get(mention.text);
    const reading = ofTownHere(inForeignLand(readMention(mention, lexicon, setting.locale), around, lexicon), around);
    // "the greatest country of Africa": its countries stay in their part of the world, and so that stays what it is.
    // "the Founding Fathers of the United States"
    const isHome = () =>
      mayStay && places?.homesStay?.test(mention.line ?? '') === true && isHomeCountry(reading, lexicon, setting);
    const isPart = mayStay && around.named?.size !== 0 && around.named !== undefined && places?.partsOfWorld?.test(mention.text) === true; // prettier-ignore
    // "Cologne, West Germany": no other country has its towns.
    const isPeopled = mayStay && around.peopled?.has(formerOf(setting.locale).get(fold(mention.text)) ?? '') === true;
    const isKept = (mayStay && isSeatOfPeople(mention, reading, around, lexicon, setting)) || isPart || (isPeopled && alike === undefined) || (mayStay && alike?.names.length === 0) || (mayStay && (isJoinedPeople(mention, lexicon, setting) || isLandAbroad(reading, around, lexicon, setting) || isFarAbroad(mention, reading, around, lexicon, setting))) || mention.stays === true || (mayStay && (holdsState(mention, around, setting) || isBesideLetters(mention, lexicon, setting.locale))) || isOfOffice(mention, lexicon, setting) || (mayStay && isAlsoCalled(mention, around, setting)) || (mayStay && isCutOfTowns(mention, around, setting)) || isHome(); // prettier-ignore
    const stays = () =>
      isWhereNoOther(reading, around, lexicon, setting) ||
      isFormerCountry(mention, lexicon, setting) ||
      (isContinent(reading, setting.locale) && (tellsWhere(around) || isOfHistory(mention, setting))) ||
      isAlone(reading, around, lexicon);
    const fate = (): 'stays' | 'rewritten' | undefined => {
      if (isUnlistedNoun(mention, lexicon, setting) || isNounWithName(mention, reading, setting) || isDirection(mention, lexicon, setting)) return 'stays'; // prettier-ignore
      return OTHER_SCRIPT.test(mention.text) ||
        (OTHER_SIGNS.test(mention.text) && latinLocale(setting.locale) === setting.locale)
        ? 'rewritten'
        : stays()
          ? 'stays'
          : undefined;
    };
    return {
      isKept,
      alike,
      reading,
      fate: mayStay ? fate() : undefined,
      water: mayStay && mention.stays !== true ? readWater(mention.text, mention.before, setting.locale) : undefined,
      isBeside: places?.besides?.test(mention.before) === true,
    };
  },
);

/** "the Franco-German border": no town, nor has every people a word that stands before another's. */
function isJoinedPeople({ text, type }: Mention, lexicon: Lexicon, { locale }: Setting): boolean {
  const [, first = '', people = '', kind = ''] = (type === 'location' && /^(\p{Lu}\p{Ll}+)[-‑–](\p{Lu}\p{Ll}+)( \p{Ll}+)?$/u.exec(text)) || [];
  // "the Asia-Pacific region"
  if (kind !== '' && hasWord(packOf(locale)?.places?.continents, first)) return true;
  if (people === '' || otherClassWords(people, locale) === undefined) return false;
  return otherClassWords(first, locale) === undefined && !isListed(first, type, lexicon);
} // prettier-ignore

/** "Lindö Island" among towns abroad: of the islands and capes there no list tells, and no great town is one. */
function isLandAbroad({ template }: Reading, { abroad, foreign }: Surroundings, { world }: Lexicon, { locale }: Setting): boolean {
  const [only, kind, ...more] = template;
  if (typeof only !== 'object' || typeof kind !== 'string' || only.region !== undefined) return false;
  const words = packOf(locale)?.places?.townless?.split(' ') ?? [];
  return world.abroad.has(abroad ?? foreign ?? '') && words.includes(fold([kind, ...more].map((part) => (typeof part === 'string' ? part : '')).join('').trim()));
} // prettier-ignore

/** "Qvéauville, 20 km südlich von Lindélimar": abroad no list tells what lies so. */
function isFarAbroad({ line = '' }: Mention, { template: [only, ...more] }: Reading, { farIn }: Surroundings, { world }: Lexicon, { locale }: Setting): boolean {
  if (typeof only !== 'object' || more.length > 0) return false;
  // The country of such towns stays with them.
  if (only.kind === 'country') return farIn?.has(only.key) === true;
  if (packOf(locale)?.places?.distances?.test(line) !== true) return false;
  return only.kind === 'world-city' || (only.kind === 'city' && only.region === undefined && world.originOf(only.text, false) !== undefined);
} // prettier-ignore

/** "the United States (USA)": a country and the letters of it in brackets right behind would not stand for each other. */
function isBesideLetters({ text, before, after, type }: Mention, lexicon: Lexicon, locale: string): boolean {
  if (type !== 'location' && type !== 'country') return false;
  if (signsOf(fold(text), locale)?.includes(SIGN_BEHIND.exec(after)?.[1] ?? '') === true) return true;
  if (/^ ?\( ?\p{Lu}{2,4} ?\)/u.test(after)) return isListedCountry(text, lexicon);
  if (!/^\p{Lu}{2,4}$/u.test(text) || !/^ ?\)/u.test(after)) return false;
  const words = /((?:\p{L}[\p{L}-]+ ){0,3}\p{Lu}[\p{L}-]+) ?\( ?$/u.exec(before)?.[1]?.split(' ') ?? [];
  return words.some((_, i) => isListedCountry(words.slice(i).join(' '), lexicon));
}

/** "Belgien B Danmark DK": letters right behind a name, before another. */
const SIGN_BEHIND = /^[ :=-]{1,3}(\p{Lu}{1,3})(?=$|[,;.]| ?\p{Lu}\p{Ll})/u;

/** What cars and letters have for a country where it is not its code: the sign of the past too. */
const SIGNS =
  'A:AT B:BE D:DE DK:DK E:ES F:FR FIN:FI SF:FI FL:LI GR:GR H:HU I:IT IRL:IE IS:IS L:LU N:NO P:PT PL:PL R:RO S:SE CH:CH NL:NL GB:GB USA:US BG:BG CS:CZ TR:TR J:JP';

const signsIn = memoise((locale): ReadonlyMap<string, readonly string[]> => {
  const names = countryNames(locale);
  const signs = new Map<string, string[]>();
  for (const [sign = '', code = ''] of SIGNS.split(' ').map((each) => each.split(':')))
    for (const name of names(code)) obtain(signs, name, () => [code]).push(sign);
  return signs;
});

/** The signs of a country, and of what it was formerly, by its folded name. */
const signsOf = (key: string, locale: string): readonly string[] | undefined =>
  signsIn(locale).get(key) ?? signsIn(locale).get(formerOf(locale).get(key) ?? '');

/** Whether a place is a region like no other, lies in a country that stays, of which the lists have no other towns, or is a country by the sea of which none that is like it has one. */
function isWhereNoOther(
  { template: [only] }: Reading,
  { lies, stays, coastal }: Surroundings,
  { world }: Lexicon,
  { locale }: Setting,
): boolean {
  if (typeof only === 'object' && only.kind === 'country' && coastal?.has(only.key) === true) {
    const alike = world.countries.get(classOfCountry(only.key, locale))?.map(fold) ?? [];
    if (alike.length > 1 && alike.every((key) => key === only.key || world.landlocked.has(key))) return true;
  }
  if (typeof only === 'object' && (only.kind === 'region' || only.kind === 'state')) {
    const region = regionNamed(only.text, world);
    if (region !== undefined && world.regions.get(region)?.[0] === region) return true;
  }
  const country = typeof only === 'object' ? lies?.get(only.key)?.country : undefined;
  return country !== undefined && stays?.has(country) === true && !world.abroad.has(country);
}

/** "Burma" beside "modern-day Myanmar", which stays. */
function isAlsoCalled({ text }: Mention, { stays }: Surroundings, { locale }: Setting): boolean {
  const whole = stays === undefined || stays.size === 0 ? undefined : sameCountry(locale).get(fold(text));
  return whole !== undefined && [...(stays ?? [])].some((key) => sameCountry(locale).get(key) === whole);
}

/** "Austria n citizenship": another country to which the letters behind it may be joined. */
export function cutAdjectiveOf(
  { text, after }: Mention,
  reading: Reading,
  around: Surroundings,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
): string | undefined {
  const countries = draw.mayStay === true && after.startsWith(' ') ? packOf(setting.locale)?.places?.cutAdjectives?.(after) : undefined; // prettier-ignore
  if (countries?.includes(text) !== true || around.stays?.has(reading.key) === true) return undefined;
  const usual = fillReading(reading, draw, lexicon, setting, around);
  if (usual !== undefined && countries.includes(usual)) return usual;
  const { homes, near } = lexicon.world;
  const others = countries.filter((name) => name !== text && !homes.has(fold(name)));
  const beside = others.filter((name) => near.get(reading.key)?.includes(name) === true || near.get(fold(name))?.includes(text) === true); // prettier-ignore
  return pickApart(beside.length > 0 ? beside : others, reading.key, draw.scope.fork('cut-adjective', reading.key), draw.places, fold); // prettier-ignore
}

/** Whether several of the names that the language's pack has by group have a word, or end in it: "Röda havet", "Svarta havet". */
export const isSharedByPlaces = memoiseByLocale((word, locale) => {
  const { articled: groups = [], alike = [] } = packOf(locale)?.places ?? {};
  const ofGroups = () => groups.flatMap(({ f = '', m = '', n = '', p = '', u = '' }) => [f, m, n, p, u].flatMap((names) => names.split(' '))); // prettier-ignore
  if (sharedWords(groups, ofGroups).has(word) || sharedWords(alike, () => alike.flatMap((line) => line.split(' '))).has(word)) return true; // prettier-ignore
  // "Europa" of "Väst-Europa", with which several end
  return word.length >= SHORTEST_HEAD && (headsOf(groups, ofGroups).get(word) ?? 0) > 1;
});

/** With how many names of groups each ending of one ends, read once: the question comes with every word. */
const headsOf = perObject((_: object, names: () => readonly string[]): ReadonlyMap<string, number> => {
  const heads = new Map<string, number>();
  for (const name of names().map(fold))
    for (let from = 0; from <= name.length - SHORTEST_HEAD; from++)
      heads.set(name.slice(from), (heads.get(name.slice(from)) ?? 0) + 1);
  return heads;
});

const SHORTEST_HEAD = 5;

/** "Yugoslavia": of which the text tells a people, and no list tells another; what is called a country, and is none today, in a language that tells its articles. */
function isFormerCountry({ text, type }: Mention, { places }: Lexicon, { locale }: Setting): boolean {
  if (type === 'country' && packOf(locale)?.agreement?.droppedArticle !== undefined && isUnknown(text, places, locale)) return true; // prettier-ignore
  const words = peoplesOf(locale).get(text.toLowerCase()) ?? [];
  const isTold = words[0] === text || (packOf(locale)?.places?.smallPeoples !== true && words.includes(text)); // "Soviet"
  return isTold && places.find(fold(text), 'country') === undefined && otherClassWords(text, locale) === undefined; // prettier-ignore
}

/** "västvärlden", "aula magna": in small letters stands a noun, and no name of a town, unless the lists have it. */
const isUnlistedNoun = ({ text, type }: Mention, lexicon: Lexicon, { locale }: Setting): boolean =>
  /^\p{Ll}{4,}(?: \p{Ll}{2,})*$/u.test(text) &&
  (text.includes(' ')
    ? text.split(' ').every((word) => isOrdinaryWord(word, locale))
    : packOf(locale)?.institutions?.heads !== undefined) &&
  !isListed(text, type, lexicon);

/** "illa de Tabarca", where names begin with what they name: what no group or list has of the noun's kind is no town. */
const isNounWithName = ({ text }: Mention, { template: [only, ...more] }: Reading, { locale }: Setting): boolean =>
  more.length === 0 &&
  typeof only === 'object' &&
  only.text === text &&
  only.region === undefined &&
  /^\p{Ll}{3,} (?:\p{Ll}+['’ ] ?)*\p{Lu}/u.test(text) &&
  packOf(locale)?.institutions?.ordinary !== undefined;

/** "Väst-" before "och Östtyskland": what no town of the lists is tells of the name behind it. */
const isDirection = ({ text }: Mention, { places }: Lexicon, { locale }: Setting): boolean =>
  /^\p{Lu}\p{Ll}+-$/u.test(text) && packOf(locale)?.institutions?.heads !== undefined && places.find(fold(text.slice(0, -1)), 'city') === undefined; // prettier-ignore

export const BEFORE_OFFICE = /^ ?(?:\p{Lu}|\p{Sc})/u;

/** "U.S. Senator", "US $": the offices and the money of a home country are those of no other. */
function isOfOffice({ text, type, after }: Mention, lexicon: Lexicon, { locale }: Setting): boolean {
  const isOffice = BEFORE_OFFICE.test(after) || packOf(locale)?.places?.offices?.test(after) === true;
  if (!isOffice || (type !== 'country' && type !== 'location')) return false;
  const [only, ...more] = readMention({ text, type }, lexicon, locale).template;
  if (only === undefined || typeof only === 'string' || more.length > 0) return false;
  return only.kind === 'country-code' || (only.kind === 'country' && lexicon.world.homes.has(only.key));
}

/** "Ringfeld County" among towns abroad: it is called after a town of their country, and after nobody. */
function inForeignLand(reading: Reading, { abroad }: Surroundings, { world }: Lexicon): Reading {
  if (abroad === undefined || !world.abroad.has(abroad) || typeof reading.template.at(-1) !== 'string') return reading;
  if (!reading.template.some((part) => typeof part === 'object' && part.kind === 'family-name')) return reading;
  const template = reading.template.map((part) => (typeof part === 'object' && part.kind === 'family-name' ? { ...part, kind: 'city' as const, grammar: ONE, region: undefined } : part)); // prettier-ignore
  return { ...reading, template };
}

/** "Ringfeld City Center" beside Ringfeld: it is called as that is, be that of two words. */
function ofTownHere(reading: Reading, { towns = [] }: Surroundings): Reading {
  const isHere = (part: Reading['template'][number]): part is Slot =>
    typeof part !== 'string' &&
    part.grammar === ONE &&
    towns.some(([, { key, grammar }]) => key === part.key && grammar !== ONE);
  const isJoined = reading.template.includes('-');
  if (isJoined || !reading.template.some(isHere)) return reading;
  return { ...reading, template: reading.template.map((part) => (isHere(part) ? { ...part, grammar: '' } : part)) };
}

const isContinent = ({ template: [only, ...more] }: Reading, locale: string): boolean =>
  typeof only === 'object' && more.length === 0 && hasWord(packOf(locale)?.places?.continents, only.text); // prettier-ignore

/** "the end of the war in Europe" */
const isOfHistory = ({ before, after }: Mention, { locale }: Setting): boolean =>
  [before, after].some((beside) => packOf(locale)?.places?.history?.test(beside) === true);

/** A country of which a state is labelled too: "Texas … in den USA". */
const holdsState = ({ text }: Mention, { stays }: Surroundings, { locale }: Setting): boolean =>
  stays?.has(fold(text)) === true && statesAbroad(locale).countries.includes(fold(text));
