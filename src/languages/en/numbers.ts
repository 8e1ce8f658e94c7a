import type { Numbers } from '../pack.ts';

const CARDINALS = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const ORDINALS = [
  '', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth',
  'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth',
]; // prettier-ignore
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function write(value: number, hyphens: boolean): string {
  if (value >= 2000 && value < 2100) {
    const rest = write(value % 100, hyphens);
    return rest === '' ? 'two thousand' : value >= 2010 ? `twenty ${rest}` : `two thousand ${rest}`;
  }
  if (value >= 1000) {
    const rest = value % 100;
    const tail = rest === 0 ? 'hundred' : rest < 10 ? `oh ${write(rest, hyphens)}` : write(rest, hyphens);
    return `${write(Math.floor(value / 100), hyphens)} ${tail}`;
  }
  if (value >= 100) {
    const rest = write(value % 100, hyphens);
    return `${CARDINALS[Math.floor(value / 100)]} hundred${rest === '' ? '' : ` and ${rest}`}`;
  }
  if (value < 20) return CARDINALS[value] ?? '';
  const unit = CARDINALS[value % 10] ?? '';
  return unit === ''
    ? (TENS[Math.floor(value / 10)] ?? '')
    : `${TENS[Math.floor(value / 10)]}${hyphens ? '-' : ' '}${unit}`;
}

function writeOrdinal(value: number, hyphens: boolean): string {
  if (value < 20) return ORDINALS[value] ?? '';
  if (value % 10 === 0) return `${(TENS[Math.floor(value / 10)] ?? '').slice(0, -1)}ieth`;
  return `${TENS[Math.floor(value / 10)]}${hyphens ? '-' : ' '}${ORDINALS[value % 10]}`;
}

export const numbers: Numbers = {
  zero: 'zero oh o nought',
  cardinal: { units: CARDINALS, tens: TENS, others: { hundred: 100, thousand: 1000 }, isPaired: true, write },
  ordinal: { units: ORDINALS, others: { twenty: 20, thirty: 30, twentieth: 20, thirtieth: 30 }, write: writeOrdinal },
};
