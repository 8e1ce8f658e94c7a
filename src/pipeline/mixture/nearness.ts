import type { Document } from '../../core/types.ts';

type Text = Pick<Document, 'text' | 'entities'>;

/** Of each set, in UTF-16 units: a larger one must not know more words for that alone. */
const READ = 60_000;
/** Added to how often each word is counted, so that one that a set does not have is no proof against it. */
const ADDED = 0.1;

/** The words of a text outside its mentions, in lower case. */
function wordsOf({ text, entities }: Text): readonly string[] {
  const words: string[] = [];
  let at = 0;
  for (const { start, end } of [...entities, { start: text.length, end: text.length }]) {
    if (start > at)
      words.push(
        ...(text
          .slice(at, start)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []),
      );
    at = Math.max(at, end);
  }
  return words;
}

function countWords(texts: Iterable<Text>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let read = 0;
  for (const each of texts) {
    for (const word of wordsOf(each)) counts.set(word, (counts.get(word) ?? 0) + 1);
    if ((read += each.text.length) >= READ) break;
  }
  return counts;
}

/**
 * How much of the generated text each of several sets writes: the inverse of the perplexity of a corpus under how often the set has its words. So courts get more from a set
 * of decisions than from one of hospitals, and each set something: another corpus may be of its kind.
 *
 * @param sets what each writes, as long as one likes.
 * @returns shares that sum to 1.
 */
export function sharesOf(sets: readonly Iterable<Text>[], corpus: readonly Text[]): readonly number[] {
  const words = corpus.flatMap(wordsOf);
  if (sets.length < 2 || words.length === 0) return sets.map(() => 1 / sets.length);
  const counts = sets.map(countWords);
  const known = new Set([...words, ...counts.flatMap((each) => [...each.keys()])]).size;
  const inverse = counts.map((each) => {
    const all = [...each.values()].reduce((sum, count) => sum + count, ADDED * known);
    const logs = words.map((word) => Math.log(((each.get(word) ?? 0) + ADDED) / all));
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / words.length);
  });
  const total = inverse.reduce((sum, one) => sum + one, 0);
  return inverse.map((one) => one / total);
}
