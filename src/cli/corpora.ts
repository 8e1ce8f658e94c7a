import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FormatOptions } from '../core/corpus-format.ts';
import { type Diagnostic, PalimpsestError, type Report } from '../core/errors.ts';
import type { Document } from '../core/types.ts';
import { formats } from '../formats/index.ts';
import { type JsonlData, readJsonlChunks } from '../formats/jsonl/reader.ts';
import { createReadContext, findFormat, type OpenCorpus, readCorpus } from '../formats/read-corpus.ts';
import { createCorpusWriter, formatFor, type PendingCorpus, writeInto } from '../formats/write-corpus.ts';
import { writeStream } from '../resources/files/file-sink.ts';
import type { CliIo } from './io.ts';
import type { OutputOptions, ReadOptions } from './options.ts';

/** A corpus named on the command line. */
export interface ArgumentCorpus extends OpenCorpus {
  /** Removes what standard input was spooled to. */
  dispose(): Promise<void>;
}

/**
 * Opens the corpus of an argument: a path, or `-` for standard input, which is spooled to a temporary file that
 * only this user can read, because a corpus is read more than once. Messages do not name that file.
 *
 * @param untold what standard input is where its content does not tell.
 */
export async function openCorpusArgument(
  argument: string,
  options: ReadOptions,
  io: CliIo,
  report: Report,
  untold: 'jsonl' | 'brat' = 'jsonl',
): Promise<ArgumentCorpus> {
  const settings = {
    ...formatOptions(options),
    report,
    ...(options.strict === true && { strict: true }),
    ...(options.from !== undefined && { from: options.from }),
  };
  if (argument !== '-') return Object.assign(await readCorpus(argument, settings), { dispose: async () => undefined });
  const folder = await mkdtemp(path.join(tmpdir(), 'palimpsest-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const file = path.join(folder, 'stdin.txt');
    await writeStream(io.stdin, file, { mode: 0o600 });
    const tell = createReadContext(settings).report;
    const spooled = {
      ...settings,
      strict: false, // `tell` is
      report: (found: Diagnostic) =>
        tell(found.place.file === file ? { ...found, place: { ...found.place, file: 'standard input' } } : found),
    };
    const opened = await readCorpus(file, spooled).catch((error: unknown) => {
      if (!isUntold(error) || settings.from !== undefined) throw error;
      return readCorpus(file, { from: untold, ...spooled });
    });
    return Object.assign(opened, { dispose });
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * JSON lines on standard input that are worked on as they come, and once. Where standard output takes what becomes of them, an empty line
 * comes out as one when all before it has been written: whoever feeds a process of long life learns where a batch ends.
 *
 * @throws PalimpsestError while it is read, `no-id` where a document has no id of its own.
 */
export function streamCorpus(output: string, options: OutputOptions, io: CliIo, report: Report): OpenCorpus {
  const reading = { ...formatOptions(options), report, ...(options.strict === true && { strict: true }) };
  const onBlank = output === '-' && (options.to ?? 'jsonl') === 'jsonl' ? () => writeTo(io.stdout, '\n') : undefined;
  return {
    path: '-',
    format: findFormat('jsonl'),
    files: [],
    single: true,
    options: reading,
    async *[Symbol.asyncIterator]() {
      const chunks = io.stdin as AsyncIterable<Buffer>;
      for await (const doc of readJsonlChunks(chunks, 'stdin.jsonl', createReadContext(reading), onBlank)) {
        // What a line has beside the document, or instead of its fields.
        const record = doc.envelope?.data as JsonlData;
        if (record !== null && record['id'] === undefined) throw withoutId(doc);
        yield doc;
      }
    },
  };
}

const withoutId = ({ id }: Document) =>
  new PalimpsestError(
    'no-id',
    'a document of the stream has no id, and numbering would depend on where the stream begins',
    {
      place: { file: '-', documentId: id },
      hint: 'Add ids first: palimpsest convert <in> <out.jsonl>.',
    },
  );

async function writeTo(stream: CliIo['stdout'], text: string | Uint8Array): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

const isUntold = (error: unknown) => error instanceof PalimpsestError && error.code === 'unknown-format';

/** As openCorpusArgument; text files in no format that is known are plain text, which BRAT's reader takes without annotations. */
export async function openTextArgument(
  argument: string,
  options: ReadOptions,
  io: CliIo,
  report: Report,
): Promise<ArgumentCorpus> {
  try {
    return await openCorpusArgument(argument, options, io, report, 'brat');
  } catch (error) {
    if (!isUntold(error)) throw error;
    if (options.from !== undefined || argument === '-') throw error;
    const toldOfText: Report = (found) => found.code === 'missing-annotations' || report(found); // no file has any
    const plain = await openCorpusArgument(argument, { ...options, from: 'brat' }, io, toldOfText);
    if (plain.files.some((file) => file.relative.endsWith('.txt'))) return plain;
    throw error;
  }
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
    if (options.to === undefined && like?.single === true) tellEnding(argument, like, report);
    return createCorpusWriter(argument, {
      ...settings,
      overwrite: options.overwrite === true,
      to: chooseFormat(argument, options.to, like),
      ...(like && { like }),
    });
  }
  const write = (text: string | Uint8Array) => writeTo(io.stdout, text);
  const nothing = async () => undefined; // there is no place beside a stream, and what is written there is visible at once
  const writeBytes = (bytes: Uint8Array) => write(io.stdout.isTTY === true ? Buffer.from(bytes).toString() : bytes); // a terminal's text is cleaned
  const sink = { write, writeBytes, close: nothing };
  return writeInto(
    { kind: 'file', open: async () => sink, addFile: nothing, finish: nothing, commit: nothing, abort: nothing },
    formatFor('-', options.to),
    { ...settings, ...(like && { like }), isUnique: false },
  );
}

/** Tells the format of a file whose ending is of none. */
function tellEnding(target: string, like: OpenCorpus, report: Report): void {
  const ending = path.extname(target);
  if (ending === '' || [like.path, ...formats.map(({ extension }) => extension)].some((name) => name.endsWith(ending))) return; // prettier-ignore
  const message = `no format has the ending ${ending}: written as ${chooseFormat(target, undefined, like)}; --to names another`;
  report({ severity: 'warning', code: 'unknown-ending', message, place: { file: target } });
}

/** `--to`; else the input's format where the output is named like it, or like nothing known; else as the name tells. */
function chooseFormat(target: string, to: string | undefined, like: OpenCorpus | undefined): string {
  if (to !== undefined || like === undefined) return formatFor(target, to).name;
  const extension = path.extname(target);
  if (extension === '' || extension === path.extname(like.path)) return like.format.name;
  const known = formats.some((format) => format.perFile === 'many' && format.extension === extension);
  return known ? formatFor(target, undefined, like.format).name : like.format.name;
}

const FORMAT_OPTIONS = [
  'encoding',
  'overlaps',
  'tokenColumn',
  'tagColumn',
  'scheme',
  'separator',
  'tagNames',
  'records',
  'type',
] as const;

/** What of the options goes to the reader or writer of the format. */
export function formatOptions(options: ReadOptions): FormatOptions {
  return Object.fromEntries(FORMAT_OPTIONS.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]]])));
}
