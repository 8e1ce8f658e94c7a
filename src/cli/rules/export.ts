import type { Document } from '../../core/types.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { learningCorpus } from '../../rules/project/unlabelled.ts';
import type { ExitCode } from '../command.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { ReadOptions } from '../options.ts';
import { openOutputArgument } from '../output-argument.ts';
import { openProjectFolder } from './project.ts';

export interface ExportProjectOptions extends ReadOptions {
  readonly silent: number;
  readonly to?: string;
  readonly overwrite?: boolean;
}

/** Writes the labelled corpus of a project: what was reviewed and, where asked for, notes without a finding. */
export async function runExportProject(
  folder: string,
  out: string,
  options: ExportProjectOptions,
  io: CliIo,
): Promise<ExitCode> {
  const project = await openProjectFolder(folder);
  const { reviewed, silent } = await learningCorpus(project, options.silent);
  const log = createDiagnosticLog(io, options.quiet === true);
  const writer = await openOutputArgument(out, { ...options, to: options.to ?? 'jsonl' }, io, log.report);
  // Whoever reads the corpus must be able to tell what a person has seen.
  const marked = (note: Document): Document => ({ ...note, meta: { ...note.meta, reviewed: false } });
  const counts = { reviewed: 0, silent: 0 };
  try {
    for (const note of reviewed) if (await writer.write(note)) counts.reviewed++;
    for (const note of silent) if (await writer.write(marked(note))) counts.silent++;
    await commitTogether([writer]);
  } catch (error) {
    await writer.abort();
    throw error;
  } finally {
    log.close();
  }
  if (options.json === true) (out === '-' ? io.stderr : io.stdout).write(`${JSON.stringify({ project: folder, out, ...counts })}\n`); // prettier-ignore
  else if (options.quiet !== true) io.stderr.write(`${counts.reviewed} reviewed notes and ${counts.silent} silent ones → ${out}\n`); // prettier-ignore
  return log.errors() > 0 ? 1 : 0;
}
