import type { Study } from './study.ts';
import { unpackCounts } from '../common/count-pairs.ts';
import { gatherCells } from '../common/gather.ts';
import type { ExperimentStore, Manifest } from '../engine/store.ts';
import type { Gathered } from '../kind.ts';
import type { PlannedCell } from './cells.ts';
import type { StudyManifest } from './describe.ts';
import type { CellResult } from './job.ts';

/** What the folder of a study of augmentation has. */
export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Study>> {
  const { study, cells: planned } = manifest as StudyManifest;
  const notices = new Set<string>(study.notices);
  const { cells, timings } = await gatherCells(store, planned, ({ training, tests }: CellResult, cell: PlannedCell) => {
    for (const [test, { unknownLabels }] of Object.entries(tests)) {
      const labels = Object.entries(unknownLabels).map(([label, count]) => `${label} (${count})`);
      if (labels.length > 0)
        notices.add(`${cell.direction}, ${test}: labels that training never saw: ${labels.join(', ')}`);
    }
    const unpacked = Object.entries(tests).map(([name, { byUnit, ...test }]) => [
      name,
      { ...test, byUnit: byUnit.map(unpackCounts) },
    ]);
    return { training, tests: Object.fromEntries(unpacked) as NonNullable<Study['cells'][number]['tests']> };
  });
  const found = { ...study, notices: [...notices], cells };
  return { found, timings, states: cells.map(({ state }) => state) };
}
