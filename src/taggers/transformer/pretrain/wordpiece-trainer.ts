import { addCount, obtain } from '../../../core/collections.ts';

/** What a vocabulary begins with, in this order: BERT's own special pieces. */
export const SPECIAL_PIECES = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'] as const;

/** What a piece that continues a word begins with. */
export const CONTINUING = '##';

export interface WordPieceOptions {
  /** Most pieces, special ones included. */
  readonly size: number;
  /** A pair of pieces that occurs less often is not joined. */
  readonly minFrequency: number;
}

/** Characters that get a piece of their own, the most frequent ones; a word with another is unknown. As in `tokenizers`. */
const MOST_CHARACTERS = 1000;

/** More pieces than any vocabulary has: two ids make one number. */
const RADIX = 2 ** 21;

interface Word {
  /** Ids of its pieces so far. */
  pieces: number[];
  readonly count: number;
}

/** A pair of neighbours, with how often it occurred when it was put into the queue. */
interface Candidate {
  readonly pair: number;
  readonly count: number;
}

/**
 * Learns a vocabulary for WordPiece (Schuster and Nakajima 2012; Wu et al. 2016, §4.1) as the library `tokenizers` does: from
 * single characters, the most frequent pair of neighbours within words is joined into a new piece, again and again (Sennrich
 * et al. 2016, §3.2). Of pairs that are equally frequent, the one whose pieces were made first is joined, so the same words
 * give the same vocabulary, whatever their order.
 *
 * @param words how often each occurs.
 * @returns the pieces in the order of their ids: special ones, characters by code point, characters within words, joined ones.
 */
export function learnWordPieces(words: ReadonlyMap<string, number>, options: WordPieceOptions): string[] {
  const { size, minFrequency } = options;
  const vocabulary: string[] = [...SPECIAL_PIECES];
  const ids = new Map<string, number>(vocabulary.map((piece, id) => [piece, id]));
  const idOf = (piece: string): number => {
    let id = ids.get(piece);
    if (id === undefined) {
      id = vocabulary.push(piece) - 1;
      ids.set(piece, id);
    }
    return id;
  };

  const alphabet = alphabetOf(words);
  for (const character of alphabet) idOf(character);
  const known = new Set(alphabet);
  const spelled = [...words]
    .map(([word, count]) => ({ characters: [...word], count }))
    .filter(({ characters }) => characters.every((character) => known.has(character)));
  const inside = new Set(spelled.flatMap(({ characters }) => characters.slice(1)));
  for (const character of sorted(inside)) idOf(CONTINUING + character);
  const split: Word[] = spelled.map(({ characters, count }) => ({
    pieces: characters.map((character, i) => idOf(i === 0 ? character : CONTINUING + character)),
    count,
  }));

  const pairs = createPairs(split);
  while (vocabulary.length < size) {
    const best = pairs.next();
    if (!best || best.count < minFrequency) break;
    const [left, right] = [Math.floor(best.pair / RADIX), best.pair % RADIX];
    const joined = idOf((vocabulary[left] as string) + (vocabulary[right] as string).slice(CONTINUING.length));
    pairs.join(best.pair, left, right, joined);
  }
  return vocabulary.slice(0, Math.max(size, SPECIAL_PIECES.length));
}

/** The characters of the words, by code point; of too many, the most frequent. */
function alphabetOf(words: ReadonlyMap<string, number>): string[] {
  const counts = new Map<string, number>();
  for (const [word, count] of words) {
    for (const character of word) addCount(counts, character, count);
  }
  const all = sorted(counts.keys());
  if (all.length <= MOST_CHARACTERS) return all;
  const frequent = all.toSorted((a, b) => (counts.get(b) as number) - (counts.get(a) as number));
  return sorted(frequent.slice(0, MOST_CHARACTERS));
}

function sorted(characters: Iterable<string>): string[] {
  return [...characters].sort((a, b) => (a.codePointAt(0) as number) - (b.codePointAt(0) as number));
}

/** Counts of the pairs of neighbours in all words, which change as pairs are joined. */
function createPairs(words: readonly Word[]) {
  const counts = new Map<number, number>();
  /** The words where a pair is, or was. */
  const places = new Map<number, Set<number>>();
  const queue = createQueue();

  const count = ({ pieces, count: times }: Word, index: number, sign: 1 | -1): void => {
    for (let i = 1; i < pieces.length; i++) {
      const pair = (pieces[i - 1] as number) * RADIX + (pieces[i] as number);
      addCount(counts, pair, sign * times);
      if (sign < 0) continue;
      obtain(places, pair, () => new Set()).add(index);
    }
  };

  words.forEach((word, index) => count(word, index, 1));
  for (const [pair, times] of counts) queue.push({ pair, count: times });

  return {
    /** The most frequent pair. What the queue says of one may be outdated: then it goes back with what is true. */
    next(): Candidate | undefined {
      for (let top = queue.pop(); top; top = queue.pop()) {
        const now = counts.get(top.pair) ?? 0;
        if (now === top.count) return top;
        if (now > 0) queue.push({ pair: top.pair, count: now });
      }
      return undefined;
    },
    join(pair: number, left: number, right: number, joined: number): void {
      const made = new Set<number>();
      for (const index of places.get(pair) ?? []) {
        const word = words[index] as Word;
        const pieces: number[] = [];
        for (let i = 0; i < word.pieces.length; i++) {
          const isPair = word.pieces[i] === left && word.pieces[i + 1] === right;
          pieces.push(isPair ? joined : (word.pieces[i] as number));
          if (isPair) i++;
        }
        if (pieces.length === word.pieces.length) continue; // no longer there
        count(word, index, -1);
        word.pieces = pieces;
        count(word, index, 1);
        for (let i = 1; i < pieces.length; i++) {
          const [a, b] = [pieces[i - 1] as number, pieces[i] as number];
          if (a === joined || b === joined) made.add(a * RADIX + b);
        }
      }
      places.delete(pair);
      for (const one of made) queue.push({ pair: one, count: counts.get(one) as number });
    },
  };
}

/** A binary heap: the most frequent first, of equally frequent ones that with the lowest ids. */
function createQueue() {
  const heap: Candidate[] = [];
  const isBefore = (a: Candidate, b: Candidate) => a.count > b.count || (a.count === b.count && a.pair < b.pair);
  const swap = (i: number, j: number) => {
    [heap[i], heap[j]] = [heap[j] as Candidate, heap[i] as Candidate];
  };
  return {
    push(candidate: Candidate): void {
      let at = heap.push(candidate) - 1;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (!isBefore(heap[at] as Candidate, heap[above] as Candidate)) break;
        swap(at, above);
        at = above;
      }
    },
    pop(): Candidate | undefined {
      const top = heap[0];
      const last = heap.pop();
      if (!top || !last || heap.length === 0) return top;
      heap[0] = last;
      for (let at = 0; ;) {
        let first = at;
        for (const below of [2 * at + 1, 2 * at + 2]) {
          if (below < heap.length && isBefore(heap[below] as Candidate, heap[first] as Candidate)) first = below;
        }
        if (first === at) return top;
        swap(at, first);
        at = first;
      }
    },
  };
}
