import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'da do dos das e',
};
