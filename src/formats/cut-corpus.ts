import { stat } from 'node:fs/promises';
import { describeFileError } from '../resources/files/file-error.ts';
import type { CorpusFormat, InputFile } from '../core/corpus-format.ts';
import { cutLines } from './io/cut-lines.ts';

/** A part of a corpus: files, or lines of one. */
export type CorpusPart = readonly InputFile[];

/** A share of a corpus: the `index`-th, from 1, of `count` that follow each other. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/**
 * Cuts a corpus into parts of about so many bytes, in its order, where its format allows it; a document is never cut.
 *
 * @param shard only the parts that begin in this share of its bytes.
 * @throws PalimpsestError `no-such-corpus`, `unreadable-corpus`
 */
export async function* cutCorpus(
  { files, format }: { readonly files: readonly InputFile[]; readonly format: CorpusFormat },
  bytes: number,
  shard?: Shard,
): AsyncGenerator<CorpusPart> {
  const sizes = await sizesOf(files);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const most = shard ? Math.min(bytes, Math.max(1, Math.ceil(total / (4 * shard.count)))) : bytes;
  const isOurs = (start: number) =>
    shard === undefined || Math.floor((start * shard.count) / Math.max(total, 1)) === shard.index - 1;
  if (format.cuts === undefined) {
    if (files.length > 0 && isOurs(0)) yield files;
    return;
  }
  let [start, size, position] = [0, 0, 0]; // of the part that is gathered
  let part: InputFile[] = [];
  for (const [i, file] of files.entries()) {
    const own = sizes[i] as number;
    const isLarge = format.cuts === 'lines' && own > most;
    if (part.length > 0 && (isLarge || size + own > most)) {
      if (isOurs(start)) yield part;
      part = [];
    }
    if (isLarge) {
      for await (const piece of cutLines(file, most)) if (isOurs(position + (piece.range?.start ?? 0))) yield [piece];
    } else {
      if (part.length === 0) [start, size] = [position, 0];
      part.push(file);
      size += own;
    }
    position += own;
  }
  if (part.length > 0 && isOurs(start)) yield part;
}

async function sizesOf(files: readonly InputFile[]): Promise<readonly number[]> {
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
