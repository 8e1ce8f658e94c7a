import type { Document } from '../../core/types.ts';
import { type LabelCounts, mergeCounts, type ScoreCounts, totalCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import { type CountRow, packCounts } from './stored-counts.ts';

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
