import type { Recipe } from '../../augment/recipe.ts';
import type { TrainingEnd } from '../../core/training-end.ts';
import type { Document } from '../../core/types.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import type { EpochCost, StudyCell, StudyTest } from '../../report/study-data.ts';
import type { CellInputs } from '../engine/key.ts';
import type { Mapping } from './mapping.ts';
import type { CountRow } from '../common/stored-counts.ts';
import type { SentenceGrouping } from '../common/sentence-groups.ts';

/** All that a worker needs for one cell, as structured-cloneable data. */
export interface CellJob {
  readonly key: string;
  readonly inputs: CellInputs;
  /** The part to train on, with the labels of the source. */
  readonly train: readonly Document[];
  readonly mapping: Mapping;
  /** For early stopping, with the categories of the study. */
  readonly dev: readonly Document[];
  readonly language: string;
  readonly model: { readonly family: string; readonly settings: unknown };
  readonly augmentation?: {
    readonly recipe: Recipe;
    readonly phi: boolean;
    readonly context: boolean;
    readonly unit?: 'document' | 'sentence';
    readonly partition: Partition;
    readonly labelMap?: LabelMap;
    readonly locale: string;
  };
  readonly alpha: number;
  readonly seed: number;
  /** The main one first. */
  readonly metrics: readonly string[];
  readonly groupBy?: SentenceGrouping;
  /** What is tagged, with gold labels. */
  readonly targets: readonly TestTarget[];
  /** Where the trainer keeps checkpoints. */
  readonly checkpoints: string;
}

/** Documents that are tagged once, for one test or two. */
export interface TestTarget {
  readonly language: string;
  readonly documents: readonly Document[];
  /** By test: which of the documents; all when absent. `cross-dev` is part of `cross`. */
  readonly tests: readonly { readonly name: string; readonly indices?: readonly number[] }[];
}

/** What a finished cell is kept as. No timings, no text: the same cell has the same bytes on every machine. */
export interface CellResult {
  readonly key: string;
  readonly inputs: CellInputs;
  readonly training: NonNullable<StudyCell['training']>;
  readonly tests: Readonly<Record<string, StoredTest>>;
  readonly end?: TrainingEnd;
}

/** As {@link StudyTest}; the counts of each unit as a row. */
export type StoredTest = Omit<StudyTest, 'byUnit'> & {
  readonly byUnit: readonly CountRow[];
};

export interface CellCosts {
  readonly trainSeconds: number;
  readonly tagSeconds: number;
  readonly peakMegabytes: number;
  /** Of trainers that tell of their epochs. */
  readonly epochs?: readonly EpochCost[];
  /** What the trainer told of the machine and the run. */
  readonly remarks: readonly string[];
}

export interface CellFailure {
  readonly code: string;
  readonly message: string;
}
