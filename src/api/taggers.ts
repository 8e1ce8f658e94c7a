import { checked, list, object, optional, table } from '../core/shapes.ts';
import * as explainerOfModule from '../taggers/explain/explainer-of.ts';
import * as exportModelModule from '../taggers/export-model.ts';
import * as folderStoreModule from '../taggers/folder-store.ts';
import * as taggersIndexModule from '../taggers/index.ts';
import * as modelExtrasModule from '../taggers/model-extras.ts';
import * as modelFolderModule from '../taggers/model-folder.ts';
import * as recallBiasModelModule from '../taggers/recall-bias/model.ts';
import * as recallBiasTaggerModule from '../taggers/recall-bias/tagger.ts';
import * as evaluationModule from '../taggers/sensitivity/evaluation.ts';
import * as measuresModule from '../taggers/sensitivity/measures.ts';
import * as sensitivityTaggerModule from '../taggers/sensitivity/tagger.ts';
import * as thresholdModule from '../taggers/sensitivity/threshold.ts';
import * as sensitivityTrainModule from '../taggers/sensitivity/train.ts';
import * as pretrainFolderModule from '../taggers/transformer/pretrain/folder.ts';
import * as pretrainModule from '../taggers/transformer/pretrain/pretrain.ts';
import * as translateDocumentModule from '../taggers/translation/translate-document.ts';
import * as translatorModule from '../taggers/translation/translator.ts';
import {
  callback,
  context,
  doc,
  docs,
  flag,
  lexicon,
  map,
  number,
  numbersLike,
  options,
  path,
  recallBias,
  sensitivityParts,
  signal,
  store,
  string,
  strings,
  tagger,
  trainedSensitivity,
  whole,
} from './shapes.ts';

export const explainerOf: typeof explainerOfModule.explainerOf = checked(explainerOfModule.explainerOf, { tagger });
export const exportModel: typeof exportModelModule.exportModel = checked(exportModelModule.exportModel, {
  folder: path,
  output: path,
  options: object('options with producer', {
    overwrite: optional(flag),
    producer: object('an object { name, version }', { name: string, version: string }),
  }),
});
export const createFolderStore: typeof folderStoreModule.createFolderStore = checked(
  folderStoreModule.createFolderStore,
  { folder: path },
);
export const findFamily: typeof taggersIndexModule.findFamily = checked(taggersIndexModule.findFamily, {
  name: string,
});
export const addModelFiles: typeof modelExtrasModule.addModelFiles = checked(modelExtrasModule.addModelFiles, {
  folder: path,
  files: map,
});
export const openSavedModel: typeof modelExtrasModule.openSavedModel = checked(modelExtrasModule.openSavedModel, {
  folder: path,
});
export const loadModel: typeof modelFolderModule.loadModel = checked(modelFolderModule.loadModel, {
  folder: path,
  options: options({}),
});
export const saveModel: typeof modelFolderModule.saveModel = checked(modelFolderModule.saveModel, {
  folder: path,
  tagger,
  info: object('the info that train returns', {
    seed: whole,
    language: string,
    training: object('figures of the training'),
  }),
  options: options({ overwrite: flag }),
});
export const chooseBias: typeof recallBiasModelModule.chooseBias = checked(recallBiasModelModule.chooseBias, {
  tuned: list('an array of thresholds by beta', recallBias),
  request: object('an object { beta?, byLabel? }', {
    beta: optional(number),
    byLabel: optional(table('an object of numbers by label', number)),
  }),
  labels: strings,
});
export const readRecallBias: typeof recallBiasModelModule.readRecallBias = checked(
  recallBiasModelModule.readRecallBias,
  { files: object('a store or a saved model', { read: callback }) },
);
export const writeRecallBias: typeof recallBiasModelModule.writeRecallBias = checked(
  recallBiasModelModule.writeRecallBias,
  {
    model: object('thresholds: what tuneRecallBias returns', {
      tuned: list('an array of thresholds by beta', recallBias),
      tuning: object('figures'),
    }),
  },
);
export const createBiasedTagger: typeof recallBiasTaggerModule.createBiasedTagger = checked(
  recallBiasTaggerModule.createBiasedTagger,
  { tagger, bias: recallBias, options: options({ context: object('a context model') }) },
);
export const compareElements: typeof evaluationModule.compareElements = checked(evaluationModule.compareElements, {
  documents: docs,
  predicted: docs,
});
export const evaluateHeldOut: typeof evaluationModule.evaluateHeldOut = checked(evaluationModule.evaluateHeldOut, {
  trained: trainedSensitivity,
  seed: whole,
});
export const evaluateNamedCandidates: typeof evaluationModule.evaluateNamedCandidates = checked(
  evaluationModule.evaluateNamedCandidates,
  { parts: sensitivityParts, documents: docs, named: docs },
);
export const evaluateRandomCandidates: typeof evaluationModule.evaluateRandomCandidates = checked(
  evaluationModule.evaluateRandomCandidates,
  { parts: sensitivityParts, documents: docs, seed: whole, share: optional(number) },
);
export const evaluateWithoutCandidates: typeof evaluationModule.evaluateWithoutCandidates = checked(
  evaluationModule.evaluateWithoutCandidates,
  { parts: sensitivityParts, documents: docs },
);
export const approximatePrecision: typeof measuresModule.approximatePrecision = checked(
  measuresModule.approximatePrecision,
  { recall: number, precision: number, sensitive: number, masked: number },
);
export const createSensitivityTagger: typeof sensitivityTaggerModule.createSensitivityTagger = checked(
  sensitivityTaggerModule.createSensitivityTagger,
  { parts: sensitivityParts },
);
export const averagePrecision: typeof thresholdModule.averagePrecision = checked(thresholdModule.averagePrecision, {
  logits: numbersLike,
  labels: numbersLike,
});
export const trainSensitivity: typeof sensitivityTrainModule.trainSensitivity = checked(
  sensitivityTrainModule.trainSensitivity,
  { documents: docs, settings: object('settings: what sensitivitySettings parses', { architecture: string }), context },
);
export const saveEncoder: typeof pretrainFolderModule.saveEncoder = checked(pretrainFolderModule.saveEncoder, {
  folder: path,
  encoder: object('an encoder: what pretrainEncoder returns', {
    config: object('a configuration'),
    vocabulary: strings,
    tokenizerFiles: object('files'),
    weights: object('weights'),
  }),
  options: options({ overwrite: flag, log: string }),
});
export const pretrainEncoder: typeof pretrainModule.pretrainEncoder = checked(pretrainModule.pretrainEncoder, {
  documents: docs,
  settings: object('settings: what pretrainSettings parses', { vocabularySize: whole }),
  context: object('a context { seed }', {
    seed: whole,
    heldOut: optional(docs),
    onStep: optional(callback),
    onNotice: optional(callback),
    onProgress: optional(callback),
    checkpoints: optional(store),
    signal: optional(signal),
  }),
});
export const translateDocument: typeof translateDocumentModule.translateDocument = checked(
  translateDocumentModule.translateDocument,
  {
    doc,
    translator: object('a translator', { name: string, translate: callback }),
    languageOf: callback,
    language: string,
    counts: object('counts: what createTranslationCounts returns', {
      sentences: number,
      translated: object('an object'),
      failed: object('an object'),
    }),
  },
);
export const createLexiconTranslator: typeof translatorModule.createLexiconTranslator = checked(
  translatorModule.createLexiconTranslator,
  { lexicon },
);
