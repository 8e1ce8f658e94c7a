import type { BilingualLexicon } from '../../resources/bilingual-lexicon.ts';
import { createBilingualPhrases, isWrittenTogether } from '../../text/bilingual-phrases.ts';
import { tokenise } from '../../text/tokenise.ts';

/** Translates sentences. */
export interface Translator {
  readonly name: string;
  /** Sentences that it likes to have at a time; default 1. */
  readonly concurrency?: number;
  /**
   * Of one sentence with inline markers (`<e1>…</e1>`), which must be kept around the words they stand around.
   *
   * @param to the language, as the corpus names it: `en`, `zh`.
   * @returns nothing where there is no translation: a refusal, no answer that can be read.
   */
  translate(text: string, to: string): Promise<string | undefined>;
}

/**
 * Word by word, by a lexicon: a STAND-IN for tests and for a first look, no machine translation. What the lexicon has not stays as it
 * is, order and grammar too.
 */
export function createLexiconTranslator(lexicon: BilingualLexicon): Translator {
  const phrases = createBilingualPhrases(lexicon);
  return {
    name: `lexicon ${lexicon.name}`,
    async translate(text, to) {
      const tokens = tokenise(text);
      let written = '';
      let at = 0;
      for (const { first, end, language, others } of phrases.find(text, tokens)) {
        const [start, until, other] = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0, others[0]];
        if (language === to || other === undefined) continue;
        written += text.slice(at, start);
        const parted = !isWrittenTogether(other);
        if (parted && /[\p{L}\p{N}]$/u.test(written)) written += ' ';
        written += other;
        if (parted && /^[\p{L}\p{N}]/u.test(text.slice(until, until + 2))) written += ' ';
        at = until;
      }
      return written + text.slice(at);
    },
  };
}
