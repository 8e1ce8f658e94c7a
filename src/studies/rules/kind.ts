import type { Evaluation } from './study.ts';
import type { StudyKind } from '../kind.ts';
import type { PlannedEvaluation } from './corpora.ts';
import type { RawEvaluation, EvaluationSpec } from './spec.ts';

/** Evaluations of the iterative corpus builder: of its rule sets (direct), and of a tagger of the corpus built with them (indirect). */
export const kind: StudyKind<RawEvaluation, EvaluationSpec, PlannedEvaluation, Evaluation> = {
  names: ['direct', 'indirect'],
  folder: 'evaluation',
  module: import.meta.url,
  runners: { evaluation: () => import('./run.ts') },
  columns: [
    { title: 'system', text: ({ system }) => system },
    { title: 'fold', isNumber: true, text: ({ fold }) => (fold === undefined ? 'all' : String(fold + 1)) },
    { title: 'seed', isNumber: true, text: ({ seed }) => String(seed) },
  ],
  specification: () => import('./spec.ts'),
  plan: async (spec, report) => (await import('./plan.ts')).plan(spec, report),
  gather: async (store, manifest) => (await import('./describe.ts')).gather(store, manifest),
  report: async ({ found, timings }) => (await import('./report.ts')).report(found, timings),
};
