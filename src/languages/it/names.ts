import type { Names } from '../pack.ts';

export const names: Names = {
  particles: 'della di',
};
