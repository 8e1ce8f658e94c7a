import type { Rng } from '../core/rng.ts';

/** So many times another is drawn; of the few towns of a country each may be taken. */
const MOST_DRAWS = 40;

/** Of so many draws for each that was seen, and for one that was not, none was new: there is no other. */
const DRAWS_FOR_EACH = 6;
/** Draws widen: of what is near first, then of all. */
const LEAST_DRAWS = 24;

/**
 * Draws until nothing else became the same: two places of a document do not become one.
 *
 * @param taken what was drawn so far, by `keyOf`, with what each replaces; what is drawn is told to it.
 * @param source what is replaced; what it became once it becomes again.
 * @param drawNext is given how many times it was drawn before.
 * @returns `undefined` where all that was drawn is taken.
 */
export function drawApart(
  taken: Map<string, string>,
  source: string,
  drawNext: (again: number) => string | undefined,
  keyOf: (drawn: string) => string = (drawn) => drawn,
): string | undefined {
  let seen: Set<string> | undefined; // most are drawn once
  for (
    let again = 0, same = 0;
    again < MOST_DRAWS && (again < LEAST_DRAWS || same < DRAWS_FOR_EACH * ((seen?.size ?? 0) + 1));
    again++
  ) {
    const drawn = drawNext(again);
    if (drawn === undefined) return undefined;
    const key = keyOf(drawn);
    if (!taken.has(key)) taken.set(key, source);
    if (taken.get(key) === source) return drawn;
    seen ??= new Set();
    same = seen.has(key) ? same + 1 : 0;
    seen.add(key);
  }
  return undefined;
}

/** One of some names, drawn apart from what other places of the document became; from all where it keeps no account or each is taken. */
export function pickApart(
  names: readonly string[],
  source: string,
  rng: Rng,
  taken: Map<string, string> | undefined,
  keyOf: (drawn: string) => string,
): string {
  const drawNext = (again: number) => (again === 0 ? rng : rng.fork('apart', again)).pick(names);
  return (taken && drawApart(taken, source, drawNext, keyOf)) ?? drawNext(0);
}
