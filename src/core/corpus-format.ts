import type { Report } from './errors.ts';
import type { CharSpan, Document } from './types.ts';

/** A file of a corpus. */
export interface InputFile {
  /** Where it is. */
  readonly path: string;
  /** Relative to the corpus folder, with forward slashes; the base name where the corpus is one file. */
  readonly relative: string;
  /** The lines that are read; all of the file when absent. */
  readonly range?: LineRange;
  /** What it is in where it is not UTF-8 and does not say so itself. */
  readonly encoding?: string;
}

/** Lines of a file that follow each other. */
export interface LineRange {
  /** In bytes. */
  readonly start: number;
  readonly end: number;
  /** The number of the first line, 1-based. */
  readonly line: number;
  /** How many lines before it are not blank. */
  readonly filled: number;
  /** What the format must know to begin here, as plain data; by its own `cuts`. */
  readonly begun?: unknown;
  /** Whether another range of the file follows, so that its end is not the file's. */
  readonly goesOn?: boolean;
}

/**
 * Cuts files between documents, in their order. Pieces are read as the whole is: ids, places of faults and all.
 *
 * @param isEnough asked with the bytes of a piece, where it might end.
 */
export type CutFiles = (
  files: readonly InputFile[],
  options: FormatOptions,
  isEnough: (bytes: number) => boolean,
) => AsyncIterable<InputFile>;

/** What detection looks at: one file's name and the start of its text. */
export interface FormatSample {
  readonly relative: string;
  /** Up to 64 KiB of text, invalid bytes replaced, BOM removed; cut at a line end where the file is longer. */
  readonly head: string;
  /** Whether `head` is the whole file. */
  readonly complete: boolean;
  /** Relative names of up to a thousand files of the corpus. */
  readonly siblings: readonly string[];
}

/** Settings that some formats need; each format ignores those it has no use for. */
export interface FormatOptions {
  /** What files are in that are not UTF-8, by the name that Python or the web has for it; UTF-16 with a byte order mark is told by itself. */
  readonly encoding?: string;
  /** `keep` (default): entities of one layer may overlap; `refuse`: a document with such is refused. */
  readonly overlaps?: 'refuse' | 'keep';
  /** CoNLL, CSV: column of the token, 0-based, negative from the end, or a header name. */
  readonly tokenColumn?: number | string;
  /** CoNLL, CSV: column of the tag. */
  readonly tagColumn?: number | string;
  /** CoNLL, Hugging Face, CSV: the tag scheme; found from the tags when absent. */
  readonly scheme?: TagScheme;
  /** Hugging Face: the tags that integer tags stand for, 0 first; read from the `dataset_info.json` beside the file when absent. */
  readonly tagNames?: readonly string[];
  /** Parquet: a row is a text with its `entities`, or `tokens` with their tags; as in the source when absent, else with entities. */
  readonly records?: 'entities' | 'tokens';
  /** CoNLL: what stands between columns; found when absent. */
  readonly separator?: 'tab' | 'space';
  /**
   * UIMA CAS, WebAnno TSV: the type of the annotations that are the mentions, by its full or its last name, and after a colon the
   * feature that labels them where there are several; found where one stands out when absent.
   */
  readonly type?: string;
}

/** `BIOES` is also known as IOBES, and as BILOU with other letters. */
export type TagScheme = 'IO' | 'IOB1' | 'IOB2' | 'BIOES' | 'BILOU';

export interface ReadContext {
  readonly options: FormatOptions;
  /** Tell what was refused. May throw (strict mode): do not catch what it throws. */
  readonly report: Report;
}

/** A file being written. It appears under its name only when the whole corpus is closed without error. */
export interface TextSink {
  write(text: string): void | Promise<void>;
  /** For files that are not text. */
  writeBytes(bytes: Uint8Array): void | Promise<void>;
  close(): Promise<void>;
}

/** Where a corpus is written: one file, or a folder of files. */
export interface CorpusOutput {
  /** `file`: `open` gives the one file whatever the name. `folder`: `open` gives the file of that name. */
  readonly kind: 'file' | 'folder';
  /**
   * @param relative a path with forward slashes. Unsafe parts (`..`, absolute, control characters) are encoded.
   *   Opening a file that was opened and closed before appends to it.
   */
  open(relative: string): Promise<TextSink>;
}

export interface WriteContext {
  readonly options: FormatOptions;
  readonly report: Report;
  /** Where another writer wrote before: the states of the files that it left, of a format that has any. */
  readonly states?: FileStates;
  /** The file among those written so far that takes documents which were read from none, such as generated ones. */
  readonly home?: () => string | undefined;
}

/** What a writer must know of each file to go on with it, as plain data. */
export type FileStates = ReadonlyMap<string, unknown>;

export interface CorpusWriter {
  /** @returns `refused` where the format cannot hold the document, which it reported as an error; nothing of it is written then. */
  write(doc: Document): Promise<'refused' | void>;
  /** Flushes and closes every file. */
  close(): Promise<void>;
  /** Closes every file without what ends it: another writer goes on. Where it is absent, `close` ends nothing. */
  pause?(): Promise<FileStates>;
}

/** A corpus format: reads files into documents and writes documents into files. One folder under `formats/` each. */
export interface CorpusFormat {
  readonly name: string;
  /** One line for `--help`. */
  readonly description: string;
  /** `document`: each file holds one document, so a corpus is a folder. `many`: one file may hold the whole corpus. */
  readonly perFile: 'document' | 'many';
  /** A corpus is a folder, also of one file, unless it is named with an extension. */
  readonly inFolder?: boolean;
  /** The extension of files it writes, with the dot. */
  readonly extension: string;
  /** How sure it is that the sample is in this format: 0 is no, 1 is certain. The highest wins. */
  detect(sample: FormatSample): number;
  /** Which files of a folder it reads; all when absent. (BRAT pairs `.txt` with `.ann`.) A file named outright is read. */
  selects?(file: InputFile, all: ReadonlySet<string>): boolean;
  /**
   * Where a corpus may be cut into parts that are read one by one, by different threads: between its `files`, or after any of its
   * `lines`, by the `range` of a file; or where the format itself finds that a document ends. Nowhere when absent.
   */
  readonly cuts?: 'files' | 'lines' | CutFiles;
  /** `false`: its files hold text alone, and no labels; mentions that a document has are not written, which is told. */
  readonly holdsMentions?: false;
  /** What of the `meta` of documents of other formats its files have a place for: all, or fields of these names; none when absent. */
  readonly holdsMeta?: true | readonly string[];
  /** Whether one writer may go on where another paused (`WriteContext.states`). */
  readonly resumes?: boolean;
  /** Reads the files in the order given, streaming. Unchanged documents can be written back as they were. */
  read(files: readonly InputFile[], context: ReadContext): AsyncIterable<Document>;
  createWriter(output: CorpusOutput, context: WriteContext): CorpusWriter;
  /** The tokens that the source of an unchanged document states, in text order; absent where files have none. */
  tokens?(doc: Document): readonly CharSpan[] | undefined;
}
