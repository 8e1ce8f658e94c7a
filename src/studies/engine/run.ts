import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allSettledOrThrow } from '../../core/concurrent.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { TrainingEnd, TrainingStep } from '../../core/tagger.ts';
import { fittingThreads } from '../../core/threads.ts';
import { createClaims } from '../../resources/files/claims.ts';
import {
  describeFailure,
  type Failure,
  stagesOf,
  type Task,
  type TaskResult,
  tasksOfShard,
  manifestOf,
  type StudyPlan,
  type Outcome,
  type ReadyTask,
  runTask,
} from './task.ts';
import { createExperimentStore } from './store.ts';
import { loadedPlugins } from '../../pipeline/plugins.ts';
import type { WorkerOrder, WorkerReply } from './worker.ts';

type TaskEnd = Outcome | { readonly failure: Failure };

/** Computes one task after the other. */
export interface Executor {
  run(task: ReadyTask, onStart: (pid: number) => Promise<void>, onStep: (step: TrainingStep) => void): Promise<TaskEnd>;
}

/** Computes tasks in this process: for programs that must not start others. The peak of memory is that of the process. */
export const inProcess: Executor = {
  run: (task, _, onStep) => runTask(task, onStep),
};

/**
 * Computes each task in a process of its own: what one leaves behind in memory is nothing to the next, its peak of memory is
 * its own, and one that runs out of memory takes no other along.
 */
const inChildProcess: Executor = {
  async run({ by, run, job }, onStart, onStep) {
    const child = fork(fileURLToPath(new URL('./worker.js', compiled(import.meta.url))), [...loadedPlugins().keys()], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    try {
      if (child.pid !== undefined) await onStart(child.pid);
      return await converse(child, { module: compiled(by.module), run, job }, onStep);
    } finally {
      process.removeListener('exit', kill);
      kill();
    }
  },
};

/** Run from source (in tests), the compiled modules are used: Node 20 does not load TypeScript. */
function compiled(url: string): string {
  return url.endsWith('.ts') ? url.replace(/\/src\/(?!.*\/src\/)/, '/dist/').replace(/\.ts$/, '.js') : url;
}

function converse(child: ChildProcess, order: WorkerOrder, onStep: (step: TrainingStep) => void): Promise<TaskEnd> {
  return new Promise((resolve, reject) => {
    child.on('message', (reply: WorkerReply) => {
      if ('step' in reply) onStep(reply.step);
      else resolve(reply);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const message = `the process of the cell ${signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`}`;
      // V8 aborts where its heap is full; the system kills where memory is.
      const isMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;
      const hint = isMemory ? '; it ran out of memory, perhaps: try fewer --workers' : '';
      resolve({ failure: { code: 'worker-died', message: message + hint } });
    });
    child.send(order, (error) => {
      if (error) resolve({ failure: { code: 'worker-died', message: 'the process of the cell could not be reached' } });
    });
  });
}

export interface RunStudyOptions {
  /** Cells computed at a time. Results do not depend on it. Default: {@link fittingWorkers}, one with an executor of one's own. */
  readonly workers?: number;
  /** `[2, 8]`: the second of eight parts of the cells. Default: all of them. */
  readonly shard?: readonly [number, number];
  /** Where cells are computed; in a process each when absent. */
  readonly executor?: Executor;
  readonly onEvent?: (event: ExperimentEvent) => void;
}

export type ExperimentEvent = ExperimentProgress &
  (
    | { readonly kind: 'started' | 'done' | 'step'; readonly key: string; readonly name: string }
    | { readonly kind: 'failed'; readonly key: string; readonly name: string; readonly failure: Failure }
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
  /** What comes next rests on cells of other shards. */
  readonly waits?: boolean;
  /** Share of the work of this run that is done: the work of a cell is taken to be its characters to train on. */
  readonly share: number;
}

const WAIT_MS = 1_000;

/** What a cell of a large corpus holds in memory at most. */
const BYTES_OF_CELL = 2 ** 31;

/** As many cells at a time as there are processors, and memory for them; one where a training takes all processors by itself. */
function fittingWorkers(tasks: readonly Task[]): number {
  if (tasks.some(({ usesAllCores }) => usesAllCores)) return 1;
  return fittingThreads(BYTES_OF_CELL);
}

/**
 * Computes the cells of a plan that its folder does not have yet. Failed ones are tried again. May be stopped at any moment,
 * be it by SIGKILL, and started again; several runs may work on one folder at a time.
 *
 * @param folder made where it is not there.
 */
export async function runStudy(
  plan: StudyPlan,
  folder: string,
  options: RunStudyOptions = {},
): Promise<ExperimentProgress> {
  const { shard = [1, 1], executor = inChildProcess, onEvent } = options;
  const { workers = options.executor ? 1 : fittingWorkers(plan.tasks) } = options;
  if (!Number.isInteger(workers) || workers < 1)
    throw new TypeError(`workers is a whole number from 1, not ${workers}`);
  const [part, parts] = shard;
  if (!(Number.isInteger(part) && Number.isInteger(parts) && part >= 1 && part <= parts)) {
    throw new TypeError(`a shard is [I, N] with I from 1 to N, not [${part}, ${parts}]`);
  }
  const store = createExperimentStore(folder);
  const claims = createClaims(folder);
  await store.writeText('spec.yaml', plan.text);
  await store.writeText('manifest.json', manifestOf(plan));
  await store.clean();

  const taken = new Map<string, Task>();
  const ends: TrainingEnd[] = [];
  const keepEnd = ({ end }: TaskResult) => void (end && ends.push(end));
  let [found, done, failed, running, work, whole] = [0, 0, 0, 0, 0, 0];
  const progress = (): ExperimentProgress => ({
    cells: taken.size,
    found,
    done,
    failed,
    running,
    ends,
    share: whole === 0 ? 1 : work / whole,
  });

  /** Takes this shard's part of tasks on. @returns those that the folder does not have. */
  async function takeOn(tasks: readonly Task[]): Promise<readonly Task[]> {
    const mine = tasksOfShard(tasks, shard).filter(({ key }) => !taken.has(key));
    const isOpen = new Set<Task>();
    const read = new Set<string>(); // by open ones, which stand in later stages
    for (const task of stagesOf(mine).flat().toReversed()) {
      taken.set(task.key, task);
      const result = await store.result(task.key);
      if (result && (!read.has(task.key) || isThere(task))) {
        keepEnd(result);
        continue;
      }
      if (result) await store.forget(task.key);
      isOpen.add(task);
      for (const need of task.needs) read.add(need);
    }
    const open = mine.filter((task) => isOpen.has(task));
    found += mine.length - open.length;
    whole += open.reduce((sum, task) => sum + task.work, 0);
    return open;
  }

  /** Whether the folder has what a task leaves there: results alone may have been copied or kept. */
  function isThere({ leaves }: Task): boolean {
    return leaves === undefined || existsSync(path.join(folder, leaves));
  }

  /** Reads what a task needs, makes its job and computes it. */
  async function compute(task: Task, onStart: (pid: number) => Promise<void>): Promise<TaskEnd> {
    const results = new Map<string, TaskResult>();
    for (const need of task.needs) {
      const result = await store.result(need);
      if (!result) {
        const { name } = taken.get(need) as Task;
        throw new PalimpsestError('need-not-done', `the cell "${name}" is not done, which this one needs`, {
          hint: 'Its failure says why.',
        });
      }
      results.set(need, result);
    }
    const { key, inputs, run } = task;
    const data = await task.job({ folder, resultOf: (need) => results.get(need) as TaskResult });
    const job = { ...data, key, inputs, checkpoints: path.join(folder, 'checkpoints', key) };
    return executor.run({ by: plan.kind, run, job }, onStart, () =>
      onEvent?.({ kind: 'step', key, name: task.name, ...progress() }),
    );
  }

  async function computeAndKeep(task: Task, onStart: (pid: number) => Promise<void>): Promise<TaskEnd> {
    const outcome = await compute(task, onStart).catch((error: unknown) => ({ failure: describeFailure(error) }));
    if ('failure' in outcome) await store.fail(task.key, outcome.failure);
    else {
      await store.keep(outcome.result, outcome.costs);
      keepEnd(outcome.result);
      await store.removeCheckpoints(task.key);
    }
    return outcome;
  }

  /** @returns false where another run has the task. */
  async function claimAndCompute(task: Task): Promise<boolean> {
    const { key, name } = task;
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
      onEvent?.({ kind: 'started', key, name, ...progress() });
      const outcome = await computeAndKeep(task, (pid) => claim.entrust(pid)).finally(() => running--);
      work += task.work;
      if ('failure' in outcome) {
        failed++;
        onEvent?.({ kind: 'failed', key, name, failure: outcome.failure, ...progress() });
      } else {
        done++;
        onEvent?.({ kind: 'done', key, name, ...progress() });
      }
      return true;
    } finally {
      await claim.release();
    }
  }

  async function computeAll(tasks: readonly Task[]): Promise<void> {
    const queue = [...tasks];
    const elsewhere: Task[] = [];
    let isOver = false;
    async function runWorker(): Promise<void> {
      for (;;) {
        if (isOver) return;
        const task = queue.shift();
        if (task) {
          if (!(await claimAndCompute(task))) elsewhere.push(task);
          continue;
        }
        if (elsewhere.length === 0) return;
        // Only cells are left that other runs have: take over what they leave.
        onEvent?.({ kind: 'waiting', ...progress() });
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        queue.push(...elsewhere.splice(0));
      }
    }
    // Where a result cannot be kept, nobody begins another cell.
    const stop = (error: unknown) => {
      isOver = true;
      throw error;
    };
    const size = Math.min(workers, Math.max(1, tasks.length));
    await allSettledOrThrow(Array.from({ length: size }, () => runWorker().catch(stop)));
  }
  let { tasks } = plan;
  for (let size = -1; tasks.length > size;) {
    size = tasks.length;
    for (const stage of stagesOf(await takeOn(tasks))) await computeAll(stage);
    if (plan.further) tasks = await plan.further(store.read);
  }
  const isLeft = async (left: readonly Task[]) => {
    for (const { key } of left) if ((await store.read(key)) === undefined) return true;
    return false;
  };
  const waits = plan.further !== undefined && (await isLeft(tasks));
  await claims.clean();
  return { ...progress(), ...(waits && { waits }) };
}
