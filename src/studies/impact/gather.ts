import type { Impact } from './study.ts';
import { unpackCounts } from '../common/count-pairs.ts';
import { gatherCells } from '../common/gather.ts';
import type { ExperimentStore, Manifest } from '../engine/store.ts';
import type { Gathered } from '../kind.ts';
import type { ImpactManifest } from './describe.ts';
import type { PhiResult, VariantResult } from './job.ts';

/** What the folder of an impact study has. */
export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Impact>> {
  const { impact, phi, cells: planned } = manifest as ImpactManifest;
  const model = await gatherCells(store, [{ key: phi }], ({ figures }: PhiResult) => ({ figures }));
  const [{ state, error, end, figures } = { state: 'missing' as const }] = model.cells;
  const levels = figures && { ...figures, ...(end && { end }) };
  const notices = new Set(impact.notices);
  if (error) notices.add(`The PHI model failed: ${error.message} [${error.code}]`);
  for (const notice of levels?.notices ?? []) notices.add(notice);
  const { cells, timings } = await gatherCells(store, planned, (result: VariantResult, cell) => {
    const { training, concealment, units, counts, groups } = result;
    for (const notice of result.notices) notices.add(`${cell.corpus}, ${cell.model} ${cell.strategy}: ${notice}`);
    return {
      training,
      ...(concealment && { concealment }),
      counts,
      units,
      byUnit: result.byUnit.map(unpackCounts),
      ...(groups && { groups }),
    };
  });
  return {
    found: { ...impact, notices: [...notices], ...(levels && { levels }), cells },
    timings: { ...timings, ...model.timings },
    states: [state, ...cells.map((cell) => cell.state)],
  };
}
