import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PalimpsestError } from '../core/errors.ts';

/** Pretrained vectors of words, in the order of their file: most files put the most frequent word first. */
interface WordVectors {
  readonly dimension: number;
  readonly words: readonly string[];
  /** Row by row: word `i` has `values[i * dimension]` and the `dimension - 1` after it. */
  readonly values: Float32Array;
}

const [NEWLINE, SPACE, TAB, RETURN] = [10, 32, 9, 13];

/**
 * Reads the vectors of the words one asks for from a text file as GloVe, fastText and word2vec write them: one word a line,
 * then its numbers, separated by spaces or tabs; a first line `words dimension` may go before. A gzipped file is known by
 * its first bytes. The file is streamed: memory goes by what is kept.
 *
 * The dimension is the header's, or else what the first line has. A word that comes twice keeps its first vector. Entries
 * with a space in the word (GloVe 840B has some) are passed over. Lines of words that nobody asked for are not checked.
 *
 * @param keep is asked for every word, with its 0-based rank in the file.
 * @throws PalimpsestError `bad-vectors` with file and line: a kept line of too few numbers or with one that is none, no
 *   vectors at all, fewer lines than the header says; `unreadable-vectors` where the file cannot be opened or unpacked.
 */
export async function loadWordVectors(
  file: string,
  keep: (word: string, rank: number) => boolean,
): Promise<WordVectors> {
  const fail = (line: number, message: string, hint?: string): never => {
    throw new PalimpsestError('bad-vectors', message, {
      place: { file, line },
      ...(hint === undefined ? {} : { hint }),
    });
  };
  let dimension = 0;
  let announced: number | undefined;
  let line = 0;
  let rank = 0;
  const words = new Map<string, number>();
  let values = new Float32Array(0);

  const readLine = (bytes: Buffer, isLast: boolean): void => {
    line++;
    if (line === 1) {
      const fields = splitFields(bytes);
      if (fields.length === 2 && fields.every((field) => /^\d+$/.test(field))) {
        announced = Number(fields[0]);
        dimension = Number(fields[1]);
        if (dimension === 0) fail(line, 'the header says 0 numbers a word');
        return;
      }
      dimension = fields.length - 1;
      if (dimension < 1) fail(line, 'no vector', 'the file must have a word and its numbers on each line');
    }
    const wordEnd = firstBreak(bytes);
    const word = bytes.toString('utf8', 0, wordEnd);
    const wanted = keep(word, rank++) && !words.has(word);
    if (!wanted && !isLast) return;
    const fields = splitFields(bytes);
    if (fields.length > dimension + 1) return; // the word has a space
    if (fields.length <= dimension) {
      fail(
        line,
        `${Math.max(0, fields.length - 1)} numbers, not ${dimension}`,
        'the file may be cut short: fetch it again',
      );
    }
    if (!wanted) return;
    const at = words.size * dimension;
    if (at + dimension > values.length) {
      const grown = new Float32Array(Math.max(dimension * 1024, values.length * 2));
      grown.set(values);
      values = grown;
    }
    for (let d = 0; d < dimension; d++) {
      const value = Number(fields[d + 1]);
      if (!Number.isFinite(Math.fround(value))) fail(line, `column ${d + 2} is not a number of 32 bits`);
      values[at + d] = value;
    }
    words.set(word, words.size);
  };

  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of await openUnpacked(file)) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let from = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
        readLine(bytes.subarray(from, end), false);
        from = end + 1;
      }
      rest = bytes.subarray(from);
    }
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    throw new PalimpsestError('unreadable-vectors', 'the word vectors cannot be read', {
      place: { file, line: line + 1 },
      hint: 'check the path; a packed file may be cut short: fetch it again',
      cause: error,
    });
  }
  if (rest.length > 0) readLine(rest, true);
  if (rank === 0) fail(Math.max(1, line), 'the file holds no vectors');
  if (announced !== undefined && rank < announced) {
    fail(line, `the file ends after ${rank} of ${announced} words`, 'it may be cut short: fetch it again');
  }
  return { dimension, words: [...words.keys()], values: values.slice(0, words.size * dimension) };
}

/** The bytes of the file, unpacked where they begin as gzip does. */
async function openUnpacked(file: string): Promise<AsyncIterable<Buffer>> {
  const head = createReadStream(file, { end: 1 });
  const magic = Buffer.concat((await head.toArray()) as Buffer[]);
  const stream: Readable = createReadStream(file, { highWaterMark: 1 << 20 });
  if (!(magic[0] === 0x1f && magic[1] === 0x8b)) return stream as AsyncIterable<Buffer>;
  const unpacked = createGunzip({ chunkSize: 1 << 18 });
  stream.on('error', (error) => unpacked.destroy(error));
  return stream.pipe(unpacked) as AsyncIterable<Buffer>;
}

/** Where the word of a line ends. Only the two ASCII breaks count: fastText words may hold other kinds of space. */
function firstBreak(bytes: Buffer): number {
  let i = 0;
  while (i < bytes.length && bytes[i] !== SPACE && bytes[i] !== TAB && bytes[i] !== RETURN) i++;
  return i;
}

function splitFields(bytes: Buffer): string[] {
  const fields = bytes.toString('utf8').split(/[ \t\r]+/);
  if (fields.at(-1) === '') fields.pop(); // fastText ends its lines with a space
  return fields;
}
