import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCutter, cut as cutOf, narrow } from '../../src/core/narrow.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '“', 'ł', '𝒜', '\n', '\u0100', 'ÿ', '\0') });

describe('narrow', () => {
  it('changes no character', () => {
    fc.assert(fc.property(text, (all) => narrow(all) === all));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (all) => narrow(all) === all));
  });
});

describe('createCutter', () => {
  it('cuts what slices would, wherever pieces begin', () => {
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(30), fc.nat(30))), (all, pieces) => {
        const cut = createCutter(all);
        for (const [start, length] of pieces) {
          expect(cut(start, start + length)).toBe(all.slice(start, start + length));
          expect(cutOf(all, start, start + length)).toBe(all.slice(start, start + length));
        }
      }),
    );
  });
});
