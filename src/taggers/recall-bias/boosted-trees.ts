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
  const binned = columns.map(binColumn);
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
    const tree = growTree(binned, gradients, weights, options, (members, value) => {
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

interface BinnedColumn {
  /** Upper ends of the bins but the last. */
  readonly limits: Float64Array;
  readonly bins: Uint8Array;
}

function binColumn(values: Float64Array): BinnedColumn {
  const sorted = values.toSorted();
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  const source = distinct.length <= BINS ? distinct : sorted;
  const limits: number[] = [];
  for (let b = 1; b < BINS; b++) {
    // Of few values, one a bin; else as many rows in each as can be.
    const at = source === distinct ? b - 1 : Math.floor((b * source.length) / BINS);
    const limit = source[at];
    if (limit === undefined || limit === sorted.at(-1)) break;
    if (limit !== limits.at(-1)) limits.push(limit);
  }
  const ends = Float64Array.from(limits);
  return { limits: ends, bins: Uint8Array.from(values, (value) => binOf(ends, value)) };
}

function binOf(limits: Float64Array, value: number): number {
  let low = 0;
  let high = limits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (limits[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

function growTree(
  columns: readonly BinnedColumn[],
  gradients: Float64Array,
  weights: Float64Array,
  options: BoostingOptions,
  onLeaf: (members: Uint32Array, value: number) => void,
): Tree {
  const features: number[] = [];
  const limits: number[] = [];
  const others: number[] = [];
  const grow = (members: Uint32Array, depth: number): void => {
    const node = features.length;
    const split = depth < options.depth ? findSplit(columns, members, gradients, weights, options) : undefined;
    others.push(0);
    if (!split) {
      const value = (options.rate * -sumOf(gradients, members)) / (sumOf(weights, members) + options.penalty);
      features.push(-1);
      limits.push(value);
      onLeaf(members, value);
      return;
    }
    const { bins, limits: ends } = columns[split.column] as BinnedColumn;
    features.push(split.column);
    limits.push(ends[split.bin] as number);
    grow(members.filter((row) => (bins[row] as number) <= split.bin), depth + 1); // prettier-ignore
    others[node] = features.length;
    grow(members.filter((row) => (bins[row] as number) > split.bin), depth + 1); // prettier-ignore
  };
  grow(Uint32Array.from(gradients, (_, row) => row), 0); // prettier-ignore
  return { features, limits, others };
}

/** The split with the largest gain; of equals the first; none where no gain is above 0. */
function findSplit(
  columns: readonly BinnedColumn[],
  members: Uint32Array,
  gradients: Float64Array,
  weights: Float64Array,
  { penalty, leastWeight }: BoostingOptions,
): Split | undefined {
  const gradient = sumOf(gradients, members);
  const weight = sumOf(weights, members);
  const worth = (g: number, w: number) => (g * g) / (w + penalty);
  const whole = worth(gradient, weight);
  let best: Split | undefined;
  const sums = new Float64Array(2 * BINS);
  columns.forEach(({ bins, limits }, column) => {
    sums.fill(0);
    for (let m = 0; m < members.length; m++) {
      const row = members[m] as number;
      const at = 2 * (bins[row] as number);
      sums[at] = (sums[at] as number) + (gradients[row] as number);
      sums[at + 1] = (sums[at + 1] as number) + (weights[row] as number);
    }
    let g = 0;
    let w = 0;
    for (let bin = 0; bin < limits.length; bin++) {
      g += sums[2 * bin] as number;
      w += sums[2 * bin + 1] as number;
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
