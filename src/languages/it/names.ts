import type { Names } from '../pack.ts';

export const names: Names = {
  honours: 'don padre suor dottore dottor dottoressa professor professore generale conte',
  titles: {
    u: 'avvocato architetto geometra',
    f: 'signora signorina dottoressa professoressa suor',
    m: 'signor signore dottore dottor',
  },
  ownTitles: { u: 'dott avv arch geom rag on', f: 'ra ssa', m: 'sig don' },
  abbreviated: 'dott sig avv ing rag',
  particles: 'di della del dello dei degli dalla dal da de lo la',
  fields: { given: 'nome', family: 'cognome' },
  honorifics:
    'Dott Prof Avv Ing|Sig Dott Prof|Sig.ra Dott.ssa Prof.ssa|Signora Signorina Dottoressa|Signor Dottor Professor',
  writtenOut: 'Signora Signorina Dottoressa Signor Dottor Professor',
  shares: { secondGiven: 0.05 },
  usual: {
    f: ['Sig.ra', 'Signora'],
    m: ['Sig.', 'Signor'],
    'doctor-f': ['Dott.ssa', 'Dr.ssa'],
    'doctor-m': ['Dott.', 'Dr.'],
  },
};
