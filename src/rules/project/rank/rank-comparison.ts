import { overlap } from '../../../core/document.ts';
import type { Document } from '../../../core/types.ts';
import { mentionsOf } from '../../../evaluate/scorer.ts';

/** What whoever reviews the documents of a ranking has found, after each of them. */
export interface Yield {
  readonly name: string;
  /** Labels (gold mentions) in the first `i + 1` documents. */
  readonly labels: readonly number[];
  /** Those of them that the rules miss: what a rule or a tagger can still learn from. */
  readonly missed: readonly number[];
}

/**
 * Compares rankings by the labels found with each note reviewed, on documents whose labels are known.
 *
 * @param rankings document ids, the first to be reviewed first.
 * @param gold by document id; a ranked document that is not there was not reviewed and is passed over.
 * @param predicted what the rules found, by document id.
 */
export function compareRankings(
  rankings: Readonly<Record<string, readonly string[]>>,
  gold: ReadonlyMap<string, Document>,
  predicted: ReadonlyMap<string, Document>,
): readonly Yield[] {
  const worth = new Map<string, { readonly labels: number; readonly missed: number }>();
  for (const [id, doc] of gold) {
    const mentions = mentionsOf(doc);
    const tagged = predicted.get(id);
    const found = tagged === undefined ? [] : mentionsOf(tagged);
    const missed = mentions.filter(
      (mention) => !found.some((other) => other.label === mention.label && overlap(mention, other)),
    );
    worth.set(id, { labels: mentions.length, missed: missed.length });
  }
  return Object.entries(rankings).map(([name, ids]) => {
    const labels: number[] = [];
    const missed: number[] = [];
    for (const id of ids) {
      const own = worth.get(id);
      if (own === undefined) continue;
      labels.push((labels.at(-1) ?? 0) + own.labels);
      missed.push((missed.at(-1) ?? 0) + own.missed);
    }
    return { name, labels, missed };
  });
}
