import type { TrainingStep } from '../core/tagger.ts';
import type { CodeMixingJob, CodeMixingResult } from './code-mixing/job.ts';
import type { EvaluationJob, EvaluationResult } from './rules/job.ts';
import type { ImpactJob, ImpactResult } from './impact/job.ts';
import type { CellCosts, CellFailure, CellJob, CellResult } from './augmentation/job.ts';

/** A cell of any kind of experiment, as a worker is sent it. */
export type AnyJob = CellJob | ImpactJob | EvaluationJob | CodeMixingJob;

/** What a finished cell of any kind is kept as. */
export type AnyResult = CellResult | ImpactResult | EvaluationResult | CodeMixingResult;

/** What a worker answers; `step` tells how far training is. */
export type CellReply =
  | { readonly step: TrainingStep }
  | { readonly result: AnyResult; readonly costs: CellCosts }
  | { readonly failure: CellFailure };

/** Computes a cell. What a kind needs is loaded when the first of it comes. */
export async function runAnyCell(
  job: AnyJob,
  onStep?: (step: TrainingStep) => void,
): Promise<{ readonly result: AnyResult; readonly costs: CellCosts }> {
  if (!('kind' in job)) {
    const { runCell } = await import('./augmentation/run.ts');
    return runCell(job, onStep);
  }
  if (job.kind === 'evaluation') {
    const { runEvaluationCell } = await import('./rules/run.ts');
    return runEvaluationCell(job, onStep);
  }
  if (job.kind === 'code-mixing-encoder') {
    const { runEncoderCell } = await import('./code-mixing/run-encoder.ts');
    return runEncoderCell(job, onStep);
  }
  if (job.kind === 'code-mixing-model') {
    const { runMixedModelCell } = await import('./code-mixing/run-model.ts');
    return runMixedModelCell(job, onStep);
  }
  if (job.kind === 'code-mixing-hard') {
    const { runHardSubsetCell } = await import('./code-mixing/run-hard.ts');
    return runHardSubsetCell(job, onStep);
  }
  if (job.kind === 'phi') {
    const { runPhiCell } = await import('./impact/run-phi.ts');
    return runPhiCell(job, onStep);
  }
  const { runVariantCell } = await import('./impact/run-variant.ts');
  return runVariantCell(job, onStep);
}
