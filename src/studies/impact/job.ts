import type { Strategies, Strategy } from '../../conceal/strategies.ts';
import type { Document } from '../../core/types.ts';
import type { ScoreCounts } from '../../evaluate/counts.ts';
import type { ConcealmentFigures, ImpactTraining, PhiFigures } from './study.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { CountRow, StoredMentions } from '../common/count-pairs.ts';
import type { MeasuresOfJob } from '../common/measures.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';
import type { PhiModelName, PhiSpec } from './spec.ts';

/** A clinical corpus for the cell of the PHI model. */
export interface PhiTarget {
  readonly corpus: string;
  readonly language: string;
  readonly documents: readonly Document[];
}

/** Trains the PHI model, tunes it, and lets it tag the clinical corpora at every level. */
export interface PhiJob extends JobHead {
  readonly models: readonly PhiModelName[];
  /** Absent where all that is concealed is gold. */
  readonly phi?: Omit<PhiSpec, 'source' | 'split' | 'group'> & {
    /** Absent where a saved model is loaded. */
    readonly parts?: Readonly<Record<'train' | 'dev' | 'test', readonly Document[]>>;
  };
  readonly seed: number;
  readonly targets: readonly PhiTarget[];
  readonly eponyms?: { readonly language: string; readonly sentences: number };
}

export interface PhiResult extends TaskResult {
  readonly kind: 'phi';
  readonly figures: PhiFigures;
  /** By corpus. */
  readonly predictions: Readonly<Record<string, StoredMentions>>;
}

/** Trains on a variant of all folds but one, tests on the original of that one. */
export interface VariantJob extends JobHead, MeasuresOfJob {
  readonly documents: readonly Document[];
  /** Absent of the original text. */
  readonly concealment?: {
    /** Absent where gold PHI is concealed. */
    readonly predicted?: readonly Document[];
    readonly strategy: Strategy;
    readonly rules: Strategies;
    readonly labelMap?: LabelMap;
    readonly locale: string;
    readonly protectEponyms: boolean;
    readonly seed: number;
  };
  /** The fold of each document, and the one that is tested. */
  readonly folds: readonly number[];
  readonly fold: number;
  readonly tagger: TaggerOfJob;
  readonly language: string;
  readonly seed: number;
}

export interface VariantResult extends TaskResult {
  readonly kind: 'variant';
  readonly training: ImpactTraining;
  readonly concealment?: ConcealmentFigures;
  readonly counts: Readonly<Record<string, ScoreCounts>>;
  /** The documents tested, by their places in the corpus. */
  readonly units: readonly number[];
  /** By the main measure, of each of these: `[correct, incorrect, partial, missed, spurious]`. */
  readonly byUnit: readonly CountRow[];
  /** By the main measure, where sentences are grouped. */
  readonly groups?: GroupsOfTest;
  readonly notices: readonly string[];
}
