import { SPAIN } from '../es/contact.ts';
import type { Contact } from '../pack.ts';

export const contact: Contact = {
  plans: [SPAIN],
  phones: '932 345 678|612 345 678|93 234 56 78|+34 612 345 678|972 34 56 78',
  ids: {
    'health-plan': ['GALO 1 550512 003'],
    id: ['12345678Z'],
    account: ['ES91 2100 0418 4502 0005 1332'],
    vehicle: ['1234 BCD'],
  },
  words: 'i movils',
  numberWords: 'tsi cip targeta sanitaria historia clinica expedient numero col·legiat document identitat afiliacio',
};
