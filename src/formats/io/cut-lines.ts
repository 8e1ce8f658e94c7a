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

/** As readers tell, which know more white space than a byte can be. */
function isBlank(pieces: readonly Buffer[]): boolean {
  return Buffer.concat(pieces).toString('utf8').trim() === '';
}
