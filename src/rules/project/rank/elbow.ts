/**
 * The elbow of a falling curve: the place after which more does not add much. It is the point furthest below the chord from the
 * first value to the last one (Satopää et al. 2011, Finding a "Kneedle" in a Haystack, §II and III, whose normalised
 * difference is greatest at the same point: scaling either axis does not move it). Of equally far points the first.
 *
 * @param values never rising.
 * @returns its index; `undefined` where no value is below the chord: a straight line, or fewer than three values.
 */
export function findElbow(values: readonly number[]): number | undefined {
  const last = values.length - 1;
  const first = values[0] ?? 0;
  const fall = first - (values[last] ?? 0);
  let elbow: number | undefined;
  let furthest = fall * 1e-12; // what rounding puts below a straight line is on it
  for (let i = 1; i < last; i++) {
    const below = first - (fall * i) / last - (values[i] as number);
    if (below <= furthest) continue;
    furthest = below;
    elbow = i;
  }
  return elbow;
}
