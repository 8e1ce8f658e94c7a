import { PalimpsestError, type Report } from '../core/errors.ts';
import type { CorpusFormat, FormatOptions } from '../core/corpus-format.ts';
import type { Document } from '../core/types.ts';
import { formats } from './index.ts';
import { createCountedWriter } from './io/counted-writer.ts';
import { createOutput, type PendingWrite } from './io/output.ts';
import { createUniqueIds } from './io/unique-ids.ts';
import { findFormat, type OpenCorpus } from './read-corpus.ts';

export interface WriteCorpusOptions {
  /** Name of the format, or a format of one's own; when absent, it is told from the target and the source. */
  readonly to?: string | CorpusFormat;
  /** The corpus that the documents come from: its format and its layout are taken where nothing else is said. */
  readonly like?: Pick<OpenCorpus, 'format' | 'single'>;
  /** One file or a folder; found from the target, the format and `like` when absent. */
  readonly kind?: 'file' | 'folder';
  readonly options?: FormatOptions;
  /** Replace an output that is already there. */
  readonly overwrite?: boolean;
  readonly report?: Report;
}

/** A corpus being written. Nothing is visible under its name before `commit`. */
export interface PendingCorpus extends PendingWrite {
  readonly format: CorpusFormat;
  readonly kind: 'file' | 'folder';
  /** How many documents were written. */
  readonly count: number;
  /**
   * Documents whose id was written before get a suffix, with a warning.
   *
   * @returns whether it was written: the format may be unable to hold it, which was reported.
   */
  write(doc: Document): Promise<boolean>;
  /** Adds a file, such as the manifest, beside the corpus. */
  addFile(name: string, text: string): Promise<void>;
}

/**
 * The format to write in: the one named; else that of the source corpus where the target has its extension or none that is
 * known; else the only one whose extension the target has, `jsonl` for `.jsonl` and for `-`.
 *
 * @throws PalimpsestError `unknown-format`
 */
export function formatFor(target: string, name?: string | CorpusFormat, like?: CorpusFormat): CorpusFormat {
  if (name !== undefined) return findFormat(name);
  if (target === '-') return findFormat('jsonl');
  const extension = /[^/\\](\.[A-Za-z0-9]+)$/.exec(target)?.[1]?.toLowerCase();
  const candidates = formats.filter((format) => format.extension === extension);
  if (like && (extension === undefined || like.extension === extension || candidates.length === 0)) return like;
  const found = candidates.length === 1 ? candidates[0] : candidates.find((format) => format.name === 'jsonl');
  if (found) return found;
  throw new PalimpsestError('unknown-format', 'the format to write cannot be told from the name of the output', {
    place: { file: target },
    hint: `Name it with --to: ${formats.map((format) => format.name).join(', ')}.`,
  });
}

/**
 * Prepares to write a corpus.
 *
 * @throws PalimpsestError `unknown-format`, `output-exists`
 */
export async function createCorpusWriter(target: string, options: WriteCorpusOptions = {}): Promise<PendingCorpus> {
  const { like, report = () => undefined } = options;
  const format = formatFor(target, options.to, like?.format);
  const kind = options.kind ?? kindFor(target, format, like);
  const output = await createOutput(target, kind, { overwrite: options.overwrite ?? false });
  const writer = createCountedWriter(format, output, { options: options.options ?? {}, report });
  const uniqueIds = createUniqueIds(report, 'written');
  return {
    format,
    kind,
    get count() {
      return writer.count;
    },
    write: (doc) => writer.write(gather(uniqueIds(doc), format, like?.format)),
    addFile: (name, text) => output.addFile(name, text),
    finish: async () => {
      await writer.close();
      await output.finish();
    },
    commit: () => output.commit(),
    abort: () => output.abort(),
  };
}

function kindFor(target: string, format: CorpusFormat, like: WriteCorpusOptions['like']): 'file' | 'folder' {
  if (format.perFile === 'document') return 'folder';
  if (target.toLowerCase().endsWith(format.extension)) return 'file';
  return like?.single === false ? 'folder' : 'file';
}

/** Documents that had a file each go into one file for each folder when the new format holds many in a file. */
function gather(doc: Document, format: CorpusFormat, like: CorpusFormat | undefined): Document {
  const { envelope } = doc;
  if (!envelope || format.perFile === 'document') return doc;
  const source = [...formats, ...(like ? [like] : [])].find((candidate) => candidate.name === envelope.format);
  if (source?.perFile !== 'document') return doc;
  const folder = envelope.file.slice(0, envelope.file.lastIndexOf('/') + 1);
  return { ...doc, envelope: { ...envelope, file: `${folder}corpus${source.extension}` } };
}
