import type { Places } from '../pack.ts';

export const places: Places = {
  streets: 'rua',
};
