import { packOf } from '../../languages/index.ts';
import type { AnalysedToken, CharSpan, Document } from '../../core/types.ts';
import { sourceAnalysis } from '../../formats/source-analysis.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { createMorphologicalAnalyser } from '../../text/morphology/analyse-words.ts';
import { hasTagger } from '../../text/pos.ts';
import { tokeniseNotes } from '../../text/token-conventions.ts';
import { tokenise } from '../../text/tokenise.ts';

export type { AnalysedToken };

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

/** What conditions of a rule set ask of tokens. */
export interface NeededAnalysis {
  readonly pos: boolean;
  /** Whether some condition asks for a lemma or for features. */
  readonly forms: boolean;
}

/**
 * The package's own analysis: Spanish and Catalan as notes are written, with lemmas, parts of speech and what endings tell of
 * features; English with parts of speech; other languages by their forms. A document whose file analyses it (CoNLL-U) has the
 * tokens and the analysis of its file.
 *
 * @param needs what is not needed saves time.
 */
export function createRuleAnalyser(language: string, needs: NeededAnalysis): RuleAnalyser {
  const code = languageOf(language);
  const isNotes = packOf(code)?.text?.morphology === true;
  const split = isNotes ? tokeniseNotes : tokenise;
  const hasPos = isNotes || hasTagger(language);
  const knows = { lemma: isNotes, pos: hasPos, morph: isNotes };
  const own = ownAnalysis(code, split, needs);
  return { analyse: (doc) => sourceAnalysis(doc) ?? own(doc), split, knows };
}

function ownAnalysis(
  code: string,
  split: (text: string) => readonly CharSpan[],
  { pos, forms }: NeededAnalysis,
): RuleAnalyser['analyse'] {
  if (packOf(code)?.text?.morphology === true) {
    if (!pos && !forms) return ({ text }) => split(text);
    const analyse = createMorphologicalAnalyser(code);
    return ({ text }) => analyse(text, split(text));
  }
  if (!hasTagger(code) || !pos) return ({ text }) => split(text);
  const analyser = createAnalyser(code);
  return (doc) => {
    const { tokens, tags } = analyser(doc);
    return tokens.map(({ start, end }, i) => ({ start, end, pos: tags[i] as string }));
  };
}
