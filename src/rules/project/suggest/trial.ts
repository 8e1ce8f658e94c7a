import type { Document } from '../../../core/types.ts';
import type { ScoreCounts } from '../../../evaluate/counts.ts';
import type { RuleSet } from '../../networks/compile.ts';
import {
  type AcceptanceTest,
  type Change,
  changeOf,
  expectOf,
  judge,
  type TrialCorpora,
  type UnlabelledChange,
} from '../acceptance.ts';
import { withoutEntities } from '../scores.ts';
import { type PreparedDocument, prepareCorpus } from './corpus.ts';
import { changeCounts, countsOf, type NetworkEffect } from './effects.ts';

/** What a suggestion changes alone. */
export interface SuggestionEffect {
  /** Errors of the training set that it puts right, and that it makes. */
  readonly covered: number;
  readonly caused: number;
  readonly training: Change;
  readonly validation: Change;
  /** What it finds in unlabelled notes; absent without any. */
  readonly unlabelled?: UnlabelledChange;
  /** The test of a proposal that it fails (see acceptance.ts); absent where it would be accepted. */
  readonly failed?: AcceptanceTest;
}

/** The corpora, analysed and matched with the rules once for all suggestions. */
export interface SuggestTrial {
  readonly training: readonly PreparedDocument[];
  readonly validation: readonly PreparedDocument[];
  /** Unlabelled notes: all that is found in them counts as invented. */
  readonly sample: readonly PreparedDocument[];
  readonly counts: { readonly training: ScoreCounts; readonly validation: ScoreCounts };
  /** Mentions that the rules find in the sample. */
  readonly found: number;
}

export function prepareTrial(
  rules: RuleSet,
  { labels, training, validation, unlabelled = [] }: TrialCorpora,
): SuggestTrial {
  const prepare = (documents: readonly Document[]) => prepareCorpus(documents, rules, labels);
  const [ofTraining, ofValidation] = [prepare(training), prepare(validation)];
  const sample = prepare(unlabelled.map(withoutEntities));
  return {
    training: ofTraining,
    validation: ofValidation,
    sample,
    counts: { training: countsOf(ofTraining), validation: countsOf(ofValidation) },
    found: sample.reduce((sum, { predicted }) => sum + predicted.length, 0),
  };
}

/**
 * Judges a suggestion as a proposal is judged.
 *
 * @param covered errors of the training set that it puts right.
 * @param effects on each corpus.
 */
export function judgeEffects(
  { counts, sample, found }: SuggestTrial,
  covered: number,
  effects: Readonly<Record<'training' | 'validation' | 'sample', Pick<NetworkEffect, 'change' | 'caused'>>>,
): SuggestionEffect {
  const change = (corpus: 'training' | 'validation') =>
    changeOf(counts[corpus], changeCounts(counts[corpus], effects[corpus].change));
  const [training, validation] = [change('training'), change('validation')];
  const unlabelled =
    sample.length > 0
      ? expectOf({ notes: sample.length, found, added: effects.sample.caused }, training, validation)
      : undefined;
  const failed = judge(covered, training, validation, unlabelled);
  return {
    covered,
    caused: effects.training.caused,
    training,
    validation,
    ...(unlabelled && { unlabelled }),
    ...(failed !== undefined && { failed }),
  };
}
