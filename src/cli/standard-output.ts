import { fstatSync, fsyncSync } from 'node:fs';
import { Writable } from 'node:stream';
import { writeAll } from '../resources/files/write-all.ts';

const HANDLE = 1;

/**
 * Standard output. Where it leads to a file or a device, every write is checked: the stream that Node has for it takes a short write,
 * on a disk that fills up just then, for a whole one.
 */
export function standardOutput(): NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number } {
  if (!isFileOrDevice()) return process.stdout;
  return new Writable({
    decodeStrings: true,
    write(chunk: Uint8Array, _encoding, done) {
      done(attempt(() => writeAll(HANDLE, chunk)));
    },
    // A network drive may tell only now.
    final(done) {
      done(attempt(() => fsyncSync(HANDLE), CANNOT_FLUSH));
    },
  });
}

const CANNOT_FLUSH = new Set(['EINVAL', 'ENOTSUP', 'EROFS']);

function isFileOrDevice(): boolean {
  try {
    const found = fstatSync(HANDLE);
    return !process.stdout.isTTY && (found.isFile() || found.isCharacterDevice());
  } catch {
    return false; // closed: Node's own stream deals with it
  }
}

function attempt(step: () => void, ignored?: ReadonlySet<string>): Error | undefined {
  try {
    step();
  } catch (error) {
    if (!ignored?.has((error as NodeJS.ErrnoException).code ?? '')) return error as Error;
  }
  return undefined;
}
