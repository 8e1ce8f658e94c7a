import { fold } from './case.ts';
import { writeNumber } from './number-words.ts';

const OLDEST = 120;
const GERMAN_UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn']; // prettier-ignore
const GERMAN_TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

/** Other words for one, before a noun. */
const ONES: Readonly<Record<string, readonly string[]>> = {
  es: ['uno', 'una'],
  fr: ['une'],
  de: ['eine', 'einem', 'einer', 'eins'],
};

const READERS = new Map<string, ReadonlyMap<string, number>>();
const WORDS = /[\p{L}\p{M}]+(?:[ -][\p{L}\p{M}]+){0,4}/uy;

/** An age from 1 to 120 in words, in English, Spanish, French or German. */
export function ageInWords(age: number, locale: string): string | undefined {
  if (locale.startsWith('de')) return writeGerman(age);
  const words = writeNumber(age, locale);
  // Before "años", one is shortened: "veintiún", "treinta y un".
  return locale.startsWith('es') ? words?.replace(/veintiuno$/u, 'veintiún').replace(/uno$/u, 'un') : words;
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
  const language = locale.slice(0, 2);
  let reader = READERS.get(language);
  if (reader === undefined) {
    const values = new Map<string, number>();
    for (let age = 1; age <= OLDEST; age++) {
      const words = ageInWords(age, language);
      if (words !== undefined) values.set(fold(words).replaceAll('-', ' '), age);
    }
    for (const one of ONES[language] ?? []) values.set(one, 1);
    reader = values;
    READERS.set(language, reader);
  }
  return reader;
}

function writeGerman(value: number): string {
  if (value >= 100) return `hundert${value === 100 ? '' : writeGerman(value - 100)}`;
  if (value < 20) return GERMAN_UNITS[value] ?? '';
  const unit = GERMAN_UNITS[value % 10] ?? '';
  const ten = GERMAN_TENS[Math.floor(value / 10)] ?? '';
  return unit === '' ? ten : `${unit}und${ten}`;
}
