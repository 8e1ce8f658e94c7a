import type { Analysis, Document } from '../core/types.ts';
import { createLanguageIdentifier, NOTE_LANGUAGES } from '../text/identify-language.ts';

/** How much of a corpus is Spanish and how much Catalan. */
export interface LanguageShares {
  /** Documents by the language of most of their evidence; those without a word that tells are left out. */
  readonly documents: Readonly<Record<string, number>>;
  /** Tokens with a letter, each by what stands around it. */
  readonly tokens: Readonly<Record<string, number>>;
}

/** What a corpus of notes is like, beside its size: rows of Tables 1 and 2 of the paper on the iterative corpus. */
export interface NoteStatistics {
  /** Mean; 0 of a corpus without documents. */
  readonly tokensPerDocument: number;
  /** Documents with at least one mention. */
  readonly withMention: number;
  /** Tokens as they are written, each counted once: all, those that occur more than once, more than five times. */
  readonly words: { readonly different: number; readonly repeated: number; readonly frequent: number };
  readonly languages?: LanguageShares;
}

const WORD_LIMIT = 5_000_000;

/**
 * Counts a corpus, document by document. Different words are counted up to five million; later ones are left out.
 *
 * @param telling whether to tell Spanish from Catalan, which is of use in no other language.
 */
export function createNoteStatistics({ languages: telling }: { readonly languages: boolean }) {
  const identifier = telling ? createLanguageIdentifier() : undefined;
  const words = new Map<string, number>();
  const none = (): Record<string, number> => Object.fromEntries(NOTE_LANGUAGES.map((language) => [language, 0]));
  const [documents, tokens] = [none(), none()];
  let [all, size, withMention] = [0, 0, 0];
  return {
    add(doc: Document, analysis: Pick<Analysis, 'tokens'>): void {
      all++;
      size += analysis.tokens.length;
      if (doc.entities.length > 0) withMention++;
      for (const { text } of analysis.tokens) {
        const count = words.get(text);
        if (count !== undefined || words.size < WORD_LIMIT) words.set(text, (count ?? 0) + 1);
      }
      if (!identifier) return;
      const language = identifier.ofNote(doc.text, analysis.tokens);
      if (language) documents[language] = (documents[language] ?? 0) + 1;
      identifier.ofTokens(doc.text, analysis.tokens).forEach((one, i) => {
        if (one && /\p{L}/u.test(analysis.tokens[i]?.text ?? '')) tokens[one] = (tokens[one] ?? 0) + 1;
      });
    },
    result(): NoteStatistics {
      let [repeated, frequent] = [0, 0];
      for (const count of words.values()) {
        if (count > 1) repeated++;
        if (count > 5) frequent++;
      }
      return {
        tokensPerDocument: all === 0 ? 0 : size / all,
        withMention,
        words: { different: words.size, repeated, frequent },
        ...(identifier && { languages: { documents: { ...documents }, tokens: { ...tokens } } }),
      };
    },
  };
}
