import type { EvaluationCell } from '../../report/evaluation-data.ts';

/** One rule set, or one training. */
export type PlannedEvaluation = Pick<EvaluationCell, 'key' | 'system' | 'fold' | 'seed'>;

/** What a cell is called on the screen. */
export const nameOfEvaluation = ({ system, fold }: Pick<PlannedEvaluation, 'system' | 'fold'>): string =>
  `${system}${fold === undefined ? '' : `, fold ${fold + 1}`}`;
