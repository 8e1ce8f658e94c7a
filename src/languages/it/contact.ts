import { between, figures } from '../draw.ts';
import type { Contact, NumberingPlan } from '../pack.ts';

const AREAS = [
  ['02', '06'],
  ['010', '011', '030', '035', '039', '040', '041', '045', '049', '050', '051', '055', '059', '070', '075', '079', '080', '081', '085', '089', '090', '091', '095', '099'],
  ['0121', '0131', '0161', '0171', '0185', '0321', '0331', '0341', '0362', '0371', '0382', '0422', '0432', '0444', '0461', '0521', '0532', '0541', '0571', '0583', '0721', '0733', '0742', '0761', '0824', '0832', '0881', '0923', '0931', '0965'],
] as const; // prettier-ignore

/** Italy: the zero belongs to the area; mobile numbers have none. */
const ITALY: NumberingPlan = {
  country: '39',
  draw(national, rng) {
    if (/^3\d{8,9}$/.test(national)) return `3${between(20, 93, rng)}${figures(national.length - 3, rng)}`;
    if (!national.startsWith('0') || national.length < 8 || national.length > 11) return undefined;
    const own = AREAS.find((areas) => areas.some((area) => national.startsWith(area))) ?? AREAS[2];
    const area = rng.pick(own);
    return area + between(2, 8, rng) + figures(national.length - area.length - 1, rng);
  },
};

export const contact: Contact = {
  plans: [ITALY],
  phones: '06 1234 5678|02 12345678|051 123456|0521 123456|347 123 4567|3471234567|+39 347 1234567',
  extension: /interno|int\./u,
  ids: {
    'social-security': ['RSSMRA80A01H501U'],
    'health-plan': ['80380 0001 2345 6789 012'],
    account: ['IT60 X054 2811 1010 0000 0123 456'],
    vehicle: ['AB 123 CD'],
    license: ['U1A12345678'],
  },
  words: 'cell cellulare telefono interno posta elettronica sito indirizzo verde casa lavoro ufficio',
  numberWords:
    'cartella clinica numero num codice fiscale tessera sanitaria patente passaporto carta identita polizza conto pratica protocollo referto richiesta accettazione nosologico ricovero matricola targa partita iva cf',
};
