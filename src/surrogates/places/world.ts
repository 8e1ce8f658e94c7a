import { memoise } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { hasWord } from '../../core/has-word.ts';
import { fromPacks, packOf, PACKS } from '../../languages/index.ts';
import type { Band, GazetteerList, Gazetteers } from '../../resources/gazetteer.ts';
import { pickApart } from '../apart.ts';
import { fold } from '../case.ts';
import type { Draw } from '../types.ts';
import { createOrigin, type Origin } from './origin.ts';
import { townsAbroad, type TownsAbroad } from './towns-abroad.ts';
import { codesOfRegion, isCode, REGION_CODES, regionCodesOf, type PlaceLexicon } from './place-lexicon.ts';

/** Towns of one country: a list, and the region of it that the country is. */
export interface Towns {
  readonly list: GazetteerList;
  readonly region: string | undefined;
  /** What their postcodes begin with, where that is known of the towns of a region. */
  readonly area?: string | undefined;
  /** How great they are, where it is not told of each in what part of the region it lies: nobody knows of a small one. */
  readonly band?: Band | undefined;
  /** The folded name of the region near whose seat they lie. */
  readonly near?: string | undefined;
  /** Only these, where the list has them under another region. */
  readonly names?: readonly string[] | undefined;
}

/** A town, and the band of its size. */
interface AreaTown {
  readonly town: string;
  readonly band: Band;
}

interface AreaKind {
  readonly greatest: Band;
  readonly article: string;
}

/** What lies where, as far as the lists of one locale know. */
export interface World {
  /** The regions of the home countries by each of them: those of its nation. A town of one is replaced by a town of what replaces it. */
  readonly regions: ReadonlyMap<string, readonly string[]>;
  /** The same regions by the folded name that texts call them. */
  readonly named: ReadonlyMap<string, string>;
  /** The home country of a region of theirs, as an ISO 3166 code where one is known. */
  readonly landOf: (region: string) => string;
  /** The regions that adjoin one, where the language's pack has them. */
  readonly adjoining: ReadonlyMap<string, readonly string[]>;
  /** The first of the regions of such a country in its line of the pack. */
  readonly firstOf: ReadonlyMap<string, string>;
  /** A region of such a country by the folded names of that. */
  readonly regionIn: ReadonlyMap<string, string>;
  /** What the first of the home countries is called: the states with codes are its. */
  readonly home: string;
  /** Whether the lists have towns that lie in what a text calls so: "Scotland". */
  readonly townsIn: (region: string) => boolean;
  /** Folded names of the home countries. */
  readonly homes: ReadonlySet<string>;
  /** Folded names of other countries of which there are towns enough. */
  readonly abroad: ReadonlyMap<string, Towns>;
  readonly areas: ReadonlyMap<string, readonly string[]>;
  /** Towns by what their postcodes begin with; empty where no list tells. */
  readonly townsByArea: ReadonlyMap<string, readonly AreaTown[]>;
  readonly areaOf: (town: string) => string | undefined;
  /** The band of the greatest town of an area, and the class of the article that its name takes. */
  readonly kindOfArea: (area: string) => AreaKind;
  /** What parts of regions are called whose postcodes begin alike, and the other way round, by the folded name. */
  readonly partOfArea: ReadonlyMap<string, string>;
  readonly areaOfPart: ReadonlyMap<string, string>;
  /** Whether a folded name is that of a capital of another country. */
  readonly isCapital: (folded: string) => boolean;
  /** The country of which a folded name is the capital. */
  readonly seatOf: (folded: string) => string | undefined;
  /** Folded names of countries without a coast. */
  readonly landlocked: ReadonlySet<string>;
  /** Capitals by the folded names of their countries. */
  readonly capitals: ReadonlyMap<string, string>;
  /** By a name that no list has: the towns abroad that it looks like, where the language's pack asks for it. */
  readonly originOf: Origin;
  /** The folded names of a country, by each of those that has several: Burma and Myanmar. */
  readonly namesOf: ReadonlyMap<string, readonly string[]>;
  /** The lists of towns of the other languages. */
  readonly foreign: readonly GazetteerList[];
  /** Whether a list of towns of another language has a name. */
  readonly isTownAbroad: (name: string) => boolean;
  /** Towns and regions abroad that the lists of other languages have. */
  readonly others: TownsAbroad;
  /** Countries to draw from in place of a country, by what decides their article. */
  readonly countries: ReadonlyMap<string, readonly string[]>;
  /** Countries in the same part of the world and with the same article, by the folded name of one; absent where there are too few. */
  readonly near: ReadonlyMap<string, readonly string[]>;
  /** Of these, those of which there are towns enough. */
  readonly nearWithTowns: ReadonlyMap<string, readonly string[]>;
}

/** With fewer, the towns of a country would not differ from each other. */
const ENOUGH_TOWNS = 4;
/** With fewer great towns, those of a region would not differ from each other. */
const ENOUGH_GREAT = 3;

/** Reads what the lists say. */
export function readWorld(places: PlaceLexicon, gazetteers: Gazetteers, locale: string): World {
  const pack = packOf(locale);
  const names = countryNames(locale);
  const homes = new Set((pack?.places?.countries ?? '').split(' ').flatMap((code) => names(code)));
  const towns = regionsOf(places.list('city'));
  const codes = new Set(REGION_CODES.map(({ code }) => code));
  // No other region becomes one that wants an article, "im Saarland".
  const withArticle = new Set(pack?.places?.articled?.flatMap(({ f = '', m = '', n = '' }) => `${f} ${m} ${n}`.split(' ').map((name) => name.replaceAll('_', ' ')))); // prettier-ignore
  const nations = new Map<string, string>();
  const landOf = new Map(
    (pack?.places?.lands ?? []).flatMap((line) => {
      const [land = '', ...own] = line.split(' ');
      return own.map((region) => [region, land] as const);
    }),
  );
  for (const region of towns.keys()) {
    const nation = codes.has(region)
      ? 'US'
      : (places.list('region')?.find(region)?.region ?? (isCode(region) ? landOf.get(region) : undefined));
    const isHome = nation !== undefined && hasWord(pack?.places?.countries, nation);
    if (isHome && !homes.has(fold(region))) nations.set(region, nation);
  }
  const [great, larger] = [regionsOf(places.list('city'), 0), regionsOf(places.list('city'), 1)];
  const regions = new Map(
    [...nations].map(([region, nation]) => {
      const others = [...nations].flatMap(([other, of]) =>
        of === nation && other !== region && !withArticle.has(nameOfRegion(other)) ? [other] : [],
      );
      // Stuttgart is replaced by no small town of a region that has no great ones.
      const alike = [great, larger]
        .map((counts) => others.filter((other) => (counts.get(other) ?? 0) >= ENOUGH_GREAT))
        .find(({ length }) => length >= ENOUGH_NEAR);
      return [region, great.has(region) && alike !== undefined ? alike : others] as const;
    }),
  );
  for (const group of pack?.places?.regionsAlike ?? []) {
    const names = group.split(' ').map((name) => name.replaceAll('_', ' ')).filter((name) => regions.has(name)); // prettier-ignore
    for (const region of names) {
      const others = names.filter((other) => other !== region);
      // "no distrito do Porto" may become one without an article, none becomes it where there are others.
      const bare = withArticle.has(region) ? others : others.filter((other) => !withArticle.has(other));
      // What is like no other stays, and what lies in it stays in it.
      regions.set(region, [bare, others, [region]].find(({ length }) => length > 0) ?? []);
    }
  }
  for (const [region, others] of regions) if (others.length === 0) regions.delete(region);
  const lands = new Map<string, string>(nations);
  const firstOf = new Map<string, string>();
  for (const line of pack?.places?.lands ?? []) {
    const [land = '', first = '', ...others] = line.split(' ').map((name) => name.replaceAll('_', ' '));
    firstOf.set(land, first);
    for (const region of [first, ...others]) lands.set(region, land);
  }
  const regionIn = new Map<string, string>();
  for (const code of pack?.places?.countries?.split(' ') ?? []) {
    const region = firstOf.get(code) ?? [...nations].find(([, nation]) => nation === code)?.[0];
    for (const name of region === undefined ? [] : names(code)) regionIn.set(name, region as string);
  }
  const named = new Map([...regions.keys()].map((region) => [fold(nameOfRegion(region)), region]));
  for (const [code, region] of regionCodesOf(locale)) if (regions.has(region)) named.set(fold(code), region);
  for (const region of towns.keys())
    if (!isCode(region) && !regions.has(region) && places.list('country')?.find(region) === undefined) homes.add(fold(region)); // prettier-ignore
  const abroad = new Map<string, Towns>();
  for (const list of [places.list('world-city'), places.list('city')]) {
    for (const [region, size] of regionsOf(list)) {
      const isAbroad = !regions.has(region) && !homes.has(fold(region));
      const isCountry = places.list('country')?.find(region) !== undefined;
      if (list !== undefined && isAbroad && isCountry && size >= ENOUGH_TOWNS)
        abroad.set(fold(region), { list, region });
    }
  }
  for (const [code, country] of fromPacks(
    (each) => [each.locale ?? each.code, each.places?.countries?.split(' ')[0]] as const,
  )) {
    const list = country === undefined ? undefined : gazetteers.list(code, 'cities');
    const called = country === undefined ? [] : [...names(country), ...shortName(country, places, locale)];
    const known = called.map((name) => abroad.get(name)).find(Boolean);
    for (const name of called)
      if (list?.locale === code && !homes.has(name) && !abroad.has(name))
        abroad.set(name, known ?? { list, region: undefined });
  }
  const own = places.list('city');
  const foreign = PACKS.flatMap((each) => {
    const list = each.places?.countries === undefined ? undefined : gazetteers.list(each.locale ?? each.code, 'cities');
    return list !== undefined && list !== own && list.locale === (each.locale ?? each.code) ? [list] : [];
  });
  const areas = readAreas(pack?.places?.zipAreas);
  const worldTowns = places.list('world-city');
  const townAreas = gazetteers.list(locale, 'town-areas');
  const regionOfArea = new Map([...areas].flatMap(([region, all]) => all.map((area) => [area, region] as const)));
  const areaOf = (town: string): string | undefined => {
    const area = townAreas?.find(town)?.region;
    const within = area === undefined ? undefined : regionOfArea.get(area);
    // That of a namesake elsewhere is not its own.
    return within === undefined || within === own?.find(town)?.region ? area : undefined;
  };
  const townsByArea = new Map<string, AreaTown[]>();
  for (const town of townAreas?.values ?? []) {
    const area = areaOf(town) ?? '';
    const band = own?.find(town)?.band ?? 2;
    if (area !== '') obtain(townsByArea, area, () => []).push({ town, band });
  }
  const partOfArea = new Map(
    Object.entries(pack?.places?.parts ?? {}).flatMap(([region, parts]) =>
      parts.split(' ').flatMap((part, i) => {
        const area = areas.get(region)?.[i];
        return area === undefined ? [] : [[area, part.replaceAll('_', ' ')] as const];
      }),
    ),
  );
  const kindOfArea = memoise((area): AreaKind => ({
    greatest: Math.min(2, ...(townsByArea.get(area) ?? []).map(({ band }) => band)) as Band,
    article: pack?.places?.classOfRegion?.(partOfArea.get(area) ?? '') ?? '',
  }));
  const home = pack?.places?.countries?.split(' ')[0] ?? '';
  const countries = countriesOf(places, homes, abroad, locale);
  const capitals = new Map(
    (pack?.places?.capitals?.split('|') ?? []).map((line) => {
      const [country = '', capital = ''] = line.split(' ');
      return [fold(country.replaceAll('_', ' ')), capital.replaceAll('_', ' ')] as const;
    }),
  );
  const seats = new Map(
    (pack?.places?.capitals?.split('|') ?? []).toReversed().map((line) => {
      const [country = '', capital = ''] = line.split(' ');
      return [fold(capital.replaceAll('_', ' ')), country.replaceAll('_', ' ')] as const;
    }),
  );
  return {
    landOf: (region) => lands.get(region) ?? region,
    adjoining: readAdjoining(pack?.places?.adjoining),
    firstOf,
    regionIn,
    home: home === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(home) ?? ''),
    townsIn: (region) => towns.has(region),
    regions,
    named,
    homes,
    abroad,
    areas,
    townsByArea,
    areaOf,
    kindOfArea,
    partOfArea,
    areaOfPart: new Map([...partOfArea].map(([area, part]) => [fold(part), area])),
    landlocked: new Set(LANDLOCKED.split(' ').flatMap(names)),
    capitals,
    isCapital: (folded) => seats.has(folded),
    seatOf: (folded) => seats.get(folded),
    namesOf: new Map(
      (pack?.places?.countryAliases?.split('|') ?? [])
        .map((line) => names(line.split(' ', 1)[0] ?? ''))
        .flatMap((own) => own.map((name) => [name, own] as const)),
    ),
    originOf:
      own === undefined || pack?.places?.tellsForeign !== true
        ? () => undefined
        : createOrigin(own, [...foreign, ...(worldTowns ? [worldTowns] : [])]),
    foreign,
    isTownAbroad: (name) => foreign.some((list) => list.find(name) !== undefined),
    others: townsAbroad({ gazetteers, locale }),
    countries,
    near: new Map([
      ...neighboursOf(places.list('country')?.values.filter((name) => !homes.has(fold(name))) ?? [], names, locale),
      ...homesAlike(pack?.places?.countries?.split(' ').flatMap((code) => names(code)) ?? [], places, locale),
    ]),
    nearWithTowns: neighboursOf([...countries.values()].flat(), names, locale),
  };
}

/** With fewer, countries are drawn without regard to whether there are towns to go with them. */
const ENOUGH_COUNTRIES = 12;

/** The class of home countries that stand for each other. */
const HOME = 'home';

function countriesOf(
  places: PlaceLexicon,
  homes: ReadonlySet<string>,
  abroad: ReadonlyMap<string, Towns>,
  locale: string,
): ReadonlyMap<string, readonly string[]> {
  const byClass = new Map<string, string[]>();
  for (const value of places.list('country')?.values ?? []) {
    const folded = fold(value);
    const kind = classOfCountry(folded, locale);
    if (kind !== HOME && (homes.has(folded) || (abroad.size >= ENOUGH_COUNTRIES && !abroad.has(folded)))) continue;
    obtain(byClass, kind, () => []).push(value);
  }
  return byClass;
}

/** Parts of the world whose countries have much history in common, as ISO 3166 codes; what is true of a great power is true of no small country. */
const PARTS = [
  'DE FR GB IT ES',
  'US CA AU JP',
  'DE AT CH FR BE NL LU IT LI',
  'IT ES PT GR MT CY FR TR MC AD SM',
  'SE NO DK FI IS EE LV LT',
  'PL CZ SK HU RO BG SI HR RS AT UA LT',
  'GR AL MK BA ME RS HR SI BG TR XK',
  'RU UA BY MD GE AM AZ KZ UZ TM KG TJ PL',
  'SY LB JO IQ EG IL PS',
  'SA KW AE QA OM YE BH',
  'IR IQ TR SY',
  'MA DZ TN LY EG SD MR',
  'NG GH SN CI ML BF NE TG BJ GN LR SL GM CM GA CG CD TD CF GW',
  'KE UG TZ RW BI',
  'ET SO ER DJ SD SS',
  'ZM ZW MW MZ AO NA BW ZA LS SZ MG',
  'IN PK BD LK NP AF BT MM IR',
  'CN JP KR KP TW MN VN',
  'TH VN LA KH MM MY ID PH SG BN TL',
  'MX GT HN SV NI CR PA CU DO HT JM BZ TT BS BB',
  'CO VE EC PE BO GY SR',
  'AR BR CL PY UY',
  'NZ AU FJ PG WS TO VU SB',
  'CV ST KM SC MU MV',
  'NZ AU CA IE GB',
  'GB IE FR NL BE DK NO SE',
].map((part) => part.split(' '));

/** Countries without a coast. */
const LANDLOCKED =
  'AD AF AM AT AZ BF BI BO BT BW BY CF CH CZ ET HU KG KZ LA LI LS LU MD MK ML MN MW NE NP PY RS RW SK SM SS SZ TD TJ TM UG UZ VA XK ZM ZW';

const ENOUGH_NEAR = 2;

/** The first parts count that give enough, so that a country which is in two is of the first. */
function neighboursOf(
  countries: readonly string[],
  namesOf: (code: string) => readonly string[],
  locale: string,
): ReadonlyMap<string, readonly string[]> {
  const drawn = new Map(countries.map((name) => [fold(name), name]));
  const near = new Map<string, readonly string[]>();
  for (const part of PARTS) {
    const called = part.map(namesOf);
    for (const own of called) {
      // "England" is no other country than "Großbritannien".
      const others = called.flatMap((names) => (names === own ? [] : names));
      for (const name of own) {
        const alike = others.flatMap((other) => {
          const value = drawn.get(other);
          return value !== undefined && mayStandFor(other, name, locale) ? [value] : [];
        });
        if (!near.has(name) && alike.length >= ENOUGH_NEAR) near.set(name, alike);
      }
    }
  }
  return near;
}

/** A home country becomes another one with the same article: the United States the United Kingdom, where it has no towns that hold it. */
function homesAlike(
  homes: readonly string[],
  places: PlaceLexicon,
  locale: string,
): ReadonlyMap<string, readonly string[]> {
  const listed = new Map(places.list('country')?.values.map((name) => [fold(name), name]));
  const others = (name: string) =>
    homes.flatMap((other) => {
      const value = listed.get(other);
      return value !== undefined && other !== name && classOfCountry(other, locale) === classOfCountry(name, locale) ? [value] : []; // prettier-ignore
    });
  return new Map(homes.map((name) => [name, others(name)] as const).filter(([, names]) => names.length > 0));
}

/** Whether a country may stand where another does, by its article: one is taken away, none is added. */
function mayStandFor(other: string, name: string, locale: string): boolean {
  const [own, its] = [classOfCountry(name, locale), classOfCountry(other, locale)];
  return own === its || (its === '' && own !== '' && own === packOf(locale)?.agreement?.droppedArticle);
}

/** What decides the article of a country's folded name. */
export function classOfCountry(folded: string, locale: string): string {
  return packOf(locale)?.agreement?.classOfCountry?.(folded) ?? '';
}

/** The regions of a list with how many towns each has, of a size or greater. */
function regionsOf(list: GazetteerList | undefined, size: Band = 2): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of list?.values ?? []) {
    const { region = '', band } = list?.find(value) ?? {};
    if (region !== '' && (band ?? size) <= size) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return counts;
}

/** The folded names of a country in a language. */
export const countryNames = memoise((locale): ((code: string) => readonly string[]) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const aliases = new Map(
    (packOf(locale)?.places?.countryAliases?.split('|') ?? []).map((line) => {
      const [code = '', ...others] = line.split(' ');
      return [code, others.map((name) => fold(name.replaceAll('_', ' ')))] as const;
    }),
  );
  return memoise((code) => (code === '' ? [] : [fold(names.of(code) ?? code), ...(aliases.get(code) ?? [])]));
});

/** What texts call a country for short, where that is in the list and no code of two letters: "USA". */
function shortName(country: string, places: PlaceLexicon, locale: string): readonly string[] {
  const short = new Intl.DisplayNames([locale], { type: 'region', style: 'short' }).of(country) ?? '';
  return short.length > 2 && places.list('country')?.find(short) !== undefined ? [fold(short)] : [];
}

function readAdjoining(adjoining = ''): ReadonlyMap<string, readonly string[]> {
  const lines = adjoining.split('|').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [region = '', ...beside] = line.split(' ').map((name) => name.replaceAll('_', ' '));
      return [region, beside] as const;
    }),
  );
}

function readAreas(areas = ''): ReadonlyMap<string, readonly string[]> {
  const lines = areas.split('|').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [region = '', ...beginnings] = line.split(' ');
      return [region.replaceAll('_', ' '), beginnings.flatMap(spread)];
    }),
  );
}

/** "91-93" is 91, 92 and 93. */
function spread(range: string): readonly string[] {
  const [first = '', last = first] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => String(Number(first) + i).padStart(first.length, '0')); // prettier-ignore
}

/** Of the regions that lists name by codes: "Alberta" is all of AB. */
const NAMES_OF_CODES: ReadonlyMap<string, string> = new Map([
  ...PACKS.flatMap(({ places }) =>
    Object.entries(places?.parts ?? {}).flatMap(([code, names]) =>
      /^\p{Lu}{2,3}$/u.test(code) && !names.includes(' ') ? [[code, names.replaceAll('_', ' ')] as const] : [],
    ),
  ),
  ...REGION_CODES.map(({ code, name }) => [code, name] as const),
]);

/** What texts call a region: "Ohio" for OH. */
export function nameOfRegion(region: string): string {
  return NAMES_OF_CODES.get(region) ?? region;
}

/** The region of a name or code, where towns of it are known. */
export function regionNamed(name: string, world: World): string | undefined {
  const region = world.named.get(fold(name));
  return region ?? (world.regions.has(name) ? name : undefined) ?? codesOfRegion(name)?.code;
}

/** The region that another becomes: the same for its own mentions, its towns and its postcodes; two of a document do not become one. */
export function otherRegion(region: string, world: World, { scope, places }: Draw): string | undefined {
  const others = world.regions.get(region);
  if (others === undefined) return undefined;
  if (places?.get(`region ${region}`) === region) return region;
  const beside = places && besideNeighbours(region, others, world.adjoining, places);
  // No railway leads on from an island.
  const there = beside ?? (world.adjoining.has(region) ? others.filter((other) => world.adjoining.has(other)) : others);
  return pickApart(there, region, scope.fork('region', region), places, (drawn) => `region ${drawn}`);
}

/** What it became before, or those that adjoin what became of the regions that it adjoins; `undefined` where there are none. */
function besideNeighbours(
  region: string,
  others: readonly string[],
  adjoining: World['adjoining'],
  places: ReadonlyMap<string, string>,
): readonly string[] | undefined {
  const own = adjoining.get(region);
  if (own === undefined) return undefined;
  const sourceOf = (other: string): string | undefined => places.get(`region ${other}`);
  const before = others.find((other) => sourceOf(other) === region);
  if (before !== undefined) return [before];
  const beside = [...adjoining.keys()].filter((other) => own.includes(sourceOf(other) ?? ''));
  const free = others.filter((other) => sourceOf(other) === undefined);
  const touching = (least: number) => free.filter((other) => beside.filter((one) => adjoining.get(one)?.includes(other)).length >= least); // prettier-ignore
  return [beside.length, 1].map((least) => touching(Math.max(1, least))).find(({ length }) => length > 0);
}

/**
 * What postcodes of a region begin with that takes the place of one's own: the same for a postcode, its town and the part of the region that has
 * them. One with as great a town, and called with the same article, where there is such: no hospital of a university is in the mountains.
 */
export function otherArea(area: string, region: string, world: World, { scope, places }: Draw): string | undefined {
  // Of a region that stays it is another one.
  const known = world.areas.get(region)?.filter((each) => each !== area && (world.townsByArea.get(each)?.length ?? 0) >= ENOUGH_TOWNS); // prettier-ignore
  if (known === undefined || known.length === 0) return undefined;
  const own = world.kindOfArea(area);
  const isLike = [
    (each: string) =>
      world.kindOfArea(each).greatest === own.greatest && world.kindOfArea(each).article === own.article,
    (each: string) => world.kindOfArea(each).greatest === own.greatest,
  ];
  const alike = isLike.map((test) => known.filter(test)).find(({ length }) => length > 0) ?? known;
  return pickApart(alike, `area ${area}`, scope.fork('area', area), places, (drawn) => `area ${drawn}`);
}

/** The part of a region that takes the place of one: that in which what its towns become lies; `undefined` for what is none, and where another article stands before it. */
export function otherPart(part: string, world: World, draw: Draw): string | undefined {
  const area = world.areaOfPart.get(fold(part));
  const region = area === undefined ? undefined : regionOfZip(area, world);
  const other = region === undefined ? undefined : otherRegion(region, world, draw);
  if (area === undefined || other === undefined) return undefined;
  const becomes = otherArea(area, other, world, draw);
  const name = becomes === undefined ? undefined : world.partOfArea.get(becomes);
  if (becomes === undefined || name === undefined || name === part) return undefined;
  return world.kindOfArea(becomes).article === world.kindOfArea(area).article ? name : undefined;
}

/** Where a part of a region or a province lies, or a region itself, and what its postcodes begin with, where that is known. */
export function areaOfPart(
  name: string,
  world: World,
  locale: string,
): { readonly region: string; readonly zip?: string | undefined } | undefined {
  const { parts = {}, ofProvince } = packOf(locale)?.places ?? {};
  const words = name.replaceAll(' ', '_');
  if (/^\d/u.test(name)) {
    const code = name.replace(/[AB]$/u, '0'); // "2A" is one of 20
    const within = regionOfZip(code, world);
    return within === undefined ? undefined : { region: within, zip: code };
  }
  for (const [region, names] of Object.entries(parts)) {
    const at = names.split(' ').indexOf(words);
    if (at >= 0 && world.regions.has(region)) return { region, zip: world.areas.get(region)?.[at] };
  }
  const zip = hasWord(ofProvince?.names, words) ? world.areaOf(name) : undefined;
  const region = zip === undefined ? regionNamed(name, world) : regionOfZip(zip, world);
  return region === undefined ? undefined : { region, zip };
}

/** The region whose postcodes begin as one does. */
export function regionOfZip(zip: string, world: World): string | undefined {
  for (const [region, beginnings] of world.areas) if (beginnings.some((beginning) => zip.startsWith(beginning))) return region; // prettier-ignore
  return undefined;
}
