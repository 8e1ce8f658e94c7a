import type { Document } from '../../core/types.ts';
import { type LabelCounts, mergeCounts, type ScoreCounts, totalCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';

/** Counts of a unit as cells keep them, `[correct, incorrect, partial, missed, spurious]`, to save room. */
export type CountRow = readonly [number, number, number, number, number];

export function packCounts({ correct, incorrect, partial, missed, spurious }: LabelCounts): CountRow {
  return [correct, incorrect, partial, missed, spurious];
}

export function unpackCounts([correct, incorrect, partial, missed, spurious]: CountRow): LabelCounts {
  return { correct, incorrect, partial, missed, spurious };
}

/**
 * What a cell keeps of a test: counts by measure, and of each document by the main one.
 *
 * @param pairs gold and predicted.
 * @param metrics the main one first.
 * @param language by which sentences are counted; English when absent.
 */
export function countPairs(
  pairs: readonly (readonly [Document, Document])[],
  metrics: readonly string[],
  language?: string,
): { readonly counts: Readonly<Record<string, ScoreCounts>>; readonly byUnit: readonly CountRow[] } {
  const counts: Record<string, ScoreCounts> = {};
  let byUnit: readonly LabelCounts[] = [];
  for (const [i, metric] of metrics.entries()) {
    const scorer = findScorer(metric);
    const each = pairs.map(([gold, predicted]) => scorer.count(gold, predicted, language));
    counts[metric] = mergeCounts(each);
    if (i === 0) byUnit = each.map(totalCounts);
  }
  return { counts, byUnit: byUnit.map(packCounts) };
}
