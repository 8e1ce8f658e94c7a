import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPairTable } from '../../../src/taggers/crf/features/gram-table.ts';

describe('a table of pairs', () => {
  it('numbers pairs as a map does, in the order in which they come', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(80), fc.nat(2 ** 31 - 1)), { maxLength: 3000 }), (pairs) => {
        const table = createPairTable();
        const known = new Map<string, number>();
        for (const [a, b] of [...pairs, ...pairs]) {
          const key = `${a} ${b}`;
          expect(table.find(a, b)).toBe(known.get(key) ?? -1);
          if (!known.has(key)) known.set(key, known.size);
          expect(table.intern(a, b)).toBe(known.get(key));
          expect(table.find(a, b)).toBe(known.get(key));
        }
        expect(table.size).toBe(known.size);
      }),
      { numRuns: 20 },
    );
  });
});
