import type { LabelCounts, ScoreCounts } from '../../evaluate/counts.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { CellOutcome } from '../common/count-pairs.ts';
import type { StudyHead, StudyMeasures } from '../common/measures.ts';
import type { Timings } from '../engine/task.ts';

/**
 * What an experiment found, as the runner hands it to the report. It holds no corpus text unless it was asked for
 * (`--with-text`), and no timings: those are in {@link StudyTimings}, so that results compare byte for byte.
 */
export interface Study extends StudyHead, StudyMeasures {
  /** The labels compared, after mapping; others were dropped. */
  readonly labels: readonly string[];
  readonly corpora: readonly StudyCorpus[];
  readonly directions: readonly StudyDirection[];
  readonly models: readonly string[];
  /** `none` first, where it is there. */
  readonly arms: readonly string[];
  readonly fractions: readonly number[];
  readonly alphas: readonly number[];
  /** The alpha of all tables but that of the alpha curves; where absent, the one that most cells have. */
  readonly alpha?: number;
  readonly seeds: readonly number[];
  readonly cells: readonly StudyCell[];
  /** Notices worth a reader's eye: labels dropped, labels in test that training never saw. No document text. */
  readonly notices: readonly string[];
}

/** A column of the paper's Table 2. */
export interface StudyCorpus {
  readonly name: string;
  readonly language: string;
  /** What splits and pairs are made of: a document, paragraph or sentence. */
  readonly unit: 'document' | 'paragraph' | 'sentence';
  /** By split (`train`, `dev`, `test`): figures after mapping and dropping. */
  readonly splits: Readonly<Record<string, SplitFigures>>;
  /** Labels of the source dropped for being rare, with their number of mentions. */
  readonly droppedLabels: Readonly<Record<string, number>>;
}

export interface SplitFigures {
  readonly units: number;
  readonly sentences: number;
  readonly tokens: number;
  readonly entitiesByLabel: Readonly<Record<string, number>>;
}

export interface StudyDirection {
  /** `wikigold→uner`. */
  readonly name: string;
  readonly train: string;
  readonly test: string;
}

/** One training and its tests. */
export interface StudyCell extends CellOutcome {
  /** The content address: hash of everything that decides the result. */
  readonly key: string;
  readonly direction: string;
  readonly model: string;
  readonly arm: string;
  /** 0 for the arm `none`. */
  readonly alpha: number;
  readonly fraction: number;
  readonly seed: number;
  readonly training?: SplitFigures & {
    readonly curve: readonly { readonly step: number; readonly loss: number; readonly devF1?: number }[];
    readonly notices: readonly string[];
    /** What augmentation did to the training part. Absent for the arm `none`, and in cells of versions that did not count. */
    readonly augmentation?: AugmentationCounts;
  };
  /**
   * By test: `cross` (all of the other corpus), `cross-dev` (its dev part, for alpha curves), `own` (the test part of the
   * training corpus, for Figure 1). Those the specification did not ask for are absent.
   */
  readonly tests?: Readonly<Record<string, StudyTest>>;
}

/** What augmentation added to a training part. */
export interface AugmentationCounts {
  /** Of units: sentences or documents, as the recipe has it. */
  readonly copies: number;
  /** Copies in which an edit was made. */
  readonly changedCopies: number;
  /** By augmenter, those included that made none. */
  readonly edits: Readonly<Record<string, number>>;
}

export interface StudyTest {
  /** Counts by measure. */
  readonly counts: Readonly<Record<string, ScoreCounts>>;
  /** For tests of significance, in the order of the test's units: summed over labels, by the study's main measure. */
  readonly byUnit: readonly LabelCounts[];
  /** How often tokens of one label were tagged as another; `O` is none. Right ones are left out; the most frequent first. */
  readonly confusions: readonly { readonly gold: string; readonly predicted: string; readonly count: number }[];
  /** The error analysis of the PHICON paper's section 2: gold mentions by what training had of their surface. */
  readonly seen: Readonly<
    Record<'unseen' | 'same-label' | 'other-label', { readonly mentions: number; readonly found: number }>
  >;
  /** By the main measure, by group of sentences; absent where the study has none. */
  readonly groups?: GroupsOfTest;
  /** Labels of the test that training never saw, with their number of mentions. */
  readonly unknownLabels: Readonly<Record<string, number>>;
}

/** Costs of each cell, by key. Not part of the results: two runs differ in them. */
export type StudyTimings = Timings;

/** One place in the tables of a study. Several may be one and the same cell: they have the same key. */
export type PlannedCell = Pick<StudyCell, 'key' | 'direction' | 'model' | 'arm' | 'alpha' | 'fraction' | 'seed'>;

/** What a cell is called on the screen. */
export function nameOfCell({ direction, model, arm, alpha, fraction, seed }: PlannedCell): string {
  const copies = alpha > 0 ? ` alpha ${alpha}` : '';
  return `${direction} ${model} ${arm}${copies}, ${formatAmount(fraction)}, seed ${seed}`;
}

/** `20 %`, `250 units`. */
export function formatAmount(fraction: number): string {
  return fraction > 1 ? `${fraction} units` : `${Number((100 * fraction).toFixed(2))} %`;
}
