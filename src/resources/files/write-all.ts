import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

const NAP_MS = 5;
const nap = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes all bytes to an open file: the system may take fewer than it was given (a disk that is nearly full, a limit on the
 * size of files), and tells why only when asked for the rest.
 *
 * @param position where; at the file's own position when absent.
 */
export function writeAll(handle: number, bytes: Uint8Array, position?: number): void {
  for (let done = 0; done < bytes.length;) {
    const at = position === undefined ? null : position + done;
    try {
      done += writeSync(handle, bytes, done, bytes.length - done, at);
    } catch (error) {
      // A pipe or terminal that another program made so takes nothing while it is full.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(nap, 0, 0, NAP_MS);
    }
  }
}

/** So that a power cut does not lose the names in a folder. Systems that cannot flush a folder need not. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!CANNOT.has(code ?? '')) throw error;
  }
}

const CANNOT = new Set(['EPERM', 'EISDIR', 'EACCES', 'EINVAL', 'ENOTSUP']);
