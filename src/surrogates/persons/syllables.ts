/** A syllable of Mandarin in Latin letters, as Wade and Giles write it (without signs) and as Pinyin does. */
const INITIAL = '(?:zh|ch|sh|hs|ts|tz|ss|sz|[bpmfdtnlgkhjqxrzcsyw])?';
const FINAL =
  '(?:iang|iung|iong|uang|ueng|ang|eng|ing|ong|ung|iao|ian|ien|uai|uan|ieh|ueh|uei|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ih|ua|uo|ue|ui|eh|er|a|e|i|o|u)';
const SYLLABLE = new RegExp(`^${INITIAL}${FINAL}$`);
const LONGEST = 6;

/**
 * The syllables of a folded word, as few as possible; `undefined` where it is not made of them. Most words of other languages are not;
 * some ("lee", "dan", "maria") are.
 */
export function syllablesOf(word: string): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start];
      if (!before || !SYLLABLE.test(word.slice(start, end))) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word.slice(start, end)];
    }
  }
  return word === '' ? undefined : best[word.length];
}
