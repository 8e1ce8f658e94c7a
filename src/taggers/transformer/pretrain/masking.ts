import type { Rng } from '../../../core/rng.ts';
import { shuffle } from '../../neural/batches.ts';

/** What masking must know of a vocabulary. */
export interface MaskVocabulary {
  /** Id of the piece that hides another. */
  readonly mask: number;
  /** Ids from here on are of ordinary pieces; those before are special, never hidden, never put in another's place. */
  readonly firstOrdinary: number;
  readonly size: number;
  /** By id: 1 where the piece continues a word. */
  readonly continues: Uint8Array;
}

export interface MaskingOptions {
  /** Share of the ordinary pieces that is predicted. */
  readonly share: number;
  /** Whether all pieces of a word are predicted, or none. */
  readonly wholeWords: boolean;
}

/** A sequence in which some pieces are hidden. */
export interface MaskedSequence {
  readonly ids: Int32Array;
  /** Places in `ids` of what is to be predicted, in order, */
  readonly places: Int32Array;
  /** and what stood there. */
  readonly originals: Int32Array;
}

const SHARE_OF_MASK = 0.8;
const SHARE_OF_RANDOM = 0.1;

/**
 * Hides pieces as Devlin et al. (2019, §3.1, task 1): of those chosen, 80 % become `[MASK]`, 10 % a random piece and 10 % stay.
 * At least one is chosen of a sequence with ordinary pieces. With whole words, as in their later models, words are chosen, until no more fits into
 * the share.
 */
export function maskSequence(
  ids: Int32Array,
  vocabulary: MaskVocabulary,
  { share, wholeWords }: MaskingOptions,
  rng: Rng,
): MaskedSequence {
  const { mask, firstOrdinary, size, continues } = vocabulary;
  const groups: number[][] = [];
  let ordinary = 0;
  ids.forEach((id, place) => {
    if (id < firstOrdinary) return;
    ordinary++;
    const last = groups.at(-1);
    if (wholeWords && continues[id] === 1 && last?.at(-1) === place - 1) last.push(place);
    else groups.push([place]);
  });
  const most = Math.max(1, Math.round(ordinary * share));
  const chosen: number[] = [];
  for (const group of shuffle(groups, rng)) {
    if (chosen.length === 0 || chosen.length + group.length <= most) chosen.push(...group);
    if (chosen.length >= most) break;
  }
  const places = Int32Array.from(chosen).sort();
  const hidden = ids.slice();
  for (const place of places) {
    const drawn = rng.float();
    if (drawn < SHARE_OF_MASK) hidden[place] = mask;
    else if (drawn < SHARE_OF_MASK + SHARE_OF_RANDOM) hidden[place] = firstOrdinary + rng.int(size - firstOrdinary);
  }
  return { ids: hidden, places, originals: places.map((place) => ids[place] as number) };
}
