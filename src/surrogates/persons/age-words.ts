import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import { fold } from '../case.ts';

const OLDEST = 120;
const READERS = new Map<string, ReadonlyMap<string, number>>();
const WORDS = /[\p{L}\p{M}]+(?:[ -][\p{L}\p{M}]+){0,4}/uy;

/** An age from 1 to 120 in words; `undefined` for a language of which no numbers are known. */
export function ageInWords(age: number, locale: string): string | undefined {
  const { age: write, cardinal } = packOf(locale)?.numbers ?? {};
  return write === undefined ? cardinal?.write(age, true) : write(age);
}

/** Reads the longest such number at `at`. */
export function readAgeWords(
  text: string,
  at: number,
  locale: string,
): { readonly value: number; readonly length: number } | undefined {
  WORDS.lastIndex = at;
  let words = WORDS.exec(text)?.[0] ?? '';
  if (words === '') return undefined;
  const values = readerOf(locale);
  while (words !== '') {
    const value = values.get(fold(words).replaceAll('-', ' '));
    if (value !== undefined) return { value, length: words.length };
    words = words.slice(0, Math.max(words.lastIndexOf(' '), words.lastIndexOf('-'), 0));
  }
  return undefined;
}

function readerOf(locale: string): ReadonlyMap<string, number> {
  const language = languageOf(locale);
  let reader = READERS.get(language);
  if (reader === undefined) {
    const values = new Map<string, number>();
    for (let age = 1; age <= OLDEST; age++) {
      const words = ageInWords(age, language);
      if (words !== undefined) values.set(fold(words).replaceAll('-', ' '), age);
    }
    for (const one of packOf(language)?.numbers?.ones?.split(' ') ?? []) values.set(one, 1);
    reader = values;
    READERS.set(language, reader);
  }
  return reader;
}
