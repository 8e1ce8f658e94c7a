import { type Study, formatAmount, type PlannedCell } from './study.ts';
import type { StudyKind } from '../kind.ts';
import type { RawSpec, ExperimentSpec } from './spec.ts';

/** Training with and without augmentation: does it help a tagger to read another corpus (Yue and Zhou 2020)? */
export const kind: StudyKind<RawSpec, ExperimentSpec, PlannedCell, Study> = {
  names: ['study'],
  module: import.meta.url,
  runners: { cell: () => import('./run.ts') },
  columns: [
    { title: 'direction', text: ({ direction }) => direction },
    { title: 'model', text: ({ model }) => model },
    { title: 'arm', text: ({ arm }) => arm },
    { title: 'alpha', isNumber: true, text: ({ alpha }) => String(alpha) },
    { title: 'train', isNumber: true, text: ({ fraction }) => formatAmount(fraction) },
    { title: 'seed', isNumber: true, text: ({ seed }) => String(seed) },
  ],
  specification: () => import('./spec.ts'),
  plan: async (spec, report) => (await import('./plan.ts')).plan(spec, report),
  gather: async (store, manifest) => (await import('./describe.ts')).gather(store, manifest),
  report: async ({ found, timings }) => (await import('./report.ts')).report(found, timings),
};
