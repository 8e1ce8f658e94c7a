import type { Rng } from '../../core/rng.ts';
import type { LabelCounts } from '../../evaluate/counts.ts';
import { testResampled } from '../../evaluate/resampled-t-test.ts';
import { bootstrapMeanDifference, testRandomisation } from '../../evaluate/significance.ts';

/** Below this a difference counts as significant, after correction. */
export const LEVEL = 0.05;

/** How often units swap sides at random in each test. */
const TRIALS = 10_000;

/** What two tests say of a difference between two systems that were each trained several times. */
export interface Tested {
  /** Of the F1 of the summed counts. */
  readonly difference: number;
  /** Would it hold on other units like those tested? */
  readonly pUnits: number;
  /** Would it hold in other trainings? Absent where there is one only. */
  readonly pTrainings?: number;
  /** The larger of the two. Absent where there is one training only: nothing can be said then. */
  readonly p?: number;
}

export interface Compared {
  /** Counts of each unit tested, summed over trainings: by the system compared with, and by the other. */
  readonly units: readonly [readonly LabelCounts[], readonly LabelCounts[]];
  /** Of each training, the F1 of the other less that of the one compared with. */
  readonly differences: readonly number[];
  readonly rng: Rng;
}

/**
 * A difference is taken for real where it is more than the choice of the units tested could make, and more than training anew could
 * make: an intersection-union test (Berger 1982), whose p is the larger of the two.
 *
 * @param compared together, since what they say of how far trainings vary counts for each other.
 * @param share see {@link testResampled}.
 */
export function testBoth(compared: readonly Compared[], share: number): readonly Tested[] {
  const trainings = testResampled(
    compared.map(({ differences }) => differences),
    share,
  );
  return compared.map(({ units: [first, second], rng }, i) => {
    const { difference, p: pUnits } = testRandomisation(first, second, { rng, trials: TRIALS });
    const pTrainings = trainings[i]?.p;
    if (pTrainings === undefined) return { difference, pUnits };
    return { difference, pUnits, pTrainings, p: Math.max(pUnits, pTrainings) };
  });
}

/** A mean difference with a 95 % interval; this is absent of one training: nothing is known of how far trainings vary. */
export interface Gain {
  readonly gain: number;
  readonly low?: number;
  readonly high?: number;
}

/**
 * How large a difference is, over what is tested and over trainings: of the interval of each, the bounds that reach further. Over what is
 * tested by a bootstrap within each test, over trainings by Student's t of their means over the tests.
 *
 * @param tests each with the same trainings in the same order; all count alike.
 */
export function measureGain(tests: readonly Omit<Compared, 'rng'>[], rng: Rng): Gain {
  const [first] = tests;
  if (!first) return { gain: 0 };
  const means = first.differences.map((_, i) => tests.reduce((sum, { differences }) => sum + (differences[i] as number), 0) / tests.length); // prettier-ignore
  const gain = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const trainings = testResampled([means], 0)[0]?.interval;
  if (!trainings) return { gain };
  const units = bootstrapMeanDifference(tests.map((test) => test.units), { rng, trials: TRIALS }); // prettier-ignore
  return { gain, low: Math.min(units.low, trainings[0]), high: Math.max(units.high, trainings[1]) };
}

/**
 * Holm's step-down correction (Holm 1979): p-values that may each be compared with the level, while the chance of any false
 * alarm among all stays below it. In the order given.
 */
export function adjustHolm(values: readonly number[]): readonly number[] {
  const order = values.map((_, i) => i).toSorted((a, b) => (values[a] as number) - (values[b] as number) || a - b);
  const adjusted: number[] = [];
  let highest = 0;
  order.forEach((original, rank) => {
    highest = Math.max(highest, Math.min(1, (values.length - rank) * (values[original] as number)));
    adjusted[original] = highest;
  });
  return adjusted;
}

/** Why a difference is marked, in the words of notes below tables. */
export const BOTH_TESTS =
  'Two tests must agree. Over what is tested: approximate randomisation on micro F1 (Noreen 1989; Yeh 2000), two-sided, 10,000 trials, ' +
  'the counts of a unit added up over trainings. Over trainings: ';

/** Ends the description of the second test. */
export const MODERATED = ', its variance moderated by that of the other comparisons (Smyth 2004)';

export const LARGER_COUNTS =
  'The larger of the two p counts (an intersection-union test, Berger 1982), after Holm’s correction';
