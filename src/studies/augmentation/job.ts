import type { Document } from '../../core/types.ts';
import type { StudyCell, StudyTest } from './study.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { MeasuresOfJob } from '../common/measures.ts';
import type { CountRow } from '../common/count-pairs.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';
import type { Arm } from './arms.ts';
import type { Mapping } from './mapping.ts';

/** All that a worker needs for one cell. */
export interface CellJob extends JobHead, MeasuresOfJob {
  /** The part to train on, with the labels of the source. */
  readonly train: readonly Document[];
  readonly mapping: Mapping;
  /** For early stopping, with the categories of the study. */
  readonly dev: readonly Document[];
  readonly language: string;
  readonly model: TaggerOfJob;
  readonly augmentation?: NonNullable<Arm['augmentation']> & { readonly labelMap?: LabelMap; readonly locale: string };
  readonly alpha: number;
  readonly seed: number;
  /** What is tagged, with gold labels. */
  readonly targets: readonly TestTarget[];
}

/** Documents that are tagged once, for one test or two. */
export interface TestTarget {
  readonly language: string;
  readonly documents: readonly Document[];
  /** By test: which of the documents; all when absent. `cross-dev` is part of `cross`. */
  readonly tests: readonly { readonly name: string; readonly indices?: readonly number[] }[];
}

export interface CellResult extends TaskResult {
  readonly training: NonNullable<StudyCell['training']>;
  readonly tests: Readonly<Record<string, StoredTest>>;
}

/** As {@link StudyTest}; the counts of each unit as a row. */
export type StoredTest = Omit<StudyTest, 'byUnit'> & {
  readonly byUnit: readonly CountRow[];
};
