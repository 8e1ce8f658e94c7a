import { memoise, once, rememberLast } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { fromPacks, packOf } from '../../languages/index.ts';
import type { Band, Gazetteers, GazetteerList } from '../../resources/gazetteer.ts';
import { perLists } from '../../resources/per-lists.ts';
import { fold } from '../case.ts';

/** A town that the lists of another language have. */
export interface TownAbroad {
  readonly name: string;
  readonly band: Band;
  /** As the locale calls it. */
  readonly country: string;
}

/** What the lists of other languages tell a locale of towns and regions abroad. */
export interface TownsAbroad {
  /** By the folded name of a town. */
  readonly find: (folded: string) => TownAbroad | undefined;
  /** The towns of a region, by its folded name in the language of the locale. */
  readonly townsOf: (folded: string) => readonly TownAbroad[] | undefined;
  /** What regions a town of a folded name lies in, as the locale calls them. */
  readonly regionsWith: (folded: string) => readonly string[];
  /** The regions that a line names. */
  readonly regionsIn: (line: string) => readonly string[];
}

const NONE: readonly string[] = [];

/** Stands in place of a language where a line has the country and towns themselves, of which no list tells in what region they lie. */
const NAMED = '=';

const NOTHING: TownsAbroad = {
  find: () => undefined,
  townsOf: () => undefined,
  regionsWith: () => NONE,
  regionsIn: () => NONE,
};

/** Read when first asked for, the regions by themselves: most texts name none. */
export const townsAbroad: (lists: { readonly gazetteers: Gazetteers; readonly locale: string }) => TownsAbroad =
  perLists(({ gazetteers, locale }) => {
    const lines = packOf(locale)?.places?.regionsAbroad;
    if (lines === undefined) return NOTHING;
    const lists = once(() => readLists(gazetteers, locale));
    const towns = once(() => greatestOf(lists()));
    const regions = once(() => readRegions(lists(), lines));
    const called = lines.map((line) => (line.split(' ', 1)[0] ?? '').replaceAll('_', ' '));
    const keys = new Set(called.map(fold));
    // "Ain" and the like are words of other names too.
    const names = new RegExp(`(?<![\\p{L}-])(?:${called.filter(({ length }) => length > 4).join('|')})(?![\\p{L}-])`, 'gu'); // prettier-ignore
    return {
      find: (folded) => towns().get(folded),
      townsOf: (folded) => (keys.has(folded) ? regions().towns.get(folded) : undefined),
      regionsWith: (folded) => regions().called.get(folded) ?? NONE,
      regionsIn: called.length === 0 ? () => NONE : rememberLast((line: string) => [...new Set(line.match(names))]),
    };
  });

/** The towns of a language's list. */
interface ListAbroad {
  readonly language: string;
  readonly towns: readonly (TownAbroad & { readonly region: string })[];
  readonly areaOf: (town: string) => string;
}

function readLists(gazetteers: Gazetteers, locale: string): readonly ListAbroad[] {
  const called = new Map((packOf(locale)?.places?.townsCalled ?? '').split('|').map((pair) => pair.split(' ').map((name) => name.replaceAll('_', ' ')) as [string, string])); // prettier-ignore
  const countryIn = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  // As the locale's own list of towns abroad calls it: "Großbritannien".
  const own = gazetteers.list(locale, 'world-cities');
  const known = new Set(own?.values.map((town) => own.find(town)?.region));
  const aliases = new Map((packOf(locale)?.places?.countryAliases ?? '').split('|').map((line) => [line.slice(0, 2), line.slice(3).split(' ')] as const)); // prettier-ignore
  const nameOf = memoise((code) => {
    const names = [countryIn.of(code) ?? '', ...(aliases.get(code) ?? []).map((name) => name.replaceAll('_', ' '))];
    return names.find((name) => known.has(name)) ?? names[0] ?? '';
  });
  const homes = packOf(locale)?.places?.countries?.split(' ') ?? [];
  const languages = fromPacks(({ code, locale: name = code, places }) => [name, places?.countries?.split(' ')[0]] as const); // prettier-ignore
  return languages.flatMap(([language, first]) => {
    const list = gazetteers.list(language, 'cities');
    if (first === undefined || list?.locale !== language || language === locale) return [];
    const landOf = memoise(landsOf(gazetteers, language, first));
    const areas = gazetteers.list(language, 'town-areas');
    const towns = list.values.flatMap((value) => {
      const { band = 2, region = '' } = list.find(value) ?? {};
      const land = landOf(region);
      const country = homes.includes(land) ? '' : nameOf(land); // Catalan towns are none abroad
      return country === '' ? [] : [{ name: called.get(value) ?? value, band, country, region }];
    });
    return [{ language, towns, areaOf: (town: string) => areas?.find(town)?.region ?? '' }];
  });
}

/** By the folded name; of two the greater. */
function greatestOf(lists: readonly ListAbroad[]): ReadonlyMap<string, TownAbroad> {
  const found = new Map<string, TownAbroad>();
  for (const { towns } of lists)
    for (const town of towns) {
      const key = fold(town.name);
      if (town.band < (found.get(key)?.band ?? 3)) found.set(key, town);
    }
  return found;
}

function readRegions(lists: readonly ListAbroad[], lines: readonly string[]) {
  const byPart = new Map<string, TownAbroad[]>(); // "de Bayern", "fr 67"
  for (const { language, towns, areaOf } of lists)
    for (const town of towns)
      for (const part of new Set([town.region, areaOf(town.name)])) obtain(byPart, `${language} ${part}`, () => []).push(town); // prettier-ignore
  const towns = new Map<string, readonly TownAbroad[]>();
  const called = new Map<string, string[]>();
  for (const line of lines) {
    const [region = '', language = '', ...parts] = line.split(' ').map((word) => word.replaceAll('_', ' '));
    const [country = '', ...names] = language === NAMED ? parts : [];
    const all = language === NAMED ? names.map((name): TownAbroad => ({ name, band: 1, country })) : parts.flatMap((part) => byPart.get(`${language} ${part}`) ?? []); // prettier-ignore
    towns.set(fold(region), all);
    for (const { name } of all) obtain(called, fold(name), () => []).push(region);
  }
  return { towns, called };
}

/** The code of the country where a region of a language's list of towns lies, which may be such a country itself. */
function landsOf(gazetteers: Gazetteers, language: string, first: string): (region: string) => string {
  const regions: GazetteerList | undefined = gazetteers.list(language, 'regions');
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const countries = new Map(AMONG_TOWNS.map((code) => [names.of(code) ?? code, code]));
  for (const line of packOf(language)?.places?.lands ?? []) {
    const [code = '', ...parts] = line.split(' ').map((word) => word.replaceAll('_', ' '));
    for (const part of parts) countries.set(part, code);
  }
  return (region) => countries.get(region) ?? (regions?.locale === language ? regions.find(region)?.region : undefined) ?? first; // prettier-ignore
}

/** Countries that lists of towns have beside their own. */
const AMONG_TOWNS = ['CH', 'AT', 'MX', 'VE', 'CO', 'AR', 'CL', 'PE', 'EC', 'UY', 'BE'];
