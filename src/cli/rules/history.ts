import type { HistoryOptions } from './project-commands.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { compareEntries, findEntry } from '../../rules/project/history/compare-entries.ts';
import { readHistory } from '../../rules/project/history/history.ts';
import { createHistoryPage } from '../../rules/project/history/history-page.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatComparedEntries, formatHistory } from './history-screen.ts';
import { writeWhole } from '../session.ts';
import { openProjectFolder } from './project.ts';

/** Lists what a project was at each change of its rules or corpora; compares two of them; draws the curves. */
export async function runHistory(folder: string, options: HistoryOptions, io: CliIo): Promise<ExitCode> {
  const project = await openProjectFolder(folder);
  const entries = await readHistory(project);
  if (options.compare !== undefined) {
    const [from, to, ...others] = options.compare;
    if (from === undefined || to === undefined || others.length > 0) {
      throw new PalimpsestError('bad-comparison', '--compare takes two entries, such as 0.0,1.3', {
        hint: 'An entry is <iteration>.<update>, as the table has it; an iteration alone is its last entry.',
      });
    }
    const compared = await compareEntries(project, findEntry(entries, from), findEntry(entries, to));
    if (options.json === true) io.stdout.write(`${JSON.stringify(compared)}\n`);
    else io.stdout.write(formatComparedEntries(compared));
    return 0;
  }
  if (options.out !== undefined) {
    writeWhole(options.out, createHistoryPage(project.state, entries), options.overwrite === true);
  }
  const { name, target, labels } = project.state;
  if (options.json === true) io.stdout.write(`${JSON.stringify({ name, target, labels, entries })}\n`);
  else if (options.quiet !== true) {
    io.stdout.write(formatHistory(entries, target));
    if (options.out !== undefined) io.stderr.write(`drawn → ${options.out}\n`);
  }
  return 0;
}
