import { gunzipSync, inflateSync } from 'node:zlib';

const strict = (name: string) => new TextDecoder(name, { fatal: true });
const UTF8 = strict('utf-8');
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

/** What was surely a text, packed or not: all of it can be printed, and most of it are letters, digits and blanks. */
export function textOrNothing(bytes: Uint8Array): string | undefined {
  if (bytes.length < 3) return undefined;
  const text = unpacked(bytes) ?? fromUtf16(bytes) ?? fromUtf8(bytes);
  if (text === undefined) return undefined;
  const plain = text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '');
  return PRINTABLE.test(text) && 2 * plain.length >= text.length ? ` ${text} ` : undefined;
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

/** Of letters that every second byte is nought of. */
function fromUtf16(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 !== 0 || !bytes.includes(0)) return undefined;
  const units = Buffer.from(bytes);
  return (units[0] === 0 ? units.swap16() : units).toString('utf16le');
}

export function bytesOfPairs(digits: string, radix: number, width: number): Uint8Array {
  const count = Math.floor(digits.length / width);
  return Uint8Array.from({ length: count }, (_, i) => Number.parseInt(digits.slice(i * width, (i + 1) * width), radix));
}

export function bytesOfBase64(text: string): Uint8Array {
  return Buffer.from(text.replaceAll(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/'), 'base64');
}

const FIGURES = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = LETTERS.toLowerCase();
const BASE32 = [`${LETTERS}234567`, `${FIGURES}ABCDEFGHJKMNPQRSTVWXYZ`];

export function textOfBase32(run: string): string | undefined {
  const signs = run.replaceAll('=', '').toUpperCase();
  return firstText(BASE32, signs, (values) => {
    const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
    return bytesOfPairs(bits.slice(0, bits.length - (bits.length % 8)), 2, 8);
  });
}

const BASE85 = [
  Array.from({ length: 85 }, (_, i) => String.fromCharCode(33 + i)).join(''),
  `${FIGURES}${LETTERS}${SMALL}!#$%&()*+-;<=>?@^_\`{|}~`,
  `${FIGURES}${SMALL}${LETTERS}.-:+=^!/*?&<>()[]{}@%$#`,
];
const UUENCODED = `\`${Array.from({ length: 63 }, (_, i) => String.fromCharCode(33 + i)).join('')}`;

/** Five signs for four bytes. */
export function textOfBase85(run: string): string | undefined {
  const inUu = /^[!-M](?:[!-`]{4})+$/.test(run) && firstText([UUENCODED], run.slice(1), (values) => bytesOfPairs(values.map((value) => value.toString(2).padStart(6, '0')).join(''), 2, 8).slice(0, run.charCodeAt(0) - 32)); // prettier-ignore
  return (
    inUu ||
    firstText(BASE85, run.replaceAll(/^<~|~>$/g, ''), (values) => {
      const groups = values.flatMap((_, i) => (i % 5 === 0 ? [[...values.slice(i, i + 5), 84, 84, 84, 84].slice(0, 5)] : [])); // prettier-ignore
      const bytes = groups.flatMap((group) => {
        const sum = group.reduce((total, value) => total * 85 + value, 0);
        return [sum >>> 24, sum >>> 16, sum >>> 8, sum].map((byte) => byte & 255);
      });
      return Uint8Array.from(bytes.slice(0, Math.floor((values.length * 4) / 5)));
    })
  );
}

const WHOLE = [
  FIGURES,
  FIGURES + SMALL,
  `${FIGURES.slice(1)}${LETTERS.replace(/[IO]/g, '')}${SMALL.replace('l', '')}`,
  FIGURES + LETTERS + SMALL,
];

/** All bytes as one number: base 10, 36, 58 or 62. */
export function textOfNumber(run: string): string | undefined {
  return firstText(WHOLE, run, (values, { length }) => {
    const digits = values.reduce((sum, value) => sum * BigInt(length) + BigInt(value), 0n).toString(16);
    return bytesOfPairs(digits.length % 2 === 0 ? digits : `0${digits}`, 16, 2);
  });
}

/** What the signs of a run say in the first alphabet that has all of them and in which they are text. */
function firstText(
  alphabets: readonly string[],
  run: string,
  read: (values: readonly number[], alphabet: string) => Uint8Array,
): string | undefined {
  for (const alphabet of alphabets) {
    const values = Array.from(run, (sign) => alphabet.indexOf(sign));
    const text = values.includes(-1) ? undefined : textOrNothing(read(values, alphabet));
    if (text !== undefined) return text;
  }
  return undefined;
}
