/**
 * Scorers, counts and ratios, significance, agreement, and analyses of a corpus beside its training text.
 *
 * @module palimpsest/evaluation
 */
import { checked, later, list, needed, object, oneOf, optional, stringOr } from '../core/shapes.ts';
import * as agreement from '../evaluate/agreement.ts';
import * as ambiguity from '../evaluate/ambiguity.ts';
import * as counts from '../evaluate/counts.ts';
import * as fBetaModule from '../evaluate/counts.ts';
import * as linkCopies from '../evaluate/pair-documents.ts';
import * as outOfVocabulary from '../evaluate/out-of-vocabulary.ts';
import * as scorers from '../evaluate/scorers.ts';
import * as significanceModule from '../evaluate/significance.ts';
import * as tSne from '../evaluate/t-sne.ts';
import {
  callback,
  corpus,
  count,
  doc,
  flag,
  iterableOf,
  labelCounts,
  labelMap,
  mapOfMaps,
  number,
  pairOf,
  rng,
  scoreCounts,
  scorer,
  significance,
  string,
  strings,
  units,
  vectors,
  whole,
} from './shapes.ts';

export const bootstrapDifference = checked(
  significanceModule.bootstrapDifference,
  { first: units, second: units },
  { ...significance, level: number },
);
export const bootstrapInterval = checked(
  significanceModule.bootstrapInterval,
  { units },
  { ...significance, level: number },
);
export const cohenKappa = checked(agreement.cohenKappa, { counts: mapOfMaps });
export const createAmbiguityAnalysis = checked(ambiguity.createAmbiguityAnalysis, { coarseOf: callback });
export const createLinker = checked(linkCopies.createLinker, {
  sources: iterableOf('an iterable of documents', doc),
  copies: optional(count),
});
export const createVocabularyAnalysis = checked(outOfVocabulary.createVocabularyAnalysis, {
  vocabulary: object('a vocabulary: what createTrainingVocabulary returns', { knows: callback }),
});
export const embedInPlane = checked(
  tSne.embedInPlane,
  { vectors },
  { rng: needed(rng), perplexity: number, iterations: count },
);
export const fBeta = checked(fBetaModule.fBeta, {
  ratios: object('an object { precision, recall }', { precision: number, recall: number }),
  beta: number,
});
export const findScorer = checked(scorers.findScorer, { name: stringOr(scorer) });
export const mergeCounts = checked(counts.mergeCounts, { all: iterableOf('an iterable of counts', scoreCounts) });
export const microRatios = checked(counts.microRatios, { counts: scoreCounts });
export const ratiosOf = checked(counts.ratiosOf, { counts: labelCounts });
export const testRandomisation = checked(
  significanceModule.testRandomisation,
  { first: units, second: units },
  significance,
);
export const totalCounts = checked(counts.totalCounts, { counts: scoreCounts });
export const evaluatePredictions = later(
  () => import('../pipeline/evaluation/evaluate.ts'),
  'evaluatePredictions',
  { gold: corpus, predicted: corpus },
  {
    labels: stringOr(labelMap),
    coarse: flag,
    locale: string,
    match: list('an array of scorers', stringOr(scorer)),
    groupBy: oneOf('label', 'document', 'group', 'cmi'),
    mixed: pairOf(string),
    only: strings,
    intervals: flag,
    compare: corpus,
    workers: whole,
    training: corpus,
    apartFrom: list('an array of corpora', corpus),
    confusions: flag,
    strata: flag,
    seed: whole,
    onNote: callback,
    onPairedByOrder: callback,
    onProgress: callback,
  },
);
export const measureAgreement = later(
  () => import('../pipeline/evaluation/agreement.ts'),
  'measureAgreement',
  { first: corpus, second: corpus },
  { labels: stringOr(labelMap), coarse: flag, locale: string, onNote: callback },
);

export { createAgreement, type Agreement, type Kappa } from '../evaluate/agreement.ts';
export type { Ambiguity } from '../evaluate/ambiguity.ts';
export type { LabelCounts, Ratios, ScoreCounts } from '../evaluate/counts.ts';
export type { Link } from '../evaluate/pair-documents.ts';
export { createTrainingVocabulary, type VocabularyRow } from '../evaluate/out-of-vocabulary.ts';
export type { Scorer } from '../evaluate/scorer.ts';
export { scorers } from '../evaluate/scorers.ts';
export type { Interval, RandomisationResult, SignificanceOptions, Statistic } from '../evaluate/significance.ts';
export { createStatistics, type CorpusStatistics, type LabelStatistics } from '../evaluate/statistics.ts';
export type { PlanePoint, TsneOptions } from '../evaluate/t-sne.ts';
export type { AgreementOptions, AgreementResult } from '../pipeline/evaluation/agreement.ts';
export type { Comparison, EvaluatedPredictions, EvaluatePredictionsOptions } from '../pipeline/evaluation/evaluate.ts';
export type { LabelOptions } from '../pipeline/evaluation/label-mapping.ts';
