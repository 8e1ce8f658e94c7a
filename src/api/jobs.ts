import { checked, list, object, oneOf, optional, stringOr, table } from '../core/shapes.ts';
import * as cardInputModule from '../pipeline/audit/card-input.ts';
import * as judgementModule from '../pipeline/audit/judgement.ts';
import * as releaseCheckModule from '../pipeline/audit/release-check.ts';
import * as sourceManifestModule from '../pipeline/audit/source-manifest.ts';
import * as augmentModule from '../pipeline/augment.ts';
import * as concealModule from '../pipeline/conceal.ts';
import * as deriveTemplatesModule from '../pipeline/derive-templates.ts';
import * as codeMixingPlanModule from '../studies/code-mixing/plan.ts';
import * as codeMixingSpecModule from '../studies/code-mixing/spec.ts';
import * as codeMixingStudyModule from '../studies/code-mixing/gather.ts';
import * as impactPlanModule from '../studies/impact/plan.ts';
import * as impactSpecModule from '../studies/impact/spec.ts';
import * as impactStudyModule from '../studies/impact/gather.ts';
import * as experimentLoadModule from '../studies/kinds.ts';
import * as experimentPlanModule from '../studies/augmentation/plan.ts';
import * as experimentRunModule from '../studies/engine/run.ts';
import * as experimentSpecModule from '../studies/augmentation/spec.ts';
import * as experimentStudyModule from '../studies/augmentation/gather.ts';
import * as generateModule from '../pipeline/generate.ts';
import * as importTaggedModule from '../pipeline/import-tagged.ts';
import * as loadTemplateSetModule from '../pipeline/load-template-set.ts';
import * as manifestModule from '../pipeline/manifest.ts';
import * as recallBiasModule from '../pipeline/recall-bias.ts';
import * as searchSettingsModule from '../pipeline/search-settings.ts';
import * as splitModule from '../pipeline/split.ts';
import * as pipelineTrainModule from '../pipeline/train.ts';
import * as writeCorpusModule from '../pipeline/write-corpus.ts';
import {
  callback,
  codeMixingSpec,
  corpus,
  docs,
  experimentSpec,
  files,
  flag,
  impactSpec,
  labelMap,
  number,
  numbers,
  options,
  partition,
  path,
  plan,
  recipe,
  releaseCheck,
  settings,
  signal,
  store,
  strategies,
  string,
  stringSet,
  strings,
  syntax,
  tagger,
  templateSet,
  variables,
  whole,
} from './shapes.ts';

export const createCardInput: typeof cardInputModule.createCardInput = checked(cardInputModule.createCardInput, {
  check: releaseCheck,
  source: object('the source of a data card', {
    format: string,
    path: string,
    manifest: optional(object('a manifest: what readManifest returns')),
  }),
});
export const judgeInWords: typeof judgementModule.judgeInWords = checked(judgementModule.judgeInWords, {
  check: releaseCheck,
});
export const checkRelease: typeof releaseCheckModule.checkRelease = checked(releaseCheckModule.checkRelease, {
  source: corpus,
  derived: corpus,
  options: options({
    labelMap,
    locale: string,
    partition,
    manifest: object('a manifest: what readManifest returns'),
    quasi: strings,
    k: whole,
    patientField: string,
    heldOut: docs,
    limits: table('an object of limits', number),
    release: flag,
    statistics: flag,
    seed: whole,
    onFinding: callback,
    onProgress: callback,
  }),
});
export const readManifest: typeof sourceManifestModule.readManifest = checked(sourceManifestModule.readManifest, {
  corpusPath: path,
});
export const augment: typeof augmentModule.augment = checked(augmentModule.augment, {
  corpus,
  options: options({
    alpha: number,
    seed: whole,
    recipe,
    phi: flag,
    context: flag,
    augmentedOnly: flag,
    keepMeta: strings,
    unit: oneOf('document', 'sentence'),
    labelMap,
    policies: settings,
    locale: string,
    partition,
    gazetteerFolders: strings,
    patientField: string,
    workers: number,
    onCopy: callback,
    onProgress: callback,
  }),
});
export const conceal: typeof concealModule.conceal = checked(concealModule.conceal, {
  corpus,
  options: options({
    strategy: string,
    strategies,
    policies: table('an object of strategies by label', string),
    layer: string,
    predicted: corpus,
    mode: string,
    protectEponyms: flag,
    keepMeta: strings,
    dropLabels: flag,
    labelMap,
    locale: string,
    partition,
    gazetteerFolders: strings,
    seed: whole,
    report: callback,
    onProgress: callback,
  }),
});
export const deriveTemplates: typeof deriveTemplatesModule.deriveTemplates = checked(
  deriveTemplatesModule.deriveTemplates,
  {
    corpus,
    options: options({
      name: string,
      labelMap,
      policies: settings,
      locale: string,
      report: callback,
      onProgress: callback,
    }),
  },
);
export const writeTemplateSet: typeof deriveTemplatesModule.writeTemplateSet = checked(
  deriveTemplatesModule.writeTemplateSet,
  { files, folder: path, options: options({ overwrite: flag }) },
);
export const planCodeMixing: typeof codeMixingPlanModule.planCodeMixing = checked(codeMixingPlanModule.planCodeMixing, {
  spec: codeMixingSpec,
  report: optional(callback),
});
export const parseCodeMixingSpec: typeof codeMixingSpecModule.parseCodeMixingSpec = checked(
  codeMixingSpecModule.parseCodeMixingSpec,
  { text: string, file: string, variables },
);
export const codeMixingFromFolder: typeof codeMixingStudyModule.codeMixingFromFolder = checked(
  codeMixingStudyModule.codeMixingFromFolder,
  { folder: path },
);
export const planImpact: typeof impactPlanModule.planImpact = checked(impactPlanModule.planImpact, {
  spec: impactSpec,
  report: optional(callback),
});
export const parseImpactSpec: typeof impactSpecModule.parseImpactSpec = checked(impactSpecModule.parseImpactSpec, {
  text: string,
  file: string,
  variables,
});
export const impactFromFolder: typeof impactStudyModule.impactFromFolder = checked(impactStudyModule.impactFromFolder, {
  folder: path,
});
export const planFile: typeof experimentLoadModule.planFile = checked(experimentLoadModule.planFile, {
  file: path,
  variables,
  report: optional(callback),
});
export const planExperiment: typeof experimentPlanModule.planExperiment = checked(experimentPlanModule.planExperiment, {
  spec: experimentSpec,
  report: optional(callback),
});
export const runExperiment: typeof experimentRunModule.runExperiment = checked(experimentRunModule.runExperiment, {
  plan,
  folder: path,
  options: options({ workers: whole, shard: numbers, executor: callback, onEvent: callback }),
});
export const loadSpec: typeof experimentSpecModule.loadSpec = checked(experimentSpecModule.loadSpec, {
  file: path,
  variables,
});
export const studyFromFolder: typeof experimentStudyModule.studyFromFolder = checked(
  experimentStudyModule.studyFromFolder,
  { folder: path },
);
export const generate: typeof generateModule.generate = checked(generateModule.generate, {
  set: stringOr(templateSet),
  options: object('options with count', {
    count: number,
    seed: optional(whole),
    style: optional(string),
    layers: optional(strings),
    locale: optional(string),
    partition: optional(partition),
    genre: optional(string),
    gazetteerFolders: optional(strings),
    onProgress: optional(callback),
  }),
});
export const importTagged: typeof importTaggedModule.importTagged = checked(importTaggedModule.importTagged, {
  source: path,
  options: object('options with labels and syntax', {
    labels: stringSet,
    syntax,
    lineBreaks: optional(flag),
    separator: optional(string),
    report: optional(callback),
  }),
});
export const loadTemplateSet: typeof loadTemplateSetModule.loadTemplateSet = checked(
  loadTemplateSetModule.loadTemplateSet,
  { folderOrName: path },
);
export const readTemplateSet: typeof loadTemplateSetModule.readTemplateSet = checked(
  loadTemplateSetModule.readTemplateSet,
  { folderOrName: path },
);
export const createManifest: typeof manifestModule.createManifest = checked(manifestModule.createManifest, {
  corpus: object('a corpus that augment, conceal or generate made', {
    job: object('a job'),
    files: strings,
    notes: strings,
    summary: callback,
  }),
});
export const tuneRecallBias: typeof recallBiasModule.tuneRecallBias = checked(recallBiasModule.tuneRecallBias, {
  tagger,
  corpus,
  options: options({
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
  }),
});
export const bestSettings: typeof searchSettingsModule.bestSettings = checked(searchSettingsModule.bestSettings, {
  search: object('what searchSettings returns', {
    trials: list('an array of trials', object('a trial')),
    best: whole,
    fixed: object('an object of settings'),
  }),
});
export const searchSettings: typeof searchSettingsModule.searchSettings = checked(searchSettingsModule.searchSettings, {
  corpus,
  options: object('options with model', {
    model: string,
    fixed: optional(object('an object of settings')),
    trials: optional(whole),
    fraction: optional(number),
    budget: optional(number),
    now: optional(callback),
    match: optional(string),
    seed: optional(whole),
    locale: optional(string),
    workers: optional(whole),
    store: optional(store),
    onTrial: optional(callback),
    onStep: optional(callback),
    signal: optional(signal),
  }),
});
export const splitCorpus: typeof splitModule.splitCorpus = checked(splitModule.splitCorpus, {
  corpus,
  options: options({
    ratio: numbers,
    fraction: number,
    unit: oneOf('document', 'paragraph', 'sentence'),
    by: string,
    seed: whole,
    language: string,
  }),
});
export const train: typeof pipelineTrainModule.train = checked(pipelineTrainModule.train, {
  corpus,
  options: object('options with model', {
    model: string,
    settings: optional(object('an object of settings')),
    dev: optional(corpus),
    seed: optional(whole),
    locale: optional(string),
    earlier: optional(list('an array of steps', object('a step'))),
    workers: optional(whole),
    checkpoints: optional(store),
    onStep: optional(callback),
    onNotice: optional(callback),
    signal: optional(signal),
  }),
});
export const writeCorpus: typeof writeCorpusModule.writeCorpus = checked(writeCorpusModule.writeCorpus, {
  corpus,
  target: stringOr(object('an output that is prepared', { write: callback, commit: callback, abort: callback })),
  options: options({
    onDocument: callback,
    with: list('an array of outputs', object('an output')),
    to: string,
    like: object('a corpus that was read'),
    kind: oneOf('file', 'folder'),
    options: object('an object of options'),
    overwrite: flag,
    report: callback,
  }),
});
