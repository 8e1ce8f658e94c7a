import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { AppendLog } from '../../core/store.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { FileSink } from '../../resources/files/file-sink.ts';
import { syncFolder } from '../../resources/files/write-all.ts';

const MODE = 0o600; // what is decided about confidential text is for the same eyes

/**
 * A log that is a file, made when something is first added. Each addition is one write at the end of the file, flushed to the
 * disk, so that those of several processes on one machine follow each other and never mix.
 *
 * @throws PalimpsestError from its methods: `disk-full`, `file-too-large`, `unreadable-corpus`, `not-a-file`, `file-error`.
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
        mkdirSync(path.dirname(file), { recursive: true });
      } catch (error) {
        throw describeFileError(error, file, true);
      }
      const isNew = !existsSync(file);
      const sink = new FileSink(file, { flags: 'a', mode: MODE, target: file });
      try {
        sink.writeBytes(bytes);
      } catch (error) {
        sink.destroy();
        throw error;
      }
      await sink.close();
      if (isNew) syncFolder(path.dirname(file));
    },
  };
}
