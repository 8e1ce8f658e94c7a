import type { Sequence } from '../sequences.ts';
import type { PieceTokenizer } from './tokenizer/tokenizer.ts';

/** A stretch of a sequence's pieces that an encoder reads at once. */
export interface Window {
  /** Number of the sequence. */
  readonly sequence: number;
  /** With the pieces around a sequence. */
  readonly ids: Int32Array;
  /** The first token whose tag is read from this window; those before and after the stretch are context. */
  readonly from: number;
  /** For each token whose tag is read here, the place of its first piece in `ids`. */
  readonly places: Int32Array;
}

export interface EncodedSequence {
  readonly ids: Int32Array;
  /** Of each token, its first piece. */
  readonly firsts: Int32Array;
}

/**
 * The pieces of a sequence, and for each token the first piece that starts in it. A token with none (invisible characters, or
 * one with its neighbour in one piece) shares the piece that covers it, or the nearest before.
 */
export function encodeSequence({ tokens }: Sequence, tokenizer: PieceTokenizer): EncodedSequence {
  const { ids, starts, ends } = tokenizer.encode(textOf(tokens));
  const origin = tokens[0]?.start ?? 0;
  const firsts = new Int32Array(tokens.length);
  let piece = 0;
  for (const [t, token] of tokens.entries()) {
    const start = token.start - origin;
    const end = token.end - origin;
    while (piece < ids.length && (starts[piece] as number) < start) piece++;
    // A piece that stands for nothing (white space alone) is nobody's first.
    let first = piece;
    while (first < ids.length && starts[first] === ends[first] && (starts[first] as number) < end) first++;
    const own = first < ids.length && (starts[first] as number) < end;
    firsts[t] = own ? first : Math.max(0, piece - 1);
  }
  return { ids, firsts };
}

/** The text of a sequence from its tokens: what lies between them is white space, or invisible. */
function textOf(tokens: Sequence['tokens']): string {
  let text = '';
  const origin = tokens[0]?.start ?? 0;
  for (const token of tokens) text += ' '.repeat(Math.max(0, token.start - origin - text.length)) + token.text;
  return text;
}

/**
 * Divides a sequence into windows of at most `size` pieces, which share `overlap` of them. The tag of each token is read from
 * the window in which its first piece is farthest from a border within the sequence: there it has most context.
 */
export function divideIntoWindows(
  { ids, firsts }: EncodedSequence,
  sequence: number,
  { begin, end }: Pick<PieceTokenizer, 'begin' | 'end'>,
  size: number,
  overlap: number,
): Window[] {
  const room = size - 2;
  const stride = Math.max(1, room - overlap);
  const starts = [0];
  while ((starts.at(-1) as number) + room < ids.length) starts.push((starts.at(-1) as number) + stride);
  // Between two windows, the border is in the middle of what they share.
  const borders = starts.slice(1).map((start, i) => ((starts[i] as number) + room + start) / 2);
  let from = 0;
  return starts.map((start, i) => {
    const border = borders[i] ?? Infinity;
    let until = from;
    while (until < firsts.length && (firsts[until] as number) < border) until++;
    const stretch = ids.subarray(start, start + room);
    const window: Window = {
      sequence,
      ids: Int32Array.of(begin, ...stretch, end),
      from,
      places: firsts.slice(from, until).map((first) => first - start + 1),
    };
    from = until;
    return window;
  });
}
