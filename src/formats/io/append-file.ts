import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { AppendLog } from '../../core/append-log.ts';
import { describeFileError } from './files.ts';

const MODE = 0o600; // what is decided about confidential text is for the same eyes

/**
 * A log that is a file, made when something is first added. Each addition is one write at the end of the file, flushed to the
 * disk, so that those of several processes on one machine follow each other and never mix.
 *
 * @throws PalimpsestError from its methods: `disk-full`, `unreadable-corpus`, `file-error`.
 */
export function createAppendFile(file: string): AppendLog {
  return {
    async readFrom(offset) {
      try {
        const handle = await open(file, 'r');
        try {
          const { size } = await handle.stat();
          const bytes = new Uint8Array(Math.max(0, size - offset));
          let done = 0;
          while (done < bytes.length) {
            const { bytesRead } = await handle.read(bytes, done, bytes.length - done, offset + done);
            if (bytesRead === 0) break;
            done += bytesRead;
          }
          return bytes.subarray(0, done);
        } finally {
          await handle.close();
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Uint8Array();
        throw describeFileError(error, file);
      }
    },
    async append(bytes) {
      try {
        await mkdir(path.dirname(file), { recursive: true });
        const handle = await open(file, 'a', MODE);
        try {
          const isNew = (await handle.stat()).size === 0;
          await handle.appendFile(bytes);
          await handle.sync();
          if (isNew) await syncFolder(path.dirname(file));
        } finally {
          await handle.close();
        }
      } catch (error) {
        throw describeFileError(error, file);
      }
    },
  };
}

/** So that a power cut does not lose the name of a new file. Systems that cannot flush a folder need not. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EISDIR' && code !== 'EACCES' && code !== 'EINVAL') throw error;
  }
}
