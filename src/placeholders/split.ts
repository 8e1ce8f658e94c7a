import { PLACEHOLDER_LANGUAGE } from './german.ts';
import { createAnalyser } from '../text/analyse.ts';
import type { CharSpan } from '../core/types.ts';
import { countElements, isGap } from '../text/text-elements.ts';

export interface SplitOptions {
  /** Most tokens of a piece: 512 for encoders, 2,048 for word vectors (§5.3.3). */
  readonly budget: number;
  /** How many tokens a text has; when absent, 1.8 for each text element, as BERT's WordPiece gives (Table 5.1). */
  readonly countTokens?: (text: string) => number;
}

/** WordPiece tokens for each text element in the thesis's corpus (Table 5.1). */
export const WORDPIECES_PER_ELEMENT = 1.8;

/**
 * Splits a paragraph that exceeds a token budget, recursively: at the border nearest to its middle, the best kind of border that
 * lies within the middle half: of sentences, else after a semicolon, a colon or a comma, else of text elements. A single
 * element that exceeds the budget stays whole.
 *
 * @returns the pieces in order; together they are the paragraph, white space between them left out.
 */
export function splitParagraph(text: string, options: SplitOptions): readonly CharSpan[] {
  const count = options.countTokens ?? ((part: string) => Math.ceil(WORDPIECES_PER_ELEMENT * countElements(part)));
  const pieces: CharSpan[] = [];
  // A stack, for a file of one line may need many splits.
  const open: CharSpan[] = [trim(text, 0, text.length)];
  let sentences: readonly number[] | undefined;
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    const { start, end } = piece;
    if (start === end) continue;
    if (count(text.slice(start, end)) <= options.budget) {
      pieces.push(piece);
      continue;
    }
    sentences ??= createAnalyser(PLACEHOLDER_LANGUAGE)({ id: 'paragraph', text, entities: [] }).sentences.map(
      (sentence) => sentence.start,
    );
    const at = border(text, start, end, sentences);
    if (at === undefined) pieces.push(piece);
    else open.push(trim(text, at, end), trim(text, start, at));
  }
  return pieces;
}

function border(text: string, start: number, end: number, sentences: readonly number[]): number | undefined {
  const middle = (start + end) >> 1;
  const quarter = (end - start) >> 2;
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const half = (low + high) >> 1;
    if ((sentences[half] as number) < middle) low = half + 1;
    else high = half;
  }
  const near = [sentences[low - 1], sentences[low]].filter(
    (at) => at !== undefined && at > start && at < end && Math.abs(at - middle) <= quarter,
  );
  if (near.length > 0)
    return near.reduce((best, at) =>
      Math.abs((at as number) - middle) < Math.abs((best as number) - middle) ? at : best,
    );
  for (const marks of [';', ':', ',', '']) {
    for (let away = 0; away <= (marks === '' ? end - start : quarter); away++) {
      for (const at of [middle - away, middle + away]) {
        if (at <= start || at >= end || !isGap(text.charCodeAt(at))) continue;
        if (marks === '' || text.charAt(at - 1) === marks) return at;
      }
    }
  }
  return undefined;
}

function trim(text: string, start: number, end: number): CharSpan {
  let [from, to] = [start, end];
  while (from < to && isGap(text.charCodeAt(from))) from++;
  while (to > from && isGap(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

/** Joins pieces into sequences while their tokens together stay within the budget (§5.3.3); gives the indices of each sequence. */
export function packPieces(tokens: readonly number[], budget: number): readonly (readonly number[])[] {
  const sequences: number[][] = [];
  let used = Infinity;
  tokens.forEach((count, i) => {
    if (used + count > budget) {
      sequences.push([]);
      used = 0;
    }
    sequences.at(-1)?.push(i);
    used += count;
  });
  return sequences;
}
