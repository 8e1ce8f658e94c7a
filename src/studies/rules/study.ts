import type { LabelCounts, ScoreCounts } from '../../evaluate/counts.ts';
import type { GroupsOfTest } from '../../report/sentence-groups.ts';
import type { CorpusStatistics } from '../../evaluate/statistics.ts';
import type { CellOutcome } from '../common/count-pairs.ts';
import type { StudyHead, StudyMeasures } from '../common/measures.ts';

/**
 * What an evaluation of the iterative corpus builder found: of rule sets (`direct`), or of a tagger trained on the corpus that was
 * built with them (`indirect`). It holds no corpus text and no timings.
 */
export interface Evaluation extends StudyHead, StudyMeasures {
  readonly kind: 'direct' | 'indirect';
  /** The classes compared. */
  readonly labels: readonly string[];
  readonly corpora: readonly EvaluatedCorpus[];
  /** In the order of the tables. */
  readonly systems: readonly EvaluatedSystem[];
  /** 1 of a direct evaluation. */
  readonly folds: number;
  readonly seeds: readonly number[];
  /** Of an indirect evaluation. */
  readonly tagger?: { readonly family: string; readonly settings: unknown };
  readonly cells: readonly EvaluationCell[];
  readonly notices: readonly string[];
}

export interface EvaluatedCorpus {
  readonly name: string;
  readonly language: string;
  readonly statistics: CorpusStatistics;
  /** Documents with a mention of a class compared. */
  readonly positive: number;
}

export interface EvaluatedSystem {
  readonly name: string;
  readonly remark: string;
  readonly isBaseline: boolean;
}

/** One rule set, or one training, with its tests. */
export interface EvaluationCell extends CellOutcome {
  readonly key: string;
  readonly system: string;
  /** The fold left out of training; absent where one training is tested on all folds. */
  readonly fold?: number;
  readonly seed: number;
  /** Documents trained on. */
  readonly training?: number;
  readonly tests?: readonly EvaluationTest[];
}

export interface EvaluationTest {
  readonly fold: number;
  /** By measure. */
  readonly counts: Readonly<Record<string, ScoreCounts>>;
  /** By the main measure, of each document. */
  readonly byUnit: readonly LabelCounts[];
  /** By the main measure, where sentences are grouped. */
  readonly groups?: GroupsOfTest;
}
