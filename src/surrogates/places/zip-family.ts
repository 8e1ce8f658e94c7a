import { packOf } from '../../languages/index.ts';
import { FUNCTION_WORDS, ROOM_WORDS } from '../kind-words.ts';
import { sharedLexicon, type Lexicon } from '../lexicon.ts';
import { zipBeginnings } from './choices.ts';
import type { Mention, SurrogateFamily } from '../types.ts';
import { keptAreasOf } from './location-state.ts';
import { locationFamily } from './location.ts';
import { drawLike, writeZip } from './zip.ts';

interface ZipState {
  readonly lexicon: Lexicon;
  /** By postcode, the town right behind it, and what its family learned. */
  readonly towns: ReadonlyMap<string, Mention>;
  readonly places: unknown;
  readonly keptAreas: ReadonlySet<string> | undefined;
}

/**
 * Postcodes: the locale's own where the mention has its length, the British and Canadian shapes in any locale, any other
 * mention digit by digit. Separators and what stands around the code ("D-", "CP") stay.
 */
export const zipFamily: SurrogateFamily<ZipState> = {
  types: ['zip'],

  study(mentions, setting, _names, beside) {
    const { places, located = [] } = (beside ?? {}) as { places?: unknown; located?: readonly Mention[] };
    const towns = new Map<string, Mention>();
    const byStart = new Map(located.map((town) => [town.entity.start, town]));
    for (const { text, entity } of mentions)
      for (const gap of [1, 2]) {
        const town = byStart.get(entity.end + gap);
        if (town !== undefined && !towns.has(text)) towns.set(text, town);
      }
    return { lexicon: sharedLexicon(setting), towns, places, keptAreas: keptAreasOf(places) };
  },

  write({ text }, { lexicon, towns, places, keptAreas }, draw, setting) {
    const town = draw.mayStay === true && keptAreas === undefined ? towns.get(text) : undefined;
    // What a great town becomes may lie in another region than what its region becomes.
    const other = town === undefined ? undefined : (locationFamily.write(town, places as never, draw, setting) ?? town.text); // prettier-ignore
    const region = other === undefined ? undefined : lexicon.places.list('city')?.find(other)?.region;
    const here = zipBeginnings(text, draw, lexicon, keptAreas);
    const beginnings = region === undefined ? undefined : lexicon.world.areas.get(region);
    const isThere = beginnings === undefined || here?.some((each) => beginnings.includes(each)) === true;
    return writeZip(text, draw.document ?? draw.scope, setting.locale, isThere ? here : beginnings);
  },

  keeps: (key) => ROOM_WORDS.has(key) || FUNCTION_WORDS.has(key),

  fresh: (_, rng, { locale, gazetteers, partition }) =>
    gazetteers.render(locale, 'zip', rng, { partition }) ??
    drawLike(packOf(locale)?.places?.zip?.example ?? '12345', locale, rng),
};
