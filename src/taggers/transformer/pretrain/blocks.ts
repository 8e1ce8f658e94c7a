import { CONTINUING, SPECIAL_PIECES } from './wordpiece-trainer.ts';
import type { MaskVocabulary } from './masking.ts';
import type { PieceTokenizer } from '../tokenizer/tokenizer.ts';

/** @param vocabulary pieces by id, special ones first. */
export function maskVocabulary(vocabulary: readonly string[]): MaskVocabulary {
  return {
    mask: vocabulary.indexOf('[MASK]'),
    firstOrdinary: SPECIAL_PIECES.length,
    size: vocabulary.length,
    continues: Uint8Array.from(vocabulary, (piece) => (piece.startsWith(CONTINUING) ? 1 : 0)),
  };
}

/**
 * Cuts a document into stretches of at most `window` pieces, those around a sequence included, before a word where it can;
 * stretches do not go over the border of a document (the format DOC-SENTENCES of Liu et al. 2019, §4.2, without a search for
 * sentences). One of unknown pieces alone is left out.
 */
export function divideIntoBlocks(
  text: string,
  tokenizer: PieceTokenizer,
  { continues, firstOrdinary }: MaskVocabulary,
  window: number,
): Int32Array[] {
  const { ids } = tokenizer.encode(text);
  const room = window - 2;
  const blocks: Int32Array[] = [];
  for (let from = 0; from < ids.length;) {
    let to = Math.min(ids.length, from + room);
    if (to < ids.length) {
      let border = to;
      while (border > from && continues[ids[border] as number] === 1) border--;
      if (border > from) to = border;
    }
    const own = ids.subarray(from, to);
    if (own.some((id) => id >= firstOrdinary)) blocks.push(Int32Array.of(tokenizer.begin, ...own, tokenizer.end));
    from = to;
  }
  return blocks;
}
