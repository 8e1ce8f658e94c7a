/** The streams and surroundings of a run, injected so that tests can run the whole command line in one process. */
export interface CliIo {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Whether to write colours to a stream: a terminal, unless NO_COLOR is set; anything, when FORCE_COLOR is. */
export function wantsColour(io: CliIo, stream: 'stdout' | 'stderr'): boolean {
  if (io.env['NO_COLOR'] !== undefined && io.env['NO_COLOR'] !== '') return false;
  if (io.env['FORCE_COLOR'] !== undefined && io.env['FORCE_COLOR'] !== '0') return true;
  return io[stream].isTTY === true;
}

/** What this program itself sends a terminal: a line erased, and the colours of its screens. */
const OWN = /\u001b\[(?:2K|[\d;]*m)/y;
/** Controls of C0 (but for tab, line end and return) and C1, and marks that turn the direction of what is written. */
// oxlint-disable-next-line no-control-regex
const HOSTILE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as a terminal may have it. Labels, ids and names of files and columns come from strangers' corpora: what would move the
 * cursor, rename the window or turn what is written is shown as its number, `<1b>`.
 */
export function cleanForTerminal(text: string): string {
  return text.replaceAll(HOSTILE, (character, at: number) => {
    OWN.lastIndex = at;
    if (character === '\u001b' && OWN.test(text)) return character;
    return `<${character.charCodeAt(0).toString(16).padStart(2, '0')}>`;
  });
}

/**
 * The streams of a run with everything that is written for a person cleaned, in this one place: messages always, standard output
 * where it is a terminal. In a file or a pipe it is a corpus or JSON, which stays exact.
 */
export function withCleanOutput(io: CliIo): CliIo {
  return { ...io, stderr: cleaned(io.stderr), stdout: io.stdout.isTTY === true ? cleaned(io.stdout) : io.stdout };
}

function cleaned(stream: CliIo['stderr']): CliIo['stderr'] {
  const write = (chunk: Uint8Array | string, ...rest: never[]) =>
    stream.write(typeof chunk === 'string' ? cleanForTerminal(chunk) : chunk, ...rest);
  return new Proxy(stream, {
    get: (target, key) => {
      if (key === 'write') return write;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
