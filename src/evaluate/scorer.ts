import type { Document } from '../core/types.ts';
import type { ScoreCounts } from './counts.ts';

/** A measure: compares the predicted entities of a document with the gold ones. */
export interface Scorer {
  /** As on the command line: `strict`, `binary-token`, … */
  readonly name: string;
  /** Whose definition it is and what it counts, in a sentence. */
  readonly description: string;
  /** Which tokens it counts; `none` for measures on characters and spans. Every report says it. */
  readonly tokeniser: string;
  /**
   * Entities of the default layer are compared.
   *
   * @throws TypeError where the two documents have not the same text.
   */
  count(gold: Document, predicted: Document): ScoreCounts;
}
