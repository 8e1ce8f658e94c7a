import type { CharSpan, Document } from '../core/types.ts';
import { createAnalyser } from '../text/analyse.ts';
import { languageOf } from '../text/language.ts';
import { hasTagger } from '../text/pos.ts';
import { tokeniseNotes } from '../text/tokenise-notes.ts';
import { tokenise } from '../text/tokenise.ts';

/** What is known of a token beside its form; a condition on what is not known does not hold. */
export interface AnalysedToken extends CharSpan {
  readonly lemma?: string;
  /** A part-of-speech tag of whatever set the analysis uses; the package's own is Universal Dependencies'. */
  readonly pos?: string;
  /** Morphological features, as in CoNLL-U: `{ Number: 'Sing' }`. */
  readonly morph?: Readonly<Record<string, string>>;
}

/**
 * Splits a document into tokens and says what is known of each. Tokens are in order, do not overlap, and hold no white space.
 * The entries of gazetteers are split in the same way.
 */
export interface RuleAnalyser {
  analyse(doc: Document): readonly AnalysedToken[];
  /** Splits a text without analysing it. */
  split(text: string): readonly CharSpan[];
  /** Which conditions can hold at all. */
  readonly knows: { readonly lemma: boolean; readonly pos: boolean; readonly morph: boolean };
}

/**
 * The package's own analysis: Spanish and Catalan as notes are written, without lemma or part of speech; English with parts of
 * speech; other languages by their forms.
 *
 * @param needsPos false saves tagging.
 */
export function createRuleAnalyser(language: string, needsPos: boolean): RuleAnalyser {
  const code = languageOf(language);
  const split = code === 'es' || code === 'ca' ? tokeniseNotes : tokenise;
  const pos = hasTagger(language);
  if (!pos || !needsPos) {
    return { analyse: ({ text }) => split(text), split, knows: { lemma: false, pos, morph: false } };
  }
  const analyser = createAnalyser(language);
  return {
    analyse(doc) {
      const { tokens, tags } = analyser(doc);
      return tokens.map(({ start, end }, i) => ({ start, end, pos: tags[i] as string }));
    },
    split,
    knows: { lemma: false, pos: true, morph: false },
  };
}
