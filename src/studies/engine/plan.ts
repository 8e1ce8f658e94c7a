import { packageName, packageVersion } from '../../pipeline/package-version.ts';
import type { Runners, Task } from './task.ts';

/** A row of the tables of a study. Several may rest on one task: they have the same key. */
export interface PlannedCell {
  readonly key: string;
}

/** What a study computes. */
export interface PlannedStudy<Cell extends PlannedCell = PlannedCell> {
  /** Each key once. */
  readonly tasks: readonly Task[];
  /** In the order of the tables. */
  readonly cells: readonly Cell[];
  /**
   * What the folder says of the study beside the results: all that gathering them needs. It holds no paths, no times and no text, and is
   * the same for every shard.
   */
  manifest(): object;
}

/** A study that can be run. */
export interface StudyPlan<Cell extends PlannedCell = PlannedCell> extends PlannedStudy<Cell> {
  readonly kind: Runners;
  /** The specification as it was written. */
  readonly text: string;
}

/** `manifest.json`. */
export function manifestOf(plan: Pick<StudyPlan, 'manifest' | 'cells'>): string {
  const tool = { name: packageName, version: packageVersion };
  return `${JSON.stringify({ tool, ...plan.manifest(), cells: plan.cells }, null, 2)}\n`;
}
