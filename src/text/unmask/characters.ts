import { memoise } from '../../core/caches.ts';
import { simplifiedHan } from '../../resources/lexical-data.ts';
import { createMapping, type MappedText } from './mapped-text.ts';

/**
 * Letters that look like Latin ones, or are Latin ones with a stroke, after compatibility decomposition: a part of Unicode's
 * confusables (UTS #39). Each group is what is written, then the letters it is taken for.
 */
const LOOK_ALIKES: readonly (readonly [plain: string, letters: string])[] = [
  ['a', 'аαɑ⍺ᴀɐᎪΑА'], ['b', 'ЬьвВΒβʙᏴƀɓ'], ['c', 'сСϲⅽᴄϹᏟƈ¢'], ['d', 'ԁⅾᴅđðɖɗĐÐᎠ'], ['e', 'еЕΕεєҽɛᴇᎬ℮ǝəɘΈ'], ['f', 'ƒꜰϝʄғ'],
  ['g', 'ɡցԍɢᏀǥ'], ['h', 'һНΗнհʜᎻħɥҺ'], ['i', 'іІΙιıɩɪӏӀⅰᎥⲒ'], ['j', 'јЈϳᴊᎫɟ'], ['k', 'кКΚκᴋᏦĸƙ'], ['l', 'ⅼʟłƖᏞǀŁ'],
  ['m', 'мМΜᴍⅿᎷɯ'], ['n', 'ոΝηɴпᶇŋɲǹИ'], ['o', 'оОΟοσօᴏøØ௦ഠଠѳө'], ['p', 'рРΡρᴘᏢþ'], ['q', 'ԛզɋԚ'], ['r', 'гᴦʀᎡɍɹя'],
  ['s', 'ѕЅꜱᏚʂ'], ['t', 'тТΤτᴛᎢŧƭʇ'], ['u', 'υսᴜʋцՍ'], ['v', 'νѵᴠⅴᏙʌѴ'], ['w', 'ԝωшᴡᎳɯԜʍ'], ['x', 'хХΧχⅹ×Ҳ'],
  ['y', 'уУγΥүʏᎽʎҮ'], ['z', 'ᴢΖᏃƶʐ'], ['ss', 'ßẞ'], ['ae', 'æÆǽ'], ['oe', 'œŒ'], ["'", '’‘‛ʼ′`´＇'],
  ['-', '‐‑‒–—―−⁃﹣－ー·•∙⋅・'],
]; // prettier-ignore

const table = new Map(LOOK_ALIKES.flatMap(([plain, letters]) => Array.from(letters, (letter) => [letter, plain])));

/** Blocks of letters in order that compatibility decomposition leaves as they are: the code of the first, and what it is. */
const ROWS: readonly (readonly [first: number, letters: string])[] = [
  // White on black circles and squares, as in flags, and tags, which nobody sees.
  ...[0x1f150, 0x1f170, 0x1f1e6, 0xe0041, 0xe0061].map((first) => [first, 'abcdefghijklmnopqrstuvwxyz'] as const),
  [0xe0030, '0123456789'],
  [0x24f5, '123456789'],
  [0x2776, '123456789'],
  [0x2780, '123456789'],
  [0x278a, '123456789'],
];
const BRAILLE = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const HAN_DIGITS = ['〇零', '一壹', '二贰貳', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'];

for (const [first, letters] of ROWS)
  Array.from(letters).forEach((letter, i) => table.set(String.fromCodePoint(first + i), letter));
Array.from(BRAILLE).forEach((sign, i) => table.set(sign, String.fromCharCode(97 + i)));

const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800]/u;
const HAN = /\p{Script=Han}/u;
const DECIMAL = /\p{Nd}/u;
const SPACE = /\s/u;

/**
 * The plain form of a text, for comparison: full-width, mathematical and circled letters as they are meant, look-alikes of
 * other scripts as the Latin letters they are taken for, without accents and invisible signs, digits of all scripts as ASCII,
 * Chinese characters simplified, in lower case.
 */
export function foldCharacters(source: MappedText): MappedText {
  const { text, starts, ends } = source;
  const made = createMapping();
  for (let i = 0; i < text.length;) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      const lower = unit >= 65 && unit <= 90 ? String.fromCharCode(unit + 32) : (text[i] as string);
      made.add(lower, starts[i] as number, ends[i] as number);
      i++;
      continue;
    }
    const sign = String.fromCodePoint(text.codePointAt(i) as number);
    const last = i + sign.length - 1;
    const plain = plainOf(sign);
    if (plain !== '') made.add(plain, starts[i] as number, ends[last] as number);
    i += sign.length;
  }
  return made.result();
}

const plainOf = memoise((sign: string): string => {
  const direct = table.get(sign);
  if (direct !== undefined) return direct;
  // Decomposed Korean is no letters of its own.
  const decomposed = /\p{Script=Hangul}/u.test(sign) ? sign : sign.normalize('NFKD');
  return Array.from(decomposed, (part) => {
    if (SPACE.test(part)) return ' ';
    if (INVISIBLE.test(part)) return '';
    const code = part.codePointAt(0) as number;
    if (code >= 0x80 && DECIMAL.test(part)) return digitOf(code);
    if (HAN.test(part)) return simplifiedHan(part);
    const letter = table.get(part) ?? table.get(part.toLowerCase());
    return letter ?? part.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  }).join('');
});

/** Decimal digits stand ten in a row. */
function digitOf(code: number): string {
  let zero = code;
  while (code - zero < 9 && DECIMAL.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** Chinese digits, for runs of them only: they are ordinary words too. */
export function hanDigit(sign: string): string | undefined {
  const digit = HAN_DIGITS.findIndex((signs) => signs.includes(sign));
  return digit < 0 ? undefined : String(digit);
}

export function plainForm(text: string): string {
  let plain = '';
  for (const sign of text) plain += sign < '\u0080' ? sign.toLowerCase() : plainOf(sign);
  return plain;
}
