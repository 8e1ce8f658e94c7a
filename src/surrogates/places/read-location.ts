import { hasWord } from '../../core/has-word.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { isField, memoiseByLocale, otherBodies, otherClassWords, ownsWithS } from '../institutions/class-words.ts';
import { readOrganisation } from '../institutions/read-organisation.ts';
import { isOrganisationKind, PLACE_KINDS, STREET_KINDS } from '../kind-words.ts';
import { type Lexicon, readOnce } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import {
  COUNTY,
  DIVISION,
  ONE,
  PROVINCE,
  type Reading,
  ROAD_NUMBER,
  type Slot,
  type Template,
  TOWN,
} from '../slots.ts';
import { isPlaceholder, slot } from '../template-words.ts';
import type { Mention, SurrogateType } from '../types.ts';
import { isProvince } from './choices.ts';
import {
  codeGroup,
  codesOfRegion,
  isCode,
  regionCodesOf,
  regionOfCode,
  regionOfPart,
  regionOfProvince,
} from './place-lexicon.ts';
import {
  BREAKS,
  BREAKS_IN_NAMES,
  isBehindTown,
  isListed,
  isNamedAfterPersons,
  kindOf,
  readAbroad,
  readComponent,
  readCompound,
  readKnown,
  readSaint,
  readSuspended,
  WORDLIKE,
} from './read-place-name.ts';
import { looksLikeFloor, looksLikeStreet, looksLikeUnit, readRoom } from './street.ts';
import { nameOfRegion, regionNamed } from './world.ts';

export const LISTS: Readonly<Partial<Record<SurrogateType, string>>> = {
  city: 'cities',
  region: 'regions',
  country: 'countries',
};

const HAN = /\p{Script=Han}{2,}/u;

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
  // "Dott. Lind (Popoli)": of those that have a name of their own the towns that are none hold no others.
  if (packOf(locale)?.places?.ofProvince !== undefined && !isProvince(text, locale)) return undefined;
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

/** "Lund C": a letter behind a town tells which part of it. */
function readDistrict(text: string, { places }: Lexicon): Template | undefined {
  const [, name = '', letter = ''] = /^(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)( \p{Lu})$/u.exec(text) ?? [];
  const place = letter === '' ? undefined : places.find(fold(name), 'city');
  if (place?.kind !== 'city' || place.ending !== '') return undefined;
  return [slot('city', name, { band: place.band, region: place.region }), letter];
}

/** "Uppsalas innerstad": a noun in small letters behind a town in the genitive tells which part of it. */
function readPartOfTown(text: string, { places }: Lexicon, locale: string): Template | undefined {
  const [, name = '', noun = ''] = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)( \p{Ll}{4,}(?: \p{Ll}+)*)$/u.exec(text) ?? [];
  const place = noun === '' || !ownsWithS(locale) ? undefined : places.find(fold(name), 'city');
  if (place?.kind !== 'city' || !/[sxz]$/u.test(name)) return undefined;
  const core = name.slice(0, name.length - place.ending.length);
  return [slot('city', core, { band: place.band, ending: place.ending, region: place.region }), noun];
} // prettier-ignore

/** "EEC-länderna" */
const LETTERED = /^(\p{Lu}{2,6})(-\p{Ll}[\p{Ll} ]+)$/u;

/** "A 7", "B1242", "M25.", "I-95", "riksväg 40" */
export const ROAD = /^(\p{Lu} ?|\p{Lu}{1,3}-|\p{Ll}+ )(\d{1,4})( ?\.?)$/u;

/** "Autobahn 7" */
function roadNamed(text: string): RegExpExecArray | null {
  const found = /^(\p{Lu}\p{Ll}+ )(\d{1,4})( ?\.?)$/u.exec(text);
  return found !== null && STREET_KINDS.has(fold(found[1]?.trimEnd() ?? '')) ? found : null;
}
