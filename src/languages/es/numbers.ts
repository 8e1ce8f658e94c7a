import type { Numbers } from '../pack.ts';

const UNITS = [
  '', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce',
  'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós', 'veintitrés',
  'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve',
]; // prettier-ignore
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = ['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos', 'setecientos', 'ochocientos', 'novecientos']; // prettier-ignore

function write(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return [thousands > 1 ? write(thousands) : '', 'mil', write(value % 1000)].filter(Boolean).join(' ');
  }
  if (value === 100) return 'cien';
  if (value > 100) return [HUNDREDS[Math.floor(value / 100)], write(value % 100)].filter(Boolean).join(' ');
  if (value < 30) return UNITS[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens} y ${UNITS[value % 10]}`;
}

export const numbers: Numbers = {
  zero: 'cero',
  cardinal: {
    units: UNITS,
    tens: TENS,
    hundreds: HUNDREDS,
    others: { cien: 100, mil: 1000, primero: 1 },
    joiners: 'y',
    write,
  },
  // Before "años", one is shortened: "veintiún", "treinta y un".
  age: (value) =>
    write(value)
      .replace(/veintiuno$/u, 'veintiún')
      .replace(/uno$/u, 'un'),
  ones: 'uno una',
};
