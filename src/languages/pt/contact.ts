import { figures } from '../draw.ts';
import type { Contact, NumberingPlan } from '../pack.ts';

const AREAS = ['21', '22', '231', '232', '233', '234', '239', '241', '243', '244', '253', '258', '261', '265', '266', '271', '274', '276', '281', '282', '289', '291', '295', '296']; // prettier-ignore

/** Portugal: nine figures; 2 for the fixed network by area, 9 for mobiles. */
const PORTUGAL: NumberingPlan = {
  country: '351',
  draw(national, rng) {
    if (national.length !== 9) return undefined;
    if (national.startsWith('9')) return `9${rng.pick('1236')}${figures(7, rng)}`;
    if (!national.startsWith('2')) return undefined;
    const area = rng.pick(AREAS);
    return area + figures(9 - area.length, rng);
  },
};

export const contact: Contact = {
  plans: [PORTUGAL],
  phones: '912 345 678|963456789|21 345 67 89|239 456 789|+351 912 345 678',
  extension: /extensão|ext\.ª/u,
  ids: {
    'social-security': ['11234567890'],
    'health-plan': ['123456789'],
    id: ['12345678 9 ZX1', '12345678'],
    account: ['PT50 0002 0123 1234 5678 9015 4'],
    vehicle: ['12-AB-34', 'AB-12-CD'],
  },
  words: 'telemovel telm tlm telefone contacto correio eletronico morada casa trabalho',
  numberWords:
    'processo numero num utente sns niss nif cartao cidadao bilhete identidade beneficiario adse apolice conta episodio referencia requisicao cedula ordem matricula passaporte carta conducao',
};
