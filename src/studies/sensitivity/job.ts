import type { Document } from '../../core/types.ts';
import type { SensitivitySettings } from '../../taggers/sensitivity/settings.ts';
import type { StoredMentions } from '../common/count-pairs.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';
import type { NamesFigures, SensitivityFigures } from './study.ts';

/** Learns vectors of words. */
export interface VectorsJob extends JobHead {
  readonly documents: readonly Document[];
  readonly dimension: number;
  readonly iterations: number;
  readonly words: number;
  readonly window: number;
  readonly seed: number;
  /** Where they are put. */
  readonly file: string;
}

export interface VectorsResult extends TaskResult {
  readonly words: number;
  readonly pairs: number;
}

/** Trains a tagger of names, and lets it tag the test. */
export interface NamesJob extends JobHead, TaggerOfJob {
  readonly train: readonly Document[];
  readonly test: readonly Document[];
  readonly language: string;
  readonly seed: number;
}

export interface NamesResult extends TaskResult {
  readonly figures: NamesFigures;
  readonly mentions: StoredMentions;
  readonly notices: readonly string[];
}

/** Trains a model and rates the test; a CRF of the neighbours where there are no settings. */
export interface ModelJob extends JobHead {
  readonly train: readonly Document[];
  readonly dev: readonly Document[];
  readonly test: readonly Document[];
  /** The test with what the tagger of names found; absent where the study has none. */
  readonly named?: readonly Document[];
  readonly settings?: SensitivitySettings;
  readonly language: string;
  readonly seed: number;
}

export interface ModelResult extends TaskResult {
  readonly figures: SensitivityFigures;
  readonly notices: readonly string[];
}
