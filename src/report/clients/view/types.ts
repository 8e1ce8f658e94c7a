import type { Criteria } from '../../view-search.ts';
import type { ViewDocument, ViewMeta, ViewRowData } from '../../view-data.ts';

export type { Criteria } from '../../view-search.ts';
export type { ViewChange, ViewDocument, ViewEntity, ViewMeta, ViewRowData } from '../../view-data.ts';

/** Where the documents come from: this page, or a server on this machine. */
export interface Store {
  readonly meta: ViewMeta;
  /** What is known of a document, where it has been loaded. */
  row(index: number): ViewRowData | undefined;
  loadRows(from: number, to: number): Promise<void>;
  document(index: number): Promise<ViewDocument>;
  /** @returns the documents wanted, in order; undefined where all are. */
  find(criteria: Criteria, signal: AbortSignal, onProgress: (share: number) => void): Promise<Uint32Array | undefined>;
  /** @returns the place of the document of that id, or -1. */
  locate(id: string): Promise<number>;
}

/** One thing to jump to. */
export interface Target {
  readonly row: number;
  /** Names the elements that show it. */
  readonly key: string;
}

export type TargetKind = 'change' | 'entity' | 'hit';

/** A span to mark: number of its label or step, and the key of its target. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: number;
  readonly key: string;
}

/** One text of a document with what is marked on it. */
export interface Side {
  readonly text: string;
  readonly entities: readonly Span[];
  readonly changes: readonly Span[];
  readonly hits: readonly Span[];
}

/** A document made ready to be shown. */
export interface Prepared {
  readonly index: number;
  readonly document: ViewDocument;
  /** The copy beside it; -1 where there is none. */
  readonly copy: number;
  readonly source: Side;
  readonly derived: Side | undefined;
  /** `[source start, source end, derived start, derived end]`. */
  readonly rows: readonly (readonly number[])[];
  /** The first row of each block, then the number of rows. */
  readonly blocks: readonly number[];
  readonly targets: Readonly<Record<TargetKind, readonly Target[]>>;
}
