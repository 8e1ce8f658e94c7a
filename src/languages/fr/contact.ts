import { between, figures } from '../draw.ts';
import type { Contact, NumberingPlan } from '../pack.ts';

/** France: the first digit after the 0 tells region, mobile or special number, and stays of its kind. */
const FRANCE: NumberingPlan = {
  country: '33',
  draw(national, rng) {
    const trunk = national.length === 10 && national.startsWith('0') ? '0' : '';
    if (national.length - trunk.length !== 9) return undefined;
    const kind = national.charAt(trunk.length);
    const zone = /[1-5]/.test(kind) ? between(1, 5, rng) : /[67]/.test(kind) ? rng.pick(['6', '6', '7']) : kind;
    if (zone === '7') return `${trunk}7${between(3, 8, rng)}${figures(7, rng)}`;
    return /[1-6]/.test(zone)
      ? trunk + zone + between(zone === '6' ? 0 : 2, 8, rng) + figures(7, rng)
      : `${trunk}${zone}${figures(8, rng)}`;
  },
};

export const contact: Contact = {
  plans: [FRANCE],
  phones: '01 23 45 67 89|06 12 34 56 78|01.23.45.67.89|+33 6 12 34 56 78|0123456789',
  extension: /poste/u,
  ids: {
    'social-security': ['2 55 08 14 168 025 38'],
    account: ['FR14 2004 1010 0505 0001 3M02 606'],
    vehicle: ['AB-123-CD'],
  },
  words: 'poste numero et ou adresse',
  numberWords: `
    numero dossier patient identifiant securite sociale nir ipp nda iep finess rpps adeli permis conduire passeport carte compte police assurance reference venue sejour prescription no`,
};
