import type { Names } from '../pack.ts';

export const names: Names = {
  particles: 'da do dos das e',
  alsoNames: 'do e',
};
