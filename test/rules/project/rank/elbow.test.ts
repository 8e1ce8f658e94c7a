import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findElbow } from '../../../../src/rules/project/rank/rank.ts';

const falling = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 })
  .map((values) => values.toSorted((a, b) => b - a));

describe('the elbow', () => {
  it.each([
    [[10, 8, 6, 2, 2, 2, 2, 2], 3],
    [[100, 50, 25, 12, 6, 3, 2, 1], 2],
    [[9, 1, 1, 1], 1],
  ])('of %j is at %i', (values, at) => {
    expect(findElbow(values)).toBe(at);
  });

  it.each([[[]], [[3]], [[3, 1]], [[4, 4, 4, 4]], [[4, 3, 2, 1]], [[9, 9, 9, 1]], [[0.3, 0.2, 0.1]]])(
    'is nowhere in %j, which never falls below its chord',
    (values) => {
      expect(findElbow(values)).toBeUndefined();
    },
  );

  it('does not move when values are scaled and shifted by powers of two', () => {
    fc.assert(
      fc.property(falling, (values) => {
        expect(findElbow(values.map((value) => 8 * value + 64))).toBe(findElbow(values));
      }),
    );
  });

  it('is the point with the greatest perpendicular distance below the chord', () => {
    fc.assert(
      fc.property(falling, (values) => {
        const n = values.length - 1;
        const [first, last] = [values[0] ?? 0, values[n] ?? 0];
        // Signed distance from the line through (0, first) and (n, last), positive below it.
        const distance = (i: number) =>
          (n * (first - (values[i] ?? 0)) - i * (first - last)) / Math.hypot(n, first - last);
        const elbow = findElbow(values);
        const furthest = Math.max(...values.map((_, i) => (n > 0 ? distance(i) : 0)));
        if (elbow === undefined) expect(furthest).toBeLessThan(1e-6);
        else expect(distance(elbow)).toBeCloseTo(furthest, 9);
      }),
    );
  });
});
