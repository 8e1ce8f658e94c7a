import type { Document } from '../core/types.ts';
import { labelOf, tagTokens } from './match-tokens.ts';
import { checkSameText, mentionsOf } from './scorer.ts';

/** Tokens of one label that were tagged as another; `O` is none. */
export interface Confusion {
  readonly gold: string;
  readonly predicted: string;
  readonly count: number;
}

/** Counts, document by document, which label tokens have and which they were given, by our tokeniser. */
export interface Confusions {
  /** @throws TypeError where the two documents have not the same text. */
  add(gold: Document, predicted: Document): void;
  /** Without the tokens that are right; the most frequent first, then by name. */
  result(): readonly Confusion[];
}

export function createConfusions(): Confusions {
  const counts = new Map<string, Map<string, number>>();
  return {
    add(gold, predicted) {
      checkSameText(gold, predicted);
      const found = tagTokens(gold.text, mentionsOf(predicted));
      tagTokens(gold.text, mentionsOf(gold)).forEach((tag, t) => {
        const expected = labelOf(tag);
        const given = labelOf(found[t] as string);
        if (expected === given) return;
        let row = counts.get(expected);
        if (row === undefined) counts.set(expected, (row = new Map()));
        row.set(given, (row.get(given) ?? 0) + 1);
      });
    },
    result() {
      return [...counts]
        .flatMap(([gold, row]) => Array.from(row, ([predicted, count]) => ({ gold, predicted, count })))
        .toSorted((a, b) => b.count - a.count || compare(a.gold, b.gold) || compare(a.predicted, b.predicted));
    },
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
