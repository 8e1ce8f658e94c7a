import { commitTogether } from '../../formats/io/output.ts';
import type { PendingCorpus } from '../../formats/write-corpus.ts';
import { createEditLog } from '../../pipeline/edit-log.ts';
import { toRunningText } from '../../placeholders/running-text.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { inSession } from '../session.ts';
import type { ParagraphsCommandOptions } from './command.ts';
import { formatParagraphs, type ParagraphCounts } from './screen.ts';

export function runParagraphs(
  input: string,
  output: string,
  options: ParagraphsCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const corpus = await session.openText(input);
    const edits =
      options.edits === undefined ? undefined : await createEditLog(options.edits, options.overwrite === true);
    const counts: ParagraphCounts = { output, documents: 0, paragraphs: 0, lines: 0, edits: 0, kept: 0 };
    let writer: PendingCorpus | undefined;
    let seen = 0;
    try {
      writer = await session.output(output, corpus);
      for await (const doc of corpus) {
        const found = toRunningText(doc, options);
        session.count('Joining', ++seen);
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
      await writer?.abort();
      await edits?.abort();
      throw error;
    }
    session.tell(counts, () => formatParagraphs(counts), output);
  });
}
