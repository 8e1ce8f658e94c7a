import type { TrainingStep, TrainingEnd } from '../../core/tagger.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { packageName, packageVersion } from '../../pipeline/package-version.ts';

/** What every job has, as structured-cloneable data; a kind adds what its tasks need. */
export interface JobHead {
  readonly key: string;
  readonly inputs: object;
  /** Where a trainer keeps checkpoints. */
  readonly checkpoints: string;
}

/** One computation of a study. Its result is kept under its key, so it is done once. */
export interface Task<Job extends JobHead = JobHead> {
  /** The content address of `inputs`: see {@link keyOf}. */
  readonly key: string;
  /** All that decides the result, as plain JSON. */
  readonly inputs: object;
  /** Keys of the tasks of the same plan whose results `job` reads. */
  readonly needs: readonly string[];
  /** A measure of its work, for estimates of time. */
  readonly work: number;
  /** What it is called on the screen. */
  readonly name: string;
  /** Whether it takes all processors there are. */
  readonly usesAllCores?: boolean;
  /** Which of the kind's runners computes it. */
  readonly run: string;
  /** What it leaves in the folder beside its result, from there: without it a task that needs this one has it computed again. */
  readonly leaves?: string;
  /** Makes what the runner needs. */
  job(context: TaskContext): Promise<Omit<Job, keyof JobHead>> | Omit<Job, keyof JobHead>;
}

export interface TaskContext {
  /** Of the experiment. */
  readonly folder: string;
  readonly resultOf: (key: string) => TaskResult;
}

/** What a finished task is kept as. No timings, no text: the same task has the same bytes on every machine. */
export interface TaskResult {
  readonly key: string;
  readonly inputs: object;
  /** How training ended, where the tagger is one that says. */
  readonly end?: TrainingEnd;
}

/** What an epoch of training took. */
export interface EpochCost {
  readonly step: number;
  readonly tokensPerSecond: number;
  /** Most memory that the process held in it. */
  readonly peakMegabytes: number;
  /** The same of the graphics processor; absent where the backend does not say. */
  readonly gpuMegabytes?: number;
}

/** What a task cost. Not part of its result: two runs differ in it. */
export interface Costs {
  readonly trainSeconds: number;
  readonly tagSeconds: number;
  readonly peakMegabytes: number;
  /** Of trainers that tell of their epochs. */
  readonly epochs?: readonly EpochCost[];
  /** What the trainer told of the machine and the run. */
  readonly remarks: readonly string[];
}

/** Costs of tasks by key, as reports read them. */
export type Timings = Readonly<Record<string, Omit<Costs, 'remarks'>>>;

/** Why there is no result: never with a document's text. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

export interface Outcome<Result extends TaskResult = TaskResult> {
  readonly result: Result;
  readonly costs: Costs;
}

/** Computes tasks of one sort. */
export type Runner<Job extends JobHead = JobHead, Result extends TaskResult = TaskResult> = (
  job: Job,
  onStep: (step: TrainingStep) => void,
) => Promise<Outcome<Result>>;

/** Where the runners of tasks are found, by name; each module is loaded when the first task of it comes. */
export interface Runners {
  /** URL of the module that exports this as `kind`: the process of a task imports it. */
  readonly module: string;
  readonly runners: Readonly<Record<string, () => Promise<{ readonly run: Runner<never> }>>>;
}

/** A task with what it needs, as it is handed to an executor. */
export interface ReadyTask {
  readonly by: Runners;
  readonly run: string;
  readonly job: JobHead;
}

export async function runTask({ by, run, job }: ReadyTask, onStep: (step: TrainingStep) => void): Promise<Outcome> {
  const load = Object.hasOwn(by.runners, run) ? by.runners[run] : undefined;
  if (!load) throw new TypeError(`the kind of study has no runner ${run}`);
  const runner = (await load()).run as Runner;
  return runner(job, onStep);
}

/** The tasks of a shard: its part of those that no other needs, and what these need, in the order of the plan. */
export function tasksOfShard(tasks: readonly Task[], [part, parts]: readonly [number, number]): readonly Task[] {
  const byKey = new Map(tasks.map((task) => [task.key, task]));
  const isNeeded = new Set(tasks.flatMap(({ needs }) => needs));
  const mine = new Set<string>();
  const take = (task: Task) => {
    if (mine.has(task.key)) return;
    mine.add(task.key);
    for (const key of task.needs) take(byKey.get(key) as Task);
  };
  const last = tasks.filter(({ key }) => !isNeeded.has(key));
  last.filter((_, i) => i % parts === part - 1).forEach(take);
  return tasks.filter(({ key }) => mine.has(key));
}

/** Tasks in stages, each of which needs, of these tasks, those of the stages before it alone. */
export function stagesOf(tasks: readonly Task[]): readonly (readonly Task[])[] {
  const depths = new Map<string, number>();
  const byKey = new Map(tasks.map((task) => [task.key, task]));
  const depthOf = (key: string): number => {
    const known = depths.get(key);
    if (known !== undefined) return known;
    const needs = byKey.get(key)?.needs.filter((need) => byKey.has(need)) ?? [];
    const depth = 1 + Math.max(-1, ...needs.map(depthOf));
    depths.set(key, depth);
    return depth;
  };
  const stages: Task[][] = [];
  for (const task of tasks) (stages[depthOf(task.key)] ??= []).push(task);
  return stages;
}

/** What a task cost until now. @param started and `trained` are readings of `performance.now()`. */
export function costsSince(started: number, trained: number, remarks: Iterable<string> = []): Costs {
  return {
    trainSeconds: Math.round(trained - started) / 1000,
    tagSeconds: Math.round(performance.now() - trained) / 1000,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    remarks: [...remarks],
  };
}

/** What is kept of an error: never a document's text. A stack names code, so the first line of ours is told of bugs. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof PalimpsestError) return { code: error.code, message: error.message };
  if (!(error instanceof Error)) return { code: 'internal-error', message: typeof error };
  const frame = /at .*?([\w.-]+\.[jt]s:\d+)/.exec(error.stack ?? '')?.[1];
  return {
    code: 'internal-error',
    message: `${error.name}: ${error.message}${frame === undefined ? '' : ` (${frame})`}`,
  };
}

/** A row of the tables of a study. Several may rest on one task: they have the same key. */
export interface PlannedCell {
  readonly key: string;
}

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
  /**
   * All tasks that are known by now, where some rest on what others found: those of `tasks` first. Asked for once these are done or have
   * failed, again and again until there are no more.
   */
  readonly further?: (read: ReadCell) => Promise<readonly Task[]>;
  /** What it comes to, for the list of `--dry-run`: where the cells are not all known beforehand. */
  readonly outlook?: string;
}

/** What the folder has of a cell. */
export type ReadCell = (key: string) => Promise<TaskResult | 'failed' | undefined>;

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
