/** The streams and surroundings of a run, injected so that tests can run the whole command line in one process. */
export interface CliIo {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stdin: NodeJS.ReadableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Whether to write colours to a stream: a terminal, unless NO_COLOR is set; anything, when FORCE_COLOR is. */
export function wantsColour(io: CliIo, stream: 'stdout' | 'stderr'): boolean {
  if (io.env['NO_COLOR'] !== undefined && io.env['NO_COLOR'] !== '') return false;
  if (io.env['FORCE_COLOR'] !== undefined && io.env['FORCE_COLOR'] !== '0') return true;
  return io[stream].isTTY === true;
}
