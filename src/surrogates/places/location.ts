import { memoise, perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { hasWord } from '../../core/has-word.ts';
import type { Rng } from '../../core/rng.ts';
import { nearCopy } from '../../text/near-copy.ts';
import { packOf, wordsOf } from '../../languages/index.ts';
import { pickApart } from '../apart.ts';
import { applyCasing, capitalise, casingOf, fold, genitiveEnding, mapShape, otherLetter } from '../case.ts';
import {
  isPlaceWord,
  isSmallNoun,
  memoiseByLocale,
  otherClassWords,
  sharedWords,
  isOrdinaryWord,
} from '../institutions/class-words.ts';
import { initialsOf } from '../institutions/letters.ts';
import { FUNCTION_WORDS, HONOURS, isOrganisationKind, PLACE_KINDS, ROOM_WORDS, SAINTS, STREET_ENDS, STREET_KINDS, UNIT_WORDS } from '../kind-words.ts'; // prettier-ignore
import { inScriptOf, OTHER_SCRIPT } from '../other-script.ts';
import { latinLocale } from '../persons/name-words.ts';
import { type Frame, perMention } from '../per-mention.ts';
import { areasOfCodes, regionOfCode, regionOfPart, statesAbroad } from './place-lexicon.ts';
import { countryLike, isContracting } from '../draw-slot.ts';
import { existing, isMetropolis, isOfSeveral, isPortTown, isProvince, regionAroundProvince } from './choices.ts';
import { fillReading, isOfHome } from '../fill-slots.ts';
import { ONE, PROVINCE, TOWN, type Reading, type Slot, type SlotKind, type Surroundings } from '../slots.ts';
import { peoplesOf } from '../peoples.ts';
import { sharedLexicon, type Lexicon } from '../lexicon.ts';
import { areaOfPart, classOfCountry, countryNames, otherPart, otherRegion, regionNamed, regionOfZip } from './world.ts';
import { seatsIn } from './seats.ts';
import { citiesOfQuarters } from './quarters.ts';
import { lyingAlike } from './whereabouts.ts';
import { readWater, type WaterNamed, watersBy } from './waters.ts';
import { landOfZip } from './zip.ts';
import type { Draw, Lies, LiesIn, Mention, Setting, SurrogateFamily, SurrogateType } from '../types.ts';
import { ARTICLED, LISTS, divisionHere, isForeignKind, isListed, isListedCountry, governsHere, isCountyInRow, isRival, isTownForShort, readMention, roleOf } from './read-location.ts'; // prettier-ignore
import { GENDERED, articledPlaces, indexOf, type Alike } from './articled-places.ts'; // prettier-ignore

const TYPES: readonly SurrogateType[] = ['location', 'city', 'region', 'country', 'street', 'address', 'room'];

const TRIES = 24;

const CAPITALS_OWN = /^(\p{Lu}{2,}):s$/u;

/**
 * Places, from rooms to countries. A mention is read as components ("12 Main St., Boston, MA"), each of which keeps its
 * kind: a city becomes a city, a country a country, an abbreviation an abbreviation; a street keeps its kind of way, its
 * order and the shape of its numbers. Components are keyed by themselves, so that "Boston" agrees with "Boston, MA".
 */
export const locationFamily: SurrogateFamily<LocationState> = {
  types: TYPES,

  study: (whole, setting, _names, bodies) => {
    const lexicon = sharedLexicon(setting);
    const mentions = whole.map((mention) => inCapitals(mention) ?? beforeStop(mention)?.inner ?? withHyphens(mention, lexicon, setting)?.inner ?? withoutArticle(mention, setting)?.rest ?? mention); // prettier-ignore
    return {
      lexicon,
      around: { ...surroundingsOf(mentions, (bodies ?? []) as readonly Mention[], lexicon, setting), seats: seatsIn([...mentions, ...((bodies ?? []) as readonly Mention[])], lexicon, setting) }, // prettier-ignore
      articled: articledPlaces(mentions, lexicon, setting),
    };
  },

  write(mention, state, draw, setting) {
    const { lexicon, around, articled } = state;
    const frame = frameOf(mention, state, setting, draw.mayStay);
    if (frame !== undefined) {
      const inner = locationFamily.write(frame.inner, state, draw, setting);
      return inner === undefined ? undefined : frame.asHere(inner);
    }
    // Beside "Västtyskland" no country becomes "Tyskland".
    for (const [former, today] of around.formers ?? []) if (draw.places?.has(today) === false) draw.places.set(today, former); // prettier-ignore
    if (draw.mayStay === true && PLACEHOLDER.test(mention.text)) return otherLetter(mention.text.charAt(0), draw.scope.fork('placeholder')) + mention.text.slice(1); // prettier-ignore
    const { isKept, alike, reading, fate, water, isBeside } = factsOf(mention, state, setting, draw.mayStay);
    if (water !== undefined) {
      const here = waterHere(mention, water, around, draw, lexicon, setting);
      if (here !== undefined) return here.other;
    }
    if (isKept) return undefined;
    const pack = packOf(setting.locale);
    const staysHome = around.isHome === true && draw.document === undefined && isHomeCountry(reading, lexicon, setting);
    const beside = staysHome ? undefined : inPart(mention, around, draw);
    if (beside !== undefined) return beside === mention.text ? undefined : beside;
    const lake = lakeOfTown(mention, around, draw, lexicon, setting);
    if (lake !== undefined) return lake;
    const [only] = reading.template;
    const isTown = alike === undefined && typeof only === 'object' && only.kind === 'city' && only.band < 2; // "in Fulda"
    const river = isTown ? undefined : riverOfTown(mention, around, draw, lexicon, setting);
    if (river !== undefined) return river === mention.text ? undefined : river;
    // "the US" beside its towns
    if (alike !== undefined && draw.mayStay === true && draw.document === undefined && around.isHome === true && isHomeCountry(reading, lexicon, setting)) return undefined; // prettier-ignore
    const cut = cutAdjectiveOf(mention, reading, around, draw, lexicon, setting);
    if (cut !== undefined) return cut;
    const part = partLike(mention, alike, around, draw, lexicon, setting);
    if (part !== undefined) return part;
    if (alike !== undefined && alike.names.length > 0 && !isTownOfRegion(mention, alike, lexicon, setting)) {
      // Of two names of a former country one becomes what the other does; with towns of it no other country has these.
      const former = formerOf(setting.locale);
      const today = former.get(fold(mention.text)) ?? former.get(fold(mention.text).replace(/s$/u, ''));
      const isPeopled = draw.mayStay === true && today !== undefined && around.peopled?.has(today) === true;
      const there = lyingAlike(alike.names, mention, draw, around, setting);
      if (there.length === 0 && draw.mayStay === true) return undefined;
      const fitting = existing(there, draw, setting).filter(
        (name) => !isContracting(fold(name), fold(mention.text), setting.locale),
      );
      const all = fitting.length > 0 ? fitting : alike.names;
      const names = isPeopled ? all.filter((name) => former.get(fold(name)) === today) : all;
      if (names.length === 0) return undefined;
      const key = today ?? fold(mention.text);
      const own = (draw.document ?? draw.scope).fork('articled-place', key);
      // A country is drawn as where its towns lie is.
      const drawn = alike.isCountry ? fillReading(readMention(mention, lexicon, setting.locale), draw, lexicon, setting, around) : regionLike(mention.text, names, draw, lexicon); // prettier-ignore
      const called = drawn !== undefined && (names.includes(drawn) || !alike.isCountry) ? drawn : pickApart(names, key, own, draw.places, fold); // prettier-ignore
      const name = /^\p{Lu}/u.test(mention.text) ? capitalise(called) : called; // "Capilla de San Roque"
      const genitive = pack?.agreement?.genitive;
      const isHeaded = name.includes(' ') && mention.text.startsWith(name.slice(0, name.indexOf(' ') + 1)); // "des Freistaats Bayern"
      const isOwned = genitive !== undefined && !isHeaded && (alike.isOwned || genitive.after.test(mention.before));
      const ended = isOwned ? name + (endingLike(mention.text, name) ?? genitiveEnding(name, genitive)) : name;
      if (draw.mayStay === true && ended === mention.text) return undefined; // of "Europas" there is one
      return pack?.places?.inflect?.(ended, mention.before) ?? ended;
    }
    const spelt = draw.mayStay === true ? around.initials?.get(mention.text) : undefined;
    if (spelt !== undefined) {
      const other = locationFamily.write(spelt, state, draw, setting);
      if (!SPELT.test(mention.text)) return other;
      const letters = other === undefined ? '' : initialsOf(other);
      return letters.length > 1 && /^\p{Lu}+$/u.test(letters) && letters !== mention.text ? letters : other;
    }
    if (fate === 'stays') return undefined;
    if (fate === 'rewritten') return rewrite(mention, draw.document ?? draw.scope, setting);
    const becomes = partBecomes(reading, around, articled, draw, lexicon, setting);
    const isHome = draw.document === undefined && around.isHome === true;
    const own = isHome === (around.isHome === true) && becomes === undefined && !isBeside ? around : { ...around, isHome, partBecomes: becomes, isBeside: isBeside && draw.places !== undefined }; // prettier-ignore
    if (own.isHome && isHomeCountry(reading, lexicon, setting)) return undefined;
    const written =
      fillReading(reading, draw, lexicon, setting, own) ?? rewrite(mention, draw.document ?? draw.scope, setting);
    return written === undefined ? undefined : (pack?.places?.inflect?.(written, mention.before) ?? written);
  },

  around: ({ text, type, before, after, line }, setting) => {
    const { locale } = setting;
    const pack = packOf(locale);
    const role = roleOf({ text, type, before, after }, sharedLexicon(setting), locale) ?? divisionHere({ text, type, before, after }, sharedLexicon(setting), locale) ?? ''; // prettier-ignore
    const isOffice = BEFORE_OFFICE.test(after) || pack?.places?.offices?.test(after) === true;
    const isBare = pack?.agreement?.genitive === undefined && pack?.places?.inflect === undefined;
    const isCut = after.startsWith(' ') && pack?.places?.cutAdjectives?.(after) !== undefined;
    const isElected = pack?.places?.constituencies?.after?.test(after) === true;
    const isShort = isTownForShort({ text, type, before }, locale);
    const isOfPerson = isRival({ text, type, before }, sharedLexicon(setting), locale);
    const isSeat = governsHere({ before, after }, locale);
    const isCounty = isCountyInRow({ text, type, line }, sharedLexicon(setting), locale);
    return `${isCounty ? 'county' : ''}${isSeat ? 'seat' : ''}${isOfPerson ? 'rival' : ''}${isOffice ? 'office' : ''}${isElected ? 'elected' : ''}${isCut ? 'cut' : ''}${isShort ? 'short' : ''}\n${role}\n${isBare ? '' : before}`;
  },

  // "Reading Railroad": a word of the dictionary for a place says what it is, but for one that is the name of a place itself ("Bath").
  keeps: (key, type, setting, token) =>
    PLACE_KINDS.has(key) ||
    isForeignKind(key, setting.locale) ||
    isSmallNoun(token, setting.locale) ||
    (token !== undefined && isPlaceWord(token, setting.locale) && !isListed(token, type, sharedLexicon(setting))) ||
    STREET_KINDS.has(key) ||
    ((type === 'street' || type === 'address') && STREET_ENDS.has(key)) ||
    UNIT_WORDS.has(key) ||
    ROOM_WORDS.has(key) ||
    FUNCTION_WORDS.has(key) ||
    SAINTS.has(key) ||
    HONOURS.has(key) ||
    isOrganisationKind(key) ||
    STREET_PARTS.has(key) ||
    isSharedByPlaces(key, setting.locale) ||
    (packOf(setting.locale)?.agreement?.genitive !== undefined &&
      isSharedByPlaces(key.replace(/e?s$/u, ''), setting.locale)), // "des Main-Tauber-Kreises"

  // "the Lind Playfield", "US Route 66"
  mayStand: (token, { text, before }, { locale }) =>
    (ARTICLED.test(before) && text.endsWith(` ${token}`)) ||
    packOf(locale)?.places?.roads?.exec(text)?.[0].includes(token) === true,

  fresh(type, rng, setting) {
    const { gazetteers, locale, partition } = setting;
    return gazetteers.render(locale, LISTS[type] ?? type, rng, { partition });
  },
};

/** "SAINT ETIENNE", "villefranche - sur - saone", "St-Denis": a town of the list, which is called with hyphens there, and another as this one is written. */
function withHyphens(mention: Mention, lexicon: Lexicon, { locale }: Setting): Frame | undefined {
  const { text, type } = mention;
  const region = type === 'location' || type === 'region' ? lexicon.places.withHyphen(text) : undefined;
  if (region !== undefined) return { inner: { ...mention, text: region }, asHere: (other) => other };
  if (packOf(locale)?.places?.hyphenated !== true || (type !== 'location' && type !== 'city') || !/^\p{L}[\p{L}'’ -]+$/u.test(text)) return undefined; // prettier-ignore
  const joint = text.includes(' - ') ? ' - ' : text.includes(' ') ? ' ' : '-';
  const [, saint = ''] = /^(ste?)\.?[ -]/iu.exec(text) ?? [];
  if (joint === '-' && saint === '') return undefined;
  const long = saint.length === 3 ? 'Sainte' : 'Saint';
  const joined = (saint === '' ? text : likeCase(long, saint) + text.slice(saint.length)).split(joint).join('-');
  if (joined === text || lexicon.places.find(fold(text), 'city') !== undefined || lexicon.places.find(fold(joined), 'city')?.kind !== 'city') return undefined; // prettier-ignore
  const asHere = (other: string): string =>
    other
      .replace(/^saint(e?)(?=-)/iu, (whole, e: string) => (saint === '' ? whole : likeCase(`St${e}`, whole)))
      .split('-')
      .join(joint);
  return { inner: { ...mention, text: joined }, asHere };
}

const likeCase = (word: string, like: string): string => applyCasing(word, casingOf(like));

/** "Macon, Ga": where the full stop of what is short for a state stands behind the mention. */
function beforeStop(mention: Mention): Frame | undefined {
  const { text, before, after } = mention;
  const isShort = after.startsWith('.') && /^\p{Lu}\p{Ll}{1,3}$/u.test(text) && /\p{L}\.? ?, ?$/u.test(before);
  if (!isShort || regionOfCode(`${text}.`) === undefined) return undefined;
  return { inner: { ...mention, text: `${text}.` }, asHere: (other) => other.replace(/\.$/u, '') };
}

/** "the uk", "houston tx" of a message. */
const inCapitals = (mention: Mention): Mention | undefined => {
  const { text } = mention;
  if (/^(?:uk|usa?)$/u.test(text)) return { ...mention, text: text.toUpperCase() };
  const [, town = '', code = ''] = /^(\p{Ll}[\p{Ll} ]+)( \p{Ll}{2})$/u.exec(text) ?? [];
  if (code === '' || regionOfCode(code.trim().toUpperCase()) === undefined) return undefined;
  return {
    ...mention,
    text: town.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) + code.toUpperCase(),
  };
};

/** What is the name of a place with something to it. */
const frameOf = perMention('frame', (mention, { lexicon }: LocationState, setting, mayStay): Frame | undefined => {
  const { text } = mention;
  const of = (inner: string, asHere: Frame['asHere']): Frame => ({ inner: { ...mention, text: inner }, asHere });
  const shouted = inCapitals(mention);
  if (shouted !== undefined) return { inner: shouted, asHere: (other) => other.toLowerCase() };
  if (mayStay && PLACEHOLDER.test(text)) return undefined;
  // "Mecklenburg- Vorpommern" of a text in words
  if (CUT_AT_HYPHEN.test(text)) return of(text.replace('- ', '-'), (other) => other);
  const parts = beforeStop(mention) ?? withHyphens(mention, lexicon, setting);
  if (parts !== undefined) return parts;
  // "USA:s"
  const owned = mayStay ? CAPITALS_OWN.exec(text)?.[1] : undefined;
  if (owned !== undefined) return of(owned, (other) => other + (/\p{Lu}$/u.test(other) ? ':s' : /[sxz]$/u.test(other) ? '' : 's')); // prettier-ignore
  const parted = withoutArticle(mention, setting);
  return parted && { inner: parted.rest, asHere: (other) => parted.article + other };
});

/** What is to be done with a mention, as far as no draw decides. */
const factsOf = perMention('facts', (mention, { lexicon, around, articled }: LocationState, setting, mayStay) => {
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
});

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

/** Whether a place lies in a country that stays, of which the lists have no other towns, or is a country by the sea of which none that is like it has one. */
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
  const country = typeof only === 'object' ? lies?.get(only.key)?.country : undefined;
  return country !== undefined && stays?.has(country) === true && !world.abroad.has(country);
}

/** "Burma" beside "modern-day Myanmar", which stays. */
function isAlsoCalled({ text }: Mention, { stays }: Surroundings, { locale }: Setting): boolean {
  const whole = stays === undefined || stays.size === 0 ? undefined : sameCountry(locale).get(fold(text));
  return whole !== undefined && [...(stays ?? [])].some((key) => sameCountry(locale).get(key) === whole);
}

/** "Iran ian cities" beside Tehran: the towns of another to which the letters may be joined would be no better known. */
const isCutOfTowns = ({ text, after }: Mention, { peopled }: Surroundings, { locale }: Setting): boolean =>
  after.startsWith(' ') &&
  peopled?.has(fold(text)) === true &&
  packOf(locale)?.places?.cutAdjectives?.(after)?.includes(text) === true;

/** "Austria n citizenship": another country to which the letters behind it may be joined. */
function cutAdjectiveOf(
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

/** "no Recife": a town with an article, of which the region is known, becomes another of what that becomes, before which none stands. */
function isTownOfRegion({ text, type, before }: Mention, { names }: Alike, { places, world }: Lexicon, { locale }: Setting): boolean {
  const pack = packOf(locale);
  if (pack?.agreement?.beforeTowns === undefined || pack.places?.ofProvince?.before.test(before) === true) return false;
  const regionOf = (name: string): string | undefined => {
    const place = places.find(fold(name), type);
    return place?.kind === 'city' && world.regions.has(place.region) ? place.region : undefined;
  };
  return regionOf(text) !== undefined && names.every((name) => regionOf(name) !== undefined);
} // prettier-ignore

/** What a region becomes as its towns do, where nearly all that it may become are among names like it, which lack those that the document has. */
function regionLike(text: string, names: readonly string[], draw: Draw, { world }: Lexicon): string | undefined {
  const region = regionNamed(text, world);
  const others = region === undefined ? [] : (world.regions.get(region) ?? []);
  const isOfLine = others.filter((name) => names.includes(name)).length * 2 > others.length;
  return region !== undefined && isOfLine ? otherRegion(region, world, draw) : undefined;
}

/** What the part of a region becomes, where it is no river too: that in which its towns lie then. */
function partLike(
  { text, before }: Mention,
  alike: Alike | undefined,
  { stays }: Surroundings,
  draw: Draw,
  { world }: Lexicon,
  { locale, partition }: Setting,
): string | undefined {
  if (draw.document !== undefined || partition !== 'all' || stays?.has(fold(text)) === true) return undefined;
  const other = otherPart(text, world, draw);
  const isSure = text.includes('-') || alike?.names.includes(other ?? '') === true;
  return isSure || packOf(locale)?.places?.partBefore?.test(before) === true ? other : undefined;
}

/** What the county or department becomes that is named beside a town, where it stands with an article: the town lies in that. */
function partBecomes(
  { template: [only] }: Reading,
  { lies }: Surroundings,
  articled: LocationState['articled'],
  draw: Draw,
  { world }: Lexicon,
  { partition }: Setting,
): string | undefined {
  const part = typeof only === 'object' ? lies?.get(only.key)?.part : undefined;
  const other = part === undefined || draw.document !== undefined || partition !== 'all' ? undefined : otherPart(part, world, draw); // prettier-ignore
  if (other !== undefined) return other;
  const names = part === undefined ? [] : (articled.get(part)?.names ?? []);
  if (part === undefined || names.length === 0) return undefined;
  const key = fold(part);
  return pickApart(names, key, (draw.document ?? draw.scope).fork('articled-place', key), draw.places, fold);
}

/** "Reiches" becomes no "Reichs" where the last word stays. */
const endingLike = (source: string, name: string): string | undefined =>
  source.endsWith(`${name.slice(name.lastIndexOf(' ') + 1)}es`) ? 'es' : undefined;

/** Another country of the part of the world that the text names: each becomes the one some places behind it, so that no two become one. */
function inPart({ text }: Mention, { together, stays }: Surroundings, draw: Draw): string | undefined {
  const own = draw.mayStay === true ? together?.find((names) => names.some((name) => isNamed(text, name))) : undefined;
  const name = own?.find((each) => isNamed(text, each));
  if (own === undefined || name === undefined) return undefined;
  const ring = own.filter((each) => each === name || stays?.has(fold(each)) !== true);
  const at = ring.indexOf(name);
  const first = ring.length > 1 ? 1 + draw.scope.fork('together', own.join(' ')).int(ring.length - 1) : 0;
  // What another place became before is passed over.
  const steps = ring.map((_, i) => 1 + ((first - 1 + i) % Math.max(1, ring.length - 1)));
  const isFree = (each = ''): boolean => (draw.places?.get(fold(each)) ?? fold(name)) === fold(name);
  const other = steps.map((step) => ring[(at + step) % ring.length] ?? '').find(isFree) ?? '';
  if (other === '' || other === name) return ring.length > 1 ? undefined : text;
  draw.places?.set(fold(other), fold(name));
  return /[sxz]$/u.test(other) ? other : other + text.slice(name.length);
}

/** "Norge" and "Norges" */
const isNamed = (text: string, name: string): boolean => text === name || text === `${name}s`;

/** By letters that stand for a place, and by what it is called for short, the mention of that: "PEI" beside "Prince Edward Island". */
function initialsIn(mentions: readonly Mention[], { places }: Lexicon): ReadonlyMap<string, Mention> {
  const short = mentions.filter(({ text }) => SPELT.test(text));
  const found = new Map<string, Mention>();
  const isTown = (name: string): boolean => places.find(fold(name), 'city')?.kind === 'city';
  // "Sant Boi" beside "Sant Boi de Llobregat"
  for (const mention of mentions) {
    const lead = LONG_TOWN.exec(mention.text)?.[1] ?? '';
    if (lead !== '' && isTown(mention.text) && (places.find(fold(lead), 'city')?.band ?? 3) > 2)
      found.set(lead, mention);
  }
  for (const { text } of short) {
    const full = mentions.find((other) => other.text.includes(' ') && initialsOf(other.text) === text);
    if (full !== undefined) found.set(text, full);
  }
  return found;
}

const SPELT = /^\p{Lu}{3,4}$/u;
/** A name with more behind it that tells where it is, the name for itself. */
const LONG_TOWN = /^((?:\p{L}+[ '’])?\p{Lu}\p{L}+) (?:\p{Ll}{1,3} (?:\p{Ll}{1,3} )?|d['’])\p{Lu}/u;

/** What a line has around a name: more than stands right beside it. */
function aroundIn(line: string, text: string): string {
  const at = line.indexOf(text);
  return at < 0 ? '' : line.slice(Math.max(0, at - AROUND), at + text.length + AROUND);
}

const AROUND = 90;

/** Of the parts of the world that a text names, the countries that stand for each other. */
function togetherIn(mentions: readonly Mention[], locale: string): Surroundings['together'] {
  const named = packOf(locale)?.places?.together?.filter(([part]) => mentions.some(({ text, before, after, line = '' }) => part.test(before + text + after) || part.test(aroundIn(line, text)))); // prettier-ignore
  if (named === undefined || named.length === 0) return undefined;
  // "Västtyskland": of a country and what it was formerly only what the text names.
  const former = formerOf(locale);
  const formers = new Set(mentions.map(({ text }) => fold(text).replace(/s$/u, '')).filter((name) => former.has(name)));
  const todays = new Set([...formers].map((name) => former.get(name)));
  const all = named.flatMap(([, lists]) => lists.split('|').map((names) => names.split(' ')));
  const isOfTime = (name: string): boolean =>
    former.has(fold(name)) ? formers.has(fold(name)) : !todays.has(fold(name));
  // "Holland": of a country with several names that by which the text calls it.
  const called = new Map(mentions.flatMap(({ text }) => {
    const key = fold(text).replace(/s$/u, '');
    const whole = sameCountry(locale).get(key) ?? key;
    return whole === key ? [] : [[whole, text.length > key.length ? text.slice(0, -1) : text] as const];
  })); // prettier-ignore
  return all.map((names) => names.filter(isOfTime).map((name) => called.get(fold(name)) ?? name));
}

/** Folded other names of countries, with what these are called first. */
const sameCountry = memoise((locale): ReadonlyMap<string, string> => {
  const names = countryNames(locale);
  const codes = (packOf(locale)?.places?.countryAliases ?? '').split('|').map((line) => line.split(' ', 1)[0] ?? '');
  return new Map(codes.flatMap((code) => names(code).map((name) => [name, names(code)[0] ?? name] as const)));
});

/** Another water by which what its text names of countries and states lies, or what these become; `undefined` where it names none of those of the water. */
function waterHere(
  { text, line = '' }: Mention,
  named: WaterNamed,
  around: Surroundings,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
): { readonly other: string | undefined } | undefined {
  const { world } = lexicon;
  const { shores } = named.water;
  const there: string[] = [];
  const beside = (line.match(NAMES) ?? []).flatMap((word) => peoplesOf(setting.locale).get(word.toLowerCase())?.[0] ?? []); // prettier-ignore
  const told = new Set([...(around.named ?? []), ...(around.peopled ?? []), ...beside.map(fold)]);
  for (const country of told) {
    if (!shores.has(country)) continue;
    const moves =
      around.named?.has(country) === true && around.stays?.has(country) !== true && !world.homes.has(country);
    there.push(moves ? fold(countryLike(country, draw, lexicon, setting)) : country);
  }
  const regions = new Set([...(around.regionsNamed ?? []), ...(around.towns ?? []).flatMap(([, { region }]) => region ?? [])]); // prettier-ignore
  for (const region of regions) {
    if (shores.has(region)) there.push(otherRegion(region, world, draw) ?? region);
  }
  for (const land of around.lands ?? [])
    if (shores.has(`land ${land}`) && there.length === 0) there.push(`land ${land}`);
  if (there.length === 0) return undefined;
  const others = watersBy(named, there, setting.locale);
  if (others.length === 0) {
    // None that is known lies there: one that is called after somebody may.
    const { water, before: lead, after: kind } = named;
    const name = water.kind !== 'sea' && lead + kind !== '' ? lexicon.names.family?.draw(draw.scope.fork('water', fold(text)), { partition: setting.partition, band: 1 }) : undefined; // prettier-ignore
    return { other: name === undefined ? undefined : lead + name + kind };
  }
  const other = pickApart(others, fold(text), draw.scope.fork('water', fold(text)), draw.places, fold);
  return { other: fold(other) === fold(text) ? undefined : other };
}

const NAMES = /\p{Lu}\p{L}{2,}/gu;

/** The most between a town and the lake that lies by it. */
const BY_TOWN = 40;

const townBecomes = (town: Slot, around: Surroundings, draw: Draw, lexicon: Lexicon, setting: Setting) =>
  fillReading({ template: [town], key: town.key, upper: true }, draw, lexicon, setting, around);

/** " bei " */
const RIGHT_BEHIND = 5;

/** "Lindau an der Lind": behind a town a river becomes that by which the other town lies. */
function riverOfTown(
  { text, entity }: Mention,
  around: Surroundings,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
): string | undefined {
  const { allTowns: towns = [] } = around;
  const line = draw.mayStay === true ? packOf(setting.locale)?.places?.rivers?.find((names) => Object.hasOwn(names, text)) : undefined; // prettier-ignore
  if (line === undefined) return undefined;
  const town = (towns.find(([at]) => at > entity.end && at - entity.end <= RIGHT_BEHIND) ?? towns.findLast(([at, own]) => at < entity.start && entity.start - at - own.text.length <= BY_TOWN))?.[1]; // prettier-ignore
  if (town === undefined) return undefined;
  const became = townBecomes(town, around, draw, lexicon, setting);
  const isIt = (name: string) => name === became || draw.places?.get(fold(name)) === town.key;
  return Object.entries(line).find(([, by]) => by.split(' ').some((name) => isIt(name.replaceAll('_', ' '))))?.[0];
}

/** Beside a town a lake is called after what that becomes: no other lake lies there. */
function lakeOfTown(
  mention: Mention,
  around: Surroundings,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
): string | undefined {
  const { lakes, ofTown } = packOf(setting.locale)?.places ?? {};
  const { towns = [] } = around;
  if (draw.mayStay !== true || towns.length === 0 || lakes?.named.test(mention.text) !== true || lakes.behindWay.test(mention.before)) return undefined; // prettier-ignore
  const { start, end } = mention.entity;
  const town = towns.find(([at, { text }]) => (at > start ? at - end : start - at - text.length) <= BY_TOWN)?.[1];
  const became = town && townBecomes(town, around, draw, lexicon, setting);
  const called = became === undefined ? undefined : ofTown?.(became);
  return called === undefined ? undefined : `${called} See${/see?s$/u.test(mention.text) ? 's' : ''}`;
}

/** "den USA": an article that a mention begins with stands before it as any other, where names are inflected after it; "northern Iraq". */
function withoutArticle(
  mention: Mention,
  { locale }: Setting,
): { readonly article: string; readonly rest: Mention } | undefined {
  const pack = packOf(locale);
  const lead = pack?.places?.leads?.exec(mention.text)?.[0];
  if (lead !== undefined) return { article: lead, rest: { ...mention, text: mention.text.slice(lead.length), before: mention.before + lead } }; // prettier-ignore
  if (pack?.places?.inflect === undefined) return undefined;
  const [article = '', word = ''] = /^(\p{Ll}{2,4}) (?=\p{Lu})/u.exec(mention.text) ?? [];
  if (word === '' || pack.agreement?.determiners?.[word] === undefined) return undefined;
  return { article, rest: { ...mention, text: mention.text.slice(article.length), before: mention.before + article } };
}

/** Whether several of the names that the language's pack has by group have a word, or end in it: "Röda havet", "Svarta havet". */
const isSharedByPlaces = memoiseByLocale((word, locale) => {
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

/** No list has it, nor the last word of it: "Magadha", but "Peninsular Malaysia". */
const isUnknown = (text: string, places: Lexicon['places'], locale: string): boolean =>
  /^\p{Lu}[\p{L} -]{3,}$/u.test(text) &&
  otherClassWords(text, locale) === undefined &&
  [text, text.slice(text.lastIndexOf(' ') + 1)].every((name) => places.find(fold(name), 'country') === undefined);

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

const BEFORE_OFFICE = /^ ?(?:\p{Lu}|\p{Sc})/u;

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

interface LocationState {
  readonly lexicon: Lexicon;
  readonly around: Surroundings;
  /** By the text of a place that is of a group of the pack, or stands with an article: others of its kind and gender. */
  readonly articled: ReadonlyMap<string, Alike>;
}

/** What postcodes begin with that stay, by what {@link locationFamily} learned from a document. */
export const keptAreasOf = (state: unknown): ReadonlySet<string> | undefined => (state as LocationState | undefined)?.around.keptAreas; // prettier-ignore

/** Where places lie, as far as what {@link locationFamily} learned from a document tells. */
export const liesOf = (state: unknown): Lies | undefined => (state as LocationState | undefined)?.around.lies;

/** Whether a place is a town that stands without an article, as far as the lists tell. */
export function isBareTown(text: string, setting: Setting): boolean {
  const { locale } = setting;
  const { places } = sharedLexicon(setting);
  const key = fold(text);
  const { kind, band } = (key.length < 3 ? undefined : places.find(key, 'city')) ?? {};
  // "al Vendrell": what a list knows and never draws is a town without its article.
  if ((kind !== 'city' && kind !== 'world-city') || band === 3) return false;
  if (places.find(key, 'country')?.kind === 'country' || otherClassWords(text, locale) !== undefined) return false;
  const { articled = [] } = packOf(locale)?.places ?? {};
  return !indexOf(articled).has(GENDERED + text);
}

function isHomeCountry({ template }: Reading, lexicon: Lexicon, setting: Setting): boolean {
  const slots = template.filter((part) => typeof part !== 'string');
  return slots.length > 0 && slots.every((slot) => isOfHome(slot, lexicon, setting));
}

const CUT_AT_HYPHEN = /^\p{Lu}\p{Ll}+- \p{Lu}\p{Ll}+$/u;

const isContinent = ({ template: [only, ...more] }: Reading, locale: string): boolean =>
  typeof only === 'object' && more.length === 0 && hasWord(packOf(locale)?.places?.continents, only.text); // prettier-ignore

/** "the end of the war in Europe" */
const isOfHistory = ({ before, after }: Mention, { locale }: Setting): boolean =>
  [before, after].some((beside) => packOf(locale)?.places?.history?.test(beside) === true);

/** A country of which a state is labelled too: "Texas … in den USA". */
const holdsState = ({ text }: Mention, { stays }: Surroundings, { locale }: Setting): boolean =>
  stays?.has(fold(text)) === true && statesAbroad(locale).countries.includes(fold(text));

/** The one town that is known of a country which stays: that of another would not lie there. */
function isAlone({ template: [only, ...more] }: Reading, { stays }: Surroundings, { world }: Lexicon): boolean {
  const country = typeof only === 'object' && more.length === 0 && only.kind === 'world-city' ? fold(only.region ?? '') : ''; // prettier-ignore
  return country !== '' && stays?.has(country) === true && !world.abroad.has(country);
}

/** Whether towns or countries of a document tell in which part of the world it is. */
const tellsWhere = ({ isHome, named, peopled }: Surroundings): boolean =>
  isHome === true || [named, peopled].some((countries) => countries !== undefined && countries.size > 0);

/** How much each kind of place tells that the places of a document are at home. */
const AT_HOME: Readonly<Partial<Record<SlotKind, number>>> = { zip: 2, state: 2, region: 2, 'region-code': 2, city: 1 };

/** How much a town of which there are several tells of its country beside any other, and a region or postcode. */
const TELLS_LITTLE = 0.5;
const TELLS_MUCH = 3;

/** More places of no list lie in one country. */
const FEW_UNLISTED = 2;

/** So much do two towns of a country tell, beside which others lie there too. */
const FAR_OFF = 4;

/** So few names tell nothing of each other. */
const MOST_ALONE = 3;

/** A postcode before a town. */
const ZIP_BEFORE = /(?<![\p{L}\p{Nd}])(\p{Nd}{2} ?\p{Nd}{3}),?[ \u00a0]{1,2}$/u;
/** And behind one: "Lugar, 38611", "Lugar (38611)". */
const ZIP_BEHIND = /^,? ?\(?(\p{Nd}{5})(?![\p{L}\p{Nd}])/u;

/** Within so much of the name of a country the text tells of its coast. */
const BY_SEA = 24;

/** The most that stands between a town and what it lies in. */
const BESIDE = 4;

/** Whether nothing but a preposition for a place stands between a mention and the one before it. */
const isWithin = (before: string, gap: number, locale: string): boolean =>
  gap > 2 && hasWord(packOf(locale)?.agreement?.beforePlaces, before.slice(-gap).trim());

/** The most behind a comma: ", nel ", " , the ". */
const BEHIND_COMMA = 7;

/** A word in small letters before a name. */
const PEOPLE_BEFORE = /(?<!\p{L})(\p{Ll}{5,}) $/u;

/** The regions of the list of towns by their adjectives, in all forms. */
export const regionsByAdjective = memoise((locale): ReadonlyMap<string, string> => {
  const lines =
    packOf(locale)
      ?.places?.ofRegions?.split('|')
      .map((line) => line.split(' ')) ?? [];
  return new Map(lines.flatMap(([region = '', ...stems]) => stems.flatMap((stem) => ['e', 'en', 'er', 'em', 'es'].map((ending) => [stem + ending, region.replaceAll('_', ' ')] as const)))); // prettier-ignore
});

/** The one country of whose people or things a line tells, folded: "im [Vilches] spanischer Fischer". */
function nationIn(line = '', locale: string): string | undefined {
  const peoples = peoplesOf(locale);
  const found = new Set((line.match(SMALL_WORDS) ?? []).flatMap((word) => peoples.get(word)?.[0] ?? []));
  const [only] = found;
  return found.size === 1 && only !== undefined ? fold(only) : undefined;
}

/** "die türkische Regierung in Ankara", "Berlin declared war" where Germany stays: no other town of the country does. */
function isSeatOfPeople(
  { before, after, line }: Mention,
  { template: [only] }: Reading,
  { stays }: Surroundings,
  { world }: Lexicon,
  { locale }: Setting,
): boolean {
  if (!governsHere({ before, after }, locale) || typeof only !== 'object' || only.kind !== 'world-city') return false; // prettier-ignore
  const country = (only.region ?? '').replaceAll('_', ' ');
  return fold(world.capitals.get(fold(country)) ?? '') === only.key && (stays?.has(fold(country)) === true || tellsPeopleOf(country, only.key, line ?? '', locale)); // prettier-ignore
}

/** Whether a line tells of the people of a country, whose capital is no other then: "die türkische Regierung in Ankara". */
function tellsPeopleOf(country: string, capital: string, line: string, locale: string): boolean {
  const peoples = peoplesOf(locale);
  const own = peoples.get(country.toLowerCase())?.[0] ?? country;
  const isOther = (word: string): boolean => fold(word) !== fold(country) && fold(word) !== capital;
  return (line.match(/\p{L}{4,}/gu) ?? []).some((word) => isOther(word) && fold(peoples.get(word.toLowerCase())?.[0] ?? '') === fold(own)); // prettier-ignore
}

const SMALL_WORDS = /(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu;

/** Another name follows, behind a comma or a small word. */
const GOES_ON = /^ ?(?:, ?(?:\p{Ll}{1,3} )?|(?:\p{Ll}{1,3}|&) )\p{Lu}/u;

const BEHIND_A_COMMA = /^ ?, /u;

/** Between a town and its state: ", ", " (", "/". */
const BEFORE_STATE = /^ ?(?:, |\( ?|\/ ?)$/u;

/** Folded countries that are none today, with those of the lists. */
const formerOf = memoise(
  (locale): ReadonlyMap<string, string> =>
    new Map(
      (packOf(locale)?.places?.formerly?.split('|') ?? []).map((line) => {
        const [former = '', today = ''] = line.split(' ').map((name) => fold(name.replaceAll('_', ' ')));
        return [former, today] as const;
      }),
    ),
);

/** By folded town abroad the folded countries that have another one of its name. */
const alsoAbroad = memoise((locale): ReadonlyMap<string, readonly string[]> => {
  const lines = packOf(locale)?.places?.alsoAbroad?.split('|') ?? [];
  return new Map(lines.map((line) => {
    const [town = '', ...countries] = line.split(' ').map((name) => fold(name.replaceAll('_', ' ')));
    return [town, countries] as const;
  })); // prettier-ignore
});

/** Whether the line of a town by the sea tells of that ("die Werft in Emden"), or of any what stands before it: "praia de Lind". */
const isPort = (text: string, { before, line = '' }: Mention, { locale }: Setting): boolean => {
  const { sea, shores } = packOf(locale)?.places ?? {};
  return shores?.test(before) === true || (isPortTown(text, locale) && sea?.test(line) === true);
};

/** The most between a place and the town whose council governs it. */
const BEFORE_COUNCIL = 30;

/** Between two towns that a constituency or a line is called after together. */
const JOINED = /^ ?(?:-{2,3}|[–—]) ?$/u;

/** Where the places of a document lie, by those of them that the lists know. */
function surroundingsOf(
  mentions: readonly Mention[],
  bodies: readonly Mention[],
  lexicon: Lexicon,
  setting: Setting,
): Surroundings {
  const { homes, abroad: countries, others: elsewhereTowns } = lexicon.world;
  const votes = new Map<string, number>();
  let home = 0;
  let isHome = false;
  const lies = new Map<string, LiesIn>();
  const peopled = new Set<string>();
  const unlisted = new Set<string>();
  const regions = new Map<string, number>();
  const regionsNamed = new Set<string>();
  const lands = new Map<string, number>();
  const tell = (land: string, weight: number) => lands.set(land, (lands.get(land) ?? 0) + weight);
  const named = new Set<string>();
  const { smallPeoples: hasPeoples = false, borrowsNames = false } = packOf(setting.locale)?.places ?? {};
  const capitals = new Set<string>();
  const inProvinces = new Map<string, Slot>();
  const seated = new Set<string>();
  const farIn = new Set<string>();
  const keptAreas = new Set<string>();
  const governing = new Set<string>();
  const { seatsBefore } = packOf(setting.locale)?.places ?? {};
  const largest = new Set<string>();
  const joined: (readonly [Slot, Slot])[] = [];
  const coastal = new Set<string>();
  const greater = new Set<string>();
  const regionsAbroad = new Set<string>();
  const ofStates = new Map<string, Slot>();
  const { sea, greatest = '', largest: isLargest } = packOf(setting.locale)?.places ?? {};
  const homeTowns: (readonly [number, Slot])[] = [];
  const allTowns: (readonly [number, Slot])[] = [];
  let town: Slot | undefined;
  /** Whether that stands behind another and a comma. */
  let isInRow = false;
  let abroad: Slot | undefined;
  let end = 0;
  const councils = packOf(setting.locale)?.places?.bodySeats?.filter(({ isCouncil }) => isCouncil === true) ?? [];
  for (const mention of mentions) {
    const gap = mention.entity.start - end;
    // "Lindinha, no concelho de Lind"
    const governed = gap <= BEFORE_COUNCIL && councils.some(({ before }) => before?.test(mention.before) === true) ? town : undefined; // prettier-ignore
    const isParted = gap > BESIDE && !(gap <= BEHIND_COMMA && (BEHIND_A_COMMA.test(mention.before.slice(-gap)) || JOINED.test(mention.before.slice(-gap)))) && !(town !== undefined && definesTown(town.text, mention, setting.locale)); // prettier-ignore
    if (isParted) town = abroad = undefined;
    const ofState = town ?? abroad;
    if (
      ofState !== undefined &&
      (BEFORE_STATE.test(mention.before.slice(-gap)) || isWithin(mention.before, gap, setting.locale))
    ) {
      // "Qvulsa, Oklahoma", "Dallas i Texas"
      const abroad = statesAbroad(setting.locale);
      const country = abroad.states.has(fold(mention.text)) ? abroad.countries.find((key) => countries.has(key)) : undefined; // prettier-ignore
      if (country !== undefined) {
        if (ofState === town) lies.set(town.key, { country });
        ofStates.set(fold(mention.text), ofState);
      }
    }
    // "Qvarsk i Jugoslavien": in what takes the place of the country that has its towns today.
    const today = town === undefined ? undefined : formerOf(setting.locale).get(fold(mention.text));
    if (town !== undefined && today !== undefined) {
      lies.set(town.key, { country: today });
      peopled.add(today);
    }
    let zip = (ZIP_BEFORE.exec(mention.before) ?? ZIP_BEHIND.exec(mention.after))?.[1]?.replace(' ', '');
    ({ end } = mention.entity);
    const { template } = readMention(mention, lexicon, setting.locale);
    for (const [i, part] of template.entries()) {
      if (typeof part === 'string') continue;
      // "Lugar-38611 Provincia": a postcode joined to a town tells where that lies.
      const posted = part.kind === 'zip' && template[i - 1] === '-' ? regionOfZip(part.text, lexicon.world) : undefined;
      if (town !== undefined && posted !== undefined) lies.set(town.key, { region: posted, zip: part.text });
      const { key, region } = part;
      // "the Severn": a water that lies in one home country alone tells of that.
      const landBy = i === 0 && borrowsNames ? landOfWater(mention, lexicon, setting) : undefined;
      if (landBy !== undefined) tell(landBy, TELLS_MUCH);
      const previous = template[i - 1];
      const textBefore = typeof previous === 'string' ? previous : '';
      // "Devon" is no town in Alberta: others of its line come for it.
      const kind = part.kind === 'city' && part.grammar !== TOWN && regionOfPart(key, setting.locale) !== undefined && lexicon.places.alike(key) !== undefined ? 'region' : part.kind; // prettier-ignore
      if (kind === 'country' && !lexicon.world.landlocked.has(key) && [mention.before.slice(-BY_SEA), mention.after.slice(0, BY_SEA)].some((beside) => sea?.test(beside))) coastal.add(key); // prettier-ignore
      if (kind === 'city' && isPort(part.text, mention, setting)) coastal.add(key);
      if (kind === 'city' && part.band === 0 && isLargest?.test(mention.after) === true) largest.add(key);
      if (kind === 'city' && town !== undefined && JOINED.test(i === 0 ? mention.before.slice(-gap) : textBefore)) joined.push([town, part]); // prettier-ignore
      // "Storlund": only great towns have a greater area.
      if (kind === 'city' && part.casing === 'lower' && i > 0 && fold(greatest).split(' ').includes(key)) greater.add(key); // prettier-ignore
      if (town !== undefined && (kind === 'state' || kind === 'region') && regionOfPart(key, setting.locale) !== undefined && lies.get(town.key)?.zip === undefined) lies.set(town.key, { part: part.text }); // prettier-ignore
      // "Kent", "England": what no list has beside them is no town in America.
      const isPart = borrowsNames && (kind === 'state' || kind === 'region');
      const around = isPart ? (regionOfPart(key, setting.locale) ?? (lexicon.world.townsIn(part.text) ? part.text : undefined)) : undefined; // prettier-ignore
      if (
        around !== undefined &&
        !/^\p{Lu}+$/u.test(around) && // "Perth" beside Ontario may be in Australia
        regionNamed(part.text, lexicon.world) === undefined &&
        lexicon.world.landOf(around) !== around
      ) {
        tell(lexicon.world.landOf(around), TELLS_MUCH);
        regions.set(around, (regions.get(around) ?? 0) + 1);
      }
      // "Wittenberg in Saxony-Anhalt": a region abroad of which lists of other languages have the towns.
      const isAbroad = kind === 'region' && elsewhereTowns.townsOf(key) !== undefined;
      if (isAbroad) regionsAbroad.add(key);
      if ((part.kind === 'world-city' || part.kind === 'city') && borrowsNames && lies.get(key) === undefined) {
        const told = elsewhereTowns.regionsIn(mention.line ?? '');
        const own = told.length === 0 ? undefined : told.find((name) => elsewhereTowns.regionsWith(key).includes(name));
        // Beside one region what no list has lies there too.
        const only = told.length === 1 && part.region === undefined ? told[0] : undefined;
        if (own !== undefined || only !== undefined) lies.set(key, { within: own ?? only ?? '' });
      }
      if (governed !== undefined && i === 0 && kind === 'city' && governed.key !== key && !lies.has(governed.key)) lies.set(governed.key, { of: part.text }); // prettier-ignore
      const before = town ?? abroad;
      if (before !== undefined && isAbroad) lies.set(before.key, { within: part.text });
      const ofRegions = kind === 'region' ? lexicon.places.list('region') : undefined;
      const nation = kind === 'region' ? (lexicon.places.nationsWith(key)[0] ?? '') : '';
      if (nation !== '' && countries.has(nation)) {
        peopled.add(nation);
        votes.set(nation, (votes.get(nation) ?? 0) + 2);
        if (town !== undefined && !lies.has(town.key)) lies.set(town.key, { country: nation });
      }
      // "Qvilla es un municipio de la provincia de Badajoz"
      const ofProvince = town !== undefined && part.grammar === PROVINCE ? regionAroundProvince(part.text, lexicon.places, setting.locale, [town.region]) : undefined; // prettier-ignore
      if (town !== undefined && ofProvince !== undefined) {
        lies.set(town.key, { region: ofProvince });
        if (!inProvinces.has(key)) inProvinces.set(key, town);
      }
      if (kind === 'region' && (ofRegions?.find(key) ?? ofRegions?.find(part.text)) === undefined) continue; // of any country
      const own = kind === 'state' || kind === 'region' || kind === 'region-code' ? regionNamed(part.text, lexicon.world) : undefined; // prettier-ignore
      if (own !== undefined) {
        regionsNamed.add(own);
        if (isPart) regions.set(own, (regions.get(own) ?? 0) + 1);
      }
      if (town !== undefined && own !== undefined && lies.get(town.key)?.part === undefined)
        lies.set(town.key, { region: own, zip: kind === 'region-code' ? areasOfCodes(setting.locale).get(part.text) : undefined }); // prettier-ignore
      else if (town !== undefined && (kind === 'state' || kind === 'region') && lexicon.world.townsIn(part.text))
        lies.set(town.key, { region: part.text }); // prettier-ignore
      else if (town !== undefined && kind === 'country' && lies.get(town.key)?.within === undefined) {
        if (!homes.has(key)) peopled.add(key);
        lies.set(town.key, homes.has(key) ? (lexicon.world.townsIn(part.text) ? { region: part.text } : {}) : { country: key }); // prettier-ignore
      }
      if (
        abroad !== undefined &&
        kind === 'country' &&
        lies.get(abroad.key)?.within === undefined &&
        key !== fold(abroad.region ?? '')
      ) {
        // "Brno, Czech Republic", where the list of towns calls it Czechia.
        peopled.add(key);
        lies.set(abroad.key, { country: key });
      }
      // "Solhem i Uppsala": what lies in a town of the lists lies where that does.
      if (kind === 'city' && town?.region === undefined && town !== undefined && region && lexicon.world.regions.has(region) && isWithin(mention.before, gap, setting.locale)) lies.set(town.key, { region }); // prettier-ignore
      abroad = kind === 'world-city' ? part : undefined;
      // "im hessischen Vilchheim"
      const ofRegion = kind === 'city' ? regionsByAdjective(setting.locale).get(PEOPLE_BEFORE.exec(mention.before)?.[1] ?? '') : undefined; // prettier-ignore
      if (ofRegion !== undefined) lies.set(key, { region: ofRegion, stays: true });
      // "im spanischen Vilches": of what country the word before a town that no list has at home tells, it lies there.
      const isPlain = kind === 'city' && !region && hasPeoples;
      const people = isPlain ? peoplesOf(setting.locale).get(PEOPLE_BEFORE.exec(mention.before)?.[1] ?? '') : undefined;
      const isStrange = isPlain && people === undefined && lexicon.world.originOf(part.text, false) !== undefined;
      const isOf = isStrange ? nationIn(mention.line, setting.locale) : people && fold(people[0] ?? '');
      if (isOf !== undefined && countries.has(isOf)) {
        lies.set(key, { country: isOf });
        peopled.add(isOf);
      }
      // "Plasencia, Cáceres": behind a town stands the province, which is called after its capital.
      const isBehindOne = (town !== undefined && town.key !== key) || (i === 0 && packOf(setting.locale)?.places?.partBefore?.test(mention.before) === true); // prettier-ignore
      if (kind === 'city' && isBehindOne && isProvince(part.text, setting.locale)) {
        capitals.add(key);
        const isOfIt = /^[\s(,]*$/u.test(mention.before.slice(-gap)) && !isInRow && !GOES_ON.test(mention.after); // in "Bergamo e Trieste" neither
        if (isOfIt && town !== undefined && town.key !== key && !inProvinces.has(key)) inProvinces.set(key, town);
      }
      // "Elstow, London", "Elstow in London": a small place before a great city is one of its parts.
      const isBehindTown = kind === 'city' && town !== undefined && BEHIND_A_COMMA.test(mention.before.slice(-gap));
      const isOneOfSome = isInRow || GOES_ON.test(mention.after); // "Elstow, London and Leeds"
      if (kind === 'city' && town !== undefined && !isMetropolis(town.text, setting) && town.key !== key && !lies.has(town.key) && isMetropolis(part.text, setting) && ((isBehindTown && !isOneOfSome) || isWithin(mention.before, gap, setting.locale))) lies.set(town.key, { of: part.text }); // prettier-ignore
      isInRow = isBehindTown;
      town = kind === 'city' ? part : undefined;
      if (kind === 'city' && i === 0 && seatsBefore?.test(mention.before) === true) seated.add(key);
      if (
        part.kind === 'world-city' &&
        governsHere(mention, setting.locale) &&
        !tellsPeopleOf((part.region ?? '').replaceAll('_', ' '), key, mention.line ?? '', setting.locale)
      )
        governing.add(key);
      if (part.kind === 'world-city' && part.region && packOf(setting.locale)?.places?.distances?.test(mention.line ?? '') === true) farIn.add(fold(part.region)); // prettier-ignore
      if (town?.region && lexicon.world.regions.has(town.region)) homeTowns.push([mention.entity.start, town]);
      if (kind === 'city' || kind === 'world-city') allTowns.push([mention.entity.start, part]);
      if (kind === 'city' && region === undefined) unlisted.add(part.text);
      else if (kind === 'city' && region !== '') {
        regions.set(region ?? '', (regions.get(region ?? '') ?? 0) + 1);
        tell(lexicon.world.landOf(region ?? ''), isOfSeveral(key, setting.locale) ? TELLS_LITTLE : 1);
      }
      // "44000 Nantes": the postcode is replaced by one of another region, whatever the lists say of the town.
      const zipped = kind === 'city' && zip !== undefined ? regionOfZip(zip, lexicon.world) : undefined;
      if (zipped !== undefined && lies.get(key)?.stays !== true) lies.set(key, { region: zipped, zip });
      // "natif de Qvy en Corrèze": the part stays, and towns of it come.
      const behind = kind === 'city' && i === template.length - 1 ? packOf(setting.locale)?.places?.partBehind?.exec(mention.after) : undefined; // prettier-ignore
      const within = behind ? areaOfPart(behind[1] ?? '', lexicon.world, setting.locale) : undefined;
      const at = end + (behind?.[0] ?? '').length - (behind?.[1] ?? '').length;
      if (within !== undefined && mentions.every(({ entity }) => entity.start !== at)) {
        lies.set(key, { ...within, stays: true });
        if (within.zip !== undefined) keptAreas.add(within.zip.slice(0, 2));
      }
      zip = kind === 'zip' ? part.text : undefined;
      // "Magadha" has no towns, whatever it is called.
      const isListedOne = kind === 'country' && lexicon.places.find(key, 'country')?.kind === 'country';
      const country = isListedOne ? key : kind === 'world-city' || (region && countries.has(fold(region))) ? fold(region ?? '') : ''; // prettier-ignore
      if (country !== '') {
        if (kind === 'country') named.add(country);
        else peopled.add(country);
        if (homes.has(country)) home += 2;
        else votes.set(country, (votes.get(country) ?? 0) + 2);
      } else if (region !== undefined || kind === 'zip' || kind === 'region-code') home += AT_HOME[kind] ?? 0;
      const land = kind === 'zip' ? landOfZip(part.text) : own === undefined ? undefined : lexicon.world.landOf(own);
      if (land !== undefined) tell(land, TELLS_MUCH);
      isHome ||= kind === 'zip' || kind === 'state' || kind === 'region' || kind === 'region-code' || (kind === 'city' && country === ''); // prettier-ignore
    }
  }
  // "Kenya Airways flew to Mombasa": what a body is called by becomes another country, and its towns do.
  for (const body of peopled.size === 0 ? [] : bodies) {
    const country = countryOfBody(body, lexicon, setting);
    if (country !== undefined && peopled.has(country)) named.add(country);
  }
  for (const [, { key, region: own = '' }] of allTowns) {
    const there = lies.has(key) || (votes.get(fold(own)) ?? 0) > 2 ? undefined : alsoAbroad(setting.locale).get(key)?.find((country) => votes.has(country)); // prettier-ignore
    if (there !== undefined) lies.set(key, { country: there });
  }
  // "Lind --- Norvik" of one region, be there a town called as one of them in another.
  for (const pair of joined) {
    const [only] = regionsNamed.size === 1 ? regionsNamed : [];
    const region = pair.map((one) => lies.get(one.key)?.region ?? one.region ?? '').find((own) => regionsNamed.has(own)) ?? only; // prettier-ignore
    if (region === undefined) continue;
    for (const { key } of pair) if (lies.get(key)?.region === undefined) lies.set(key, { region });
  }
  for (const [key, city] of citiesOfQuarters(mentions, lexicon.places, setting.locale)) {
    lies.set(key, { quarterOf: city });
    lies.set(fold(city), { ...lies.get(fold(city)), hasQuarters: true });
  }
  // "a commune in the French département of [Qvy]": what no list knows lies where the text around it tells.
  const isUntold = !hasPeoples && unlisted.size > 0 && home === 0 && votes.size === 0; // else each line tells
  const beside = isUntold ? mentions.find(({ toldIn }) => toldIn !== undefined)?.toldIn?.() : undefined;
  if (beside !== undefined && countries.has(beside.country)) {
    votes.set(beside.country, 1);
    peopled.add(beside.country);
  }
  const [elsewhere, most = 0] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const stays = new Set(
    mentions.flatMap(({ stays: isKept, staysIn, text }) => (isKept === true ? [fold(text)] : (staysIn ?? []))),
  );
  if (beside?.stays === true) stays.add(beside.country);
  for (const key of new Set(stays)) for (const name of lexicon.world.namesOf.get(key) ?? []) stays.add(name);
  for (const mention of mentions) if (isCutOfTowns(mention, { peopled }, setting)) stays.add(fold(mention.text));
  const { states, countries: called } = statesAbroad(setting.locale);
  if (mentions.some(({ text }) => states.has(fold(text)))) for (const key of called) stays.add(key);
  const origins = [...unlisted].map((name) => lexicon.world.originOf(name, false));
  const origin = origins.find((own) => origins.filter((other) => other === own).length * 2 > Math.max(origins.length, MOST_ALONE)); // prettier-ignore
  const [land = '', weight = 0] = [...lands].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const others = [...lands.values(), ...votes.values()].reduce((sum, each) => sum + each, 0) - weight;
  const [near] = [...regions].filter(([region]) => lexicon.world.landOf(region) === land).toSorted((a, b) => b[1] - a[1])[0] ?? []; // prettier-ignore
  // Abroad may be told of too, where no more is told of that.
  const isOnlyLand = lands.size === 1 && home > 0 && home >= most;
  const nearby = weight >= 1 && (weight > others || isOnlyLand) ? (near ?? lexicon.world.firstOf.get(land)) : undefined;
  // The one country abroad that the document tells of has the towns that look foreign, and so has what replaces it.
  const told = [...new Set([...named, ...peopled])].filter((country) => !homes.has(country));
  const foreign = most > home ? elsewhere : told.length === 1 ? told[0] : undefined;
  if (
    foreign !== undefined &&
    countries.has(foreign) &&
    [...unlisted].some((name) => most > home || lexicon.world.originOf(name, isHome) !== undefined)
  )
    peopled.add(foreign);
  const former = formerOf(setting.locale);
  const formers = mentions.map(({ text }) => fold(text)).map((name) => (former.has(name) ? name : name.replace(/s$/u, ''))); // prettier-ignore
  return {
    isHome,
    formers: formers.flatMap((name) => (former.has(name) ? [[name, former.get(name) ?? ''] as const] : [])),
    together: togetherIn(mentions, setting.locale),
    initials: initialsIn(mentions, lexicon),
    heldIn: mentions.find(({ heldIn }) => heldIn !== undefined)?.heldIn,
    towns: homeTowns,
    allTowns,
    regionsNamed,
    regionsTold: new Set([...regions.keys(), ...regionsNamed]).size,
    nearby,
    abroad: most > home ? elsewhere : undefined,
    isFarOff: most >= FAR_OFF,
    foreign,
    areMany: unlisted.size > FEW_UNLISTED,
    lies,
    capitals,
    inProvinces,
    seated,
    farIn,
    governing,
    keptAreas: keptAreas.size === 0 ? undefined : keptAreas,
    coastal,
    largest,
    greater,
    within: regionsAbroad,
    ofStates,
    lands: new Set(lands.keys()),
    peopled,
    named,
    stays,
    origin,
  };
}

/** The folded country abroad that a name begins with or ends in, which becomes another there too: "Kenya Airways", "Bank of Japan". */
function countryOfBody({ text, type }: Mention, lexicon: Lexicon, { locale }: Setting): string | undefined {
  const { titleCase, state } = packOf(locale)?.institutions ?? {};
  if (type !== 'organisation' || titleCase !== true || state?.test(text) === true) return undefined;
  const words = text.split(' ');
  const ends = [text.split(' of ').slice(1).at(-1), ...[1, 2, 3].flatMap((size) => (size < words.length ? [words.slice(0, size).join(' ')] : []))]; // prettier-ignore
  const country = ends.find((name) => name !== undefined && lexicon.places.find(fold(name), 'country')?.kind === 'country'); // prettier-ignore
  return country === undefined || lexicon.world.homes.has(fold(country)) ? undefined : fold(country);
}

/** The home country by whose land alone a water lies: "the Severn". */
function landOfWater({ text, before }: Mention, { world }: Lexicon, { locale }: Setting): string | undefined {
  const shores = [...(readWater(text, before, locale)?.water.shores ?? [])];
  const lands = new Set(shores.flatMap((shore) => (shore.startsWith(LAND) ? [shore.slice(LAND.length)] : world.regions.has(shore) ? [world.landOf(shore)] : []))); // prettier-ignore
  const [land = ''] = lands;
  return lands.size === 1 && world.firstOf.has(land) ? land : undefined;
}

/** Before the code of a country among the shores of a water. */
const LAND = 'land ';

/** Whether nothing but what a town is stands between it and a mention: "Qvilla è un comune italiano della provincia di ". */
function definesTown(town: string, { text, before, line = '' }: Mention, locale: string): boolean {
  const { copulas } = packOf(locale)?.places ?? {};
  if (copulas === undefined) return false;
  const at = line.indexOf(before + text) + before.length;
  const from = line.lastIndexOf(town, at);
  return at >= before.length && from >= 0 && copulas.test(line.slice(from + town.length, at));
}

/** Directions, and the endings of ordinal numbers. */
const STREET_PARTS = new Set(['ne', 'nw', 'se', 'sw', 'st', 'nd', 'rd', 'th', 'er', 'eme', 'hwy', ...wordsOf(({ places }) => places?.directions)]); // prettier-ignore

/** "H.", "M...": where it is not to be known. */
const PLACEHOLDER = /^\p{Lu}(?:\.{1,3}|…)$/u;

/** A name in signs of which no list in Latin letters has any: "蔚". */
const OTHER_SIGNS =
  /^\P{L}*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}][^\p{Script=Latin}]*$/u;

/** What a reader takes for a name: letters drawn at random are none. */
const READABLE = /^\p{Script=Latin}*\p{Ll}{3}[\p{Script=Latin} '’-]*$/u;

/** For a mention in which nothing could be filled: other letters and digits, or any place at all. */
function rewrite(mention: Mention, scope: Parameters<typeof mapShape>[1], setting: Setting): string | undefined {
  const rng = scope.fork('place-shape', mention.text);
  const spelt = OTHER_SCRIPT.test(mention.text) ? townIn(mention.text, rng, setting) : undefined;
  if (spelt !== undefined) return spelt;
  const shaped = READABLE.test(mention.text) ? mention.text : mapShape(mention.text, rng);
  if (fold(shaped) !== fold(mention.text)) return shaped;
  for (let tries = 0; tries < TRIES; tries++) {
    const value = locationFamily.fresh(mention.type, rng, setting);
    if (value === undefined || fold(value) !== fold(mention.text)) return value;
  }
  return undefined;
}

/** Another town of a country that writes as a name in another script does, in its letters. */
function townIn(text: string, rng: Rng, setting: Setting): string | undefined {
  const { locale, partition } = setting;
  const [country = ''] = countryNames(locale)(
    /\p{Script=Greek}/u.test(text) ? 'GR' : /[јљњћђџ]/iu.test(text) ? 'RS' : 'RU',
  );
  const towns = sharedLexicon(setting).world.abroad.get(country);
  const tokens = text.split(' ').length;
  for (let tries = 0; tries < TRIES; tries++) {
    const town = towns?.list.draw(rng, { partition, region: towns.region, tokens });
    const spelt = town === undefined ? undefined : inScriptOf(town, text);
    if (spelt === undefined || nearCopy(fold(text), fold(spelt)) === undefined) return spelt;
  }
  return undefined;
}
