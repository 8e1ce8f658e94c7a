import type { Document } from '../core/types.ts';
import { fromPacks } from '../languages/index.ts';

/** The language of each word that one list alone has. */
const telling: ReadonlyMap<string, string> = (() => {
  const words = new Map<string, string | undefined>();
  for (const { code, text } of fromPacks((pack) => pack)) {
    for (const word of text?.functionWords?.split(' ') ?? []) words.set(word, words.has(word) ? undefined : code);
  }
  return new Map([...words].flatMap(([word, language]) => (language === undefined ? [] : [[word, language]])));
})();

const HAN_LANGUAGE = fromPacks(({ code, text }) => (text?.isHan === true ? code : undefined))[0] ?? '';
/** Chinese characters, of which about two make a word. */
const HAN = /\p{Script=Han}/gu;
/** Told by a range of units in a fraction of the time. */
const MAY_BE_HAN = /[\u2e80-\uffff]/;
/** Words in lower case without an apostrophe: capitals begin names, and an elided article is one of several languages. */
const WORDS = /(?<![\p{L}\p{M}\d'’])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{M}\d])/gu;
/** What is read of each document, so that the answer depends neither on their order nor, in time, on their length. */
const READ = 2000;

/** So many telling words, so many of them different, and so many times those of any other language: fewer tell nothing. */
const FEWEST = 6;
const DIFFERENT = 4;
const TIMES = 4;

/** Which language the text of a corpus is in, told by its function words; text of mentions does not count. */
export interface LanguageCensus {
  add(doc: Document): void;
  /**
   * The language that the text is plainly in; `undefined` where it is short, mixed or without sentences.
   *
   */
  plainLanguage(): string | undefined;
  /** What was counted, as plain data, for `merge`. */
  state(): LanguageCounts;
  merge(state: LanguageCounts): void;
}

type LanguageCounts = readonly (readonly [language: string, count: number, different: readonly string[]])[];

export function createLanguageCensus(): LanguageCensus {
  const counts = new Map<string, number>();
  const different = new Map<string, Set<string>>();
  const take = (language: string, word: string | undefined, times: number) => {
    counts.set(language, (counts.get(language) ?? 0) + times);
    let words = different.get(language);
    if (!words) different.set(language, (words = new Set()));
    if (words.size < DIFFERENT && word !== undefined) words.add(word);
  };
  return {
    state: () => [...counts].map(([language, count]) => [language, count, [...(different.get(language) ?? [])]]),
    merge(state) {
      for (const [language, count, words] of state) {
        take(language, undefined, count);
        for (const word of words) take(language, word, 0);
      }
    },
    add({ text, entities }) {
      const read = text.slice(0, READ);
      const isMention = new Uint8Array(read.length);
      for (const { start, end } of entities) isMention.fill(1, start, Math.min(end, read.length));
      for (const { 0: word, index } of read.matchAll(WORDS)) {
        const language = isMention[index] === 1 ? undefined : telling.get(word);
        if (language !== undefined) take(language, word, 1);
      }
      for (const { 0: character, index } of MAY_BE_HAN.test(read) ? read.matchAll(HAN) : [])
        if (isMention[index] !== 1) take(HAN_LANGUAGE, character, 0.5);
    },
    plainLanguage() {
      const [best, ...others] = [...counts].toSorted(([x, a], [y, b]) => b - a || (x < y ? -1 : 1));
      if (best === undefined) return undefined;
      const [language, count] = best;
      if (count < FEWEST || (different.get(language)?.size ?? 0) < DIFFERENT) return undefined;
      return others.every(([, other]) => count >= TIMES * other) ? language : undefined;
    },
  };
}
