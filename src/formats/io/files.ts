import { constants, isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { describeFileError } from '../../resources/files/file-error.ts';
import type { CorpusFormat, FormatSample, InputFile } from '../../core/corpus-format.ts';
import type { Report } from '../../core/errors.ts';
import { readChunks, type TextFile, toUtf8 } from './encoding.ts';

const SAMPLE_BYTES = 64 * 1024;

/** Reads what format detection needs of a file. */
export async function readSample(file: InputFile, siblings: readonly string[]): Promise<FormatSample> {
  try {
    const handle = await open(file.path);
    try {
      const buffer = Buffer.alloc(SAMPLE_BYTES);
      const { bytesRead } = await handle.read(buffer, 0, SAMPLE_BYTES, 0);
      const complete = bytesRead < SAMPLE_BYTES;
      const text = new TextDecoder().decode(toUtf8(buffer.subarray(0, bytesRead), file.encoding));
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      // Of a list or an object over several lines that is longer than the sample, little would be left.
      const cut = complete || /^[\s\ufeff]*(?:\[?\s*$|\{\s*\n)/.test(whole) ? text.length : whole.length;
      return { relative: file.relative, head: text.slice(0, cut), complete, siblings };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw describeFileError(error, file.path);
  }
}

/** The beginning and the end of a file, of at most so many bytes each. */
export async function readEnds({ path, encoding }: TextFile, most: number): Promise<readonly [string, string]> {
  try {
    const handle = await open(path);
    try {
      const { size } = await handle.stat();
      const at = async (position: number) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, position);
        return new TextDecoder().decode(toUtf8(buffer.subarray(0, bytesRead), encoding));
      };
      return [await at(0), await at(Math.max(0, size - most))];
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw describeFileError(error, path);
  }
}

/** What is said of what could not be decoded, behind its name. */
export const NOT_UTF8 =
  'is not valid UTF-8: --encoding names what files are in that are not, such as --encoding latin-1';

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
 * @throws PalimpsestError `too-long` for a file that no string can hold.
 */
export async function readTextFile({ path, encoding }: TextFile): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    if (size > constants.MAX_STRING_LENGTH) throw tooLong();
    return decodeUtf8(toUtf8(await readFile(path), encoding));
  } catch (error) {
    throw describeFileError(error, path);
  }
}

/** So long, in milliseconds, others of the process wait for those who read file after file. */
const TURN = 10;

/**
 * Reads whole files one after the other, where there is one for each document: waiting for each in turn would take ten times as long as
 * reading it. Now and then it lets others of the process have their turn. The bytes are in UTF-8; errors are the file system's own.
 */
export function createFileReader(): (file: TextFile) => Promise<Uint8Array> {
  let begun = performance.now();
  return async ({ path, encoding }) => {
    if (performance.now() - begun > TURN) {
      await setImmediate();
      begun = performance.now();
    }
    return toUtf8(readFileSync(path), encoding);
  };
}

function tooLong(): Error {
  return Object.assign(new RangeError('no string is so long'), { code: 'ERR_STRING_TOO_LONG' });
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

/** So many lines are yielded at once at most: few enough that the collector finds those of the batch before gone. */
const BATCH = 256;

/** Streams the lines of a file in batches; memory is bounded by a block of the file, and by its longest line. */
export async function* readLineBatches(file: TextFile): AsyncGenerator<readonly Line[]> {
  try {
    yield* batchLines(readChunks(file, 1 << 17), file.range?.line);
  } catch (error) {
    throw describeFileError(error, file.path);
  }
}

/** The lines of bytes that come in chunks, in batches of those that have come whole. */
export async function* batchLines(chunks: AsyncIterable<Buffer>, first = 1): AsyncGenerator<readonly Line[]> {
  let carry: Buffer[] = [];
  let number = first;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(10) + 1;
    if (end > 0) {
      const block = chunk.subarray(0, end);
      const whole = carry.length > 0 ? Buffer.concat([...carry, block]) : block;
      carry = [];
      for (const lines of splitLines(whole, number)) {
        number += lines.length;
        yield lines;
      }
    }
    if (end < chunk.length) carry.push(Buffer.from(chunk.subarray(end)));
  }
  if (carry.length > 0) yield* splitLines(Buffer.concat(carry), number);
}

function* splitLines(block: Buffer, first: number): Generator<readonly Line[]> {
  let lines: Line[] = [];
  let number = first;
  if (!isUtf8(block)) {
    // Slower, but it tells the lines that are invalid from those that are not.
    for (let position = 0; position < block.length;) {
      const at = block.indexOf(10, position);
      const stop = at < 0 ? block.length : at;
      const crlf = at >= 0 && stop > position && block[stop - 1] === 13;
      const text = decodeUtf8(block.subarray(position, crlf ? stop - 1 : stop));
      lines.push({ text, eol: at < 0 ? '' : crlf ? '\r\n' : '\n', number: number++ });
      position = stop + 1;
    }
    yield lines;
    return;
  }
  const text = block.toString('utf8');
  for (let position = 0; position < text.length;) {
    const at = text.indexOf('\n', position);
    const end = at < 0 ? text.length : at;
    const crlf = at > position && text.charCodeAt(at - 1) === 13;
    lines.push({
      text: text.slice(position, crlf ? end - 1 : end),
      eol: at < 0 ? '' : crlf ? '\r\n' : '\n',
      number: number++,
    });
    position = end + 1;
    if (lines.length === BATCH) {
      yield lines;
      lines = [];
    }
  }
  if (lines.length > 0) yield lines;
}

/** Streams the lines of a file one by one; see {@link readLineBatches}, which is faster. */
export async function* readLines(file: TextFile): AsyncGenerator<Line> {
  for await (const batch of readLineBatches(file)) yield* batch;
}

/**
 * Selects the files of a corpus by their extension, so that a licence or a read-me beside the data is not read as data. A
 * corpus of one file is read whatever its name.
 */
export function selectByExtension(...extensions: readonly string[]): NonNullable<CorpusFormat['selects']> {
  return ({ relative }, all) =>
    all.size === 1 || extensions.some((extension) => relative.toLowerCase().endsWith(extension));
}

/** Decodes a whole file; reports one that is not UTF-8, with the first line that is not, or is too long, and returns `undefined`. */
export function decodeOrReport(
  bytes: Uint8Array,
  place: { readonly file: string; readonly documentId: string },
  report: Report,
): string | undefined {
  if (bytes.length > constants.MAX_STRING_LENGTH) {
    const { code, message, hint = '' } = describeFileError(tooLong(), place.file);
    report({ severity: 'error', code, message: `${message}, and was skipped. ${hint}`, place });
    return undefined;
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    report({
      severity: 'error',
      code: 'invalid-utf8',
      message: `the file ${NOT_UTF8}`,
      place: { ...place, line: firstInvalidLine(bytes) },
    });
  }
  return text;
}

function firstInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (decodeUtf8(bytes.subarray(start, end)) === undefined) break;
    line++;
    start = end + 1;
  }
  return line;
}
