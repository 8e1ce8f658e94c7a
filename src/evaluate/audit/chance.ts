import type { Rng } from '../../core/rng.ts';
import type { Interval } from '../significance.ts';

/** How often something came about by chance in draws that are known to be independent of the source. */
export interface ChanceSample {
  /** Draws, and those that met the source. */
  readonly draws: number;
  readonly met: number;
  /**
   * How much more the number of those met varies from document to document than a Poisson variable does: Pearson's statistic
   * by its degrees of freedom, at least 1. Dates of one document move together, so that they meet together.
   */
  readonly dispersion: number;
}

interface ChanceVerdict {
  /** rate × mentions. */
  readonly expected: number;
  /** The largest number that chance still gives at the level asked for. */
  readonly bound: number;
  readonly isAbove: boolean;
}

/**
 * Judges an observed number against chance. The observed number is taken for a Poisson variable whose rate is known from the
 * sample only; with Jeffreys' prior its predictive distribution is negative binomial, and with many draws Poisson again
 * (Gelman et al., Bayesian Data Analysis, section 2.6). Overdispersion scales both, as in quasi-Poisson regression (McCullagh
 * and Nelder 1989, section 6.2.3).
 *
 * @param of how many mentions were looked at.
 * @param level such as 0.99.
 */
export function judgeChance(observed: number, of: number, sample: ChanceSample, level: number): ChanceVerdict {
  const { draws, met, dispersion } = sample;
  if (draws <= 0) throw new TypeError('chance cannot be judged without draws');
  const expected = (met / draws) * of;
  if (of === 0) return { expected: 0, bound: 0, isAbove: observed > 0 };
  const quantile = negativeBinomialQuantile(met / dispersion + 0.5, draws / (draws + of), level);
  const bound = Math.min(of, Math.ceil(quantile * dispersion));
  return { expected, bound, isAbove: observed > bound };
}

/** The least k with P(X ≤ k) ≥ level, where X counts the failures before `size` successes of probability `success`. */
function negativeBinomialQuantile(size: number, success: number, level: number): number {
  const failure = Math.log(1 - success);
  const mean = (size * (1 - success)) / success;
  let log = size * Math.log(success);
  let sum = Math.exp(log);
  let k = 0;
  while (sum < level && k < 1e9) {
    log += Math.log((size + k) / (k + 1)) + failure;
    sum += Math.exp(log);
    k++;
    // Rounding may keep the sum below a level close to 1.
    if (k > mean && log < -60) break;
  }
  return k;
}

/** Adds up a sample document by document, and how it varies. */
export function createChanceSample() {
  const units: (readonly [draws: number, met: number])[] = [];
  let draws = 0;
  let met = 0;
  return {
    add(unitDraws: number, unitMet: number): void {
      units.push([unitDraws, unitMet]);
      draws += unitDraws;
      met += unitMet;
    },
    get draws() {
      return draws;
    },
    result(): ChanceSample {
      const rate = draws === 0 ? 0 : met / draws;
      if (rate === 0 || units.length < 2) return { draws, met, dispersion: 1 };
      let pearson = 0;
      for (const [n, x] of units) pearson += n === 0 ? 0 : (x - rate * n) ** 2 / (rate * n);
      return { draws, met, dispersion: Math.max(1, pearson / (units.length - 1)) };
    },
  };
}

/**
 * The area under the ROC curve: the probability that a member scores higher than a non-member, ties counting half
 * (Mann-Whitney), with a percentile bootstrap interval; members and non-members are drawn with replacement, each by themselves.
 *
 * @throws TypeError where one side is empty.
 */
export function bootstrapAuc(
  members: readonly number[],
  others: readonly number[],
  { rng, trials = 1000, level = 0.95 }: { readonly rng: Rng; readonly trials?: number; readonly level?: number },
): Interval {
  if (members.length === 0 || others.length === 0) throw new TypeError('an AUC needs scores on either side');
  // Ranks once: a trial then only counts how often each score was drawn.
  const scores = [...new Set([...members, ...others])].toSorted((a, b) => a - b);
  const rankOf = new Map(scores.map((score, rank) => [score, rank]));
  const ranksOf = (list: readonly number[]) => Int32Array.from(list, (score) => rankOf.get(score) as number);
  const memberRanks = ranksOf(members);
  const otherRanks = ranksOf(others);
  const inside = new Int32Array(scores.length);
  const outside = new Int32Array(scores.length);
  const area = (draw: (ranks: Int32Array, index: number) => number): number => {
    inside.fill(0);
    outside.fill(0);
    for (let i = 0; i < memberRanks.length; i++) increase(inside, draw(memberRanks, i));
    for (let i = 0; i < otherRanks.length; i++) increase(outside, draw(otherRanks, i));
    let below = 0;
    let sum = 0;
    for (let rank = 0; rank < scores.length; rank++) {
      const tied = outside[rank] as number;
      sum += (inside[rank] as number) * (below + tied / 2);
      below += tied;
    }
    return sum / (memberRanks.length * otherRanks.length);
  };
  const estimate = area((ranks, index) => ranks[index] as number);
  const drawn = new Float64Array(trials);
  for (let trial = 0; trial < trials; trial++) drawn[trial] = area((ranks) => rng.pick(ranks));
  drawn.sort();
  const at = (share: number) => drawn[Math.round(share * (trials - 1))] as number;
  return { estimate, low: at((1 - level) / 2), high: at((1 + level) / 2), level, trials };
}

function increase(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}
