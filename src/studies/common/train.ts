import type { Tagger, TrainingStep, TrainingEnd } from '../../core/tagger.ts';
import { collectDocuments, toCorpus } from '../../core/document.ts';
import type { Document } from '../../core/types.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import { findFamily } from '../../taggers/index.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import type { EncoderFigures } from '../code-mixing/study.ts';
import { saveEncoder } from '../../taggers/transformer/pretrain/folder.ts';
import { pretrainEncoder } from '../../taggers/transformer/pretrain/pretrain.ts';
import type { PretrainSettings } from '../../taggers/transformer/pretrain/settings.ts';
import { costsSince, type JobHead, type Runner, type TaskResult } from '../engine/task.ts';

/** Notices that tell of this machine and this run: they go with the timings, since results are the same everywhere. */
const ABOUT_THE_RUN: ReadonlySet<string> = new Set(['backend', 'resumed', 'damaged-checkpoint', 'smaller-batches']);

/** What a trainer had to say: of the result, and of the machine and the run. */
export interface Notices {
  readonly notices: Set<string>;
  readonly remarks: Set<string>;
}

export const createNotices = (): Notices => ({ notices: new Set(), remarks: new Set() });

export interface TaggerOfJob {
  readonly family: string;
  readonly settings: unknown;
}

export async function trainTagger(
  { family, settings }: TaggerOfJob,
  train: readonly Document[],
  job: {
    readonly seed: number;
    readonly language: string;
    readonly checkpoints: string;
    readonly dev?: readonly Document[];
  },
  told: Notices,
  onStep: (step: TrainingStep) => void,
): Promise<TrainedTagger> {
  const found = await findFamily(family);
  return found.train(train, settings, {
    seed: job.seed,
    language: job.language,
    ...(job.dev && job.dev.length > 0 && { dev: job.dev }),
    checkpoints: createFolderStore(job.checkpoints),
    onStep,
    onNotice: noticeTo(told),
  });
}

/** Takes what a trainer has to say. */
export function noticeTo({ notices, remarks }: Notices): (code: string, message: string) => void {
  return (code, message) => void (ABOUT_THE_RUN.has(code) ? remarks : notices).add(message);
}

/** How training ended, as a result keeps it. */
export function endOf({ trainingEnd }: Pick<TrainedTagger, 'trainingEnd'>): { readonly end?: TrainingEnd } {
  return trainingEnd ? { end: trainingEnd } : {};
}

/** What a tagger makes of documents; it is not shown the mentions that are there. */
export function tagBlank(tagger: Tagger, documents: readonly Document[]): Promise<readonly Document[]> {
  return collectDocuments(tagger.tag(toCorpus(documents.map((one) => ({ ...one, entities: [] })))));
}

/** Pretrains an encoder and keeps its folder. */
export interface EncoderJob extends JobHead {
  readonly seed: number;
  readonly documents: readonly Document[];
  readonly settings: PretrainSettings;
  /** Where the encoder is put. */
  readonly folder: string;
}

export interface EncoderResult extends TaskResult {
  /** That of its inputs. */
  readonly kind: string;
  readonly figures: EncoderFigures;
  readonly notices: readonly string[];
}

/**
 * Pretrains an encoder and saves its folder, which the cells of models read.
 *
 * @throws PalimpsestError what pretraining and writing throw.
 */
export const run: Runner<EncoderJob, EncoderResult> = async (job, onStep) => {
  const started = performance.now();
  const encoder = await pretrainEncoder(job.documents, job.settings, {
    seed: job.seed,
    checkpoints: createFolderStore(job.checkpoints),
    onStep,
  });
  await saveEncoder(job.folder, encoder, { overwrite: true });
  const { documents, pieces, steps, heldOutLoss, unigramLoss } = encoder.figures;
  const { layers, hiddenSize, heads } = encoder.config;
  return {
    result: {
      kind: (job.inputs as { readonly kind: string }).kind,
      key: job.key,
      inputs: job.inputs,
      figures: {
        documents,
        pieces,
        steps,
        vocabulary: encoder.vocabulary.length,
        layers,
        hiddenSize,
        heads,
        ...(heldOutLoss !== undefined && { heldOutLoss }),
        ...(unigramLoss !== undefined && { unigramLoss }),
      },
      notices: [],
    },
    costs: costsSince(started, performance.now()),
  };
};
