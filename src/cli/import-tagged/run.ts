import { importTagged } from '../../pipeline/templates/import-tagged.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatByName, inSession } from '../session.ts';
import type { ImportTaggedCommandOptions } from './command.ts';
import { plural } from '../../report/pages/format.ts';

export function runImportTagged(
  input: string,
  output: string,
  options: ImportTaggedCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const corpus = await importTagged(input, {
      labels: new Set(options.tags),
      syntax: options.syntax,
      lineBreaks: options.allowLineBreaks === true,
      report: session.report,
      ...(options.splitAt !== undefined && { separator: options.splitAt }),
    });
    const writer = await session.output(output, undefined, formatByName(output));
    const documents = await writeCorpus(corpus, writer);
    const refused = corpus.refused();
    const total = Object.values(refused).reduce((sum, count) => sum + count, 0);
    const reasons = Object.entries(refused).map(([reason, count]) => `${count} ${reason}`);
    const why = total === 0 ? '' : ` (${reasons.join(', ')})`;
    session.tell(
      { output, documents, refused },
      () => `${plural(documents, 'document')} → ${output} (${writer.format.name}); ${total} refused${why}\n`,
      output,
    );
  });
}
