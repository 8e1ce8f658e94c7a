import path from 'node:path';
import { PalimpsestError, type Report } from '../core/errors.ts';
import type { CorpusFormat, FileStates, FormatOptions, TextSink } from '../core/corpus-format.ts';
import type { Document } from '../core/types.ts';
import { formats } from './index.ts';
import { type CountedWriter, createCountedWriter } from './io/counted-writer.ts';
import { checkApart } from '../resources/files/place.ts';
import { outputName } from './io/file-group.ts';
import { createOutput, type PendingOutput, type PendingWrite } from './io/output.ts';
import { claimAll, createIdClaims, renameDocument } from './io/unique-ids.ts';
import { findFormat, type OpenCorpus } from './read-corpus.ts';
import { gather, type PartWriting, type WrittenPart } from './write-part.ts';

export interface WriteCorpusOptions {
  /** Name of the format, or a format of one's own; when absent, it is told from the target and the source. */
  readonly to?: string | CorpusFormat;
  /** The corpus that the documents come from: its format and its layout are taken where nothing else is said. */
  readonly like?: Pick<OpenCorpus, 'format' | 'single'> & Partial<Pick<OpenCorpus, 'path'>>;
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
  /** For parts that are written elsewhere; absent where the format cannot go on after them. */
  readonly parts?: PartJoin | undefined;
}

/** Joins parts of an output, one after the other. */
export interface PartJoin {
  readonly writing: PartWriting;
  /** What the next part begins with. */
  readonly states: FileStates;
  /** Takes ids that are about to be written. @returns new ones for those that are taken, by their places. */
  claim(ids: readonly string[]): ReadonlyMap<number, string>;
  append(part: WrittenPart): Promise<void>;
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
  throw new PalimpsestError('unknown-format', 'the output format cannot be recognised from the file name', {
    place: { file: target },
    hint: `Name it with --to: ${formats.map((format) => format.name).join(', ')}.`,
  });
}

/**
 * Prepares to write a corpus.
 *
 * @throws PalimpsestError `unknown-format`, `output-exists`, `output-inside-input`
 */
export async function createCorpusWriter(target: string, options: WriteCorpusOptions = {}): Promise<PendingCorpus> {
  if (options.like?.path !== undefined) checkApart(target, options.like.path);
  const format = formatFor(target, options.to, options.like?.format);
  const kind = options.kind ?? kindFor(target, format, options.like);
  const output = await createOutput(target, kind, { overwrite: options.overwrite ?? false });
  return writeInto(output, format, { ...options, isUnique: true });
}

/** A corpus that is written into an output. @param options.isUnique whether documents of an id that was written are renamed. */
export function writeInto(
  output: PendingOutput,
  format: CorpusFormat,
  options: Pick<WriteCorpusOptions, 'like' | 'options' | 'report'> & { readonly isUnique: boolean },
): PendingCorpus {
  const { like, report = () => undefined, options: settings = {} } = options;
  const claims = options.isUnique ? createIdClaims() : { claim: (id: string) => id };
  let states: FileStates = new Map();
  let writer: CountedWriter | undefined;
  let appended = 0;
  let open: { readonly name: string; readonly sink: TextSink } | undefined;
  const isShared = output.kind === 'folder' && format.perFile === 'many';
  const files = new Set<string>();
  /** What reads the folder by the names of its files, as `datasets` does, passes over a file that is called like none of its splits. */
  const home = () => homeOf(files);
  const enter = async (name: string | undefined) => {
    if (open && open.name === name) return;
    await open?.sink.close();
    open = name === undefined ? undefined : { name, sink: await output.open(name) };
  };
  /** After the parts that were appended. */
  const begin = async () => {
    await enter(undefined);
    return (writer ??= createCountedWriter(format, output, { options: settings, report, states, home }));
  };
  let isFinished = false;
  const finish = async () => {
    if (isFinished) return;
    isFinished = true;
    await (writer ?? (await begin())).close();
    await output.finish();
  };
  const isJoinable = format.resumes === true && formats.includes(format) && (format.perFile === 'many' || output.kind === 'folder'); // prettier-ignore
  return {
    format,
    kind: output.kind,
    get count() {
      return appended + (writer?.count ?? 0);
    },
    async write(doc) {
      const id = claims.claim(doc.id);
      const named = id === doc.id ? doc : renameDocument(doc, id, report, 'written');
      const placed = gather(named, format, like?.format);
      if (placed.envelope && isShared) files.add(outputName(placed, format));
      return (writer ?? (await begin())).write(placed);
    },
    addFile: (name, text) => output.addFile(name, text),
    finish,
    commit: async () => {
      await finish();
      await output.commit();
    },
    abort: () => output.abort(),
    parts: isJoinable
      ? {
          writing: { to: format.name, like: like?.format.name, kind: output.kind, options: settings },
          get states() {
            return states;
          },
          claim: (ids) => claimAll(claims, ids),
          append: async (part) => {
            if (writer) throw new TypeError('parts come before documents');
            for (const [name, bytes] of part.files) {
              if (isShared) files.add(name);
              await enter(output.kind === 'file' ? '' : name);
              await open?.sink.writeBytes(bytes);
            }
            states = new Map([...states, ...part.states]);
            appended += part.count;
          },
        }
      : undefined,
  };
}

/** The one file there is, or the one that holds what is trained on. */
function homeOf(files: ReadonlySet<string>): string | undefined {
  const [only, ...others] = files;
  if (others.length === 0) return only;
  const training = Array.from(files).filter((name) => /(?<![a-z])train(?:ing)?(?![a-z])/i.test(name));
  return training.length === 1 ? training[0] : undefined;
}

function kindFor(target: string, format: CorpusFormat, like: WriteCorpusOptions['like']): 'file' | 'folder' {
  if (format.perFile === 'document') return 'folder';
  if (target.toLowerCase().endsWith(format.extension)) return 'file';
  if (format.inFolder === true && path.extname(target) === '') return 'folder';
  return like?.single === false ? 'folder' : 'file';
}
