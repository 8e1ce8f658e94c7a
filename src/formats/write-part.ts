import type { CorpusFormat, CorpusOutput, FileStates, FormatOptions } from '../core/corpus-format.ts';
import type { Report } from '../core/errors.ts';
import type { Document } from '../core/types.ts';
import { createCountedWriter } from './io/counted-writer.ts';
import { renameDocument } from './io/unique-ids.ts';
import { findFormat } from './read-corpus.ts';
import { formats } from './index.ts';

/** How a part of an output is written elsewhere than the rest, as plain data. */
export interface PartWriting {
  readonly to: string;
  /** The format of the source. */
  readonly like: string | undefined;
  readonly kind: 'file' | 'folder';
  readonly options: FormatOptions;
}

/** What goes before a part. */
export interface PartStart {
  readonly states?: FileStates | undefined;
  /** New ids of documents, by their place among those written, whose own are taken. */
  readonly renamed?: ReadonlyMap<number, string> | undefined;
}

/** A part of an output, in memory. */
export interface WrittenPart {
  /** By file, in the order in which they were written; one may come again. */
  readonly files: readonly (readonly [name: string, bytes: Uint8Array])[];
  readonly count: number;
  /** The ids of the documents, as they were before any was renamed. */
  readonly ids: readonly string[];
  readonly states: FileStates;
}

const encoder = new TextEncoder();

/** Writes a part of an output into memory. */
export function createPartWriter(writing: PartWriting, start: PartStart, report: Report) {
  const pieces: { name: string; texts: string[] }[] = [];
  const ids: string[] = [];
  const open = async (name: string) => {
    const texts: string[] = [];
    pieces.push({ name, texts });
    const writeBytes = () => {
      throw new TypeError('formats that are not text are not written in parts: they must not say that they resume');
    };
    return { write: (text: string) => void texts.push(text), writeBytes, close: async () => undefined };
  };
  const output: CorpusOutput = { kind: writing.kind, open };
  const { states } = start;
  const format = findFormat(writing.to);
  const like = writing.like === undefined ? undefined : findFormat(writing.like);
  const writer = createCountedWriter(format, output, { options: writing.options, report, ...(states && { states }) });
  return {
    write: (doc: Document): Promise<boolean> => {
      const id = start.renamed?.get(ids.length);
      ids.push(doc.id);
      return writer.write(gather(id === undefined ? doc : renameDocument(doc, id, report, 'written'), format, like));
    },
    finish: async (): Promise<WrittenPart> => ({
      states: await writer.pause(),
      count: writer.count,
      ids,
      files: pieces.map(({ name, texts }) => [name, encoder.encode(texts.join(''))] as const), // a buffer of its own, which may change hands
    }),
  };
}

/** Documents that had a file each go into one file for each folder when the new format holds many in a file. */
export function gather(doc: Document, format: CorpusFormat, like: CorpusFormat | undefined): Document {
  const { envelope } = doc;
  if (!envelope || format.perFile === 'document') return doc;
  const source = [...formats, ...(like ? [like] : [])].find((candidate) => candidate.name === envelope.format);
  if (source?.perFile !== 'document') return doc;
  const folder = envelope.file.slice(0, envelope.file.lastIndexOf('/') + 1);
  return { ...doc, envelope: { ...envelope, file: `${folder}corpus${source.extension}` } };
}
