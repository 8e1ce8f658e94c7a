import { packOf } from '../languages/index.ts';
import type { Rng } from '../core/rng.ts';
import { codesOfRegion, isCode } from '../surrogates/places/place-lexicon.ts';
import { nameOfRegion } from '../surrogates/places/world.ts';
import { beginWith } from '../surrogates/places/zip.ts';
import { sharedLexicon } from '../surrogates/slots.ts';
import type { Setting } from '../surrogates/types.ts';
import type { PlaceType } from './plan.ts';
import type { Rendering, Town } from './rendering.ts';

const TRIES = 40;
/** What may stand between the parts of a place: signs, and a word that announces one ("   PLZ: ", " (CP "); no others ("in Lind, moved from Ohio"). */
const BETWEEN = /^[^\p{L}\p{N}]*(?:\p{Lu}[\p{L} ]*: *|\p{Lu}[\p{Lu}.]* )?$/u;

/**
 * A draw of a town, or of the postcode or the region of the town that stands beside it; without one, any.
 *
 * @param asCode of regions: their postal codes, where they have some.
 * @param fresh draws a value of a type as where nothing stands beside it.
 */
export function createPlaceDraw(
  { type, asCode }: { readonly type: PlaceType; readonly asCode: boolean },
  setting: Setting,
  fresh: (type: PlaceType, rng: Rng) => string,
): (rendering: Rendering) => string {
  const { locale } = setting;
  const { world, places } = sharedLexicon(setting);
  const towns = places.list('city');
  const regionOf = (town: string): string => towns?.find(town)?.region ?? '';
  const areasOf = (town: string, region: string): readonly string[] => {
    const area = world.areaOf(town);
    return area === undefined ? (world.areas.get(region) ?? []) : [area];
  };
  // "en-US": of towns of several countries, those of the one whose postcodes are known.
  const isOfNation = packOf(locale)?.places?.countries?.split(' ')[0] === locale.split('-')[1];
  const isWanted = (town: string, wantsZip: boolean): boolean =>
    wantsZip || isOfNation || asCode ? world.areas.size === 0 || world.areas.has(regionOf(town)) : true;
  const drawTown = (rendering: Rendering, wantsZip: boolean): Town => {
    let name = fresh('city', rendering.rng);
    for (let i = 0; i < TRIES && !isWanted(name, wantsZip); i++) name = fresh('city', rendering.rng);
    return { name, region: regionOf(name), locale, end: -1, drawn: new Set() };
  };
  /** The town beside which the next slot stands, if it lacks what is drawn now. */
  const beside = ({ town, text, lastValue }: Rendering): Town | undefined => {
    if (town === undefined || town.end !== lastValue || town.locale !== locale || town.drawn.has(type))
      return undefined;
    return BETWEEN.test(text.slice(town.end)) ? town : undefined;
  };
  return (rendering) => {
    const known = beside(rendering);
    const town = known ?? (type === 'region' ? undefined : drawTown(rendering, type === 'zip'));
    rendering.town = town;
    town?.drawn.add(type);
    if (type === 'city') return (town as Town).name;
    if (type === 'zip') {
      const zip = fresh('zip', rendering.rng);
      const areas = areasOf((town as Town).name, (town as Town).region);
      return areas.length === 0 ? zip : beginWith(zip, areas, rendering.rng);
    }
    const region = town?.region ?? '';
    if (!asCode) return region === '' || (isCode(region) && nameOfRegion(region) === region) ? fresh('region', rendering.rng) : nameOfRegion(region); // prettier-ignore
    return isCode(region) ? region : codeOf(fresh, rendering.rng);
  };
}

/** A region's code where no town tells. */
function codeOf(fresh: (type: PlaceType, rng: Rng) => string, rng: Rng): string {
  for (let i = 0; i < TRIES; i++) {
    const known = codesOfRegion(fresh('region', rng));
    if (known !== undefined) return known.code;
  }
  return fresh('region', rng);
}
