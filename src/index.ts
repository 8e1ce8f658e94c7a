/**
 * What most programs need: documents and their edits; reading and writing corpora; augmenting, concealing, splitting, training and evaluating.
 * Importing it loads little: what a task needs is loaded when the task is called first.
 *
 * @module palimpsest
 */
import {
  fits,
  checked,
  later,
  list,
  needed,
  object,
  oneOf,
  options,
  type OptionShapes,
  stringOr,
  table,
} from './core/shapes.ts';
import * as applyEditsModule from './core/apply-edits.ts';
import { familyShape, formatShape } from './core/open-tables.ts';
import type { FormatOptions } from './core/corpus-format.ts';
import * as document from './core/document.ts';
import * as mergeEditsModule from './core/merge-edits.ts';
import * as offsetMap from './core/offset-map.ts';
import * as removeTextModule from './core/apply-edits.ts';
import * as rngModule from './core/rng.ts';
import type { EvaluateOptions } from './evaluate/evaluate.ts';
import type { AugmentOptions } from './pipeline/augmentation/augment.ts';
import type { LlmLimits } from './taggers/llm/budget.ts';
import type { LoadOptions } from './taggers/types.ts';
import {
  anyDocument,
  biasRequest,
  callback,
  corpus,
  count,
  doc,
  edits,
  entities,
  flag,
  grouping,
  labelMap,
  number,
  numbers,
  partition,
  path,
  recipe,
  scorer,
  settings,
  signal,
  span,
  store,
  strategies,
  string,
  strings,
  tagger,
  whole,
} from './api/shapes.ts';

const formatOptions: OptionShapes<FormatOptions> = {
  encoding: string,
  overlaps: oneOf('keep', 'refuse'),
  tokenColumn: stringOr(count),
  tagColumn: stringOr(count),
  scheme: oneOf('IO', 'IOB1', 'IOB2', 'BIOES', 'BILOU'),
  tagNames: strings,
  records: oneOf('entities', 'tokens'),
  separator: oneOf('tab', 'space'),
  type: string,
};

const llmOptions = options<NonNullable<LoadOptions['llm']>>({
  allowRemote: flag,
  limits: options<LlmLimits>({
    requests: number,
    tokens: number,
    cost: number,
    prices: object('an object { prompt, answer }', { prompt: number, answer: number }),
  }),
  giveUpAfter: number,
  onServer: callback,
});

export const applyEdits = checked(
  applyEditsModule.applyEdits,
  { doc, edits },
  { id: string, derivedFrom: object('an object'), onCovered: callback },
);
export const createDocument = checked(
  document.createDocument,
  { doc: anyDocument },
  { overlaps: oneOf('refuse', 'allow') },
);
export const createOffsetMap = checked(offsetMap.createOffsetMap, { edits });
export const createRng = checked(rngModule.createRng, { seed: whole });
export const findFaults = checked(document.findFaults, { text: string, entities });
export const mergeEdits = checked(mergeEditsModule.mergeEdits, {
  proposals: list('an array of proposals', object('a proposal { augmenter, edits }', { augmenter: string, edits })),
});
export const removeText = checked(
  removeTextModule.removeText,
  { doc, spans: list('an array of spans', span) },
  { id: string, derivedFrom: object('an object'), onCovered: callback },
);
const learned = object('what learn, joinLearned or readLearned returns', {
  language: string,
  collected: strings,
  counts: object('counts', { labels: strings }),
  states: object('states'),
});
const copying = {
  alpha: number,
  seed: whole,
  recipe,
  phi: flag,
  context: flag,
  generated: flag,
  unit: oneOf('document', 'sentence'),
  labelMap,
  policies: settings,
  locale: string,
  partition,
  gazetteerFolders: strings,
  allowRemote: flag,
  patientField: string,
  learned,
  onProgress: callback,
};
const augmentation = {
  ...copying,
  augmentedOnly: flag,
  keepMeta: strings,
  workers: number,
  onCopy: callback,
  onEdits: callback,
  onAside: callback,
  shard: numbers,
  targetSample: corpus,
  writeSample: flag,
} satisfies OptionShapes<AugmentOptions>;
export const augment = later(() => import('./pipeline/augmentation/augment.ts'), 'augment', { corpus }, augmentation);
export const learn = later(() => import('./pipeline/augmentation/augment.ts'), 'learn', { corpus }, augmentation);
export const joinLearned = later(
  () => import('./pipeline/augmentation/augment.ts'),
  'joinLearned',
  { parts: list('an array of what learn returns', learned) },
  augmentation,
);
export const readLearned = later(() => import('./pipeline/augmentation/learned.ts'), 'readLearned', { folder: path });
export const writeLearned = later(
  () => import('./pipeline/augmentation/learned.ts'),
  'writeLearned',
  { learned, folder: path },
  { overwrite: flag },
);
export const previewAugmentation = later(
  () => import('./pipeline/augmentation/preview.ts'),
  'previewAugmentation',
  { corpus },
  { ...copying, count: whole, targetSample: corpus },
);
const concealing = {
  strategy: string,
  strategies,
  policies: table('an object of strategies by label', string),
  layer: string,
  predicted: corpus,
  mode: string,
  redraw: fits('a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1),
  protectEponyms: flag,
  keepMeta: strings,
  keepIds: flag,
  renumber: flag,
  alsoLeftovers: flag,
  vault: object('a vault: what openVault returns'),
  patientField: string,
  onEdits: callback,
  dropLabels: flag,
  labelMap,
  locale: string,
  partition,
  gazetteerFolders: strings,
  seed: whole,
  report: callback,
  workers: number,
  shard: numbers,
  onAside: callback,
  onProgress: callback,
};
export const conceal = later(() => import('./pipeline/concealment/conceal.ts'), 'conceal', { corpus }, concealing);
export const concealUntilReleased = later(
  () => import('./pipeline/concealment/release.ts'),
  'concealUntilReleased',
  { corpus },
  { ...concealing, statistics: flag },
);
export const createManifest = later(() => import('./pipeline/manifest.ts'), 'createManifest', {
  corpus: object('a corpus that augment, conceal or generate made', {
    job: object('a job'),
    files: strings,
    notes: strings,
    summary: callback,
  }),
});
export const evaluateCorpora = later(
  () => import('./evaluate/evaluate.ts'),
  'evaluateCorpora',
  { gold: corpus, predicted: corpus, scorers: list('an array of scorers', stringOr(scorer)) },
  {
    labels: strings,
    language: string,
    groupBy: grouping,
    intervals: options<NonNullable<EvaluateOptions['intervals']>>({
      seed: needed(whole),
      trials: whole,
      level: number,
    }),
    onProgress: callback,
  },
);
export const loadModel = later(
  () => import('./taggers/model-folder.ts'),
  'loadModel',
  { folder: path },
  {
    family: familyShape,
    backend: string,
    llm: llmOptions,
  },
);
export const openTagger = later(
  () => import('./pipeline/tagging/tag.ts'),
  'openTagger',
  { folder: path },
  {
    family: familyShape,
    backend: string,
    llm: llmOptions,
    recallBias: biasRequest,
    outsideBias: number,
    onNote: callback,
  },
);
export const readCorpus = later(
  () => import('./formats/read-corpus.ts'),
  'readCorpus',
  { path },
  {
    from: stringOr(formatShape),
    strict: flag,
    report: callback,
    ...formatOptions,
  },
);
export const saveModel = later(
  () => import('./taggers/model-folder.ts'),
  'saveModel',
  {
    folder: path,
    tagger,
    info: object('the info that train returns', {
      seed: whole,
      language: string,
      training: object('figures of the training'),
    }),
  },
  { overwrite: flag, log: string },
);
export const splitCorpus = later(
  () => import('./pipeline/split.ts'),
  'splitCorpus',
  { corpus },
  {
    ratio: numbers,
    fraction: number,
    unit: oneOf('document', 'paragraph', 'sentence'),
    by: string,
    seed: whole,
    language: string,
  },
);
export const tagCorpus = later(
  () => import('./pipeline/tagging/tag.ts'),
  'tagCorpus',
  { corpus, tagger: object('a tagger { tag }', { tag: callback }) },
  { labelMap, workers: number, shard: numbers, onAside: callback, onProgress: callback },
);
export const train = later(
  () => import('./pipeline/training/train.ts'),
  'train',
  { corpus },
  {
    model: needed(stringOr(familyShape)),
    settings: object('an object of settings'),
    dev: corpus,
    seed: whole,
    locale: string,
    earlier: list('an array of steps', object('a step')),
    workers: whole,
    checkpoints: store,
    onStep: callback,
    onNotice: callback,
    signal,
  },
);
export const writeCorpus = later(
  () => import('./pipeline/write-corpus.ts'),
  'writeCorpus',
  {
    corpus,
    target: stringOr(object('an output that is prepared', { write: callback, commit: callback, abort: callback })),
  },
  {
    onDocument: callback,
    with: list('an array of outputs', object('an output')),
    to: stringOr(formatShape),
    like: object('a corpus that was read'),
    kind: oneOf('file', 'folder'),
    options: options<FormatOptions>(formatOptions),
    overwrite: flag,
    report: callback,
  },
);

export type { ConcealedLabel, ConcealSummary, GoldLabel, MentionOutcome, OtherLabel } from './conceal/account.ts';
export type { ConcealmentPlan, LabelConcealment } from './conceal/label-plan.ts';
export type { ApplyEditsOptions } from './core/apply-edits.ts';
export type { Fault } from './core/document.ts';
export { PalimpsestError, type Diagnostic, type Place, type Report } from './core/errors.ts';
export type { MergedEdits, Proposal } from './core/merge-edits.ts';
export type { OffsetMap } from './core/offset-map.ts';
export type { Rng } from './core/rng.ts';
export type {
  Analysis,
  CharSpan,
  Corpus,
  Document,
  Edit,
  Entity,
  Envelope,
  Json,
  PosTag,
  Provenance,
  Token,
} from './core/types.ts';
export type { EvaluateOptions, Evaluation, IdSample, LabelScore, Measurement } from './evaluate/evaluate.ts';
export type { OpenCorpus, ReadCorpusOptions } from './formats/read-corpus.ts';
export type { WriteCorpusOptions } from './pipeline/write-corpus.ts';
export type { AugmentedCorpus, AugmentOptions, AugmentProgress } from './pipeline/augmentation/augment.ts';
export type { Preview, PreviewedDocument, PreviewOptions } from './pipeline/augmentation/preview.ts';
export type { Learned } from './pipeline/augmentation/learned.ts';
export type { ConcealedCorpus, ConcealOptions, ConcealProgress } from './pipeline/concealment/conceal.ts';
export type { ReleasedCorpus } from './pipeline/concealment/release.ts';
export type { ConcealJob } from './pipeline/parts/conceal-task.ts';
export type { PartRun } from './pipeline/parts/pool.ts';
export type { AugmentJob } from './pipeline/augmentation/engine.ts';
export type { AccountedCorpus } from './pipeline/manifest.ts';
export type { SplitCorpus, SplitName, SplitOptions } from './pipeline/split.ts';
export type { AugmentSummary, LabelSummary } from './pipeline/summary.ts';
export type {
  OpenTagger,
  OpenTaggerOptions,
  TagCorpusOptions,
  TaggedCorpus,
  TagSummary,
} from './pipeline/tagging/tag.ts';
export type { TrainedModel, TrainOptions } from './pipeline/training/train.ts';
