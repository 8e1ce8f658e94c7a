import type { CharSpan, Document, Token } from './types.ts';

/** A token of a sentence with what a tagger made of it. */
export interface ExplainedToken extends Token {
  readonly tag: string;
  /** Of the tag at this token, as the tagger rates it. */
  readonly probability: number;
}

/** What an encoder reads: a word, or a part of one. */
export interface ExplainedPiece {
  /** Its name in the vocabulary: `[CLS]`, `##ing`, `[UNK]`. */
  readonly name: string;
  /** The token it is a piece of; absent for those around a sentence. */
  readonly token?: number;
  /** The vocabulary has no piece for what stands here. */
  readonly isUnknown: boolean;
}

/** A word that was taken out of a sentence. */
export interface ReductionStep {
  /** The token. */
  readonly removed: number;
  /** Of the mention's tags, after it was taken out. */
  readonly probability: number;
}

/** What is left of a sentence when nothing more can go without another prediction (Feng et al. 2018, §2). */
export interface Reduction {
  /** In the order in which they went. */
  readonly steps: readonly ReductionStep[];
  /** The tokens that are left, those of the mention among them. */
  readonly kept: readonly number[];
}

/** What the tagger says where it cannot read the mention: each of its words is the piece for unknown ones. */
export interface UnknownProbe {
  /** Of the mention's tokens. */
  readonly tags: readonly string[];
  /** Of the tags that the mention had. */
  readonly probability: number;
}

/** A mention that the tagger found, and what it rests on. */
export interface ExplainedMention {
  readonly label: string;
  /** Its tokens: from the first to before the end. */
  readonly first: number;
  readonly end: number;
  /** Of its tags together: their product. */
  readonly probability: number;
  /**
   * Of each token of the sentence, how much the mention's tags rest on it: what the logarithm of their probability loses without
   * it; see `importanceBy`.
   */
  readonly importance: readonly number[];
  readonly reduction: Reduction;
  /** Absent where the tagger has no piece for unknown words. */
  readonly unknown?: UnknownProbe;
}

/** The attention of an encoder. */
export interface ExplainedAttention {
  readonly heads: number;
  /** Of each layer that was asked for: its number, from 1, and its weights, `[heads, pieces, pieces]`, from × to. */
  readonly layers: readonly { readonly layer: number; readonly weights: Float32Array }[];
}

/** A part of a sentence that is longer than its model reads at once. Neighbours share words. */
export interface ExplainedPart {
  /** From 1. */
  readonly number: number;
  readonly of: number;
  /** The tokens that are explained here, from the first to before the end; those around them are read as context. */
  readonly first: number;
  readonly end: number;
}

/** What a tagger made of a sentence, and what that rests on. */
export interface Explanation {
  readonly span: CharSpan;
  /** Absent for a sentence that was read whole. */
  readonly part?: ExplainedPart;
  readonly tokens: readonly ExplainedToken[];
  readonly mentions: readonly ExplainedMention[];
  /** How importance was found: by gradients, which tell it to the first order, or by leaving each word out. */
  readonly importanceBy: 'gradient' | 'omission';
  /** Of encoders alone. */
  readonly pieces?: readonly ExplainedPiece[];
  readonly attention?: ExplainedAttention;
}

export interface ExplainOptions {
  /** Layers whose attention is wanted; default `last`. */
  readonly layers?: 'last' | 'all';
  /** How many reductions are followed side by side; default 5, as in Feng et al. (2018, §2.3). */
  readonly beam?: number;
}

/** A token with what an encoder makes of it where it stands: the state of its first piece in the last layer. */
export interface RepresentedToken {
  readonly token: Token;
  readonly state: Float32Array;
}

/** A tagger that can say what its predictions rest on. */
export interface Explainer {
  /** Of each sentence of the document, in order. */
  explain(doc: Document, options?: ExplainOptions): Promise<readonly Explanation[]>;
  /** Of each token of the document, in order. Encoders alone have it. */
  readonly represent?: (doc: Document) => Promise<readonly RepresentedToken[]>;
}

/** The tokens that are explained in it: all of them, but of a part of a sentence those that are not there as context. */
export function explainedTokens({ tokens, part }: Explanation): readonly ExplainedToken[] {
  return part ? tokens.slice(part.first, part.end) : tokens;
}
