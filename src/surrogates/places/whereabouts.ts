import { perObject } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import { perLists } from '../../resources/per-lists.ts';
import { fold } from '../case.ts';
import type { Draw, Mention, Setting } from '../types.ts';
import { provincesLike } from './choices.ts';
import { fillReading } from '../fill-slots.ts';
import { sharedLexicon } from '../lexicon.ts';
import type { Surroundings } from '../slots.ts';

/** In which regions of the list of towns something lies. */
interface Whereabouts {
  readonly regions: readonly string[];
  /** Whether these are parts of it, so that a town of no other lies in it. */
  readonly isArea: boolean;
}

const whereaboutsOf = perLists(({ locale }): ReadonlyMap<string, Whereabouts> => {
  const { areas = '', spots = '' } = packOf(locale)?.places?.whereabouts ?? {};
  return new Map([...readWhereabouts(areas, true), ...readWhereabouts(spots, false)]);
});

/** What lies on the other side of a border. */
const bordersOf = perLists(({ locale }): ReadonlyMap<string, Whereabouts> => {
  const { lines } = packOf(locale)?.places?.whereabouts?.borders ?? {};
  return new Map(lines === undefined ? [] : readWhereabouts(lines, false));
});

const readWhereabouts = (lines: string, isArea: boolean) =>
  lines.split('|').map((line) => {
    const [name = '', ...regions] = line.split(' ').map((part) => part.replaceAll('_', ' '));
    return [fold(name), { regions, isArea }] as const;
  });

/** The regions in which anything lies. */
const regionsTold = perObject((table: ReadonlyMap<string, Whereabouts>) => new Set([...table.values()].flatMap(({ regions }) => regions))); // prettier-ignore

/** What a place of the document became, or will become: the regions in which both lie. */
interface Moved {
  readonly isRegion: boolean;
  /** Whether the place that is to be drawn stands right behind it. */
  readonly isAround: boolean;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/**
 * Of names like one those that lie to what the other places of the document became as it lay to these: the sea by a region, "Norrland" not around
 * Stockholm; all where nothing of them is known, none where each would be where it was not.
 */
export function lyingAlike(
  names: readonly string[],
  { text, before, entity: { start } }: Mention,
  draw: Draw,
  around: Surroundings,
  setting: Setting,
): readonly string[] {
  const lexicon = sharedLexicon(setting);
  if (packOf(setting.locale)?.places?.ofProvince?.before.test(before) === true) {
    const provinces = provincesLike(text, draw, lexicon, setting.locale, around);
    if (provinces.length === 1 && provinces[0] === text) return []; // that of another part of it
    const fitting = names.filter((name) => provinces.includes(name));
    if (fitting.length > 0) return fitting;
  }
  const ofState = around.ofStates?.get(fold(text));
  if (ofState !== undefined) {
    const other = fillReading({ template: [ofState], key: ofState.key, upper: true }, draw, lexicon, setting, around);
    const states = lexicon.world.others.regionsWith(fold(other ?? ''));
    if (states.some((state) => fold(state) === fold(text))) return []; // of the same state
    const alike = states.filter((state) => names.includes(state)); // in English, or as the language calls them
    if (states.length > 0) return alike.length > 0 ? alike : states.slice(0, 1);
  }
  const table = whereaboutsOf(setting);
  if (table.size === 0 || draw.places === undefined) return names;
  const { classOfRegion, whereabouts: { borders } = {} } = packOf(setting.locale)?.places ?? {};
  const beyond = borders?.before.test(before) === true ? bordersOf(setting) : undefined;
  const find = (name: string): Whereabouts | undefined => {
    const key = fold(name);
    return beyond?.get(key) ?? table.get(key) ?? table.get(key.replace(/s$/u, '')) ?? table.get(fold(name.replace(WORD_OF_KIND, ''))); // prettier-ignore
  };
  const own = find(text);
  if (own === undefined && names.every((name) => find(name) === undefined)) return names;
  const { places } = lexicon;
  const { towns = [] } = around;
  // Keys have no accents, which the list has.
  const regionOf = (key: string): string | undefined => {
    const place = places.find(key, 'city');
    return place?.kind === 'city' ? place.region : undefined;
  };
  const regionsOf = (key: string): readonly string[] => {
    const known = find(key)?.regions;
    if (known !== undefined) return known;
    const region = regionOf(key) ?? regionOf(key.replace(/s? .*$/u, ''));
    return region === undefined || !regionsTold(table).has(region) ? [] : [region];
  };
  // "Lind, in Ekland": a town lies in what stands right behind it, be it one that no list has.
  const within = around.allTowns?.find(([at, town]) => at < start && start - at - town.text.length <= RIGHT_BEHIND)?.[1]
    .key;
  const moved: Moved[] = [];
  for (const [drawn, source] of draw.places) {
    if (drawn === source) continue;
    const isRegion = drawn.startsWith(REGION);
    moved.push({
      isRegion,
      isAround: source === within,
      from: isRegion ? [source] : regionsOf(source),
      to: isRegion ? [drawn.slice(REGION.length)] : regionsOf(drawn),
    });
  }
  const drawnBefore = new Set(draw.places.values());
  for (const [at, town] of towns) {
    const isBeside = Math.abs(at - start) < BESIDE;
    if (!isBeside || drawnBefore.has(town.key)) continue;
    const other = fillReading({ template: [town], key: town.key, upper: true }, draw, lexicon, setting, around);
    moved.push({
      isRegion: false,
      isAround: town.key === within,
      from: regionsOf(town.key),
      to: regionsOf(other ?? ''),
    });
  }
  // Of what is known to lie somewhere comes what is known to.
  const known = own === undefined ? [] : names.filter((name) => find(name) !== undefined);
  let fitting = known.length > 1 ? known : names;
  // A town may become one of another region than its region does: that is told.
  const ofTowns = new Set(moved.filter(({ isRegion }) => !isRegion).flatMap(({ from }) => from));
  for (const { from, to, isRegion, isAround } of moved) {
    if (to.length === 0 || (isRegion && from.some((region) => ofTowns.has(region)))) continue;
    const lies = (name: string): boolean => find(name)?.regions.some((region) => to.includes(region)) === true;
    const lay = from.length === 0 ? undefined : own?.regions.some((region) => from.includes(region));
    if (lay === false && own?.isArea === true) fitting = fitting.filter((name) => !lies(name));
    else if ((lay ?? (isAround || own?.isArea !== true)) && fitting.some(lies)) fitting = fitting.filter(lies);
    // No area of its kind has that town, but one of another kind has: inland for coast.
    else if ((lay ?? isAround) && names.filter((name) => find(name)?.isArea === true).length * 2 > names.length) {
      // Behind the article that stands there: "no Algarve" is no "no Beira Litoral".
      const articleOf = (name: string) => classOfRegion?.(name).charAt(0);
      const areas = (places.list('region')?.values ?? []).filter((name) => lies(name) && articleOf(name) === articleOf(text) && (find(name)?.regions.length ?? 0) <= SMALL); // prettier-ignore
      if (areas.some((name) => fold(name) !== fold(text))) fitting = areas;
    }
    // No other sea lies by what the region beside it became, but this one does.
    else if (lay === true && own?.isArea === false && own.regions.some((region) => to.includes(region))) return [];
  }
  return fitting;
}

/** Areas of as many regions at most are no greater than a landscape. */
const SMALL = 3;

const REGION = 'region ';
/** "rio das Velhas" */
const WORD_OF_KIND = /^\p{Ll}+ (?=(?:\p{Ll}+ )?\p{Lu})/u;
const RIGHT_BEHIND = 8;
/** Towns that are no further off in a text are drawn before what lies by them. */
const BESIDE = 160;
