import type { Names } from '../pack.ts';

export const names: Names = {
  titles: { f: 'fru froken' },
  particles: 'av af',
  joins: 'och',
  fields: { given: 'fornamn', family: 'efternamn' },
  honorifics: 'Dr Prof|Fru Fröken|Herr Dr Prof|Doktor Professor',
  writtenOut: 'Fru Fröken',
  shares: { hyphenated: 0.06, secondGiven: 0.06 },
  usual: { f: [''], m: [''], 'doctor-f': ['Dr', 'Leg läk'], 'doctor-m': ['Dr', 'Leg läk'] },
};
