import { serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCutter, cut as cutOf, narrow } from '../../src/core/narrow.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '“', 'ł', '𝒜', '\n', '\u0100', 'ÿ', '\0') });

/** How the engine holds a text: it is written as it is held. */
const isNarrow = (piece: string): boolean => serialize(piece).includes('"'.charCodeAt(0));
const WITH_QUOTATION = `Plain words that are longer than those copied at once, and “quoted” ones behind them`;

describe('narrow', () => {
  it('holds in one byte a character what was cut out of a text with a curly quotation mark', () => {
    const piece = WITH_QUOTATION.slice(0, 40);
    expect(isNarrow(piece)).toBe(false);
    expect(isNarrow(narrow(piece))).toBe(true);
  });

  it('changes no character', () => {
    fc.assert(fc.property(text, (all) => narrow(all) === all));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (all) => narrow(all) === all));
  });
});

describe('createCutter', () => {
  it('cuts pieces that take one byte a character, whatever stands beside them', () => {
    const cut = createCutter(WITH_QUOTATION);
    expect([cut(0, 40), cut(50, 60), cut(70, 84), cut(6, 20)].map(isNarrow)).toEqual([true, false, true, true]);
  });

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
