import { packOf } from '../languages/index.ts';
import { languageOf } from '../languages/locale.ts';
import type { Rng } from '../core/rng.ts';
import { codesOfRegion, isCode, regionOfCode } from '../surrogates/places/place-lexicon.ts';
import { beginWith } from '../surrogates/places/zip.ts';
import { zipsOf, zipsOfTowns } from '../surrogates/places/zips-of-towns.ts';
import { sharedLexicon } from '../surrogates/lexicon.ts';
import type { Setting } from '../surrogates/types.ts';
import type { PlaceType } from './plan.ts';
import type { Rendering, Town } from './rendering.ts';

/** Of the towns of Portuguese, some one in ten is of Portugal. */
const TRIES = 200;
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
  // Read where it is asked for: a town alone needs no more than the list it is drawn from.
  const lexicon = () => sharedLexicon(setting);
  const regionOf = (town: string): string => lexicon().places.list('city')?.find(town)?.region ?? '';
  // "en-US": of towns of several countries, those of the one whose postcodes are known.
  const isOfNation = packOf(locale)?.places?.countries?.split(' ')[0] === locale.split('-')[1];
  const hasZips = (town: string): boolean => zipsOf(setting)(town).length > 0;
  // Where nothing is known of any town, one is as good as another.
  const isKnown = () => zipsOfTowns(languageOf(locale)).size > 0 || lexicon().world.areas.size > 0;
  const drawTown = ({ rng }: Rendering): Town => {
    let name = fresh('city', rng);
    if ((type === 'zip' || isOfNation) && isKnown()) for (let i = 0; i < TRIES && !hasZips(name); i++) name = fresh('city', rng); // prettier-ignore
    return { name, locale, end: -1, drawn: new Set() };
  };
  /** The town beside which the next value stands, if it lacks what is drawn now. */
  const beside = ({ town, text, lastValue }: Rendering): Town | undefined => {
    if (town === undefined || town.end !== lastValue || town.locale !== locale || town.drawn.has(type))
      return undefined;
    return BETWEEN.test(text.slice(town.end)) ? town : undefined;
  };
  const take = (rendering: Rendering, town: Town): string => {
    rendering.town = town;
    town.drawn.add(type);
    return town.name;
  };
  if (type === 'city') return (rendering) => take(rendering, beside(rendering) ?? drawTown(rendering));
  if (type === 'zip')
    return (rendering) => {
      const town = take(rendering, beside(rendering) ?? drawTown(rendering));
      const zip = fresh('zip', rendering.rng);
      return beginWith(zip, zipsOf(setting)(town), rendering.rng);
    };
  return (rendering) => {
    const town = beside(rendering);
    if (town === undefined) rendering.town = undefined;
    const region = town === undefined ? '' : regionOf(take(rendering, town));
    if (asCode) return isCode(region) ? region : codeOf(fresh, rendering.rng);
    // A province that goes by its code alone has no name here.
    const name = regionOfCode(region)?.name ?? region;
    return region === '' || (isCode(region) && name === region) ? fresh('region', rendering.rng) : name;
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
