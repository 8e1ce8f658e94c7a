import { rememberLast } from '../../core/caches.ts';
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

const NOTHING: TownsAbroad = {
  find: () => undefined,
  townsOf: () => undefined,
  regionsWith: () => NONE,
  regionsIn: () => NONE,
};

/** Read when first asked for: only texts of a language that takes over the names of others ask. */
export const townsAbroad: (lists: { readonly gazetteers: Gazetteers; readonly locale: string }) => TownsAbroad =
  perLists(({ gazetteers, locale }) => {
    const lines = packOf(locale)?.places?.regionsAbroad;
    if (lines === undefined) return NOTHING;
    let known: TownsAbroad | undefined;
    const read = () => (known ??= readTowns(gazetteers, locale, lines));
    return {
      find: (folded) => read().find(folded),
      townsOf: (folded) => read().townsOf(folded),
      regionsWith: (folded) => read().regionsWith(folded),
      regionsIn: (line) => read().regionsIn(line),
    };
  });

function readTowns(gazetteers: Gazetteers, locale: string, lines: readonly string[]): TownsAbroad {
  const towns = new Map<string, TownAbroad>();
  const called = new Map((packOf(locale)?.places?.townsCalled ?? '').split('|').map((pair) => pair.split(' ').map((name) => name.replaceAll('_', ' ')) as [string, string])); // prettier-ignore
  const byRegion = new Map<string, TownAbroad[]>(); // "de Bayern", "fr 67"
  const countryIn = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const languages = fromPacks(
    ({ code, locale: own = code, places }) => [own, places?.countries?.split(' ')[0]] as const,
  );
  for (const [language, first] of languages) {
    const list = gazetteers.list(language, 'cities');
    if (first === undefined || list?.locale !== language || language === locale) continue;
    const landOf = landsOf(gazetteers, language, first);
    const areas = gazetteers.list(language, 'town-areas');
    for (const name of list.values) {
      const { band = 2, region = '' } = list.find(name) ?? {};
      const country = countryIn.of(landOf(region)) ?? '';
      if (country === '') continue;
      const town: TownAbroad = { name: called.get(name) ?? name, band, country };
      const key = fold(name);
      // The greater of two.
      if (band < (towns.get(key)?.band ?? 3)) towns.set(key, town);
      for (const own of new Set([region, areas?.find(name)?.region ?? ''])) obtain(byRegion, `${language} ${own}`, () => []).push(town); // prettier-ignore
    }
  }
  const ofRegion = new Map<string, readonly TownAbroad[]>();
  const regions = new Map<string, string[]>();
  for (const line of lines) {
    const [region = '', language = '', ...parts] = line.split(' ').map((word) => word.replaceAll('_', ' '));
    const all = parts.flatMap((part) => byRegion.get(`${language} ${part}`) ?? []);
    ofRegion.set(fold(region), all);
    for (const { name } of all) obtain(regions, fold(name), () => []).push(region);
  }
  const names = new RegExp(`(?<![\\p{L}-])(?:${lines.map((line) => (line.split(' ', 1)[0] ?? '').replaceAll('_', ' ')).join('|')})(?![\\p{L}-])`, 'gu'); // prettier-ignore
  return {
    find: (folded) => towns.get(folded),
    townsOf: (folded) => ofRegion.get(folded),
    regionsWith: (folded) => regions.get(folded) ?? NONE,
    regionsIn: rememberLast((line: string) => [...new Set(line.match(names))]),
  };
}

/** The code of the country where a region of a language's list of towns lies, which may be such a country itself. */
function landsOf(gazetteers: Gazetteers, language: string, first: string): (region: string) => string {
  const regions: GazetteerList | undefined = gazetteers.list(language, 'regions');
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const countries = new Map(AMONG_TOWNS.map((code) => [names.of(code) ?? code, code]));
  return (region) => countries.get(region) ?? (regions?.locale === language ? regions.find(region)?.region : undefined) ?? first; // prettier-ignore
}

/** Countries that lists of towns have beside their own. */
const AMONG_TOWNS = ['CH', 'AT', 'MX', 'VE', 'CO', 'AR', 'CL', 'PE', 'EC', 'UY', 'BE'];
