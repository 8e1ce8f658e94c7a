import { kind as augmentation } from '../augmentation/kind.ts';
import type { PlannedCell } from '../augmentation/study.ts';
import type { StudyKind } from '../kind.ts';
import type { Search } from './search.ts';
import type { RawSearch, SearchSpec } from './spec.ts';

/** Which recipe makes a tagger read other corpora best? Successive halving; its cells are those of a study of augmentation. */
export const kind: StudyKind<RawSearch, SearchSpec, PlannedCell, Search> = {
  names: ['search'],
  module: import.meta.url,
  runners: augmentation.runners,
  columns: augmentation.columns,
  specification: () => import('./spec.ts'),
  plan: async (spec, report) => (await import('./plan.ts')).plan(spec, report),
  gather: async (store, manifest) => (await import('./search.ts')).gather(store, manifest),
  report: async ({ found, timings }) => (await import('./report.ts')).report(found, timings),
};
