import type { Names } from '../pack.ts';

export const names: Names = {
  saints: 'sant',
  titles: { f: 'senyora', m: 'senyor' },
  ownTitles: { f: 'dona na', m: 'don en' },
  particles: 'i',
  alsoNames: 'i',
  fields: { family: 'cognoms' },
  honorifics: 'Sra Srta Dra|Sr Dr En|Senyora Doctora|Senyor Doctor',
  writtenOut: 'En',
  twoSurnames: true,
  shares: { surnames: 0.65, joined: 0.3 },
  usual: { f: ['Sra.'], m: ['Sr.'], 'doctor-f': ['Dra.'], 'doctor-m': ['Dr.'] },
};
