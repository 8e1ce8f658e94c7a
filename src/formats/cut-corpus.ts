import { stat } from 'node:fs/promises';
import { describeFileError } from '../resources/files/file-error.ts';
import type { CorpusFormat, FormatOptions, InputFile } from '../core/corpus-format.ts';
import { cutLines } from './io/cut-lines.ts';
import { areForeign } from './io/encoding.ts';

/** A part of a corpus: files, or lines of one; or of one that is made, documents by their numbers. */
export interface CorpusPart {
  readonly files: readonly InputFile[];
  /** Those of another corpus whose documents are paired with these. */
  readonly beside?: readonly InputFile[];
  /** From 0, the second number not included. */
  readonly documents?: readonly [from: number, to: number];
  /** Which of the shares of the corpus it begins in, from 1. */
  readonly share: number;
}

/** Small enough to share a corpus out and to hold several copies of, large enough that a part outweighs its message. */
const MOST_BYTES = 1 << 20;
const LEAST_BYTES = 1 << 14;
/** So that all are busy to the end. */
const PARTS_EACH = 4;

/** Of a corpus that is made: a few hundred weigh what a part of a file does. */
const MOST_DOCUMENTS = 256;

/** Cuts documents that are made into parts, in their order. @param workers which there should be parts for. */
export async function* cutNumbers(
  [first, end]: readonly [number, number],
  workers: number,
  size = Math.max(1, Math.min(MOST_DOCUMENTS, Math.ceil((end - first) / (PARTS_EACH * workers)))),
): AsyncGenerator<CorpusPart> {
  for (let from = first; from < end; from += size)
    yield { files: [], documents: [from, Math.min(from + size, end)], share: 1 };
}

interface Cuttable {
  readonly files: readonly InputFile[];
  readonly format: CorpusFormat | { readonly cuts: 'files' };
  /** How they are read. */
  readonly options?: FormatOptions;
}

/**
 * Cuts a corpus into parts, in its order, where its format allows it; a document is never cut.
 *
 * @param workers which there should be parts for.
 * @param shares so many of about equal size, whatever the number of workers.
 * @throws PalimpsestError `no-such-corpus`, `unreadable-corpus`
 */
export async function* cutCorpus(
  { files, format, options = {} }: Cuttable,
  workers: number,
  shares = 1,
): AsyncGenerator<CorpusPart> {
  const sizes = await sizesOf(files);
  const cuts = format.cuts !== 'files' && (await areForeign(files)) ? undefined : format.cuts;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const most = shares === 1 ? mostBytes(total, workers) : Math.min(MOST_BYTES, total / (PARTS_EACH * shares));
  const shareAt = (start: number) => Math.min(shares, 1 + Math.floor((start * shares) / Math.max(total, 1)));
  if (cuts === undefined) {
    if (files.length > 0) yield { files, share: 1 };
    return;
  }
  const sizeOf = new Map(files.map((file, i) => [file.path, sizes[i] as number]));
  const isEnough = (bytes: number) => bytes >= most;
  const pieces = typeof cuts === 'function' ? cuts(files, options, isEnough) : piecesOf(files, (file) => cuts === 'lines' && (sizeOf.get(file.path) as number) > most, isEnough); // prettier-ignore
  let [start, size, position] = [0, 0, 0]; // of the part that is gathered, and of what comes next
  let part: InputFile[] = [];
  for await (const piece of pieces) {
    const own = piece.range ? piece.range.end - piece.range.start : (sizeOf.get(piece.path) as number);
    if (part.length > 0 && size + own > most) {
      yield { files: part, share: shareAt(start) };
      part = [];
    }
    if (part.length === 0) [start, size] = [position, 0];
    part.push(piece);
    size += own;
    position += own;
  }
  if (part.length > 0) yield { files: part, share: shareAt(start) };
}

/** Files as they are, and those lines of others that make a part. */
async function* piecesOf(
  files: readonly InputFile[],
  isLarge: (file: InputFile) => boolean,
  isEnough: (bytes: number) => boolean,
): AsyncGenerator<InputFile> {
  for (const file of files) {
    if (isLarge(file)) yield* cutLines(file, isEnough);
    else yield file;
  }
}

/**
 * Cuts two corpora alike: where both have the same documents in the same order, each part has the same of both. Two files are cut after
 * the same lines, two folders between files of the same names.
 *
 * @returns nothing where they are not laid out alike.
 */
export function cutPairs(own: Cuttable, other: Cuttable, workers: number): AsyncGenerator<CorpusPart> | undefined {
  const [file, beside] = [own.files[0], other.files[0]];
  if (!file || !beside) return undefined;
  if (own.files.length === 1 && other.files.length === 1) {
    const areLines = own.format.cuts === 'lines' && other.format.cuts === 'lines';
    return areLines ? cutLinePairs(file, beside, workers) : undefined;
  }
  const names = new Set(own.files.map(({ relative }) => relative));
  return other.files.some(({ relative }) => names.has(relative)) ? cutFilePairs(own.files, other.files, workers) : undefined; // prettier-ignore
}

async function* cutLinePairs(file: InputFile, other: InputFile, workers: number): AsyncGenerator<CorpusPart> {
  if (await areForeign([file, other])) return yield { files: [file], beside: [other], share: 1 };
  const [size = 0] = await sizesOf([file]);
  const most = mostBytes(size, workers);
  let lines = 0; // not blank
  const followers = cutLines(other, (_, filled) => filled >= lines);
  const follow = async () => (await followers.next()).value as InputFile | undefined;
  const pieces = cutLines(file, (bytes, filled) => {
    lines = filled;
    return bytes >= most;
  });
  for await (const piece of pieces) {
    if (piece.range.end >= size) lines = Number.POSITIVE_INFINITY;
    const beside = await follow();
    yield { files: [piece], beside: beside ? [beside] : [], share: 1 };
  }
  lines = Number.POSITIVE_INFINITY;
  for (let beside = await follow(); beside; beside = await follow()) yield { files: [], beside: [beside], share: 1 };
}

async function* cutFilePairs(files: readonly InputFile[], others: readonly InputFile[], workers: number) {
  let next = 0;
  for await (const part of cutCorpus({ files, format: { cuts: 'files' } }, workers)) {
    const last = part.files.at(-1);
    const first = next;
    // Both are sorted by name.
    while (next < others.length && (last === files.at(-1) || (others[next] as InputFile).relative <= (last as InputFile).relative)) next++; // prettier-ignore
    yield { ...part, beside: others.slice(first, next) };
  }
}

/** Of a part of a corpus of so many bytes. */
function mostBytes(total: number, workers: number): number {
  return Math.max(LEAST_BYTES, Math.min(MOST_BYTES, total / (PARTS_EACH * workers)));
}

/** Bytes of each. @throws PalimpsestError `no-such-corpus`, `unreadable-corpus` */
export async function sizesOf(files: readonly InputFile[]): Promise<readonly number[]> {
  const sizes: number[] = [];
  for (const { path } of files) {
    try {
      sizes.push((await stat(path)).size);
    } catch (error) {
      throw describeFileError(error, path);
    }
  }
  return sizes;
}
