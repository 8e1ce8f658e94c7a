import type { Impact, PlannedVariant } from './study.ts';
import type { StudyKind } from '../kind.ts';
import type { RawImpact, ImpactSpec } from './spec.ts';

/** What concealing PHI costs a tagger of clinical entities (Berg, Henriksson and Dalianis 2020). */
export const kind: StudyKind<RawImpact, ImpactSpec, PlannedVariant, Impact> = {
  names: ['impact'],
  module: import.meta.url,
  runners: { phi: () => import('./run-phi.ts'), variant: () => import('./run-variant.ts') },
  columns: [
    { title: 'corpus', text: ({ corpus }) => corpus },
    { title: 'PHI model', text: ({ model }) => model },
    { title: 'strategy', text: ({ strategy }) => strategy },
    { title: 'eponyms', text: ({ protectEponyms }) => (protectEponyms ? 'protected' : '') },
    { title: 'fold', isNumber: true, text: ({ fold }) => String(fold + 1) },
    { title: 'seed', isNumber: true, text: ({ seed }) => String(seed) },
  ],
  specification: () => import('./spec.ts'),
  plan: async (spec, report) => (await import('./plan.ts')).plan(spec, report),
  gather: async (store, manifest) => (await import('./describe.ts')).gather(store, manifest),
  join: async (all) => (await import('./join.ts')).joinImpacts(all),
  report: async ({ found, timings }) => (await import('./report.ts')).report(found, timings),
};
