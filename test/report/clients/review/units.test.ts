import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnits } from '../../../../src/report/clients/review/units.ts';
import { tokeniseNotes } from '../../../../src/text/token-conventions.ts';

const tokensOf = (text: string) => tokeniseNotes(text).flatMap(({ start, end }) => [start, end]);
const aText = fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', '\n', '.', '😀', 'é', '-'), maxLength: 30 });

describe('the units that mentions are made of', () => {
  const text = 'Dr. Vall-Hebron  (Anna😀)';

  it('are words: a stretch grows to those it touches', () => {
    const units = createUnits(text, tokensOf(text), false);
    const snap = (start: number, end: number) => {
      const found = units.snap(start, end);
      return found && text.slice(found.start, found.end);
    };
    expect(snap(5, 6)).toBe('Vall-Hebron');
    expect(snap(1, 5)).toBe('Dr. Vall-Hebron');
    expect(snap(15, 17)).toBeUndefined();
    expect(snap(15, 19)).toBe('(Anna');
  });

  it('are characters where that is wanted, pairs together', () => {
    const units = createUnits(text, tokensOf(text), true);
    expect(units.snap(4, 8)).toEqual({ start: 4, end: 8 });
    expect(units.snap(3, 9)).toEqual({ start: 4, end: 9 });
    expect(units.snap(21, 23)).toEqual({ start: 21, end: 24 });
    expect(units.move({ start: 18, end: 22 }, 'end', 1)).toEqual({ start: 18, end: 24 });
  });

  it('move one border at a time', () => {
    const units = createUnits(text, tokensOf(text), false);
    const anna = { start: 18, end: 22 };
    expect(units.move(anna, 'end', 1)).toEqual({ start: 18, end: 24 });
    expect(units.move(anna, 'start', -1)).toEqual({ start: 17, end: 22 });
    expect(units.move(anna, 'end', -1)).toEqual(anna);
    expect(units.move(anna, 'start', 1)).toEqual(anna);
    expect(units.move({ start: 0, end: 15 }, 'end', -1)).toEqual({ start: 0, end: 3 });
    expect(units.move({ start: 0, end: 15 }, 'start', 1)).toEqual({ start: 2, end: 15 });
  });

  it('give borders that a mention may have, and come back by the way they went', () => {
    fc.assert(
      fc.property(
        aText,
        fc.nat(12),
        fc.nat(12),
        fc.boolean(),
        fc.constantFrom('start' as const, 'end' as const),
        (t, a, b, by, border) => {
          const units = createUnits(t, tokensOf(t), by);
          const [start, end] = [Math.min(a, b, t.length), Math.min(Math.max(a, b), t.length)];
          const snapped = start < end ? units.snap(start, end) : undefined;
          // What is not blank is taken whole; what is blank gives nothing.
          if (snapped === undefined) {
            expect(t.slice(start, end).trim()).toBe('');
            return;
          }
          const chosen = t.slice(snapped.start, snapped.end);
          expect(chosen).toBe(chosen.trim());
          expect(Buffer.from(chosen).toString()).toBe(chosen); // no half of a pair
          expect(units.snap(snapped.start, snapped.end)).toEqual(snapped);
          const wider = units.move(snapped, border, border === 'end' ? 1 : -1);
          expect(wider.start <= snapped.start && wider.end >= snapped.end).toBe(true);
          if (wider.start === snapped.start && wider.end === snapped.end) return;
          expect(units.move(wider, border, border === 'end' ? -1 : 1)).toEqual(snapped);
        },
      ),
    );
  });
});
