import type { Names } from '../pack.ts';

export const names: Names = {
  particles: 'van ter ten te',
  alsoNames: 'te',
};
