/** Something measured: of what, what it was like, and how much it was. */
export interface Sample {
  /** Samples of the same group are left out together when the error is measured. */
  readonly group: string;
  readonly features: readonly number[];
  readonly value: number;
}

/** A value to expect, and between which bounds it lies four times in five. */
export interface Expected {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Regression {
  readonly expect: (features: readonly number[]) => Expected;
  /** What is to be expected where nothing is known but that it was measured elsewhere. */
  readonly mean: Expected;
  /** Whether features lie within those of the samples, or little beyond. */
  readonly covers: (features: readonly number[]) => boolean;
  /** What was to be expected of each sample by those of other groups, and what it was. */
  readonly leftOut: readonly { readonly expected: number; readonly value: number }[];
  /** Whether looking at features is worth it; where it is not, the mean is expected. */
  readonly usesFeatures: boolean;
  readonly groups: number;
}

/** Of the variance of standardised features: few groups cannot carry much. */
const RIDGE = 0.3;
/** Four in five lie between. */
const BOUNDS = [0.1, 0.9] as const;

/**
 * Fits a ridge regression, and tells its error by leaving out one group at a time. Bounds are of these errors, so they hold for a group
 * like those seen.
 *
 * @throws TypeError where there are fewer than three groups.
 */
export function fitRegression(samples: readonly Sample[]): Regression {
  const groups = [...new Set(samples.map(({ group }) => group))];
  if (groups.length < 3) throw new TypeError('a regression needs three groups');
  const leaveOut = (fit: typeof fitRidge) =>
    groups.flatMap((group) => {
      const predict = fit(samples.filter((sample) => sample.group !== group));
      return samples.filter((sample) => sample.group === group).map(({ features, value }) => ({ expected: predict(features), value })); // prettier-ignore
    });
  const [ridge, mean] = [leaveOut(fitRidge), leaveOut(fitMean)];
  const usesFeatures = meanError(ridge) < meanError(mean);
  const predict = (usesFeatures ? fitRidge : fitMean)(samples);
  const leftOut = usesFeatures ? ridge : mean;
  const within = (value: number, errorsOf: Regression['leftOut']): Expected => {
    const errors = errorsOf.map((each) => each.value - each.expected).toSorted((a, b) => a - b);
    const [low, high] = BOUNDS.map((bound) => errors[Math.round(bound * (errors.length - 1))] as number) as [number, number]; // prettier-ignore
    return { value, low: value + Math.min(low, 0), high: value + Math.max(high, 0) };
  };
  const ends = endsOf(samples);
  return {
    expect: (features) => within(predict(features), leftOut),
    mean: within(fitMean(samples)([]), mean),
    covers: (features) =>
      features.every((x, j) => {
        const [least, most] = ends[j] as Ends;
        return x >= least - BEYOND * (most - least) && x <= most + BEYOND * (most - least);
      }),
    leftOut,
    usesFeatures,
    groups: groups.length,
  };
}

/** So much of the range that was seen may lie beyond it. */
const BEYOND = 0.25;

type Ends = readonly [least: number, most: number];

const endsOf = (samples: readonly Sample[]): readonly Ends[] =>
  (samples[0]?.features ?? []).map((_, j) => {
    const column = samples.map(({ features }) => features[j] as number);
    return [Math.min(...column), Math.max(...column)];
  });

type Predict = (features: readonly number[]) => number;

function fitMean(samples: readonly Sample[]): Predict {
  const value = meanOf(samples.map((sample) => sample.value));
  return () => value;
}

function fitRidge(samples: readonly Sample[]): Predict {
  const width = samples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, j) => samples.map(({ features }) => features[j] as number));
  const means = columns.map(meanOf);
  const spreads = columns.map(
    (column, j) => Math.sqrt(meanOf(column.map((x) => (x - (means[j] as number)) ** 2))) || 1,
  );
  const ends = endsOf(samples);
  // No further than was seen: the corpora of the records are nearly of one size, and what is beyond it tells nothing.
  const scale = (features: readonly number[]) =>
    features.map((x, j) => {
      const [least, most] = ends[j] as Ends;
      return (Math.max(least, Math.min(most, x)) - (means[j] as number)) / (spreads[j] as number);
    });
  const rows = samples.map(({ features }) => scale(features));
  const middle = meanOf(samples.map(({ value }) => value));
  const matrix = Array.from(
    { length: width },
    (_, i) =>
    Array.from({ length: width }, (_n, j) => meanOf(rows.map((row) => (row[i] as number) * (row[j] as number))) + (i === j ? RIDGE : 0)), // prettier-ignore
  );
  const right = Array.from({ length: width }, (_, i) => meanOf(rows.map((row, k) => (row[i] as number) * ((samples[k] as Sample).value - middle)))); // prettier-ignore
  const weights = solve(matrix, right);
  const values = samples.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Nor a value beyond those that were seen: a loss that no sample had is none that they tell of.
  return (features) => Math.max(least, Math.min(most, middle + scale(features).reduce((sum, x, j) => sum + x * (weights[j] as number), 0))); // prettier-ignore
}

/** Solves a system whose matrix is symmetric and positive definite, by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (const [i, row] of rows.entries()) {
    for (const other of rows.slice(i + 1)) {
      const factor = (other[i] as number) / (row[i] as number);
      for (let j = i; j < other.length; j++) other[j] = (other[j] as number) - factor * (row[j] as number);
    }
  }
  const x: number[] = [];
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    let sum = row[rows.length] as number;
    for (let j = i + 1; j < rows.length; j++) sum -= (row[j] as number) * (x[j] as number);
    x[i] = sum / (row[i] as number);
  }
  return x;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean distance of what was to be expected from what was. */
export function meanError(leftOut: Regression['leftOut'], scale = (value: number) => value): number {
  return meanOf(leftOut.map(({ expected, value }) => Math.abs(scale(expected) - scale(value))));
}
