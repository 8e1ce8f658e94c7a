import type { Document } from '../../core/types.ts';
import { mentionsOf } from '../scorer.ts';
import { textOf } from './cover.ts';
import type { Hit } from './leak-index.ts';

/** Whether labelled texts of a derived corpus are texts of the source. A text is counted once a document. */
export interface MetCounts {
  texts: number;
  /** Those that are, for at least half of their characters, a whole text of the source, by any kind but `part`. */
  whole: number;
  /** Others that hold a part of a name of the source. */
  part: number;
}

/**
 * Counts one document, by label of the derived mention. It makes no difference which label the text has in the source.
 *
 * @param skip ids of entities to leave out.
 */
export function countMet(
  doc: Document,
  hits: readonly Hit[],
  skip?: ReadonlySet<string>,
): ReadonlyMap<string, MetCounts> {
  const byLabel = new Map<string, MetCounts>();
  const seen = new Set<string>();
  const sorted = hits.toSorted((a, b) => a.start - b.start);
  let longest = 0;
  for (const { start, end } of hits) longest = Math.max(longest, end - start);
  for (const entity of mentionsOf(doc)) {
    if (skip?.has(entity.id) === true) continue;
    const key = `${entity.label}\u0000${textOf(doc, entity)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    let counts = byLabel.get(entity.label);
    if (!counts) byLabel.set(entity.label, (counts = { texts: 0, whole: 0, part: 0 }));
    counts.texts++;
    let whole = false;
    let part = false;
    for (let i = firstFrom(sorted, entity.start - longest); i < sorted.length; i++) {
      const hit = sorted[i] as Hit;
      if (hit.start >= entity.end) break;
      const common = Math.min(hit.end, entity.end) - Math.max(hit.start, entity.start);
      if (common <= 0) continue;
      if (hit.kind === 'part') part = true;
      else if (2 * common >= entity.end - entity.start) whole = true;
    }
    if (whole) counts.whole++;
    else if (part) counts.part++;
  }
  return byLabel;
}

function firstFrom(hits: readonly Hit[], start: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle] as Hit).start >= start) high = middle;
    else low = middle + 1;
  }
  return low;
}
