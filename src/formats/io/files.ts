import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import type { FormatSample, InputFile } from '../../core/corpus-format.ts';

const SAMPLE_BYTES = 64 * 1024;
const IGNORED = new Set(['manifest.json']); // ours, beside every corpus we write

/**
 * Lists the files of a corpus, sorted by name in UTF-16 order, so that the order is the same on every machine. Hidden files
 * and folders and our own manifest are left out.
 *
 * @throws PalimpsestError `no-such-corpus`, `unreadable-corpus`
 */
export async function listFiles(corpus: string): Promise<readonly InputFile[]> {
  try {
    if (!(await stat(corpus)).isDirectory()) return [{ path: corpus, relative: path.basename(corpus) }];
    const entries = await readdir(corpus, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({ path: file, relative: path.relative(corpus, file).split(path.sep).join('/') }))
      .filter(({ relative }) => !IGNORED.has(relative) && !relative.split('/').some((part) => part.startsWith('.')))
      .toSorted((a, b) => (a.relative < b.relative ? -1 : 1));
  } catch (error) {
    throw describeFileError(error, corpus);
  }
}

/** Turns an error of the file system into one that tells what to do. */
export function describeFileError(error: unknown, file: string): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const code = (error as NodeJS.ErrnoException).code;
  const place = { file };
  switch (code) {
    case 'ENOENT':
      return new PalimpsestError('no-such-corpus', 'no such file or folder', {
        place,
        hint: 'Check the path.',
        cause: error,
      });
    case 'EACCES':
    case 'EPERM':
      return new PalimpsestError('unreadable-corpus', 'permission denied', {
        place,
        hint: 'Make it readable (writable, for output) for the user who runs palimpsest.',
        cause: error,
      });
    case 'ENOSPC':
      return new PalimpsestError('disk-full', 'the disk is full', {
        place,
        hint: 'Free some space or write elsewhere; nothing half-written was left behind.',
        cause: error,
      });
    default:
      return new PalimpsestError('file-error', `${code ?? 'unknown error'} while reading or writing`, {
        place,
        cause: error,
      });
  }
}

/** Reads what format detection needs of a file. */
export async function readSample(file: InputFile, siblings: readonly string[]): Promise<FormatSample> {
  try {
    const handle = await open(file.path);
    try {
      const buffer = Buffer.alloc(SAMPLE_BYTES);
      const { bytesRead } = await handle.read(buffer, 0, SAMPLE_BYTES, 0);
      const complete = bytesRead < SAMPLE_BYTES;
      const text = new TextDecoder().decode(buffer.subarray(0, bytesRead));
      const cut = complete ? text.length : text.lastIndexOf('\n') + 1 || text.length;
      return { relative: file.relative, head: text.slice(0, cut), complete, siblings };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw describeFileError(error, file.path);
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8, keeping a byte order mark as U+FEFF; `undefined` where the bytes are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads a whole text file. A byte order mark stays, as U+FEFF, so that it can be written back.
 *
 * @returns `undefined` where the file is not valid UTF-8: report it as `invalid-utf8`.
 */
export async function readTextFile(file: string): Promise<string | undefined> {
  try {
    return decodeUtf8(await readFile(file));
  } catch (error) {
    throw describeFileError(error, file);
  }
}

/** A line of a file, without its terminator. */
export interface Line {
  /** `undefined` where the line is not valid UTF-8. A byte order mark stays at the start of the first line. */
  readonly text: string | undefined;
  /** `\n`, `\r\n`, or empty at the end of a file that has no final newline. */
  readonly eol: string;
  /** 1-based. */
  readonly number: number;
}

/** Streams the lines of a file, yielding all those of one block read at once; memory is bounded by the longest line. */
export async function* readLineBatches(file: string): AsyncGenerator<readonly Line[]> {
  let carry: Buffer[] = [];
  let number = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
      const lines: Line[] = [];
      let position = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, position)) {
        const piece = chunk.subarray(position, at);
        const bytes = carry.length > 0 ? Buffer.concat([...carry, piece]) : piece;
        carry = [];
        const crlf = bytes.length > 0 && bytes[bytes.length - 1] === 13;
        const text = decodeUtf8(crlf ? bytes.subarray(0, -1) : bytes);
        lines.push({ text, eol: crlf ? '\r\n' : '\n', number: ++number });
        position = at + 1;
      }
      if (position < chunk.length) carry.push(Buffer.from(chunk.subarray(position)));
      if (lines.length > 0) yield lines;
    }
    if (carry.length > 0) yield [{ text: decodeUtf8(Buffer.concat(carry)), eol: '', number: number + 1 }];
  } catch (error) {
    throw describeFileError(error, file);
  }
}

/** Streams the lines of a file one by one; see {@link readLineBatches}, which is faster. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  for await (const batch of readLineBatches(file)) yield* batch;
}
