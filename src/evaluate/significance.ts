import type { Rng } from '../core/rng.ts';
import { addCounts, creditOf, goldCount, predictedCount, ratiosFrom, type LabelCounts, type Ratios } from './counts.ts';

/** The figure that is compared: computed from the summed counts of all units (micro). */
export type Statistic = keyof Ratios;

export interface SignificanceOptions {
  /** Source of the random assignments. Fork it by what is compared, so that each comparison has its own. */
  readonly rng: Rng;
  /** 10,000 when absent. */
  readonly trials?: number;
  /** `f1` when absent. */
  readonly statistic?: Statistic;
}

export interface RandomisationResult {
  /** The statistic of the second system minus that of the first, as a fraction. */
  readonly difference: number;
  /** Two-sided. */
  readonly p: number;
  readonly trials: number;
}

/** A percentile interval. */
export interface Interval {
  /** The figure of the units as they are. */
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** Such as 0.95. */
  readonly level: number;
  readonly trials: number;
}

/** Sums that decide about a ratio, three numbers a unit. */
interface Units {
  readonly length: number;
  /** credit, predicted, gold of the first unit, then of the second, … */
  readonly sums: Float64Array;
}

/** Differences below this are the same number computed in another order. */
const EPSILON = 1e-12;

/**
 * The counts of several runs of one system (seeds), added up unit by unit, so that a test compares systems rather than runs.
 *
 * @throws TypeError where the runs have not the same number of units.
 */
export function sumRuns(runs: readonly (readonly LabelCounts[])[]): readonly LabelCounts[] {
  const [first = [], ...others] = runs;
  for (const other of others) checkPaired(first, other);
  return first.map((counts, unit) => others.reduce((sum, run) => addCounts(sum, run[unit] as LabelCounts), counts));
}

/**
 * Approximate randomisation (Noreen 1989; Yeh 2000, "More accurate tests for the statistical significance of result
 * differences", section 3.3), paired by unit: in each trial every unit's two outcomes swap sides with probability one half.
 * p is the share of trials in which the absolute difference is at least the observed one, (r + 1) / (trials + 1).
 *
 * @param first the counts of each unit (document, sentence) by one system, and `second` by the other, in the same order.
 * @throws TypeError where they differ in length or there are no trials.
 */
export function testRandomisation(
  first: readonly LabelCounts[],
  second: readonly LabelCounts[],
  options: SignificanceOptions,
): RandomisationResult {
  checkPaired(first, second);
  const { rng, statistic = 'f1' } = options;
  const trials = checkTrials(options.trials);
  const a = toUnits(first);
  const b = toUnits(second);
  const totalA = sumUnits(a);
  const totalB = sumUnits(b);
  const difference = statisticOf(totalB, statistic) - statisticOf(totalA, statistic);
  // Units in which the systems do alike are the same on either side.
  const moves: number[] = [];
  for (let unit = 0; unit < a.sums.length; unit += 3) {
    const move = [0, 1, 2].map((k) => (b.sums[unit + k] as number) - (a.sums[unit + k] as number));
    if (move.some((step) => step !== 0)) moves.push(...move);
  }
  const steps = Float64Array.from(moves);
  const sideA = new Float64Array(3);
  const sideB = new Float64Array(3);
  let atLeast = 0;
  for (let trial = 0; trial < trials; trial++) {
    let credit = 0;
    let predicted = 0;
    let gold = 0;
    let bits = 0;
    let left = 0;
    for (let s = 0; s < steps.length; s += 3) {
      if (left === 0) {
        bits = rng.int(0x40000000);
        left = 30;
      }
      const swap = bits & 1;
      bits >>>= 1;
      left--;
      credit += swap * (steps[s] as number);
      predicted += swap * (steps[s + 1] as number);
      gold += swap * (steps[s + 2] as number);
    }
    sideA[0] = (totalA[0] as number) + credit;
    sideA[1] = (totalA[1] as number) + predicted;
    sideA[2] = (totalA[2] as number) + gold;
    sideB[0] = (totalB[0] as number) - credit;
    sideB[1] = (totalB[1] as number) - predicted;
    sideB[2] = (totalB[2] as number) - gold;
    const drawn = Math.abs(statisticOf(sideB, statistic) - statisticOf(sideA, statistic));
    if (drawn >= Math.abs(difference) - EPSILON) atLeast++;
  }
  return { difference, p: (atLeast + 1) / (trials + 1), trials };
}

/**
 * A bootstrap interval of one system's figure: units drawn with replacement, percentiles with linear interpolation between
 * order statistics (Efron and Tibshirani 1993, chapter 13).
 *
 * @param options.level 0.95 when absent.
 */
export function bootstrapInterval(
  units: readonly LabelCounts[],
  options: SignificanceOptions & { readonly level?: number },
): Interval {
  const { statistic = 'f1' } = options;
  return resample([[toUnits(units)]], ([sums]) => statisticOf(sums?.[0] as Float64Array, statistic), options);
}

/** The same for the difference of two systems, second minus first, on the same drawn units. */
export function bootstrapDifference(
  first: readonly LabelCounts[],
  second: readonly LabelCounts[],
  options: SignificanceOptions & { readonly level?: number },
): Interval {
  return bootstrapMeanDifference([[first, second]], options);
}

/** The same for the mean of such differences over several tests, each of which counts alike; units are drawn within their test. */
export function bootstrapMeanDifference(
  tests: readonly (readonly [first: readonly LabelCounts[], second: readonly LabelCounts[]])[],
  options: SignificanceOptions & { readonly level?: number },
): Interval {
  for (const [first, second] of tests) checkPaired(first, second);
  const { statistic = 'f1' } = options;
  const of = (sums: Float64Array | undefined) => statisticOf(sums as Float64Array, statistic);
  return resample(
    tests.map((test) => test.map(toUnits)),
    (all) => all.reduce((sum, [a, b]) => sum + of(b) - of(a), 0) / all.length,
    options,
  );
}

/** By test, then by system. */
type Sums = readonly (readonly Float64Array[])[];

function resample(
  tests: readonly (readonly Units[])[],
  figure: (sums: Sums) => number,
  options: SignificanceOptions & { readonly level?: number },
): Interval {
  const { rng, level = 0.95 } = options;
  const trials = checkTrials(options.trials);
  if (!(level > 0 && level < 1)) throw new TypeError(`a level lies between 0 and 1, not ${level}`);
  const estimate = figure(tests.map((systems) => systems.map(sumUnits)));
  if (tests.every(([one]) => (one?.length ?? 0) === 0))
    return { estimate, low: estimate, high: estimate, level, trials };
  const sums = tests.map((systems) => systems.map(() => new Float64Array(3)));
  const drawn = new Float64Array(trials);
  for (let trial = 0; trial < trials; trial++) {
    for (let t = 0; t < tests.length; t++)
      resampleTest(tests[t] as readonly Units[], sums[t] as readonly Float64Array[], rng);
    drawn[trial] = figure(sums);
  }
  drawn.sort();
  return { estimate, low: percentile(drawn, (1 - level) / 2), high: percentile(drawn, (1 + level) / 2), level, trials };
}

/** Draws as many units as there are, and adds them up for each system. */
function resampleTest(systems: readonly Units[], sums: readonly Float64Array[], rng: Rng): void {
  for (const sum of sums) sum.fill(0);
  const length = systems[0]?.length ?? 0;
  for (let i = 0; i < length; i++) {
    const at = 3 * rng.int(length);
    for (let s = 0; s < sums.length; s++) {
      const sum = sums[s] as Float64Array;
      const from = (systems[s] as Units).sums;
      sum[0] = (sum[0] as number) + (from[at] as number);
      sum[1] = (sum[1] as number) + (from[at + 1] as number);
      sum[2] = (sum[2] as number) + (from[at + 2] as number);
    }
  }
}

function percentile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (high - low) * (at - below);
}

function toUnits(units: readonly LabelCounts[]): Units {
  const sums = new Float64Array(units.length * 3);
  units.forEach((counts, unit) => {
    sums[3 * unit] = creditOf(counts);
    sums[3 * unit + 1] = predictedCount(counts);
    sums[3 * unit + 2] = goldCount(counts);
  });
  return { length: units.length, sums };
}

function sumUnits({ sums }: Units): Float64Array {
  const total = new Float64Array(3);
  for (let i = 0; i < sums.length; i++) total[i % 3] = (total[i % 3] as number) + (sums[i] as number);
  return total;
}

function statisticOf(sums: Float64Array, statistic: Statistic): number {
  return ratiosFrom(sums[0] as number, sums[1] as number, sums[2] as number)[statistic];
}

function checkPaired(first: readonly LabelCounts[], second: readonly LabelCounts[]): void {
  if (first.length === second.length) return;
  throw new TypeError(`the units do not pair: there are ${first.length} of one and ${second.length} of the other`);
}

function checkTrials(trials = 10_000): number {
  if (!(Number.isSafeInteger(trials) && trials > 0)) {
    throw new TypeError(`the number of trials is a positive whole number, not ${trials}`);
  }
  return trials;
}
