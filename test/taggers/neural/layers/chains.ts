/** Scores of a linear chain as nested lists. */
export interface Chain {
  readonly transitions: readonly (readonly number[])[];
  readonly start: readonly number[];
  readonly end: readonly number[];
}

/** All taggings of a sequence. */
export function allPaths(length: number, labels: number): number[][] {
  let paths: number[][] = [[]];
  for (let t = 0; t < length; t++) {
    paths = paths.flatMap((path) => Array.from({ length: labels }, (_, tag) => [...path, tag]));
  }
  return paths;
}

export function scoreOf(path: readonly number[], scores: readonly (readonly number[])[], chain: Chain): number {
  let score = 0;
  path.forEach((tag, t) => {
    score += scores[t]?.[tag] as number;
    const before = path[t - 1];
    score += (before === undefined ? chain.start[tag] : chain.transitions[before]?.[tag]) as number;
  });
  return score + (chain.end[path.at(-1) as number] as number);
}
