const SLOTS = 1 << 16;

/** False where the word that stands in a range of a text, whatever its case, is certainly none of a list. */
export type WordFilter = (text: string, start: number, end: number) => boolean;

/**
 * Tells of most words at once that they are none of a list, by their length, first and last two letters. Looking a word up in
 * a Map means to make a string of it and to read all of it; nine of ten words of a text can be spared that.
 *
 * @param words in lower case.
 */
export function createWordFilter(words: Iterable<string>): WordFilter {
  const known = new Uint8Array(SLOTS);
  for (const word of words) known[slotOf(word, 0, word.length)] = 1;
  return (text, start, end) => known[slotOf(text, start, end)] === 1;
}

function slotOf(text: string, start: number, end: number): number {
  const length = end - start;
  if (length < 2) return length === 0 ? 0 : text.charCodeAt(start) & 31;
  // The five low bits of a letter are the same in either case.
  const first = ((text.charCodeAt(start) & 31) << 5) | (text.charCodeAt(start + 1) & 31);
  const last = ((text.charCodeAt(end - 2) & 31) << 5) | (text.charCodeAt(end - 1) & 31);
  return (Math.imul((length << 20) | (first << 10) | last, 0x9e3779b1) >>> 16) & (SLOTS - 1);
}
