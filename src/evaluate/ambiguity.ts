import { mentionsOf } from '../core/document.ts';
import { obtain } from '../core/collections.ts';
import type { Document, Entity } from '../core/types.ts';
import { ratiosFrom, type Ratios } from './counts.ts';
import { findOverlaps, samePlace } from './match-mentions.ts';
import type { Confusion } from './match-tokens.ts';
import { checkSameText } from './scorer.ts';

/** No mention: what was missed was predicted as it, what is spurious has it as its gold label. */
export const NO_MENTION = '–';

/** How labels are taken for each other. */
export interface Ambiguity {
  /** By coarse type, sorted. */
  readonly byType: Readonly<Record<string, AmbiguityRow>>;
  /** All types together. */
  readonly total: AmbiguityRow;
  /** Strict micro scores of the labels as they are. */
  readonly fine: Ratios;
  /** The same where a mention of the right coarse type is right. */
  readonly coarse: Ratios;
  /** Every pair of labels that occurred, right ones included, sorted by gold and predicted label. */
  readonly confusions: readonly Confusion[];
}

export interface AmbiguityRow {
  /** Gold mentions. */
  readonly mentions: number;
  /** Found at the same characters with the same label. */
  readonly right: number;
  /** Found at the same characters with another label of the same coarse type: ambiguity within it. */
  readonly within: number;
  /** Found at the same characters with a label of another coarse type: ambiguity across types. */
  readonly across: number;
  /** Not found, or at other characters. */
  readonly missed: number;
}

/**
 * Ambiguity within and across coarse types (Lee et al. 2024, "Ambiguity Issue Among PHI"): a gold mention and a predicted one at the
 * same characters are a pair, whatever their labels.
 *
 * @param coarseOf the coarse type of a label; that of one without any is itself.
 */
export function createAmbiguityAnalysis(coarseOf: (label: string) => string) {
  const pairs = new Map<string, { readonly gold: string; readonly predicted: string; count: number }>();
  const add = (gold: string, predicted: string, count = 1) => {
    const key = JSON.stringify([gold, predicted]);
    const row = pairs.get(key);
    if (row) row.count += count;
    else pairs.set(key, { gold, predicted, count });
  };
  return {
    /** @throws TypeError where the two documents have not the same text. */
    add(gold: Document, predicted: Document): void {
      checkSameText(gold, predicted);
      const [expected, found] = [mentionsOf(gold), mentionsOf(predicted)];
      const partner = pairPlaces(expected, found);
      const taken = new Set(partner);
      expected.forEach(({ label }, g) => add(label, found[partner[g] ?? -1]?.label ?? NO_MENTION));
      found.forEach(({ label }, p) => {
        if (!taken.has(p)) add(NO_MENTION, label);
      });
    },
    /** What was counted, as plain data, for `merge`. */
    state: (): readonly Confusion[] => [...pairs.values()],
    merge(state: readonly Confusion[]): void {
      for (const { gold, predicted, count } of state) add(gold, predicted, count);
    },
    result(): Ambiguity {
      const confusions = [...pairs.values()].toSorted(
        (a, b) => compare(a.gold, b.gold) || compare(a.predicted, b.predicted),
      );
      const byType = new Map<string, { -readonly [K in keyof AmbiguityRow]: number }>();
      const total = emptyRow();
      let predictedMentions = 0;
      for (const { gold, predicted, count } of confusions) {
        if (predicted !== NO_MENTION) predictedMentions += count;
        if (gold === NO_MENTION) continue;
        const type = coarseOf(gold);
        const row = obtain(byType, type, emptyRow);
        const outcome =
          predicted === NO_MENTION
            ? 'missed'
            : predicted === gold
              ? 'right'
              : coarseOf(predicted) === type
                ? 'within'
                : 'across';
        for (const one of [row, total]) {
          one.mentions += count;
          one[outcome] += count;
        }
      }
      return {
        byType: Object.fromEntries([...byType].toSorted(([a], [b]) => compare(a, b))),
        total,
        fine: ratiosFrom(total.right, predictedMentions, total.mentions),
        coarse: ratiosFrom(total.right + total.within, predictedMentions, total.mentions),
        confusions: confusions.map((one) => ({ ...one })),
      };
    },
  };
}

/** Of each gold mention the predicted one at the same characters, or −1; of several, one of the same label. */
function pairPlaces(gold: readonly Entity[], predicted: readonly Entity[]): Int32Array {
  const partner = new Int32Array(gold.length).fill(-1);
  const taken = new Uint8Array(predicted.length);
  const overlaps = findOverlaps(gold, predicted);
  for (const sameLabel of [true, false]) {
    overlaps.forEach((candidates, p) => {
      const mention = predicted[p] as Entity;
      if (taken[p] === 1) return;
      const place = candidates.find((g) => {
        const other = gold[g] as Entity;
        return partner[g] === -1 && samePlace(other, mention) && (!sameLabel || other.label === mention.label);
      });
      if (place === undefined) return;
      partner[place] = p;
      taken[p] = 1;
    });
  }
  return partner;
}

function emptyRow() {
  return { mentions: 0, right: 0, within: 0, across: 0, missed: 0 };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
