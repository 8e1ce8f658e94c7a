import { fold } from './case.ts';

/** Numbers written out in one language: as many as dates need, days 1 to 31 and years 1500 to 2199. */
interface NumberWords {
  /** By folded word. 100 and 1000 multiply what stands before them. */
  readonly values: ReadonlyMap<string, number>;
  /** Words that may stand between two numbers of one. */
  readonly joiners: ReadonlySet<string>;
  write(value: number, hyphens: boolean): string;
}

const FRENCH_UNITS = [
  '', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze',
  'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf',
]; // prettier-ignore
const FRENCH_TENS = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt']; // prettier-ignore

function writeFrench(value: number, hyphens: boolean): string {
  const words = frenchBelow(value);
  return hyphens ? words : words.replaceAll('-', ' ');
}

function frenchBelow(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return [thousands > 1 ? frenchBelow(thousands) : '', 'mille', frenchBelow(value % 1000)].filter(Boolean).join(' ');
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    return [hundreds > 1 ? frenchBelow(hundreds) : '', 'cent', frenchBelow(value % 100)].filter(Boolean).join(' ');
  }
  if (value < 20) return FRENCH_UNITS[value] ?? '';
  const ten = Math.floor(value / 10);
  const unit = ten === 7 || ten === 9 ? value - (ten - 1) * 10 : value % 10;
  const tens = FRENCH_TENS[ten] ?? '';
  if (unit === 0) return value === 80 ? 'quatre-vingts' : tens;
  if ((unit === 1 || unit === 11) && ten < 8) return `${tens} et ${FRENCH_UNITS[unit]}`;
  return `${tens}-${FRENCH_UNITS[unit]}`;
}

const SPANISH_BELOW_30 = [
  '', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce',
  'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós', 'veintitrés',
  'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve',
]; // prettier-ignore
const SPANISH_TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const SPANISH_HUNDREDS = ['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos', 'setecientos', 'ochocientos', 'novecientos']; // prettier-ignore

function writeSpanish(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return [thousands > 1 ? writeSpanish(thousands) : '', 'mil', writeSpanish(value % 1000)].filter(Boolean).join(' ');
  }
  if (value === 100) return 'cien';
  if (value > 100)
    return [SPANISH_HUNDREDS[Math.floor(value / 100)], writeSpanish(value % 100)].filter(Boolean).join(' ');
  if (value < 30) return SPANISH_BELOW_30[value] ?? '';
  const tens = SPANISH_TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens} y ${SPANISH_BELOW_30[value % 10]}`;
}

const ENGLISH_CARDINALS = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const ENGLISH_ORDINALS = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth',
]; // prettier-ignore
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function writeEnglish(value: number, hyphens: boolean): string {
  if (value >= 2000 && value < 2100) {
    const rest = writeEnglish(value % 100, hyphens);
    return rest === '' ? 'two thousand' : value >= 2010 ? `twenty ${rest}` : `two thousand ${rest}`;
  }
  if (value >= 1000) {
    const rest = value % 100;
    const tail = rest === 0 ? 'hundred' : rest < 10 ? `oh ${writeEnglish(rest, hyphens)}` : writeEnglish(rest, hyphens);
    return `${writeEnglish(Math.floor(value / 100), hyphens)} ${tail}`;
  }
  if (value < 20) return ENGLISH_CARDINALS[value] ?? '';
  const unit = ENGLISH_CARDINALS[value % 10] ?? '';
  return unit === ''
    ? (ENGLISH_TENS[Math.floor(value / 10)] ?? '')
    : `${ENGLISH_TENS[Math.floor(value / 10)]}${hyphens ? '-' : ' '}${unit}`;
}

function writeEnglishOrdinal(value: number, hyphens: boolean): string {
  if (value < 20) return ENGLISH_ORDINALS[value] ?? '';
  if (value % 10 === 0) return `${(ENGLISH_TENS[Math.floor(value / 10)] ?? '').slice(0, -1)}ieth`;
  return `${ENGLISH_TENS[Math.floor(value / 10)]}${hyphens ? '-' : ' '}${ENGLISH_ORDINALS[value % 10]}`;
}

function valuesOf(entries: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return new Map(entries.filter(([word]) => word !== '').map(([word, value]) => [fold(word), value]));
}

function numbered(words: readonly string[], step = 1): [string, number][] {
  return words.map((word, index) => [word, index * step]);
}

const LANGUAGES: Readonly<Record<string, NumberWords>> = {
  fr: {
    values: valuesOf([
      ...numbered(FRENCH_UNITS.filter((word) => !word.includes('-'))),
      ['premier', 1], ['vingt', 20], ['vingts', 20], ['trente', 30], ['quarante', 40], ['cinquante', 50],
      ['soixante', 60], ['septante', 70], ['huitante', 80], ['nonante', 90], ['cent', 100], ['mille', 1000], ['mil', 1000],
    ]), // prettier-ignore
    joiners: new Set(['et']),
    write: writeFrench,
  },
  es: {
    values: valuesOf([
      ...numbered(SPANISH_BELOW_30), ...numbered(SPANISH_TENS, 10), ...numbered(SPANISH_HUNDREDS, 100).slice(2),
      ['ciento', 100], ['cien', 100], ['mil', 1000], ['primero', 1],
    ]), // prettier-ignore
    joiners: new Set(['y']),
    write: writeSpanish,
  },
  en: {
    values: valuesOf([
      ...numbered(ENGLISH_CARDINALS),
      ...numbered(ENGLISH_TENS, 10),
      ['hundred', 100],
      ['thousand', 1000],
    ]),
    joiners: new Set(),
    write: writeEnglish,
  },
  'en-ordinal': {
    values: valuesOf([
      ...numbered(ENGLISH_ORDINALS),
      ['twenty', 20],
      ['thirty', 30],
      ['twentieth', 20],
      ['thirtieth', 30],
    ]),
    joiners: new Set(),
    write: writeEnglishOrdinal,
  },
};

/** Languages in which numbers written out are read. */
export const NUMBER_LANGUAGES: readonly string[] = [
  ...Object.keys(LANGUAGES).filter((key) => !key.includes('-')),
  'zh-TW',
];

/** A number from 1 to 199 in words, hyphens as the language has them; `undefined` for a language not known here. */
export function writeNumber(value: number, locale: string): string | undefined {
  return LANGUAGES[locale.slice(0, 2)]?.write(value, true);
}

/** Whether a folded word is part of a number written out, in a locale's language or its ordinals. */
export function isNumberWord(key: string, locale: string): boolean {
  const language = locale.slice(0, 2);
  const { values, joiners } = LANGUAGES[language] ?? {};
  return values?.has(key) === true || joiners?.has(key) === true || LANGUAGES[`${language}-ordinal`]?.values.has(key) === true; // prettier-ignore
}

/** A number read from words, and how to write another like it. */
export interface WrittenNumber {
  readonly value: number;
  /** Units of text read. */
  readonly length: number;
  write(value: number): string;
}

const WORD = /[\p{L}\p{M}]+/uy;

/**
 * Reads a number written out at `start`: a day of the month (1 to 31) or a year (1500 to 2199). French, Spanish, English
 * and (digits of) Chinese.
 */
export function readNumberWords(text: string, start: number, locale: string): WrittenNumber | undefined {
  if (locale === 'zh-TW') return readHan(text, start);
  const language = locale.slice(0, 2);
  const read = readWith(LANGUAGES[language], text, start);
  if (language !== 'en') return read;
  const ordinal = readWith(LANGUAGES['en-ordinal'], text, start);
  return ordinal !== undefined && ordinal.length > (read?.length ?? 0) ? ordinal : read;
}

function readWith(words: NumberWords | undefined, text: string, start: number): WrittenNumber | undefined {
  if (words === undefined) return undefined;
  let total = 0;
  let current = 0;
  let end = start;
  let at = start;
  let pairs = 0;
  for (;;) {
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) break;
    const key = fold(word);
    const value = words.values.get(key);
    if (value === undefined && !(end > start && words.joiners.has(key))) break;
    if (value === 1000) {
      total += (current || 1) * 1000;
      current = 0;
    } else if (value === 100) {
      current = (current || 1) * 100;
    } else if (value === 20 && current % 100 === 4) {
      current += 76; // quatre-vingt
    } else if (
      value !== undefined &&
      current >= 10 &&
      current < 100 &&
      total === 0 &&
      value >= 10 &&
      words === LANGUAGES['en']
    ) {
      total = current * 100; // nineteen ninety-eight
      current = value;
      pairs++;
    } else if (value !== undefined) {
      current += value;
    }
    at += word.length;
    if (value !== undefined) end = at;
    const gap = text[at];
    if (gap !== ' ' && gap !== '-') break;
    at++;
  }
  const value = total + current;
  if (end === start || pairs > 1 || !((value >= 1 && value <= 31) || (value >= 1500 && value < 2200))) return undefined;
  const source = text.slice(start, end);
  const hyphens = source.includes('-') || !/[ ]/.test(source);
  return { value, length: end - start, write: (other) => words.write(other, hyphens) };
}

const HAN_DIGITS = '〇一二三四五六七八九';
/** What Chinese numbers are written with. */
export const HAN_NUMERALS = `${HAN_DIGITS}零○十百`;
const HAN = new RegExp(`[${HAN_NUMERALS}]+`, 'y');
/** One hundred and some, with or without the zero that fills a gap: 一百零九, 一百一十二. */
const HAN_HUNDREDS = /^([一二])?百(?:〇([一二三四五六七八九])|([一二三四五六七八九])?十([一二三四五六七八九])?)?$/;

function readHan(text: string, start: number): WrittenNumber | undefined {
  HAN.lastIndex = start;
  const source = HAN.exec(text)?.[0];
  if (source === undefined) return undefined;
  const zero = /[零○〇]/.exec(source)?.[0] ?? '○';
  const digits = (value: number): string =>
    String(value).replace(/\d/g, (digit) => (digit === '0' ? zero : HAN_DIGITS.charAt(Number(digit))));
  const plain = source.replace(/[零○]/g, '〇');
  const tens = /^([二三])?十([一二三四五六七八九])?$/.exec(plain);
  if (tens || (plain.length === 1 && plain !== '〇')) {
    const value = tens
      ? 10 * (tens[1] === undefined ? 1 : HAN_DIGITS.indexOf(tens[1])) +
        (tens[2] === undefined ? 0 : HAN_DIGITS.indexOf(tens[2]))
      : HAN_DIGITS.indexOf(plain);
    return value > 31 ? undefined : { value, length: source.length, write: hanTens };
  }
  const hundreds = HAN_HUNDREDS.exec(plain);
  if (hundreds) {
    const [, hundred = '一', unit, ten, unitAfter] = hundreds;
    const tens = unit === undefined && hundreds[0].includes('十') ? HAN_DIGITS.indexOf(ten ?? '一') : 0;
    const value = 100 * HAN_DIGITS.indexOf(hundred) + 10 * tens + HAN_DIGITS.indexOf(unit ?? unitAfter ?? '〇');
    return { value, length: source.length, write: (other) => hanHundreds(other, zero) };
  }
  if (plain.includes('百') || plain.includes('十') || plain.length < 2 || plain.length > 4) return undefined;
  const value = Number(Array.from(plain, (digit) => HAN_DIGITS.indexOf(digit)).join(''));
  return { value, length: source.length, write: digits };
}

/** Numbers up to 299; below a hundred as tens are written. */
function hanHundreds(value: number, zero: string): string {
  const hundred = Math.floor(value / 100);
  const rest = value % 100;
  if (hundred === 0) return hanTens(rest);
  const after = rest === 0 ? '' : rest < 10 ? zero + HAN_DIGITS.charAt(rest) : rest < 20 ? `一${hanTens(rest)}` : hanTens(rest); // prettier-ignore
  return `${HAN_DIGITS.charAt(hundred)}百${after}`;
}

function hanTens(value: number): string {
  const ten = Math.floor(value / 10);
  const unit = value % 10 === 0 && value > 0 ? '' : HAN_DIGITS.charAt(value % 10);
  return ten === 0 ? unit : `${ten === 1 ? '' : HAN_DIGITS.charAt(ten)}十${unit}`;
}
