import { once } from 'node:events';
import path from 'node:path';
import type { Report } from '../core/errors.ts';
import { formats } from '../formats/index.ts';
import { createCountedWriter } from '../formats/io/counted-writer.ts';
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
      to: chooseFormat(argument, options.to, like),
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
  const writer = createCountedWriter(format, { kind: 'file', open: async () => sink }, settings);
  return {
    format,
    kind: 'file',
    get count() {
      return writer.count;
    },
    write: (doc) => writer.write(doc),
    addFile: async () => undefined, // there is no place beside a stream
    finish: () => writer.close(),
    commit: async () => undefined, // what is written there is visible at once
    abort: async () => undefined,
  };
}

/** `--to`; else the input's format where the output is named like it, or like nothing known; else as the name tells. */
function chooseFormat(target: string, to: string | undefined, like: OpenCorpus | undefined): string {
  if (to !== undefined || like === undefined) return formatFor(target, to).name;
  const extension = path.extname(target);
  if (extension === '' || extension === path.extname(like.path)) return like.format.name;
  const known = formats.some((format) => format.perFile === 'many' && format.extension === extension);
  return known ? formatFor(target, undefined, like.format).name : like.format.name;
}
