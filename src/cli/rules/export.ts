import type { ExportProjectOptions } from './project-commands.ts';
import type { Document } from '../../core/types.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { learningCorpus } from '../../rules/project/unlabelled.ts';
import type { ExitCode } from '../command.ts';
import { inSession } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openProjectFolder } from './project.ts';

/** Writes the labelled corpus of a project: what was reviewed and, where asked for, notes without a finding. */
export function runExportProject(
  folder: string,
  out: string,
  options: ExportProjectOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async ({ output, tell }) => {
    const project = await openProjectFolder(folder);
    const { reviewed, silent } = await learningCorpus(project, options.silent);
    const counts = { reviewed: 0, silent: 0 };
    const writer = await output(out, undefined, 'jsonl');
    // Whoever reads the corpus must be able to tell what a person has seen.
    const marked = (note: Document): Document => ({ ...note, meta: { ...note.meta, reviewed: false } });
    try {
      for (const note of reviewed) if (await writer.write(note)) counts.reviewed++;
      for (const note of silent) if (await writer.write(marked(note))) counts.silent++;
      await commitTogether([writer]);
    } catch (error) {
      await writer.abort();
      throw error;
    }
    const words = `${counts.reviewed} reviewed notes and ${counts.silent} silent ones → ${out}\n`;
    tell({ project: folder, out, ...counts }, () => words, out);
  });
}
