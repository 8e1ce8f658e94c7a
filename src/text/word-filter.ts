const SLOTS = 1 << 16;

/**
 * Tells of most words at once that they are none of a list, by their length, first and last two letters. Looking a word up in
 * a Map means to make a string of it and to read all of it; nine of ten words of a text can be spared that.
 *
 * @param words in lower case.
 * @returns false only where the word is none of the list, whatever its case.
 */
export function createWordFilter(words: Iterable<string>): (word: string) => boolean {
  const known = new Uint8Array(SLOTS);
  for (const word of words) known[slotOf(word)] = 1;
  return (word) => known[slotOf(word)] === 1;
}

function slotOf(word: string): number {
  const { length } = word;
  // The five low bits of a letter are the same in either case. Beyond the ends there is NaN, whose bits are 0.
  const start = ((word.charCodeAt(0) & 31) << 5) | (word.charCodeAt(1) & 31);
  const end = ((word.charCodeAt(length - 2) & 31) << 5) | (word.charCodeAt(length - 1) & 31);
  return (Math.imul((length << 20) | (start << 10) | end, 0x9e3779b1) >>> 16) & (SLOTS - 1);
}
