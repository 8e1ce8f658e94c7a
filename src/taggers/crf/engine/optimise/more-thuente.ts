import { SEARCH, type Line, type SearchResult, dot, setSum } from './line-search.ts';

/** A step, the function's value there, and its slope. */
interface Trial {
  readonly step: number;
  readonly value: number;
  readonly slope: number;
}

/** The interval of uncertainty: its better end, the other, and whether it brackets a minimum. */
interface Interval {
  readonly best: Trial;
  readonly other: Trial;
  readonly bracketed: boolean;
}

/**
 * The line search of Moré and Thuente (1994), "Line search algorithms with guaranteed sufficient decrease", ACM TOMS 20(3):
 * section 2 for the search, section 4 for the choice of trial steps. Stops at a step that satisfies the strong Wolfe conditions.
 */
export function searchMoreThuente(line: Line): SearchResult {
  const { evaluate, point, start, direction, maxTrials } = line;
  const slope = dot(point.gradient, direction);
  if (slope > 0) return { failure: 'ascent' };
  const first = point.value;
  const least = SEARCH.decrease * slope;
  const origin: Trial = { step: 0, value: first, slope };
  let interval: Interval = { best: origin, other: origin, bracketed: false };
  let width: number = SEARCH.maxStep - SEARCH.minStep;
  let widthBefore = 2 * width;
  let auxiliary = true;
  let outOfBounds = false;
  let { step } = line;
  for (let trials = 1; ; trials++) {
    const { best, other, bracketed } = interval;
    const low = bracketed ? Math.min(best.step, other.step) : best.step;
    const high = bracketed ? Math.max(best.step, other.step) : step + 4 * (step - best.step);
    step = Math.min(Math.max(step, SEARCH.minStep), SEARCH.maxStep);
    const outside = bracketed && (step <= low || high <= step || outOfBounds);
    const narrow = bracketed && high - low <= SEARCH.width * high;
    // Where it must end, it ends with the best step so far.
    if (outside || narrow || (bracketed && trials >= maxTrials)) step = best.step;
    setSum(point.x, start, step, direction);
    point.value = evaluate(point.x, point.gradient);
    const trial: Trial = { step, value: point.value, slope: dot(point.gradient, direction) };
    const enough = first + step * least;
    if (outside || narrow) return { failure: 'rounding' };
    if (step === SEARCH.maxStep && trial.value <= enough && trial.slope <= least) return { failure: 'max-step' };
    if (step === SEARCH.minStep && (enough < trial.value || least <= trial.slope)) return { failure: 'min-step' };
    if (trials >= maxTrials) return { failure: 'max-trials' };
    if (trial.value <= enough && Math.abs(trial.slope) <= -SEARCH.curvature * slope) return { trials, step };
    if (auxiliary && trial.value <= enough && trial.slope >= Math.min(SEARCH.decrease, SEARCH.curvature) * slope) {
      auxiliary = false;
    }
    // The function less `least * step` is searched while it is lower but not by enough: section 2, psi.
    const tilt = auxiliary && enough < trial.value && trial.value <= best.value ? least : 0;
    const tilted = {
      best: lean(best, tilt),
      other: lean(other, tilt),
      bracketed,
    };
    const choice = chooseTrial(tilted, lean(trial, tilt), low, high);
    outOfBounds = choice === undefined;
    if (choice) {
      const { interval: chosen } = choice;
      interval = { best: lean(chosen.best, -tilt), other: lean(chosen.other, -tilt), bracketed: chosen.bracketed };
      step = choice.step;
    }
    if (interval.bracketed) {
      const now = Math.abs(interval.other.step - interval.best.step);
      if (now >= 0.66 * widthBefore) step = interval.best.step + 0.5 * (interval.other.step - interval.best.step);
      widthBefore = width;
      width = now;
    }
  }
}

/** A trial of the function less `tilt * step`. */
function lean(trial: Trial, tilt: number): Trial {
  return { step: trial.step, value: trial.value - tilt * trial.step, slope: trial.slope - tilt };
}

/**
 * The next step to try, and the interval with the trial in it: section 4, cases 1 to 4.
 *
 * @returns nothing where rounding has put the trial outside the interval.
 */
function chooseTrial(
  { best, other, bracketed }: Interval,
  trial: Trial,
  low: number,
  high: number,
): { readonly step: number; readonly interval: Interval } | undefined {
  if (bracketed) {
    const inside = Math.min(best.step, other.step) < trial.step && trial.step < Math.max(best.step, other.step);
    if (!inside || best.slope * (trial.step - best.step) >= 0 || high < low) return undefined;
  }
  const opposite = trial.slope * Math.sign(best.slope) < 0;
  const higher = trial.value > best.value;
  const brackets = bracketed || higher || opposite;
  let step: number;
  let cautious = false;
  if (higher) {
    cautious = true;
    const cubic = cubicMinimum(best, trial);
    const quadratic = quadraticMinimum(best, trial);
    const nearer = Math.abs(cubic - best.step) < Math.abs(quadratic - best.step);
    step = nearer ? cubic : cubic + 0.5 * (quadratic - cubic);
  } else if (opposite) {
    const cubic = cubicMinimum(best, trial);
    const secant = secantMinimum(best, trial);
    step = Math.abs(cubic - trial.step) > Math.abs(secant - trial.step) ? cubic : secant;
  } else if (Math.abs(trial.slope) < Math.abs(best.slope)) {
    cautious = true;
    const cubic = cubicBeyond(best, trial, low, high);
    const secant = secantMinimum(best, trial);
    const cubicNearer = Math.abs(trial.step - cubic) < Math.abs(trial.step - secant);
    step = cubicNearer === bracketed ? cubic : secant;
  } else if (bracketed) {
    step = cubicMinimum(trial, other);
  } else {
    step = best.step < trial.step ? high : low;
  }
  const interval: Interval = higher
    ? { best, other: trial, bracketed: brackets }
    : { best: trial, other: opposite ? best : other, bracketed: brackets };
  step = Math.max(Math.min(step, high), low);
  if (brackets && cautious) {
    const bound = interval.best.step + 0.66 * (interval.other.step - interval.best.step);
    step = interval.best.step < interval.other.step ? Math.min(step, bound) : Math.max(step, bound);
  }
  return { step, interval };
}

/** The minimum of the cubic through two trials with their slopes. */
function cubicMinimum(u: Trial, v: Trial): number {
  const { theta, gamma } = cubic(u, v, false);
  const signed = v.step < u.step ? -gamma : gamma;
  const r = (signed - u.slope + theta) / (signed - u.slope + signed + v.slope);
  return u.step + r * (v.step - u.step);
}

/** The minimum of the same cubic if it lies beyond v, else the end of the range in its direction. */
function cubicBeyond(u: Trial, v: Trial, low: number, high: number): number {
  const { theta, gamma, ratio } = cubic(u, v, true);
  const signed = u.step < v.step ? -gamma : gamma;
  const r = (signed - v.slope + theta) / (signed - v.slope + signed + u.slope);
  if (r < 0 && signed !== 0) return v.step - r * (v.step - u.step);
  return ratio < 0 ? high : low;
}

function cubic(u: Trial, v: Trial, clamp: boolean): { theta: number; gamma: number; ratio: number } {
  const theta = ((u.value - v.value) * 3) / (v.step - u.step) + u.slope + v.slope;
  const s = Math.max(Math.abs(theta), Math.abs(u.slope), Math.abs(v.slope));
  const ratio = theta / s;
  const square = ratio * ratio - (u.slope / s) * (v.slope / s);
  return { theta, gamma: s * Math.sqrt(clamp ? Math.max(0, square) : square), ratio };
}

/** The minimum of the parabola through two trials with the slope of the first. */
function quadraticMinimum(u: Trial, v: Trial): number {
  const width = v.step - u.step;
  return u.step + (u.slope / ((u.value - v.value) / width + u.slope) / 2) * width;
}

/** The minimum of the parabola with the slopes of both. */
function secantMinimum(u: Trial, v: Trial): number {
  return v.step + (v.slope / (v.slope - u.slope)) * (u.step - v.step);
}
