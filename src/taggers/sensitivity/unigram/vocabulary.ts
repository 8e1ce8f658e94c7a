/** A piece with the logarithm of its probability. */
export interface ScoredPiece {
  readonly piece: string;
  readonly score: number;
}

/** What stands before a word: white space, as SentencePiece writes it. */
export const WORD_START = '▁';

/** The most characters of a piece, as in SentencePiece. */
export const MOST_CHARACTERS = 16;

/** What an unknown character costs beside the least likely piece, as in SentencePiece. */
const UNKNOWN_PENALTY = 10;

/** Words remembered. */
const MOST_KNOWN = 100_000;

/** Cuts words into the pieces of a vocabulary. */
export interface UnigramTokenizer {
  /** Ids from 0 to below this; `unknown` among them. */
  readonly size: number;
  /** What a character without a piece is. */
  readonly unknown: number;
  /** The most probable pieces of a word (Kudo 2018, §3.2), by Viterbi's algorithm; of equals, the longer one first. */
  encode(word: string): Int32Array;
}

/** @param pieces in the order of their ids; the unknown piece comes after them. */
export function createUnigramTokenizer(pieces: readonly ScoredPiece[]): UnigramTokenizer {
  const ids = new Map(pieces.map(({ piece }, id) => [piece, id]));
  const scores = Float64Array.from(pieces, ({ score }) => score);
  const unknown = pieces.length;
  const worst = scores.reduce((least, score) => Math.min(least, score), 0) - UNKNOWN_PENALTY;
  const known = new Map<string, Int32Array>();
  const longest = pieces.reduce((most, { piece }) => Math.max(most, piece.length), 1);

  const encode = (word: string): Int32Array => {
    const text = WORD_START + word;
    const best = new Float64Array(text.length + 1).fill(-Infinity);
    const from = new Int32Array(text.length + 1);
    const by = new Int32Array(text.length + 1);
    best[0] = 0;
    for (let start = 0; start < text.length; start++) {
      const score = best[start] as number;
      if (score === -Infinity) continue; // in a surrogate pair
      const reach = Math.min(text.length, start + longest);
      for (let end = reach; end > start; end--) {
        const id = ids.get(text.slice(start, end));
        if (id === undefined || !(score + (scores[id] as number) > (best[end] as number))) continue;
        [best[end], from[end], by[end]] = [score + (scores[id] as number), start, id];
      }
      const next = start + widthAt(text, start);
      if (score + worst > (best[next] as number)) [best[next], from[next], by[next]] = [score + worst, start, unknown];
    }
    const found: number[] = [];
    for (let end = text.length; end > 0; end = from[end] as number) {
      // Unknown characters beside each other are one piece.
      if (by[end] !== unknown || found.at(-1) !== unknown) found.push(by[end] as number);
    }
    return Int32Array.from(found.toReversed());
  };

  return {
    size: pieces.length + 1,
    unknown,
    encode(word) {
      let found = known.get(word);
      if (!found) {
        found = encode(word);
        if (known.size >= MOST_KNOWN) known.clear();
        known.set(word, found);
      }
      return found;
    },
  };
}

/** UTF-16 units of the character that begins there. */
export function widthAt(text: string, index: number): number {
  return (text.codePointAt(index) as number) > 0xffff ? 2 : 1;
}
