import { fstatSync, fsyncSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { isatty } from 'node:tty';
import { describeFileError } from '../resources/files/file-error.ts';
import { writeAll } from '../resources/files/write-all.ts';
import type { CliIo } from './io.ts';
import type { PlaceChange } from '../resources/files/made-folders.ts';

/** What the command's thread tells the main one: that it heard a signal, that it reads standard input, or what is to be cleared away. */
export type ThreadMessage = 'heard' | 'stdin' | PlaceChange;

/** The signals that end a command, and its exit code then. */
export const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

const [IN, OUT, ERR] = [0, 1, 2];

/**
 * The streams of a command that runs in a thread.
 *
 * @param onStdin called before anything is read: what nobody asks for is left to the next program.
 */
export function standardStreams(onStdin: () => void): CliIo {
  async function* input() {
    onStdin();
    yield* process.stdin;
  }
  const stdout = standardOutput();
  explainErrors(stdout);
  const stderr = checkedStream(ERR);
  // What cannot be told is no reason to stop: the exit code tells it.
  stderr.on('error', () => undefined);
  const stdin = Object.assign(Readable.from(input(), { objectMode: false }), { isTTY: isatty(IN) });
  return { stdout, stderr, stdin, env: process.env };
}

/**
 * Where standard output leads to a file or a device, every write is checked: the stream that Node has for it takes a short write,
 * on a disk that fills up just then, for a whole one. To a pipe the main thread writes, so that a slow reader keeps no signal waiting.
 */
function standardOutput(): CliIo['stdout'] {
  return isPipe() ? process.stdout : checkedStream(OUT);
}

/** Writes at once, so that what is told during long work is seen then. */
function checkedStream(handle: number): CliIo['stdout'] {
  const stream = new Writable({
    decodeStrings: true,
    write(chunk: Uint8Array, _encoding, done) {
      done(attempt(() => writeAll(handle, chunk)));
    },
    // A network drive may tell only now.
    final(done) {
      done(attempt(() => fsyncSync(handle), CANNOT_FLUSH));
    },
  });
  return Object.assign(stream, { isTTY: isatty(handle) });
}

/** Ends the process where standard output breaks. That `palimpsest … | head` closes the pipe early is no error. */
export function explainErrors(stdout: NodeJS.WritableStream): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    const { message, hint } = describeFileError(error, 'standard output');
    const advice = [...(hint === undefined ? [] : [hint]), 'What was written there is not complete.'].join(' ');
    writeAll(ERR, Buffer.from(`palimpsest: ${message}\n${advice}\n`));
    process.exit(2);
  });
}

const CANNOT_FLUSH = new Set(['EINVAL', 'ENOTSUP', 'EROFS']);

function isPipe(): boolean {
  try {
    const found = fstatSync(OUT);
    return !found.isFile() && !found.isCharacterDevice();
  } catch {
    return true; // closed: Node's own stream deals with it
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
