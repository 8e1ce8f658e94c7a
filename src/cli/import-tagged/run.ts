import { importTagged } from '../../pipeline/import-tagged.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { TagSyntax } from '../../templates/tagged-text.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import { openOutputArgument } from '../output-argument.ts';
import type { ExitCode } from '../command.ts';

export interface ImportTaggedCommandOptions extends CommonOptions {
  readonly tags: readonly string[];
  readonly syntax: TagSyntax;
  readonly allowLineBreaks?: boolean;
  readonly splitAt?: string;
  readonly to?: string;
  readonly overwrite?: boolean;
}

export async function runImportTagged(
  input: string,
  output: string,
  options: ImportTaggedCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  try {
    const corpus = await importTagged(input, {
      labels: new Set(options.tags),
      syntax: options.syntax,
      lineBreaks: options.allowLineBreaks === true,
      report: log.report,
      ...(options.splitAt !== undefined && { separator: options.splitAt }),
    });
    const to = options.to ?? (output === '-' || /\.[A-Za-z0-9]+$/.test(output) ? undefined : 'jsonl');
    const writer = await openOutputArgument(output, { ...options, ...(to !== undefined && { to }) }, io, log.report);
    const documents = await writeCorpus(corpus, writer);
    const refused = corpus.refused();
    const total = Object.values(refused).reduce((sum, count) => sum + count, 0);
    if (options.json === true) {
      (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify({ output, documents, refused })}\n`);
    } else if (!quiet) {
      const reasons = Object.entries(refused).map(([reason, count]) => `${count} ${reason}`);
      const why = total === 0 ? '' : ` (${reasons.join(', ')})`;
      io.stderr.write(`${documents} documents → ${output} (${writer.format.name}); ${total} refused${why}\n`);
    }
  } finally {
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
