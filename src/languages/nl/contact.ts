import { between, figures } from '../draw.ts';
import type { Contact, NumberingPlan } from '../pack.ts';

const AREAS: readonly (readonly string[])[] = [
  ['10', '13', '15', '20', '23', '24', '26', '30', '33', '35', '36', '38', '40', '43', '45', '46', '50', '53', '55', '58', '70', '71', '72', '73', '74', '75', '76', '77', '78', '79'],
  ['113', '118', '162', '165', '172', '180', '182', '222', '227', '229', '251', '294', '297', '313', '317', '320', '341', '343', '346', '412', '418', '475', '478', '485', '511', '512', '522', '541', '546', '561', '570', '592'],
]; // prettier-ignore

/** The Netherlands: ten figures with the trunk 0; 06 for mobiles, areas of two or three figures. */
const NETHERLANDS: NumberingPlan = {
  country: '31',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length !== 9) return undefined;
    if (rest.startsWith('6')) return `${trunk}6${between(1, 5, rng)}${figures(7, rng)}`;
    const areas = AREAS.find((each) => each.some((area) => rest.startsWith(area)));
    if (areas === undefined) return undefined;
    const area = rng.pick(areas);
    return trunk + area + between(2, 8, rng) + figures(8 - area.length, rng);
  },
};

export const contact: Contact = {
  plans: [NETHERLANDS],
  phones: '06-12345678|06 1234 5678|020-1234567|030 123 45 67|0113-123456|+31 6 12345678',
  extension: /toestel|tst\./u,
  ids: {
    'social-security': ['123456782'],
    id: ['123456782'],
    account: ['NL91 ABNA 0417 1643 00'],
    vehicle: ['AB-123-C', '12-ABC-3'],
  },
  words: 'telefoon telefoonnummer mobiel thuis werk toestel adres vast prive',
  numberWords:
    'bsn burgerservicenummer patientnummer dossier dossiernummer kenmerk polis polisnummer verzekering rekening rekeningnummer rijbewijs paspoort kenteken big agb opname zaak nummer zorgverzekering',
};
