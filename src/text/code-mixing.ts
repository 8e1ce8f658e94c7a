import { addCount } from '../core/collections.ts';
import type { Token } from '../core/types.ts';
import { createLanguageIdentifier, NOTE_LANGUAGES, chainLanguages } from './identify-language.ts';
import { PalimpsestError } from '../core/errors.ts';
import { loadLanguageWords, shippedLanguageWords } from '../resources/lexical-data.ts';
import { BoundedCache } from '../core/caches.ts';
import { wordsOf } from './words.ts';

/** Tells two languages apart that share their letters. */
interface PairIdentifier {
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
  const kinds = RUNS.map((size) => new Set(counts.flatMap((own) => [...own.keys()].filter((run) => run.length === size))).size); // prettier-ignore
  const totals = counts.map((own) => {
    const sums = RUNS.map(() => 0);
    for (const [run, count] of own) sums[run.length - 1] = (sums[run.length - 1] as number) + count;
    return sums;
  });
  const probability = (side: 0 | 1, run: string) => {
    const size = run.length - 1;
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
  for (const word of words) for (const run of runsOf(word)) addCount(counts, run);
  return counts;
}

function runsOf(word: string): readonly string[] {
  const letters = `^${word}$`;
  const runs: string[] = [];
  for (const size of RUNS) for (let i = 0; i + size <= letters.length; i++) runs.push(letters.slice(i, i + size));
  return runs;
}

/**
 * The language of a token, `undefined` where it has none: numbers, punctuation, symbols. It is given the tokens that stand around
 * it and which of them it is, since a word may be of two languages.
 */
export type LanguageOfToken = (token: Token, index: number, tokens: readonly Token[]) => string | undefined;

/**
 * Tells languages by their script: Latin letters are one language, Chinese characters (with Bopomofo) the other. A token with
 * letters of both, which {@link tokenise} never makes, is of the script that comes first in it; one of any other script has
 * no language here.
 *
 * @param languages of Latin letters and of Chinese characters.
 */
export function languageByScript(languages: { readonly latin: string; readonly han: string }): LanguageOfToken {
  return ({ text }) => {
    const first = /[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]/u.exec(text);
    if (!first) return undefined;
    return /\p{Script=Latin}/u.test(first[0]) ? languages.latin : languages.han;
  };
}

/**
 * Tells Spanish from Catalan, which share their letters, by the words of the text: see {@link createLanguageIdentifier}. Tokens have no
 * language where none of those around them tells.
 */
export function languageByWords(): LanguageOfToken {
  const identifier = createLanguageIdentifier();
  let last: { readonly tokens: readonly Token[]; readonly languages: readonly (string | undefined)[] } | undefined;
  return ({ text }, index, tokens) => {
    if (last?.tokens !== tokens) last = { tokens, languages: identifier.ofWords(tokens.map((one) => one.text)) };
    return /\p{L}/u.test(text) ? last.languages[index] : undefined;
  };
}

/**
 * Tells two languages that share their letters by lists of their words, or any text of them: see {@link createPairIdentifier}.
 * Tokens without a letter have no language.
 */
export function languageByLists(
  languages: readonly [string, string],
  words: readonly [readonly string[], readonly string[]],
): LanguageOfToken {
  const identifier = createPairIdentifier(words);
  let last: { readonly tokens: readonly Token[]; readonly seconds: readonly (boolean | undefined)[] } | undefined;
  return ({ text }, index, tokens) => {
    if (!/\p{L}/u.test(text)) return undefined;
    if (last?.tokens !== tokens) last = { tokens, seconds: identifier.ofWords(tokens.map((one) => one.text)) };
    const isSecond = last.seconds[index];
    return isSecond === undefined ? undefined : languages[isSecond ? 1 : 0];
  };
}

/** A way to tell two languages: Spanish and Catalan by their words, any others by their script, that of Latin letters first. */
export function languageOfPair([first, second]: readonly [string, string]): LanguageOfToken {
  const isByWords = first !== second && NOTE_LANGUAGES.includes(first) && NOTE_LANGUAGES.includes(second);
  return isByWords ? languageByWords() : languageByScript({ latin: first, han: second });
}

interface SentenceMixing {
  /** Words by language. */
  readonly words: Readonly<Record<string, number>>;
  /** Words without a language: numbers, punctuation. */
  readonly neutral: number;
  /** See {@link codeMixingIndex}. */
  readonly index: number;
  /** The language of most words; of two with as many, the one whose word comes first. Absent where no word has one. */
  readonly dominating?: string;
  /** Of all languages in it, where it has one or more: `en`, `zh`, `mixed`; else `neutral` (numbers and symbols). */
  readonly group: string;
}

/**
 * The code-mixing index of a sentence, 1 − max(w) / (n − u), with w the words by language, n all words and u those without
 * a language (Lee et al. 2024, equation 1, after Das and Gambäck 2014). A fraction: 0 for one language or none, at most 0.5 for
 * two. The paper prints a factor of 100, and bounds the value by 0.5, which is without it; its figures (22.21) are with it. Screens and
 * reports show it times 100.
 */
export function codeMixingIndex(wordsByLanguage: Iterable<number>): number {
  let [largest, sum] = [0, 0];
  for (const count of wordsByLanguage) {
    sum += count;
    largest = Math.max(largest, count);
  }
  return sum === 0 ? 0 : 1 - largest / sum;
}

/**
 * Counts the languages of a sentence by words, in Chinese too (see {@link wordsOf}).
 *
 * @param sentence the tokens of the sentence among those of its text: from the first to before the end; all, where absent.
 */
export function mixingOf(
  tokens: readonly Token[],
  languageOf: LanguageOfToken,
  sentence: { readonly first: number; readonly end: number } = { first: 0, end: tokens.length },
): SentenceMixing {
  const counts = new Map<string, number>();
  let neutral = 0;
  for (const { token } of wordsOf(tokens, sentence)) {
    const language = languageOf(tokens[token] as Token, token, tokens);
    if (language === undefined) neutral++;
    else addCount(counts, language);
  }
  let dominating: string | undefined;
  for (const [language, count] of counts) {
    if (dominating === undefined || count > (counts.get(dominating) as number)) dominating = language;
  }
  return {
    words: Object.fromEntries(counts),
    neutral,
    index: codeMixingIndex(counts.values()),
    ...(dominating !== undefined && { dominating }),
    group: counts.size > 1 ? 'mixed' : (dominating ?? 'neutral'),
  };
}

/** The ranges of the index by which sentences are grouped, in percent; that of Lee et al. 2024, Figure 3, has six as well. */
export const MIXING_RANGES = ['0', '0–10', '10–20', '20–30', '30–40', '40–50'] as const;

/** The range of an index: `0` for none, else the tenth it lies in, upper border included. */
export function mixingRange(index: number): (typeof MIXING_RANGES)[number] {
  const tenth = Math.min(5, Math.ceil(index * 10 - 1e-9));
  return MIXING_RANGES[tenth] as (typeof MIXING_RANGES)[number];
}

/** Languages that are written in Chinese characters. */
const HAN = /^(?:zh|yue|wuu|hak|nan|lzh|ja)(?:-|$)/;

/**
 * What `--mixed` says: two languages, told by their script where one is written in Chinese characters, Spanish and Catalan by their
 * words, others by lists of words: `hi-latn,en` where such lists are shipped, `hi=hindi.txt,en=english.txt` for one's own.
 *
 * @throws PalimpsestError `languages-not-told`, `no-such-word-list`.
 */
export function openMixed([first, second]: readonly [string, string]): LanguageOfToken {
  const [a, b] = [readLanguage(first), readLanguage(second)];
  const isListed = a.list !== undefined || b.list !== undefined;
  if (!isListed && HAN.test(b.name)) return languageByScript({ latin: a.name, han: b.name });
  if (!isListed && HAN.test(a.name)) return languageByScript({ latin: b.name, han: a.name });
  if (!isListed && a.name !== b.name && [a.name, b.name].every((name) => NOTE_LANGUAGES.includes(name)))
    return languageOfPair([a.name, b.name]);
  const shipped = shippedLanguageWords();
  const unknown = [a, b].find(({ name, list }) => list === undefined && !shipped.includes(name));
  if (unknown) {
    throw new PalimpsestError('languages-not-told', `nothing tells ${unknown.name} from the other language`, {
      hint: `Give words or text of both: --mixed ${a.name}=words-${a.name}.txt,${b.name}=words-${b.name}.txt. Lists are shipped for ${shipped.join(' and ')}.`,
    });
  }
  return languageByLists([a.name, b.name], [loadLanguageWords(a.list ?? a.name), loadLanguageWords(b.list ?? b.name)]);
}

function readLanguage(text: string): { readonly name: string; readonly list?: string } {
  const at = text.indexOf('=');
  return at === -1 ? { name: text } : { name: text.slice(0, at), list: text.slice(at + 1) };
}
