import type { Agreement } from '../pack.ts';

export const agreement: Agreement = {
  beforePlaces: 'i pa',
  beforeProfessions: 'en ett',
};
