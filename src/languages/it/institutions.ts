import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  legalForms: 'spa srl',
  legalEnding: /S\.p\.A\./u,
};
