import type { Rng } from '../core/rng.ts';

/** The greatest number of years by which an age moves. */
const MAX_SHIFT = 5;

/** First and last age, in whole years, of the categories that a shift does not leave: infants, children, adults. */
const CATEGORIES: readonly (readonly [number, number])[] = [[0, 1], [2, 17], [18, 120]]; // prettier-ignore

/**
 * By how many years ages grow throughout a scope: 1 to 5 either way.
 *
 * Age and date surrogates both take it from here, so that what a document says stays true: an age becomes
 * `age + ageShift(scope, age)`, and a date known to be a birth date moves back by `ageShift(scope, age)` years on top of the
 * date shift common to all dates, where `age` is the age in whole years from that birth date to the document's other
 * dates. Near the border of a category (infant 0–1, child 2–17, adult 18–120) the shift is taken the other way, so that a
 * child stays a child; an infant's age does not move by years at all, and the shift is 0.
 *
 * @param age the age in years before the shift; without it, or beyond 120, the scope's shift as drawn.
 */
export function ageShift(scope: Rng, age?: number): number {
  const drawn = scope.fork('age-shift').int(2 * MAX_SHIFT);
  const shift = drawn < MAX_SHIFT ? drawn - MAX_SHIFT : drawn - MAX_SHIFT + 1;
  if (age === undefined) return shift;
  const whole = Math.floor(age);
  const category = CATEGORIES.find(([first, last]) => whole >= first && whole <= last);
  if (category === undefined) return shift;
  const [first, last] = category;
  if (last - first < 2 * MAX_SHIFT) return 0;
  return whole + shift >= first && whole + shift <= last ? shift : -shift;
}
