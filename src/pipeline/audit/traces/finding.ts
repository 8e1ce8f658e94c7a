import type { CharSpan } from '../../../core/types.ts';

/** A place where a text of the source stands and chance did not put it. It holds no text. */
export interface TraceFinding extends CharSpan {
  readonly document: string;
  /** The label that the text has in the source. */
  readonly label: string;
  /** How it stands: what has to be undone to read it. */
  readonly disguise: string;
  readonly labelled: boolean;
  /** The source document and its entity. */
  readonly source: string;
  readonly entity: string;
}
