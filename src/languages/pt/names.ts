import type { Names } from '../pack.ts';

export const names: Names = {
  honours: 'doutor doutora dom dona padre frei engenheiro professor professora conde duque marques visconde infante',
  saints: 'sao santo santa',
  titles: { u: 'enf', f: 'senhora doutora dona engenheira enfermeira', m: 'senhor doutor engenheiro enfermeiro' },
  ownTitles: { u: 'eng arq prof', f: 'd dra', m: 'sr' },
  abbreviated: 'enf eng dra sra',
  particles: 'da do dos das e de',
  alsoNames: 'do e',
  fields: { given: 'nome', family: 'apelido|apelidos|sobrenome' },
  honorifics: 'Dr Eng Prof|Sr Dr|Sra Dra D|Senhor Doutor|Senhora Doutora',
  writtenOut: 'Senhor Doutor Senhora Doutora',
  shares: { surnames: 0.7, secondGiven: 0.25 },
  usual: { f: ['D.', 'Sra.'], m: ['Sr.'], 'doctor-f': ['Dra.'], 'doctor-m': ['Dr.'] },
};
