import { lowerBound } from './collections.ts';
import type { CharSpan, Edit } from './types.ts';

/**
 * Says where the offsets of the text before an edit list lie in the text after it. Text inserted at a border of a span
 * stays outside the span; text that replaces part of a span stays inside.
 */
export interface OffsetMap {
  /** The new offset of a span that starts at `offset`. */
  start(offset: number): number;
  /** The new offset of a span that ends at `offset`. */
  end(offset: number): number;
  /** Whether any edit changes text inside the span (an insertion at its border does not). */
  touches(span: CharSpan): boolean;
}

/** Sorts edits by {@link compareEdits}; a list that is sorted already is given back as it is. */
export function sortEdits(edits: readonly Edit[]): readonly Edit[] {
  for (let i = 1; i < edits.length; i++) {
    if (compareEdits(edits[i - 1] as Edit, edits[i] as Edit) > 0) return edits.toSorted(compareEdits);
  }
  return edits;
}

/** The order of edits: by place, an insertion before the replacement that starts there. */
export function compareEdits(a: Edit, b: Edit): number {
  return a.start - b.start || a.end - b.end;
}

/**
 * Builds the map of sorted, disjoint edits; look-ups take O(log edits). An insertion at an offset comes before text that
 * starts there and after text that ends there.
 */
export function createOffsetMap(edits: readonly Edit[]): OffsetMap {
  const sorted = sortEdits(edits);
  // shift[i]: by how much the first i edits together lengthen the text.
  const shift = new Int32Array(sorted.length + 1);
  for (let i = 0; i < sorted.length; i++) {
    const edit = sorted[i] as Edit;
    shift[i + 1] = (shift[i] as number) + edit.replacement.length - (edit.end - edit.start);
  }

  /** The number of edits that end at or before the offset; with `strict`, not counting insertions at it. */
  function countBefore(offset: number, strict: boolean): number {
    return lowerBound(sorted, ({ start, end }) => end <= offset && !(strict && start >= offset));
  }

  return {
    start: (offset) => offset + (shift[countBefore(offset, false)] as number),
    end: (offset) => offset + (shift[countBefore(offset, true)] as number),
    touches: (span) => {
      for (let i = countBefore(span.start, false); i < sorted.length; i++) {
        const edit = sorted[i] as Edit;
        if (edit.start >= span.end) return false;
        if (edit.end > span.start && (edit.start < edit.end || edit.start > span.start)) return true;
      }
      return false;
    },
  };
}

/** Whether an offset lies between the two UTF-16 units of one character, a surrogate pair. */
export function cutsPair(text: string, offset: number): boolean {
  const after = text.charCodeAt(offset); // NaN at the end of the text, which is no low surrogate
  if (!(after >= 0xdc00 && after <= 0xdfff) || offset === 0) return false;
  const before = text.charCodeAt(offset - 1);
  return before >= 0xd800 && before <= 0xdbff;
}
