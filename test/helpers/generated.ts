import * as fc from 'fast-check';
import type { Document, Edit } from '../../src/core/types.ts';

/** Text with characters of one, two and more units, line breaks of all kinds and what formats give a meaning to. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom('a', 'Eva', ' ', '  ', '\n', '\r\n', '\t', 'ñ', '\u0301', '😀', '𝒳', '\u4e2d', '5', '.', "'"),
      fc.constantFrom('<', '>', '&', '"', ']]>', '&amp;', '<PHI>', '<![CDATA[', '-->', '[', ']', '(', ')', ';', '#'),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

/** Turns arbitrary numbers into disjoint, non-empty ranges below `length`. */
export function spansOf(length: number, cuts: readonly number[]): readonly (readonly [start: number, end: number])[] {
  if (length === 0) return [];
  const places = [...new Set(cuts.map((cut) => cut % (length + 1)))].toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (let i = 0; i + 1 < places.length; i += 2) spans.push([places[i] as number, places[i + 1] as number]);
  return spans;
}

/** Turns arbitrary numbers and texts into edits that `applyEdits` takes: whole mentions and words of the context. */
export function editsOf(doc: Document, changes: readonly (readonly [number, string])[]): readonly Edit[] {
  const edits = new Map<number, Edit>();
  for (const [number, replacement] of changes) {
    const entity = doc.entities[number % Math.max(1, 2 * doc.entities.length)];
    if (entity) {
      if (replacement !== '') edits.set(entity.start, { start: entity.start, end: entity.end, replacement });
      continue;
    }
    const at = number % (doc.text.length + 1);
    const inside = doc.entities.some((other) => at > other.start && at < other.end);
    const cuts = /[\udc00-\udfff]/.test(doc.text[at] ?? '');
    if (!inside && !cuts && !edits.has(at)) edits.set(at, { start: at, end: at, replacement });
  }
  return [...edits.values()];
}
