import { gatherCells } from '../common/gather.ts';
import type { ExperimentStore, Manifest } from '../engine/store.ts';
import type { Gathered } from '../kind.ts';
import type { SensitivityManifest } from './describe.ts';
import type { ModelResult, NamesResult } from './job.ts';
import type { SensitivityStudy } from './study.ts';

/** What the folder of a study of contextual sensitivity has. */
export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<SensitivityStudy>> {
  const { study, cells: planned, prepared } = manifest as SensitivityManifest;
  const notices = new Set<string>(study.notices);
  const before = await gatherCells(store, prepared, (result: Partial<NamesResult>, { name }) => {
    for (const notice of result.notices ?? []) notices.add(`${name}: ${notice}`);
    return result.figures ? { figures: result.figures } : {};
  });
  const { cells, timings } = await gatherCells(store, planned, (result: ModelResult, { model }) => {
    for (const notice of result.notices) notices.add(`${model}: ${notice}`);
    return { figures: result.figures };
  });
  const names = before.cells.find(({ figures }) => figures)?.figures;
  return {
    found: { ...study, notices: [...notices], ...(names && { names }), cells },
    timings: { ...before.timings, ...timings },
    states: [...before.cells, ...cells].map(({ state }) => state),
  };
}
