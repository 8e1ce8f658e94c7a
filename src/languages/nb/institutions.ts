import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  legalForms: 'as oy',
};
