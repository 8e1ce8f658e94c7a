import type { TrainingEnd } from '../../core/tagger.ts';
import type { LabelCounts, ScoreCounts } from '../../evaluate/counts.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { PhiModelName, PhiSpec } from './spec.ts';
import type { CellOutcome, CountRow, StoredMentions } from '../common/count-pairs.ts';
import type { StudyHead, StudyMeasures, MeasuresOfJob } from '../common/measures.ts';
import type { Strategies, Strategy } from '../../conceal/strategies.ts';
import type { Document } from '../../core/types.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';

/**
 * What an impact study found (Berg, Henriksson and Dalianis 2020): what concealing PHI costs a tagger of clinical entities that
 * is trained on the concealed text. It holds no corpus text and no timings.
 */
export interface Impact extends StudyHead, StudyMeasures {
  readonly corpora: readonly ImpactCorpus[];
  /** Clinical classes of all corpora, sorted. */
  readonly classes: readonly string[];
  /** Levels of de-identification, as {@link ImpactCell.model} names them. */
  readonly models: readonly string[];
  readonly strategies: readonly string[];
  readonly protectEponyms: readonly boolean[];
  readonly folds: number;
  readonly seeds: readonly number[];
  readonly phi?: PhiDescription;
  readonly tagger: { readonly family: string; readonly settings: unknown };
  /** Absent while the cell of the PHI model is not done. */
  readonly levels?: PhiFigures;
  readonly cells: readonly ImpactCell[];
  readonly notices: readonly string[];
}

/** Where the PHI model comes from. */
export interface PhiDescription {
  /** In words, without paths. */
  readonly source: string;
  readonly language: string;
  readonly family: string;
  /** By part (`train`, `dev` on which thresholds are tuned, `test`): its documents. Absent of a saved model. */
  readonly documents?: Readonly<Record<string, number>>;
  readonly grid: string;
}

export interface ImpactCorpus {
  readonly name: string;
  readonly language: string;
  readonly documents: number;
  readonly sentences: number;
  readonly tokens: number;
  readonly mentions: Readonly<Record<string, number>>;
  /** Mentions of gold PHI; 0 where the corpus has none. */
  readonly goldPhi: number;
}

/** What the PHI models do, by model. */
export interface PhiFigures {
  /** Binary tokens on the part of the PHI corpus that no model saw (the paper's Table 1). */
  readonly table: Readonly<Record<string, LabelCounts>>;
  readonly thresholds: Readonly<Record<string, { readonly main: number; readonly alternative: number }>>;
  /** By corpus, then by model. */
  readonly overlap: Readonly<Record<string, Readonly<Record<string, Overlap>>>>;
  readonly eponyms?: EponymFigures;
  /** How training of the PHI model ended. */
  readonly end?: TrainingEnd;
  readonly notices: readonly string[];
}

type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How predicted PHI and clinical mentions lie to each other: the paper's Figures 1 and 2. */
export interface Overlap {
  /** Tokens in clinical mentions, by class. */
  readonly clinicalTokens: Readonly<Record<string, number>>;
  /** Tokens in predicted PHI, by PHI class. */
  readonly phiTokens: Readonly<Record<string, number>>;
  /** Tokens in both, by clinical class, then by PHI class. */
  readonly sharedTokens: Table;
  readonly clinicalMentions: Readonly<Record<string, number>>;
  /** Clinical mentions of which a token is in predicted PHI. */
  readonly touchedMentions: Readonly<Record<string, number>>;
  /** Clinical mentions in a sentence with predicted PHI: `remove` takes them away. */
  readonly mentionsBesidePhi: Readonly<Record<string, number>>;
  readonly sentences: {
    readonly all: number;
    readonly phi: number;
    readonly clinical: number;
    readonly both: number;
  };
  /** Sentences with a clinical mention of the class and predicted PHI of the class. */
  readonly sharedSentences: Table;
  /** Sentences with predicted PHI, by PHI class. */
  readonly phiSentences: Readonly<Record<string, number>>;
}

/** Eponyms mistaken for PHI: the paper's Figure 4. */
export interface EponymFigures {
  readonly language: string;
  /** Of each eponym. */
  readonly sentences: number;
  readonly eponyms: readonly string[];
  /** By model, then by eponym: sentences in which the eponymous term was (partly) taken for PHI. */
  readonly taken: Table;
  /** The same with eponyms protected. */
  readonly protectedTaken: Table;
}

/** One training on (concealed) text of all folds but one, and its test on the original text of that one. */
export interface ImpactCell extends CellOutcome {
  readonly key: string;
  readonly corpus: string;
  /** `gold`, `base`, `F1`, `F4`, …; `none` of the original text. */
  readonly model: string;
  /** `original` where nothing is concealed. */
  readonly strategy: string;
  readonly protectEponyms: boolean;
  readonly fold: number;
  readonly seed: number;
  readonly training?: ImpactTraining;
  readonly concealment?: ConcealmentFigures;
  /** The documents tested, by their places in the corpus. */
  readonly units?: readonly number[];
  /** For tests of significance: each of these, by the main measure. */
  readonly byUnit?: readonly LabelCounts[];
  /** By the main measure, where sentences are grouped. */
  readonly groups?: GroupsOfTest;
  /** Counts by measure. */
  readonly counts?: Readonly<Record<string, ScoreCounts>>;
}

interface ImpactTraining {
  readonly documents: number;
  readonly sentences: number;
  readonly tokens: number;
  readonly mentions: Readonly<Record<string, number>>;
}

/** What concealing did to the whole corpus of a variant: the same in all folds. */
export interface ConcealmentFigures {
  readonly documents: number;
  readonly emptied: number;
  readonly sentences: number;
  readonly sentencesRemoved: number;
  /** PHI mentions by what became of them. */
  readonly phi: Readonly<Record<string, number>>;
  /** Clinical mentions by class, then by what became of them. */
  readonly clinical: Table;
  /** Gold PHI and how much of it stands uncovered, where the corpus has some. */
  readonly gold?: { readonly mentions: number; readonly exposed: number };
}

/** One training of an impact study. */
export type PlannedVariant = Pick<
  ImpactCell,
  'key' | 'corpus' | 'model' | 'strategy' | 'protectEponyms' | 'fold' | 'seed'
>;

/** `gold`, `base`, or `F` with the beta. */
export function nameOfModel(model: PhiModelName): string {
  return typeof model === 'number' ? `F${model}` : model;
}

export function nameOfVariant({ corpus, model, strategy, protectEponyms, fold, seed }: PlannedVariant): string {
  const variant = strategy === 'original' ? 'original' : `${model} ${strategy}`;
  return `${corpus} ${variant}${protectEponyms ? ', eponyms protected' : ''}, fold ${fold + 1}, seed ${seed}`;
}

/** A clinical corpus for the cell of the PHI model. */
interface PhiTarget {
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
