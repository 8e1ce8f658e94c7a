import type { ReportExperimentOptions, RunExperimentCommandOptions } from './command.ts';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runStudy } from '../../studies/engine/run.ts';
import { createExperimentStore } from '../../studies/engine/store.ts';
import { tasksOfShard } from '../../studies/engine/task.ts';
import { type AnyPlan, planFile, reportStudy } from '../../studies/kinds.ts';
import type { ExitCode } from '../command.ts';
import { inSession, writeWhole } from '../session.ts';
import type { CliIo } from '../io.ts';
import { createExperimentProgress, formatCells, formatOutcome } from './screen.ts';

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
    const progress = createExperimentProgress(plan, io, quiet);
    try {
      const outcome = await runStudy(plan, folder, {
        workers: options.workers,
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
  const mine = new Set(tasksOfShard(plan.tasks, shard).map(({ key }) => key));
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

export async function reportExperiment(folder: string, options: ReportExperimentOptions, io: CliIo): Promise<ExitCode> {
  const { files, states } = await reportStudy(folder);
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
