import path from 'node:path';
import { findEntry, entryName, revertRules } from '../../rules/project/history/compare-entries.ts';
import { readHistory } from '../../rules/project/history/history.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import { changeProject } from './project.ts';

/** Goes back to rules that the history keeps. */
export function runRevert(folder: string, name: string, options: CommonOptions, io: CliIo): Promise<ExitCode> {
  return changeProject(folder, options, io, async (project): Promise<ExitCode> => {
    const to = findEntry(await readHistory(project), name);
    const { entry, edited } = await revertRules(project, to);
    const result = { project: folder, to: entryName(to), entry: entryName(entry), edited: edited ? entryName(edited) : null };
    if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
    else if (options.quiet !== true) {
      if (edited) io.stderr.write(`The rules as they were edited are kept as entry ${entryName(edited)}.\n`);
      io.stderr.write(`${path.join(folder, 'rules')} is as it was at entry ${result.to}: entry ${result.entry} of the history.\n`);
    }
    return 0;
  }); // prettier-ignore
}
