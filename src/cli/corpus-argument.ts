import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeStream } from '../resources/files/file-sink.ts';
import { PalimpsestError, type Report } from '../core/errors.ts';
import type { Corpus, Document } from '../core/types.ts';
import { type OpenCorpus, readCorpus } from '../formats/read-corpus.ts';
import type { CliIo } from './io.ts';
import { formatOptions, type ReadOptions } from './options.ts';

/** A corpus named on the command line. */
export interface ArgumentCorpus extends OpenCorpus {
  /** Removes what standard input was spooled to. */
  dispose(): Promise<void>;
}

/**
 * Opens the corpus of an argument: a path, or `-` for JSONL on standard input, which is spooled to a temporary file that
 * only this user can read, because a corpus is read more than once.
 */
export async function openCorpusArgument(
  argument: string,
  options: ReadOptions,
  io: CliIo,
  report: Report,
): Promise<ArgumentCorpus> {
  const settings = {
    ...formatOptions(options),
    report,
    ...(options.strict === true && { strict: true }),
    ...(options.from !== undefined && { from: options.from }),
  };
  if (argument !== '-') return Object.assign(await readCorpus(argument, settings), { dispose: async () => undefined });
  const folder = await mkdtemp(path.join(tmpdir(), 'palimpsest-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const file = path.join(folder, 'stdin.jsonl');
    await writeStream(io.stdin, file, { mode: 0o600 });
    return Object.assign(await readCorpus(file, { from: 'jsonl', ...settings }), { dispose });
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** The same; text files in no format that is known are plain text, which BRAT's reader takes without annotations. */
export async function openTextArgument(
  argument: string,
  options: ReadOptions,
  io: CliIo,
  report: Report,
): Promise<ArgumentCorpus> {
  try {
    return await openCorpusArgument(argument, options, io, report);
  } catch (error) {
    if (!(error instanceof PalimpsestError && error.code === 'unknown-format')) throw error;
    if (options.from !== undefined || argument === '-') throw error;
    const plain = await openCorpusArgument(argument, { ...options, from: 'brat' }, io, report);
    if (plain.files.some((file) => file.relative.endsWith('.txt'))) return plain;
    throw error;
  }
}

/** Opens the corpora of a command's arguments and, when it is done, disposes of them all. */
export interface CorpusOpener {
  /** @param from the format, over what the command line says. */
  open(argument: string, from?: string): Promise<ArgumentCorpus>;
  dispose(): Promise<void>;
}

export function createCorpusOpener(options: ReadOptions, io: CliIo, report: Report): CorpusOpener {
  const opened: ArgumentCorpus[] = [];
  return {
    async open(argument, from) {
      const corpus = await openCorpusArgument(
        argument,
        from === undefined ? options : { ...options, from },
        io,
        report,
      );
      opened.push(corpus);
      return corpus;
    },
    async dispose() {
      for (const corpus of opened) await corpus.dispose();
    },
  };
}

/** All documents of a corpus, in memory: for commands that compare two corpora. */
export async function collect(corpus: Corpus): Promise<readonly Document[]> {
  const documents: Document[] = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}
