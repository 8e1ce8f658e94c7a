import type { Names } from '../pack.ts';

export const names: Names = {
  honours: 'kaiser konig prinz professor',
  saints: 'sankt',
  titles: { u: 'mag med pfr cand', f: 'frau fr', m: 'herr herrn hr pater' },
  particles: 'von vom der den zu zur zum',
  alsoNames: 'den',
  joins: 'und oder',
  fields: { given: 'vorname', family: 'nachname|familienname' },
  honorifics: 'Dr Prof|Frau Dr Prof|Herr Dr Prof|Herrn Dr Prof',
  writtenOut: 'Frau Fräulein Herr Herrn',
  shares: { hyphenated: 0.08, secondGiven: 0.06 },
  usual: { f: ['Frau'], m: ['Herr'], 'doctor-f': ['Dr.'], 'doctor-m': ['Dr.'] },
};
