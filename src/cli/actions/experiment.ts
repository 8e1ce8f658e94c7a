import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { codeMixingFromFolder, isCodeMixingFolder } from '../../studies/code-mixing/gather.ts';
import { evaluationFromFolder, isEvaluationFolder } from '../../studies/rules/gather.ts';
import { impactFromFolder, isImpactFolder } from '../../studies/impact/gather.ts';
import { type AnyPlan, planFile } from '../../studies/kinds.ts';
import { runExperiment } from '../../studies/engine/run.ts';
import { keysOfShard } from '../../studies/engine/task.ts';
import { createExperimentStore } from '../../studies/engine/store.ts';
import { studyFromFolder } from '../../studies/augmentation/gather.ts';
import { createStudyMarkdown } from '../../report/study/study-markdown.ts';
import { createStudyPage } from '../../report/study/study-page.ts';
import { createStudyTables } from '../../report/study/study-tables.ts';
import type { ExitCode } from '../command.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import {
  createExperimentProgress,
  formatCells,
  formatEvaluations,
  formatMixedCells,
  formatOutcome,
  formatVariants,
} from '../screens/experiment.ts';
import { writeWhole } from '../write-whole.ts';

export interface RunExperimentCommandOptions extends CommonOptions {
  readonly shard?: readonly [number, number];
  readonly workers: number;
  readonly set?: Readonly<Record<string, string>>;
  readonly dryRun?: boolean;
}

export type ReportExperimentOptions = CommonOptions;

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
export async function runExperimentCommand(
  specFile: string,
  folder: string,
  options: RunExperimentCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  try {
    const plan = await planFile(specFile, { ...io.env, ...placeFiles(options.set ?? {}) }, log.report);
    if (options.dryRun === true) {
      await listCells(plan, folder, options, io);
      return log.errors() > 0 ? 1 : 0;
    }
    const progress = createExperimentProgress(plan, io, quiet);
    let failed = 0;
    try {
      const outcome = await runExperiment(plan, folder, {
        workers: options.workers,
        ...(options.shard && { shard: options.shard }),
        onEvent: (event) => progress.show(event),
      });
      failed = outcome.failed;
      const { ends, ...counts } = outcome;
      const capped = ends.filter(({ reason }) => reason === 'cap').length;
      const result = { folder, ...counts, trainings: ends.length, capped };
      if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
      else if (!quiet) {
        progress.clear();
        io.stderr.write(formatOutcome(outcome, folder));
      }
    } finally {
      progress.clear();
    }
    return failed > 0 || log.errors() > 0 ? 1 : 0;
  } finally {
    log.close();
  }
}

/** Which cells there are, and which of them the folder has. */
async function listCells(
  plan: AnyPlan,
  folder: string,
  { shard = [1, 1], json }: RunExperimentCommandOptions,
  io: CliIo,
): Promise<void> {
  const store = createExperimentStore(folder);
  const mine = new Set(keysOfShard(plan, shard));
  const withState = async <Cell extends { readonly key: string }>(cells: readonly Cell[]) => {
    const rows: (Cell & { readonly state: 'done' | 'failed' | 'missing' })[] = [];
    for (const cell of cells) {
      if (!mine.has(cell.key)) continue;
      const isDone = (await store.result(cell.key)) !== undefined;
      const state = isDone ? 'done' : (await store.failure(cell.key)) ? 'failed' : 'missing';
      rows.push({ ...cell, state });
    }
    return rows;
  };
  const [rows, text] =
    plan.kind === 'impact'
      ? await withState(plan.cells).then((cells) => [cells, formatVariants(cells)] as const)
      : plan.kind === 'evaluation'
        ? await withState(plan.cells).then((cells) => [cells, formatEvaluations(cells)] as const)
        : plan.kind === 'code-mixing'
          ? await withState(plan.cells).then((cells) => [cells, formatMixedCells(cells)] as const)
          : await withState(plan.cells).then((cells) => [cells, formatCells(cells)] as const);
  io.stdout.write(json === true ? `${JSON.stringify({ cells: rows })}\n` : text);
}

export async function reportExperiment(folder: string, options: ReportExperimentOptions, io: CliIo): Promise<ExitCode> {
  const { files, states } = (await isImpactFolder(folder))
    ? await reportImpact(folder)
    : (await isEvaluationFolder(folder))
      ? await reportEvaluation(folder)
      : (await isCodeMixingFolder(folder))
        ? await reportCodeMixing(folder)
        : await reportStudy(folder);
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
      `${path.join(folder, 'report.html')}: ${cells.done} cells${lacking.length > 0 ? `; ${lacking.join(', ')}` : ''}\n`,
    );
  }
  return cells.failed + cells.missing > 0 ? 1 : 0;
}

interface ReportFiles {
  readonly files: ReadonlyMap<string, string>;
  readonly states: readonly ('done' | 'failed' | 'missing')[];
}

async function reportStudy(folder: string): Promise<ReportFiles> {
  const { study, timings } = await studyFromFolder(folder);
  const files = new Map<string, string>([
    ['report.html', createStudyPage(study, timings)],
    ['report.md', createStudyMarkdown(study, timings)],
    ...createStudyTables(study, timings),
  ]);
  return { files, states: study.cells.map(({ state }) => state) };
}

async function reportImpact(folder: string): Promise<ReportFiles> {
  const { impact, timings, phi } = await impactFromFolder(folder);
  const { createImpactFiles } = await import('../../report/impact/impact-files.ts');
  return {
    files: createImpactFiles(impact, timings),
    states: [phi, ...impact.cells.map(({ state }) => state)],
  };
}

async function reportEvaluation(folder: string): Promise<ReportFiles> {
  const { evaluation, timings } = await evaluationFromFolder(folder);
  const { createEvaluationFiles } = await import('../../report/evaluation/evaluation-files.ts');
  return {
    files: createEvaluationFiles(evaluation, timings),
    states: evaluation.cells.map(({ state }) => state),
  };
}

async function reportCodeMixing(folder: string): Promise<ReportFiles> {
  const study = await codeMixingFromFolder(folder);
  const { createCodeMixingFiles } = await import('../../report/code-mixing/code-mixing-files.ts');
  return {
    files: createCodeMixingFiles(study),
    states: [...study.encoders, ...study.cells, ...(study.llm ? [study.llm] : [])].map(({ state }) => state),
  };
}
