import type { LabelCounts, ScoreCounts } from '../../evaluate/counts.ts';
import type { Matches, Strata } from '../../evaluate/strata.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { CellOutcome, CountRow } from '../common/count-pairs.ts';
import type { StudyHead, StudyMeasures, MeasuresOfJob } from '../common/measures.ts';
import type { Timings, JobHead, TaskResult } from '../engine/task.ts';
import type { Document, Entity } from '../../core/types.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { Arm } from './arms.ts';
import { DEFAULT_LAYER, freezeDocument, isGap } from '../../core/document.ts';
import type { DirectionSpec } from './spec.ts';

/**
 * What an experiment found, as the runner hands it to the report. It holds no corpus text unless it was asked for
 * (`--with-text`), and no timings: those are in {@link StudyTimings}, so that results compare byte for byte.
 */
export interface Study extends StudyHead, StudyMeasures {
  /** The labels compared, after mapping; others were dropped. */
  readonly labels: readonly string[];
  readonly corpora: readonly StudyCorpus[];
  readonly directions: readonly DirectionSpec[];
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
  /** How gold mentions of each kind fared, and where F1 is lost; absent in cells of versions that did not count them. */
  readonly strata?: Strata;
  readonly matches?: Matches;
  /** Recall of tokens, sensitive or not, where nine in ten of those found are right; of taggers that know probabilities. */
  readonly recallAt90?: number;
  /** By the main measure, by group of sentences; absent where the study has none. */
  readonly groups?: GroupsOfTest;
  /** Labels of the test that training never saw, with their number of mentions. */
  readonly unknownLabels: Readonly<Record<string, number>>;
}

/** Costs of each cell, by key. Not part of the results: two runs differ in them. */
export type StudyTimings = Timings;

/** One place in the tables of a study. Several may be one and the same cell: they have the same key. */
export type PlannedCell = Pick<StudyCell, 'key' | 'direction' | 'model' | 'arm' | 'alpha' | 'fraction' | 'seed'>;

export function nameOfCell({ direction, model, arm, alpha, fraction, seed }: PlannedCell): string {
  const copies = alpha > 0 ? ` alpha ${alpha}` : '';
  return `${direction} ${model} ${arm}${copies}, ${formatAmount(fraction)}, seed ${seed}`;
}

/** `20 %`, `250 units`. */
export function formatAmount(fraction: number): string {
  return fraction > 1 ? `${fraction} units` : `${Number((100 * fraction).toFixed(2))} %`;
}

/** How the labels of a source become the categories of the study. Plain data: workers are sent it. */
export interface Mapping {
  /** By source label. Mentions of labels that are not here are not gold: they are context like any other text. */
  readonly categories: Readonly<Record<string, string>>;
  /** Categories whose adjacent mentions are joined. */
  readonly mergeAdjacent: readonly string[];
}

/** The gold document of the study: mentions of the default layer, under their category. */
export function mapDocument(doc: Document, { categories, mergeAdjacent }: Mapping): Document {
  const entities: Entity[] = [];
  for (const entity of doc.entities) {
    if ((entity.layer ?? DEFAULT_LAYER) !== DEFAULT_LAYER || !Object.hasOwn(categories, entity.label)) continue;
    const label = categories[entity.label] as string;
    const last = entities.at(-1);
    if (last?.label === label && mergeAdjacent.includes(label) && isGap(doc.text, last.end, entity.start)) {
      entities[entities.length - 1] = join(last, entity);
    } else entities.push(label === entity.label ? entity : { ...entity, label });
  }
  return freezeDocument({ ...doc, entities });
}

function join(first: Entity, second: Entity): Entity {
  const { fragments: _, ...rest } = first;
  return { ...rest, end: second.end };
}

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
  /** Gold documents of the other corpus, to whose conventions what is trained on is brought. */
  readonly sample?: readonly Document[];
  /** Whether they are trained on too. */
  readonly trainsOnSample?: true;
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
