import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'van',
  legalForms: 'bv nv',
  kinds: 'banque',
  legalEnding: /B\.\s?V\.|N\.\s?V\./u,
};
