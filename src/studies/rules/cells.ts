import type { EvaluationData } from './corpora.ts';
import type { EvaluatedBy, EvaluationJob } from './job.ts';
import type { EvaluatedSystem, EvaluationCell } from './study.ts';

/** What the cells of an evaluation are made of, whichever it is. */
export interface EvaluationCellSpec extends Omit<PlannedEvaluation, 'key'> {
  readonly by: EvaluatedBy;
  /** What decides the result, beside the tests and the measures. */
  readonly inputs: object;
  readonly tests: EvaluationJob['tests'];
  /** Of the corpus tested on, and how it is dealt out. */
  readonly testInputs: object;
  readonly language: string;
}

/** What is evaluated, and on what. */
export interface Evaluated {
  /** The one tested on first. */
  readonly corpora: readonly EvaluationData[];
  readonly systems: readonly EvaluatedSystem[];
  readonly cells: readonly EvaluationCellSpec[];
}

/** One rule set, or one training. */
export type PlannedEvaluation = Pick<EvaluationCell, 'key' | 'system' | 'fold' | 'seed'>;

/** What a cell is called on the screen. */
export const nameOfEvaluation = ({ system, fold }: Pick<PlannedEvaluation, 'system' | 'fold'>): string =>
  `${system}${fold === undefined ? '' : `, fold ${fold + 1}`}`;
