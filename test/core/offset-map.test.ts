import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOffsetMap } from '../../src/core/offset-map.ts';
import { mergeEdits } from '../../src/core/merge-edits.ts';
import { documentArbitrary, editsArbitrary } from '../helpers/arbitraries.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';

describe('createOffsetMap', () => {
  const map = createOffsetMap([
    { start: 2, end: 2, replacement: '++' },
    { start: 4, end: 6, replacement: 'x' },
  ]);

  it('puts an insertion before text that starts there and after text that ends there', () => {
    expect([map.start(2), map.end(2), map.start(6), map.end(6), map.start(4), map.end(4)]).toEqual([4, 2, 7, 7, 6, 6]);
  });

  it('says which spans an edit changes', () => {
    expect(map.touches({ start: 0, end: 2 })).toBe(false);
    expect(map.touches({ start: 2, end: 4 })).toBe(false);
    expect(map.touches({ start: 1, end: 3 })).toBe(true);
    expect(map.touches({ start: 3, end: 5 })).toBe(true);
    expect(map.touches({ start: 6, end: 9 })).toBe(false);
  });

  it('finds untouched text again at its new place, for any document and edits', () => {
    fc.assert(
      fc.property(
        documentArbitrary.chain((doc) => fc.tuple(fc.constant(doc), editsArbitrary(doc), fc.nat(), fc.nat())),
        ([doc, edits, a, b]) => {
          const start = Math.min(a % (doc.text.length + 1), b % (doc.text.length + 1));
          const end = Math.max(a % (doc.text.length + 1), b % (doc.text.length + 1));
          const offsets = createOffsetMap(edits);
          if (start === end || offsets.touches({ start, end })) return;
          const moved = applyEdits(doc, edits).text.slice(offsets.start(start), offsets.end(end));
          expect(moved).toBe(doc.text.slice(start, end));
        },
      ),
    );
  });
});

describe('mergeEdits', () => {
  it('keeps the first augmenter whole and drops what collides with it, counted', () => {
    const merged = mergeEdits([
      {
        augmenter: 'phi',
        edits: [
          { start: 4, end: 8, replacement: 'A' },
          { start: 0, end: 1, replacement: 'B' },
        ],
      },
      {
        augmenter: 'context',
        edits: [
          { start: 2, end: 3, replacement: 'c' },
          { start: 7, end: 9, replacement: 'd' },
          { start: 8, end: 8, replacement: 'e' },
          { start: 5, end: 5, replacement: 'f' },
        ],
      },
      { augmenter: 'more', edits: [{ start: 8, end: 8, replacement: 'g' }] },
    ]);
    expect(merged.edits.map((e) => e.replacement)).toEqual(['B', 'c', 'A', 'e']);
    expect(merged.by).toEqual([0, 1, 0, 1]);
    expect(merged.kept).toEqual([2, 2, 0]);
    expect(merged.dropped).toEqual([0, 2, 1]);
  });
});
