import type { Rng } from '../../core/rng.ts';
import type { View, Element } from './elements.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { PieceTokenizer } from '../transformer/tokenizer/tokenizer.ts';

/** A sequence as a model reads it. */
export interface TokenSequence {
  readonly ids: Int32Array;
  /** Of each token, the id of its element's word; absent where there are no vectors of words. */
  readonly words?: Int32Array;
  /** Of each element, its first token, */
  readonly starts: Int32Array;
  /** and the one after its last. */
  readonly ends: Int32Array;
  /** Numbers of the elements that are rated. */
  readonly rated: readonly number[];
}

export interface TokenSource {
  /** Tokens of an element; at least one. */
  tokenise(element: string): Int32Array;
  /** The token that stands for an element that is masked. */
  readonly mask: number;
  /** Draws what stands for an element that is replaced. */
  random(rng: Rng): { readonly id: number; readonly word?: number };
  /** The id of an element's word, 0 where it is unknown; absent where there are no vectors of words. */
  readonly wordOf?: (element: string) => number;
  /** Around a sequence, where there is something. */
  readonly begin?: number;
  readonly end?: number;
}

/**
 * The tokens of a sequence as it is viewed. What is masked or replaced is one token, however many the element had: a placeholder
 * has no others.
 *
 * @param rng of the random tokens.
 */
export function viewTokens(source: TokenSource, elements: readonly Element[], view: View, rng: Rng): TokenSequence {
  const ids: number[] = [];
  const words: number[] = [];
  const starts = new Int32Array(elements.length);
  const ends = new Int32Array(elements.length);
  const { wordOf, begin, end } = source;
  if (begin !== undefined) ids.push(begin);
  if (wordOf && begin !== undefined) words.push(0);
  elements.forEach(({ text }, e) => {
    starts[e] = ids.length;
    let word = 0;
    const masking = view.maskings[e];
    if (masking === 'mask') ids.push(source.mask);
    else if (masking === 'random') {
      const drawn = source.random(rng);
      ids.push(drawn.id);
      word = drawn.word ?? 0;
    } else {
      for (const id of source.tokenise(text)) ids.push(id);
      if (wordOf) word = wordOf(text);
    }
    ends[e] = ids.length;
    if (wordOf) while (words.length < ids.length) words.push(word);
  });
  if (end !== undefined) ids.push(end);
  if (wordOf && end !== undefined) words.push(0);
  return {
    ids: Int32Array.from(ids),
    ...(wordOf && { words: Int32Array.from(words) }),
    starts,
    ends,
    rated: view.rated,
  };
}

/** What of a batch is rated: tokens, or elements of one or more tokens. */
export interface Units {
  /** The sequence each is in. */
  readonly sequence: Int32Array;
  /** Its first token in the sequence, */
  readonly start: Int32Array;
  /** and the one after its last. */
  readonly end: Int32Array;
}

/** Sequences of tokens side by side, padded to the longest. */
export interface Grid {
  readonly sequences: number;
  readonly longest: number;
  readonly lengths: Int32Array;
}

export function gridOf(sequences: readonly TokenSequence[]): Grid {
  const lengths = Int32Array.from(sequences, ({ ids }) => ids.length);
  return { sequences: sequences.length, longest: lengths.reduce((a, b) => Math.max(a, b), 1), lengths };
}

/** What is rated of the sequences, and of each unit, which of all rated elements it belongs to. */
interface RatedUnits extends Units {
  readonly element: Int32Array;
}

/** @param whole whether an element is rated once, else each of its tokens. */
export function unitsOf(sequences: readonly TokenSequence[], whole: boolean): RatedUnits {
  const [sequence, start, end, element]: [number[], number[], number[], number[]] = [[], [], [], []];
  let number = 0;
  sequences.forEach(({ starts, ends, rated }, s) => {
    for (const e of rated) {
      const [from, to] = [starts[e] as number, ends[e] as number];
      for (let t = from; t < (whole ? from + 1 : to); t++) {
        sequence.push(s);
        start.push(t);
        end.push(whole ? to : t + 1);
        element.push(number);
      }
      number++;
    }
  });
  return {
    sequence: Int32Array.from(sequence),
    start: Int32Array.from(start),
    end: Int32Array.from(end),
    element: Int32Array.from(element),
  };
}

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
    throw new PalimpsestError('no-mask-piece', 'the encoder has no mask token', {
      place: { file: folder },
      hint: 'Use an encoder pretrained with masked language modelling, such as BERT.',
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
