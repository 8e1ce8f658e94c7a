import { createFolderStore } from '../../taggers/folder-store.ts';
import { saveEncoder } from '../../taggers/transformer/pretrain/folder.ts';
import { pretrainEncoder } from '../../taggers/transformer/pretrain/pretrain.ts';
import { costsSince } from '../engine/costs.ts';
import type { Runner } from '../engine/task.ts';
import type { EncoderJob, EncoderResult } from './job.ts';

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
      kind: 'code-mixing-encoder',
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
