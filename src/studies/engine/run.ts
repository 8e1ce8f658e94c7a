import type { CellFailure } from '../augmentation/job.ts';
import type { TrainingEnd } from '../../core/training-end.ts';
import { createClaims } from './claims.ts';
import { type Executor, inChildProcess } from './executor.ts';
import { describeFailure } from './failure.ts';
import type { AnyResult } from '../any-cell.ts';
import { keysOfShard, type RunnablePlan } from './task.ts';
import { createExperimentStore } from './store.ts';

export interface RunExperimentOptions {
  /** Cells computed at a time. Default 1. Results do not depend on it. */
  readonly workers?: number;
  /** `[2, 8]`: the second of eight parts of the cells. Default: all of them. */
  readonly shard?: readonly [number, number];
  /** Where cells are computed; in a process each when absent. */
  readonly executor?: Executor;
  readonly onEvent?: (event: ExperimentEvent) => void;
}

export type ExperimentEvent = ExperimentProgress &
  (
    | { readonly kind: 'started' | 'done' | 'step'; readonly key: string }
    | { readonly kind: 'failed'; readonly key: string; readonly failure: CellFailure }
    | { readonly kind: 'waiting' }
  );

/** Of the cells of this run, each key once. */
export interface ExperimentProgress {
  readonly cells: number;
  /** Done in an earlier run. */
  readonly found: number;
  /** Done in this one. */
  readonly done: number;
  readonly failed: number;
  readonly running: number;
  /** How the trainings of cells that are done ended, in this run and earlier ones, as far as taggers say. */
  readonly ends: readonly TrainingEnd[];
  /** Share of the work of this run that is done: the work of a cell is taken to be its characters to train on. */
  readonly share: number;
}

const WAIT_MS = 1_000;

/**
 * Computes the cells of a plan that its folder does not have yet. Failed ones are tried again. May be stopped at any moment,
 * be it by SIGKILL, and started again; several runs may work on one folder at a time.
 *
 * @param folder made where it is not there.
 */
export async function runExperiment(
  plan: RunnablePlan,
  folder: string,
  options: RunExperimentOptions = {},
): Promise<ExperimentProgress> {
  const { workers = 1, shard = [1, 1], executor = inChildProcess, onEvent } = options;
  if (!Number.isInteger(workers) || workers < 1)
    throw new TypeError(`workers is a whole number from 1, not ${workers}`);
  const [part, parts] = shard;
  if (!(Number.isInteger(part) && Number.isInteger(parts) && part >= 1 && part <= parts)) {
    throw new TypeError(`a shard is [I, N] with I from 1 to N, not [${part}, ${parts}]`);
  }
  const store = createExperimentStore<AnyResult>(folder);
  const claims = createClaims(folder);
  await store.writeText('spec.yaml', plan.text);
  await store.writeText('manifest.json', plan.manifest());
  await store.clean();

  const mine = keysOfShard(plan, shard);
  const open: string[] = [];
  const ends: TrainingEnd[] = [];
  const keepEnd = (result: AnyResult) => void ('end' in result && result.end && ends.push(result.end));
  for (const key of mine) {
    const result = await store.result(key);
    if (result) keepEnd(result);
    else open.push(key);
  }
  const whole = workOf(plan, open);
  const found = mine.length - open.length;
  let [done, failed, running, work] = [0, 0, 0, 0];
  const progress = (): ExperimentProgress => ({
    cells: mine.length,
    found,
    done,
    failed,
    running,
    ends,
    share: whole === 0 ? 1 : work / whole,
  });

  /** @returns false where another run has the cell. */
  async function compute(key: string): Promise<boolean> {
    const claim = await claims.take(key);
    if (!claim) return false;
    try {
      const found = await store.result(key);
      if (found) {
        keepEnd(found);
        done++; // by another run, since this one looked
        return true;
      }
      running++;
      onEvent?.({ kind: 'started', key, ...progress() });
      const outcome = await plan
        .job(key, folder)
        .then((job) =>
          executor.run(
            job,
            (pid) => claim.entrust(pid),
            () => onEvent?.({ kind: 'step', key, ...progress() }),
          ),
        )
        .catch((error: unknown) => ({ failure: describeFailure(error) }));
      if ('failure' in outcome) await store.fail(key, outcome.failure);
      else {
        await store.keep(outcome.result, outcome.costs);
        keepEnd(outcome.result);
        await store.removeCheckpoints(key);
      }
      running--;
      work += plan.work.get(key) ?? 0;
      if ('failure' in outcome) {
        failed++;
        onEvent?.({ kind: 'failed', key, failure: outcome.failure, ...progress() });
      } else {
        done++;
        onEvent?.({ kind: 'done', key, ...progress() });
      }
      return true;
    } finally {
      await claim.release();
    }
  }

  async function computeAll(keys: readonly string[]): Promise<void> {
    const queue = [...keys];
    const elsewhere: string[] = [];
    async function runWorker(): Promise<void> {
      for (;;) {
        const key = queue.shift();
        if (key !== undefined) {
          if (!(await compute(key))) elsewhere.push(key);
          continue;
        }
        if (elsewhere.length === 0) return;
        // Only cells are left that other runs have: take over what they leave.
        onEvent?.({ kind: 'waiting', ...progress() });
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        queue.push(...elsewhere.splice(0));
      }
    }
    await Promise.all(Array.from({ length: Math.min(workers, Math.max(1, keys.length)) }, runWorker));
  }
  const isNeeded = (key: string) => plan.needed.includes(key);
  for (const stage of plan.stages ?? [plan.needed]) await computeAll(open.filter((key) => stage.includes(key)));
  await computeAll(open.filter((key) => !isNeeded(key)));
  await claims.clean();
  return progress();
}

function workOf(plan: RunnablePlan, keys: readonly string[]): number {
  let total = 0;
  for (const key of keys) total += plan.work.get(key) ?? 0;
  return total;
}
