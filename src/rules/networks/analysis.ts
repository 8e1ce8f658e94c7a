import { fold } from '../../text/fold.ts';
import type { Interner } from './trie.ts';
import type { LetterCase } from './schema.ts';
import { packOf } from '../../languages/index.ts';
import type { AnalysedToken, CharSpan, Document } from '../../core/types.ts';
import { sourceAnalysis } from '../../formats/source-analysis.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { createMorphologicalAnalyser } from '../../text/morphology/analyse-words.ts';
import { hasTagger } from '../../text/pos.ts';
import { tokeniseNotes } from '../../text/token-conventions.ts';
import { tokenise } from '../../text/tokenise.ts';

/** What depends on a token's written form alone: found once for each form, however often it comes. */
export interface TokenType {
  readonly text: string;
  /** Number of the folded form; `UNKNOWN` where no rule or gazetteer has it. */
  readonly id: number;
  /** The networks that may begin here, by index, as far as the form tells; filled in by the matcher. */
  starts: readonly number[] | undefined;
}

/** Longer tokens are consumed whole or not at all: no expression looks into them. */
export const LONGEST_INSIDE = 256;

const MOST_TYPES = 50_000;

/** Finds the type of a form. When there are too many, all are forgotten, so that memory stays bounded. */
export function createTypes(interner: Interner): (text: string) => TokenType {
  let known = new Map<string, TokenType>();
  return (text) => {
    let type = known.get(text);
    if (type === undefined) {
      type = { text, id: interner.idOf(foldForm(text)), starts: undefined };
      if (text.length > LONGEST_INSIDE) return type;
      if (known.size >= MOST_TYPES) known = new Map();
      known.set(text, type);
    }
    return type;
  };
}

/** The form in which forms are compared: lower case, without accents. */
export function foldForm(form: string): string {
  return fold(form);
}

const NUMBER = /^[+-]?\p{Nd}+(?:[.,:/-]\p{Nd}+)*$/u;

/** A number as notes write them: digits, also joined by `. , : / -` as in `17-21` and `1.000`. */
export function isNumber(text: string): boolean {
  return text.length <= LONGEST_INSIDE && NUMBER.test(text);
}

const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const FIRST = /^[^\p{L}]*(?:\p{Lu}|\p{Lt})/u;

/** Whether letters are written in a case. */
export function hasCase(text: string, wanted: LetterCase): boolean {
  switch (wanted) {
    case 'any':
      return true;
    case 'upper':
      return UPPER.test(text) && !LOWER.test(text);
    case 'lower':
      return LOWER.test(text) && !UPPER.test(text);
    case 'capital':
      return FIRST.test(text);
    case 'title':
      return FIRST.test(text) && LOWER.test(text);
  }
}

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
interface NeededAnalysis {
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
