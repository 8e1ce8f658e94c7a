import type { Document } from '../core/types.ts';

/**
 * Frequent function words by language, in lower case. Languages are here that have no lists of names too: text in Portuguese must
 * not be taken for Spanish because nothing is nearer.
 */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  ca: 'de la i el que a en els les per un amb del una es al no és com se més dels seva als seu són va pel ha han aquest aquesta també però o on ser entre sobre fins quan ho li perquè seves molt cap sense hi té pels',
  da: 'og du i at det er en til på af for med den som de ikke har et der var han men om fra sig hun ved også efter kan eller blev vi skal være når mange',
  de: 'der du die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis durch wurde gegen keine sein vom',
  en: 'the of and to in is was for that with on as by at from his he it be are this which had not were her they has she an have or been their but who all one will would there more when after what into than then them can could no',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy hasta desde está e durante tras',
  fr: 'de à la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux ou été mais elle cette ont ses comme leur nous était être sans même après',
  it: 'di e il la che in un a per è una sono del non con i si da le dei nel alla della come più lo gli anche al ha dal ma delle nella sul suo questo essere o se stato dalla',
  nb: 'og du i det er på en til som av for at med den har ikke de om et han var fra men seg ble også etter vil kan hun ved eller være når dette',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er om hij als ook door maar bij of uit dan nog naar heeft hebben ze wordt deze kan werd over geen',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está também só pelo pela até isso ela entre era depois sem mesmo aos',
  sv: 'och du i att det som en på är av för med den till inte har de ett om han men var jag sig från vi så kan hon under eller efter vid också vara där när hade',
};

/** The language of each word that one list alone has. */
const telling: ReadonlyMap<string, string> = (() => {
  const words = new Map<string, string | undefined>();
  for (const [language, list] of Object.entries(FUNCTION_WORDS)) {
    for (const word of list.split(' ')) words.set(word, words.has(word) ? undefined : language);
  }
  return new Map([...words].flatMap(([word, language]) => (language === undefined ? [] : [[word, language]])));
})();

/** Chinese characters, of which about two make a word. */
const HAN = /\p{Script=Han}/gu;
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
}

export function createLanguageCensus(): LanguageCensus {
  const counts = new Map<string, number>();
  const different = new Map<string, Set<string>>();
  const take = (language: string, word: string, times: number) => {
    counts.set(language, (counts.get(language) ?? 0) + times);
    let words = different.get(language);
    if (!words) different.set(language, (words = new Set()));
    if (words.size < DIFFERENT) words.add(word);
  };
  return {
    add({ text, entities }) {
      const read = text.slice(0, READ);
      const isMention = new Uint8Array(read.length);
      for (const { start, end } of entities) isMention.fill(1, start, Math.min(end, read.length));
      for (const { 0: word, index } of read.matchAll(WORDS)) {
        const language = isMention[index] === 1 ? undefined : telling.get(word);
        if (language !== undefined) take(language, word, 1);
      }
      for (const { 0: character, index } of read.matchAll(HAN)) if (isMention[index] !== 1) take('zh', character, 0.5);
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
