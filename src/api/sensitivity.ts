/**
 * Taggers of what is sensitive in a text, learned from what was blacked out. Importing it loads TensorFlow.js.
 *
 * @module palimpsest/sensitivity
 */
import { checked, needed, object, optional } from '../core/shapes.ts';
import * as evaluation from '../taggers/sensitivity/evaluation.ts';
import * as measures from '../taggers/sensitivity/measures.ts';
import * as taggerModule from '../taggers/sensitivity/tagger.ts';
import * as threshold from '../taggers/sensitivity/measures.ts';
import * as train from '../taggers/sensitivity/train.ts';
import {
  callback,
  docs,
  number,
  numbersLike,
  sensitivityParts,
  signal,
  store,
  string,
  trainedSensitivity,
  whole,
} from './shapes.ts';

export const approximatePrecision = checked(measures.approximatePrecision, {
  recall: number,
  precision: number,
  sensitive: number,
  masked: number,
});
export const averagePrecision = checked(threshold.averagePrecision, { logits: numbersLike, labels: numbersLike });
export const compareElements = checked(evaluation.compareElements, { documents: docs, predicted: docs });
export const createSensitivityTagger = checked(taggerModule.createSensitivityTagger, { parts: sensitivityParts });
export const evaluateHeldOut = checked(evaluation.evaluateHeldOut, { trained: trainedSensitivity, seed: whole });
export const evaluateNamedCandidates = checked(evaluation.evaluateNamedCandidates, {
  parts: sensitivityParts,
  documents: docs,
  named: docs,
});
export const evaluateRandomCandidates = checked(evaluation.evaluateRandomCandidates, {
  parts: sensitivityParts,
  documents: docs,
  seed: whole,
  share: optional(number),
});
export const evaluateWithoutCandidates = checked(evaluation.evaluateWithoutCandidates, {
  parts: sensitivityParts,
  documents: docs,
});
export const trainSensitivity = checked(
  train.trainSensitivity,
  {
    documents: docs,
    settings: object('settings: what sensitivitySettings parses', { architecture: string }),
  },
  {
    seed: needed(whole),
    language: needed(string),
    dev: docs,
    workers: whole,
    checkpoints: store,
    onStep: callback,
    onNotice: callback,
    signal,
  },
);

export type { RandomCandidateCounts } from '../taggers/sensitivity/evaluation.ts';
export type { ElementCounts } from '../taggers/sensitivity/measures.ts';
export { sensitivitySettings, type SensitivitySettings } from '../taggers/sensitivity/settings.ts';
export type { SensitivityTagger } from '../taggers/sensitivity/tagger.ts';
export type { SensitivityParts, Trained } from '../taggers/sensitivity/train.ts';
