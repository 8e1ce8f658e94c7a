import { PalimpsestError } from '../../core/errors.ts';
import type { Evaluation, EvaluationCell, EvaluationTimings } from '../../report/evaluation-data.ts';
import type { CellCosts } from '../augmentation/job.ts';
import { createExperimentStore } from '../engine/store.ts';
import type { EvaluationResult } from './job.ts';
import type { EvaluationManifest } from './plan.ts';
import { unpackCounts } from '../common/stored-counts.ts';

/**
 * Gathers what the folder of an evaluation has: cells done, failed and missing. The corpora are not needed.
 *
 * @throws PalimpsestError `no-such-experiment` where the folder holds no evaluation.
 */
export async function evaluationFromFolder(
  folder: string,
): Promise<{ readonly evaluation: Evaluation; readonly timings: EvaluationTimings }> {
  const store = createExperimentStore<EvaluationResult>(folder);
  const manifest = await parseManifest(folder);
  if (!manifest) {
    throw new PalimpsestError('no-such-experiment', 'the folder holds no evaluation', { place: { file: folder } });
  }
  const notices = new Set(manifest.evaluation.notices);
  const timings: Record<string, CellCosts> = {};
  const cells: EvaluationCell[] = [];
  for (const cell of manifest.cells) {
    const result = await store.result(cell.key);
    if (!result) {
      const error = await store.failure(cell.key);
      cells.push(error ? { ...cell, state: 'failed', error } : { ...cell, state: 'missing' });
      continue;
    }
    const tests = result.tests.map((test) => ({ ...test, byUnit: test.byUnit.map(unpackCounts) }));
    cells.push({
      ...cell,
      state: 'done',
      tests,
      ...(result.end && { end: result.end }),
      ...(result.training !== undefined && { training: result.training }),
    });
    for (const notice of result.notices) notices.add(`${cell.system}: ${notice}`);
    const costs = await store.costs(cell.key);
    if (costs) timings[cell.key] = costs;
  }
  return { evaluation: { ...manifest.evaluation, notices: [...notices], cells }, timings };
}

/** Whether the folder holds an evaluation. */
export async function isEvaluationFolder(folder: string): Promise<boolean> {
  return (await parseManifest(folder)) !== undefined;
}

async function parseManifest(folder: string): Promise<EvaluationManifest | undefined> {
  const text = await createExperimentStore(folder).readText('manifest.json');
  try {
    const manifest = JSON.parse(text ?? '') as Partial<EvaluationManifest>;
    if (manifest.kind === 'evaluation' && manifest.evaluation && Array.isArray(manifest.cells))
      return manifest as EvaluationManifest;
  } catch {
    // not JSON: not ours
  }
  return undefined;
}
