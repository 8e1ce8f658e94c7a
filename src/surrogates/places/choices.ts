import { BoundedCache, memoise, perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import type { Rng } from '../../core/rng.ts';
import { packOf } from '../../languages/index.ts';
import type { GazetteerList } from '../../resources/gazetteer.ts';
import { perLists } from '../../resources/per-lists.ts';
import { fold } from '../case.ts';
import { PLACE_KINDS } from '../kind-words.ts';
import { type Lexicon, MOST_READINGS, type PlacesByKind, sharedLexicon } from '../lexicon.ts';
import { DIVISION, GREAT, type Slot, type Surroundings } from '../slots.ts';
import type { Draw, Setting } from '../types.ts';
import { type PlaceLexicon, regionOfProvince } from './place-lexicon.ts';
import { seatsWithin } from './seats.ts';
import { otherArea, otherRegion, regionOfZip, type Towns, type World } from './world.ts';

/** Of "Miami Beach" and the like, another place of the kind, in the region where one is given. */
export function drawOfKind(
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

/** Towns of an area with as many words as one, those nearest to its size. */
export function townsLike(slot: Slot, area: string, tokens: number | undefined, { world }: Lexicon, isFirst: boolean) {
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
export function capitalOf(area: string, { world }: Lexicon, locale: string): readonly string[] | undefined {
  const towns = world.townsByArea.get(area) ?? [];
  const capital = towns.find(({ town }) => isProvince(town, locale));
  const great = capital === undefined ? towns.filter(({ band }) => band === 0) : [capital];
  return great.length === 0 ? undefined : great.map(({ town }) => town);
}

/** Towns by the sea, in groups that stand for each other. */
const portsOf = memoise((locale): readonly (readonly string[])[] =>
  (packOf(locale)?.places?.ports?.split('|') ?? []).map((group) =>
    group.split(' ').map((town) => town.replaceAll('_', ' ')),
  ),
);

export const isPortTown = (town: string, locale: string): boolean => portsOf(locale).some((group) => group.some((name) => fold(name) === fold(town))); // prettier-ignore

/**
 * Other towns by the sea of the group of one: of the region where it must lie, if the document names its own; of its land, and of that region where it has
 * some; or of all.
 *
 * @param region where it must lie, as the list has it.
 */
export function portsLike(
  { text, key }: Slot,
  region: string | undefined,
  { regionsNamed }: Surroundings,
  lexicon: Lexicon,
  locale: string,
): readonly string[] | undefined {
  const { places, world } = lexicon;
  const groups = portsOf(locale);
  const regionOf = (town: string): string => places.list('city')?.find(town)?.region ?? '';
  const all = (groups.find((group) => group.some((town) => fold(town) === key)) ?? groups.flat()).filter(
    (town) => fold(town) !== key,
  );
  const own = all.filter((town) => regionOf(town) === region);
  if (regionsNamed?.has(regionOf(text)) === true) return own.length === 0 ? undefined : own;
  const land = world.landOf(region ?? regionOf(text));
  const inLand = all.filter((town) => world.landOf(regionOf(town)) === land);
  return inLand.length > 1 ? seatsWithin(inLand, region, lexicon) : all.length > 1 ? all : undefined;
}

/** The region of a province, which most are called by their capital; where it has several, one that is told. */
export const regionAroundProvince = (
  name: string,
  places: PlaceLexicon,
  locale: string,
  told: readonly (string | undefined)[],
): string | undefined =>
  told.find((region) => packOf(locale)?.places?.provinceOf?.[region ?? ''] === name) ??
  regionOfProvince(fold(name), locale) ??
  places.list('city')?.find(name)?.region;

/** The provinces of what the region of one becomes: "provincia de Badajoz, Extremadura". All where nothing is known of it. */
export function provincesLike(
  name: string,
  draw: Draw,
  { places, world }: Lexicon,
  locale: string,
  { regionsNamed = new Set(), towns = [] }: Surroundings,
): readonly string[] {
  const all = provincesOf(locale);
  const told = [...regionsNamed, ...towns.map(([, { region }]) => region)];
  const regionOf = (province: string) => regionAroundProvince(province, places, locale, told);
  const own = regionOf(name);
  const other = own === undefined ? undefined : otherRegion(own, world, draw);
  const around = packOf(locale)?.places?.provinceOf?.[other ?? ''];
  if (around !== undefined) return [around]; // be it the same
  const inOther =
    other === undefined ? [] : all.filter((province) => province !== name && regionOf(province) === other);
  const more = packOf(locale)?.places?.provinces?.[other ?? '']?.split(' ', 1).map((province) => province.replaceAll('_', ' ')); // prettier-ignore
  const there = inOther.length > 0 ? inOther : (more ?? []);
  return there.length > 0 ? there : all;
}

/** Whether a province is called so. */
export const isProvince = (name: string, locale: string): boolean => provincesOf(locale).includes(name);

/** How many towns of each region of a list are no small ones. */
export const knownTowns = perObject((list: GazetteerList): ReadonlyMap<string, number> => {
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
export function townsOfSize(
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
export function metropolisesIn(
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
export function largestIn(
  { key, band }: Slot,
  region: string | undefined,
  setting: Setting,
): readonly string[] | undefined {
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
export function greatTownsOf(
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

export const ENOUGH_IN_AREA = 3;
const ENOUGH_GREAT_IN_AREA = 2;

/** So often a country is drawn among those near it, until all may be; a document may name all of a part of the world. */
export const NEAR_DRAWS = 20;

/** Countries near one; near the last word of a name that no list has ("Nazi Germany"). */
export function nearTo(key: string, near: World['near']): readonly string[] | undefined {
  return near.get(key) ?? near.get(key.slice(key.lastIndexOf(' ') + 1));
}

/** The seats of bodies in the area of a postcode beside a town, which may be none, else in a region. */
export function seatsThere(
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
export function ofLand(region: string | undefined, rng: Rng, { regions, firstOf, landOf }: World): string | undefined {
  if (region === undefined) return undefined;
  const others = regions.get(region);
  return others === undefined ? firstOf.get(landOf(region)) : rng.fork('elsewhere').pick(others);
}

/** Another of the towns that have a greater area: the one in the region that its own becomes. */
export function pickGreatest(
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
export const provincesOf = memoise((locale): readonly string[] =>
  (packOf(locale)?.places?.ofProvince?.names ?? '').split(' ').map((name) => name.replaceAll('_', ' ')),
);

/** "in Springfield" beside the name of an election in Canada: what may lie there does, be it called as a town abroad; a great town is where it is. */
export function townsHeldIn(
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
export function lineOf(slot: Slot, lexicon: Lexicon, around: Surroundings): readonly string[] | undefined {
  const { places } = lexicon;
  const own = isTownOfLand(slot, lexicon, around) ? undefined : places.alike(slot.key);
  return own !== undefined || slot.grammar !== DIVISION ? own : places.divisionsOf(nationOfDivision(slot, places, around))?.names; // prettier-ignore
}

/** "Victoria, British Columbia": a town that a region elsewhere is called as, where the document tells of its own land. */
function isTownOfLand({ key, kind, region, band }: Slot, { world }: Lexicon, { lies, nearby }: Surroundings): boolean {
  if (kind !== 'city' || region === undefined) return false;
  return lies?.get(key)?.region === region || (band === 0 && nearby !== undefined && world.landOf(nearby) === world.landOf(region)); // prettier-ignore
}

/** The folded country of a division: the one of which the document tells where several have one of its name, or no list has it. */
export function nationOfDivision(
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

/** Whether several regions or countries have a town of a folded name. */
export const isOfSeveral = (key: string, locale: string): boolean => namesakesOf(locale).has(key);

const namesakesOf = memoise((locale): ReadonlySet<string> => new Set(packOf(locale)?.places?.namesakes?.split('|')));

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
