import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw, createUnzip } from 'node:zlib';
import { readChunks } from '../../formats/io/encoding.ts';
import { FILE_OVERLAP } from './beside.ts';

const CHUNK = 1 << 20;

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
  // A list of names need not be in UTF-8: an office program writes UTF-16 or Windows-1252.
  yield* overlapping(Readable.from(readChunks({ path: file, encoding: 'windows-1252' }, CHUNK), { objectMode: false }));
  yield* unpacked(createReadStream(file), createUnzip());
  yield* archived(file);
}

/** What is packed, such as a DocBin, as far as that goes. */
async function* unpacked(bytes: Readable, unpack: ReturnType<typeof createUnzip>): AsyncGenerator<string> {
  try {
    yield* overlapping(pipeline(bytes, unpack, () => undefined));
  } catch {
    // It is not packed, or cut short.
  }
}

/** How a zip archive ends: 22 bytes, and a remark. */
const [END, ENTRY] = [Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.from('PK\u0001\u0002', 'latin1')];
const REMARK_AT_MOST = 0xffff;

/** The files in a zip archive, as documents of office programs are: their names, and what they hold, with marks and without. */
async function* archived(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = await bytesAt(handle, Math.max(0, size - REMARK_AT_MOST - 22), Math.min(size, REMARK_AT_MOST + 22));
    const end = tail.lastIndexOf(END);
    if (end < 0 || end + 22 > tail.length) return;
    const directory = await bytesAt(handle, tail.readUInt32LE(end + 16), Math.min(size, tail.readUInt32LE(end + 12)));
    for (let at = 0; at + 46 <= directory.length && directory.indexOf(ENTRY, at) === at;) {
      const [nameLength, packed, begins] = [directory.readUInt16LE(at + 28), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)]; // prettier-ignore
      yield directory.toString('utf8', at + 46, at + 46 + nameLength);
      const local = await bytesAt(handle, begins, 30);
      if (packed > 0 && local.length === 30) {
        const start = begins + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
        const bytes = createReadStream(file, { start, end: start + packed - 1 });
        // What is not packed there was read with the file.
        if (directory.readUInt16LE(at + 10) !== 0)
          for await (const piece of unpacked(bytes, createInflateRaw())) {
            yield piece;
            // A word of a text may be cut by marks.
            if (piece.includes('</')) yield piece.replaceAll(/<[^<>]*>/g, '');
          }
        bytes.destroy();
      }
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
  } finally {
    await handle.close();
  }
}

/** Fewer where the file ends. */
async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}

async function* overlapping(bytes: Readable): AsyncGenerator<string> {
  let before = '';
  for await (const chunk of bytes.setEncoding('utf8')) {
    const piece = before + String(chunk);
    yield piece;
    before = piece.slice(-FILE_OVERLAP);
  }
}
