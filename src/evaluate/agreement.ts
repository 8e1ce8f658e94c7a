import { mentionsOf } from '../core/document.ts';
import { obtain } from '../core/collections.ts';
import type { Document, Entity } from '../core/types.ts';
import { ratiosFrom } from './counts.ts';
import { labelOf, OUTSIDE, tagTokens } from './match-tokens.ts';
import { pairOverlapping, samePlace } from './match-mentions.ts';
import { checkSameText } from './scorer.ts';

/** A kappa and what it was made of. */
export interface Kappa {
  /** (observed − expected) / (1 − expected); `undefined` where chance alone explains everything, so that it is 0 / 0. */
  readonly kappa: number | undefined;
  /** The share of units with the same label from both. */
  readonly observed: number;
  /** The share that two annotators with these label frequencies agree on by chance. */
  readonly expected: number;
  readonly units: number;
}

/** How two annotations of the same documents agree. */
export interface Agreement {
  readonly documents: number;
  /** Over all tokens, those without a mention included, which are most. */
  readonly tokens: Kappa;
  /** Over the tokens that either annotation has in a mention: stricter. */
  readonly marked: Kappa;
  /** Of each label against all else, over all tokens; by label, sorted. */
  readonly byLabel: Readonly<Record<string, Kappa & { readonly first: number; readonly second: number }>>;
  /** Mentions with the same characters and label, as F1: symmetric, so neither annotation is the gold one. */
  readonly mentions: { readonly first: number; readonly second: number; readonly same: number; readonly f1: number };
  /** Tokens by the label of the first and of the second annotation, where these differ; the most frequent first. */
  readonly differences: readonly { readonly first: string; readonly second: string; readonly tokens: number }[];
}

/**
 * Cohen's kappa (1960) from counts: `counts.get(a)?.get(b)` units that the one annotator gave the label a and the other b.
 */
export function cohenKappa(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): Kappa {
  const [rows, columns] = [new Map<string, number>(), new Map<string, number>()];
  let [units, same] = [0, 0];
  for (const [a, row] of counts) {
    for (const [b, count] of row) {
      units += count;
      if (a === b) same += count;
      rows.set(a, (rows.get(a) ?? 0) + count);
      columns.set(b, (columns.get(b) ?? 0) + count);
    }
  }
  if (units === 0) return { kappa: undefined, observed: 0, expected: 0, units };
  let chance = 0;
  for (const [label, count] of rows) chance += count * (columns.get(label) ?? 0);
  const [observed, expected] = [same / units, chance / units ** 2];
  return { kappa: expected === 1 ? undefined : (observed - expected) / (1 - expected), observed, expected, units };
}

/** Compares two annotations document by document. */
export function createAgreement() {
  const counts = new Map<string, Map<string, number>>();
  const mentions = { first: 0, second: 0, same: 0 };
  let documents = 0;
  return {
    /** @throws TypeError where the two documents have not the same text. */
    add(first: Document, second: Document): void {
      checkSameText(first, second);
      documents++;
      const [own, others] = [mentionsOf(first), mentionsOf(second)];
      const tags = tagTokens(second.text, others);
      tagTokens(first.text, own).forEach((tag, t) => {
        const a = labelOf(tag);
        const b = labelOf(tags[t] as string);
        const row = obtain(counts, a, () => new Map());
        row.set(b, (row.get(b) ?? 0) + 1);
      });
      const isSame = (mention: Entity, other: Entity) => other.label === mention.label && samePlace(other, mention);
      mentions.same += pairOverlapping(own, others, isSame).filter((partner) => partner >= 0).length;
      mentions.first += own.length;
      mentions.second += others.length;
    },
    result(): Agreement {
      const cells = [...counts].flatMap(([first, row]) =>
        Array.from(row, ([second, tokens]) => ({ first, second, tokens })),
      );
      const marked = cells.filter(({ first, second }) => first !== OUTSIDE || second !== OUTSIDE);
      const labels = [...new Set(marked.flatMap(({ first, second }) => [first, second]))]
        .filter((label) => label !== OUTSIDE)
        .toSorted();
      const byLabel = labels.map((label) => {
        const own = cells.map(({ first, second, tokens }) => ({
          first: first === label ? label : OUTSIDE,
          second: second === label ? label : OUTSIDE,
          tokens,
        }));
        const of = (side: 'first' | 'second') =>
          own.reduce((sum, cell) => sum + (cell[side] === label ? cell.tokens : 0), 0);
        return [label, { ...cohenKappa(toTable(own)), first: of('first'), second: of('second') }] as const;
      });
      return {
        documents,
        tokens: cohenKappa(counts),
        marked: cohenKappa(toTable(marked)),
        byLabel: Object.fromEntries(byLabel),
        mentions: {
          ...mentions,
          f1:
            mentions.first + mentions.second === 0
              ? NaN
              : ratiosFrom(mentions.same, mentions.first, mentions.second).f1,
        },
        differences: cells
          .filter(({ first, second }) => first !== second)
          .toSorted((a, b) => b.tokens - a.tokens || compare(a.first, b.first) || compare(a.second, b.second)),
      };
    },
  };
}

function toTable(
  cells: readonly { readonly first: string; readonly second: string; readonly tokens: number }[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const table = new Map<string, Map<string, number>>();
  for (const { first, second, tokens } of cells) {
    const row = obtain(table, first, () => new Map());
    row.set(second, (row.get(second) ?? 0) + tokens);
  }
  return table;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
