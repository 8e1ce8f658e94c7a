import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CorpusFormat, FormatOptions, ReadContext } from '../../src/core/corpus-format.ts';
import type { Diagnostic } from '../../src/core/errors.ts';
import type { Document } from '../../src/core/types.ts';
import { listFiles } from '../../src/formats/io/list-files.ts';
import { createOutput } from '../../src/formats/io/output.ts';

/** What to write on disk before reading: relative path (forward slashes) → content. */
export type CorpusFiles = Record<string, string | Uint8Array>;

export interface ReadResult {
  readonly docs: readonly Document[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface RoundTripResult extends ReadResult {
  /** The files written, by relative path; where the output is one file, under the name of the one input file. */
  readonly written: Record<string, Buffer>;
}

/** Reads files with a format. */
export function readDocs(format: CorpusFormat, files: CorpusFiles, options: FormatOptions = {}): Promise<ReadResult> {
  return inTemporaryFolder((folder) => readFrom(format, folder, files, options));
}

/** Writes documents with a format and returns the files written; the one file of kind `file` is called `corpus` + extension. */
export async function writeDocs(
  format: CorpusFormat,
  docs: readonly Document[],
  kind: 'file' | 'folder',
  options: FormatOptions = {},
): Promise<Record<string, string>> {
  const { written } = await writeFiles(format, docs, kind, options);
  return Object.fromEntries(Object.entries(written).map(([file, bytes]) => [file, bytes.toString('utf8')]));
}

/** As {@link writeDocs}, the files as bytes, and what was reported. */
export function writeFiles(
  format: CorpusFormat,
  docs: readonly Document[],
  kind: 'file' | 'folder',
  options: FormatOptions = {},
): Promise<{ written: Record<string, Buffer>; diagnostics: readonly Diagnostic[] }> {
  const name = `corpus${format.extension}`;
  return inTemporaryFolder((folder) => writeTo(format, folder, docs, kind, name, options));
}

/**
 * Reads files with a format and writes what was read with the same format. The output is one file where the format holds
 * many documents in a file and there is one input file, a folder otherwise. Diagnostics are those of reading and writing.
 *
 * @param change turns the documents read into those written; the same ones when absent.
 */
export function roundTrip(
  format: CorpusFormat,
  files: CorpusFiles,
  options: FormatOptions = {},
  change: (docs: readonly Document[]) => readonly Document[] = (docs) => docs,
): Promise<RoundTripResult> {
  return inTemporaryFolder(async (folder) => {
    const { docs, diagnostics } = await readFrom(format, folder, files, options);
    const names = Object.keys(files);
    const kind = format.perFile === 'many' && names.length === 1 ? 'file' : 'folder';
    const output = await writeTo(format, folder, change(docs), kind, names[0] ?? '', options);
    return { docs, diagnostics: [...diagnostics, ...output.diagnostics], written: output.written };
  });
}

async function readFrom(
  format: CorpusFormat,
  folder: string,
  files: CorpusFiles,
  options: FormatOptions,
): Promise<ReadResult> {
  const input = path.join(folder, 'input');
  await mkdir(input);
  for (const [relative, content] of Object.entries(files)) {
    const file = path.join(input, ...relative.split('/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const found = await listFiles(input);
  const names = new Set(found.map((file) => file.relative));
  const selected = found.filter((file) => format.selects?.(file, names) ?? true);
  const docs: Document[] = [];
  const { context, diagnostics } = collecting(options);
  for await (const doc of format.read(selected, context)) docs.push(doc);
  return { docs, diagnostics };
}

async function writeTo(
  format: CorpusFormat,
  folder: string,
  docs: readonly Document[],
  kind: 'file' | 'folder',
  fileName: string,
  options: FormatOptions,
): Promise<{ written: Record<string, Buffer>; diagnostics: readonly Diagnostic[] }> {
  const target = path.join(folder, 'output');
  const { context, diagnostics } = collecting(options);
  const output = await createOutput(target, kind);
  const writer = format.createWriter(output, context);
  for (const doc of docs) await writer.write(doc);
  await writer.close();
  await output.commit();
  if (kind === 'file') return { written: { [fileName]: await readFile(target) }, diagnostics };
  const written: Record<string, Buffer> = {};
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    written[path.relative(target, file).split(path.sep).join('/')] = await readFile(file);
  }
  return { written, diagnostics };
}

function collecting(options: FormatOptions): { context: ReadContext; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  return { context: { options, report: (diagnostic) => void diagnostics.push(diagnostic) }, diagnostics };
}

async function inTemporaryFolder<T>(body: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'palimpsest-'));
  try {
    return await body(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
