import type { Document } from '../../core/types.ts';
import type { EncoderFigures } from '../code-mixing/study.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import { saveEncoder } from '../../taggers/transformer/pretrain/folder.ts';
import { pretrainEncoder } from '../../taggers/transformer/pretrain/pretrain.ts';
import type { PretrainSettings } from '../../taggers/transformer/pretrain/settings.ts';
import { costsSince } from '../engine/costs.ts';
import type { JobHead, Runner, TaskResult } from '../engine/task.ts';

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
