import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { ageMoves, ageShift } from '../../../src/surrogates/persons/age.ts';

const scopes = fc.integer().map((seed) => createRng(seed));

describe('ageShift', () => {
  it('is one to five years either way, and each of the ten occurs', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 500; seed++) seen.add(ageShift(createRng(seed)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
  });

  it.each([
    ['given away', {}, 90],
    ['to train on', { mayStay: true }, 100],
  ])('keeps children children and adults adults, and makes nobody older than people are: %s', (_, draw, oldest) => {
    fc.assert(
      fc.property(scopes, fc.integer({ min: 1, max: 120 }), (scope, age) => {
        const moved = age + ageShift(scope, age, ageMoves(draw));
        expect(moved).not.toBe(age);
        expect(moved >= 18).toBe(age >= 18);
        expect(moved).toBeGreaterThanOrEqual(1);
        expect(moved).toBeLessThanOrEqual(oldest);
      }),
    );
  });

  it('writes no age over 89 as it is where each is drawn anew: as 90, or a lower one', () => {
    const blurred = ageMoves({ document: createRng(1) });
    const released = new Set(Array.from({ length: 300 }, (_, seed) => 93 + ageShift(createRng(seed), 93, blurred)));
    expect(released).toEqual(new Set([88, 89, 90]));
    expect(98 + ageShift(createRng(1), 98, blurred)).toBe(90);
  });

  it('is the same for all ages of a scope away from the borders', () => {
    fc.assert(
      fc.property(scopes, fc.integer({ min: 23, max: 85 }), (scope, age) => {
        expect(ageShift(scope, age)).toBe(ageShift(scope));
      }),
    );
  });

  it('moves a small child by half its age at most', () => {
    fc.assert(
      fc.property(scopes, fc.integer({ min: 2, max: 10 }), (scope, age) => {
        expect(Math.abs(ageShift(scope, age))).toBeLessThanOrEqual(age / 2);
      }),
    );
  });

  it('does not move the first year of life by years', () => {
    expect(ageShift(createRng(1), 0)).toBe(0);
    expect(ageShift(createRng(1), 0.5)).toBe(0);
  });
});
