import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import type { LabelCounts } from '../../src/evaluate/counts.ts';
import { bootstrapDifference, bootstrapInterval, sumRuns, testRandomisation } from '../../src/evaluate/significance.ts';

type Five = readonly [number, number, number, number, number];
interface Case {
  readonly first: readonly Five[];
  readonly second: readonly Five[];
  readonly difference: number;
  readonly p: number;
  readonly interval: readonly [number, number];
  readonly 'difference interval': readonly [number, number];
}

const { cases } = JSON.parse(
  readFileSync(new URL('../fixtures/scores/significance.json', import.meta.url), 'utf8'),
) as {
  cases: readonly Case[];
};

const unit = ([correct, incorrect, partial, missed, spurious]: Five): LabelCounts => ({
  correct,
  incorrect,
  partial,
  missed,
  spurious,
});
const units = (all: readonly Five[]) => all.map(unit);
const options = (seed = 13) => ({ rng: createRng(seed) });

const unitArbitrary = fc.tuple(fc.nat(5), fc.nat(2), fc.nat(2), fc.nat(3), fc.nat(3)).map(unit);
const pairsArbitrary = fc.array(fc.tuple(unitArbitrary, unitArbitrary), { maxLength: 12 });

describe('testRandomisation', () => {
  it("comes near SciPy's exact permutation test", () => {
    expect(cases.some(({ p }) => p < 0.05)).toBe(true);
    expect(cases.some(({ p }) => p > 0.2)).toBe(true);
    for (const one of cases) {
      const result = testRandomisation(units(one.first), units(one.second), options());
      expect(result.difference).toBeCloseTo(one.difference, 9);
      expect(result.trials).toBe(10_000);
      // Five standard deviations of 10,000 draws.
      expect(Math.abs(result.p - one.p)).toBeLessThan(5 * Math.sqrt((one.p * (1 - one.p)) / 10_000) + 1e-3);
    }
  });

  it('swaps every unit independently, however many there are', () => {
    // Precision of 62 units of 100 predictions. Two units, far apart, differ by 100 hits, 60 by one, half of them either way.
    // The observed difference, 200 hits, is reached where the two great ones have one side (1/2) and the small ones do not
    // pull the other way: their sum is at least 0 with probability (1 + C(60, 30) / 2^60) / 2.
    const hits = (correct: number) => unit([correct, 0, 0, 0, 100 - correct]);
    const great = (i: number) => i === 30 || i === 61;
    const first = Array.from({ length: 62 }, (_, i) => hits(great(i) ? 0 : 50 + (i % 2)));
    const second = Array.from({ length: 62 }, (_, i) => hits(great(i) ? 100 : 51 - (i % 2)));
    let middle = 1;
    for (let k = 1; k <= 30; k++) middle *= (30 + k) / k / 4;
    const { p, difference } = testRandomisation(first, second, { ...options(), statistic: 'precision' });
    expect(difference).toBeCloseTo(200 / 6200, 12);
    expect(Math.abs(p - (1 + middle) / 4)).toBeLessThan(0.02);
  });

  it('gives the same p for the same seed, and another for another', () => {
    const [one] = cases;
    const p = (seed: number) => testRandomisation(units(one!.first), units(one!.second), options(seed)).p;
    expect(p(1)).toBe(p(1));
    expect(p(1)).not.toBe(p(2));
  });

  it('gives 1 to systems that do alike, with or without units', () => {
    const alike = units(cases[0]!.first);
    expect(testRandomisation(alike, alike, options())).toMatchObject({ difference: 0, p: 1 });
    expect(testRandomisation([], [], options())).toMatchObject({ difference: 0, p: 1 });
  });

  it('never says 0: the correction counts the observed assignment', () => {
    const worse = Array.from({ length: 60 }, () => unit([1, 0, 0, 4, 4]));
    const better = Array.from({ length: 60 }, () => unit([5, 0, 0, 0, 0]));
    expect(testRandomisation(worse, better, { ...options(), trials: 999 }).p).toBe(1 / 1000);
  });

  it('does not mind which system comes first, but for the sign', () => {
    fc.assert(
      fc.property(pairsArbitrary, fc.constantFrom('precision', 'recall', 'f1'), (pairs, statistic) => {
        const first = pairs.map(([a]) => a);
        const second = pairs.map(([, b]) => b);
        const there = testRandomisation(first, second, { ...options(), trials: 50, statistic });
        const back = testRandomisation(second, first, { ...options(), trials: 50, statistic });
        expect(back.p).toBe(there.p);
        expect(back.difference).toBeCloseTo(-there.difference, 12);
      }),
    );
  });

  it('refuses units that do not pair and trials that are none', () => {
    expect(() => testRandomisation(units(cases[0]!.first), [], options())).toThrow(/do not pair/);
    expect(() => testRandomisation([], [], { ...options(), trials: 0 })).toThrow(TypeError);
  });
});

describe('bootstrap intervals', () => {
  it("come near SciPy's percentile intervals", () => {
    for (const one of cases) {
      const own = bootstrapInterval(units(one.first), { ...options(), level: 0.9 });
      expect(Math.abs(own.low - one.interval[0])).toBeLessThan(0.012);
      expect(Math.abs(own.high - one.interval[1])).toBeLessThan(0.012);
      const both = bootstrapDifference(units(one.first), units(one.second), { ...options(), level: 0.9 });
      expect(both.estimate).toBeCloseTo(one.difference, 9);
      expect(Math.abs(both.low - one['difference interval'][0])).toBeLessThan(0.012);
      expect(Math.abs(both.high - one['difference interval'][1])).toBeLessThan(0.012);
    }
  });

  it('widen with the level, and are the figure itself where units are alike or none', () => {
    const own = units(cases[1]!.first);
    const narrow = bootstrapInterval(own, { ...options(), trials: 500, level: 0.5 });
    const wide = bootstrapInterval(own, { ...options(), trials: 500, level: 0.99 });
    expect(wide.low).toBeLessThan(narrow.low);
    expect(wide.high).toBeGreaterThan(narrow.high);
    const same = Array.from({ length: 9 }, () => unit([3, 0, 0, 1, 0]));
    const point = bootstrapInterval(same, { ...options(), trials: 20, statistic: 'recall' });
    expect([point.estimate, point.low, point.high]).toEqual([0.75, 0.75, 0.75]);
    expect(bootstrapInterval([], options())).toMatchObject({ estimate: 1, low: 1, high: 1 });
    expect(() => bootstrapInterval(own, { ...options(), level: 95 })).toThrow(/between 0 and 1/);
  });

  it('of a difference are 0 where the systems do alike, however different the units', () => {
    const own = units(cases[2]!.first);
    expect(bootstrapDifference(own, own, { ...options(), trials: 100 })).toMatchObject({ low: 0, high: 0 });
  });
});

describe('sumRuns', () => {
  it('adds up unit by unit', () => {
    const one = [unit([1, 0, 0, 2, 0]), unit([0, 1, 0, 0, 0])];
    const two = [unit([2, 0, 0, 1, 4]), unit([0, 0, 3, 0, 0])];
    expect(sumRuns([one, two])).toEqual([unit([3, 0, 0, 3, 4]), unit([0, 1, 3, 0, 0])]);
    expect(sumRuns([one])).toEqual(one);
    expect(sumRuns([])).toEqual([]);
    expect(() => sumRuns([one, one.slice(1)])).toThrow(TypeError);
  });
});
