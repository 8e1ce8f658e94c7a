import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksMarked, markSpans, readSpans } from '../../../src/taggers/translation/translate-document.ts';

describe('inline markers', () => {
  it('stand around spans, inner ones inside outer ones', () => {
    const spans = [{ start: 0, end: 9 }, { start: 4, end: 9 }, { start: 9, end: 11 }]; // prettier-ignore
    expect(markSpans('Dr. Holm!OK', spans)).toBe('<e1>Dr. <e2>Holm!</e2></e1><e3>OK</e3>');
    expect(markSpans('abcd', [{ start: 0, end: 2 }, { start: 1, end: 3 }])).toBeUndefined(); // prettier-ignore
    expect(looksMarked('a </e1> b')).toBe(true);
    expect(looksMarked('a <b> c')).toBe(false);
  });

  it('are taken out again, wherever a translation has put them', () => {
    expect(readSpans('於<e2>台北</e2>看 <e1> Dr. Holm </e1>。', 2)).toEqual({
      text: '於台北看  Dr. Holm 。',
      spans: [{ start: 6, end: 14 }, { start: 1, end: 3 }],
    }); // prettier-ignore
  });

  it.each([
    ['a <e1>b</e1>', 2, 'marker-lost'],
    ['a <e1>b', 1, 'marker-lost'],
    ['<e1>a</e1> <e1>b</e1>', 1, 'marker-doubled'],
    ['<e1>a</e1> <e2>b</e2>', 1, 'marker-doubled'],
    ['<e1>a <e2>b</e1> c</e2>', 2, 'marker-crossed'],
    ['</e1>a<e1>', 1, 'marker-crossed'],
    ['<e1> </e1>a', 1, 'empty-mention'],
  ])('%j are not all there: %s', (text, count, fault) => {
    expect(readSpans(text, count)).toEqual({ fault });
  });

  it('give back text and spans that do not begin or end with blanks', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '於', '<', ' ', '\n', '👩', 'é'),
      minLength: 1,
      maxLength: 20,
    });
    const cuts = fc.array(fc.nat(20), { maxLength: 8 });
    fc.assert(
      fc.property(text, cuts, (whole, places) => {
        const ends = [...new Set(places)].filter((at) => at <= whole.length).toSorted((a, b) => a - b);
        const spans = ends.flatMap((start, i) => {
          const end = ends[i + 1];
          return i % 2 === 0 && end !== undefined && whole.slice(start, end).trim() === whole.slice(start, end)
            ? [{ start, end }]
            : [];
        });
        expect(readSpans(markSpans(whole, spans) ?? '', spans.length)).toEqual({ text: whole, spans });
      }),
    );
  });
});
