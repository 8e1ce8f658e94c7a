import type { Rng } from '../../core/rng.ts';
import { packOf } from '../../languages/index.ts';
import { nearCopy } from '../../text/near-copy.ts';
import { pickApart } from '../apart.ts';
import { applyCasing, capitalise, casingOf, fold, genitiveEnding, mapShape, otherLetter } from '../case.ts';
import { countryLike, isContracting } from '../draw-slot.ts';
import { fillReading } from '../fill-slots.ts';
import { isPlaceWord, isSmallNoun, otherClassWords } from '../institutions/class-words.ts';
import { initialsOf } from '../institutions/letters.ts';
import {
  FUNCTION_WORDS,
  HONOURS,
  isOrganisationKind,
  PLACE_KINDS,
  ROOM_WORDS,
  SAINTS,
  STREET_ENDS,
  STREET_KINDS,
  UNIT_WORDS,
} from '../kind-words.ts';
import { type Lexicon, sharedLexicon } from '../lexicon.ts';
import { inScriptOf, OTHER_SCRIPT } from '../other-script.ts';
import { peoplesOf } from '../peoples.ts';
import { type Frame, perMention } from '../per-mention.ts';
import type { Reading, Slot, Surroundings } from '../slots.ts';
import type { Draw, Mention, Setting, SurrogateFamily, SurrogateType } from '../types.ts';
import { type Alike, articledPlaces, GENDERED, indexOf } from './articled-places.ts';
import { existing } from './choices.ts';
import { BEFORE_OFFICE, cutAdjectiveOf, factsOf, isSharedByPlaces } from './location-facts.ts';
import { formerOf, isHomeCountry, type LocationState } from './location-state.ts';
import { regionOfCode } from './place-lexicon.ts';
import {
  ARTICLED,
  divisionHere,
  governsHere,
  isCountyInRow,
  isRival,
  isTownForShort,
  LISTS,
  readMention,
  roleOf,
} from './read-location.ts';
import { isForeignKind, isListed } from './read-place-name.ts';
import { seatsIn } from './seats.ts';
import { SPELT, STREET_PARTS, surroundingsOf } from './surroundings.ts';
import { type WaterNamed, watersBy } from './waters.ts';
import { lyingAlike } from './whereabouts.ts';
import { countryNames, otherPart, otherRegion, regionNamed } from './world.ts';

// prettier-ignore

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

const CUT_AT_HYPHEN = /^\p{Lu}\p{Ll}+- \p{Lu}\p{Ll}+$/u; // prettier-ignore

/** "H.", "M...": where it is not to be known. */
const PLACEHOLDER = /^\p{Lu}(?:\.{1,3}|…)$/u;

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
