import { memoise, perObject } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import type { Band, GazetteerEntry, Gazetteers, GazetteerList } from '../../resources/gazetteer.ts';
import { packOf } from '../../languages/index.ts';
import type { Places } from '../../languages/pack.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import { fold } from '../case.ts';
import { latinLocale } from '../persons/name-words.ts';
import { isListedWord } from '../institutions/class-words.ts';
import type { SurrogateType } from '../types.ts';
import { townsAbroad } from './towns-abroad.ts';

export type PlaceKind = 'city' | 'world-city' | 'region' | 'state' | 'country';

/** What the lists say about a text. */
export interface Place {
  readonly kind: PlaceKind;
  readonly band: Band;
  /** An inflectional ending that the list form lacks ("Deutschlands"). */
  readonly ending: string;
  /** Where it lies; empty where the list does not say. */
  readonly region: string;
}

/** The list of each kind; not every locale has those of `world-city` and `state`. */
const LISTS: Readonly<Record<PlaceKind, string>> = {
  city: 'cities',
  'world-city': 'world-cities',
  region: 'regions',
  state: 'states',
  country: 'countries',
};

const KINDS: ReadonlySet<string> = new Set(Object.keys(LISTS));

export const isPlaceKind = (kind: string): kind is PlaceKind => KINDS.has(kind);

/** In which order the lists are asked for a text labelled with a type. */
const ORDERS: Readonly<Partial<Record<SurrogateType, readonly PlaceKind[]>>> = {
  city: ['city', 'world-city', 'state', 'region', 'country'],
  region: ['state', 'region', 'country', 'city', 'world-city'],
  country: ['country', 'state', 'region', 'city', 'world-city'],
};
/** Shorter ones are words and letters too. */
const SHORTEST_ABROAD = 5;

const LATIN = /^[\p{Script=Latin}\p{M}\s.'’-]+$/u;
const PLAIN = /^[\x20-\x7e]*$/;
const USUAL_ORDER: readonly PlaceKind[] = ['state', 'country', 'city', 'world-city', 'region'];

/** The lists of places of one locale, looked up without regard to case and accents. */
export class PlaceLexicon {
  private readonly gazetteers: Gazetteers;
  private readonly locale: string;
  private regions: ReadonlySet<string> | undefined;
  private called: ReadonlyMap<string, GazetteerEntry> | undefined;
  private readonly lists = new Map<PlaceKind, GazetteerList | undefined>();
  private readonly found = new Map<SurrogateType, (folded: string) => Place | undefined>();
  private readonly accents = new Map<PlaceKind, ReadonlyMap<string, GazetteerEntry>>();

  constructor(gazetteers: Gazetteers, locale: string) {
    this.gazetteers = gazetteers;
    this.locale = locale;
  }

  /** @param text what is to be written over: a place in Latin letters among Chinese text stays in them. */
  list(kind: PlaceKind, text = ''): GazetteerList | undefined {
    const latin = latinLocale(this.locale);
    if (latin !== this.locale && LATIN.test(text)) {
      return (kind === 'city' ? this.gazetteers.list(this.locale, 'roman-cities') : undefined) ?? this.gazetteers.list(latin, LISTS[kind]); // prettier-ignore
    }
    if (!this.lists.has(kind)) this.lists.set(kind, this.open(kind));
    return this.lists.get(kind);
  }

  private open(kind: PlaceKind): GazetteerList | undefined {
    const own = this.gazetteers.list(this.locale, LISTS[kind]);
    return (
      own ?? (kind === 'state' || kind === 'world-city' ? undefined : this.gazetteers.list(DEFAULT_LOCALE, LISTS[kind]))
    );
  }

  /** The names of the kind and the country of one, which the language's pack has in one line with it; by its folded form. */
  alike(folded: string): readonly string[] | undefined {
    return linesOf(packOf(this.locale)?.places?.alike ?? NO_LINES).get(folded) ?? (this.isDivisionAlone(folded) ? this.divisionsBeside(folded) : undefined); // prettier-ignore
  }

  /** Whether a folded name is that of a division abroad and, as far as the lists know, of nothing else. */
  private isDivisionAlone(folded: string): boolean {
    return this.nationsWith(folded).length > 0 && this.ofDivisionAlone(folded);
  }

  private readonly ofDivisionAlone = memoise(
    (folded: string): boolean =>
      folded.length >= SHORTEST_ABROAD &&
      !isListedWord(folded, this.locale) &&
      (['city', 'world-city', 'state', 'country', 'region'] as const).every((kind) => this.list(kind)?.find(folded) === undefined && !this.accentsOf(kind, this.list(kind)).has(folded)), // prettier-ignore
  );

  private divisionsBeside(folded: string): readonly string[] | undefined {
    return this.divisionsOf(this.nationsWith(folded)[0] ?? '')?.names;
  }

  /** The folded countries of which a folded name is a division. */
  nationsWith(folded: string): readonly string[] {
    return divisionsIn(packOf(this.locale)?.places?.divisionsAbroad?.names ?? NO_DIVISIONS).nations.get(folded) ?? NO_LINES; // prettier-ignore
  }

  /** The divisions of a country by its folded name. */
  divisionsOf(nation: string): Divisions | undefined {
    return divisionsIn(packOf(this.locale)?.places?.divisionsAbroad?.names ?? NO_DIVISIONS).all.get(nation);
  }

  /** The folded name of the country of which a folded name is a region, where a line of the language's pack has it. */
  nationOf(folded: string): string | undefined {
    const { places } = packOf(this.locale) ?? {};
    return (places && nationsOf(places).get(folded)) ?? this.nationsWith(folded)[0];
  }

  /** The regions of a country by its folded name, where the language's pack has some. */
  regionsOf(nation: string): readonly string[] | undefined {
    const nations = packOf(this.locale)?.places?.nations ?? {};
    const first = Object.keys(nations).find((name) => fold(name) === nation);
    const region = first === undefined ? '' : (nations[first]?.split(' ', 1)[0] ?? '');
    return region === '' ? undefined : [region, ...(this.alike(fold(region)) ?? [])];
  }

  /** Finds a folded text in the lists, those of the type first. */
  find(folded: string, type: SurrogateType): Place | undefined {
    const known = obtain(this.found, type, () => memoise((own) => this.look(own, type)));
    return known(folded);
  }

  private look(folded: string, type: SurrogateType): Place | undefined {
    const found = this.findExactly(folded, type, '') ?? this.findAbroad(folded, type);
    if (found === undefined && folded.startsWith('st ')) return this.find(`st. ${folded.slice('st '.length)}`, type);
    const endings = packOf(this.locale)?.places?.endings;
    if (found !== undefined || endings === undefined || folded.length < 5) return found;
    for (const ending of endings.split(' ')) {
      if (!folded.endsWith(ending)) continue;
      const stemmed = this.findExactly(folded.slice(0, -ending.length), type, ending);
      if (stemmed !== undefined) return stemmed;
    }
    return undefined;
  }

  /** A town of the lists of other languages; its village may be called as anybody is. */
  private findAbroad(folded: string, type: SurrogateType): Place | undefined {
    if ((type !== 'location' && type !== 'city') || folded.length < SHORTEST_ABROAD) return undefined;
    const { gazetteers, locale } = this;
    const town = townsAbroad({ gazetteers, locale }).find(folded);
    if (town === undefined || (type === 'city' && town.band > 0) || isListedWord(folded, locale)) return undefined;
    // The greatest of the world are on the list of every language.
    return { kind: 'world-city', band: town.band === 0 ? 1 : town.band, ending: '', region: town.country };
  }

  private findExactly(folded: string, type: SurrogateType, ending: string): Place | undefined {
    const order = ORDERS[type] ?? USUAL_ORDER;
    for (const kind of order) {
      const list = this.list(kind);
      const entry = list?.find(folded) ?? this.accentsOf(kind, list).get(folded) ?? (kind === 'country' ? this.countryCalled(folded) : undefined); // prettier-ignore
      // "England" is a small town too.
      if (entry === undefined || (kind === 'city' && entry.band > 0 && this.namedRegions().has(folded))) continue;
      // "Granada" is first of all a great town at home.
      const home = kind === 'country' && order === USUAL_ORDER ? this.list('city')?.find(folded) : undefined;
      if (home?.band === 0 && fold(home.region ?? '') !== folded) continue;
      // Paris, Texas, and the like are less known than those they are named after.
      const abroad = kind === 'city' ? this.list('world-city')?.find(folded) : undefined;
      if (abroad !== undefined && abroad.band <= entry.band)
        return { kind: 'world-city', band: abroad.band, ending, region: abroad.region ?? '' };
      return { kind, band: entry.band, ending, region: entry.region ?? '' };
    }
    return this.alike(folded) === undefined ? undefined : { kind: 'region', band: 0, ending, region: '' };
  }

  /** A country of the list by another of its names: "Côte d'Ivoire". */
  private countryCalled(folded: string): GazetteerEntry | undefined {
    this.called ??= new Map(
      (packOf(this.locale)?.places?.countryAliases?.split('|') ?? []).flatMap((line) => {
        const names = line.split(' ').slice(1).map((name) => name.replaceAll('_', ' ')); // prettier-ignore
        const entry = names.map((name) => this.list('country')?.find(name)).find((each) => each !== undefined);
        return entry === undefined ? [] : names.map((name) => [fold(name), entry] as const);
      }),
    );
    return this.called.get(folded);
  }

  /** A region of the list that a text calls without its hyphen: "Friuli Venezia Giulia". */
  withHyphen(text: string): string | undefined {
    const parts = text.split(' ');
    const joined = parts.slice(1).map((_, i) => `${parts.slice(0, i + 1).join(' ')}-${parts.slice(i + 1).join(' ')}`);
    return joined.find((name) => this.list('region')?.find(fold(name)) !== undefined);
  }

  /** Folded names of the regions in which its towns lie, codes left out. */
  private namedRegions(): ReadonlySet<string> {
    this.regions ??= new Set(
      this.list('city')?.values.flatMap((value) => {
        const region = this.list('city')?.find(value)?.region ?? '';
        return region.length > 3 ? [fold(region)] : [];
      }),
    );
    return this.regions;
  }

  /** The folded forms of the values that are more than plain letters. */
  private accentsOf(kind: PlaceKind, list: GazetteerList | undefined): ReadonlyMap<string, GazetteerEntry> {
    let entries = this.accents.get(kind);
    if (entries === undefined) {
      const index = new Map<string, GazetteerEntry>();
      for (const value of list?.values ?? []) {
        if (PLAIN.test(value)) continue;
        const folded = fold(value);
        const entry = list?.find(value);
        if (entry !== undefined && entry.band < (index.get(folded)?.band ?? 3)) index.set(folded, entry);
      }
      entries = index;
      this.accents.set(kind, entries);
    }
    return entries;
  }
}

/** The region of the list of towns that a county or province lies in, by its folded name; `undefined` for any other name. */
export function regionOfPart(folded: string, locale: string): string | undefined {
  const { places } = packOf(locale) ?? {};
  return places?.parts && partsOf(places).get(folded);
}

/** The names of a line, and of those that stand in one line with one of them. */
const namesIn = (names: string, alike: Places['alike']): readonly string[] =>
  names.split(' ').flatMap((each) => [each.replaceAll('_', ' '), ...(linesOf(alike ?? NO_LINES).get(fold(each.replaceAll('_', ' '))) ?? [])]); // prettier-ignore

const partsOf = perObject(({ parts = {}, alike }: Places): ReadonlyMap<string, string> => {
  const entries = Object.entries(parts);
  return new Map(entries.flatMap(([region, names]) => namesIn(names, isCode(region) ? undefined : alike).map((own) => [fold(own), region] as const))); // prettier-ignore
});

/** The divisions of a country, and the word for their kind. */
interface Divisions {
  readonly kind: string;
  readonly names: readonly string[];
}

const NO_DIVISIONS: Readonly<Record<string, string>> = {};

const divisionsIn = perObject((lines: Readonly<Record<string, string>>) => {
  const all = new Map<string, Divisions>();
  const nations = new Map<string, string[]>();
  for (const [nation, line] of Object.entries(lines)) {
    const [kind = '', names = ''] = line.split(': ');
    const own = names.split(' ').map((name) => name.replaceAll('_', ' '));
    all.set(fold(nation), { kind, names: own });
    for (const name of own) obtain(nations, fold(name), () => []).push(fold(nation));
  }
  return { all, nations };
});

/** By the folded names of regions of other countries the folded names of these. */
const nationsOf = perObject(({ nations = {}, alike }: Places): ReadonlyMap<string, string> => {
  const entries = Object.entries(nations);
  return new Map(entries.flatMap(([nation, names]) => namesIn(names, alike).map((own) => [fold(own), fold(nation)] as const))); // prettier-ignore
});

/** The states of a country abroad, and what that is called, all folded. */
export const statesAbroad = memoise(
  (locale): { readonly states: ReadonlySet<string>; readonly countries: readonly string[] } => {
    const { countries = '', names = '' } = packOf(locale)?.places?.statesOf ?? {};
    const folded = (line: string) => line.split(' ').map((name) => fold(name.replaceAll('_', ' ')));
    return { states: new Set(folded(names)), countries: folded(countries) };
  },
);

/** The region of the list of towns that a province lies in which is called after no town, by its folded name. */
export function regionOfProvince(folded: string, locale: string): string | undefined {
  return provincesOf(locale).get(folded);
}

const provincesOf = memoise((locale): ReadonlyMap<string, string> => {
  const entries = Object.entries(packOf(locale)?.places?.provinces ?? {});
  return new Map(entries.flatMap(([region, names]) => names.split(' ').map((name) => [fold(name.replaceAll('_', ' ')), region] as const))); // prettier-ignore
});

/** Whether a region of the list of towns is a province: a county is smaller than what the list tells. */
export const isCode = (region: string): boolean => /^\p{Lu}{2,3}$/u.test(region);

const NO_LINES: readonly string[] = [];

/** The other names of the line of each name, by its folded form. */
const linesOf = perObject((lines: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const all = lines.map((line) => line.split(' ').map((name) => name.replaceAll('_', ' ')));
  return new Map(all.flatMap((names) => names.map((name) => [fold(name), names.filter((other) => other !== name)] as const))); // prettier-ignore
});

/** Abbreviations of regions and countries, which stand for themselves in addresses. */

/** Postal code, name, and the older abbreviation where there is one. */
const US_STATES: readonly string[] = (
  'AL Alabama Ala.|AK Alaska|AZ Arizona Ariz.|AR Arkansas Ark.|CA California Calif.|CO Colorado Colo.|CT Connecticut Conn.|' +
  'DC District_of_Columbia D.C.|DE Delaware Del.|FL Florida Fla.|GA Georgia Ga.|HI Hawaii|ID Idaho|IL Illinois Ill.|IN Indiana Ind.|IA Iowa|KS Kansas Kans.|' +
  'KY Kentucky Ky.|LA Louisiana La.|ME Maine|MD Maryland Md.|MA Massachusetts Mass.|MI Michigan Mich.|MN Minnesota Minn.|' +
  'MS Mississippi Miss.|MO Missouri Mo.|MT Montana Mont.|NE Nebraska Nebr.|NV Nevada Nev.|NH New_Hampshire N.H.|' +
  'NJ New_Jersey N.J.|NM New_Mexico N.M.|NY New_York N.Y.|NC North_Carolina N.C.|ND North_Dakota N.D.|OH Ohio|' +
  'OK Oklahoma Okla.|OR Oregon Ore.|PA Pennsylvania Pa.|RI Rhode_Island R.I.|SC South_Carolina S.C.|SD South_Dakota S.D.|' +
  'TN Tennessee Tenn.|TX Texas Tex.|UT Utah|VT Vermont Vt.|VA Virginia Va.|WA Washington Wash.|WV West_Virginia W.Va.|' +
  'WI Wisconsin Wis.|WY Wyoming Wyo.'
).split('|');

interface RegionCode {
  readonly code: string;
  readonly name: string;
  /** The older abbreviation, with its dots; empty where there is none. */
  readonly dotted: string;
}

export const REGION_CODES: readonly RegionCode[] = US_STATES.map((line) => {
  const [code = '', name = '', dotted = ''] = line.split(' ');
  return { code, name: name.replaceAll('_', ' '), dotted };
});

/** Provinces and states of other federations; each code is replaced by another of its group. */
const OTHER_GROUPS: readonly (readonly string[])[] = [
  'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
  'ACT NSW QLD TAS VIC'.split(' '),
  'BW NRW RLP SH MV LSA'.split(' '),
  'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' '),
];

/** The regions at home by their letters, each of which stands for another: provinces of Italy, states of Brazil. Empty where no list has the towns of it. */
export const regionCodesOf = memoise((locale): ReadonlyMap<string, string> => {
  const codes = packOf(locale)?.places?.regionCodes?.split(' ') ?? [];
  return new Map(codes.map((each) => [each.split(':', 1)[0] ?? '', each.split(':')[1]?.replaceAll('_', ' ') ?? '']));
});

/** By these letters what postcodes there begin with, as far as that is known. */
export const areasOfCodes = memoise((locale): ReadonlyMap<string, string> => {
  const codes =
    packOf(locale)
      ?.places?.regionCodes?.split(' ')
      .map((each) => each.split(':')) ?? [];
  return new Map(codes.flatMap(([code = '', , area]) => (area === undefined ? [] : [[code, area] as const])));
});

/** Abbreviations that texts write with dots. */
const DOTTED_COUNTRIES = ['US', 'UK', 'USA', 'UAE', 'USSR', 'GDR'];
const IN_TEXTS = [
  ['US', 'UK'],
  ['USA', 'UAE'],
];

/** Country codes and abbreviations of the same length are exchanged. */
const COUNTRY_GROUPS: readonly (readonly string[])[] = [
  'UK US NZ ES FR DE IT PT SE NO FI DK NL BE PL CZ AT CH IE GR HU RO CA MX BR JP CN IN AU'.split(' '),
  'USA UAE PRC RSA DRC ESP FRA DEU ITA PRT SWE NOR FIN DNK NLD BEL POL AUT CHE IRL CAN MEX BRA JPN AUS'.split(' '),
  // As the Olympic Games call them, those of one part of the world together.
  'GER NED SUI DEN POR GRE GBR'.split(' '),
  'CRO SLO BUL CZE SVK HUN UKR RUS BLR LAT LTU EST ROM ROU YUG GEO'.split(' '),
  'KEN ETH NGR MAR ALG TUN EGY'.split(' '),
  'ARG CHI COL VEN URU ECU CUB JAM'.split(' '),
  'CHN KOR IND PAK SRI THA INA MAS'.split(' '),
];

/** The codes that may stand in for one, itself among them; `undefined` for what is no code. */
export function codeGroup(code: string, country: boolean): readonly string[] | undefined {
  if (code.length > LONGEST_CODE) return undefined;
  const plain = code.replaceAll('.', '').toUpperCase();
  if (country && code.includes('.') && DOTTED_COUNTRIES.includes(plain)) return DOTTED_COUNTRIES;
  const inTexts = country ? IN_TEXTS.find((group) => group.includes(code)) : undefined;
  return inTexts ?? (country ? COUNTRIES_FIRST : REGIONS_FIRST).get(plain);
}

/** The first group that has each code. */
function indexGroups(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  return new Map(groups.toReversed().flatMap((group) => group.map((code) => [code, group] as const)));
}

const COUNTRIES_FIRST = indexGroups([...COUNTRY_GROUPS, ...OTHER_GROUPS]);
const REGIONS_FIRST = indexGroups([...OTHER_GROUPS, ...COUNTRY_GROUPS]);
/** "U.S.S.R." */
const LONGEST_CODE = 8;

/** The region that a postal code ("MA") or older abbreviation ("Mass.", "N.Y.", "D.C") stands for. */
export function regionOfCode(text: string): RegionCode | undefined {
  if (text.length < 2 || text.length > LONGEST_CODE) return undefined;
  const upper = /^\p{L}\.\p{L}$/u.test(text) ? `${text.toUpperCase()}.` : text.toUpperCase();
  return byCode.get(text) ?? byDotted.get(upper);
}

const byCode = new Map(REGION_CODES.map((region) => [region.code, region]));
const byDotted = new Map(REGION_CODES.flatMap((region) => (region.dotted === '' ? [] : [[region.dotted.toUpperCase(), region] as const]))); // prettier-ignore
const byName = new Map(REGION_CODES.map((region) => [region.name, region]));

/** The codes of a region by its name. */
export function codesOfRegion(name: string): RegionCode | undefined {
  return byName.get(name);
}
