import { lowerBound } from '../../core/collections.ts';

/**
 * Gradient-boosted regression trees for the logistic loss (Friedman 2001; with Newton steps and L2-regularised leaves as in
 * Chen and Guestrin 2016). Small, without randomness: the same data give the same trees.
 */
export interface BoostedTrees {
  /** Added to the starting score of every row. */
  readonly trees: readonly Tree[];
}

/** Nodes in preorder. Node `i` asks whether `features[i]` is at most `limits[i]`: yes `i + 1`, no `others[i]`. */
export interface Tree {
  /** -1 at a leaf. */
  readonly features: readonly number[];
  /** At a leaf, its value: what is added to the logarithm of the odds. */
  readonly limits: readonly number[];
  readonly others: readonly number[];
}

export interface BoostingOptions {
  readonly trees: number;
  readonly depth: number;
  /** Share of each tree that is taken. */
  readonly rate: number;
  /** L2 penalty of leaf values. */
  readonly penalty: number;
  /** Least sum of p(1 − p) on each side of a split. */
  readonly leastWeight: number;
}

/** Rows of real numbers, column by column. */
export type Columns = readonly Float64Array[];

/** Values are sorted into as many bins at most: splits lie between them. */
const BINS = 64;

/**
 * @param starts the logarithm of the odds of each row, before any tree.
 * @param targets 1 or 0 for each row.
 */
export function trainBoostedTrees(
  columns: Columns,
  targets: Uint8Array,
  starts: Float64Array,
  options: BoostingOptions,
): BoostedTrees {
  const rows = targets.length;
  const table = binColumns(columns, rows);
  const scores = starts.slice();
  const gradients = new Float64Array(rows);
  const weights = new Float64Array(rows);
  const trees: Tree[] = [];
  for (let n = 0; n < options.trees; n++) {
    for (let i = 0; i < rows; i++) {
      const p = sigmoid(scores[i] as number);
      gradients[i] = p - (targets[i] as number);
      weights[i] = p * (1 - p);
    }
    const tree = growTree(table, gradients, weights, options, (members, value) => {
      for (const row of members) scores[row] = (scores[row] as number) + value;
    });
    if (tree.features.length === 1) break;
    trees.push(tree);
  }
  return { trees };
}

/** What the trees add to the logarithm of the odds of a row. */
export function scoreRow({ trees }: BoostedTrees, row: ArrayLike<number>): number {
  let sum = 0;
  for (const { features, limits, others } of trees) {
    let node = 0;
    for (;;) {
      const feature = features[node] as number;
      const limit = limits[node] as number;
      if (feature < 0) {
        sum += limit;
        break;
      }
      node = (row[feature] as number) <= limit ? node + 1 : (others[node] as number);
    }
  }
  return sum;
}

export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The bins of all columns, row by row, so that what a row adds to the histograms of a node is read in one go. */
interface Table {
  readonly width: number;
  /** `rows × width` */
  readonly bins: Uint8Array;
  /** By column: upper ends of the bins but the last. */
  readonly limits: readonly Float64Array[];
}

function binColumns(columns: Columns, rows: number): Table {
  const width = columns.length;
  const bins = new Uint8Array(rows * width);
  const limits = columns.map((values, column) => {
    const ends = findLimits(values);
    for (let row = 0; row < rows; row++) {
      const value = values[row] as number;
      bins[row * width + column] = lowerBound(ends, (end) => end < value);
    }
    return ends;
  });
  return { width, bins, limits };
}

function findLimits(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  const isFew = distinct.length <= BINS;
  const limits: number[] = [];
  for (let b = 1; b < BINS; b++) {
    // Of few values, one a bin; else as many rows in each as can be.
    const limit = isFew ? distinct[b - 1] : sorted[Math.floor((b * sorted.length) / BINS)];
    if (limit === undefined || limit === sorted.at(-1)) break;
    if (limit !== limits.at(-1)) limits.push(limit);
  }
  return Float64Array.from(limits);
}

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

/** Rows of a node, and the sums of their gradients and weights by column and bin, one after the other. */
interface Node {
  readonly members: Uint32Array;
  readonly sums: Float64Array;
}

function growTree(
  table: Table,
  gradients: Float64Array,
  weights: Float64Array,
  options: BoostingOptions,
  onLeaf: (members: Uint32Array, value: number) => void,
): Tree {
  const features: number[] = [];
  const limits: number[] = [];
  const others: number[] = [];
  const grow = ({ members, sums }: Node, depth: number): void => {
    const node = features.length;
    others.push(0);
    const gradient = sumOf(gradients, members);
    const weight = sumOf(weights, members);
    const split = depth < options.depth ? findSplit(table, sums, gradient, weight, options) : undefined;
    if (!split) {
      const value = (options.rate * -gradient) / (weight + options.penalty);
      features.push(-1);
      limits.push(value);
      onLeaf(members, value);
      return;
    }
    const { column, bin } = split;
    features.push(column);
    limits.push((table.limits[column] as Float64Array)[bin] as number);
    const isBelow = (row: number) => (table.bins[row * table.width + column] as number) <= bin;
    const parts = [members.filter(isBelow), members.filter((row) => !isBelow(row))] as const;
    // The sums of the smaller part are added up, those of the larger are what is left.
    const smaller = parts[0].length <= parts[1].length ? 0 : 1;
    const added = addUp(table, parts[smaller], gradients, weights);
    const left = sums.map((sum, i) => sum - (added[i] as number));
    grow({ members: parts[0], sums: smaller === 0 ? added : left }, depth + 1);
    others[node] = features.length;
    grow({ members: parts[1], sums: smaller === 1 ? added : left }, depth + 1);
  };
  const all = gradients.map((_, row) => row);
  const members = Uint32Array.from(all);
  grow({ members, sums: addUp(table, members, gradients, weights) }, 0);
  return { features, limits, others };
}

function addUp({ width, bins }: Table, members: Uint32Array, gradients: Float64Array, weights: Float64Array) {
  const sums = new Float64Array(2 * BINS * width);
  for (let m = 0; m < members.length; m++) {
    const row = members[m] as number;
    const gradient = gradients[row] as number;
    const weight = weights[row] as number;
    for (let column = 0, from = row * width; column < width; column++) {
      const at = 2 * (BINS * column + (bins[from + column] as number));
      sums[at] = (sums[at] as number) + gradient;
      sums[at + 1] = (sums[at + 1] as number) + weight;
    }
  }
  return sums;
}

/** The split with the largest gain; of equals the first; none where no gain is above 0. */
function findSplit(
  { limits }: Table,
  sums: Float64Array,
  gradient: number,
  weight: number,
  { penalty, leastWeight }: BoostingOptions,
): Split | undefined {
  const worth = (g: number, w: number) => (g * g) / (w + penalty);
  const whole = worth(gradient, weight);
  let best: Split | undefined;
  limits.forEach((ends, column) => {
    let g = 0;
    let w = 0;
    for (let bin = 0; bin < ends.length; bin++) {
      const at = 2 * (BINS * column + bin);
      g += sums[at] as number;
      w += sums[at + 1] as number;
      if (w < leastWeight) continue;
      if (weight - w < leastWeight) break;
      const gain = worth(g, w) + worth(gradient - g, weight - w) - whole;
      if (gain > (best?.gain ?? MIN_GAIN)) best = { column, bin, gain };
    }
  });
  return best;
}

/** Below this a gain is rounding. */
const MIN_GAIN = 1e-6;

function sumOf(values: Float64Array, members: Uint32Array): number {
  let sum = 0;
  for (let m = 0; m < members.length; m++) sum += values[members[m] as number] as number;
  return sum;
}
