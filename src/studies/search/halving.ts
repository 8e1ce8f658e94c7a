/** A step of the search: how much of the text, which runs and which pairs its trials are trained on, and how many trials take part. */
export interface Rung {
  readonly fraction: number;
  readonly seeds: readonly number[];
  /** Directions, by name. */
  readonly pairs: readonly string[];
  readonly trials: number;
}

/** What decides of the course of a search. */
export interface Course {
  /** By name, in the order that ties are decided by. */
  readonly trials: readonly string[];
  /** What is trained beside the trials on every rung and on the pairs that judge. */
  readonly riders: readonly string[];
  readonly rungs: readonly Rung[];
  /** Where what was found is judged. */
  readonly judge: Omit<Rung, 'trials'>;
}

/** One training. */
export interface Stand {
  readonly arm: string;
  readonly pair: string;
  readonly fraction: number;
  readonly seed: number;
}

/** The figure of a training that trials are ranked by, or what became of it. */
export type ReadScore = (stand: Stand) => Promise<number | 'failed' | undefined>;

/** How a trial did on a rung: the mean over pairs and seeds. Absent where one of its trainings failed: such a trial goes no further. */
export interface Score {
  readonly arm: string;
  readonly score?: number;
}

export interface Climb {
  /** By rung, those that are done: its trials, the best first, those that failed last. */
  readonly rungs: readonly (readonly Score[])[];
  /** All trainings that are known to be wanted. */
  readonly wanted: readonly Stand[];
  /** Known once all rungs are done; absent too where every trial failed. */
  readonly winner?: string;
}

/** How many of so many go on to each further rung: one of `eta`, rounded up. */
export function sizesOf(trials: number, eta: number, rungs: number): readonly number[] {
  const sizes = [trials];
  while (sizes.length < rungs) sizes.push(Math.ceil((sizes.at(-1) as number) / eta));
  return sizes;
}

/**
 * Successive halving (Jamieson and Talwalkar 2016): all trials are trained on little, the best of them on more, until one is left. It
 * reads what is there and goes as far as that reaches; the pairs that judge are read by nobody here.
 */
export async function climb({ trials, riders, rungs, judge }: Course, read: ReadScore): Promise<Climb> {
  const wanted: Stand[] = [];
  const done: (readonly Score[])[] = [];
  let left = trials;
  for (const rung of rungs) {
    left = left.slice(0, rung.trials);
    const scores: Score[] = [];
    wanted.push(...[...riders, ...left].flatMap((arm) => standsOf(arm, rung)));
    for (const arm of left) {
      const found: (number | 'failed')[] = [];
      for (const stand of standsOf(arm, rung)) {
        const value = await read(stand);
        if (value === undefined) return { rungs: done, wanted };
        found.push(value);
      }
      const values = found.filter((value) => value !== 'failed');
      const isWhole = values.length === found.length;
      scores.push({ arm, ...(isWhole && { score: values.reduce((sum, value) => sum + value, 0) / values.length }) });
    }
    // Sorting is stable: of equals the earlier goes on.
    const ranked = scores.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
    done.push(ranked);
    left = ranked.flatMap(({ arm, score }) => (score === undefined ? [] : [arm]));
  }
  const [winner] = left;
  if (winner === undefined) return { rungs: done, wanted };
  wanted.push(...[...riders, winner].flatMap((arm) => standsOf(arm, judge)));
  return { rungs: done, wanted, winner };
}

const standsOf = (arm: string, { pairs, seeds, fraction }: Omit<Rung, 'trials'>): readonly Stand[] =>
  pairs.flatMap((pair) => seeds.map((seed) => ({ arm, pair, fraction, seed })));

/** Trainings by their share of a full one. */
export function costOf({ riders, rungs, judge }: Course): number {
  const of = ({ pairs, seeds, fraction }: Omit<Rung, 'trials'>) => pairs.length * seeds.length * fraction;
  const search = rungs.reduce((sum, rung) => sum + (rung.trials + riders.length) * of(rung), 0);
  return search + (riders.length + 1) * of(judge);
}
