import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import type { CorpusOutput, TextSink } from '../../core/corpus-format.ts';
import { describeFileError } from './files.ts';

/** An output that becomes visible all at once: `commit` renames it into place, `abort` removes every trace. */
export interface PendingOutput extends CorpusOutput {
  /** Adds a file (such as the manifest) beside the corpus: in the folder, or as `<file>.<name>`. */
  addFile(name: string, text: string): Promise<void>;
  commit(): Promise<void>;
  abort(): Promise<void>;
}

const BUFFER = 1 << 16;

/**
 * Prepares to write a corpus to `target`, under a temporary name beside it.
 *
 * @throws PalimpsestError `output-exists` when the file is there, or the folder is and not empty, without `overwrite`.
 */
export async function createOutput(
  target: string,
  kind: 'file' | 'folder',
  options: { overwrite?: boolean } = {},
): Promise<PendingOutput> {
  const existing = await stat(target).catch(() => undefined);
  if (existing && !options.overwrite) {
    const empty = existing.isDirectory() && kind === 'folder' && (await readdir(target)).length === 0;
    if (!empty) {
      throw new PalimpsestError('output-exists', 'the output is already there', {
        place: { file: target },
        hint: 'Choose another name, or pass --overwrite to replace it.',
      });
    }
  }
  const partial = `${target}.partial-${process.pid}`;
  // A folder for both kinds: the one file's name in it does not matter, and `abort` has one thing to remove.
  // Retried, since a file may be on its way into the folder while the process ends.
  const cleanUp = () => rmSync(partial, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
  // Before the folder is there: a signal may come as soon as it is.
  process.once('exit', cleanUp);
  try {
    await mkdir(path.dirname(path.resolve(target)), { recursive: true });
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial);
  } catch (error) {
    process.removeListener('exit', cleanUp);
    throw describeFileError(error, target);
  }
  const opened = new Set<string>();
  const sinks = new Set<FileSink>();
  const open = async (relative: string) => {
    const name = kind === 'file' ? 'corpus' : safeRelativePath(relative);
    const file = path.join(partial, ...name.split('/'));
    if (kind === 'folder' && !opened.has(name)) await mkdir(path.dirname(file), { recursive: true });
    const sink = new FileSink(file, target, opened.has(name) ? 'a' : 'w', () => sinks.delete(sink));
    opened.add(name);
    sinks.add(sink);
    return sink;
  };
  const extras: [name: string, text: string][] = [];
  return {
    kind,
    open,
    addFile: async (name, text) => {
      extras.push([name, text]);
    },
    commit: async () => {
      try {
        for (const sink of sinks) await sink.close();
        if (kind === 'file') {
          if (opened.size === 0) await (await open('')).close();
          for (const [name, text] of extras) await writeWhole(path.join(partial, name), target, text);
          await rename(path.join(partial, 'corpus'), target);
          for (const [name] of extras) await rename(path.join(partial, name), `${target}.${name}`);
          await rm(partial, { recursive: true, force: true });
        } else {
          for (const [name, text] of extras) await writeWhole(path.join(partial, name), target, text);
          if (existing) await rm(target, { recursive: true, force: true });
          await rename(partial, target);
        }
      } catch (error) {
        await rm(partial, { recursive: true, force: true });
        throw describeFileError(error, target);
      } finally {
        process.removeListener('exit', cleanUp);
      }
    },
    abort: async () => {
      for (const sink of sinks) sink.destroy();
      await rm(partial, { recursive: true, force: true });
      process.removeListener('exit', cleanUp);
    },
  };
}

async function writeWhole(file: string, target: string, text: string): Promise<void> {
  const sink = new FileSink(file, target, 'w', () => undefined);
  await sink.write(text);
  await sink.close();
}

/** A buffered file that turns a full disk into a clear error instead of an unhandled event. */
class FileSink implements TextSink {
  private readonly stream: WriteStream;
  private readonly target: string;
  private readonly onClose: () => void;
  private buffer: string[] = [];
  private size = 0;
  private failure: unknown;

  constructor(file: string, target: string, flags: 'a' | 'w', onClose: () => void) {
    this.target = target;
    this.onClose = onClose;
    this.stream = createWriteStream(file, { flags, highWaterMark: 4 * BUFFER });
    this.stream.on('error', (error) => {
      this.failure = error;
    });
  }

  write(text: string): void | Promise<void> {
    this.buffer.push(text);
    this.size += text.length;
    if (this.size >= BUFFER) return this.flush();
  }

  private async flush(): Promise<void> {
    const text = this.buffer.join('');
    this.buffer = [];
    this.size = 0;
    if (text !== '' && !this.failure && !this.stream.write(text)) {
      await once(this.stream, 'drain').catch((error: unknown) => {
        this.failure = error;
      });
    }
    if (this.failure) throw describeFileError(this.failure, this.target);
  }

  async close(): Promise<void> {
    await this.flush();
    this.onClose();
    await new Promise<void>((resolve) => {
      this.stream.on('error', () => resolve());
      this.stream.end(() => resolve());
    });
    if (this.failure) throw describeFileError(this.failure, this.target);
  }

  destroy(): void {
    this.stream.destroy();
  }
}

/**
 * Makes a relative path out of anything (a document id, say) that stays inside its folder on every system: `..`, empty
 * parts, drive letters, control characters and characters that Windows forbids are percent-encoded.
 */
export function safeRelativePath(name: string): string {
  const parts = name.split('/').map((part) => {
    const encoded = part.replaceAll(/[\u0000-\u001f\u007f<>:"|?*\\%]/g, (char) =>
      encodeURIComponent(char).replace('*', '%2A'),
    );
    // A leading dot hides a file, and `..` leads out of the folder.
    return encoded.replace(/^\./, '%2E');
  });
  return parts.map((part) => (part === '' ? '%' : part)).join('/');
}
