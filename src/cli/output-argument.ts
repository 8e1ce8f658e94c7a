import { once } from 'node:events';
import type { Report } from '../core/errors.ts';
import type { OpenCorpus } from '../formats/read-corpus.ts';
import { createCorpusWriter, formatFor, type PendingCorpus } from '../formats/write-corpus.ts';
import type { CliIo } from './io.ts';
import { formatOptions, type ReadOptions } from './options.ts';

export interface OutputOptions extends ReadOptions {
  readonly to?: string;
  readonly overwrite?: boolean;
}

/** Prepares the output of an argument: a path, or `-` for standard output (JSONL unless `--to` says otherwise). */
export async function openOutputArgument(
  argument: string,
  options: OutputOptions,
  io: CliIo,
  report: Report,
  like?: OpenCorpus,
): Promise<PendingCorpus> {
  const settings = { options: formatOptions(options), report };
  if (argument !== '-') {
    return createCorpusWriter(argument, {
      ...settings,
      overwrite: options.overwrite === true,
      ...(options.to !== undefined && { to: options.to }),
      ...(like && { like }),
    });
  }
  const format = formatFor('-', options.to);
  const sink = {
    write: async (text: string) => {
      if (!io.stdout.write(text)) await once(io.stdout, 'drain');
    },
    close: async () => undefined,
  };
  const writer = format.createWriter({ kind: 'file', open: async () => sink }, settings);
  let count = 0;
  return {
    format,
    kind: 'file',
    get count() {
      return count;
    },
    write: (doc) => {
      count++;
      return writer.write(doc);
    },
    addFile: async () => undefined, // there is no place beside a stream
    commit: () => writer.close(),
    abort: async () => undefined,
  };
}
