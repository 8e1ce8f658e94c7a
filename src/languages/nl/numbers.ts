import type { Numbers } from '../pack.ts';

const UNITS = [
  '', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien',
  'zestien', 'zeventien', 'achttien', 'negentien',
]; // prettier-ignore
const TENS = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'];

function write(value: number): string {
  if (value >= 2000 || (value >= 1000 && value < 1100)) {
    return `${value < 2000 ? '' : UNITS[Math.floor(value / 1000)]}duizend${write(value % 1000)}`;
  }
  // Years are counted in hundreds: negentienhonderdachtennegentig.
  if (value >= 100) return `${value < 200 ? '' : write(Math.floor(value / 100))}honderd${write(value % 100)}`;
  if (value < 20) return UNITS[value] ?? '';
  const [unit, ten] = [UNITS[value % 10] ?? '', TENS[Math.floor(value / 10)] ?? ''];
  // "Tweeëntwintig", "drieëndertig": two vowels are kept apart.
  return unit === '' ? ten : `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`;
}

export const numbers: Numbers = {
  cardinal: { units: UNITS, others: { eerste: 1, één: 1 }, isCompound: true, write },
  ones: 'eerste',
};
