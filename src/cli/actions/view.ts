import path from 'node:path';
import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { createLinker } from '../../evaluate/link-copies.ts';
import { createOutput } from '../../formats/io/output.ts';
import { createViewPage, type ViewRow } from '../../report/view-page.ts';
import { tokenise } from '../../text/tokenise.ts';
import { collect, openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { ReadOptions } from '../options.ts';
import type { ExitCode } from '../command.ts';

export interface ViewOptions extends ReadOptions {
  readonly out: string;
  readonly limit: number;
  readonly title?: string;
  readonly overwrite?: boolean;
}

export async function runView(
  sourcePath: string,
  derivedPath: string | undefined,
  options: ViewOptions,
  io: CliIo,
): Promise<ExitCode> {
  const log = createDiagnosticLog(io, options.quiet === true);
  const source = await openCorpusArgument(sourcePath, options, io, log.report);
  let rows: readonly ViewRow[];
  let total: number;
  try {
    const sources = await collect(source);
    total = sources.length;
    const copies =
      derivedPath === undefined ? undefined : await findCopies(sources, derivedPath, options, io, log.report);
    rows = sources.slice(0, options.limit).map((doc) => ({ source: doc, copies: copies?.get(doc) ?? [] }));
  } finally {
    await source.dispose();
    log.close();
  }
  const title = options.title ?? path.basename(derivedPath ?? sourcePath);
  await writePage(options.out, createViewPage(rows, { title, total, tokenise }), options.overwrite === true);
  const result = { out: options.out, documents: rows.length, total };
  if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
  else if (options.quiet !== true) io.stderr.write(`${rows.length} of ${total} documents → ${options.out}\n`);
  return log.errors() > 0 ? 1 : 0;
}

async function findCopies(
  sources: readonly Document[],
  derivedPath: string,
  options: ViewOptions,
  io: CliIo,
  report: Report,
): Promise<ReadonlyMap<Document, readonly Document[]>> {
  const copies = new Map<Document, Document[]>(sources.slice(0, options.limit).map((source) => [source, []]));
  const link = createLinker(sources);
  const derived = await openCorpusArgument(derivedPath, options, io, report);
  try {
    for await (const doc of derived) {
      const found = link(doc);
      if (found.kind === 'copy') copies.get(found.source)?.push(doc);
    }
  } finally {
    await derived.dispose();
  }
  return copies;
}

/** Writes a page whole or not at all. */
export async function writePage(file: string, html: string, overwrite: boolean): Promise<void> {
  const output = await createOutput(file, 'file', { overwrite });
  try {
    const sink = await output.open('');
    await sink.write(html);
    await output.commit();
  } catch (error) {
    await output.abort();
    throw error;
  }
}
