import type { Contact } from '../pack.ts';

export const contact: Contact = {
  words: 'telefoon',
};
