import { BoundedCache } from '../core/caches.ts';
import { PalimpsestError } from '../core/errors.ts';
import { chainLanguages } from './identify-language.ts';

/** Tells two languages apart that share their letters. */
export interface PairIdentifier {
  /** The evidence of one word by itself: a logarithm of odds, above 0 for the second language. */
  score(word: string): number;
  /** Of each word of a text whether it is in the second language, with what stands around it; `undefined` where no word tells. */
  ofWords(words: readonly string[]): readonly (boolean | undefined)[];
}

/** Runs of so many letters, borders of words included. */
const RUNS = [1, 2, 3, 4] as const;
/** The most that the letters of one word can tell: not enough for a language of its own between words of the other. */
const MOST = 3;
/** What a word tells that one list alone has: enough for that. */
const LISTED = 6;
/** How unlikely it is that the next word is in the other language: a logarithm. */
const SWITCH = 2;
const MOST_REMEMBERED = 16_384;

/** Different words of a language that tell anything of it. */
const FEWEST = 20;

/**
 * Learns to tell two languages by lists of their words: a word that one list alone has is of that language; another is told by its
 * runs of one to four letters, as a naive Bayes classifier with add-one smoothing has it (Cavnar and Trenkle 1994 for runs of
 * letters; Das and Gambäck 2014 for words of code-mixed text). The words of a text are then a chain of two states.
 *
 * @param lists at least 20 different words of each language.
 * @throws PalimpsestError `too-few-words` where a list is too short.
 */
export function createPairIdentifier(lists: readonly [readonly string[], readonly string[]]): PairIdentifier {
  const wordsOf = (words: readonly string[]): ReadonlySet<string> =>
    new Set(words.map(foldWord).filter((word) => word !== ''));
  const [first, second] = [wordsOf(lists[0]), wordsOf(lists[1])];
  const shortest = Math.min(first.size, second.size);
  if (shortest < FEWEST) {
    throw new PalimpsestError(
      'too-few-words',
      `two languages are told by ${FEWEST} different words of each or more, not by ${shortest}`,
      {
        hint: 'A few pages of text of each language do.',
      },
    );
  }
  const counts = [countRuns(first), countRuns(second)] as const;
  const kinds = RUNS.map((size) => new Set([...counts[0], ...counts[1]].flatMap(([run]) => ([...run].length === size ? [run] : []))).size); // prettier-ignore
  const totals = counts.map((own) => {
    const sums = RUNS.map(() => 0);
    for (const [run, count] of own) sums[[...run].length - 1] = (sums[[...run].length - 1] as number) + count;
    return sums;
  });
  const probability = (side: 0 | 1, run: string) => {
    const size = [...run].length - 1;
    return ((counts[side].get(run) ?? 0) + 1) / ((totals[side]?.[size] as number) + (kinds[size] as number) + 1);
  };
  const remembered = new BoundedCache<number>(MOST_REMEMBERED);

  function scoreFolded(folded: string): number {
    const isListed = [first.has(folded), second.has(folded)] as const;
    let found: number;
    if (isListed[0] !== isListed[1]) found = isListed[1] ? LISTED : -LISTED;
    else {
      let sum = 0;
      for (const run of runsOf(folded)) sum += Math.log(probability(1, run) / probability(0, run));
      // Runs of several lengths overlap, so their evidence is not independent: it is divided by the number of lengths.
      found = Math.max(-MOST, Math.min(MOST, sum / RUNS.length));
      if (isListed[0]) found = 0;
    }
    return found;
  }
  function score(word: string): number {
    const folded = foldWord(word);
    return folded === '' ? 0 : remembered.get(folded, scoreFolded);
  }

  return {
    score,
    ofWords(words) {
      const scores = words.map(score);
      if (scores.every((one) => one === 0)) return words.map(() => undefined);
      return chainLanguages(scores, SWITCH);
    },
  };
}

function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{M}'’]+/gu, '').replaceAll('’', "'"); // prettier-ignore
}

function countRuns(words: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) for (const run of runsOf(word)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

function runsOf(word: string): readonly string[] {
  const letters = [...`^${word}$`];
  return RUNS.flatMap((size) =>
    Array.from({ length: Math.max(0, letters.length - size + 1) }, (_, i) => letters.slice(i, i + size).join('')),
  );
}
