import type { CorpusFormat, CorpusOutput, TextSink } from '../../core/corpus-format.ts';
import type { Document } from '../../core/types.ts';

/** The files of a corpus that hold many documents each: one is open at a time, and each keeps a state of its own. */
export interface FileGroup<State> {
  /** Makes this the open file; one that was written before is appended to. */
  enter(relative: string): Promise<{ readonly sink: TextSink; readonly state: State }>;
  /** Ends every file and closes it. A corpus of one file has it even when nothing was written. */
  finish(end?: (sink: TextSink, state: State) => void | Promise<void>): Promise<void>;
}

/** @param createState the state of a file that nothing was written to yet. */
export function createFileGroup<State>(output: CorpusOutput, createState: () => State): FileGroup<State> {
  const states = new Map<string, State>();
  let current: { name: string; sink: TextSink; state: State } | undefined;

  async function enter(relative: string) {
    const name = output.kind === 'file' ? '' : relative;
    if (current?.name === name) return current;
    if (current) await current.sink.close();
    let state = states.get(name);
    if (state === undefined) states.set(name, (state = createState()));
    return (current = { name, sink: await output.open(name), state });
  }

  return {
    enter,
    finish: async (end) => {
      if (output.kind === 'file') await enter('');
      for (const name of end ? states.keys() : []) {
        const { sink, state } = await enter(name);
        await end?.(sink, state);
      }
      await current?.sink.close();
      current = undefined;
    },
  };
}

/**
 * The file that a document belongs into: the one it was read from, with the extension of the format it is written in.
 */
export function outputName(doc: Document, format: Pick<CorpusFormat, 'name' | 'extension'>): string {
  const { envelope } = doc;
  if (!envelope) return `corpus${format.extension}`;
  return envelope.format === format.name ? envelope.file : envelope.file.replace(/\.[^./]*$/, '') + format.extension;
}
