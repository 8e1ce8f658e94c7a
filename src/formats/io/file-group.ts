import { addCount, obtain } from '../../core/collections.ts';
import type { CorpusFormat, CorpusOutput, FileStates, TextSink, InputFile } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

/** The files of a corpus that hold many documents each: one is open at a time, and each keeps a state of its own. */
interface FileGroup<State> {
  /** Makes this the open file; one that was written before is appended to. */
  enter(relative: string): Promise<{ readonly sink: TextSink; readonly state: State }>;
  /** Ends every file and closes it. A corpus of one file has it even when nothing was written. */
  finish(end?: (sink: TextSink, state: State, name: string) => void | Promise<void>): Promise<void>;
  /** Closes the open file, for another writer that goes on. */
  pause(): Promise<FileStates>;
}

/**
 * @param createState the state of a file that nothing was written to yet; plain data.
 * @param paused those that another group left.
 */
export function createFileGroup<State>(
  output: CorpusOutput,
  createState: () => State,
  paused?: FileStates,
): FileGroup<State> {
  const states = new Map(paused as ReadonlyMap<string, State> | undefined);
  let current: { name: string; sink: TextSink; state: State } | undefined;

  async function enter(relative: string) {
    const name = output.kind === 'file' ? '' : relative;
    if (current?.name === name) return current;
    if (current) await current.sink.close();
    const state = obtain(states, name, createState);
    return (current = { name, sink: await output.open(name), state });
  }

  return {
    enter,
    finish: async (end) => {
      if (output.kind === 'file') await enter('');
      for (const name of end ? states.keys() : []) {
        const { sink, state } = await enter(name);
        await end?.(sink, state, name);
      }
      await current?.sink.close();
      current = undefined;
    },
    pause: async () => {
      await current?.sink.close();
      current = undefined;
      return states;
    },
  };
}

/**
 * The file that a document belongs into: the one it was read from, with the extension of the format it is written in; one that was
 * read from none, into the home of such.
 */
export function outputName(
  doc: Document,
  format: Pick<CorpusFormat, 'name' | 'extension'>,
  home?: () => string | undefined,
): string {
  const { envelope } = doc;
  if (!envelope) return home?.() ?? `corpus${format.extension}`;
  return envelope.format === format.name ? envelope.file : envelope.file.replace(/\.[^./]*$/, '') + format.extension;
}

/** What a text ends with; `nothing` where nothing was written yet. */
export type Ending = 'nothing' | 'blank-line' | 'line' | 'open-line';

export function endingOf(text: string): Ending {
  if (text === '') return 'nothing';
  if (!text.endsWith('\n')) return 'open-line';
  const last = text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
  return last.trim() === '' ? 'blank-line' : 'line';
}

/** What must be written after an ending so that what follows stands on a line of its own, or after a blank line. */
export function gapAfter(ending: Ending, eol: string, needsBlankLine: boolean): string {
  const blank = needsBlankLine ? eol : '';
  return ending === 'open-line' ? eol + blank : ending === 'line' ? blank : '';
}

/**
 * What the ids of a file's documents begin with: its name without extension, or with it where two files would otherwise
 * share the name.
 */
export function createStems(files: readonly InputFile[]): (file: InputFile) => string {
  const counts = new Map<string, number>();
  for (const { relative } of files) addCount(counts, stemOf(relative));
  return ({ relative }) => (counts.get(stemOf(relative)) === 1 ? stemOf(relative) : relative);
}

function stemOf(relative: string): string {
  return relative.replace(/(?<=[^/])\.[^./]*$/, '');
}
