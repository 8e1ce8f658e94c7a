import type { CollectOptions } from './project-commands.ts';
import { collectBatch } from '../../rules/project/collect.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatCollected } from './project-screen.ts';
import { changeProject } from './project.ts';

/** Takes reviewed documents into the corpora of a project: of the named batches, or of all that are open. */
export async function runCollect(
  folder: string,
  batches: readonly string[],
  options: CollectOptions,
  io: CliIo,
): Promise<ExitCode> {
  return changeProject(folder, options, io, async (project): Promise<ExitCode> => {
    const names = batches.length > 0 ? batches : project.openBatches.map(({ name }) => name);
    const collected = [];
    for (const name of names) {
      const one = await collectBatch(project, name, { close: options.close === true });
      collected.push(one);
      if (options.quiet !== true) for (const note of one.notes) io.stderr.write(`note: ${name}: ${note}\n`);
    }
    if (options.json === true) io.stdout.write(`${JSON.stringify({ project: folder, batches: collected })}\n`);
    else if (options.quiet !== true) io.stderr.write(formatCollected(folder, project, collected));
    return 0;
  });
}
