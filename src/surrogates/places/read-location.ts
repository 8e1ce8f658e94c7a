import { memoise } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { packOf } from '../../languages/index.ts';
import { casingOf, fold } from '../case.ts';
import {
  genitiveBehindArticle,
  isField,
  isListedWord,
  isPlaceWord,
  memoiseByLocale,
  otherBodies,
  otherClassWords,
  ownsWithS,
} from '../institutions/class-words.ts';
import { readKeeper, readOrganisation } from '../institutions/read-organisation.ts';
import { FUNCTION_WORDS, isOrganisationKind, PLACE_KINDS, SAINTS, STREET_KINDS } from '../kind-words.ts'; // prettier-ignore
import { codeGroup, codesOfRegion, isCode, regionCodesOf, regionOfCode, regionOfPart, regionOfProvince, statesAbroad } from './place-lexicon.ts'; // prettier-ignore
import { COUNTY, DIVISION, ONE, OF_TOWN, PROVINCE, ROAD_NUMBER, TOWN, type Reading, type Slot, type Template } from '../slots.ts'; // prettier-ignore
import { isProvince } from './choices.ts';
import { peoplesOf } from '../peoples.ts';
import { readOnce, type Lexicon } from '../lexicon.ts';
import { nameOfRegion, regionNamed } from './world.ts';
import {
  isNumberedUnit,
  looksLikeFloor,
  looksLikeStreet,
  looksLikeUnit,
  readHouse,
  readRoom,
  readStreet,
  saintSlot,
} from './street.ts';
import { LETTERED_ZIP } from './zip.ts';
import { isQuarter } from './quarters.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from '../template-words.ts';
import type { Mention, SurrogateType } from '../types.ts';

export const LISTS: Readonly<Partial<Record<SurrogateType, string>>> = {
  city: 'cities',
  region: 'regions',
  country: 'countries',
};

const HAN = /\p{Script=Han}{2,}/u;

export const isListedCountry = (text: string, { places }: Lexicon): boolean =>
  text.length > 2 && places.find(fold(text), 'country')?.kind === 'country';

export function readMention(
  { text, type: own, before = '', after = '', line }: Pick<Mention, 'text' | 'type'> & Partial<Mention>,
  lexicon: Lexicon,
  locale: string,
): Reading {
  const role = roleOf({ text, type: own, before, after }, lexicon, locale);
  const province = isTownType(own) ? leadOfProvince(text, locale) : '';
  if (province !== '') return readOnce(lexicon, 'whole province', text, () => [province, slot('region', text.slice(province.length), { grammar: PROVINCE })]); // prettier-ignore
  if (role === 'province') return readOnce(lexicon, role, text, () => [slot('region', text, { grammar: PROVINCE })]);
  if (role === 'within')
    return readOnce(lexicon, role, text, () => [slot('region', regionAround(text, lexicon, locale) ?? text)]);
  if (isCountyInRow({ text, type: own, line }, lexicon, locale)) return readOnce(lexicon, 'county', text, () => [slot('city', text, { band: 1, grammar: COUNTY, region: countyRegion(text, lexicon) })]); // prettier-ignore
  const division = divisionHere({ text, type: own, before, after }, lexicon, locale);
  if (division !== undefined) return readOnce(lexicon, `division ${division}`, text, () => readDivision(text, division, locale)); // prettier-ignore
  const ahead =
    isTownType(own) && /^[-‑–]\p{Ll}/u.test(after) ? readSuspended(`${text}-`, lexicon, locale)?.[0] : undefined;
  if (ahead !== undefined) return readOnce(lexicon, 'joined', text, () => [ahead]);
  const owner = isTownType(own) ? townInGenitive(text, before, lexicon, locale) : undefined;
  if (owner !== undefined) return readOnce(lexicon, 'owner', text, () => [slot('city', owner, { ending: 's' })]);
  // "in D.C.", "from LA": behind no town such letters are no state.
  if (isTownForShort({ text, type: own, before }, locale)) return readOnce(lexicon, 'letters', text, () => [slot(otherClassWords(text, locale) === undefined ? 'city' : 'class-word', text)]); // prettier-ignore
  const held = own === 'location' && /^\p{Lu}/u.test(text) ? packOf(locale)?.places?.constituencies : undefined;
  if (held?.after?.test(after) === true && lexicon.places.find(fold(text), own)?.kind === 'state') return readOnce(lexicon, 'constituency of a region', text, () => [slot('city', text, { band: 1, region: held.region, grammar: TOWN })]); // prettier-ignore
  if (held?.before.test(before) === true) return readOnce(lexicon, 'constituency', text, (all) => readLocation(all, own, lexicon, locale).map((part) => inRegion(part, held.region, lexicon, locale))); // prettier-ignore
  const whole = isTownType(own) && BEFORE_ADDITION.test(after) ? townWithAddition(text, after, lexicon) : undefined;
  if (whole !== undefined) return readOnce(lexicon, 'with-addition', `${text}\n${whole.region ?? ''}`, () => [slot('city', text, { band: whole.band, region: whole.region, grammar: ONE })]); // prettier-ignore
  // Before ", D.C." or ", NY" stands a town, be it called as a state is.
  const isTown = own === 'location' && after.includes(',') && (isBeforeRegion(text, after, locale) || isBeforeOwnRegion(text, after, lexicon)); // prettier-ignore
  const seatOf = own === 'location' && governsHere({ before, after }, locale) ? lexicon.world.seatOf(fold(text)) : undefined; // prettier-ignore
  if (seatOf !== undefined) return readOnce(lexicon, 'seat', text, () => [slot('world-city', text, { band: 0, region: seatOf })]); // prettier-ignore
  const city =
    isTownType(own) || own === 'country' ? townAmongTowns({ text, before, after, line }, lexicon, locale) : undefined;
  if (city !== undefined) return readOnce(lexicon, 'town-among-towns', text, () => [city]);
  const isNamesake = isTown && (lexicon.places.alike(fold(text)) !== undefined || lexicon.places.find(fold(text), 'city')?.kind === 'world-city'); // prettier-ignore
  const namesake = isNamesake ? lexicon.places.list('city')?.find(text) : undefined; // prettier-ignore
  if (namesake !== undefined) return readOnce(lexicon, 'namesake', text, () => [slot('city', text, { band: namesake.band, region: namesake.region ?? '', grammar: TOWN })]); // prettier-ignore
  const ofChurch = own === 'location' && packOf(locale)?.places?.churches?.test(before) === true ? readSaint(text, lexicon, locale) : undefined; // prettier-ignore
  if (ofChurch !== undefined) return readOnce(lexicon, 'saint of a church', text, () => ofChurch);
  if (isRival({ text, type: own, before }, lexicon, locale)) return readOnce(lexicon, 'rival', text, () => [slot('family-name', text, { band: lexicon.names.word(text).family ?? 2 })]); // prettier-ignore
  const type = isTown ? 'city' : own;
  if (own === 'location' && ARTICLED.test(before) && packOf(locale)?.institutions?.titleCase === true)
    return readOnce(lexicon, 'articled', text, (all) =>
      withKind(readLocation(all, type, lexicon, locale), lexicon, locale),
    );
  return readOnce(lexicon, type, text, (all) => readLocation(all, type, lexicon, locale));
}

/** What stands before the name of a province within a mention: "provincia di Asti". */
const leadOfProvince = memoiseByLocale((text, locale) => {
  const { before } = packOf(locale)?.places?.ofProvince ?? {};
  const leads = before === undefined ? [] : [...text.matchAll(/[ '’](?=\p{Lu})/gu)];
  return leads.map(({ index }) => text.slice(0, index + 1)).find((lead) => before?.test(lead)) ?? '';
});

/** "the lighted " */
export const ARTICLED = /(?<!\p{L})the (?:\p{Ll}+ )?$/iu;

/** "the Lind Playfield", "the Black River": a name of several words that stands with an article says at its end what it names, where no list has it or a town is called after that. */
function withKind(template: Template, { names, places }: Lexicon, locale: string): Template {
  const [only, ...more] = template;
  if (typeof only !== 'object' || more.length > 0 || only.kind !== 'city') return template;
  const [, name = '', kind = ''] = /^(\p{Lu}[\p{L} .'’-]*)( \p{Lu}\p{Ll}{3,})$/u.exec(only.text) ?? [];
  if (only.region !== undefined) return isNamedAfterPersons(fold(kind.trim()), locale) ? [slot('family-name', name, { band: names.word(name).family ?? 2 }), kind] : template; // prettier-ignore
  return name === '' || places.find(fold(kind.trim()), 'location') !== undefined ? template : [slot('city', name, { grammar: ONE }), kind]; // prettier-ignore
}

/** "MP for Stockton South": there is a town of that name in the first home country too. */
function inRegion(part: string | Slot, region: string, { world }: Lexicon, locale: string): string | Slot {
  if (typeof part === 'string' || part.kind !== 'city' || part.region === undefined) return part;
  const [first = ''] = packOf(locale)?.places?.countries?.split(' ') ?? [];
  return world.landOf(part.region) === first ? { ...part, region } : part;
}

const BEHIND_TOWN = /\p{L}\.?,? ?, ?$|\p{Lu}\p{L}+ $/u;

/** Behind a comma or in brackets. */
const BEHIND_NAME = /[(,] ?$/u;

/** Whether letters that are those of a state behind a town stand for a town: "in D.C.", "from LA", "bishop of Vic". */
export const isTownForShort = (
  { text, type, before }: Pick<Mention, 'text' | 'type' | 'before'>,
  locale: string,
): boolean =>
  isTownType(type) &&
  ((/^(?:\p{L}\.?){2}$/u.test(text) && !BEHIND_TOWN.test(before) && otherClassWords(text, locale) !== undefined) ||
    (/^\p{Lu}\p{Ll}{2}$/u.test(text) && !BEHIND_NAME.test(before) && regionCodesOf(locale).has(text)));

/** Whether a capital stands for who governs in it, as far as what is beside it tells. */
export function governsHere({ before = '', after = '' }: Partial<Mention>, locale: string): boolean {
  const { governs, governsAfter } = packOf(locale)?.places ?? {};
  return (
    governs?.test(before) === true || (governsAfter?.after.test(after) === true && governsAfter.before.test(before))
  );
}

/** "re-election over Lind": a family name that is no place of the lists, behind words that tell of a rival. */
export const isRival = (
  { text, type, before }: Pick<Mention, 'text' | 'type' | 'before'>,
  lexicon: Lexicon,
  locale: string,
): boolean =>
  type === 'location' &&
  /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
  packOf(locale)?.places?.rivals?.test(before) === true &&
  lexicon.names.word(text).family !== undefined &&
  !isListed(text, type, lexicon);

const BEFORE_ADDITION = /^ \p{Ll}{2,4} (?:\p{Ll}{3} )?\p{Lu}/u;

/** The town of the lists of which a mention is the first part, and what follows it the rest: "Brandenburg" before "an der Havel". */
function townWithAddition(text: string, after: string, { places }: Lexicon) {
  const towns = places.list('city');
  const [, addition = ''] = /^( \p{Ll}{2,4} (?:\p{Ll}{3} )?\p{Lu}[\p{L}-]+)/u.exec(after) ?? [];
  return addition === '' ? undefined : towns?.find(text + addition);
}

/** What the text before a name says that it is, whatever the lists say: a province ("provincia de Soria"), or what a town lies in ("Getafe (Madrid)"). */
export function roleOf(
  { text, type, before, after }: Pick<Mention, 'text' | 'type' | 'before' | 'after'>,
  lexicon: Lexicon,
  locale: string,
): 'province' | 'within' | undefined {
  if (!isTownType(type)) return undefined;
  if (packOf(locale)?.places?.ofProvince?.before.test(before) === true)
    return lexicon.places.find(fold(text), 'region') === undefined ? undefined : 'province';
  // "Eva Lind (Philadelphia, Pennsylvania, 1874)": before its state stands a town.
  const isBracketed =
    before.includes('(') && BRACKETED.test(before) && CLOSED.test(after) && !isBeforeRegion(text, after, locale);
  // "Olot (Girona)": the province is that of what the town becomes.
  if (
    isBracketed &&
    isProvince(text, locale) &&
    lexicon.places.find(fold(text), 'city')?.kind === 'city' &&
    isBehindTown(before, lexicon)
  )
    return undefined;
  return isBracketed && regionAround(text, lexicon, locale) !== undefined ? 'within' : undefined;
}

/** "Gassen Tarragonas": a town of other lists, in the genitive behind a noun, or anywhere where names have it before what they own. */
function townInGenitive(text: string, before: string, { places, world }: Lexicon, locale: string): string | undefined {
  if (!/^\p{Lu}\p{Ll}{3,}s$/u.test(text) || packOf(locale)?.agreement?.genitive === undefined) return undefined;
  if (!ownsWithS(locale) && !/(?<!\p{L})\p{Lu}\p{Ll}+ $/u.test(before)) return undefined;
  const stem = text.slice(0, -1);
  return places.find(fold(text), 'city') === undefined && !world.isTownAbroad(text) && world.isTownAbroad(stem) ? stem : undefined; // prettier-ignore
}

/**
 * The folded country of which a mention is a division, where what stands beside its name tells that it is one: "the département of", "Lind Prefecture".
 * Empty where only the document may tell of which; `undefined` for anything else.
 */
export function divisionHere(
  { text, type, before, after }: Pick<Mention, 'text' | 'type' | 'before' | 'after'>,
  lexicon: Lexicon,
  locale: string,
): string | undefined {
  const { divisionsAbroad } = packOf(locale)?.places ?? {};
  if (divisionsAbroad === undefined || !(isTownType(type) || type === 'region')) return undefined;
  const withKind = divisionsAbroad.withKind.exec(text)?.groups;
  const isTold = withKind !== undefined || divisionsAbroad.before.test(before) || divisionsAbroad.after.test(after);
  if (!isTold || !/^\p{Lu}/u.test(text)) return undefined;
  const { places } = lexicon;
  const key = fold(withKind?.['name'] ?? text);
  const listed = key.length < 3 ? undefined : places.find(key, 'location');
  if (listed?.kind === 'state' || listed?.kind === 'country') return undefined;
  const nations = places.nationsWith(key);
  const isSure = divisionsAbroad.isSure.test(withKind === undefined ? before + after : text);
  if (nations.length === 0 && (!isSure || listed !== undefined)) return undefined;
  const told = toldOfDivision(before + text + after, locale);
  const own = nations.find((nation) => told.includes(nation));
  const region = listed?.region ?? '';
  if (own === undefined && lexicon.world.landOf(region) !== region) return undefined; // "Toledo" is at home too
  return own ?? nations[0] ?? (told.length === 1 ? told[0] : '');
}

/** The folded countries of which a word for a division, or for a people, tells: "the French département of". */
function toldOfDivision(line: string, locale: string): readonly string[] {
  const { divisions = [] } = packOf(locale)?.places ?? {};
  const peoples = (line.match(/\p{Lu}\p{Ll}+/gu) ?? []).flatMap((word) => peoplesOf(locale).get(word.toLowerCase())?.[0] ?? []); // prettier-ignore
  const words = divisions.flatMap(([word, countries]) => (word.test(line) ? [countries.split('|')] : []));
  return [...new Set(peoples.length > 0 ? peoples.map(fold) : words.flat())];
}

/** "Lind Province": the name is filled, and the word for the kind with it where that is the one of its country. */
function readDivision(text: string, nation: string, locale: string): Template {
  const { lead = '', name = text, kind = '' } = packOf(locale)?.places?.divisionsAbroad?.withKind.exec(text)?.groups ?? {}; // prettier-ignore
  const own = slot('region', name, { grammar: DIVISION, region: nation, ending: kind });
  return lead === '' ? [own] : [lead, own];
}

const BEFORE_CODE = /^ ?, ?(\p{Lu}\.? ?\p{Lu}\.?)(?!\p{L})/u;
const BEFORE_STATE = /^ ?, ?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L})/u;

/** Whether a code, or the name of a state or province, stands behind a name that is no such itself: "Peru, Indiana", "Kingston, Ontario". */
function isBeforeRegion(text: string, after: string, locale: string): boolean {
  if (regionOfCode(BEFORE_CODE.exec(after)?.[1] ?? '') !== undefined) return true;
  const name = BEFORE_STATE.exec(after)?.[1] ?? '';
  const isRegion = (own: string): boolean =>
    codesOfRegion(own) !== undefined || isCode(regionOfPart(fold(own), locale) ?? '');
  return name !== '' && isRegion(name) && !isRegion(text);
}

/** "Victoria, British Columbia": whether the region behind a name is the one where the lists have a town that is called so, as a region elsewhere is. */
function isBeforeOwnRegion(text: string, after: string, { places, world }: Lexicon): boolean {
  const name = BEFORE_STATE.exec(after)?.[1] ?? '';
  const region = name === '' || name === text ? undefined : places.list('city')?.find(text)?.region;
  return region !== undefined && regionNamed(name, world) === region;
}

/** The town that a region or country is called as ("Singapore"), where the name beside it is a town's ("Oslo and Singapore") or texts speak of the town. */
function townAmongTowns(
  { text, before, after, line = '' }: Pick<Mention, 'text' | 'before' | 'after' | 'line'>,
  { places }: Lexicon,
  locale: string,
): Slot | undefined {
  if (!isAlsoTown(titled(text), locale)) return undefined;
  const entry = places.list('city')?.find(text);
  // "NEW YORK, Sept. 3 (AP)", "New York-based"
  if (entry !== undefined && (/^-based\b/u.test(after) || (DATELINE.before.test(before) && DATELINE.after.test(after)))) return slot('city', text, { band: entry.band, region: entry.region ?? '', grammar: TOWN }); // prettier-ignore
  const kindOf = (name: string) => places.find(fold(name), 'location')?.kind;
  const { joints, usually } = packOf(locale)?.places?.alsoTowns ?? {};
  const joins = (between: string): boolean => joints?.test(between) === true;
  const left = LEFT_NAME.exec(before);
  const right = RIGHT_NAME.exec(after);
  // "in Washington", but no state among others or behind its town.
  const isUsual = entry !== undefined && usually !== undefined && hasWord(usually.names, titled(text).replaceAll(' ', '_')) && !usually.unless.test(line) && !/\p{L}\.? ?, ?$/u.test(before); // prettier-ignore
  if (isUsual && [left?.[1], right?.[2]].every((name = '') => kindOf(name) !== 'state')) return slot('city', text, { band: entry.band, region: entry.region ?? '', grammar: TOWN }); // prettier-ignore
  const isTown = (name: string): boolean => {
    const kind = name.length < 3 || isAlsoTown(name, locale) ? undefined : kindOf(name);
    return kind === 'city' || kind === 'world-city';
  };
  const isLeft = left !== null && isTown(left[1] ?? '') && joins(left[2] ?? '');
  const isRight = right !== null && isTown(right[2] ?? '') && (joins(right[1] ?? '') || (/^ ?, $/u.test(right[1] ?? '') && left?.[2]?.includes(',') !== true)); // prettier-ignore
  if (!isLeft && !isRight) return undefined;
  const own = places.list('city')?.find(text);
  if (own !== undefined) return slot('city', text, { band: own.band, region: own.region ?? '' });
  const abroad = places.list('world-city')?.find(text);
  return slot('world-city', text, { band: abroad?.band ?? 0, region: abroad?.region ?? text });
}

/** What stands around where a report was written. */
const DATELINE = {
  before: /(?:^|\n|\s{2}|\. )$/u,
  after: /^(?: \p{Nd}{4}-\p{Nd}\p{Nd}| ?\( ?\p{Lu}| ?(?:--|—)|\s-\s| ?, ?\p{Lu}\p{Ll}{2,}\.? \p{Nd})/u,
};

/** "NEW YORK" as it stands in a text. */
const titled = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : text; // prettier-ignore

const isAlsoTown = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.places?.alsoTowns?.names, word.replaceAll(' ', '_'))); // prettier-ignore

/** The name next to another, on its left and on its right, and what stands between. */
const LEFT_NAME = /(?<!\p{L})(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)( ?(?:, ?)?(?:\p{Ll}+ |& )?)$/u;
const RIGHT_NAME = /^( ?(?:, ?)?(?:\p{Ll}+ |& )?)(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u;

const isTownType = (type: SurrogateType): boolean => type === 'location' || type === 'city';

/** Whether the name before a bracket is that of a town of the list. */
function isBehindTown(before: string, { places }: Lexicon): boolean {
  const words = /((?:\p{L}[\p{L}-]* ){0,3}\p{L}[\p{L}-]*) ?\( ?$/u.exec(before)?.[1]?.split(' ') ?? [];
  return words.some((_, i) => places.list('city')?.find(words.slice(i).join(' '))?.region !== undefined);
}

/** Right behind a name, in brackets. */
const BRACKETED = /\p{L} ?\( ?$/u;
/** And alone there, not "(Nacka – Lund)", nor before a day: "(Leeds, 3 May 1870 – York)". */
const CLOSED = /^(?: ?[);]| ?,(?! ?(?:\p{Lu}\p{Ll}+\.? )?\p{Nd})|$)/u;

/**
 * "Getafe (Madrid)": in brackets behind a town stands what it lies in, be that called after a town of its own. What the lists have is its region; a
 * province, which is called after its capital, stands for the region of that.
 */
function regionAround(text: string, { world, places }: Lexicon, locale: string): string | undefined {
  if (text.length < 4) return undefined;
  const province = regionOfProvince(fold(text), locale);
  if (province !== undefined) return province;
  if (regionNamed(text, world) !== undefined) return text;
  // "Mme Petit (Cholet)": where parts of regions have names of their own, a town is none.
  if (packOf(locale)?.places?.parts !== undefined) return undefined;
  if (isHeldByCountry(text, places)) return undefined; // "( Italy )", as a town in Texas is called too
  if (regionOfPart(fold(text), locale) !== undefined && places.alike(fold(text)) !== undefined) return undefined; // "(Yorkshire)", as one in Virginia
  const town = places.find(fold(text), 'city');
  return town?.kind === 'city' && world.regions.has(town.region) ? nameOfRegion(town.region) : undefined;
}

/** Whether a town of the lists that is not great is called as a country is. */
const isHeldByCountry = (text: string, places: Lexicon['places']): boolean =>
  places.list('country')?.find(text) !== undefined && places.list('city')?.find(text)?.band !== 0;

/** "Frankfurt (Oder)": the region of a town of the lists, for what no list has in the brackets behind it. */
function regionOfTown(town: string, within: string, type: SurrogateType, lexicon: Lexicon): string | undefined {
  const { region = '' } = lexicon.places.list('city')?.find(town) ?? {};
  return lexicon.world.regions.has(region) && !isListed(within, type, lexicon) ? nameOfRegion(region) : undefined;
}

/** "Amtsgericht Lind": what begins with a word for a body is one, whatever the label says, where capitals and the order of words tell. */
export const isBodyName = memoiseByLocale((text, locale) => {
  const [, first = ''] = /^(\p{Lu}\p{L}{3,}) \p{Lu}/u.exec(text) ?? [];
  const { heads, titleCase } = packOf(locale)?.institutions ?? {};
  return first !== '' && heads !== undefined && titleCase !== true && isOrganisationKind(fold(first)) && !PLACE_KINDS.has(fold(first)) && !STREET_KINDS.has(fold(first)); // prettier-ignore
});

/** "Lind School of Law": what is for a field is a body, whatever the label says. */
const isOfField = memoiseByLocale((text, locale) => {
  const [, kind = '', field = ''] = /(\p{Lu}\p{L}+) of (\p{Lu}\p{L}+)/u.exec(text) ?? [];
  return packOf(locale)?.institutions?.titleCase === true && isOrganisationKind(fold(kind)) && isField(field, locale);
});

/** Reads a mention of a place. */
function readLocation(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template {
  if (type === 'room') return readRoom(text, locale);
  const kindOfRoad = packOf(locale)?.places?.roads?.exec(text)?.[0];
  if (kindOfRoad !== undefined) return [kindOfRoad, slot('digits', text.slice(kindOfRoad.length), { grammar: ROAD_NUMBER })]; // prettier-ignore
  const body =
    type === 'location' && (isBodyName(text, locale) || isOfField(text, locale))
      ? readOrganisation(text, 'organisation', lexicon, locale)
      : [];
  if (body.some((part) => typeof part === 'string')) return body;
  const posted = POSTED.exec(text);
  if (posted !== null && isTownType(type)) return [...readLocation(posted[1] ?? '', type, lexicon, locale), posted[2] ?? '', ...(posted[3] ? [slot('digits', posted[3])] : [])]; // prettier-ignore
  const county = isTownType(type) || type === 'region' ? readCounty(text, type, lexicon, locale) : undefined;
  if (county !== undefined) return county;
  const joint = isTownType(type) ? packOf(locale)?.places?.shortJoint : undefined;
  if (joint?.test(text) === true && /^\p{Lu}[^,;()\n]+$/u.test(text) && readKnown(text, type, lexicon, locale) === undefined) return [slot(kindOf(type), text)]; // prettier-ignore
  const road = ROAD.exec(text) ?? roadNamed(text);
  if (road !== null && codeGroup(road[1] ?? '', true) === undefined) return [road[1] ?? '', slot('digits', road[2] ?? '', { grammar: ROAD_NUMBER }), road[3] ?? '']; // prettier-ignore
  const district = packOf(locale)?.places?.districts?.exec(text)?.groups?.['town'];
  const whole = readKnown(district ?? text, type, lexicon, locale);
  if (whole === undefined && HAN.test(text)) return [slot('grammar', text, { grammar: LISTS[type] ?? type })];
  if (whole !== undefined) return whole;
  const twice = isTownType(type) ? readTwice(text, lexicon, locale) : undefined;
  if (twice !== undefined) return [twice];
  const parted = readPeoples(text, locale) ?? readSuspended(text, lexicon, locale) ?? readDistrict(text, lexicon) ?? readCompound(text, lexicon, locale) ?? readPartOfTown(text, lexicon, locale) ?? readAbroad(text, type, locale); // prettier-ignore
  if (parted !== undefined) return parted;
  if (LETTERS.test(text)) return [slot(otherBodies(text, locale)?.length ? 'body' : 'shape', text)];
  const [, letters = '', noun = ''] = LETTERED.exec(text) ?? [];
  if (letters !== '') return [slot(otherBodies(letters, locale) === undefined ? 'shape' : 'body', letters), noun];
  if (text.includes('@')) return [slot('shape', text)];
  const isStreet = type === 'street' || type === 'address' || looksLikeStreet(text, locale);
  const breaks = isStreet ? BREAKS : BREAKS_IN_NAMES;
  const components = text.split(breaks);
  const names = components.filter((_, i) => i % 2 === 0 && WORDLIKE.test(components[i] ?? ''));
  if (names.length === 0 && isPlaceholder(text)) return [slot('city', text)];
  const street = isStreet || names.some((name) => looksLikeStreet(name, locale));
  return components.flatMap((component, i) => {
    if (i % 2 === 1 || !WORDLIKE.test(component)) return component === '' ? [] : [component];
    // A letter by itself, after the street, is that of a flat.
    if (street && i > 0 && /^\p{L}$/u.test(component)) return [slot('letter', component)];
    const isBracketed =
      i > 1 && isTownType(type) && BRACKETED.test((components[i - 2] ?? '') + (components[i - 1] ?? ''));
    const small = isBracketed ? packOf(locale)?.places?.inBrackets?.exec(component)?.[0] : undefined;
    if (small !== undefined) return [small, ...readComponent(component.slice(small.length), type, false, lexicon, locale)]; // prettier-ignore
    const around = isBracketed && !regionCodesOf(locale).has(component) ? (regionAround(component, lexicon, locale) ?? regionOfTown(components[i - 2] ?? '', component, type, lexicon)) : undefined; // prettier-ignore
    if (around !== undefined) return [slot('region', around)];
    // "Washington, D.C." is no state.
    const isTown = regionOfCode(components[i + 2] ?? '') !== undefined;
    // What stands beside a street may be a part of its house, whatever the label says: "Rua Lind, 14 - 3.º Dto".
    if (type === 'location' && (street ? looksLikeUnit(component) : looksLikeFloor(component)))
      return readComponent(component, 'street', false, lexicon, locale);
    return readComponent(component, isTown ? 'city' : type, street && component === names[0], lexicon, locale);
  });
}

const countyRegion = (name: string, { places, counties }: Lexicon): string => places.list('city')?.find(name)?.region ?? counties?.find(name)?.region ?? ''; // prettier-ignore

/** "Lind" of "Lind, Ringfeld and Norvik Counties". */
export const isCountyInRow = (
  { text, type, line = '' }: Pick<Mention, 'text' | 'type'> & Partial<Mention>,
  { counties }: Lexicon,
  locale: string,
): boolean => {
  const { countyRow } = packOf(locale)?.places ?? {};
  if (countyRow === undefined || type !== 'location' || counties?.find(text) === undefined) return false;
  const at = line.indexOf(`${text} `);
  return at >= 0 && countyRow.test(line.slice(at + text.length));
};

/** "Lind County, Ohio": a county of the list. Where a town has its name too, it is of the state of that, if nothing says otherwise. */
function readCounty(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template | undefined {
  const { name = '', kind = '', rest = '' } = packOf(locale)?.places?.county?.exec(text)?.groups ?? {};
  const listed = name === '' ? undefined : lexicon.counties?.find(name);
  if (listed === undefined) return undefined;
  const region = countyRegion(name, lexicon);
  const [, comma = '', beside = ''] = /^( ?, ?)(.+)$/u.exec(rest) ?? [];
  const own = [slot('city', name, { band: 1, grammar: COUNTY, region }), kind];
  return beside === '' ? own : [...own, comma, ...readLocation(beside, type, lexicon, locale)];
}

/** "Nantes Cedex 2": how the post is sorted, which is no part of the town's name. */
const POSTED = /^(.*\p{L})( cedex ?)(\p{Nd}+)?$/iu;

/** Capitals that stand for a place: no list has them, and nobody writes a town so. */
const LETTERS = /^\p{Lu}(?:&?\p{Lu}){1,3}$/u;

/** "Vitoria-Gasteiz", "Alicante/Alacant": one town under both of its names, in place of which another under one. */
function readTwice(text: string, { places }: Lexicon, locale: string): Slot | undefined {
  const { twoNames } = packOf(locale)?.places ?? {};
  const [, first = '', second = ''] = twoNames === undefined ? [] : (TWICE.exec(text) ?? []);
  if (twoNames === undefined || second === '') return undefined;
  const [one, other] = [first, second].map((name) => places.find(fold(name), 'location'));
  const isPair = twoNames.split('|').some((names) => [first, second].every((name) => hasWord(names, name.replaceAll(' ', '_')))); // prettier-ignore
  const town = isPair || other === undefined ? one : one === undefined ? other : undefined;
  if (town?.kind !== 'city' || town.ending !== '') return undefined;
  return slot('city', town === one ? first : second, { band: town.band, region: town.region });
}

const TWICE = /^(\p{Lu}[\p{L} ]{2,}?) ?[-/] ?(\p{Lu}[\p{L} ]{2,})$/u;

/** "Danish-German": of several peoples each becomes another, be it where a border between them is all that is named. */
function readPeoples(text: string, locale: string): Template | undefined {
  const parts = text.split(/([-‑–])/u);
  if (parts.length < 3 || !parts.every((part, i) => i % 2 === 1 || otherClassWords(part, locale) !== undefined)) return undefined; // prettier-ignore
  return parts.map((part, i): string | Slot => (i % 2 === 1 ? part : slot('class-word', part)));
}

/** "Göteborgs-" before "och Malmöregionen": as a town stands before what it is joined to. */
function readSuspended(text: string, { places }: Lexicon, locale: string): Template | undefined {
  const name = /^(\p{Lu}\p{Ll}+)-$/u.exec(text)?.[1];
  const place = name === undefined || packOf(locale)?.institutions?.ofTown === undefined ? undefined : places.find(fold(name), 'city'); // prettier-ignore
  if (name === undefined || place?.kind !== 'city') return undefined;
  const core = name.slice(0, name.length - place.ending.length);
  return [slot('city', core, { band: place.band, ending: OF_TOWN, region: place.region }), '-'];
}

/** "Lund C": a letter behind a town tells which part of it. */
function readDistrict(text: string, { places }: Lexicon): Template | undefined {
  const [, name = '', letter = ''] = /^(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)( \p{Lu})$/u.exec(text) ?? [];
  const place = letter === '' ? undefined : places.find(fold(name), 'city');
  if (place?.kind !== 'city' || place.ending !== '') return undefined;
  return [slot('city', name, { band: place.band, region: place.region }), letter];
}

/** "Storlund", "Lundaregionen": called after a town of the lists. */
export function readCompound(text: string, { places }: Lexicon, locale: string): Template | undefined {
  const found = packOf(locale)?.places?.compoundsOfTowns?.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { before = '', small, end = '', town = '', after = '' } = found;
  const name = [small ?? town, town.replace(/s$/u, '')].find((own) => places.find(fold(own), 'city')?.ending === '');
  const place = name === undefined ? undefined : places.find(fold(name), 'city');
  if (name === undefined || place?.kind !== 'city') return undefined;
  const { band, region } = place;
  return small === undefined ? [slot('city', name, { band, region, ending: OF_TOWN }), after] : [before, slot('city', name, { band, region, ending: end, casing: 'lower' })]; // prettier-ignore
}

/** "Uppsalas innerstad": a noun in small letters behind a town in the genitive tells which part of it. */
function readPartOfTown(text: string, { places }: Lexicon, locale: string): Template | undefined {
  const [, name = '', noun = ''] = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)( \p{Ll}{4,}(?: \p{Ll}+)*)$/u.exec(text) ?? [];
  const place = noun === '' || !ownsWithS(locale) ? undefined : places.find(fold(name), 'city');
  if (place?.kind !== 'city' || !/[sxz]$/u.test(name)) return undefined;
  const core = name.slice(0, name.length - place.ending.length);
  return [slot('city', core, { band: place.band, ending: place.ending, region: place.region }), noun];
}

/** "3511 AB Utrecht": the figures of a postcode that has letters, where postcodes of the language do. */
const isBeforeLetters = (tokens: readonly TextToken[], index: number, locale: string): boolean =>
  /\d \p{Lu}{2}$/u.test(packOf(locale)?.places?.zip?.example ?? '') && /^\d{4}$/u.test(tokens[index]?.text ?? '') && tokens[index + 1]?.text === ' ' && /^\p{Lu}{2}$/u.test(tokens[index + 2]?.text ?? ''); // prettier-ignore

/** "EEC-länderna" */
const LETTERED = /^(\p{Lu}{2,6})(-\p{Ll}[\p{Ll} ]+)$/u;

/** "A 7", "B1242", "M25.", "I-95", "riksväg 40" */
export const ROAD = /^(\p{Lu} ?|\p{Lu}{1,3}-|\p{Ll}+ )(\d{1,4})( ?\.?)$/u;

/** "Autobahn 7" */
function roadNamed(text: string): RegExpExecArray | null {
  const found = /^(\p{Lu}\p{Ll}+ )(\d{1,4})( ?\.?)$/u.exec(text);
  return found !== null && STREET_KINDS.has(fold(found[1]?.trimEnd() ?? '')) ? found : null;
}

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
  if (inAddress ? looksLikeUnit(text) : isNumberedUnit(text))
    return /^\p{Nd}{4,}$/u.test(text) ? [slot('zip', text)] : readStreet(text, lexicon, locale);
  // "avenue Lind 59000 LILLE"
  const [, way = '', blank = '', posted = ''] = /^(.*\p{L}.*?)( +)(\p{Nd}{5} \p{Lu}.*)$/u.exec(text) ?? [];
  if (posted !== '' && looksLikeStreet(way, locale)) return [...readStreet(way, lexicon, locale), blank, ...readName(posted, 'city', lexicon, locale)]; // prettier-ignore
  const isWay = STREET_KINDS.has(cutTokens(text)[0]?.key ?? '');
  const house = type === 'location' ? readHouse(text, lexicon, locale) : undefined;
  if (house !== undefined) return house;
  if (looksLikeStreet(text, locale) || (street && isWay) || (inAddress && (street || isWay)))
    return readStreet(text, lexicon, locale);
  if (isPlaceholder(text) && !/\p{Nd}/u.test(text)) return [slot(kindOf(type), text, { casing: 'title', tokens: 1 })];
  return readName(text, type, lexicon, locale);
}

/** Letters that stand for the name of a country where it is not at home, "USA": another comes for it by its name, not by its code. */
function isCountryHere(text: string, lexicon: Lexicon, locale: string): boolean {
  if (hasWord(packOf(locale)?.places?.countries, 'US')) return false;
  return isListedCountry(text, lexicon);
}

/** "EE. UU.": a country in letters, in place of which another comes by its name. */
function nameOfShort(text: string, { places }: Lexicon, locale: string): Slot | undefined {
  if (text.length > LONGEST_SHORT || !/^\p{Lu}[\p{L}. ]+$/u.test(text)) return undefined;
  const name = shortCountries(locale).get(text.replaceAll(/[. ]/gu, '').toUpperCase());
  const place = name === undefined ? undefined : places.find(fold(name), 'country');
  return name === undefined || place === undefined
    ? undefined
    : slot('country', name, { band: place.band, region: place.region, casing: 'mixed' });
}

const LONGEST_SHORT = 8;

const shortCountries = memoise((locale) => firstByOthers(packOf(locale)?.places?.shortCountries));

/** Of groups parted by |, by each other word the first. */
const firstByOthers = (groups = ''): ReadonlyMap<string, string> =>
  new Map(
    groups.split('|').flatMap((group) => {
      const [first = '', ...others] = group.split(' ');
      return others.map((other) => [other, first.replaceAll('_', ' ')] as const);
    }),
  );

/** "México D.F.": a town that texts write with letters behind it, which no list has so, and of which a great one without any comes in place. */
function letteredTown(text: string, locale: string): Slot | undefined {
  const country = /\p{Lu}\. ?\p{Lu}\.?$|\p{Lu}{2}$/u.test(text) ? letteredTowns(locale).get(text.replaceAll(/[., ]/gu, '').toUpperCase()) : undefined; // prettier-ignore
  // "Washington DC" has letters of a state, which others come for.
  if (isCode(country ?? '') && !/\p{L} \p{Lu}\.\p{Lu}\.$/u.test(text)) return undefined;
  return country === undefined ? undefined : slot(isCode(country) ? 'city' : 'world-city', text, { band: 0, region: country, casing: 'mixed' }); // prettier-ignore
}

const letteredTowns = memoise((locale) => firstByOthers(packOf(locale)?.places?.letteredTowns));

/** "Spain": a country as another language calls it, in place of which another comes by its name in the own. */
function countryElsewhere(text: string, { places }: Lexicon, locale: string): Slot | undefined {
  const name = countriesElsewhere(locale).get(fold(text));
  if (name === undefined || places.find(fold(text), 'location') !== undefined) return undefined;
  const place = places.find(fold(name), 'country');
  return place?.kind === 'country' ? slot('country', name, { band: place.band, region: place.region, casing: casingOf(text) }) : undefined; // prettier-ignore
}

/** Names of countries in the language of a locale, by their folded names in others. */
const countriesElsewhere = memoise((locale): ReadonlyMap<string, string> => {
  const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const own = namesIn(locale);
  const languages = packOf(locale)?.places?.countriesIn?.split(' ').map(namesIn) ?? [];
  return new Map(
    (languages.length === 0 ? [] : CODES).flatMap((code) => {
      const name = own.of(code);
      return name === undefined ? [] : languages.map((names) => [fold(names.of(code) ?? name), name] as const);
    }),
  );
});

const LETTERS_OF_CODES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS_OF_CODES.flatMap((first) => LETTERS_OF_CODES.map((second) => first + second));

/** A text that the lists or the tables of abbreviations know as a whole. */
export function readKnown(
  text: string,
  type: SurrogateType,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] | undefined {
  const code = text.length > 8 || isCountryHere(text, lexicon, locale) ? undefined : readCode(text, type, locale);
  const isNamed = code === undefined && text.length > 2;
  const key = fold(text);
  const place = isNamed ? (lexicon.places.find(key, type) ?? (key.includes('-') ? lexicon.places.find(key.replaceAll('-', ' '), type) : undefined)) : undefined; // prettier-ignore
  const short = nameOfShort(text, lexicon, locale) ?? letteredTown(text, locale) ?? countryElsewhere(text, lexicon, locale); // prettier-ignore
  if (short !== undefined) return [short];
  // "New Jersey" is no Jersey that is new.
  if (type === 'location' && statesAbroad(locale).states.has(key)) return [slot('city', text)];
  const region = type === 'country' ? undefined : regionOfProvince(key, locale);
  if (region !== undefined) return [slot('region', region)];
  const town = place === undefined ? townIn(text, lexicon, locale) : undefined;
  if (town !== undefined) return [town];
  if (place === undefined && isQuarter(key, locale)) return [slot('city', text)]; // "Moss Side"
  // "St. Martin" is a church or a village before it is a country.
  const ofSaint = place?.kind === 'country' && type === 'location' ? readSaint(text, lexicon, locale) : undefined;
  if (ofSaint !== undefined) return ofSaint;
  if (place === undefined) {
    if (code !== undefined) return code;
    return otherClassWords(text, locale) === undefined ? undefined : [slot('class-word', text)];
  }
  // "Münster" is no Munster.
  const isElsewhere = (place.kind === 'city' || place.kind === 'region') && packOf(locale)?.institutions?.titleCase === true && LETTERS_ABROAD.test(text); // prettier-ignore
  if (isElsewhere) return [slot('city', text, { grammar: TOWN })];
  const core = text.slice(0, text.length - place.ending.length);
  const casing = /^\p{Lu}{2,4}$/u.test(core) && isCountryHere(core, lexicon, locale) ? 'mixed' : undefined;
  return [slot(place.kind, core, { band: place.band, ending: place.ending, region: place.region, ...(casing && { casing }) })]; // prettier-ignore
}

/** Letters that stand in no name of a language whose titles are in capitals, and that it writes in names of others. */
const LETTERS_ABROAD = /[äöüßøåłőűæ]/iu;

function readSaint(text: string, { saints }: Lexicon, locale: string): (string | Slot)[] | undefined {
  const [, before = '', name = ''] = /^(\p{L}+\.? ?)(\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  if (!isOwnSaint(fold(before).replace(/[. ]+$/u, ''), locale)) return undefined;
  const gender = (['f', 'm'] as const).find((each) => saints(each, name).includes(name));
  return gender === undefined ? undefined : [before, slot('saint', name, { gender })];
}

/** "New York City", where the list has "New York". */
function townIn(text: string, lexicon: Lexicon, locale: string): Slot | undefined {
  const word = packOf(locale)?.places?.cityWord;
  const name =
    word !== undefined && (text.endsWith(` ${word}`) || text.endsWith(` ${word.toLowerCase()}`))
      ? text.slice(0, -1 - word.length)
      : '';
  // The list may have its accents.
  const entry = name === '' ? undefined : lexicon.places.find(fold(name), 'city');
  return entry?.kind === 'city' ? slot('city', name, { band: entry.band, region: entry.region, grammar: lexicon.places.alike(fold(name)) === undefined ? '' : TOWN }) : undefined; // prettier-ignore
}

function readCode(text: string, type: SurrogateType, locale: string): (string | Slot)[] | undefined {
  if (type !== 'country' && regionCodesOf(locale).has(text)) return [slot('region-code', text)];
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
  const kept = type === 'location' && !isListed(text, type, lexicon) ? readKeeper(text, lexicon, locale) : undefined;
  if (kept !== undefined) return [...kept];
  const tokens = cutTokens(text);
  const template: (string | Slot)[] = [];
  const kinds = kindsIn(tokens, type, lexicon, locale);
  // A saint of another language tells no kind.
  const isKind = ({ key }: TextToken): boolean => kinds.has(key) || (PLACE_KINDS.has(key) && (!SAINTS.has(key) || isOwnSaint(key, locale))); // prettier-ignore
  const hasKind = tokens.some((token) => token.kind === 'word' && isKind(token));
  // "Lan Xang": what is a word of kind in another language alone is part of the name of a country.
  const isTitled = packOf(locale)?.institutions?.titleCase === true;
  if (isTitled && type === 'country' && hasKind && tokens.every((token) => token.kind === 'gap' || (token.kind === 'word' && !isOwnKind(token.key, locale) && !kinds.has(token.key) && !isListed(token.text, type, lexicon) && otherClassWords(token.text, locale) === undefined))) return [slot('country', text)]; // prettier-ignore
  // "San Remo" is abroad, and so is what comes for it.
  const isForeign = packOf(locale)?.places?.tellsForeign === true && !isOwnSaint(tokens[0]?.key ?? '', locale);
  // "San Remo", "Cerro San Remo"
  if (isForeign && !hasKind && tokens.some(({ key }, i) => SAINTS.has(key) && (i === 0 || !isOwnSaint(key, locale)))) return [slot(kindOf(type), text)]; // prettier-ignore
  // "Ruta del Vino" is one name of another language, whatever words of kind that has in it.
  const isOfOthers = isForeign && tokens.some(({ kind, key, text: own }, i) => i > 0 && kind === 'word' && own === own.toLowerCase() && FUNCTION_WORDS.has(key) && !isOwnFunctionWord(key, locale)); // prettier-ignore
  if (isOfOthers && tokens.every(({ kind }) => kind !== 'number')) return [slot(kindOf(type), text)];
  if (/^\p{Lu}\p{L}+-\p{Ll}{3,}$/u.test(text)) return [slot(kindOf(type), text)]; // "Vila-sana"
  if (packOf(locale)?.places?.hyphenated === true && !hasKind && /^\p{Lu}\p{L}+(?:[-'’]\p{L}+)*-\p{L}+$/u.test(text) && !text.split('-').some((name) => isListedCountry(name, lexicon))) return [slot(kindOf(type), text)]; // prettier-ignore
  const isJoined = tokens.some(({ key, text: own }, i) => i > 0 && !isOwnFunctionWord(key, locale) && !kinds.has(key) && isJoint(own, i, tokens)); // prettier-ignore
  const inner = isJoined || tokens.some(({ kind, key }, i) => i > 0 && kind === 'word' && FUNCTION_WORDS.has(key));
  // "Freiburg im Breisgau" is one place even where the lists know only the first word.
  if (inner && (isJoined || !hasKind) && tokens.every(({ kind, key }) => kind !== 'number' && key !== 'cedex'))
    return [slot(kindOf(type), text)];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' && isBeforeLetters(tokens, i, locale)) {
      template.push(slot('zip', `${token.text} ${tokens[i + 2]?.text ?? ''}`));
      i += 2;
    } else if (token.kind === 'number') template.push(slot(token.text.length === 5 ? 'zip' : 'digits', token.text));
    else if (token.kind === 'gap' || (token.text.length === 1 && token.text === token.key)) template.push(token.text);
    // "3 tr": behind a number a word without a capital is no name.
    else if (token.text === token.key && tokens[i - 2]?.kind === 'number')
      template.push(token.text); // prettier-ignore
    // "D-76131", "A-1090"
    else if (
      i === 0 &&
      /^(?:D|A|CH|F|B|L|NL|I)$/u.test(token.text) &&
      tokens[1]?.text === '-' &&
      /^\d{4,5}$/u.test(tokens[2]?.text ?? '')
    )
      template.push(token.text);
    else if (
      /^\p{Lu}$/u.test(token.text) &&
      (tokens[i - 1]?.kind === 'number' || (tokens[i + 1]?.text === '-' && tokens[i + 2]?.kind === 'number'))
    )
      template.push(slot('letter', token.text)); // "4B", "C-12/7"
    // "Lind Hall concert": behind capitals neither, where names have them.
    else if (isTitled && hasKind && i > 0 && /^\p{Ll}{4,}$/u.test(token.text) && /^\p{Lu}/u.test(text))
      template.push(token.text);
    // "buvette Saint-Luc": before capitals what has none is no name.
    else if (i === 0 && /^\p{Ll}{4,}$/u.test(token.text) && /\p{Lu}/u.test(text)) template.push(token.text);
    else if (isDottedRoom(token.text, locale)) template.push(token.text);
    else if (/^\p{Lu}(?:\.\p{Lu})+$/u.test(token.text)) template.push(slot('shape', token.text));
    else if (hasKind && otherClassWords(token.text, locale) !== undefined)
      template.push(slot('class-word', token.text)); // "French Republic"
    else if (isCodeInAddress(tokens, i)) template.push(...(readCode(token.text, type, locale) ?? [token.text]));
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
        const isBeforeCode =
          isCodeInAddress(tokens, end + 1) && regionOfCode(tokens[end + 1]?.text ?? '') !== undefined; // "Washington DC"
        const read = isOfPerson ? [slot('family-name', name, { band: 0 })] : isJoined && !SAINTS.has(before) && !isListed(name, type, lexicon) ? [slot('city', name)] : readPlaceName(name, isBeforeCode ? 'city' : type, before, hasKind, lexicon, locale); // prettier-ignore
        template.push(...(packOf(locale)?.institutions?.titleCase === true && (kinds.has(after) || PLACE_KINDS.has(after)) ? read.map(ofOneWord) : read)); // prettier-ignore
        i = end - 1;
      }
    }
  }
  // "Hesse-Darmstadt": no town at home is a part of a region abroad.
  const [region, hyphen, second] = template;
  if (isTitled && template.length === 3 && hyphen === '-' && typeof region === 'object' && region.kind === 'region' && typeof second === 'object' && second.kind === 'city') return [region]; // prettier-ignore
  for (const [i, part] of template.entries()) {
    const isJoined = template[i - 1] === '-' || template[i + 1] === '-'; // "Bremen-Vegesack"
    if (!isJoined || typeof part === 'string') continue;
    // A part of a town at home lies there too, whatever its letters look like.
    const isOfHome = [template[i - 2], template[i + 2]].some((other) => typeof other === 'object' && other.kind === 'city' && lexicon.world.regions.has(other.region ?? '')); // prettier-ignore
    const isForeign = part.kind === 'world-city' || (part.kind === 'city' && part.region === undefined);
    const isBehindTown = isOfHome && i > 1 && lexicon.grammars.has('quarter');
    // "Moskau-Scheremetjewo" is no road between two towns.
    const town = template[i - 2];
    const isBehindAbroad = typeof town === 'object' && town.kind === 'world-city' && part.kind === 'city' && part.region === undefined && lexicon.grammars.has('quarter-abroad'); // prettier-ignore
    if (isBehindAbroad) template[i] = slot('grammar', part.text, { grammar: 'quarter-abroad' });
    else if (isBehindTown && (part.kind === 'city' || part.kind === 'world-city'))
      template[i] = slot('grammar', part.text, { grammar: 'quarter' }); // prettier-ignore
    else if (isOfHome && isForeign) template[i] = slot('city', part.text, { grammar: ONE, region: '' });
    else if (part.kind === 'city') template[i] = { ...part, grammar: ONE };
  }
  // "Alfred Phillips House": called after somebody, as two villages are each.
  const [given, blank, family] = template;
  const isPerson = hasKind && blank === ' ' && isVillage(given) && isVillage(family) && (lexicon.names.word(given.text).given ?? RARE) < RARE && (lexicon.names.word(family.text).family ?? RARE) < RARE; // prettier-ignore
  if (isTitled && isPerson) template.splice(0, 3, slot('city', `${given.text} ${family.text}`, { grammar: ONE }));
  const slots = template.filter((part) => typeof part !== 'string');
  const last = text.slice(text.lastIndexOf(' ') + 1);
  // "Peninsular Malaysia" is no town.
  if (packOf(locale)?.institutions?.titleCase && !hasKind && tokens.length > 1 && tokens.length < 4 && type !== 'city' && last !== text && lexicon.places.find(fold(last), 'country')?.kind === 'country') return [slot('country', text)]; // prettier-ignore
  // "Santa Maria da Feira", "Santo Estêvão da Serra": what begins with a town is one place, be another town or a word of kind behind it.
  const isBehindTown = (part: string, at: number): boolean => part.trim() === '' || isOwnFunctionWord(part, locale) || (at === template.length - 1 && PLACE_KINDS.has(fold(part))); // prettier-ignore
  if (inner && hasKind && typeof template[0] === 'object' && template.length > 1 && template.every((part, at) => (typeof part === 'string' ? isBehindTown(part, at) : part.kind === 'city' || (at === 0 && part.kind === 'country')))) return [slot('city', text)]; // prettier-ignore
  // Two towns side by side are one name that no list has: "Pampa Hermosa".
  if (slots.length > 1 && !hasKind && slots.every((each) => each.kind === 'city' || each.kind === 'world-city') && template.every((part) => typeof part !== 'string' || /^[ \u00a0]*$/u.test(part))) return [slot(kindOf(type), text)]; // prettier-ignore
  const [only] = template;
  const isUnread = typeof only === 'object' && only.text === text && only.ending === '' && only.kind === kindOf(type);
  if (slots.length > 0 && !(isUnread && template.length === 1)) return template;
  const ending = genitiveBehindArticle(text, locale);
  if (ending === '' && slots.length > 0) return template;
  return [slot(kindOf(type), text.slice(0, text.length - ending.length), { ending })];
}

/** "Lind River", "Monte Lind": beside a word of kind of other languages stands a name of one. */
function readAbroad(text: string, type: SurrogateType, locale: string): (string | Slot)[] | undefined {
  const [, first = '', rest = '', last = ''] =
    /^(?=[\p{L}'’ -]+$)(\p{Lu}\p{L}+)(?: (.+))? (\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  if (type !== 'location' || last === '') return undefined;
  const country = kindsAbroad(locale).get(fold(first)) ?? kindsAbroad(locale).get(fold(last));
  const town = (name: string): Slot => slot('world-city', name, { grammar: ONE, region: country });
  // "Isola di Lind"
  const joint = packOf(locale)?.places?.foreignJoints?.exec(text.slice(first.length + 1))?.[0] ?? '';
  if (isForeignKind(fold(first), locale)) return [`${first} ${joint}`, town(text.slice(first.length + 1 + joint.length))]; // prettier-ignore
  return isForeignKind(fold(last), locale) ? [town(rest === '' ? first : `${first} ${rest}`), ` ${last}`] : undefined;
}

/** Whether a folded word of kind stands in names of other languages alone. */
export const isForeignKind = (word: string, locale: string): boolean => kindsAbroad(locale).has(word);

/** Words of kind of other languages, with the country where they are used. */
const kindsAbroad = memoise(
  (locale): ReadonlyMap<string, string> =>
    new Map(
      (packOf(locale)?.places?.foreignKinds?.split('|') ?? []).flatMap((line) => {
        const [country = '', words = ''] = line.split(': ');
        return words.split(' ').map((word) => [word, country] as const);
      }),
    ),
);

/** "C.P." before a postcode. */
const isDottedRoom = memoiseByLocale((word, locale) => word.includes('.') && packOf(locale)?.places?.rooms?.match(/\S+/gu)?.includes(fold(word.replaceAll('.', ''))) === true); // prettier-ignore

const isOwnFunctionWord = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.institutions?.functionWords, word)); // prettier-ignore

/** "Spring Valley County" has one kind too many. */
const ofOneWord = (part: string | Slot): string | Slot =>
  typeof part !== 'string' && part.kind === 'city' ? { ...part, grammar: ONE } : part;

/** The band of rare names, and of villages. */
const RARE = 2;

const isVillage = (part: Template[number] | undefined): part is Slot => typeof part === 'object' && part.kind === 'city' && part.band === RARE; // prettier-ignore

const isOwnKind = memoiseByLocale((word, locale) => packOf(locale)?.places?.kinds?.split(/\s+/u).includes(word) === true); // prettier-ignore

/** "am" of "Frankfurt am Main": a small word between capitals. */
const isJoint = (word: string, at: number, tokens: readonly TextToken[]): boolean =>
  /^\p{Ll}+$/u.test(word) && at + 1 < tokens.length && tokens.every(({ kind, text }, i) => kind !== 'word' || i === at || /^\p{Lu}/u.test(text)); // prettier-ignore

/** Whether what has a word of kind beside its name is called after a person: "Jefferson County", "Hudson River". */
const isNamedAfterPersons = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.places?.namedAfterPersons, word)); // prettier-ignore

/**
 * Words behind the first that tell what a name names: those of the dictionary for a place ("Lincoln Reservoir Park", "Alcatraz prison"), and the last
 * where it is one for an institution ("Officers Training Academy").
 */
function kindsIn(
  tokens: readonly TextToken[],
  type: SurrogateType,
  lexicon: Lexicon,
  locale: string,
): ReadonlySet<string> {
  const isTitle = packOf(locale)?.institutions?.titleCase === true;
  return new Set(
    tokens.flatMap(({ kind, key, text }, i) => {
      const isLast = i === tokens.length - 1;
      // "Urbana-Champaign"
      const isJoined = isTitle && tokens[i - 1]?.text === '-' && isListed(text, type, lexicon);
      return i > 0 &&
        !isJoined &&
        kind === 'word' &&
        (isPlaceWord(text, locale) || (isLast && isTitle && isOrganisationKind(key)))
        ? [key]
        : [];
    }),
  );
}

/** "MA" in "Boston MA 02111", where it is no word of a name in capitals. */
function isCodeInAddress(tokens: readonly TextToken[], index: number): boolean {
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'gap');
  return /^\p{Lu}{2,3}$/u.test(tokens[index]?.text ?? '') && (next === undefined || next.kind === 'number');
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

export function isListed(text: string, type: SurrogateType, lexicon: Lexicon): boolean {
  return text.length > 2 && lexicon.places.find(fold(text), type) !== undefined;
}

const MAX_PLACE_TOKENS = 9;

/** Whether a word for a saint is one of the language: not "San" in German. */
const isOwnSaint = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.names?.saints, word));

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
  if (hasWord(packOf(locale)?.places?.regionKinds, before)) return [slot('region', name)];
  if (hasKind && word.family !== undefined) return [slot('family-name', name, { band: word.family })];
  return [slot(kindOf(type), name)];
}
