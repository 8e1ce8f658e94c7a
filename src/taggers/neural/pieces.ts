import type { CharSpan } from '../../core/types.ts';

/** The longest sentence that is computed in one go, in tokens: memory and time of recurrence go by it. */
export const MAX_TOKENS = 400;

/**
 * Cuts a long sentence into pieces of at most {@link MAX_TOKENS} tokens.
 *
 * A piece ends, where it can in its second half, after white space wider than one character (a new line, a column), else
 * before a token that `mayStart`.
 *
 * @param mayStart false for a token that must not be the first of a piece (it goes on a mention): respected unless that
 *   leaves no place at all.
 * @returns the token at which each piece starts, and last the number of tokens.
 */
export function cutIntoPieces(
  tokens: readonly CharSpan[],
  mayStart: (token: number) => boolean = () => true,
): number[] {
  const borders = [0];
  for (let from = 0; tokens.length - from > MAX_TOKENS; from = borders.at(-1) as number) {
    let cut = 0;
    let gap = 0;
    for (let at = from + MAX_TOKENS; at > from + MAX_TOKENS / 2; at--) {
      if (!mayStart(at)) continue;
      const width = Math.min(2, (tokens[at] as CharSpan).start - (tokens[at - 1] as CharSpan).end);
      if (cut === 0 || width > gap) [cut, gap] = [at, width];
    }
    borders.push(cut === 0 ? from + MAX_TOKENS : cut);
  }
  borders.push(tokens.length);
  return borders;
}
