import { packOf, PACKS, unionOf } from '../../languages/index.ts';
import { fold } from '../case.ts';

const plurals = new Map<string, ReadonlyMap<string, string>>();

/** The plural of a word for a unit of time, itself where it is one; `undefined` for any other word. A number beside one tells how long, not when. */
export function pluralUnit(word: string, locale: string): string | undefined {
  const units = packOf(locale)?.dates?.units ?? PACKS[0].dates?.units ?? '';
  let table = plurals.get(units);
  if (table === undefined) {
    const index = new Map<string, string>();
    for (const unit of units.split('|')) {
      const [singular = '', plural = '', ...others] = unit.split(' ');
      // German "Tages" is the singular's genitive; "Tagen" is a plural of its own.
      for (const form of [singular, plural, ...others]) {
        index.set(fold(form), form !== singular && form.endsWith('n') ? form : plural);
      }
    }
    plurals.set(units, (table = index));
  }
  return table.get(fold(word));
}

/** Words after the number of a century ("20. Jahrhundert", "XIXe siècle"), and before it ("siglo XX"). */
const AFTER_CENTURY = new RegExp(`^${unionOf(({ dates }) => dates?.century?.after)}$`);
const BEFORE_CENTURY = new RegExp(`^${unionOf(({ dates }) => dates?.century?.before)}$`);

export function isCenturyWord(word: string, before: boolean): boolean {
  return (before ? BEFORE_CENTURY : AFTER_CENTURY).test(fold(word));
}

const FIRST_CENTURY = 15;
const LAST_CENTURY = 21;

/** A neighbouring century: between the 15th and the 21st, those that lie there stay there. */
export function otherCentury(century: number, back: boolean): number {
  const first = century < FIRST_CENTURY ? 1 : FIRST_CENTURY;
  const last = century > LAST_CENTURY ? century + 1 : LAST_CENTURY;
  const wanted = century + (back ? -1 : 1);
  return wanted < first || wanted > last ? century + (back ? 1 : -1) : wanted;
}

const ROMAN_DIGITS: readonly (readonly [string, number])[] = [['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]]; // prettier-ignore

/** A Roman numeral below 40. */
export function writeRoman(value: number): string {
  let rest = value;
  let text = '';
  for (const [digit, size] of ROMAN_DIGITS) {
    for (; rest >= size; rest -= size) text += digit;
  }
  return text;
}

/** The value of a Roman numeral below 40; `undefined` for any other text. */
export function readRoman(text: string): number | undefined {
  if (!/^[IVX]{1,7}$/i.test(text)) return undefined;
  for (let value = 1; value < 40; value++) if (writeRoman(value) === text.toUpperCase()) return value;
  return undefined;
}
