import type { Numbers } from '../pack.ts';

const UNITS = [
  '', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze',
  'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf',
]; // prettier-ignore
const TENS = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt']; // prettier-ignore

function write(value: number, hyphens: boolean): string {
  const words = inWords(value);
  return hyphens ? words : words.replaceAll('-', ' ');
}

function inWords(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return [thousands > 1 ? inWords(thousands) : '', 'mille', inWords(value % 1000)].filter(Boolean).join(' ');
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    return [hundreds > 1 ? inWords(hundreds) : '', 'cent', inWords(value % 100)].filter(Boolean).join(' ');
  }
  if (value < 20) return UNITS[value] ?? '';
  const ten = Math.floor(value / 10);
  const unit = ten === 7 || ten === 9 ? value - (ten - 1) * 10 : value % 10;
  const tens = TENS[ten] ?? '';
  if (unit === 0) return value === 80 ? 'quatre-vingts' : tens;
  if ((unit === 1 || unit === 11) && ten < 8) return `${tens} et ${UNITS[unit]}`;
  return `${tens}-${UNITS[unit]}`;
}

export const numbers: Numbers = {
  zero: 'zéro',
  cardinal: {
    units: UNITS,
    others: {
      premier: 1, vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90,
      cent: 100, mille: 1000, mil: 1000,
    }, // prettier-ignore
    joiners: 'et',
    write,
  },
  ones: 'une',
};
