import { runProject } from '../../rules/project/iterate.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import type { RunOptions } from './command.ts';
import type { CliIo } from '../io.ts';
import { formatProjectRun } from './project-screen.ts';
import { changeProject, openSources } from './project.ts';

/** Runs the rules of a project over its unlabelled notes and draws the next batch. */
export function runProjectCommand(folder: string, options: RunOptions, io: CliIo): Promise<ExitCode> {
  return changeProject(folder, options, io, (project) =>
    inSession(options, io, async (session) => {
      const { ranking, ...found } = await runProject(project, await openSources(session, project.state.sources), {
        ...(options.notes !== undefined && { notes: options.notes }),
        by: options.by,
        most: options.most,
        least: options.least,
        onProgress: (notes) => session.progress.update('Reading', notes, undefined, 'notes'),
        report: session.report,
      });
      session.tell(
        { project: folder, ...found, threshold: ranking.threshold ?? null, selected: ranking.selected },
        () => formatProjectRun(folder, project, { ...found, ranking }),
      );
    }),
  );
}
