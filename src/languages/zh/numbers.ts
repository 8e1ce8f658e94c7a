import type { Numbers, WrittenNumber } from '../pack.ts';

const DIGITS = '〇一二三四五六七八九';
const SIGNS = `${DIGITS}零○十百`;
const NUMBER = new RegExp(`[${SIGNS}]+`, 'y');
/** One hundred and some, with or without the zero that fills a gap: 一百零九, 一百一十二. */
const HUNDREDS = /^([一二])?百(?:〇([一二三四五六七八九])|([一二三四五六七八九])?十([一二三四五六七八九])?)?$/;

function read(text: string, start: number): WrittenNumber | undefined {
  NUMBER.lastIndex = start;
  const source = NUMBER.exec(text)?.[0];
  if (source === undefined) return undefined;
  const zero = /[零○〇]/.exec(source)?.[0] ?? '○';
  const digits = (value: number): string =>
    String(value).replace(/\d/g, (digit) => (digit === '0' ? zero : DIGITS.charAt(Number(digit))));
  const plain = source.replace(/[零○]/g, '〇');
  const tens = /^([二三四五六七八九])?十([一二三四五六七八九])?$/.exec(plain);
  if (tens || (plain.length === 1 && plain !== '〇')) {
    const value = tens
      ? 10 * (tens[1] === undefined ? 1 : DIGITS.indexOf(tens[1])) +
        (tens[2] === undefined ? 0 : DIGITS.indexOf(tens[2]))
      : DIGITS.indexOf(plain);
    return { value, length: source.length, write: writeTens };
  }
  const hundreds = HUNDREDS.exec(plain);
  if (hundreds) {
    const [, hundred = '一', unit, ten, unitAfter] = hundreds;
    const tens = unit === undefined && hundreds[0].includes('十') ? DIGITS.indexOf(ten ?? '一') : 0;
    const value = 100 * DIGITS.indexOf(hundred) + 10 * tens + DIGITS.indexOf(unit ?? unitAfter ?? '〇');
    return { value, length: source.length, write: (other) => writeHundreds(other, zero) };
  }
  if (plain.includes('百') || plain.includes('十') || plain.length < 2 || plain.length > 4) return undefined;
  const value = Number(Array.from(plain, (digit) => DIGITS.indexOf(digit)).join(''));
  return { value, length: source.length, write: digits };
}

/** Numbers up to 299; below a hundred as tens are written. */
function writeHundreds(value: number, zero: string): string {
  const hundred = Math.floor(value / 100);
  const rest = value % 100;
  if (hundred === 0) return writeTens(rest);
  const after = rest === 0 ? '' : rest < 10 ? zero + DIGITS.charAt(rest) : rest < 20 ? `一${writeTens(rest)}` : writeTens(rest); // prettier-ignore
  return `${DIGITS.charAt(hundred)}百${after}`;
}

function writeTens(value: number): string {
  const ten = Math.floor(value / 10);
  const unit = value % 10 === 0 && value > 0 ? '' : DIGITS.charAt(value % 10);
  return ten === 0 ? unit : `${ten === 1 ? '' : DIGITS.charAt(ten)}十${unit}`;
}

export const numbers: Numbers = { signs: SIGNS, read };
