import type { Rng } from '../../core/rng.ts';
import type { Interval } from '../significance.ts';

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
