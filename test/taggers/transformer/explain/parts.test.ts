import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideIntoParts } from '../../../../src/taggers/transformer/explain/explainer.ts';

describe('parts of a sentence', () => {
  it('are one where it fits', () => {
    expect(divideIntoParts([2, 3, 1], 6, 2)).toEqual([
      { from: 0, until: 3, part: { number: 1, of: 1, first: 0, end: 3 } },
    ]);
  });

  it('share words, each of which is explained where it is farther from a border', () => {
    // Tokens 0 to 5 and 4 to 9 share 4 and 5.
    expect(
      divideIntoParts(
        Array.from({ length: 10 }, () => 1),
        6,
        2,
      ),
    ).toEqual([
      { from: 0, until: 6, part: { number: 1, of: 2, first: 0, end: 5 } },
      { from: 4, until: 10, part: { number: 2, of: 2, first: 1, end: 6 } },
    ]);
  });

  it('explain every token once, whatever their lengths', () => {
    const sentences = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(
        sentences,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 25 }),
        (lengths, room, overlap) => {
          const parts = divideIntoParts(lengths, room, overlap);
          const explained = parts.flatMap(({ from, until, part }, i) => {
            expect(part).toMatchObject({ number: i + 1, of: parts.length });
            expect(part.first).toBeGreaterThanOrEqual(0);
            expect(part.end).toBeLessThanOrEqual(until - from);
            const pieces = lengths.slice(from, until).reduce((sum, own) => sum + own, 0);
            expect(pieces <= room || until === from + 1).toBe(true);
            return Array.from({ length: part.end - part.first }, (_, t) => from + part.first + t);
          });
          expect(explained).toEqual(lengths.map((_, t) => t));
        },
      ),
    );
  });
});
