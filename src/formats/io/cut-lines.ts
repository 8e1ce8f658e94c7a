import { createReadStream } from 'node:fs';
import { describeFileError } from '../../resources/files/file-error.ts';
import type { InputFile } from '../../core/corpus-format.ts';

const LINE_FEED = 10;

/**
 * Cuts a file at line ends, and counts what comes before each part. It looks for line ends and decodes nothing: a thousandth of the time
 * that an augmentation takes.
 *
 * @param isEnough asked at each line end with the bytes of the part so far, and the lines of the file so far that are not blank.
 * @throws PalimpsestError `no-such-corpus`, `unreadable-corpus`
 */
export async function* cutLines(
  file: InputFile,
  isEnough: (bytes: number, filled: number) => boolean,
): AsyncGenerator<InputFile & Required<Pick<InputFile, 'range'>>> {
  let from = { start: 0, line: 1, filled: 0 };
  let [line, filled, position] = [1, 0, 0];
  let isFilled = false;
  let doubtful: Buffer[] = []; // of a line whose beginning may be white space
  const look = (piece: Buffer): void => {
    if (isFilled) return;
    doubtful.push(piece);
    for (let i = 0; i < piece.length && !isFilled; i++)
      isFilled = (piece[i] as number) > 0x20 && (piece[i] as number) < 0x7f;
  };
  const next = (): void => {
    line++;
    if (isFilled || !isBlank(doubtful)) filled++;
    isFilled = false;
    doubtful = [];
  };
  try {
    for await (const chunk of createReadStream(file.path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      let begin = 0;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, begin)) {
        look(chunk.subarray(begin, at));
        next();
        begin = at + 1;
        const end = position + begin;
        if (!isEnough(end - from.start, filled)) continue;
        yield { ...file, range: { ...from, end } };
        from = { start: end, line, filled };
      }
      if (begin < chunk.length) look(Buffer.from(chunk.subarray(begin)));
      position += chunk.length;
    }
  } catch (error) {
    throw describeFileError(error, file.path);
  }
  if (position > from.start) yield { ...file, range: { ...from, end: position } };
}

/** A line before which a file may be cut. */
export interface Boundary {
  readonly line: number;
  /** Called where a piece begins there. @returns what a reader must know; it may be filled until the next piece begins. */
  begin(): unknown;
}

/**
 * Cuts a file before some of its lines.
 *
 * @param boundaries in their order; the first is where the file begins.
 */
export async function* cutBefore(
  file: InputFile,
  boundaries: AsyncIterable<Boundary>,
  isEnough: (bytes: number) => boolean,
): AsyncGenerator<InputFile> {
  const stream = createReadStream(file.path, { highWaterMark: 1 << 18 });
  const offsetOf = createLineOffsets(stream);
  let from: { readonly start: number; readonly line: number; readonly begun: unknown } | undefined;
  try {
    for await (const boundary of boundaries) {
      const { line } = boundary;
      if (from === undefined) {
        from = { start: 0, line: 1, begun: boundary.begin() };
        continue;
      }
      const end = await offsetOf(line);
      if (!isEnough(end - from.start)) continue;
      yield { ...file, range: { ...from, end, filled: 0, goesOn: true } };
      from = { start: end, line, begun: boundary.begin() };
    }
    const end = await offsetOf(Infinity);
    yield from === undefined || end === 0 ? file : { ...file, range: { ...from, end, filled: 0 } };
  } catch (error) {
    throw describeFileError(error, file.path);
  } finally {
    stream.destroy();
  }
}

/** Where lines of a file begin, in bytes: asked in their order. Beyond the last it is where the file ends. */
function createLineOffsets(bytes: AsyncIterable<Buffer>): (line: number) => Promise<number> {
  const chunks = bytes[Symbol.asyncIterator]();
  let chunk: Buffer = Buffer.alloc(0);
  let [before, line, begin] = [0, 1, 0]; // bytes before the chunk; the line that begins within it, or goes on
  return async (wanted) => {
    for (;;) {
      while (line < wanted) {
        const at = chunk.indexOf(LINE_FEED, begin);
        if (at < 0) break;
        line++;
        begin = at + 1;
      }
      if (line === wanted) return before + begin;
      before += chunk.length;
      begin = 0;
      const next = await chunks.next();
      chunk = next.done === true ? Buffer.alloc(0) : next.value;
      if (next.done === true) return before;
    }
  };
}

/** As readers tell, which know more white space than a byte can be. */
function isBlank(pieces: readonly Buffer[]): boolean {
  return Buffer.concat(pieces).toString('utf8').trim() === '';
}
