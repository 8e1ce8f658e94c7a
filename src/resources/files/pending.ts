import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { discard, makeFolder, removeAtExit } from './made-folders.ts';
import { describeFileError } from './file-error.ts';
import { clearLeftovers, interimName } from './leftovers.ts';
import { checkReplaceable, followLink, placeFolder } from './place.ts';

/** A folder beside an output, where it grows until it is complete. It goes when the process ends. */
export interface PendingFolder {
  /** Where to write. */
  readonly folder: string;
  /** What it is to become: links are followed. */
  readonly target: string;
  /** Runs the last steps, which give what was written its name; whether or not they succeed, the folder is gone then. */
  settle(place: () => void): void;
  abort(): void;
}

/**
 * @param kind of the output; a folder grows in a folder of its own all the same.
 * @throws PalimpsestError `output-exists`, `output-of-another-kind`, `disk-full`, …
 */
export function createPendingFolder(output: string, kind: 'file' | 'folder', overwrite: boolean): PendingFolder {
  const target = followLink(output);
  clearLeftovers(target);
  checkReplaceable(output, kind, overwrite);
  const folder = interimName(target, 'partial');
  // Before the folder is there: a signal may come as soon as it is.
  removeAtExit(folder);
  const abort = () => discard(folder);
  try {
    makeFolder(path.dirname(target));
    mkdirSync(folder);
  } catch (error) {
    abort();
    throw describeFileError(error, output, true);
  }
  return {
    folder,
    target,
    settle(place) {
      try {
        place();
      } catch (error) {
        throw describeFileError(error, output, true);
      } finally {
        abort();
      }
    },
    abort,
  };
}

/**
 * Makes a folder that appears under its name all at once, when `fill` is done; where that fails, nothing is left behind and
 * what was there before stays.
 *
 * @throws PalimpsestError as {@link createPendingFolder}; whatever `fill` throws.
 */
export async function replaceFolder(
  output: string,
  overwrite: boolean,
  fill: (partial: string) => Promise<void>,
): Promise<void> {
  const pending = createPendingFolder(output, 'folder', overwrite);
  try {
    await fill(pending.folder);
  } catch (error) {
    pending.abort();
    // The user knows the folder by the name that it was to have.
    const isWithin = error instanceof PalimpsestError && error.place.file?.startsWith(pending.folder) === true;
    const reason = (isWithin ? error.cause : error) as NodeJS.ErrnoException | undefined;
    if (reason?.syscall === undefined) throw error;
    throw describeFileError(reason, output, isWithin || reason.path?.startsWith(pending.folder));
  }
  pending.settle(() => placeFolder(pending.folder, pending.target, overwrite));
}
