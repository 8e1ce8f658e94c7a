import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FILE_OVERLAP } from './beside.ts';

/**
 * The files of a corpus as whoever is given it sees them, hidden ones and those that no format reads too, and the manifest beside a single file.
 * Each in pieces that overlap, its path within the corpus first. What is no text comes out as signs that are no words.
 */
export async function* filesOf(corpus: string): AsyncGenerator<AsyncIterable<string>> {
  if (!(await stat(corpus)).isDirectory()) {
    yield piecesOf(corpus, path.basename(corpus));
    const manifest = `${corpus}.manifest.json`;
    if (await isFile(manifest)) yield piecesOf(manifest, path.basename(manifest));
    return;
  }
  for (const relative of (await readdir(corpus, { recursive: true })).toSorted())
    if (await isFile(path.join(corpus, relative))) yield piecesOf(path.join(corpus, relative), relative);
}

async function isFile(place: string): Promise<boolean> {
  return await stat(place).then((found) => found.isFile(), () => false); // prettier-ignore
}

async function* piecesOf(file: string, name: string): AsyncGenerator<string> {
  yield name;
  let before = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    const piece = before + String(chunk);
    yield piece;
    before = piece.slice(-FILE_OVERLAP);
  }
}
