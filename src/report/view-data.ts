/**
 * What the view's script reads: plain JSON, small because much of it is numbers. Offsets are UTF-16 units. `clients/view/`
 * describes the same types for the script.
 */

/** `[label, start, end, …]`: index of the label, then start and end of each fragment. */
export type ViewEntity = readonly number[];

/** `[source start, source end, derived start, derived end, step]`. */
export type ViewChange = readonly [number, number, number, number, number];

export interface ViewCopy {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly entities: readonly ViewEntity[];
  readonly changes: readonly ViewChange[];
}

export interface ViewDocument {
  readonly id: string;
  /** Of the derived corpus, and made from no document of the source: generated, say. */
  readonly isNew?: true;
  readonly text: string;
  readonly entities: readonly ViewEntity[];
  readonly copies: readonly ViewCopy[];
}

/** One line of the document list. */
export interface ViewRowData {
  readonly id: string;
  /** UTF-16 units of the source text. */
  readonly size: number;
  readonly entities: number;
  readonly copies: number;
  /** Over all copies. */
  readonly changes: number;
  /** Entities of the source that a copy holds with the same text, over all copies. */
  readonly kept: number;
  /** Indices of the labels that occur. */
  readonly labels: readonly number[];
  /** Indices of the steps that changed a copy. */
  readonly steps: readonly number[];
  /** As in {@link ViewDocument}. */
  readonly isNew?: true;
}

export interface ViewLabel {
  readonly name: string;
  /** Degrees on the colour wheel. */
  readonly hue: number;
  readonly count: number;
}

export interface ViewStep {
  /** The augmenter, where an edit log tells; else what the texts show (`mentions changed`, `words replaced`, …). */
  readonly name: string;
  /** Whether an edit log names the step. */
  readonly logged: boolean;
  /** Edits, where an edit log tells; else stretches of text that differ, each of which may be several edits. */
  readonly count: number;
}

export interface ViewMeta {
  readonly title: string;
  /** Documents there are to look at. */
  readonly documents: number;
  /** Documents of the corpora: more, where some were left out. */
  readonly total: number;
  /** How many of those there are to look at were made from no document of the source. */
  readonly unlinked: number;
  readonly copies: number;
  readonly labels: readonly ViewLabel[];
  readonly steps: readonly ViewStep[];
  /** What a reader must know: what was left out, what could not be told. */
  readonly notes: readonly string[];
}
