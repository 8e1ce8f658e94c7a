/**
 * Kinds of tagger, their models on disk, settings searches, recall bias, explanations, pretraining and export.
 *
 * @module palimpsest/taggers
 */
import { familyShape } from '../core/open-tables.ts';
import { checked, later, list, needed, object, stringOr } from '../core/shapes.ts';
import * as searchSettingsModule from '../pipeline/training/search-settings.ts';
import * as explainerOfModule from '../taggers/explain/omission.ts';
import * as folderStore from '../taggers/folder-store.ts';
import * as modelFolder from '../taggers/model-folder.ts';
import * as families from '../taggers/index.ts';

import * as model from '../taggers/recall-bias/model.ts';
import * as taggerModule from '../taggers/recall-bias/tagger.ts';
import {
  biasRequest,
  callback,
  corpus,
  docs,
  flag,
  map,
  number,
  numbers,
  path,
  recallBias,
  signal,
  store,
  string,
  strings,
  tagger,
  whole,
} from './shapes.ts';

export const adapt = later(
  () => import('../pipeline/adapt/adapt.ts'),
  'adapt',
  { tagger, unlabelled: corpus },
  {
    training: needed(corpus),
    dev: needed(corpus),
    seed: whole,
    workers: whole,
    onStage: callback,
    onStep: callback,
    signal,
  },
);
export const addModelFiles = checked(modelFolder.addModelFiles, { folder: path, files: map });
export const advise = later(
  () => import('../pipeline/advice/advise.ts'),
  'advise',
  { source: corpus },
  { target: corpus, locale: string, onNote: callback },
);
export const bestSettings = checked(searchSettingsModule.bestSettings, {
  search: object('what searchSettings returns', {
    trials: list('an array of trials', object('a trial')),
    best: whole,
    fixed: object('an object of settings'),
  }),
});
export const chooseBias = checked(model.chooseBias, {
  tuned: list('an array of thresholds by beta', recallBias),
  request: biasRequest,
  labels: strings,
});
export const createBiasedTagger = checked(
  taggerModule.createBiasedTagger,
  { tagger, bias: recallBias },
  { context: object('a context model') },
);
export const createFolderStore = checked(folderStore.createFolderStore, { folder: path });
export const expectRecall = later(
  () => import('../pipeline/advice/expect.ts'),
  'expectRecall',
  { tagger, unlabelled: corpus },
  { onProgress: callback },
);
export const explainerOf = checked(explainerOfModule.explainerOf, { tagger });
export const findFamily = checked(families.findFamily, { name: stringOr(familyShape) });
export const openSavedModel = checked(modelFolder.openSavedModel, { folder: path });
export const readRecallBias = checked(model.readRecallBias, {
  files: object('a store or a saved model', { read: callback }),
});
export const writeRecallBias = checked(model.writeRecallBias, {
  model: object('thresholds: what tuneRecallBias returns', {
    tuned: list('an array of thresholds by beta', recallBias),
    tuning: object('figures'),
  }),
});
export const exportModel = later(
  () => import('../taggers/model-folder.ts'),
  'exportModel',
  { folder: path, output: path },
  { overwrite: flag, producer: needed(object('an object { name, version }', { name: string, version: string })) },
);
export const pickSentences = later(
  () => import('../pipeline/label/pick-sentences.ts'),
  'pickSentences',
  { tagger, corpus },
  { count: whole, onProgress: callback },
);
export const planPrompts = later(() => import('../pipeline/tagging/tag.ts'), 'planPrompts', {
  corpus,
  tagger: object('a language model: what loadModel returns for a folder of --model llm', {
    prompts: callback,
    settings: object('its settings', { url: string, queries: whole }),
  }),
});
export const pretrainEncoder = later(
  () => import('../taggers/transformer/pretrain/pretrain.ts'),
  'pretrainEncoder',
  { documents: docs, settings: object('settings: what pretrainSettings parses', { vocabularySize: whole }) },
  {
    seed: needed(whole),
    heldOut: docs,
    onStep: callback,
    onNotice: callback,
    onProgress: callback,
    checkpoints: store,
    signal,
  },
);
export const saveEncoder = later(
  () => import('../taggers/transformer/pretrain/folder.ts'),
  'saveEncoder',
  {
    folder: path,
    encoder: object('an encoder: what pretrainEncoder returns', {
      config: object('a configuration'),
      vocabulary: strings,
      tokenizerFiles: object('files'),
      weights: object('weights'),
    }),
  },
  { overwrite: flag, log: string },
);
export const searchSettings = later(
  () => import('../pipeline/training/search-settings.ts'),
  'searchSettings',
  { corpus },
  {
    model: needed(string),
    fixed: object('an object of settings'),
    trials: whole,
    fraction: number,
    budget: number,
    now: callback,
    match: string,
    seed: whole,
    locale: string,
    workers: whole,
    store,
    onTrial: callback,
    onStep: callback,
    signal,
  },
);
export const tuneRecallBias = later(
  () => import('../pipeline/training/recall-bias.ts'),
  'tuneRecallBias',
  { tagger, corpus },
  {
    betas: numbers,
    grid: string,
    byLabel: flag,
    context: flag,
    folds: whole,
    retrain: callback,
    by: string,
    seed: whole,
    onFold: callback,
    signal,
  },
);

export type {
  ExplainedMention,
  Explainer,
  ExplainOptions,
  Explanation,
  Reduction,
  RepresentedToken,
  UnknownProbe,
} from '../core/explanation.ts';
export type { Store } from '../core/store.ts';
export type { Tagger, TrainingContext, TrainingStep } from '../core/tagger.ts';
export type { AdaptFigures, Adaptation, AdaptOptions } from '../pipeline/adapt/adapt.ts';
export type { Advice, AdviseOptions, AdviseResult, ExpectedGain, Way } from '../pipeline/advice/advise.ts';
export type { Drift, MeasuredDrift } from '../pipeline/advice/drift.ts';
export type { OwnDoubt } from '../pipeline/advice/doubt.ts';
export type { Expected } from '../pipeline/advice/regression.ts';
export type { ExpectedRatios, ExpectOptions } from '../pipeline/advice/expect.ts';
export type { PickedSentence, PickSentencesOptions } from '../pipeline/label/pick-sentences.ts';
export type { PlannedPrompts } from '../pipeline/tagging/tag.ts';
export type { LlmTagger } from '../taggers/llm/tagger.ts';
export { THRESHOLD_GRIDS, type TuneOptions } from '../pipeline/training/recall-bias.ts';
export {
  SEARCH_SPACES,
  type SearchOptions,
  type SearchSpace,
  type SettingsSearch,
  type Trial,
} from '../pipeline/training/search-settings.ts';
export { taggerFamilies } from '../taggers/index.ts';
export type {
  ExportedModel,
  ModelInfo,
  SavedModel,
  SaveModelOptions,
  TrainingFigures,
} from '../taggers/model-folder.ts';
export {
  type BiasRequest,
  PAPER_TUNED,
  type RecallBiasModel,
  type TuningFigures,
} from '../taggers/recall-bias/model.ts';
export type { BiasedTagger } from '../taggers/recall-bias/tagger.ts';
export type { RecallBias, Thresholds } from '../taggers/recall-bias/search.ts';
export type { PretrainedEncoder, PretrainingFigures } from '../taggers/transformer/pretrain/folder.ts';
export type { PretrainContext } from '../taggers/transformer/pretrain/pretrain.ts';
export { pretrainSettings, type PretrainSettings } from '../taggers/transformer/pretrain/settings.ts';
export type {
  FamilyContext,
  MarginalSource,
  RatedDocument,
  RatedSequence,
  TaggerFamily,
  TagOptions,
  TrainedTagger,
} from '../taggers/types.ts';
