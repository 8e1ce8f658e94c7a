import type { Numbers } from '../pack.ts';

const UNITS = [
  '', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'catorze', 'quinze',
  'dezasseis', 'dezassete', 'dezoito', 'dezanove',
]; // prettier-ignore
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const HUNDREDS = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']; // prettier-ignore

function write(value: number): string {
  if (value >= 1000) {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
    const joint = rest === 0 ? '' : rest <= 100 || rest % 100 === 0 ? ' e ' : ' ';
    return `${thousands === 1 ? '' : `${write(thousands)} `}mil${joint}${write(rest)}`;
  }
  if (value === 100) return 'cem';
  if (value > 100) return [HUNDREDS[Math.floor(value / 100)], write(value % 100)].filter(Boolean).join(' e ');
  if (value < 20) return UNITS[value] ?? '';
  return [TENS[Math.floor(value / 10)], UNITS[value % 10]].filter(Boolean).join(' e ');
}

export const numbers: Numbers = {
  cardinal: {
    units: UNITS,
    tens: TENS,
    hundreds: HUNDREDS,
    others: { cem: 100, mil: 1000, primeiro: 1, dezesseis: 16, dezessete: 17, dezenove: 19 },
    joiners: 'e',
    write,
  },
  ones: 'uma',
};
