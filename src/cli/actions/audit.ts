import { createAudit, type Finding } from '../../evaluate/audit.ts';
import { createLinker } from '../../evaluate/link-copies.ts';
import { collect, openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { ReadOptions } from '../options.ts';
import { createProgressLine } from '../progress.ts';
import type { ExitCode } from '../command.ts';
import { formatAudit } from '../screens/audit.ts';

export interface AuditOptions extends ReadOptions {
  readonly withText?: boolean;
  readonly failOver?: number;
}

export async function runAudit(
  sourcePath: string,
  derivedPath: string,
  options: AuditOptions,
  io: CliIo,
): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const progress = createProgressLine(io, options.quiet === true);
  const source = await openCorpusArgument(sourcePath, options, io, log.report);
  const derived = await openCorpusArgument(derivedPath, options, io, log.report);
  const findings: Finding[] = [];
  try {
    const sources = await collect(source);
    const link = createLinker(sources);
    const audit = createAudit(options.withText === true ? (finding) => findings.push(finding) : undefined);
    let documents = 0;
    for await (const doc of derived) {
      const { kind, ...found } = link(doc);
      if (kind === 'original') audit.addOriginal();
      else if ('source' in found) audit.addCopy(found.source, doc);
      else audit.addUnlinked();
      progress.update('Auditing', ++documents, undefined, 'documents');
    }
    progress.clear();
    const result = audit.result();
    const texts = new Map(sources.map((doc) => [doc.id, doc.text]));
    const left = findings.map(({ sourceId, copyId, entity, labelled, exact }) => ({
      source: sourceId,
      copy: copyId,
      label: entity.label,
      text: texts.get(sourceId)?.slice(entity.start, entity.end),
      labelled,
      exact,
    }));
    if (options.json === true)
      io.stdout.write(`${JSON.stringify(options.withText === true ? { ...result, left } : result)}\n`);
    else {
      io.stdout.write(formatAudit(result));
      for (const { label, text, copy } of left) io.stdout.write(`${copy}\t${label}\t${JSON.stringify(text)}\n`);
    }
    const share = result.total.mentions === 0 ? 0 : result.total.folded / result.total.mentions;
    if (options.failOver !== undefined && share > options.failOver) {
      io.stderr.write(
        `audit failed: ${(100 * share).toFixed(2)} % of the mentions still stand, more than ${100 * options.failOver} %\n`,
      );
      return 1;
    }
  } finally {
    await source.dispose();
    await derived.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
