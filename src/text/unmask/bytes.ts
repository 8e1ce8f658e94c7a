import { gunzipSync, inflateSync } from 'node:zlib';

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t]+$/u;
/** What was packed is not unpacked beyond. */
const UNPACKED_AT_MOST = 1 << 16;

/** `undefined` where they are none in UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

export function textOfBytes(bytes: Uint8Array): string {
  return fromUtf8(bytes) ?? Buffer.from(bytes).toString('latin1');
}

/** What was surely a text, packed or not: all of it can be printed, and most of it are letters, digits and blanks, more than one: many a word is one Chinese sign. */
export function textOrNothing(bytes: Uint8Array): string | undefined {
  if (bytes.length < 3) return undefined;
  const text = unpacked(bytes) ?? fromUtf16(bytes) ?? fromUtf8(bytes);
  if (text === undefined) return undefined;
  const plain = text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '');
  return PRINTABLE.test(text) && plain.length > 1 && 2 * plain.length >= text.length ? ` ${text} ` : undefined;
}

function unpacked(bytes: Uint8Array): string | undefined {
  const [first = 0, second = 0] = bytes;
  const isGzip = first === 0x1f && second === 0x8b;
  if (!isGzip && ((first & 15) !== 8 || (first * 256 + second) % 31 !== 0)) return undefined;
  try {
    return textOfBytes((isGzip ? gunzipSync : inflateSync)(bytes, { maxOutputLength: UNPACKED_AT_MOST }));
  } catch {
    return undefined;
  }
}

/** Of letters of which every second byte is nought. */
function fromUtf16(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 !== 0 || 3 * bytes.filter((byte) => byte === 0).length < bytes.length) return undefined;
  const units = Buffer.from(bytes);
  return (units[0] === 0 ? units.swap16() : units).toString('utf16le');
}

const FIGURES = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = LETTERS.toLowerCase();
const codesFrom = (first: number, size: number) => String.fromCharCode(...Array.from({ length: size }, (_, i) => first + i)); // prettier-ignore
/** Signs in their order; how many of them are how many bytes (all of them one number where nothing is said); how many stand before. */
const BASES: readonly (readonly [signs: string, width?: number, bytes?: number, first?: number])[] = [
  [`${LETTERS}234567`, 8, 5],
  [`${SMALL}234567`, 8, 5],
  [codesFrom(33, 85), 5, 4],
  [`${FIGURES}${LETTERS}${SMALL}!#$%&()*+-;<=>?@^_\`{|}~`, 5, 4],
  [`${FIGURES}${SMALL}${LETTERS}.-:+=^!/*?&<>()[]{}@%$#`, 5, 4],
  [`\`${codesFrom(33, 63)}`, 4, 3, 1],
  [FIGURES + SMALL],
  [(FIGURES + LETTERS + SMALL).replaceAll(/[0IOl]/g, '')],
  [FIGURES + LETTERS + SMALL],
];

/** What a run says in the first base that has all its signs and in which it is text: 32, 85, uuencode, 36, 58 or 62. */
export function textOfBase(run: string): string | undefined {
  for (const [signs, width = run.length, bytes, first = 0] of BASES) {
    const values = Array.from(run.slice(first), (sign) => signs.indexOf(sign));
    if (values.includes(-1)) continue;
    let digits = '';
    for (let from = 0; from < values.length; from += width) {
      let sum = 0n;
      for (let i = from; i < from + width; i++)
        sum = sum * BigInt(signs.length) + BigInt(values[i] ?? signs.length - 1);
      const own = sum.toString(16);
      digits += own.padStart(bytes === undefined ? own.length + (own.length % 2) : 2 * bytes, '0');
    }
    const size = bytes === undefined ? Infinity : Math.floor((values.length * bytes) / width);
    const text = textOrNothing(Buffer.from(digits.replace(/(?:00)+$/, ''), 'hex').subarray(0, size));
    if (text !== undefined) return text;
  }
  return undefined;
}
