import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CorpusOutput, TextSink } from '../../core/corpus-format.ts';
import { FileSink } from '../../resources/files/file-sink.ts';
import { createPendingFolder } from '../../resources/files/pending.ts';
import { placeFolder, placeWithExtras } from '../../resources/files/place.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { createSyncQueue } from '../../resources/files/sync-queue.ts';
import { syncFolder } from '../../resources/files/write-all.ts';

/** Something written that is not visible yet. */
export interface PendingWrite {
  /** Writes what waits and flushes it to the disk: after that, nothing but the name is missing. */
  finish(): Promise<void>;
  /** Makes it visible, once it is finished. @throws PalimpsestError `output-exists` where another run was first, without `overwrite`. */
  commit(): Promise<void>;
  /** Leaves no trace; also after a failed `finish` or `commit`. */
  abort(): Promise<void>;
}

/** Outputs of one run: none appears before all are complete. @throws PalimpsestError `disk-full`, `output-exists`, … */
export async function commitTogether(outputs: readonly PendingWrite[]): Promise<void> {
  for (const output of outputs) await output.finish();
  await setImmediate(); // a signal that came meanwhile is heard before anything has its name
  for (const output of outputs) await output.commit();
}

/** An output that becomes visible all at once. */
export interface PendingOutput extends CorpusOutput, PendingWrite {
  /** Adds a file (such as the manifest) beside the corpus: in the folder, or as `<file>.<name>`. */
  addFile(name: string, text: string): Promise<void>;
}

/**
 * A file of lines that appears with a corpus, such as a log of its edits. It tells what the corpus must not, which document was which, or
 * holds documents that were set aside: it is for the eyes of its user alone.
 */
export interface PendingLines extends PendingWrite {
  readonly write: (lines: string) => void | Promise<void>;
}

/** @throws PalimpsestError as {@link createOutput} */
export async function createLines(file: string, overwrite: boolean): Promise<PendingLines> {
  const output = await createOutput(file, 'file', { overwrite, mode: 0o600 });
  const sink = await output.open('');
  return {
    write: (lines) => sink.write(lines),
    finish: () => output.finish(),
    commit: () => output.commit(),
    abort: () => output.abort(),
  };
}

/** The one file of a corpus, in its folder. */
const CORPUS = 'corpus';

/**
 * Prepares to write a corpus to `target`, under a temporary name beside it.
 *
 * @throws PalimpsestError `output-exists` when the file is there, or the folder is and not empty, without `overwrite`;
 *   `output-of-another-kind`.
 */
export async function createOutput(
  target: string,
  kind: 'file' | 'folder',
  options: { readonly overwrite?: boolean; readonly mode?: number } = {},
): Promise<PendingOutput> {
  const { overwrite = false, ...permissions } = options;
  const pending = createPendingFolder(target, kind, overwrite);
  const queue = createSyncQueue();
  const folders = new Set([pending.folder]);
  const opened = new Set<string>();
  /** Files that were opened again: a corpus may go to and fro between two, so these are flushed once, at the end. */
  const reopened = new Set<string>();
  const sinks = new Set<FileSink>();
  const extras: [name: string, text: string][] = [];
  let isFinished = false;

  function openFile(name: string): TextSink {
    const file = path.join(pending.folder, ...name.split('/'));
    const isNew = !opened.has(name);
    const folder = path.dirname(file);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    const sink = new FileSink(file, { flags: isNew ? 'wx' : 'a', target, ...permissions });
    if (!isNew) reopened.add(name);
    opened.add(name);
    sinks.add(sink);
    return {
      write: (text) => sink.write(text),
      writeBytes: (bytes) => sink.writeBytes(bytes),
      close: async () => {
        sinks.delete(sink);
        await queue.add(sink.close(isNew));
      },
    };
  }

  async function complete(): Promise<void> {
    for (const sink of sinks) await queue.add(sink.close());
    sinks.clear();
    if (kind === 'file' && opened.size === 0) await openFile(CORPUS).close();
    for (const name of reopened) await queue.add(new FileSink(path.join(pending.folder, ...name.split('/')), { flags: 'a', target }).close()); // prettier-ignore
    for (const [name, text] of extras) {
      const sink = openFile(name);
      await sink.write(text);
      await sink.close();
    }
    await queue.drain();
    if (kind === 'folder') for (const folder of folders) syncFolder(folder);
  }

  async function finish(): Promise<void> {
    if (isFinished) return;
    isFinished = true;
    try {
      await complete();
    } catch (error) {
      pending.abort();
      throw describeFileError(error, target, true);
    }
  }

  return {
    kind,
    open: async (relative) => openFile(kind === 'file' ? CORPUS : safeRelativePath(relative)),
    addFile: async (name, text) => {
      extras.push([name, text]);
    },
    finish,
    commit: async () => {
      await finish();
      pending.settle(() => {
        if (kind === 'folder') placeFolder(pending.folder, pending.target, overwrite);
        else placeWithExtras(pending.folder, CORPUS, pending.target, extras.map(([name]) => name), overwrite); // prettier-ignore
      });
    },
    abort: async () => {
      for (const sink of sinks) sink.destroy();
      await queue.drain().catch(() => undefined);
      pending.abort();
    },
  };
}

/**
 * Makes a relative path out of anything (a document id, say) that stays inside its folder on every system: `..`, empty
 * parts, drive letters, control characters, half characters and what Windows forbids are percent-encoded; what is too long is cut.
 */
export function safeRelativePath(name: string): string {
  const parts = name.split('/').map((part, i, { length }) => {
    // Of an id that ends with a slash: the extension stays one.
    const isExtension = i === length - 1 && /^\.\w+$/.test(part);
    const encoded = part.replaceAll(/[\u0000-\u001f\u007f<>:"|?*\\%]|\p{Surrogate}/gu, (char) =>
      // Half a character has no UTF-8: as U+FFFD, two names could become one.
      char.isWellFormed()
        ? encodeURIComponent(char).replace('*', '%2A')
        : `%u${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    // A leading dot hides a file, and `..` leads out of the folder; at the end, Windows drops dots and spaces. It has devices of these names.
    return encoded
      .replace(/^\./, isExtension ? '%.' : '%2E')
      .replace(/[. ]$/, (last) => (last === '.' ? '%2E' : '%20'))
      .replace(/^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, (name) => `%${name.charCodeAt(0).toString(16).toUpperCase()}${name.slice(1)}`); // prettier-ignore
  });
  return parts.map((part) => (part === '' ? '%' : shorten(part))).join('/');
}

/** File systems hold names of 255 bytes; some room is left for what is put behind a name while it is written. */
const BYTES_AT_MOST = 200;

/** A name that is too long, cut, with a digest of what it was, so that two stay two; files of one document stay files of one name. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= BYTES_AT_MOST) return name;
  const extension = /(?:\.[A-Za-z0-9]{1,8}){0,2}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  const digest = createHash('sha256').update(stem).digest('hex').slice(0, 16);
  let cut = '';
  let bytes = 0;
  for (const char of stem) {
    bytes += Buffer.byteLength(char);
    if (bytes > BYTES_AT_MOST - 40) break;
    cut += char;
  }
  return `${cut}~${digest}${extension}`;
}
