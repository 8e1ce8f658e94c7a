import { addCount, obtain } from '../core/collections.ts';
import { memoise } from '../core/caches.ts';
import type { Document, Entity } from '../core/types.ts';
import { isSimplifiedHan, simplifiedHan } from '../resources/lexical-data.ts';
import { fromPacks } from '../languages/index.ts';

/** The language of each word that one list alone has. */
const telling: ReadonlyMap<string, string> = (() => {
  const words = new Map<string, string | undefined>();
  for (const { code, text } of fromPacks((pack) => pack)) {
    for (const word of text?.functionWords?.split(' ') ?? []) words.set(word, words.has(word) ? undefined : code);
  }
  return new Map([...words].flatMap(([word, language]) => (language === undefined ? [] : [[word, language]])));
})();

const toldLanguages = new Set(telling.values());
const nearest = new Map(
  fromPacks(({ code, nearest }) => (nearest === undefined ? undefined : ([code, nearest] as const))),
);
const HAN_LANGUAGE = fromPacks(({ code, text }) => (text?.isHan === true ? code : undefined))[0] ?? '';
/** Chinese characters, of which about two make a word. */
const HAN = /\p{Script=Han}/gu;
/** Letters that no language of the packs is written in: Greek, Cyrillic, Arabic ones, kana. Japanese has Chinese characters among them. */
const FOREIGN = /[^\P{L}\p{Script=Latin}\p{Script=Han}\p{Script=Devanagari}\p{Script=Common}]/gu;
/** The texts of some corpora quote a word or two of them; in Japanese they are more than half. */
const FOREIGN_SHARE = 0.3;
const NO_LETTERS = /\P{L}+/gu;
/** Told by ranges of units in a fraction of the time: either of them, which curly quotation marks are not. */
const MAY_BE_OTHER = /[\u0370-\u1fff\u2070-\uffff]/;
/** Words with what stands at them: an elided article is one of several languages, and what has a digit is no word. */
const WORDS = /[\p{L}\p{M}\d'’]+/gu;
const REST_OF_WORD = /[\p{L}\p{M}\d'’]+/uy;
const APOSTROPHE = /['’]/;
/** What is read of each document, so that the answer depends neither on their order nor, in time, on their length. */
const READ = 2000;

/** A vocabulary has neither numbers nor single letters. */
const MAY_BE_KNOWN = /^[\p{L}\p{M}]{2,}$/u;

/** So many telling words, so many of them different, and so many times those of any other language: fewer tell nothing. */
const FEWEST = 6;
const DIFFERENT = 4;
const TIMES = 4;

/** Where function words tell nothing, as in forms or where few sentences recur: so many different words at most are looked up, the first in the order of units. */
const KEPT = 400;
/** So many of them that the language has and few others, so great a part of all, and so many times those of any other language. */
const FEWEST_KNOWN = 3.5;
const LEAST_KNOWN = 0.25;
const TIMES_KNOWN = 1.5;

/** Of so many different words at least a vocabulary has this share, as it is counted here, where the text is in its language or one akin: 0.17 to 0.7; of others 0.11 at most. */
const FEWEST_DIFFERENT = 20;
const LEAST_AKIN = 0.14;

/** What a word tells, with what stands at it. */
const wordOf = memoise((whole) => {
  const apostrophe = whole.search(APOSTROPHE);
  const text = apostrophe === -1 ? whole : whole.slice(0, apostrophe);
  const lower = text.toLowerCase();
  return {
    text,
    language: telling.get(text), // in lower case alone: capitals begin names
    isLower: lower === text && text !== text.toUpperCase(),
    known: MAY_BE_KNOWN.test(lower) ? lower : undefined,
    letters: whole.replaceAll(NO_LETTERS, '').length,
  };
});

/** The words of a text that no mention begins or ends within. */
function wordsOutside(text: string, entities: readonly Entity[]): readonly string[] {
  let outside = '';
  let from = 0;
  for (const { start, end } of entities) {
    if (start > from) outside += `${text.slice(from, start)} `;
    if (end <= from) continue;
    REST_OF_WORD.lastIndex = end;
    REST_OF_WORD.test(text);
    from = Math.max(end, REST_OF_WORD.lastIndex);
  }
  return (outside + text.slice(from)).match(WORDS) ?? [];
}

/** The languages that have a word, in lower case. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Which language the text of a corpus is in, told by its function words, or where they do not by its vocabulary; text of mentions does not count. */
export interface LanguageCensus {
  add(doc: Document): void;
  /** The language that the text is plainly in; `undefined` where it is short or mixed. */
  plainLanguage(): string | undefined;
  /** Whether the text may be in a language: not where it is long and has next to none of the function words that this one alone has. */
  mayBeIn(language: string): boolean;
  /** Whether the text is in none of the languages of the vocabulary, nor in one akin: it has next to none of their words. False where it has few words. */
  isStrange(): boolean;
  /** Whether Chinese text is in simplified characters. */
  isSimplified(): boolean;
  /** Of some languages the one that the text has most words of, where it has more than a few. */
  nearest(languages: readonly string[]): string | undefined;
  /** What was counted, as plain data, for `merge`. */
  state(): LanguageCounts;
  merge(state: LanguageCounts): void;
}

interface LanguageCounts {
  readonly telling: readonly (readonly [language: string, count: number, different: readonly string[]])[];
  readonly words: readonly string[];
}

/** Stand for all words in counts, and for letters of texts outside mentions. */
const ALL = '*';
const LETTERS = '#';
const FOREIGN_LETTERS = '?';
/** Characters that are simplified ones, and those that are not and have such. */
const [SIMPLE, FULL] = ['<', '>'];
/** Of the words of some twenty corpora, 4 to 43 % were telling ones of their own language, at most 0.9 % of any other. */
const LEAST_SHARE = 0.02;
const LEAST_WORDS = 200;

/** @param vocabulary read only where function words do not tell. */
export function createLanguageCensus(vocabulary: () => Vocabulary = () => new Map()): LanguageCensus {
  const counts = new Map<string, number>();
  let seen = new Set<string>();
  /** The last of those kept, once there are enough. */
  let last: string | undefined;
  const keepFirst = () => {
    const first = [...seen].sort().slice(0, KEPT);
    if (first.length === KEPT) last = first.at(-1);
    return (seen = new Set(first));
  };
  const different = new Map<string, Set<string>>();
  const take = (language: string, word: string | undefined, times: number) => {
    addCount(counts, language, times);
    const words = obtain(different, language, () => new Set());
    if (words.size < DIFFERENT && word !== undefined) words.add(word);
  };
  const hasForeignLetters = () => (counts.get(FOREIGN_LETTERS) ?? 0) > FOREIGN_SHARE * (counts.get(LETTERS) ?? 0);
  const byFunctionWords = (): string | undefined => {
    if (hasForeignLetters()) return undefined;
    const languages = [...counts].filter(([language]) => toldLanguages.has(language) || language === HAN_LANGUAGE);
    const [best, ...others] = languages.toSorted(([x, a], [y, b]) => b - a || (x < y ? -1 : 1));
    if (best === undefined) return undefined;
    const [language, count] = best;
    if (count < FEWEST || (different.get(language)?.size ?? 0) < DIFFERENT) return undefined;
    return others.every(([, other]) => count >= TIMES * other) ? language : undefined;
  };
  /** By language how many of the words it has, the most first; what several have tells as much less of each. */
  const knownWords = (words: ReadonlySet<string>): (readonly [language: string, sum: number])[] => {
    const known = vocabulary();
    const sums = new Map<string, number>();
    for (const word of words) {
      const languages = known.get(word) ?? [];
      for (const one of languages) addCount(sums, one, 1 / languages.length);
    }
    return [...sums].toSorted(([x, a], [y, b]) => b - a || (x < y ? -1 : 1));
  };
  const byVocabulary = (): string | undefined => {
    const words = keepFirst();
    if (words.size < FEWEST_KNOWN || hasForeignLetters()) return undefined;
    const [best, second] = knownWords(words);
    if (best === undefined) return undefined;
    const [language, sum] = best;
    const isPlain = sum >= Math.max(FEWEST_KNOWN, LEAST_KNOWN * words.size, TIMES_KNOWN * (second?.[1] ?? 0));
    // One word that recurs, as in forms, tells little: "durante" is of several languages.
    const others = [...counts].filter(([one]) => toldLanguages.has(one) && one !== language && (different.get(one)?.size ?? 0) > 1).map(([, count]) => count); // prettier-ignore
    return isPlain && Math.max(0, ...others) < Math.max(FEWEST, counts.get(language) ?? 0) ? language : undefined;
  };
  return {
    isStrange() {
      if (hasForeignLetters()) return true;
      const words = byFunctionWords() === undefined ? keepFirst() : undefined;
      if (words === undefined || words.size < FEWEST_DIFFERENT || vocabulary().size === 0) return false;
      return (knownWords(words)[0]?.[1] ?? 0) < LEAST_AKIN * words.size;
    },
    state: () => ({
      telling: [...counts].map(([language, count]) => [language, count, [...(different.get(language) ?? [])]]),
      words: [...keepFirst()],
    }),
    merge({ telling, words }) {
      for (const [language, count, ofLanguage] of telling) {
        take(language, undefined, count);
        for (const word of ofLanguage) take(language, word, 0);
      }
      for (const word of words) seen.add(word);
    },
    add({ text, entities }) {
      const read = text.slice(0, READ);
      let all = 0;
      let letters = 0;
      for (const whole of wordsOutside(read, entities)) {
        const word = wordOf(whole);
        letters += word.letters;
        if (word.language !== undefined) take(word.language, word.text, 1);
        if (word.isLower) all++;
        if (word.known !== undefined && (last === undefined || word.known < last)) seen.add(word.known);
      }
      if (seen.size > 4 * KEPT) keepFirst();
      if (all > 0) take(ALL, undefined, all);
      if (letters > 0) take(LETTERS, undefined, letters);
      if (!MAY_BE_OTHER.test(read)) return;
      const isMention = new Uint8Array(read.length);
      for (const { start, end } of entities) isMention.fill(1, start, Math.min(end, read.length));
      for (const { index } of read.matchAll(FOREIGN)) if (isMention[index] !== 1) take(FOREIGN_LETTERS, undefined, 1);
      for (const { 0: character, index } of read.matchAll(HAN))
        if (isMention[index] !== 1) {
          take(HAN_LANGUAGE, character, 0.5);
          if (simplifiedHan(character) !== character) take(FULL, undefined, 1);
          else if (isSimplifiedHan(character)) take(SIMPLE, undefined, 1);
        }
    },
    isSimplified: () => (counts.get(SIMPLE) ?? 0) > (counts.get(FULL) ?? 0),
    plainLanguage: () => byFunctionWords() ?? byVocabulary(),
    mayBeIn(language) {
      const words = counts.get(ALL) ?? 0;
      if (language === HAN_LANGUAGE) return (counts.get(language) ?? 0) >= LEAST_SHARE * words; // its signs are in every sentence
      return words < LEAST_WORDS || !toldLanguages.has(language) || (counts.get(language) ?? 0) >= LEAST_SHARE * words;
    },
    nearest(languages) {
      const least = LEAST_SHARE * (counts.get(ALL) ?? 0);
      const sums = new Map<string, number>();
      for (const [language, count] of counts) {
        const own = nearest.get(language) ?? language;
        addCount(sums, own, count);
      }
      const [best] = languages
        .map((language) => ({ language, count: sums.get(language) ?? 0 }))
        .toSorted((a, b) => b.count - a.count);
      return best !== undefined && best.count > least ? best.language : undefined;
    },
  };
}
