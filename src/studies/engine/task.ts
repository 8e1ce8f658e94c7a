import type { AnyJob } from '../any-cell.ts';

/** What a plan of any kind of experiment is to whoever runs it. */
export interface RunnablePlan {
  /** The specification as it was written. */
  readonly text: string;
  /** What the folder says of the experiment: `manifest.json`. */
  manifest(): string;
  /** Each key once, with a measure of its work for estimates of time. */
  readonly work: ReadonlyMap<string, number>;
  /** The cells, among those of `work`, whose results the jobs of all others read: every shard has them, first. */
  readonly needed: readonly string[];
  /** The same cells in groups, each of which reads results of those before it. Absent where they need nothing of each other. */
  readonly stages?: readonly (readonly string[])[];
  /** Makes what a worker needs. */
  job(key: string, folder: string): Promise<AnyJob>;
}

/** The cells of a shard: those that all need, and its part of the others. */
export function keysOfShard({ work, needed }: RunnablePlan, [part, parts]: readonly [number, number]): string[] {
  const others = [...work.keys()].filter((key) => !needed.includes(key));
  return [...needed, ...others.filter((_, i) => i % parts === part - 1)];
}
