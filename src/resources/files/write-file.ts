import { closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { describeFileError } from './file-error.ts';
import { interimName } from './leftovers.ts';
import { discard, makeFolder, removeAtExit, spareAtExit } from './made-folders.ts';
import { checkReplaceable, followLink, placeFile } from './place.ts';
import { writeAll } from './write-all.ts';

export interface WriteFileOptions {
  /** Whether it may take the place of a file that is there. */
  readonly overwrite: boolean;
  /** Permissions; those of any new file when absent. */
  readonly mode?: number;
}

/**
 * Writes a file whole or not at all: under another name, checked, flushed to the disk, and renamed. Its folder is made where it is missing.
 *
 * @throws PalimpsestError `output-exists`, `output-of-another-kind`, `disk-full`, `file-too-large`, `unreadable-corpus`,
 *   `file-error`
 */
export function writeFileWhole(file: string, content: string | Uint8Array, options: WriteFileOptions): void {
  checkReplaceable(file, 'file', options.overwrite);
  const target = followLink(file);
  const partial = interimName(target, 'partial');
  removeAtExit(partial);
  try {
    makeFolder(path.dirname(target));
    const handle = openSync(partial, 'wx', options.mode);
    try {
      writeAll(handle, typeof content === 'string' ? Buffer.from(content) : content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    placeFile(partial, target, options.overwrite);
    spareAtExit(partial);
  } catch (error) {
    discard(partial);
    throw describeFileError(error, file, true);
  }
}
