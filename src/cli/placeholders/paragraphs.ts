import { commitTogether } from '../../formats/io/output.ts';
import { type RunningTextOptions, toRunningText } from '../../placeholders/running-text.ts';
import { createEditLog } from '../../pipeline/edit-log.ts';
import type { ExitCode } from '../command.ts';
import { openTextArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';
import { createProgressLine } from '../progress.ts';
import { formatParagraphs, type ParagraphCounts } from './screen.ts';

export interface ParagraphsCommandOptions extends OutputOptions, RunningTextOptions {
  readonly edits?: string;
}

export async function runParagraphs(
  input: string,
  output: string,
  options: ParagraphsCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const corpus = await openTextArgument(input, options, io, log.report);
  const edits =
    options.edits === undefined ? undefined : await createEditLog(options.edits, options.overwrite === true);
  const counts: ParagraphCounts = { output, documents: 0, paragraphs: 0, lines: 0, edits: 0, kept: 0 };
  let seen = 0;
  try {
    const writer = await openOutputArgument(output, options, io, log.report, corpus);
    try {
      for await (const doc of corpus) {
        const found = toRunningText(doc, options);
        progress.update('Joining', ++seen, undefined, 'documents');
        if (!(await writer.write(found.document))) continue;
        await edits?.write(doc, { document: found.document, edits: [found.edits], steps: found.steps });
        counts.documents++;
        counts.paragraphs += found.paragraphs;
        counts.lines += found.lines;
        counts.edits += found.edits.length;
        counts.kept += found.kept;
      }
      await commitTogether(edits ? [writer, edits] : [writer]);
    } catch (error) {
      await writer.abort();
      throw error;
    }
    progress.clear();
    if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(counts)}\n`);
    else if (!quiet) io.stderr.write(formatParagraphs(counts));
  } catch (error) {
    await edits?.abort();
    throw error;
  } finally {
    progress.clear();
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
