import type { StudyKind } from '../kind.ts';
import type { PlannedSensitivity, SensitivityStudy } from './study.ts';
import type { RawSensitivity, SensitivitySpec } from './spec.ts';

/** Models that learn from blanked text what is sensitive, by its context (Schamberger 2019). */
export const kind: StudyKind<RawSensitivity, SensitivitySpec, PlannedSensitivity, SensitivityStudy> = {
  names: ['sensitivity'],
  module: import.meta.url,
  runners: {
    vectors: () => import('./run-vectors.ts'),
    encoder: () => import('../common/train.ts'),
    names: () => import('./run-names.ts'),
    baseline: () => import('./run-baseline.ts'),
    model: () => import('./run-model.ts'),
  },
  columns: [
    { title: 'model', text: ({ model }) => model },
    { title: 'seed', isNumber: true, text: ({ seed }) => String(seed) },
  ],
  specification: () => import('./spec.ts'),
  plan: async (spec, report) => (await import('./plan.ts')).plan(spec, report),
  gather: async (store, manifest) => (await import('./describe.ts')).gather(store, manifest),
  report: async ({ found }) => (await import('./report.ts')).report(found),
};
