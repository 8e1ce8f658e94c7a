import type { Strategies } from '../../conceal/strategies.ts';
import type { Strategy } from '../../conceal/strategy.ts';
import type { TrainingEnd } from '../../core/training-end.ts';
import type { Document } from '../../core/types.ts';
import type { ConcealmentFigures, ImpactTraining, PhiFigures } from '../../report/impact-data.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { SentenceGrouping } from '../common/sentence-groups.ts';
import type { ScoreCounts } from '../../evaluate/counts.ts';
import type { PhiModelName } from './spec.ts';
import type { CountRow } from '../common/stored-counts.ts';

/** Layer of the clinical mentions of a study's documents; gold PHI is in the default layer. */
export const CLINICAL_LAYER = 'clinical';

export type ImpactJob = PhiJob | VariantJob;
export type ImpactResult = PhiResult | VariantResult;

interface Tagger {
  readonly family: string;
  readonly settings: unknown;
}

/** A clinical corpus for the cell of the PHI model. */
export interface PhiTarget {
  readonly corpus: string;
  readonly language: string;
  readonly documents: readonly Document[];
}

/** Trains the PHI model, tunes it, and lets it tag the clinical corpora at every level. */
export interface PhiJob {
  readonly kind: 'phi';
  readonly key: string;
  readonly inputs: object;
  readonly models: readonly PhiModelName[];
  /** Absent where all that is concealed is gold. */
  readonly phi?: {
    /** Absent where a saved model is loaded. */
    readonly parts?: Readonly<Record<'train' | 'dev' | 'test', readonly Document[]>>;
    readonly folder?: string;
    readonly tagger: Tagger;
    readonly language: string;
    readonly grid: string;
    readonly byLabel: boolean;
    readonly context: boolean;
    readonly labelMap?: LabelMap;
  };
  readonly seed: number;
  readonly targets: readonly PhiTarget[];
  readonly eponyms?: { readonly language: string; readonly sentences: number };
  readonly checkpoints: string;
}

/** Mentions of the documents of a corpus, in their order: `[label, start, end, label, …]`, labels as places in `labels`. */
export interface StoredMentions {
  readonly labels: readonly string[];
  /** By level: `base`, `F1`, … Gold is not here: the corpus has it. */
  readonly models: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export interface PhiResult {
  readonly kind: 'phi';
  readonly key: string;
  readonly inputs: object;
  readonly figures: PhiFigures;
  /** By corpus. */
  readonly predictions: Readonly<Record<string, StoredMentions>>;
  readonly end?: TrainingEnd;
}

/** Trains on a variant of all folds but one, tests on the original of that one. */
export interface VariantJob {
  readonly kind: 'variant';
  readonly key: string;
  readonly inputs: object;
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
  readonly tagger: Tagger;
  readonly language: string;
  readonly seed: number;
  readonly metrics: readonly string[];
  readonly groupBy?: SentenceGrouping;
  readonly checkpoints: string;
}

export interface VariantResult {
  readonly kind: 'variant';
  readonly key: string;
  readonly inputs: object;
  readonly training: ImpactTraining;
  readonly end?: TrainingEnd;
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

/** `gold`, `base`, or `F` with the beta. */
export function nameOfModel(model: PhiModelName): string {
  return typeof model === 'number' ? `F${model}` : model;
}
