import { checked, list, object, optional } from '../core/shapes.ts';
import * as agreementModule from '../evaluate/agreement.ts';
import * as ambiguityModule from '../evaluate/ambiguity.ts';
import * as auditModule from '../evaluate/audit.ts';
import * as countsModule from '../evaluate/counts.ts';
import * as evaluateModule from '../evaluate/evaluate.ts';
import * as fBetaModule from '../evaluate/f-beta.ts';
import * as linkCopiesModule from '../evaluate/link-copies.ts';
import * as outOfVocabularyModule from '../evaluate/out-of-vocabulary.ts';
import * as scorersModule from '../evaluate/scorers.ts';
import * as significanceModule from '../evaluate/significance.ts';
import * as tSneModule from '../evaluate/t-sne.ts';
import {
  callback,
  corpus,
  count,
  doc,
  grouping,
  iterableOf,
  labelCounts,
  mapOfMaps,
  number,
  options,
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

export const cohenKappa: typeof agreementModule.cohenKappa = checked(agreementModule.cohenKappa, { counts: mapOfMaps });
export const createAmbiguityAnalysis: typeof ambiguityModule.createAmbiguityAnalysis = checked(
  ambiguityModule.createAmbiguityAnalysis,
  { coarseOf: callback },
);
export const createAudit: typeof auditModule.createAudit = checked(auditModule.createAudit, {
  onFinding: optional(callback),
});
export const mergeCounts: typeof countsModule.mergeCounts = checked(countsModule.mergeCounts, {
  all: iterableOf('an iterable of counts', scoreCounts),
});
export const microRatios: typeof countsModule.microRatios = checked(countsModule.microRatios, { counts: scoreCounts });
export const ratiosOf: typeof countsModule.ratiosOf = checked(countsModule.ratiosOf, { counts: labelCounts });
export const totalCounts: typeof countsModule.totalCounts = checked(countsModule.totalCounts, { counts: scoreCounts });
export const evaluateCorpora: typeof evaluateModule.evaluateCorpora = checked(evaluateModule.evaluateCorpora, {
  gold: corpus,
  predicted: corpus,
  scorers: list('an array of scorers', scorer),
  options: options({
    labels: strings,
    language: string,
    groupBy: grouping,
    intervals: object('an object { seed, trials? }', { seed: whole }),
    onProgress: callback,
  }),
});
export const fBeta: typeof fBetaModule.fBeta = checked(fBetaModule.fBeta, {
  ratios: object('an object { precision, recall }', { precision: number, recall: number }),
  beta: number,
});
export const createLinker: typeof linkCopiesModule.createLinker = checked(linkCopiesModule.createLinker, {
  sources: iterableOf('an iterable of documents', doc),
  copies: optional(count),
});
export const createVocabularyAnalysis: typeof outOfVocabularyModule.createVocabularyAnalysis = checked(
  outOfVocabularyModule.createVocabularyAnalysis,
  { vocabulary: object('a vocabulary: what createTrainingVocabulary returns', { knows: callback }) },
);
export const findScorer: typeof scorersModule.findScorer = checked(scorersModule.findScorer, { name: string });
export const bootstrapDifference: typeof significanceModule.bootstrapDifference = checked(
  significanceModule.bootstrapDifference,
  { first: units, second: units, options: significance },
);
export const bootstrapInterval: typeof significanceModule.bootstrapInterval = checked(
  significanceModule.bootstrapInterval,
  { units, options: significance },
);
export const testRandomisation: typeof significanceModule.testRandomisation = checked(
  significanceModule.testRandomisation,
  { first: units, second: units, options: significance },
);
export const embedInPlane: typeof tSneModule.embedInPlane = checked(tSneModule.embedInPlane, {
  vectors,
  options: object('options with rng', { rng, perplexity: optional(number), iterations: optional(count) }),
});
