import { CommanderError } from 'commander';
import { PalimpsestError } from '../core/errors.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import type { CliIo } from './io.ts';

/** What the file system refuses is nothing that the program should have known: what was given cannot be read or written. */
function isFileError(error: unknown): error is NodeJS.ErrnoException & { readonly dest?: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** What a thread ends with that may take no more memory. */
const OUT_OF_MEMORY = new PalimpsestError('out-of-memory', 'the memory that a thread may take is used up', {
  hint: 'Let it take more (NODE_OPTIONS=--max-old-space-size=8192, in MB), or cut the longest documents in parts.',
});

/** Tells a person why a command failed. @returns the exit code. */
export function explainError(thrown: unknown, io: Pick<CliIo, 'stderr' | 'env'>): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
  const error = isFileError(thrown)
    ? describeFileError(thrown, thrown.path ?? thrown.dest ?? '')
    : (thrown as NodeJS.ErrnoException)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? OUT_OF_MEMORY
      : thrown;
  if (error instanceof PalimpsestError) {
    io.stderr.write(`palimpsest: ${error.message} [${error.code}]\n`);
    if (error.hint !== undefined) io.stderr.write(`${error.hint}\n`);
    return 2;
  }
  if (error instanceof TypeError && !io.env['PALIMPSEST_DEBUG']) {
    io.stderr.write(`palimpsest: ${error.message}\n(PALIMPSEST_DEBUG=1 shows where)\n`);
    return 2;
  }
  // The stack names code, never text of a document.
  io.stderr.write(`palimpsest: internal error\n${error instanceof Error ? error.stack : String(error)}\n`);
  return 2;
}
