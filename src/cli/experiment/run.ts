import path from 'node:path';
import type { JoinExperimentOptions, ReportExperimentOptions, RunExperimentCommandOptions } from './command.ts';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { type ExperimentEvent, type ExperimentProgress, runStudy } from '../../studies/engine/run.ts';
import { createExperimentStore, type ExperimentStore } from '../../studies/engine/store.ts';
import { type Task, tasksOfShard } from '../../studies/engine/task.ts';
import { type AnyPlan, joinStudies, planFile, reportStudy } from '../../studies/kinds.ts';
import type { ExitCode } from '../command.ts';
import { inSession, writeWhole } from '../session.ts';
import type { CliIo } from '../io.ts';
import type { CellColumn } from '../../studies/kind.ts';
import { warnOfCaps } from '../../core/tagger.ts';
import { formatDuration, formatTable } from '../screen.ts';

/**
 * What a person gives on the command line lies where they are; paths in a specification lie beside it. So a value that is there from
 * here is given whole.
 */
function placeFiles(set: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, existsSync(value) ? path.resolve(value) : value]),
  );
}

/** @returns 1 where cells failed or records of a corpus were refused. */
export function runExperimentCommand(
  specFile: string,
  folder: string,
  options: RunExperimentCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async ({ report, quiet, tell }) => {
    const plan = await planFile(specFile, { ...io.env, ...placeFiles(options.set ?? {}) }, report);
    if (options.dryRun === true) {
      await listCells(plan, folder, options, io);
      return 0;
    }
    const progress = createExperimentProgress(io, quiet);
    try {
      const outcome = await runStudy(plan, folder, {
        ...(options.workers !== undefined && { workers: options.workers }),
        ...(options.shard && { shard: options.shard }),
        onEvent: (event) => progress.show(event),
      });
      progress.clear();
      const { ends, ...counts } = outcome;
      const capped = ends.filter(({ reason }) => reason === 'cap').length;
      tell({ folder, ...counts, trainings: ends.length, capped }, () => formatOutcome(outcome, folder));
      return outcome.failed > 0 ? 1 : 0;
    } finally {
      progress.clear();
    }
  });
}

/** Which cells there are, and which of them the folder has. */
async function listCells(
  plan: AnyPlan,
  folder: string,
  { shard = [1, 1], json }: RunExperimentCommandOptions,
  io: CliIo,
): Promise<void> {
  const store = createExperimentStore(folder);
  const mine = new Set(tasksOfShard(await knownTasks(plan, store), shard).map(({ key }) => key));
  const states = new Map<string, string>();
  for (const key of mine) {
    const isDone = (await store.result(key)) !== undefined;
    states.set(key, isDone ? 'done' : (await store.failure(key)) ? 'failed' : 'missing');
  }
  const cells = plan.cells.flatMap((cell) =>
    mine.has(cell.key) ? [{ ...cell, state: states.get(cell.key) ?? '' }] : [],
  );
  io.stdout.write(json === true ? `${JSON.stringify({ cells })}\n` : formatCells(plan, cells));
}

/** Those of the plan, and those that follow from what the folder has. */
async function knownTasks({ tasks, further }: AnyPlan, { read }: ExperimentStore): Promise<readonly Task[]> {
  let known = tasks;
  if (!further) return known;
  for (let size = -1; known.length > size;) {
    size = known.length;
    known = await further(read);
  }
  return known;
}

export async function reportExperiment(folder: string, options: ReportExperimentOptions, io: CliIo): Promise<ExitCode> {
  return writeReport(folder, await reportStudy(folder), options, io);
}

export async function joinExperiments(
  folder: string,
  studies: readonly string[],
  options: JoinExperimentOptions,
  io: CliIo,
): Promise<ExitCode> {
  return writeReport(folder, await joinStudies(studies), options, io);
}

async function writeReport(
  folder: string,
  { files, states }: Awaited<ReturnType<typeof reportStudy>>,
  options: ReportExperimentOptions,
  io: CliIo,
): Promise<ExitCode> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) writeWhole(path.join(folder, name), text, true);
  const count = (state: string) => states.filter((one) => one === state).length;
  const cells = { done: count('done'), failed: count('failed'), missing: count('missing') };
  if (options.json === true) io.stdout.write(`${JSON.stringify({ folder, files: [...files.keys()], cells })}\n`);
  else if (options.quiet !== true) {
    const lacking = [
      ...(cells.failed > 0 ? [`${cells.failed} failed`] : []),
      ...(cells.missing > 0 ? [`${cells.missing} are missing`] : []),
    ];
    io.stderr.write(
      `${path.join(folder, [...files.keys()][0] ?? '')}: ${cells.done} cells${lacking.length > 0 ? `; ${lacking.join(', ')}` : ''}\n`,
    );
  }
  return cells.failed + cells.missing > 0 ? 1 : 0;
}

/** What a running experiment shows: a line that is drawn over on a terminal, else a line a finished cell, for logs. */
export interface ExperimentScreen {
  show(event: ExperimentEvent): void;
  clear(): void;
}

const INTERVAL_MS = 200;

export function createExperimentProgress(io: CliIo, quiet: boolean): ExperimentScreen {
  const isTerminal = io.stderr.isTTY === true;
  const started = performance.now();
  const told = new Set<string>();
  let shown = 0;
  let isDirty = false;
  const clear = (): void => {
    if (isDirty) io.stderr.write('\r\u001b[2K');
    isDirty = false;
  };
  return {
    clear,
    show: (event) => {
      if (event.kind === 'failed') {
        clear();
        const { code, message } = event.failure;
        const reason = `${message} [${code}]`;
        // What fails alike in a hundred cells is one thing to know; the folder has the reason of each.
        if (!told.has(reason)) io.stderr.write(`failed: ${event.name}: ${reason}\n`);
        told.add(reason);
      }
      if (quiet) return;
      const now = performance.now();
      if (isTerminal) {
        if (now - shown < INTERVAL_MS && event.kind !== 'done') return;
        shown = now;
        isDirty = true;
        io.stderr.write(`\r\u001b[2K${formatProgress(event, (now - started) / 1000)}`);
      } else if (event.kind === 'done') {
        io.stderr.write(`done: ${event.name}: ${formatProgress(event, (now - started) / 1000)}\n`);
      } else if (event.kind === 'waiting' && now - shown > 60_000) {
        shown = now;
        io.stderr.write('waiting for cells computed by another run\n');
      }
    },
  };
}

/** `12 of 125 done, 2 running, 111 left, 1 failed, 3 min 20 s to go`. */
export function formatProgress(progress: ExperimentProgress, seconds: number): string {
  const { cells, found, done, failed, running, share } = progress;
  const left = cells - found - done - failed - running;
  const parts = [`${found + done} of ${cells} done`, `${running} running`, `${left} left`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (share > 0 && share < 1) parts.push(`about ${formatDuration((seconds * (1 - share)) / share)} to go`);
  return parts.join(', ');
}

/** What is said at the end. */
export function formatOutcome({ cells, found, done, failed, ends, waits }: ExperimentProgress, folder: string): string {
  const lines = [`${done} cells computed, ${found} already done, ${failed} failed, of ${cells} → ${folder}\n`];
  if (failed > 0) lines.push(`The reasons are in ${folder}/failed/; run the same command to retry.\n`);
  const caps = warnOfCaps(ends);
  if (caps !== undefined) lines.push(`warning: ${caps}\n`);
  if (waits === true) lines.push('The next cells depend on other shards: merge the folders and run each again.\n');
  lines.push(`Now: palimpsest experiment report ${folder}\n`);
  return lines.join('');
}

/** The table of `--dry-run`. */
export function formatCells(
  { kind, tasks, cells: all, outlook }: AnyPlan,
  cells: readonly { readonly key: string; readonly state: string }[],
): string {
  const columns: readonly CellColumn<(typeof cells)[number]>[] = [
    { title: 'key', text: ({ key }) => key },
    ...kind.columns,
    { title: 'state', text: ({ state }) => state },
  ];
  const table = formatTable(
    columns.map(({ title }) => title),
    cells.map((cell) => columns.map(({ text }) => text(cell))),
    columns.map(({ isNumber }) => (isNumber === true ? 'right' : 'left')),
  );
  const keys = new Set(cells.map(({ key }) => key)).size;
  const shared = keys < cells.length ? `, ${keys} to compute once each` : '';
  const inTable = new Set(all.map(({ key }) => key));
  const others = tasks.filter(({ key }) => !inTable.has(key)).map(({ name }) => name);
  return `${table}${cells.length} cells${shared}${others.length > 0 ? `; beside them: ${others.join('; ')}` : ''}\n${outlook === undefined ? '' : `${outlook}\n`}`;
}
