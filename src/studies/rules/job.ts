import type { TrainingEnd } from '../../core/training-end.ts';
import type { Document } from '../../core/types.ts';
import type { ScoreCounts } from '../../evaluate/counts.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { SentenceGrouping } from '../common/sentence-groups.ts';
import type { CountRow } from '../common/stored-counts.ts';

/** What is evaluated: a rule set, or what a tagger learns from documents. */
export type EvaluatedBy =
  | { readonly rules: string }
  | { readonly train: readonly Document[]; readonly family: string; readonly settings: unknown };

/** All that a worker needs for one cell, as structured-cloneable data. */
export interface EvaluationJob {
  readonly kind: 'evaluation';
  readonly key: string;
  readonly inputs: object;
  readonly system: EvaluatedBy;
  /** The classes compared, of gold and found mentions. */
  readonly labels: readonly string[];
  readonly language: string;
  readonly tests: readonly { readonly fold: number; readonly documents: readonly Document[] }[];
  readonly metrics: readonly string[];
  readonly groupBy?: SentenceGrouping;
  readonly seed: number;
  readonly checkpoints: string;
}

export interface EvaluationResult {
  readonly kind: 'evaluation';
  readonly key: string;
  readonly inputs: object;
  readonly training?: number;
  readonly end?: TrainingEnd;
  readonly tests: readonly {
    readonly fold: number;
    readonly counts: Readonly<Record<string, ScoreCounts>>;
    /** By the main measure. */
    readonly byUnit: readonly CountRow[];
    /** By the main measure, where sentences are grouped. */
    readonly groups?: GroupsOfTest;
  }[];
  readonly notices: readonly string[];
}
