import type { CodeMixingStudy, PlannedMixedCell } from './study.ts';
import type { StudyKind } from '../kind.ts';
import type { RawCodeMixing, CodeMixingSpec } from './spec.ts';

/** Taggers of text in two languages (Lee et al. 2024). */
export const kind: StudyKind<RawCodeMixing, CodeMixingSpec, PlannedMixedCell, CodeMixingStudy> = {
  names: ['code-mixing'],
  module: import.meta.url,
  runners: {
    encoder: () => import('../common/train.ts'),
    model: () => import('./run-model.ts'),
    hard: () => import('./run-hard.ts'),
  },
  columns: [
    { title: 'model', text: ({ model }) => model },
    { title: 'trained on', text: ({ group }) => group ?? 'all' },
    { title: 'seed', isNumber: true, text: ({ seed }) => String(seed) },
  ],
  specification: () => import('./spec.ts'),
  plan: async (spec, report) => (await import('./plan.ts')).plan(spec, report),
  gather: async (store, manifest) => (await import('./describe.ts')).gather(store, manifest),
  report: async ({ found }) => (await import('./report.ts')).report(found),
};
