import type { Numbers } from '../pack.ts';

const UNITS = ['', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv', 'tretton', 'fjorton', 'femton', 'sexton', 'sjutton', 'arton', 'nitton']; // prettier-ignore
const TENS = ['', '', 'tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'];
const ORDINALS = ['', 'första', 'andra', 'tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde', 'tionde', 'elfte', 'tolfte', 'trettonde', 'fjortonde', 'femtonde', 'sextonde', 'sjuttonde', 'artonde', 'nittonde']; // prettier-ignore

function write(value: number): string {
  if (value >= 2000) return `${write(Math.floor(value / 1000))}tusen${write(value % 1000)}`;
  if (value >= 100) return `${write(Math.floor(value / 100))}hundra${write(value % 100)}`;
  return value < 20 ? (UNITS[value] ?? '') : `${TENS[Math.floor(value / 10)]}${UNITS[value % 10]}`;
}

function writeOrdinal(value: number): string {
  if (value < 20) return ORDINALS[value] ?? '';
  return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? 'nde' : ORDINALS[value % 10]}`;
}

export const numbers: Numbers = {
  // "Ett" is an article too.
  cardinal: { units: UNITS.map((word, value) => (value === 1 ? '' : word)), others: {}, isCompound: true, write },
  ordinal: { units: ORDINALS, others: {}, isCompound: true, write: writeOrdinal },
  zero: 'noll',
  ones: 'en ett',
};
