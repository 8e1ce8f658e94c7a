import type { Document } from '../../core/types.ts';
import type { ScoreCounts } from '../../evaluate/counts.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { CountRow } from '../common/count-pairs.ts';
import type { MeasuresOfJob } from '../common/measures.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';

/** What is evaluated: a rule set, or what a tagger learns from documents. */
export type EvaluatedBy = { readonly rules: string } | (TaggerOfJob & { readonly train: readonly Document[] });

/** All that a worker needs for one cell. */
export interface EvaluationJob extends JobHead, MeasuresOfJob {
  readonly system: EvaluatedBy;
  /** The classes compared, of gold and found mentions. */
  readonly labels: readonly string[];
  readonly language: string;
  readonly tests: readonly { readonly fold: number; readonly documents: readonly Document[] }[];
  readonly seed: number;
}

export interface EvaluationResult extends TaskResult {
  readonly kind: 'evaluation';
  readonly training?: number;
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
