import type { ElementCounts } from '../../taggers/sensitivity/measures.ts';
import type { CellOutcome, StoredMentions } from '../common/count-pairs.ts';
import type { StudyHead } from '../common/measures.ts';
import type { ElementKind } from './element-kinds.ts';
import type { Document } from '../../core/types.ts';
import type { SensitivitySettings } from '../../taggers/sensitivity/settings.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';

/** What a study of contextual sensitivity found (Schamberger 2019). It holds no text of the corpus and no timings. */
export interface SensitivityStudy extends StudyHead {
  readonly language: string;
  readonly sensitive: 'blanks' | 'entities';
  /** What the text is, without paths. */
  readonly source: string;
  /** `train`, `dev` and `test`. */
  readonly parts: Readonly<Record<string, SensitivityPart>>;
  readonly models: readonly SensitivityModel[];
  readonly seeds: readonly number[];
  readonly notices: readonly string[];
  /** What the tagger of names finds in the test; absent where the study has none, or its cell is not done. */
  readonly names?: NamesFigures;
  readonly cells: readonly SensitivityCell[];
}

export interface SensitivityPart {
  readonly windows: number;
  readonly elements: number;
  readonly sensitive: number;
  /** Of a test in which blanks were filled: those, and the windows left out for a blank that nothing tells the meaning of. */
  readonly filled?: number;
  readonly leftOut?: number;
}

/** A row of the tables. */
export interface SensitivityModel {
  readonly name: string;
  /** What is read: vectors of words or pieces, or the states of an encoder. */
  readonly input: string;
  readonly candidates: boolean;
  readonly masking: string;
  readonly settings: unknown;
}

interface NamesFigures {
  readonly counts: ElementCounts;
  /** What the elements that are not sensitive are, as shares. */
  readonly kinds: Readonly<Record<ElementKind, number>>;
}

/** One training and its tests. */
interface SensitivityCell extends CellOutcome {
  readonly key: string;
  readonly model: string;
  readonly seed: number;
  readonly figures?: SensitivityFigures;
}

/** What a model was found to do; elements above the threshold are taken for sensitive. */
export interface SensitivityFigures {
  readonly epochs?: number;
  /** Of the best F1 on held-out text: of logits, or of a CRF its bias to recall. */
  readonly threshold: number;
  /** Random candidates (Table 6.2), and those that a tagger of names chose (Table 6.3). */
  readonly random?: ElementCounts & { readonly approximatePrecision: number };
  readonly named?: ElementCounts;
  /** Without candidates (Table 6.4), at one half and at the threshold; and on held-out text (Table 7.1). */
  readonly plain: ElementCounts;
  readonly heldOut: ElementCounts;
  readonly plainAtBest: ElementCounts;
  readonly heldOutAtBest: ElementCounts;
  readonly averagePrecision?: number;
  /** What false positives are, as shares (§7.3). */
  readonly falsePositives?: Readonly<Record<ElementKind, number>>;
  readonly weights?: number;
  readonly curve?: readonly { readonly loss: number; readonly devF1?: number }[];
}

/** One training. */
export type PlannedSensitivity = Pick<SensitivityCell, 'key' | 'model' | 'seed'>;

/** The row of the CRF that sees neighbours alone: its training draws nothing, so it has one seed. */
export const BASELINE = 'CRF, neighbours alone';

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
