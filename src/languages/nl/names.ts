import type { Names } from '../pack.ts';

export const names: Names = {
  honours: 'koning koningin prins prinses burgemeester dokter dominee pater pastoor generaal professor',
  saints: 'sint',
  titles: {
    u: 'dokter drs ir mw ds huisarts',
    f: 'mevrouw mevr mejuffrouw zuster',
    m: 'meneer mijnheer dhr heer broeder',
  },
  ownTitles: { u: 'mr' },
  abbreviated: 'mevr dhr drs',
  particles: 'van ter ten te de der den',
  alsoNames: 'te',
  fields: { given: 'voornaam|voornamen|roepnaam', family: 'achternaam|geslachtsnaam' },
  honorifics: 'Dr Drs Prof|Mevr Mw|Dhr Hr|Mevrouw Mejuffrouw|Meneer Mijnheer',
  writtenOut: 'Mevrouw Mejuffrouw Meneer Mijnheer',
  shares: { hyphenated: 0.08 },
  usual: { f: ['mevr.', 'mw.'], m: ['dhr.'], 'doctor-f': ['dr.', 'drs.'], 'doctor-m': ['dr.', 'drs.'] },
};
