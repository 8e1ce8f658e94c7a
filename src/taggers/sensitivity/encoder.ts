import { PalimpsestError } from '../../core/errors.ts';
import type { PieceTokenizer } from '../transformer/tokenizer/tokenizer.ts';
import type { TokenSource } from './tokens.ts';

/** Elements remembered. */
const MOST_KNOWN = 100_000;

/**
 * The pieces of an encoder.
 *
 * @throws PalimpsestError `no-mask-piece` where its tokenizer has none.
 */
export function createEncoderSource(tokenizer: PieceTokenizer, folder: string): TokenSource {
  const { begin, end, mask, size } = tokenizer;
  if (mask === undefined) {
    throw new PalimpsestError('no-mask-piece', 'the encoder has no piece that hides another', {
      place: { file: folder },
      hint: 'Use an encoder that was pretrained by hiding pieces, as BERT was.',
    });
  }
  const special = new Set([begin, end, mask]);
  const known = new Map<string, Int32Array>();
  return {
    begin,
    end,
    mask,
    random(rng) {
      for (;;) {
        const id = rng.int(size);
        if (!special.has(id)) return { id };
      }
    },
    tokenise(element) {
      let ids = known.get(element);
      if (!ids) {
        // White space before it, for the tokenizers that mark where a word begins.
        ids = tokenizer.encode(` ${element}`).ids;
        // Invisible characters alone have no piece.
        if (ids.length === 0) ids = Int32Array.of(mask);
        if (known.size >= MOST_KNOWN) known.clear();
        known.set(element, ids);
      }
      return ids;
    },
  };
}
