import type { Numbers } from '../pack.ts';

const UNITS = [
  '', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici', 'tredici',
  'quattordici', 'quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove',
]; // prettier-ignore
const TENS = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];

function write(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return (thousands === 1 ? 'mille' : `${write(thousands)}mila`) + write(value % 1000);
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    return `${hundreds === 1 ? '' : UNITS[hundreds]}cento${write(value % 100)}`;
  }
  if (value < 20) return UNITS[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  const unit = value % 10;
  // "Ventuno" and "ventotto" lose a vowel; "ventitré" has an accent.
  return unit === 1 || unit === 8 ? tens.slice(0, -1) + UNITS[unit] : tens + (unit === 3 ? 'tré' : UNITS[unit]);
}

export const numbers: Numbers = {
  zero: 'zero',
  cardinal: { units: UNITS, others: { primo: 1 }, isCompound: true, write },
  ones: 'un una',
};
