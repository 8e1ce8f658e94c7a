import type { PartTask } from './task.ts';

/** The table of tasks. */
export const partTasks = {
  audit: async () => (await import('./audit-tasks.ts')).auditTask,
  'audit-draws': async () => (await import('./audit-tasks.ts')).auditDrawsTask,
  'audit-facts': async () => (await import('./audit-tasks.ts')).auditFactsTask,
  'audit-links': async () => (await import('./audit-tasks.ts')).auditLinksTask,
  census: async () => (await import('./augment-tasks.ts')).censusTask,
  learn: async () => (await import('./augment-tasks.ts')).learnTask,
  augment: async () => (await import('./augment-tasks.ts')).augmentTask,
  'conceal-census': async () => (await import('./conceal-task.ts')).concealCensusTask,
  conceal: async () => (await import('./conceal-task.ts')).concealTask,
  convert: async () => (await import('./convert-task.ts')).convertTask,
  labels: async () => (await import('./evaluate-tasks.ts')).labelsTask,
  evaluate: async () => (await import('./evaluate-tasks.ts')).evaluateTask,
  generate: async () => (await import('./generate-task.ts')).generateTask,
  tag: async () => (await import('./tag-task.ts')).tagTask,
};

export type PartTaskName = keyof typeof partTasks;

type TaskOf<Name extends PartTaskName> = Awaited<ReturnType<(typeof partTasks)[Name]>>;
export type SetupOf<Name extends PartTaskName> = TaskOf<Name> extends PartTask<infer Setup, unknown> ? Setup : never;
export type ResultOf<Name extends PartTaskName> = TaskOf<Name> extends PartTask<never, infer Result> ? Result : never;
