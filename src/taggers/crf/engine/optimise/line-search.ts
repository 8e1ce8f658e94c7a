/** Sets the gradient at `x` and returns the value. */
export type Evaluate = (x: Float64Array, gradient: Float64Array) => number;

/** Where a search starts; it moves `x`, and leaves there value and gradient. */
export interface Point {
  readonly x: Float64Array;
  readonly gradient: Float64Array;
  value: number;
}

export interface Line {
  readonly evaluate: Evaluate;
  readonly point: Point;
  readonly start: Float64Array;
  readonly direction: Float64Array;
  /** The first step to try. */
  readonly step: number;
  readonly maxTrials: number;
}

/** Why a search found no point. */
type SearchFailure =
  | 'ascent' // the direction does not lead down
  | 'rounding' // the interval of uncertainty cannot be made smaller
  | 'min-step'
  | 'max-step'
  | 'max-trials';

export type SearchResult = { readonly trials: number; readonly step: number } | { readonly failure: SearchFailure };

/** The constants of libLBFGS. */
export const SEARCH = {
  minStep: 1e-20,
  maxStep: 1e20,
  /** Sufficient decrease. */
  decrease: 1e-4,
  /** Curvature. */
  curvature: 0.9,
  /** Relative width of the interval of uncertainty. */
  width: 1e-16,
} as const;

/** What a backtracking search asks of a point: Nocedal and Wright (2006), section 3.1. */
type BacktrackingCondition = 'armijo' | 'wolfe' | 'strong-wolfe';

/** Halves the step until the value has decreased enough, and lengthens it where the slope is still too steep. */
export function backtrack(line: Line, condition: BacktrackingCondition): SearchResult {
  const { evaluate, point, start, direction, maxTrials } = line;
  const slope = dot(point.gradient, direction);
  if (slope > 0) return { failure: 'ascent' };
  const first = point.value;
  let { step } = line;
  for (let trials = 1; ; trials++) {
    setSum(point.x, start, step, direction);
    point.value = evaluate(point.x, point.gradient);
    let factor: number;
    if (point.value > first + step * SEARCH.decrease * slope) {
      factor = 0.5;
    } else {
      if (condition === 'armijo') return { trials, step };
      const here = dot(point.gradient, direction);
      if (here < SEARCH.curvature * slope) factor = 2.1;
      else if (condition === 'wolfe' || here <= -SEARCH.curvature * slope) return { trials, step };
      else factor = 0.5;
    }
    const failure = limits(step, trials, maxTrials);
    if (failure) return { failure };
    step *= factor;
  }
}

/**
 * The backtracking search of OWL-QN: points are projected on the orthant that the start, or where it is 0 the negative
 * pseudo-gradient, lies in. Andrew and Gao (2007), section 3.2.
 *
 * @param line its `evaluate` and value include the L1 term, its gradient does not.
 */
export function backtrackInOrthant(line: Line, pseudoGradient: Float64Array): SearchResult {
  const { evaluate, point, start, direction, maxTrials } = line;
  const { x } = point;
  const first = point.value;
  let { step } = line;
  for (let trials = 1; ; trials++) {
    x.set(start);
    add(x, step, direction);
    let decrease = 0;
    for (let i = 0; i < x.length; i++) {
      const from = start[i] as number;
      const orthant = from === 0 ? -(pseudoGradient[i] as number) : from;
      if ((x[i] as number) * orthant <= 0) x[i] = 0;
      decrease += ((x[i] as number) - from) * (pseudoGradient[i] as number);
    }
    point.value = evaluate(x, point.gradient);
    if (point.value <= first + SEARCH.decrease * decrease) return { trials, step };
    const failure = limits(step, trials, maxTrials);
    if (failure) return { failure };
    step *= 0.5;
  }
}

function limits(step: number, trials: number, maxTrials: number): SearchFailure | undefined {
  if (step < SEARCH.minStep) return 'min-step';
  if (step > SEARCH.maxStep) return 'max-step';
  return trials >= maxTrials ? 'max-trials' : undefined;
}

/** The inner product; four partial sums, added last, so that additions need not wait for each other. */
export function dot(a: Float64Array, b: Float64Array): number {
  const n = a.length;
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    s0 += (a[i] as number) * (b[i] as number);
    s1 += (a[i + 1] as number) * (b[i + 1] as number);
    s2 += (a[i + 2] as number) * (b[i + 2] as number);
    s3 += (a[i + 3] as number) * (b[i + 3] as number);
  }
  for (; i < n; i++) s0 += (a[i] as number) * (b[i] as number);
  return s0 + s1 + (s2 + s3);
}

export function norm(a: Float64Array): number {
  return Math.sqrt(dot(a, a));
}

/** a += factor * b. */
export function add(a: Float64Array, factor: number, b: Float64Array): void {
  for (let i = 0; i < a.length; i++) a[i]! += factor * (b[i] as number);
}

/** to = a + factor * b. */
export function setSum(to: Float64Array, a: Float64Array, factor: number, b: Float64Array): void {
  for (let i = 0; i < to.length; i++) to[i] = (a[i] as number) + factor * (b[i] as number);
}

/** a *= factor. */
export function scale(a: Float64Array, factor: number): void {
  for (let i = 0; i < a.length; i++) a[i]! *= factor;
}
