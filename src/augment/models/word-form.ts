import type { CharSpan, Token } from '../../core/types.ts';
import { findAgreement } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { WORD_CLASSES, wordNet, type WordClass } from '../../resources/wordnet.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { readLikeliest } from '../../text/inflect.ts';
import { createMorphologicalAnalyser } from '../../text/morphology/analyse-words.ts';
import { hasTagger } from '../../text/pos.ts';
import { tokenise } from '../../text/tokenise.ts';
import { WORD_CLASS_OF } from '../context.ts';

/** Letters at the end of a word that tell its form where nothing better is known of the language. */
const ENDING = 2;

/** What may be known of a sentence's words, as strings that are compared. */
type Reader = (sentence: string) => { readonly tokens: readonly Token[]; readonly forms: readonly string[] };

/**
 * Tells whether a sentence stays well formed with another word in a word's place, as far as the language's pack knows: of English, every
 * word keeps its part of speech and the new one, which is mostly of that, has all the forms that the old may be ("walked", past tense or participle, is
 * not replaced by "went"); where there is a morphology, the word keeps part of speech and features; elsewhere it ends alike. Where words are known to agree with each
 * other, no more of them may be at odds than were.
 */
export function createFormTest(language: string): (sentence: string, word: CharSpan, other: string) => boolean {
  const read = readerOf(language);
  const atOdds = (text: string) => findAgreement(text, language).filter(({ isWrong }) => isWrong).length;
  return (sentence, { start, end }, other) => {
    const old = sentence.slice(start, end);
    const changed = sentence.slice(0, start) + other + sentence.slice(end);
    if (read === undefined) {
      if (old.slice(-ENDING).toLowerCase() !== other.slice(-ENDING).toLowerCase()) return false;
    } else {
      const [before, after] = [read(sentence), read(changed)];
      if (before.forms.length !== after.forms.length) return false;
      if (before.forms.some((form, i) => form !== after.forms[i])) return false;
      if (hasTagger(language)) {
        const at = before.tokens.findIndex((token) => token.start === start);
        const wordClass = WORD_CLASS_OF[before.forms[at] as keyof typeof WORD_CLASS_OF];
        if (wordClass === undefined) return false;
        const forms = readLikeliest(old.toLowerCase(), wordClass)?.forms;
        const reading = readLikeliest(other.toLowerCase(), wordClass);
        if (forms === undefined || reading === undefined) return false;
        if (!forms.every((form) => reading.forms.includes(form)) || !isMostly(reading.lemma, wordClass)) return false;
      }
    }
    return atOdds(changed) <= atOdds(sentence);
  };
}

/** Whether a word is as often of this class as of any other: "station" is a verb too, but hardly meant as one. */
function isMostly(lemma: string, wordClass: WordClass): boolean {
  const count = wordNet().count(lemma, wordClass);
  return WORD_CLASSES.every((other) => wordNet().count(lemma, other) <= count);
}

function readerOf(language: string): Reader | undefined {
  if (hasTagger(language)) {
    const analyse = createAnalyser(language);
    return (text) => {
      const { tokens, tags } = analyse({ id: '', text, entities: [] });
      return { tokens, forms: tags };
    };
  }
  if (packOf(language)?.text?.morphology !== true) return undefined;
  const analyse = createMorphologicalAnalyser(language);
  return (text) => {
    const tokens = tokenise(text);
    return { tokens, forms: analyse(text, tokens).map(({ pos, morph }) => JSON.stringify([pos, morph])) };
  };
}
