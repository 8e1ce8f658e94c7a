import type { CharSpan } from '../core/types.ts';
import { tokenise } from './tokenise.ts';

/** Where a corpus splits tokens differently from {@link tokenise}. Plain data; each string is a set of characters. */
export interface TokenConventions {
  /** Marks that stay joined to the word before them (`Lind,` is one token). */
  readonly joinedBefore: string;
  /** Marks that stay joined to the word after them (`(Lind` is one token). */
  readonly joinedAfter: string;
  /** Marks inside words that are tokens of their own (`a-b` is three tokens). */
  readonly splitInside: string;
}

/** Those of {@link tokenise}. */
export const DEFAULT_CONVENTIONS: TokenConventions = { joinedBefore: '', joinedAfter: '', splitInside: '' };

/** Learns a corpus' conventions from its tokens. */
export interface ConventionLearner {
  add(token: string): void;
  conventions(): TokenConventions;
}

const WORD = /[\p{L}\p{M}\p{N}]/u;
const ENOUGH = 20; // a mark seen alone less often says nothing about marks inside words
const RARE = 0.01;

/**
 * Counts, for each punctuation mark, the tokens that it is alone, starts, ends or stands inside. A mark stays joined to a
 * neighbour where more tokens join it so than not. A mark that is a token of its own twenty times or more, and stands
 * inside words less than a hundredth as often, splits words.
 */
export function createConventionLearner(): ConventionLearner {
  const counts = new Map<string, { alone: number; first: number; last: number; inside: number }>();
  return {
    add: (token) => {
      if (/^[a-z0-9]*$/i.test(token)) return;
      const characters = Array.from(token);
      const hasWord = WORD.test(token);
      for (const [i, character] of characters.entries()) {
        if (WORD.test(character)) continue;
        let count = counts.get(character);
        if (count === undefined) counts.set(character, (count = { alone: 0, first: 0, last: 0, inside: 0 }));
        if (!hasWord) count.alone++;
        else if (i === 0) count.first++;
        else if (i === characters.length - 1) count.last++;
        else count.inside++;
      }
    },
    conventions: () => {
      const choose = (test: (count: { alone: number; first: number; last: number; inside: number }) => boolean) =>
        [...counts]
          .flatMap(([character, count]) => (test(count) ? [character] : []))
          .toSorted()
          .join('');
      return {
        joinedBefore: choose(({ alone, first, last, inside }) => last + inside > alone + first),
        joinedAfter: choose(({ alone, first, last, inside }) => first + inside > alone + last),
        splitInside: choose(({ alone, inside }) => alone >= ENOUGH && inside < alone * RARE),
      };
    },
  };
}

/** Splits a text as {@link tokenise} does, but for the conventions. Tokens hold no white space. */
export function tokeniseAs(text: string, conventions: TokenConventions): CharSpan[] {
  const { joinedBefore, joinedAfter, splitInside } = conventions;
  const spans: { start: number; end: number }[] = [];
  for (const token of tokenise(text)) {
    const previous = spans.at(-1);
    if (
      previous?.end === token.start &&
      (joinedBefore.includes(token.text.charAt(0)) || joinedAfter.includes(text.charAt(token.start - 1)))
    ) {
      previous.end = token.end;
      continue;
    }
    let start = token.start;
    for (let i = token.start + 1; i < token.end - 1; i++) {
      if (!splitInside.includes(text.charAt(i))) continue;
      if (start < i) spans.push({ start, end: i });
      spans.push({ start: i, end: i + 1 });
      start = i + 1;
    }
    spans.push({ start, end: token.end });
  }
  return spans;
}
