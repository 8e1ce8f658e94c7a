import { hasWord } from '../../core/has-word.ts';
import { packOf } from '../../languages/index.ts';
import type { NumberWords, WrittenNumber } from '../../languages/pack.ts';
import { fold } from '../case.ts';

const values = new Map<NumberWords, ReadonlyMap<string, number>>();

/** The numbers that are read: days and years. */
const WRITTEN = [...Array.from({ length: 31 }, (_, i) => i + 1), ...Array.from({ length: 700 }, (_, i) => i + 1500)];

/** The values of the folded words; 100 and 1000 multiply what stands before them. */
function valuesOf(words: NumberWords): ReadonlyMap<string, number> {
  let known = values.get(words);
  if (known === undefined) {
    const numbered = (list: readonly string[] = [], step = 1) => list.map((word, i) => [fold(word), i * step] as const);
    const { units, tens, hundreds, others, isCompound, write } = words;
    const whole = isCompound === true ? WRITTEN.map((value) => [fold(write(value, true)), value] as const) : [];
    const entries = [
      ...numbered(units),
      ...numbered(tens, 10),
      ...numbered(hundreds, 100),
      ...Object.entries(others).map(([word, value]) => [fold(word), value] as const),
      ...whole,
    ];
    known = new Map(entries.filter(([word]) => word !== '' && !word.includes('-')));
    values.set(words, known);
  }
  return known;
}

/** Whether a folded word is part of a number written out, in a locale's language. */
export function isNumberWord(key: string, locale: string): boolean {
  const { cardinal, ordinal } = packOf(locale)?.numbers ?? {};
  return [cardinal, ordinal].some((words) => words && (valuesOf(words).has(key) || isJoiner(key, words)));
}

function isJoiner(key: string, { joiners }: NumberWords): boolean {
  return hasWord(joiners, key);
}

const LAST_FIGURE = /^[ -]([1-9])(?!\p{Nd})/u;
/** No longer than any number word: Chinese text is one word from end to end. */
const WORD = /[\p{L}\p{M}]{1,64}/uy;

/** Reads a number written out at `start`: a day of the month (1 to 31) or a year (1500 to 2199). */
export function readNumberWords(text: string, start: number, locale: string): WrittenNumber | undefined {
  const { cardinal, ordinal, read } = packOf(locale)?.numbers ?? {};
  if (read !== undefined) return read(text, start);
  const found = readWith(cardinal, text, start);
  const other = readWith(ordinal, text, start);
  return other !== undefined && other.length > (found?.length ?? 0) ? other : found;
}

function readWith(words: NumberWords | undefined, text: string, start: number): WrittenNumber | undefined {
  if (words === undefined) return undefined;
  const values = valuesOf(words);
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
    const value = values.get(key);
    if (value === undefined && !(end > start && isJoiner(key, words))) break;
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
      words.isPaired === true
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
  // "mille neuf cent quatre-vingt 2": a year whose last number is a figure.
  const figure = total > 0 && current % 10 === 0 ? LAST_FIGURE.exec(text.slice(end, end + 3))?.[1] : undefined;
  if (figure !== undefined) {
    current += Number(figure);
    end += 1 + figure.length;
  }
  const value = total + current;
  if (end === start || pairs > 1 || !((value >= 1 && value <= 31) || (value >= 1500 && value < 2200))) return undefined;
  const source = text.slice(start, end);
  const hyphens = source.includes('-') || !/[ ]/.test(source);
  return { value, length: end - start, write: (other) => words.write(other, hyphens) };
}
