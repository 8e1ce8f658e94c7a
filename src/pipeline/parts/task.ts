import type { FileStates, InputFile } from '../../core/corpus-format.ts';
import { type Diagnostic, isOfDocument, PalimpsestError, type Place, type Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import type { Sight } from '../../formats/io/watches.ts';
import type { ReadCorpusOptions } from '../../formats/read-corpus.ts';
import type { PartWriting, WrittenPart } from '../../formats/write-part.ts';

/** What worker threads do with each part of a corpus. */
export interface PartTask<Setup, Result> {
  /** Called once in each thread. Setup and result are structured-cloneable. */
  prepare(setup: Setup): (docs: AsyncIterable<Document>, tools: PartTools) => Promise<Result>;
  /** The documents of those numbers, of a corpus that is made; called once in each thread. Absent where documents are read. */
  make?(setup: Setup): (from: number, to: number) => Iterable<Document>;
}

export interface PartTools {
  /** The place of the part among those of the pass, from 0. */
  readonly number: number;
  /** Of a pass over numbers, those of the part. */
  readonly numbers: readonly [from: number, to: number] | undefined;
  /** The documents of the other corpus that belong to the part; read when they are iterated. */
  readonly beside: AsyncIterable<Document>;
  /** Writes a document to the part's output, as `PendingCorpus.write` does. */
  readonly write: (doc: Document) => Promise<boolean>;
  readonly report: Report;
  /** What was known when the part was sent. */
  readonly hint: unknown;
}

/** What a worker thread is started with. */
export interface WorkerStart {
  /** Files whose code it loads too. */
  readonly plugins: readonly string[];
  /** Absent where documents are made. */
  readonly format: string | undefined;
  readonly options: ReadCorpusOptions;
  /** How the other corpus is read, where there is one. */
  readonly beside?: { readonly format: string; readonly options: ReadCorpusOptions } | undefined;
  /** One 32-bit number: the place of the document at hand within its part. */
  readonly progress: SharedArrayBuffer;
}

/** The task that the parts to come are for. */
export interface TaskMessage {
  readonly task: string;
  readonly setup: unknown;
  readonly writing: PartWriting | undefined;
}

/** A part to work on. Documents are told by their place among those of the part. */
export interface PartMessage {
  /** Its place among those of the pass, from 0. */
  readonly number: number;
  readonly files: readonly InputFile[];
  /** Of documents that are made, or of a pass over numbers. */
  readonly documents: readonly [from: number, to: number] | undefined;
  /** New ids of documents whose own are taken. */
  readonly renamed: ReadonlyMap<number, string> | undefined;
  /** Of the other corpus. */
  readonly beside: Pick<PartMessage, 'files' | 'renamed'> | undefined;
  /** Documents to leave out, with the reason; where absent, one that cannot be worked on fails the part. */
  readonly aside: ReadonlyMap<number, string> | undefined;
  readonly states: FileStates | undefined;
  readonly renamedOutput: ReadonlyMap<number, string> | undefined;
  readonly hint: unknown;
}

/** What became of a part. */
export interface PartAnswer<Result = unknown> {
  readonly result: Result;
  /** Read and worked on. */
  readonly documents: number;
  readonly characters: number;
  /** The ids of its documents, as the file has them. */
  readonly ids: readonly string[];
  /** Those of the other corpus, where the task read it. */
  readonly besideIds: readonly string[] | undefined;
  /** What is told of both corpora as wholes is counted from these. */
  readonly sights: readonly Sight[];
  readonly besideSights: readonly Sight[];
  /** Those that were left out, with the reason, and as JSON lines. */
  readonly aside: ReadonlyMap<number, string> | undefined;
  readonly letters: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly written: WrittenPart | undefined;
}

export type WorkerReply = { readonly answer: PartAnswer } | { readonly error: unknown };

/** Errors lose their fields between threads. */
export function packError(error: unknown): unknown {
  if (!(error instanceof PalimpsestError)) return error;
  const { code, message, place, hint, cause } = error;
  return { palimpsest: { code, message, place, hint, ...(isOfDocument(error) && { cause }) } };
}

export function unpackError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('palimpsest' in error)) return error;
  const { code, message, place, ...details } = error.palimpsest as {
    code: string;
    message: string;
    place: Place;
    hint?: string;
    cause?: unknown;
  };
  return Object.assign(new PalimpsestError(code, message, details), { place });
}
