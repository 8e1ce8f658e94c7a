import type { Rng } from '../core/rng.ts';

/** How a word is written: `title` has one capital, in front; `mixed` is anything else, such as "McX"; `none` has no case. */
export type Casing = 'upper' | 'lower' | 'title' | 'mixed' | 'none';

/** The casing of a word. A single capital counts as `title`, since it says nothing about the letters after it. */
export function casingOf(word: string): Casing {
  const lower = word.toLowerCase();
  const upper = word.toUpperCase();
  if (lower === upper) return 'none';
  if (word === lower) return 'lower';
  const first = firstLetter(word);
  if (word === upper) return hasCaseAfter(word, first) ? 'upper' : 'title';
  const rest = first + 1;
  return word[first] !== lower[first] && word.slice(rest) === lower.slice(rest) ? 'title' : 'mixed';
}

/** Writes `value`, spelt as in a list ("de la Cruz", "McGill"), in a casing. `title` and `mixed` keep the list's own capitals. */
export function applyCasing(value: string, casing: Casing): string {
  if (casing === 'upper') return value.toUpperCase();
  if (casing === 'lower') return value.toLowerCase();
  return casing === 'none' ? value : capitalise(value);
}

/** Puts a capital in front of a word that starts with a letter. */
export function capitalise(value: string): string {
  const first = value.charCodeAt(0);
  if (first >= 65 && first <= 90) return value;
  return value.charAt(0).toUpperCase() + value.slice(1);
}

export { fold } from '../text/fold.ts';

/** The alphabets in which letters, and vowels and tones that are written as marks on them, are replaced one by one; each has at least two signs. */
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Latin}/u, 'abcdefghijklmnoprstuvwxyz'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρστυφχψω'],
  [/\p{Script=Cyrillic}/u, 'абвгдежзиклмнопрстуфхцчшэюя'],
  [/\p{Script=Han}/u, '明華美玲志偉淑芬雅婷俊傑家豪怡君建宏佳文'],
  [/\p{Script=Arabic}/u, 'ابتجحدرسعفقكلمنهوي'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטילמנסעפקרשת'],
  [/\p{Script=Hiragana}/u, 'あいうえおかきくけこさしすせそたちつてとなにのはひふまみもやゆよらりる'],
  [/\p{Script=Katakana}/u, 'アイウエオカキクケコサシスセソタチツテトナニノハヒフマミモヤユヨラリル'],
  [
    /\p{Script=Hangul}/u,
    '강경광규기나남노다도동라리마명미민배병보사상서석선성소송수순승시신아안양연영오용우원유윤은의인일자재정조종주준지진찬창철태하한현형혜호홍화환효희',
  ],
  [/[ก-ฮ]/u, 'กขคงจชดตทนบปผพมยรลวสหอ'],
  [/[เ-ไ]/u, 'เแโใไ'],
  [/[ะาำ]/u, 'ะา'],
  [/[ัิ-ื]/u, 'ัิีึื'],
  [/[ุู]/u, 'ุู'],
  [/[่-๋]/u, '่้'],
  [/[ऄ-औ]/u, 'अआइईउऊएऐओ'],
  [/[ा-ौ]/u, 'ािीुूेैोौ'],
  [/\p{Script=Devanagari}/u, 'कगचजटडतदनपबभमयरलवशसह'],
];
const LATIN = 'abcdefghijklmnoprstuvwxyz';
const LETTER = /[\p{L}ัิ-ู่-๋ा-ौ]/u;
const DIGIT = /\p{Nd}/u;

/**
 * Another text of the same shape: letters become other letters of their script and case, digits other digits, all else
 * stays. No letter or digit keeps its value, so the result differs from `text`, ignoring case, wherever there is one. Nothing is called {@link UNSPEAKABLE}.
 */
export function mapShape(text: string, rng: Rng): string {
  let result = '';
  for (const char of text) {
    if (LETTER.test(char)) result += otherLetter(char, rng);
    else if (DIGIT.test(char)) result += otherDigit(char, rng);
    else result += char;
  }
  return UNSPEAKABLE.test(result) ? mapShape(text, rng) : result;
}

const UNSPEAKABLE = /^(?:SS|SA|SD|HJ|KZ|NS|KKK)$/iu;

/** The same text with other digits, of which the first of a number is never 0 unless it was. */
export function mapDigits(text: string, rng: Rng): string {
  let result = '';
  let inside = false;
  for (const char of text) {
    const digit = char >= '0' && char <= '9';
    if (!digit) result += char;
    else if (!inside && char !== '0') result += String(1 + ((Number(char) + rng.int(8)) % 9));
    else result += inside ? String(rng.int(10)) : char;
    inside = digit;
  }
  return result;
}

/** Another letter of the same script and case. */
export function otherLetter(letter: string, rng: Rng): string {
  const lower = letter.toLowerCase();
  const plain = lower.normalize('NFD').charAt(0);
  const alphabet = ALPHABETS.find(([script]) => script.test(letter))?.[1] ?? LATIN;
  const own = alphabet.includes(lower) ? alphabet.indexOf(lower) : alphabet.indexOf(plain);
  const drawn = own < 0 ? rng.int(alphabet.length) : (own + 1 + rng.int(alphabet.length - 1)) % alphabet.length;
  const other = alphabet.charAt(drawn);
  return letter === lower ? other : other.toUpperCase();
}

function otherDigit(digit: string, rng: Rng): string {
  const value = digit >= '0' && digit <= '9' ? Number(digit) : 0;
  return String((value + 1 + rng.int(9)) % 10);
}

function firstLetter(word: string): number {
  for (let i = 0; i < word.length; i++) {
    const char = word.charAt(i);
    if (char.toLowerCase() !== char.toUpperCase()) return i;
  }
  return 0;
}

function hasCaseAfter(word: string, index: number): boolean {
  const rest = word.slice(index + 1);
  return rest.toLowerCase() !== rest.toUpperCase();
}

const SIBILANT = /[sßxzşšžç]$/iu;

/** What a name takes at its end in the genitive. */
export function genitiveEnding(
  name: string,
  { ending, afterSibilant }: { readonly ending: string; readonly afterSibilant: string },
): string {
  return SIBILANT.test(name) ? afterSibilant : ending;
}
