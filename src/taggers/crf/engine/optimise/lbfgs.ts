import { PalimpsestError } from '../../../../core/errors.ts';
import {
  backtrack,
  backtrackInOrthant,
  type Evaluate,
  type Point,
  type SearchResult,
  add,
  dot,
  norm,
  scale,
} from './line-search.ts';
import { searchMoreThuente } from './more-thuente.ts';

export const LINE_SEARCHES = ['MoreThuente', 'Backtracking', 'StrongBacktracking'] as const;

/**
 * Moré and Thuente's, or backtracking to a point that satisfies the Wolfe or the strong Wolfe conditions: CRFsuite's names.
 */
export type LineSearch = (typeof LINE_SEARCHES)[number];

/** CRFsuite's settings of L-BFGS. */
export interface LbfgsOptions {
  /** Coefficient of the L1 norm; above 0, OWL-QN is used with its own line search. */
  readonly c1: number;
  /** Pairs kept for the inverse Hessian. */
  readonly memories: number;
  /** Ends when |gradient| / max(1, |x|) is at most this. */
  readonly epsilon: number;
  /** Ends when the value has decreased by less than `delta` of itself in `period` iterations; 0 for never. */
  readonly period: number;
  readonly delta: number;
  readonly lineSearch: LineSearch;
  readonly maxLineSearch: number;
  readonly maxIterations: number;
}

export const LBFGS_DEFAULTS: LbfgsOptions = {
  c1: 0,
  memories: 6,
  epsilon: 1e-5,
  period: 10,
  delta: 1e-5,
  lineSearch: 'MoreThuente',
  maxLineSearch: 20,
  maxIterations: 2147483647,
};

export interface Iteration {
  /** 1-based. */
  readonly step: number;
  /** The objective, with the L1 term. */
  readonly value: number;
  /** |x|. */
  readonly norm: number;
  /** |gradient|, of OWL-QN the pseudo-gradient. */
  readonly gradientNorm: number;
  /** Evaluations of the line search, and the step it took. */
  readonly trials: number;
  readonly stepLength: number;
}

/** Why a minimisation ended. */
export type Ending = 'converged' | 'little-progress' | 'max-iterations' | 'line-search-failed';

/**
 * Minimises a function by L-BFGS (Liu and Nocedal 1989; the two-loop recursion is in Nocedal 1980), with an L1 term by OWL-QN
 * (Andrew and Gao 2007); stopping rules and constants are those of libLBFGS. Yields after each iteration; `x` then holds the
 * point. A line search that fails ends it, with `x` at the last good point.
 *
 * @throws PalimpsestError `crf-diverged` at a value that is no finite number.
 */
export function* minimise(evaluate: Evaluate, x: Float64Array, options: LbfgsOptions): Generator<Iteration, Ending> {
  const { c1, memories, epsilon, period, delta, maxIterations } = options;
  const n = x.length;
  let iteration = 0;
  const objective: Evaluate = (at, gradient) => {
    const value = evaluate(at, gradient) + (c1 > 0 ? c1 * l1(at) : 0);
    if (Number.isFinite(value)) return value;
    throw new PalimpsestError('crf-diverged', `the training objective is ${value} in iteration ${iteration}`, {
      hint: 'use a stronger regularisation (c2), or look for features of very many occurrences in one token',
    });
  };
  const gradient = new Float64Array(n);
  const point: Point = { x, gradient, value: objective(x, gradient) };
  // With an L1 term the descent follows the pseudo-gradient.
  const slope = c1 > 0 ? new Float64Array(n) : gradient;
  if (c1 > 0) setPseudoGradient(slope, x, gradient, c1);
  if (norm(slope) / Math.max(1, norm(x)) <= epsilon) return 'converged';

  const direction = slope.map((g) => -g);
  const start = new Float64Array(n);
  const gradientBefore = new Float64Array(n);
  const pairs: Pair[] = [];
  const values = [point.value];
  let step = 1 / norm(direction);
  for (iteration = 1; ; iteration++) {
    start.set(x);
    gradientBefore.set(gradient);
    const valueBefore = point.value;
    const line = { evaluate: objective, point, start, direction, step, maxTrials: options.maxLineSearch };
    const found: SearchResult =
      c1 > 0
        ? backtrackInOrthant(line, slope)
        : options.lineSearch === 'MoreThuente'
          ? searchMoreThuente(line)
          : backtrack(line, options.lineSearch === 'Backtracking' ? 'wolfe' : 'strong-wolfe');
    if ('failure' in found) {
      x.set(start);
      point.value = valueBefore;
      return 'line-search-failed';
    }
    if (c1 > 0) setPseudoGradient(slope, x, gradient, c1);
    const xNorm = norm(x);
    const gradientNorm = norm(slope);
    yield {
      step: iteration,
      value: point.value,
      norm: xNorm,
      gradientNorm,
      trials: found.trials,
      stepLength: found.step,
    };
    if (gradientNorm / Math.max(1, xNorm) <= epsilon) return 'converged';
    if (period > 0) {
      const past = values[iteration % period];
      if (period <= iteration && ((past as number) - point.value) / point.value < delta) return 'little-progress';
      values[iteration % period] = point.value;
    }
    if (iteration >= maxIterations) return 'max-iterations';
    remember(pairs, memories, x, start, gradient, gradientBefore);
    if ((pairs.at(-1) as Pair).ys === 0) return 'little-progress'; // the step was too short to change anything
    setDirection(direction, slope, pairs);
    if (c1 > 0) {
      for (let i = 0; i < n; i++) if ((direction[i] as number) * (slope[i] as number) >= 0) direction[i] = 0;
    }
    step = 1;
  }
}

/** A step and the difference of gradients it made. */
interface Pair {
  readonly s: Float64Array;
  readonly y: Float64Array;
  ys: number;
  yy: number;
}

/** Appends the newest pair, in the place of the oldest once there are enough. */
function remember(
  pairs: Pair[],
  memories: number,
  x: Float64Array,
  xBefore: Float64Array,
  gradient: Float64Array,
  gradientBefore: Float64Array,
): void {
  const pair =
    pairs.length < memories
      ? { s: new Float64Array(x.length), y: new Float64Array(x.length), ys: 0, yy: 0 }
      : (pairs.shift() as Pair);
  for (let i = 0; i < x.length; i++) {
    pair.s[i] = (x[i] as number) - (xBefore[i] as number);
    pair.y[i] = (gradient[i] as number) - (gradientBefore[i] as number);
  }
  pair.ys = dot(pair.y, pair.s);
  pair.yy = dot(pair.y, pair.y);
  pairs.push(pair);
}

/** direction = -H slope, by the two-loop recursion. */
function setDirection(direction: Float64Array, slope: Float64Array, pairs: readonly Pair[]): void {
  for (let i = 0; i < slope.length; i++) direction[i] = -(slope[i] as number);
  const alphas = new Float64Array(pairs.length);
  for (let k = pairs.length; k-- > 0;) {
    const { s, y, ys } = pairs[k] as Pair;
    const alpha = dot(s, direction) / ys;
    alphas[k] = alpha;
    add(direction, -alpha, y);
  }
  const newest = pairs[pairs.length - 1] as Pair;
  scale(direction, newest.ys / newest.yy);
  for (const [k, { s, y, ys }] of pairs.entries()) {
    add(direction, (alphas[k] as number) - dot(y, direction) / ys, s);
  }
}

function l1(x: Float64Array): number {
  let sum = 0;
  for (const value of x) sum += Math.abs(value);
  return sum;
}

/** The pseudo-gradient of f + c |x|_1: Andrew and Gao (2007), equation 4. */
function setPseudoGradient(to: Float64Array, x: Float64Array, gradient: Float64Array, c: number): void {
  for (let i = 0; i < x.length; i++) {
    const g = gradient[i] as number;
    const at = x[i] as number;
    if (at < 0) to[i] = g - c;
    else if (at > 0) to[i] = g + c;
    else if (g < -c) to[i] = g + c;
    else if (g > c) to[i] = g - c;
    else to[i] = 0;
  }
}
