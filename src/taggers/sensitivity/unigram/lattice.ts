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
interface UnigramTokenizer {
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

/** All ways to cut some texts into pieces, as flat arrays: the arcs of text `t` are `offsets[t]` to `offsets[t + 1]`. */
export interface Lattices {
  /** UTF-16 units of each text. */
  readonly lengths: Int32Array;
  readonly offsets: Int32Array;
  /** Of each arc, where it begins, where it ends, and its piece; sorted by where they begin. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly pieces: Int32Array;
}

/** @param idOf the piece that a string is, or -1. */
export function buildLattices(texts: readonly string[], longest: number, idOf: (piece: string) => number): Lattices {
  const [starts, ends, pieces]: [number[], number[], number[]] = [[], [], []];
  const offsets = new Int32Array(texts.length + 1);
  texts.forEach((text, t) => {
    for (let start = 0; start < text.length; start++) {
      const reach = Math.min(text.length, start + longest);
      for (let end = start + 1; end <= reach; end++) {
        const id = idOf(text.slice(start, end));
        if (id < 0) continue;
        starts.push(start);
        ends.push(end);
        pieces.push(id);
      }
    }
    offsets[t + 1] = pieces.length;
  });
  return {
    lengths: Int32Array.from(texts, ({ length }) => length),
    offsets,
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    pieces: Int32Array.from(pieces),
  };
}

/**
 * Adds to `expected` how often each piece is expected in the texts, over all ways to cut them (the forward-backward algorithm
 * on probabilities in logarithms).
 *
 * @param counts how often each text occurs.
 * @param scores log-probabilities of pieces; those of -Infinity are left out.
 * @returns the log-likelihood of all texts. A text without a way to cut it counts nothing.
 */
export function addExpectations(
  { lengths, offsets, starts, ends, pieces }: Lattices,
  counts: Float64Array,
  scores: Float64Array,
  expected: Float64Array,
): number {
  const most = lengths.reduce((a, b) => Math.max(a, b), 0);
  const forward = new Float64Array(most + 1);
  const backward = new Float64Array(most + 1);
  let total = 0;
  for (let t = 0; t < lengths.length; t++) {
    const length = lengths[t] as number;
    const [from, to] = [offsets[t] as number, offsets[t + 1] as number];
    forward.fill(-Infinity, 0, length + 1)[0] = 0;
    backward.fill(-Infinity, 0, length + 1)[length] = 0;
    for (let a = from; a < to; a++) {
      const [start, end] = [starts[a] as number, ends[a] as number];
      const own = (forward[start] as number) + (scores[pieces[a] as number] as number);
      forward[end] = addLogs(forward[end] as number, own);
    }
    for (let a = to - 1; a >= from; a--) {
      const [start, end] = [starts[a] as number, ends[a] as number];
      const own = (backward[end] as number) + (scores[pieces[a] as number] as number);
      backward[start] = addLogs(backward[start] as number, own);
    }
    const all = forward[length] as number;
    if (all === -Infinity) continue;
    const count = counts[t] as number;
    total += count * all;
    for (let a = from; a < to; a++) {
      const id = pieces[a] as number;
      const own = (forward[starts[a] as number] as number) + (scores[id] as number) + (backward[ends[a] as number] as number); // prettier-ignore
      expected[id] = (expected[id] as number) + count * Math.exp(own - all);
    }
  }
  return total;
}

/**
 * The most probable way to cut one of the texts.
 *
 * @param except a piece that may not be used.
 * @returns pieces in order; empty where there is no way.
 */
export function bestPath(lattices: Lattices, text: number, scores: Float64Array, except = -1): number[] {
  const { lengths, offsets, starts, ends, pieces } = lattices;
  const length = lengths[text] as number;
  const best = new Float64Array(length + 1).fill(-Infinity);
  const by = new Int32Array(length + 1);
  best[0] = 0;
  for (let a = offsets[text] as number; a < (offsets[text + 1] as number); a++) {
    const id = pieces[a] as number;
    if (id === except) continue;
    const own = (best[starts[a] as number] as number) + (scores[id] as number);
    // Of equals, the one that begins earlier, which is longer: it came first.
    if (own > (best[ends[a] as number] as number)) [best[ends[a] as number], by[ends[a] as number]] = [own, a];
  }
  if (best[length] === -Infinity) return [];
  const path: number[] = [];
  for (let end = length; end > 0; end = starts[by[end] as number] as number)
    path.push(pieces[by[end] as number] as number);
  return path.toReversed();
}

function addLogs(a: number, b: number): number {
  if (a === -Infinity) return b;
  if (b === -Infinity) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
}
