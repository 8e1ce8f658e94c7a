import type { Ambiguity } from '../evaluate/ambiguity.ts';
import type { Ratios } from '../evaluate/counts.ts';
import type { GroupScore } from '../evaluate/evaluate.ts';
import type { VocabularyRow } from '../evaluate/out-of-vocabulary.ts';

/** What was found about a tagger on a labelled corpus. */
export interface CorpusExplanation {
  readonly documents: number;
  /** Strict micro scores. */
  readonly micro: Ratios;
  /** Sentences by the range of their code-mixing index, compared token by token. */
  readonly byMixing: readonly GroupScore[];
  /** Sentences by their languages. */
  readonly byLanguages: readonly GroupScore[];
  readonly ambiguity: Ambiguity;
  /** By label, all of them under the empty name; absent without a training corpus. */
  readonly vocabulary?: {
    readonly words: number;
    readonly rows: Readonly<Record<string, VocabularyRow>>;
  };
  /** Of encoders alone. */
  readonly representation?: Representation;
}

/** Tokens of mentions as an encoder represents them, laid out in the plane. */
export interface Representation {
  /** The most frequent labels, in that order. */
  readonly labels: readonly string[];
  /** Mentions of labels that are not shown. */
  readonly otherLabels: number;
  readonly points: readonly RepresentedPoint[];
  readonly perplexity: number;
}

export interface RepresentedPoint {
  readonly label: string;
  /** Whether training had all words of its mention; absent where that is not known. */
  readonly isKnown?: boolean;
  /** Of the tagger's encoder. */
  readonly after: { readonly x: number; readonly y: number };
  /** Of the encoder as it was before fine-tuning, where its folder was given. */
  readonly before?: { readonly x: number; readonly y: number };
  /** The token, where text was asked for. */
  readonly text?: string;
}
