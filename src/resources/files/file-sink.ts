import { closeSync, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { describeFileError } from './file-error.ts';
import { writeAll } from './write-all.ts';

const BUFFER = 1 << 16;
const flushToDisk = promisify(fsync);

export interface FileSinkOptions {
  /** `w`: anew, `wx`: anew, failing where it is there; `a`: at the end. */
  readonly flags: 'w' | 'wx' | 'a';
  /** Permissions of a new file; the usual ones when absent. */
  readonly mode?: number;
  /** What errors name: the output that the user knows, not the file under its interim name. */
  readonly target: string;
}

/**
 * A file that is written piece by piece, checked at every step: an error is thrown where it happens, and again by all that follows.
 *
 * @throws PalimpsestError from its methods: `disk-full`, `file-too-large`, `unreadable-corpus`, `file-error`.
 */
export class FileSink {
  private readonly target: string;
  private handle: number | undefined;
  private buffer: string[] = [];
  private size = 0;
  private failure: unknown;

  constructor(file: string, { flags, mode, target }: FileSinkOptions) {
    this.target = target;
    this.handle = this.checked(() => openSync(file, flags, mode));
  }

  write(text: string): void {
    this.buffer.push(text);
    this.size += text.length;
    if (this.size >= BUFFER) this.flush(false);
  }

  writeBytes(bytes: Uint8Array): void {
    this.flush(true);
    this.checked(() => writeAll(this.open(), bytes));
  }

  /** Writes what waits, flushes it to the disk unless told otherwise, and closes. Closing twice does nothing. */
  async close(flushes = true): Promise<void> {
    if (this.handle === undefined) return;
    try {
      this.flush(true);
      if (flushes) await flushToDisk(this.open());
      this.release();
    } catch (error) {
      this.destroy();
      throw describeFileError(error, this.target, true);
    }
  }

  /** Closes without writing what waits; whatever is wrong with the file no longer matters. */
  destroy(): void {
    try {
      this.release();
    } catch {
      // It is thrown away.
    }
  }

  private flush(isEnd: boolean): void {
    let text = this.buffer.join('');
    this.buffer = [];
    this.size = 0;
    // The two halves of a character above U+FFFF may come in two pieces.
    if (!isEnd && /[\uD800-\uDBFF]$/.test(text)) {
      this.buffer.push(text.slice(-1));
      text = text.slice(0, -1);
    }
    if (text !== '') this.checked(() => writeAll(this.open(), Buffer.from(text)));
  }

  private open(): number {
    if (this.handle === undefined) throw new TypeError('the file is closed');
    return this.handle;
  }

  private release(): void {
    const { handle } = this;
    this.handle = undefined;
    if (handle !== undefined) closeSync(handle);
  }

  private checked<T>(step: () => T): T {
    if (this.failure !== undefined) throw describeFileError(this.failure, this.target, true);
    try {
      return step();
    } catch (error) {
      this.failure = error;
      throw describeFileError(error, this.target, true);
    }
  }
}

/**
 * Writes all that a stream brings to a new file.
 *
 * @throws PalimpsestError as {@link FileSink}; whatever the stream throws.
 */
export async function writeStream(
  chunks: AsyncIterable<string | Uint8Array>,
  file: string,
  options: Pick<FileSinkOptions, 'mode'> = {},
): Promise<void> {
  const sink = new FileSink(file, { ...options, flags: 'wx', target: file });
  try {
    for await (const chunk of chunks) sink.writeBytes(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    await sink.close();
  } finally {
    sink.destroy();
  }
}
