import { PalimpsestError } from '../../core/errors.ts';

/** Calls of the system that change something, whatever they are told to do it with. */
const WRITING: ReadonlySet<string> = new Set(['mkdir', 'rename', 'unlink', 'rmdir', 'rm', 'link', 'symlink', 'copyfile', 'chmod', 'utime', 'write', 'ftruncate', 'fsync']); // prettier-ignore

/**
 * Turns an error of the file system into one that tells what to do.
 *
 * @param isOutput whether the file is one that is written; by the call that failed where nobody says.
 */
export function describeFileError(error: unknown, file: string, isOutput?: boolean): PalimpsestError {
  if (error instanceof PalimpsestError) return error;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const isWritten = isOutput ?? WRITING.has(syscall);
  const [name, message, hint] = (isWritten ? OF_OUTPUT[code] : undefined) ??
    KNOWN[code] ?? ['file-error', `${code || 'unknown error'} while reading or writing`];
  return new PalimpsestError(name, message, { place: { file }, ...(hint !== undefined && { hint }), cause: error });
}

const DENIED = ['unreadable-corpus', 'permission denied', 'Make it readable for the user who runs palimpsest.'] as const; // prettier-ignore
const READ_ONLY = ['unwritable-output', 'the file system is read-only', 'Write elsewhere.'] as const;
const NOT_ALLOWED = ['unwritable-output', 'permission denied: it may not be written there', 'Write elsewhere, or make the folder writable for the user who runs palimpsest.'] as const; // prettier-ignore

/** What JavaScript cannot hold as one string, nor Node read at once. */
const TOO_LONG = ['too-long', 'it has more than 512 MiB that must be read as one text', 'Split it into several files, or write its records a line each where the format has a record a line.'] as const; // prettier-ignore

const KNOWN: Readonly<Record<string, readonly [code: string, message: string, hint: string]>> = {
  ENOENT: ['no-such-corpus', 'no such file or folder', 'Check the path.'],
  EACCES: DENIED,
  EPERM: DENIED,
  EISDIR: ['not-a-file', 'it is a folder, and a file is wanted', 'Check the path.'],
  ENOTDIR: ['not-a-folder', 'it is a file, or lies within one, and a folder is wanted', 'Check the path.'],
  ELOOP: ['file-error', 'a link leads back to itself', 'Check the path.'],
  ENAMETOOLONG: ['file-error', 'the name is too long', 'Choose a shorter one.'],
  EROFS: READ_ONLY,
  ERR_STRING_TOO_LONG: TOO_LONG,
  ERR_FS_FILE_TOO_LARGE: TOO_LONG,
  ENOSPC: ['disk-full', 'the disk is full', 'Free some space or write elsewhere.'],
  EDQUOT: ['disk-full', 'the quota of disk space is used up', 'Free some space or write elsewhere.'],
  EFBIG: ['file-too-large', 'a file may not become as large as this', 'Raise the limit (ulimit -f) or write to another file system.'], // prettier-ignore
  EIO: ['file-error', 'the disk or the network drive failed (EIO)', 'Look at the log of the system, and write elsewhere.'], // prettier-ignore
};

const OF_OUTPUT: typeof KNOWN = { EACCES: NOT_ALLOWED, EPERM: NOT_ALLOWED };

/** Without `overwrite`, nothing that is there is ever replaced. */
export function alreadyThere(file: string, cause?: unknown): PalimpsestError {
  return new PalimpsestError('output-exists', 'the output is already there', {
    place: { file },
    hint: 'Choose another name, or pass --overwrite to replace it.',
    cause,
  });
}
