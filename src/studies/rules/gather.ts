import type { Evaluation } from './study.ts';
import { unpackCounts } from '../common/count-pairs.ts';
import { gatherCells } from '../common/gather.ts';
import type { ExperimentStore, Manifest } from '../engine/store.ts';
import type { Gathered } from '../kind.ts';
import type { EvaluationManifest } from './describe.ts';
import type { EvaluationResult } from './job.ts';

/** What the folder of an evaluation has. */
export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Evaluation>> {
  const { evaluation, cells: planned } = manifest as EvaluationManifest;
  const notices = new Set(evaluation.notices);
  const { cells, timings } = await gatherCells(store, planned, (result: EvaluationResult, { system }) => {
    for (const notice of result.notices) notices.add(`${system}: ${notice}`);
    const tests = result.tests.map((test) => ({ ...test, byUnit: test.byUnit.map(unpackCounts) }));
    return { tests, ...(result.training !== undefined && { training: result.training }) };
  });
  const found = { ...evaluation, notices: [...notices], cells };
  return { found, timings, states: cells.map(({ state }) => state) };
}
