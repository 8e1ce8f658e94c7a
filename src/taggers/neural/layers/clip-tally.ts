/** Gathers the norms of an epoch's gradients. */
export interface ClipTally {
  /** @param norm before clipping; `undefined` where the optimiser clips otherwise. */
  add(norm: number | undefined): void;
  /** For the learning curve: `gradientNorm`, the mean, and `clippedShare` of the steps; none without norms. */
  figures(): Readonly<Record<string, number>>;
}

export function createClipTally(limit: number | undefined): ClipTally {
  let [sum, clipped, steps] = [0, 0, 0];
  return {
    add(norm) {
      if (norm === undefined) return;
      sum += norm;
      steps++;
      if (limit !== undefined && norm > limit) clipped++;
    },
    figures: () => (steps === 0 ? {} : { gradientNorm: sum / steps, clippedShare: clipped / steps }),
  };
}
