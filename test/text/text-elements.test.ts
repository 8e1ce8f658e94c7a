import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countElements, Elements, isGap, textElements } from '../../src/text/text-elements.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'ß', '.', ' ', '\n', '\t', '\u00a0', '\u2028', '\u202f', '😀') });

describe('text elements', () => {
  it('are what white space divides, the unbreakable kind too', () => {
    const found = textElements('Herr\u00a0K.  ist\n…').map(({ start, end }) => [start, end]);
    expect(found).toEqual([
      [0, 4],
      [5, 7],
      [9, 12],
      [13, 14],
    ]);
  });

  it('are divided by all that Unicode calls white space', () => {
    const units = Array.from({ length: 0x10000 }, (_, unit) => unit).filter((unit) => unit > 0x20);
    expect(units.filter(isGap)).toEqual(units.filter((unit) => /\p{White_Space}/u.test(String.fromCharCode(unit))));
  });

  it('are the same in spans, in offsets and in number; between them there is white space alone', () => {
    fc.assert(
      fc.property(text, (own) => {
        const spans = textElements(own);
        const elements = new Elements();
        elements.split(own);
        expect(spans.map(({ start, end }) => [start, end])).toEqual(
          Array.from({ length: elements.count }, (_, i) => [elements.start(i), elements.end(i)]),
        );
        expect(countElements(own)).toBe(spans.length);
        expect(spans.map(({ start, end }) => own.slice(start, end)).join(' ')).toBe(
          own.trim().replaceAll(/\s+/gu, ' '),
        );
      }),
    );
  });
});
