import { standardOutput } from './standard-output.ts';

/** The streams and surroundings of a run, injected so that tests can run the whole command line in one process. */
export interface CliIo {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stdin: NodeJS.ReadableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function processIo(): CliIo {
  return { stdout: standardOutput(), stderr: process.stderr, stdin: process.stdin, env: process.env };
}

/** Whether to write colours to a stream: a terminal, unless NO_COLOR is set; anything, when FORCE_COLOR is. */
export function wantsColour(io: CliIo, stream: 'stdout' | 'stderr'): boolean {
  if (io.env['NO_COLOR'] !== undefined && io.env['NO_COLOR'] !== '') return false;
  if (io.env['FORCE_COLOR'] !== undefined && io.env['FORCE_COLOR'] !== '0') return true;
  return io[stream].isTTY === true;
}
