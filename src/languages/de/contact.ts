import { between, figures } from '../draw.ts';
import type { Contact, NumberingPlan } from '../pack.ts';

const AREAS = ['30', '40', '69', '89', '201', '211', '221', '228', '231', '234', '251', '341', '351', '361', '381', '391', '421', '431', '451', '471', '511', '521', '531', '551', '561', '611', '621', '631', '651', '681', '711', '721', '731', '761', '821', '841', '911', '921', '931', '941', '951', '3641', '4131', '5251', '6221', '7531', '8031', '9131']; // prettier-ignore
const MOBILE = ['151', '152', '157', '159', '160', '162', '163', '170', '171', '172', '173', '174', '175', '176', '177', '178', '179']; // prettier-ignore

/** Germany: another area code as long as the source's, or another mobile prefix. */
const GERMANY: NumberingPlan = {
  country: '49',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length < 6 || rest.length > 11) return undefined;
    if (/^1[567]/.test(rest)) return trunk + rng.pick(MOBILE) + figures(rest.length - 3, rng);
    const own = AREAS.find((area) => rest.startsWith(area));
    if (trunk === '' && own === undefined) return undefined;
    const width = own?.length ?? Math.min(4, rest.length - 3);
    const area = rng.pick(AREAS.filter((candidate) => candidate.length === width));
    return trunk + area + between(1, 9, rng) + figures(rest.length - width - 1, rng);
  },
};

export const contact: Contact = {
  plans: [GERMANY],
  phones: '030 1234567|0221/123456|0171 1234567|+49 89 123456|(0711) 12 34 56',
  extension: /durchwahl|dw\.?/u,
  ids: {
    'social-security': ['12 150765 B 024'],
    'health-plan': ['A123456780'],
    account: ['DE89 3704 0044 0532 0130 00'],
    vehicle: ['HH AB 1234'],
  },
  words: 'telefon nummer nr durchwahl dw und oder',
  numberWords: `
    nummer akte aktenzeichen az patient patienten fall fallnummer versicherung versicherten versichertennummer sozialversicherung rentenversicherung krankenkasse ausweis personalausweis pass reisepass fuhrerschein
    kennzeichen konto kontonummer steuer kunden kundennummer auftrag befund probe register geschaftszeichen`,
};
