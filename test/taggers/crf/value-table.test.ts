import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createValueTable } from '../../../src/taggers/crf/features/attribute-index.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '|', 'é', '\uD83D', '\uDE00'), maxLength: 4 });
const value = fc.record({
  field: fc.nat(2),
  left: text,
  right: fc.option(text, { nil: undefined }),
});

describe('a table of values', () => {
  it('numbers them as a map of fields and texts does, and finds no others', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 400 }), fc.array(value, { maxLength: 50 }), (values, others) => {
        const table = createValueTable();
        const known = new Map<string, number>();
        const textOf = ({ left, right }: (typeof values)[number]) => (right === undefined ? left : `${left}|${right}`);
        for (const one of values) {
          const key = `${one.field} ${textOf(one)}`;
          if (!known.has(key)) known.set(key, known.size);
          expect(table.intern(one.field, one.left, one.right)).toBe(known.get(key));
        }
        expect(table.size).toBe(known.size);
        for (const one of [...values, ...others]) {
          const number = known.get(`${one.field} ${textOf(one)}`) ?? -1;
          expect(table.find(one.field, one.left, one.right)).toBe(number);
          expect(table.find(one.field, textOf(one))).toBe(number);
          if (number < 0) continue;
          expect(table.fieldOf(number)).toBe(one.field);
          expect(table.textOf(number)).toBe(textOf(one));
        }
      }),
    );
  });

  it('keeps many, and long ones', () => {
    const table = createValueTable();
    const texts = Array.from({ length: 5000 }, (_, i) => `value ${i}`);
    for (const one of texts) table.intern(1, one);
    const long = 'x'.repeat(300_000);
    expect(table.intern(2, `name=${long}`, undefined, 5)).toBe(5000);
    expect(table.textOf(5000)).toBe(long);
    texts.forEach((one, i) => expect(table.find(1, one)).toBe(i));
    expect(table.find(1, long)).toBe(-1);
  });
});
