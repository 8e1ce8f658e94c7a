import type { Ratios, ScoreCounts } from '../../evaluate/counts.ts';
import type { RuleSet } from '../compile.ts';
import { compareErrors, findOutcomes, type RuleError } from './errors.ts';
import { type Compared, compareScores, scoreRules, tagGold } from './scores.ts';
import type { Document } from '../../core/types.ts';

/**
 * What becomes of a proposal. `revise`: it finds more on the validation set, but is too imprecise there; it is to be made more
 * precise on the training set, and tried again.
 */
export type Verdict = 'accept' | 'revise' | 'discard';

/** The tests of the paper, in their order; the first that does not hold decides. */
export type AcceptanceTest =
  | 'covers-more-than-one-error'
  | 'keeps-training-f1'
  | 'raises-recall-or-keeps-validation-f1'
  | 'keeps-validation-precision-or-f1';

/** Of one corpus: the counts before and after, and how each figure moved. */
export interface Change {
  readonly before: ScoreCounts;
  readonly after: ScoreCounts;
  readonly moved: Readonly<Record<keyof Ratios, Compared>>;
}

/** What the tests of §2.1 say of a proposal. */
export interface Judgement {
  readonly verdict: Verdict;
  /** The test that failed; absent where the proposal is accepted. */
  readonly failed?: AcceptanceTest;
  readonly training: Change;
  readonly validation: Change;
  /** Errors on the training set that the proposal puts right ("covers"), and those that it makes. */
  readonly covered: readonly RuleError[];
  readonly caused: readonly RuleError[];
}

/** The reviewed documents that a proposal is tried on. */
export interface TrialCorpora {
  readonly labels: readonly string[];
  readonly training: readonly Document[];
  readonly validation: readonly Document[];
}

/**
 * Tries a rule set in place of another (paper §2.1):
 *
 * - step 2: it must put right more than one error of the training set, and not lower F1 there;
 * - step 4: on the validation set, where recall is not increased and F1 decreases, it is discarded; where both precision and F1
 *   decrease, it is to be revised.
 *
 * What is accepted lowers F1 on neither set (§2.4): F1 can only fall where precision or recall does, so a rise of recall with
 * a fall of F1 comes with a fall of precision, and is to be revised.
 */
export async function tryRules(current: RuleSet, proposed: RuleSet, trial: TrialCorpora): Promise<Judgement> {
  const { labels } = trial;
  const own = await tagGold(current, trial.training);
  const other = await tagGold(proposed, trial.training);
  const training = changeOf(scoreRules(own, labels), scoreRules(other, labels));
  const { gone, added } = compareErrors(findOutcomes(own, labels).errors, findOutcomes(other, labels).errors);
  const validation = changeOf(
    scoreRules(await tagGold(current, trial.validation), labels),
    scoreRules(await tagGold(proposed, trial.validation), labels),
  );
  const failed = judge(gone.length, training.moved, validation.moved);
  const facts = { training, validation, covered: gone, caused: added };
  if (failed === undefined) return { verdict: 'accept', ...facts };
  return { verdict: failed === 'keeps-validation-precision-or-f1' ? 'revise' : 'discard', failed, ...facts };
}

/** The first test that does not hold. */
export function judge(
  covered: number,
  training: Change['moved'],
  validation: Change['moved'],
): AcceptanceTest | undefined {
  if (covered < 2) return 'covers-more-than-one-error';
  if (training.f1 < 0) return 'keeps-training-f1';
  if (validation.recall <= 0 && validation.f1 < 0) return 'raises-recall-or-keeps-validation-f1';
  if (validation.precision < 0 && validation.f1 < 0) return 'keeps-validation-precision-or-f1';
  return undefined;
}

/** How the figures moved from one count of the same gold mentions to another. */
export function changeOf(before: ScoreCounts, after: ScoreCounts): Change {
  const moved = {
    precision: compareScores(after, before, 'precision'),
    recall: compareScores(after, before, 'recall'),
    f1: compareScores(after, before, 'f1'),
  };
  return { before, after, moved };
}
