import type { Names } from '../pack.ts';

export const names: Names = {
  honours: 'docteur marechal generale capitaine commandant colonel roi reine prince duc comte abbe pere mere',
  saints: 'sainte ste',
  titles: { u: 'docteur maitre', f: 'mme mlle madame mademoiselle soeur', m: 'monsieur' },
  ownTitles: { u: 'me pr', m: 'm' },
  suffixes: 'fils',
  particles: 'des du d le les de la',
  alsoNames: 'd',
  joins: 'et ou',
  fields: { given: 'prenom|prenoms' },
  honorifics:
    'Dr Pr Me|Mme Mlle Dr Pr|M Dr Pr Me|Madame Mademoiselle|Monsieur Docteur Professeur|Docteur Professeur Maître',
  shares: { hyphenated: 0.08 },
  usual: { f: ['Mme'], m: ['M.'], 'doctor-f': ['Dr'], 'doctor-m': ['Dr'] },
};
