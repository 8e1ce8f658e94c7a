import type { Rng } from '../../core/rng.ts';

/** The greatest number of years by which an age moves; a child's moves by half of it at most. */
const MAX_SHIFT = 5;

/** First and last age, in whole years, of the categories that a shift does not leave. */
const CHILD: readonly [number, number] = [1, 17];
const ADULT: readonly [number, number] = [18, 120];

/**
 * By how many years ages grow throughout a scope: 1 to 5 either way.
 *
 * Age and date surrogates both take it from here, so that what a document says stays true: an age becomes
 * `age + ageShift(scope, age)`, and a date known to be a birth date moves back by `ageShift(scope, age)` years on top of the
 * date shift common to all dates, where `age` is the age in whole years from that birth date to the document's other
 * dates. Near the border of a category (child 1–17, adult 18–120) the shift is taken the other way, so that a child stays
 * a child; below the age of ten it is at most half the age. In the first year of life nothing moves by years: the shift is 0.
 *
 * @param age the age in years before the shift; without it, or beyond 120, the scope's shift as drawn.
 * @param blurred every shift from -5 to 5, or from -2 to 2 below the age of six, is as likely as another, 0 among them; and ages
 *   below one move as well. So the surrogate leaves eleven (five) ages possible, its own being one.
 */
export function ageShift(scope: Rng, age?: number, blurred = false): number {
  if (blurred) return blurredShift(scope, age);
  const drawn = scope.fork('age-shift').int(2 * MAX_SHIFT);
  const shift = drawn < MAX_SHIFT ? drawn - MAX_SHIFT : drawn - MAX_SHIFT + 1;
  if (age === undefined || age >= ADULT[1] + 1) return shift;
  const whole = Math.floor(age);
  if (whole < 1) return 0;
  const limit = Math.max(1, Math.floor(whole / 2));
  const limited = Math.sign(shift) * Math.min(Math.abs(shift), limit);
  const [first, last] = whole <= CHILD[1] ? CHILD : ADULT;
  return whole + limited >= first && whole + limited <= last ? limited : -limited;
}

/** The last age that moves by {@link CHILD_SHIFT} at most. */
const SMALL_CHILD = 5;
const CHILD_SHIFT = 2;

/** Ages are turned round at the borders of their category, so that no age is cut off to one end of its range. */
function blurredShift(scope: Rng, age: number | undefined): number {
  const place = scope.fork('age-blur').float();
  const whole = Math.floor(age ?? ADULT[1] + 1);
  const reach = whole <= SMALL_CHILD ? CHILD_SHIFT : MAX_SHIFT;
  const shift = Math.floor(place * (2 * reach + 1)) - reach;
  if (whole > ADULT[1]) return shift;
  const [first, last] = whole <= CHILD[1] ? [0, CHILD[1]] : ADULT;
  return whole + shift >= first && whole + shift <= last ? shift : -shift;
}
