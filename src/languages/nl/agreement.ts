import type { Agreement } from '../pack.ts';

export const agreement: Agreement = {
  leads: 'de der den het',
  beforeNouns: 'de het der den voor',
  beforePlaces: 'in te van',
  beforeProfessions: 'een de',
};
