import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonWords } from '../../../src/evaluate/audit/common-words.ts';

const common = (own: readonly number[], other: readonly number[]) => [...commonWords(Int32Array.from(own), Int32Array.from(other))]; // prettier-ignore

it.each([
  [
    [1, 2, 3],
    [1, 9, 3],
    [1, 0, 1],
  ],
  [
    [1, 2, 2, 3],
    [2, 3],
    [0, 0, 1, 1],
  ],
  [
    [5, 1, 5, 2, 5, 3, 5],
    [5, 7, 5, 8, 8, 5, 9, 5],
    [1, 0, 1, 0, 1, 0, 1],
  ],
  [[], [1], []],
])('of %j and %j', (own, other, expected) => {
  expect(common(own, other)).toEqual(expected);
});

it('takes no word for common that the other has not in that order', () => {
  const words = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 });
  fc.assert(
    fc.property(words, words, (own, other) => {
      let at = 0;
      for (const [i, isCommon] of common(own, other).entries()) {
        if (isCommon === 0) continue;
        at = other.indexOf(own[i] as number, at) + 1;
        expect(at).toBeGreaterThan(0);
      }
    }),
  );
});

it('is quick with long texts, and finds every change in them', () => {
  const own = Array.from({ length: 200_000 }, (_, i) => (i % 2 === 0 ? i : 1));
  const other = own.flatMap((word, i) => (i % 1000 === 500 ? [-1, -2, -3] : [word]));
  const before = performance.now();
  const found = common(own, other);
  expect(performance.now() - before).toBeLessThan(5000);
  expect(found.flatMap((isCommon, i) => (isCommon === 0 ? [i] : []))).toEqual(own.flatMap((_, i) => (i % 1000 === 500 ? [i] : []))); // prettier-ignore
  const repeated = common(Array.from({ length: 50_000 }, () => 1), Array.from({ length: 50_000 }, (_, i) => 2 + (i % 2))); // prettier-ignore
  expect(repeated.includes(1)).toBe(false);
});
