import type { Numbers } from '../pack.ts';

const UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn']; // prettier-ignore
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

function write(value: number): string {
  if (value >= 100) return `hundert${value === 100 ? '' : write(value - 100)}`;
  if (value < 20) return UNITS[value] ?? '';
  const unit = UNITS[value % 10] ?? '';
  const ten = TENS[Math.floor(value / 10)] ?? '';
  return unit === '' ? ten : `${unit}und${ten}`;
}

export const numbers: Numbers = { age: write, ones: 'eine einem einer eins' };
