import type { Rng } from '../core/rng.ts';
import { packOf } from '../languages/index.ts';
import { DEFAULT_LOCALE } from '../languages/locale.ts';
import { applyCasing, mapShape, otherLetter } from './case.ts';
import { readRoman, writeRoman } from './dates/calendar.ts';
import { TRIES } from './draw-slot.ts';
import { otherAcronyms, otherBodies } from './institutions/class-words.ts';
import { ageInWords, readAgeWords } from './persons/age.ts';
import { codeGroup } from './places/place-lexicon.ts';
import type { Slot } from './slots.ts';

/** What broadcasters in America begin with. */
const CALL_SIGN = /^[KW]\p{Lu}{2,3}$/u;

/** First letters of words in names of bodies, each about as often as there. */
const INITIALS = 'AAAAACCCCCSSSSSNNNNIIIIUUUFFFPPPMMBBEERRTTDLGWHO';

/** As many letters as words of the name of a body begin with; the last one tells its kind and stays: "AHAC" is an association or a club. */
export function coinAcronym(text: string, rng: Rng, locale: string): string {
  const isCallSign = CALL_SIGN.test(text);
  for (let tries = 0; tries < TRIES; tries++) {
    const letters = [...text].map((letter, i) => ((isCallSign ? i === 0 : i === text.length - 1) ? letter : rng.pick([...INITIALS]))); // prettier-ignore
    const coined = letters.join('');
    if (coined !== text && !/(.)\1/u.test(coined) && otherBodies(coined, locale) === undefined && otherAcronyms(coined, locale) === undefined) return coined; // prettier-ignore
  }
  return mapShape(text, rng);
}

export function drawCountryCode(slot: Slot, scope: Rng): string {
  const code = pickCode(slot, scope, true);
  return slot.text.includes('.') ? [...code].join('.') + (slot.text.endsWith('.') ? '.' : '') : code;
}

export function pickCode(slot: Slot, scope: Rng, country: boolean): string {
  const source = slot.text.replaceAll('.', '').toUpperCase();
  const others =
    codeGroup(slot.text, country)?.filter((code) => code !== source && code.length === source.length) ?? [];
  const rng = scope.fork('code', source);
  const drawn = others.length === 0 ? mapShape(source, rng) : rng.pick(others);
  return applyCasing(drawn, slot.casing === 'lower' ? 'lower' : 'upper');
}

/** "21st", "22nd", "3e": the ending that goes with the number; the English one in any language. */
export function fitOrdinal(text: string, locale: string): string {
  const [, number = '', ending] = /^(\d+)(\p{Ll}+)$/iu.exec(text) ?? [];
  if (ending === undefined) return text;
  const english = packOf(DEFAULT_LOCALE)?.dates?.ending?.(Number(number), ending.toLowerCase(), false);
  if (english !== undefined) return number + (ending === ending.toUpperCase() ? english.toUpperCase() : english);
  const fitted = (own: number) => packOf(locale)?.dates?.ending?.(own, ending, false) ?? ending;
  // The first has an ending for each sex: "1er étage", "1re rue".
  return number === '1' && fitted(1) !== ending ? `2${fitted(2)}` : number + fitted(Number(number));
}

/** One or two before a number, of the first two one behind it. */
export const nearNumber = (own: number, rng: Rng): number => (own > 2 ? own - 1 - rng.int(2) : own + 1);

/** Each figure so much later as all at its place of numbers as long; the first is no nought. */
export function turnDigits(text: string, rng: Rng): string {
  let turned = '';
  for (const [at, figure] of [...text].entries()) {
    const own = Number(figure);
    turned += at === 0 && own > 0 ? 1 + ((own + rng.int(8)) % 9) : (own + rng.int(10)) % 10;
  }
  return turned;
}

/** Another number in words, about as large. */
export function drawNumberWord(slot: Slot, scope: Rng, locale: string): string {
  const value = readAgeWords(slot.text, 0, locale)?.value ?? 1;
  const range = Math.max(10, value);
  const other = 1 + ((value + scope.fork('number-word', slot.key).int(range - 1)) % range);
  return applyCasing(ageInWords(other, locale) ?? String(other), slot.casing);
}

const MAX_ROMAN = 20;

/** Another Roman numeral up to 20, of the sort that numbers army corps. */
export function drawRoman(text: string, rng: Rng): string {
  const own = readRoman(text) ?? 1;
  return writeRoman(1 + ((own + rng.int(MAX_ROMAN - 1)) % MAX_ROMAN));
}

/** The letter of a flat or floor becomes another early one, any other letter any other. */
export function drawLetter(letter: string, rng: Rng): string {
  const others = [...'ABCDEF'].filter((each) => each !== letter);
  return letter >= 'A' && letter <= 'H' ? rng.pick(others) : otherLetter(letter, rng);
}
