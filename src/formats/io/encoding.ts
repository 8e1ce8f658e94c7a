import { isUtf8 } from 'node:buffer';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { PalimpsestError } from '../../core/errors.ts';
import type { InputFile } from '../../core/corpus-format.ts';

/** What a text file is, and what it is in. */
export type TextFile = Pick<InputFile, 'path' | 'encoding' | 'range'>;

const UTF_8 = 'utf-8';
/** In none of these is text that is valid UTF-8, and not ASCII, likely: a file that is one of the two need not say which. */
const SINGLE_BYTE = /^(?:ibm866|iso-8859|koi8|macintosh|windows|x-mac)/;
/** Where Windows-1252 is not Latin-1, from 0x80 on. By hand, since some versions of Node take the one for the other. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** No UTF-8 has it: it stands for what is wrong in another encoding, so that readers tell of both alike. */
const WRONG = Buffer.from([0xff]);
const DECLARATION = /^((?:\ufeff|ï»¿)?<\?xml[^>]*?\sencoding\s*=\s*)(["'])([\w.:-]+)\2/;
const [HEAD_BYTES, LESS_THAN] = [256, 0x3c];

/** The encoding of a name, such as Python's and iconv's; `undefined` where there is none. */
export function encodingNamed(name: string): string | undefined {
  const plain = name.trim().toLowerCase().replaceAll('_', '-');
  const spellings = [plain, plain.replace(/^latin-/, 'latin'), plain.replace(/^iso(?=\d)/, 'iso-'), plain.replace(/^(?:mac-?roman)$/, 'macintosh'), plain.replace(/^utf-?8-sig$/, UTF_8), plain.replace(/-([lb]e)$/, '$1')]; // prettier-ignore
  for (const spelling of spellings) {
    try {
      return new TextDecoder(spelling).encoding;
    } catch {
      // The next one.
    }
  }
  return undefined;
}

/** @throws PalimpsestError `unknown-encoding` */
export function checkEncoding(name: string): void {
  if (encodingNamed(name) !== undefined) return;
  throw new PalimpsestError('unknown-encoding', `there is no encoding ${JSON.stringify(name)}`, {
    hint: 'They are called as in Python and on the web: latin-1, cp1252, cp1250, iso-8859-15, mac-roman, koi8-r, utf-16le, utf-16be, gbk, gb18030, big5, shift_jis, euc-jp, euc-kr. Convert others with iconv.',
  });
}

/** What the beginning of a file says that it is in, by a byte order mark or as XML; `undefined` where it says nothing. */
function statedBy(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (!head.subarray(0, 4).includes(LESS_THAN)) return undefined;
  const named = DECLARATION.exec(head.toString('latin1', 0, HEAD_BYTES))?.[3];
  const encoding = named === undefined ? undefined : encodingNamed(named);
  return encoding?.startsWith('utf-16') === true ? undefined : encoding;
}

/** What a file of that beginning is in, or may be: `isSure` where it need not be looked at as UTF-8 first. */
function encodingOf(head: Buffer, named: string | undefined): { readonly encoding: string; readonly isSure: boolean } {
  const stated = statedBy(head);
  const encoding = stated ?? (named === undefined ? UTF_8 : (encodingNamed(named) ?? UTF_8));
  return { encoding, isSure: !SINGLE_BYTE.test(encoding) };
}

/** The bytes of a text, or of its beginning, in UTF-8; those that already are, as they are. */
export function toUtf8(bytes: Buffer, named?: string): Buffer {
  const { encoding, isSure } = encodingOf(bytes, named);
  if (encoding === UTF_8) return bytes;
  const own = isSure || !isUtf8(bytes) ? createTranscoder(encoding)(bytes, true) : bytes;
  return declareUtf8(own);
}

/** Streams the bytes of a text file in UTF-8. Errors are the file system's own. */
export async function* readChunks({ path, encoding: named, range }: TextFile, size: number): AsyncGenerator<Buffer> {
  const bytes = range && { start: range.start, end: range.end - 1 };
  const chunks = createReadStream(path, { highWaterMark: size, ...bytes }) as AsyncIterable<Buffer>;
  // What is cut is UTF-8.
  if (range) return yield* chunks;
  let transcode: ReturnType<typeof createTranscoder> | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) {
      const { encoding, isSure } = encodingOf(chunk, named);
      if (encoding !== UTF_8 && (isSure || !(await isFileUtf8(path)))) transcode = createTranscoder(encoding);
    }
    const text = transcode ? transcode(chunk) : chunk;
    yield isFirst ? declareUtf8(text) : text;
    isFirst = false;
  }
  if (transcode) yield transcode(Buffer.alloc(0), true);
}

/** The same of bytes that come from elsewhere. */
export async function* transcodeChunks(chunks: AsyncIterable<Buffer>, named?: string): AsyncGenerator<Buffer> {
  const encoding = named === undefined ? UTF_8 : encodingNamed(named);
  if (encoding === undefined || encoding === UTF_8) return yield* chunks;
  const transcode = createTranscoder(encoding);
  for await (const chunk of chunks) yield transcode(chunk);
  yield transcode(Buffer.alloc(0), true);
}

/** What a file is in that is not UTF-8; `undefined` where it is. Such files are read whole, since their bytes are not those that readers count. */
export async function foreignEncoding({ path, encoding: named }: TextFile): Promise<string | undefined> {
  const { encoding, isSure } = encodingOf(headOf(path), named);
  return encoding === UTF_8 || (!isSure && (await isFileUtf8(path))) ? undefined : encoding;
}

/** Whether one of the files is in another encoding than UTF-8. */
export async function areForeign(files: readonly TextFile[]): Promise<boolean> {
  for (const file of files) if ((await foreignEncoding(file)) !== undefined) return true;
  return false;
}

function headOf(path: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(path, 'r');
  try {
    return head.subarray(0, readSync(handle, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}

async function isFileUtf8(path: string): Promise<boolean> {
  let rest = Buffer.alloc(0); // of a character that goes on in the next chunk
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let end = bytes.length;
    while (end > 0 && end > bytes.length - 4 && (bytes[end - 1] as number) >= 0x80) end--;
    if (!isUtf8(bytes.subarray(0, end))) return false;
    rest = Buffer.from(bytes.subarray(end));
  }
  return isUtf8(rest);
}

/** Bytes in an encoding, piece after piece, in UTF-8. */
function createTranscoder(encoding: string): (bytes: Buffer, isLast?: boolean) => Buffer {
  if (encoding === 'windows-1252') {
    const own = /[\u0080-\u009f]/g;
    return (bytes) => Buffer.from(bytes.toString('latin1').replaceAll(own, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] as string)); // prettier-ignore
  }
  if (encoding.startsWith('utf-16')) return createUtf16Transcoder(encoding === 'utf-16be');
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return (bytes, isLast) => encode(decoder.decode(bytes, { stream: isLast !== true }), '\ufffd');
}

/** By hand: a decoder's sign for what is wrong may as well stand in the text. */
function createUtf16Transcoder(isBig: boolean): (bytes: Buffer, isLast?: boolean) => Buffer {
  let rest = Buffer.alloc(0);
  return (bytes, isLast) => {
    const whole = Buffer.concat([rest, bytes]);
    let end = whole.length - (whole.length % 2);
    const last = end > 0 ? (isBig ? whole.readUInt16BE(end - 2) : whole.readUInt16LE(end - 2)) : 0;
    if (last >= 0xd800 && last <= 0xdbff && isLast !== true) end -= 2;
    rest = Buffer.from(whole.subarray(end));
    const units = whole.subarray(0, end);
    const text = encode((isBig ? units.swap16() : units).toString('utf16le'), /\p{Surrogate}/u);
    return isLast === true && rest.length > 0 ? Buffer.concat([text, WRONG]) : text;
  };
}

function encode(text: string, wrong: string | RegExp): Buffer {
  const pieces = text.split(wrong);
  if (pieces.length === 1) return Buffer.from(text);
  return Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [Buffer.from(piece)] : [WRONG, Buffer.from(piece)])));
}

/** What declares another encoding as XML declares UTF-8, which it is now. */
function declareUtf8(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 4).includes(LESS_THAN)) return bytes;
  const found = DECLARATION.exec(bytes.toString('latin1', 0, HEAD_BYTES));
  const encoding = found ? encodingNamed(found[3] as string) : undefined;
  if (!found || encoding === undefined || encoding === UTF_8) return bytes;
  const declared = `${found[1] as string}"UTF-8"`;
  return Buffer.concat([Buffer.from(declared, 'latin1'), bytes.subarray(found[0].length)]);
}
