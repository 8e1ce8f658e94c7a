import { memoise } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import { perLists } from '../../resources/per-lists.ts';
import { fold } from '../case.ts';
import { sharedLexicon } from '../lexicon.ts';
import { nearestIn } from './neighbours.ts';

/** What the postcodes of great towns begin with, by their folded names. */
export const zipsOfTowns = memoise((language): ReadonlyMap<string, readonly string[]> => {
  const lines = packOf(language)?.places?.zipsOfTowns?.split('|') ?? [];
  return new Map(
    lines.map((line) => {
      const [town = '', ...beginnings] = line.split(' ');
      return [fold(town.replaceAll('_', ' ')), beginnings];
    }),
  );
});

/**
 * The figures with which the postcode of a town of the lists begins: of a great one its own, else those of its part of the region, or of the region.
 * Where nothing tells of regions, it is those of the great town that lies nearest; none where the town is of another country.
 */
export const zipsOf = perLists((lists) => {
  const { gazetteers, locale } = lists;
  const great = zipsOfTowns(languageOf(locale));
  const home = packOf(locale)?.places?.countries?.split(' ')[0];
  const { places, world } = sharedLexicon({ gazetteers, locale, partition: 'all', keepTokens: false });
  return memoise((town): readonly string[] => {
    const region = places.list('city')?.find(town)?.region ?? '';
    const ofRegion = world.areas.get(region);
    const land = world.landOf(region);
    if (ofRegion === undefined && (world.areas.size > 0 || (land !== world.home && land !== home))) return [];
    const own = great.get(fold(town)) ?? [];
    // Those of Britain begin with letters.
    if (own.some((beginning) => /^\d/u.test(beginning))) return own;
    const area = world.areaOf(town);
    return area === undefined ? (ofRegion ?? great.get(nearestIn(town, great.keys(), lists) ?? '') ?? []) : [area];
  });
});
