import type { Numbers } from '../pack.ts';

const UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn']; // prettier-ignore
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

const ENDINGS = ['e', 'en', 'er', 'es', 'em'];

/** As before a noun: "einundneunzig Jahre", "hundertein Jahre". */
function write(value: number): string {
  if (value >= 2000) return `${write(Math.floor(value / 1000))}tausend${write(value % 1000)}`;
  if (value >= 200) return `${write(Math.floor(value / 100))}hundert${write(value % 100)}`;
  if (value >= 100) return `hundert${write(value - 100)}`;
  if (value < 20) return UNITS[value] ?? '';
  const unit = UNITS[value % 10] ?? '';
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return unit === '' ? ten : `${unit}und${ten}`;
}

function writeCardinal(value: number): string {
  return write(value).replace(/ein$/u, 'eins');
}

function ordinalStem(value: number): string {
  const short: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' };
  return short[value] ?? `${write(value)}${value < 20 ? 't' : 'st'}`;
}

const DAYS = Array.from({ length: 31 }, (_, i) => i + 1);
const ORDINALS = Object.fromEntries(
  DAYS.flatMap((day) => ENDINGS.map((ending) => [ordinalStem(day) + ending, day] as const)),
);

export const numbers: Numbers = {
  cardinal: { units: [], others: { zwo: 2 }, isCompound: true, write: writeCardinal },
  // "Am dritten", "den dritten": the case that dates have most.
  ordinal: { units: [], others: ORDINALS, write: (value) => `${ordinalStem(value)}en` },
  zero: 'null',
  age: write,
  ones: 'eine einem einer eins',
};
