/** More copies of each document than anybody has use for are a slip: they would run for days. */
export const MOST_COPIES = 10_000;

const LEAST = 2;
const MOST = 5;
/** UTF-16 units that all copies together should have. */
const ENOUGH = 150_000;

/**
 * How many copies a corpus gets where nobody says: few, as PHICON has it (§4.2), but more of a small corpus, whose own sentences the generated
 * text beside them would outnumber by far.
 *
 * @param characters of the whole corpus, in UTF-16 units: of a part of it there would be others.
 * @param isMixed whether the recipe has generated text beside them, also where this run leaves it out: parts of a corpus are augmented without.
 */
export function usualCopies(characters: number, isMixed: boolean): number {
  return isMixed ? Math.max(LEAST, Math.min(MOST, Math.ceil(ENOUGH / characters))) : LEAST;
}
