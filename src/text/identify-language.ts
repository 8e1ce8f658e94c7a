import { BoundedCache } from '../core/caches.ts';
import type { CharSpan } from '../core/types.ts';
import { fromPacks } from '../languages/index.ts';
import { loadLanguageRuns } from '../resources/lexical-data.ts';

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

/** Tells Spanish from Catalan, in notes that mix the two. */
export interface LanguageIdentifier {
  /**
   * The evidence of one word: a logarithm of odds, above 0 for Catalan. Words that both languages have, numbers, names and
   * punctuation give 0 or about it.
   */
  score(word: string): number;
  /** The same as a word of a note: names and abbreviations tell little of the language they stand in. */
  inNote(word: string): number;
  /** The language of each token, with what stands around it: see {@link createLanguageIdentifier}. */
  ofTokens(text: string, tokens: readonly CharSpan[]): readonly (string | undefined)[];
  /** As {@link ofTokens}, of tokens by their text. */
  ofWords(words: readonly string[]): readonly (string | undefined)[];
  /** The language that a note is in, as a whole; `undefined` where no word of it tells. */
  ofNote(text: string, tokens: readonly CharSpan[]): string | undefined;
}

/** The pair of languages that notes mix, and the words of each that are none, or a much rarer one, of the other: the strongest evidence there is. */
const PAIR = fromPacks((pack) => (pack.text?.telling === undefined ? undefined : pack));
const [FIRST = '', SECOND = ''] = PAIR.map(({ code }) => code);

/** The languages that are told apart. */
export const NOTE_LANGUAGES: readonly string[] = [FIRST, SECOND];

/** Forms that are in both lists tell nothing. */
const tellingWords = ((): ReadonlyMap<string, number> => {
  const [first, second] = PAIR.map(({ text }) => new Set(text?.telling?.split(' '))) as [Set<string>, Set<string>];
  const words = new Map<string, number>();
  for (const word of first) words.set(word, second.has(word) ? 0 : -4);
  for (const word of second) if (!first.has(word)) words.set(word, 4);
  return words;
})();

/** The most that the letters of one word can tell. */
const MOST = 4;
/** How unlikely it is that the next word is in the other language: a logarithm. */
const SWITCH = 4;
const MOST_REMEMBERED = 16_384;
/** The longest first. */
const RUNS = [4, 3, 2] as const;

let shared: LanguageIdentifier | undefined;

/**
 * The identifier of Spanish and Catalan: function words, and for other words how often their runs of two to four letters stand in
 * words of the one language and of the other. The tokens of a note are a chain of two states, its language and the other one, with
 * a cost for every change (Viterbi): so a word that tells nothing has the language of those around it. The tables are loaded on
 * first use.
 */
export function createLanguageIdentifier(): LanguageIdentifier {
  return (shared ??= create());
}

function create(): LanguageIdentifier {
  const weights = new Map<string, number>();
  for (const [weight, runs] of Object.entries(loadLanguageRuns().runs)) {
    for (const run of runs.split(' ')) weights.set(run, Number(weight) / 10);
  }
  const remembered = new BoundedCache<number>(MOST_REMEMBERED);

  function lettersOf(word: string): number {
    const marked = `^${word}$`;
    let sum = 0;
    let count = 0;
    // At each place the longest run that is known stands for those inside it.
    for (let i = 0; i < marked.length - 1; i++) {
      for (const size of RUNS) {
        const weight = i + size <= marked.length ? weights.get(marked.slice(i, i + size)) : undefined;
        if (weight === undefined) continue;
        sum += weight;
        count++;
        break;
      }
    }
    // Runs overlap, so their evidence is not independent: the mean counts, a little more in longer words.
    return count === 0 ? 0 : Math.max(-MOST, Math.min(MOST, (sum / count) * Math.sqrt(count)));
  }

  function scoreForm(form: string): number {
    const told = tellingWords.get(form);
    return told ?? (/^\p{L}{3,}$/u.test(form) ? lettersOf(form) : /^[dlmnst]’$/.test(form) ? 3 : 0);
  }
  const score = (word: string): number => remembered.get(word.toLowerCase().replace("'", '’'), scoreForm);

  const inNote = (word: string): number => {
    const own = score(word);
    // Single capitals are initials and doors, not articles without their apostrophe: "4º D".
    if (/^\p{Lu}$/u.test(word)) return 0;
    if (!/^\p{Lu}/u.test(word) || tellingWords.has(word.toLowerCase())) return own;
    return /^\p{Lu}{2,4}$/u.test(word) ? 0 : own / 3;
  };

  function ofWords(words: readonly string[]): readonly (string | undefined)[] {
    const scores = words.map(inNote);
    if (scores.every((one) => one === 0)) return words.map(() => undefined);
    return chainLanguages(scores, SWITCH).map((isSecond) => (isSecond ? SECOND : FIRST));
  }

  return {
    score,
    inNote,
    ofNote(text, tokens) {
      let sum = 0;
      for (const { start, end } of tokens) sum += inNote(text.slice(start, end));
      return sum === 0 ? undefined : sum > 0 ? SECOND : FIRST;
    },
    ofTokens: (text, tokens) => ofWords(tokens.map(({ start, end }) => text.slice(start, end))),
    ofWords,
  };
}
