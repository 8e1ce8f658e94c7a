/** A half-open range `[start, end)`, counted in UTF-16 code units of {@link Document.text}. */
export interface CharSpan {
  readonly start: number;
  readonly end: number;
}

/** A plain JSON value: what `meta` and `attributes` may hold, so that every document survives a trip through JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A labelled mention. It holds no copy of its text: `doc.text.slice(entity.start, entity.end)` is it.
 *
 * A discontinuous mention has `fragments`: two or more spans in text order, the first of which starts at `start` and the
 * last of which ends at `end`.
 */
export interface Entity extends CharSpan {
  /** Unique within the document; kept by every edit, so that relations and notes of the source format still point at it. */
  readonly id: string;
  readonly label: string;
  /** Which annotation this belongs to ("phi" when absent). Entities of different layers may overlap freely. */
  readonly layer?: string;
  readonly fragments?: readonly CharSpan[];
  readonly attributes?: Readonly<Record<string, Json>>;
}

/** Where a derived document comes from: enough to make it again. */
export interface Provenance {
  /** The id of the source document. */
  readonly id: string;
  /** 1-based number of the augmented copy. */
  readonly copy: number;
  /** Absent where it is withheld: whoever has the seed of a concealed corpus can undo what it drew. */
  readonly seed?: number;
  readonly recipe: string;
  /** The names of the augmenters that changed it, in order. */
  readonly steps: readonly string[];
}

/**
 * What a format needs to write back what the core does not model. Only the format's own reader and writer look inside
 * `data`, which always describes the document as it was read; `edits` are the edit lists applied since, oldest first.
 */
export interface Envelope {
  readonly format: string;
  /** Path of the source file, relative to the corpus folder, with forward slashes. */
  readonly file: string;
  readonly data: unknown;
  readonly edits?: readonly (readonly Edit[])[];
  /** The source's text is no secret, as that of a decision that is anonymised already: what an entity says of it may stay. */
  readonly disclosed?: boolean;
  /**
   * Present where the document leaves the house: what the source's file says beside text and mentions (fields, comments, notes,
   * declarations) is not written, but for the fields of these names.
   */
  readonly sealed?: readonly string[];
}

/** A text with its labelled mentions. Plain data, frozen by {@link createDocument} and {@link applyEdits}. */
export interface Document {
  readonly id: string;
  readonly text: string;
  /** Sorted by start, longer first. */
  readonly entities: readonly Entity[];
  readonly meta?: Readonly<Record<string, Json>>;
  readonly derivedFrom?: Provenance;
  readonly envelope?: Envelope;
}

/** A stream of documents. Those made by `readCorpus` can be iterated again: each iteration reads the files anew. */
export type Corpus = AsyncIterable<Document>;

/**
 * What a corpus that accounts for its documents is told through `next` when the one before was taken: `false` where the format of the
 * output refused it, so that it does not count. Whoever only iterates tells nothing.
 */
export type Taken = boolean | undefined;

export interface Token extends CharSpan {
  readonly text: string;
}

/** What is known of a token beside its form. */
export interface AnalysedToken extends CharSpan {
  readonly lemma?: string;
  /** A part-of-speech tag of whatever set the analysis uses; the package's own is Universal Dependencies'. */
  readonly pos?: string;
  /** Morphological features, as in CoNLL-U: `{ Number: 'Sing' }`. */
  readonly morph?: Readonly<Record<string, string>>;
}

/** Replaces the text of a range. An empty range inserts; an empty replacement deletes. */
export interface Edit extends CharSpan {
  readonly replacement: string;
}

/** Universal part-of-speech tags (universaldependencies.org/u/pos); `X` where no tagger knows the language. */
export type PosTag =
  | 'ADJ' | 'ADP' | 'ADV' | 'AUX' | 'CCONJ' | 'DET' | 'INTJ' | 'NOUN' | 'NUM' | 'PART' | 'PRON' | 'PROPN' | 'PUNCT'
  | 'SCONJ' | 'SYM' | 'VERB' | 'X'; // prettier-ignore

/** The linguistic analysis of one source document, computed once, on first use, and shared by all its copies. */
export interface Analysis {
  /** BCP 47 code of the document's language, as the recipe or the label map states it. */
  readonly language: string;
  readonly sentences: readonly CharSpan[];
  readonly tokens: readonly Token[];
  /** Where the tokens are: token `i` is `[offsets[2 * i], offsets[2 * i + 1])`. For those who read few of their texts. */
  readonly tokenOffsets: Int32Array;
  /** One tag for each token. Tags every sentence: ask {@link tagAt} where only some are needed. */
  readonly tags: readonly PosTag[];
  /** The tag of the token at an index. Its sentence is tagged when the first of its tags is asked for, and no other. */
  tagAt(index: number): PosTag;
}
