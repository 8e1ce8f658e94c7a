import { runProject } from '../../rules/project/iterate.ts';
import type { RankingName } from '../../rules/project/rank/rank-project.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import type { ReadOptions } from '../options.ts';
import { createProgressLine } from '../progress.ts';
import { formatProjectRun } from './project-screen.ts';
import { changeProject, withSources } from './project.ts';

export interface RunProjectOptions extends ReadOptions {
  readonly notes?: number;
  readonly most?: number;
  readonly least: number;
  readonly by: RankingName;
}

/** Runs the rules of a project over its unlabelled notes and draws the next batch. */
export async function runProjectCommand(folder: string, options: RunProjectOptions, io: CliIo): Promise<ExitCode> {
  const progress = createProgressLine(io, options.quiet === true);
  return changeProject(folder, options, io, (project) =>
    withSources(project.state.sources, options, io, async (corpus, log) => {
      const { ranking, ...found } = await runProject(project, corpus, {
        ...(options.notes !== undefined && { notes: options.notes }),
        by: options.by,
        most: options.most,
        least: options.least,
        onProgress: (notes) => progress.update('Reading', notes, undefined, 'notes'),
        report: log.report,
      });
      progress.clear();
      const result = { project: folder, ...found, threshold: ranking.threshold ?? null, selected: ranking.selected };
      if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
      else if (options.quiet !== true) io.stderr.write(formatProjectRun(folder, project, { ...found, ranking }));
      return log.errors() > 0 ? 1 : 0;
    }),
  );
}
