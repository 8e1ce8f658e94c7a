import { compareEdits, sortEdits } from './offset-map.ts';
import type { Edit } from './types.ts';

/** The edits that one augmenter proposes. */
export interface Proposal {
  readonly augmenter: string;
  readonly edits: readonly Edit[];
}

export interface MergedEdits {
  /** Sorted and disjoint: what `applyEdits` takes. */
  readonly edits: readonly Edit[];
  /** Whose each edit is: the index of its proposal. */
  readonly by: readonly number[];
  /** How many edits of each augmenter stayed, in the order of the proposals. */
  readonly kept: readonly number[];
  /** How many edits of each augmenter gave way to an earlier augmenter's. */
  readonly dropped: readonly number[];
}

/**
 * Merges the edits that several augmenters propose against one source document. An earlier augmenter's edit stands; a later
 * one that overlaps it, or inserts at the same place, gives way and is counted.
 */
export function mergeEdits(proposals: readonly Proposal[]): MergedEdits {
  const [first] = proposals;
  if (first && proposals.length === 1) {
    const edits = sortEdits(first.edits);
    return { edits, by: edits.map(() => 0), kept: [edits.length], dropped: [0] };
  }
  let merged: Edit[] = [];
  let by: number[] = [];
  const kept: number[] = [];
  const dropped: number[] = [];
  for (let proposal = 0; proposal < proposals.length; proposal++) {
    const { edits } = proposals[proposal] as Proposal;
    const result: Edit[] = [];
    const owners: number[] = [];
    let stayed = 0;
    let i = 0;
    for (const edit of sortEdits(edits)) {
      while (i < merged.length && compareEdits(merged[i] as Edit, edit) <= 0) {
        owners.push(by[i] as number);
        result.push(merged[i++] as Edit);
      }
      if (conflict(result.at(-1), edit) || conflict(merged[i], edit)) continue;
      result.push(edit);
      owners.push(proposal);
      stayed++;
    }
    for (; i < merged.length; i++) {
      owners.push(by[i] as number);
      result.push(merged[i] as Edit);
    }
    kept.push(stayed);
    dropped.push(edits.length - stayed);
    merged = result;
    by = owners;
  }
  return { edits: merged, by, kept, dropped };
}

function conflict(a: Edit | undefined, b: Edit): boolean {
  if (a === undefined) return false;
  if (a.start === a.end && b.start === b.end) return a.start === b.start;
  return a.start < b.end && b.start < a.end;
}
