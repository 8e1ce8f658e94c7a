/**
 * Decides between two languages for each token of a text by its own evidence and that of its neighbours: a chain of two states with a
 * cost for every change, at its best (Viterbi 1967). A token that tells nothing has the language of those around it.
 *
 * @param scores of each token a logarithm of odds: above 0 for the second language.
 * @param change how unlikely it is that the next token is in the other language: a logarithm.
 * @returns of each token whether it is in the second language.
 */
export function chainLanguages(scores: readonly number[], change: number): readonly boolean[] {
  const { length } = scores;
  // Half of the evidence on either side, so that what is best for one language is worst for the other.
  const stays = new Uint8Array(2 * length);
  let [first, second] = [0, 0];
  for (let i = 0; i < length; i++) {
    const half = (scores[i] as number) / 2;
    const [fromFirst, fromSecond] = [first, second];
    stays[2 * i] = fromFirst >= fromSecond - change ? 1 : 0;
    stays[2 * i + 1] = fromSecond >= fromFirst - change ? 1 : 0;
    first = Math.max(fromFirst, fromSecond - change) - half;
    second = Math.max(fromSecond, fromFirst - change) + half;
  }
  const found: boolean[] = Array.from({ length }, () => false);
  let isSecond = second > first;
  for (let i = length - 1; i >= 0; i--) {
    found[i] = isSecond;
    if (stays[2 * i + (isSecond ? 1 : 0)] === 0) isSecond = !isSecond;
  }
  return found;
}
