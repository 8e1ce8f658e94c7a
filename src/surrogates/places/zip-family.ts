import { packOf } from '../../languages/index.ts';
import { FUNCTION_WORDS, ROOM_WORDS } from '../kind-words.ts';
import { sharedLexicon, zipBeginnings, type Lexicon } from '../slots.ts';
import type { SurrogateFamily } from '../types.ts';
import { keptAreasOf } from './location.ts';
import { drawLike, writeZip } from './zip.ts';

interface ZipState {
  readonly lexicon: Lexicon;
  readonly keptAreas: ReadonlySet<string> | undefined;
}

/**
 * Postcodes: the locale's own where the mention has its length, the British and Canadian shapes in any locale, any other
 * mention digit by digit. Separators and what stands around the code ("D-", "CP") stay.
 */
export const zipFamily: SurrogateFamily<ZipState> = {
  types: ['zip'],

  study: (_mentions, setting, _names, places) => ({ lexicon: sharedLexicon(setting), keptAreas: keptAreasOf(places) }),

  write: ({ text }, { lexicon, keptAreas }, draw, { locale }) =>
    writeZip(text, draw.document ?? draw.scope, locale, zipBeginnings(text, draw, lexicon, keptAreas)),

  keeps: (key) => ROOM_WORDS.has(key) || FUNCTION_WORDS.has(key),

  fresh: (_, rng, { locale, gazetteers, partition }) =>
    gazetteers.render(locale, 'zip', rng, { partition }) ??
    drawLike(packOf(locale)?.places?.zip?.example ?? '12345', locale, rng),
};
