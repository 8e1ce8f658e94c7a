import type { Rng } from '../core/rng.ts';
import { localeKey } from '../languages/index.ts';

/**
 * National numbering plans, as far as a reader would notice: `draw` gives a national number (with its trunk 0 where the
 * source has one) as long as the source and of its kind, or `undefined` where the source does not fit the plan.
 */
interface NumberingPlan {
  readonly country: string;
  draw(national: string, rng: Rng): string | undefined;
}

const some = (count: number, rng: Rng): string => {
  let text = '';
  for (let i = 0; i < count; i++) text += String(rng.int(10));
  return text;
};
const oneOf = (first: number, last: number, rng: Rng): string => String(first + rng.int(last - first + 1));

/** North America: area code and exchange of the form [2-9]XX, no N11; 800 and its like stay. */
const NORTH_AMERICA: NumberingPlan = {
  country: '1',
  draw(national, rng) {
    const subscriber = (): string => exchange(rng) + some(4, rng);
    if (/^[01]/.test(national)) return undefined;
    if (national.length === 7) return subscriber();
    if (national.length !== 10) return undefined;
    const area = /^8(?:00|33|44|55|66|77|88)/.test(national)
      ? national.slice(0, 3)
      : oneOf(2, 9, rng) + oneOf(0, 8, rng) + some(1, rng);
    return (/^.11$/.test(area) ? `${area.charAt(0)}12` : area) + subscriber();
  },
};

function exchange(rng: Rng): string {
  const drawn = oneOf(2, 9, rng) + some(2, rng);
  return drawn.endsWith('11') ? `${drawn.charAt(0)}12` : drawn;
}

const SPANISH_AREAS = ['91', '93', '94', '95', '96', '98', '92', '97'];
/** Third digits that a province's number has after the area. */
const SPAIN: NumberingPlan = {
  country: '34',
  draw(national, rng) {
    if (national.length !== 9) return undefined;
    switch (national.charAt(0)) {
      case '6':
        return `6${some(8, rng)}`;
      case '7':
        return `7${oneOf(1, 4, rng)}${some(7, rng)}`;
      case '9':
        return rng.pick(SPANISH_AREAS) + oneOf(1, 8, rng) + some(6, rng);
      case '8':
        return /^80|^90/.test(national) ? national.slice(0, 3) + some(6, rng) : `8${oneOf(1, 8, rng)}${some(7, rng)}`;
      default:
        return undefined;
    }
  },
};

/** France: the first digit after the 0 tells region, mobile or special number, and stays of its kind. */
const FRANCE: NumberingPlan = {
  country: '33',
  draw(national, rng) {
    const trunk = national.length === 10 && national.startsWith('0') ? '0' : '';
    if (national.length - trunk.length !== 9) return undefined;
    const kind = national.charAt(trunk.length);
    const zone = /[1-5]/.test(kind) ? oneOf(1, 5, rng) : /[67]/.test(kind) ? rng.pick(['6', '6', '7']) : kind;
    if (zone === '7') return `${trunk}7${oneOf(3, 8, rng)}${some(7, rng)}`;
    return /[1-6]/.test(zone)
      ? trunk + zone + oneOf(zone === '6' ? 0 : 2, 8, rng) + some(7, rng)
      : `${trunk}${zone}${some(8, rng)}`;
  },
};

const GERMAN_AREAS = ['30', '40', '69', '89', '201', '211', '221', '228', '231', '234', '251', '341', '351', '361', '381', '391', '421', '431', '451', '471', '511', '521', '531', '551', '561', '611', '621', '631', '651', '681', '711', '721', '731', '761', '821', '841', '911', '921', '931', '941', '951', '3641', '4131', '5251', '6221', '7531', '8031', '9131']; // prettier-ignore
const GERMAN_MOBILE = ['151', '152', '157', '159', '160', '162', '163', '170', '171', '172', '173', '174', '175', '176', '177', '178', '179']; // prettier-ignore

/** Germany: another area code as long as the source's, or another mobile prefix. */
const GERMANY: NumberingPlan = {
  country: '49',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length < 6 || rest.length > 11) return undefined;
    if (/^1[567]/.test(rest)) return trunk + rng.pick(GERMAN_MOBILE) + some(rest.length - 3, rng);
    const own = GERMAN_AREAS.find((area) => rest.startsWith(area));
    if (trunk === '' && own === undefined) return undefined;
    const width = own?.length ?? Math.min(4, rest.length - 3);
    const area = rng.pick(GERMAN_AREAS.filter((candidate) => candidate.length === width));
    return trunk + area + oneOf(1, 9, rng) + some(rest.length - width - 1, rng);
  },
};

const SWEDISH_AREAS: Readonly<Record<number, readonly string[]>> = {
  1: ['8'],
  2: [
    '11',
    '13',
    '16',
    '18',
    '19',
    '21',
    '23',
    '26',
    '31',
    '33',
    '35',
    '36',
    '40',
    '42',
    '44',
    '46',
    '54',
    '60',
    '63',
    '90',
  ],
  3: ['120', '140', '150', '171', '220', '240', '250', '270', '300', '320', '371', '380', '410', '430', '470', '480', '500', '510', '520', '550', '611', '640', '660', '680', '910', '920', '950', '970'], // prettier-ignore
};

const SWEDEN: NumberingPlan = {
  country: '46',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length < 7 || rest.length > 10) return undefined;
    if (/^7[02369]/.test(rest)) return `${trunk}7${rng.pick('02369')}${some(rest.length - 2, rng)}`;
    const width = [1, 2, 3].find((length) => SWEDISH_AREAS[length]?.includes(rest.slice(0, length)));
    if (width === undefined) return undefined;
    return trunk + rng.pick(SWEDISH_AREAS[width] ?? ['8']) + oneOf(1, 9, rng) + some(rest.length - width - 1, rng);
  },
};

/** Taiwan: mobile 09, area 02 to 08. */
const TAIWAN: NumberingPlan = {
  country: '886',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length < 8 || rest.length > 9) return undefined;
    if (rest.startsWith('9')) return `${trunk}9${some(rest.length - 1, rng)}`;
    const area = rest.startsWith('2') ? '2' : rng.pick('34567');
    return trunk + area + oneOf(2, 8, rng) + some(rest.length - 2, rng);
  },
};

const BRITISH_AREAS: Readonly<Record<number, readonly string[]>> = {
  2: ['20', '23', '24', '28', '29'],
  3: ['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161', '191'],
  4: ['1202', '1223', '1225', '1242', '1273', '1302', '1332', '1384', '1452', '1522', '1603', '1625', '1753', '1865', '1904', '1926', '1962'], // prettier-ignore
};

const BRITAIN: NumberingPlan = {
  country: '44',
  draw(national, rng) {
    const trunk = national.startsWith('0') ? '0' : '';
    const rest = national.slice(trunk.length);
    if (rest.length !== 10) return undefined;
    if (rest.startsWith('7')) return `${trunk}7${oneOf(4, 9, rng)}${some(8, rng)}`;
    const width = rest.startsWith('2') ? 2 : /^1(?:1\d|[2-69]1)/.test(rest) ? 3 : 4;
    return /^[12]/.test(rest)
      ? trunk + rng.pick(BRITISH_AREAS[width] ?? ['20']) + oneOf(2, 9, rng) + some(9 - width, rng)
      : undefined;
  },
};

const BY_LOCALE: Readonly<Record<string, readonly NumberingPlan[]>> = {
  en: [NORTH_AMERICA, BRITAIN],
  es: [SPAIN],
  ca: [SPAIN],
  fr: [FRANCE],
  de: [GERMANY],
  sv: [SWEDEN],
  'zh-TW': [TAIWAN],
};
const PLANS = [NORTH_AMERICA, BRITAIN, SPAIN, FRANCE, GERMANY, SWEDEN, TAIWAN];
/** Country codes that are not the beginning of a longer one; the first fit is taken. */
const COUNTRY =
  /^(?:1|7|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21[0-9]|22\d|23\d|24\d|25\d|26\d|29\d|35\d|37\d|38\d|42\d|50\d|59\d|67\d|68\d|69\d|80\d|85\d|88\d|96\d|97\d|99\d)/;

/** A phone number taken apart: what is kept of it, what is drawn. */
export interface PhonePlan {
  /** Digits in front that stay: international prefix and country code, "00 34", "+1". */
  readonly kept: string;
  readonly national: string;
  readonly extension: string;
  readonly plan: NumberingPlan | undefined;
}

/**
 * Takes a phone number apart.
 *
 * @param text the mention, with all that stands around the number.
 */
export function planPhone(text: string, locale: string): PhonePlan {
  const extensionAt = text.search(
    /(?:\b|\d)[\s,;]*(?:ext\.?|extensi[oó]n|extn?\.?|x|poste|durchwahl|dw\.?|anknytning|分機|轉|#)\s*\.?:?\s*\d{1,6}\)?\s*$/iu,
  );
  const cut = extensionAt < 0 ? text.length : extensionAt + (/\d/.test(text.charAt(extensionAt)) ? 1 : 0);
  const digits = text.slice(0, cut).replace(/\D/g, '');
  const extension = text.slice(cut).replace(/\D/g, '');
  const plus = /^\D*\+/.test(text);
  const own = BY_LOCALE[localeKey(locale)] ?? [];
  const international = plus
    ? 0
    : digits.startsWith('00') && digits.length > 10
      ? 2
      : digits.startsWith('011') && digits.length > 12
        ? 3
        : -1;
  if (international >= 0) {
    const code = COUNTRY.exec(digits.slice(international))?.[0] ?? '';
    const start = international + code.length;
    const plan = PLANS.find(({ country }) => country === code);
    return { kept: digits.slice(0, start), national: digits.slice(start), extension, plan };
  }
  // "(34) 02.29.18.05.95"
  const bracketed = /^\s*\((\d{1,3})\)/.exec(text)?.[1];
  if (bracketed !== undefined && PLANS.some(({ country }) => country === bracketed)) {
    const national = digits.slice(bracketed.length);
    const plan = [...own, ...PLANS].find((candidate) => fits(candidate, national));
    if (national.length >= 9 && plan !== undefined) return { kept: bracketed, national, extension, plan };
  }
  // "34 91 411 54 62", "1-305-555-2333": the country code without its sign.
  for (const plan of own) {
    const { country } = plan;
    const longer = digits.length === country.length + (country === '1' ? 10 : 9);
    if (longer && digits.startsWith(country))
      return { kept: country, national: digits.slice(country.length), extension, plan };
  }
  return { kept: '', national: digits, extension, plan: own.find((plan) => fits(plan, digits)) };
}

function fits(plan: NumberingPlan, digits: string): boolean {
  return plan.draw(digits, FIRST) !== undefined;
}

/** A generator that always gives the first: whether a plan applies does not depend on what is drawn. */
const FIRST: Rng = {
  fork: () => FIRST,
  int: () => 0,
  float: () => 0,
  chance: () => false,
  pick: (items) => items[0] as never,
};

/** Draws the digits of another number of the same kind. */
export function drawPhone({ kept, national, extension, plan }: PhonePlan, rng: Rng): string {
  return kept + (plan?.draw(national, rng) ?? drawUnknown(national, rng)) + drawExtension(extension, rng);
}

/** Outside the known plans: leading zeros and the first digit after them stay, since they tell area and kind. */
function drawUnknown(national: string, rng: Rng): string {
  const head = /^0*[1-9]?/.exec(national)?.[0] ?? '';
  const fixed = national.length - head.length >= 4 ? head : head.replace(/[1-9]$/, '');
  const rest = national.length - fixed.length;
  return rest === 0
    ? fixed
    : fixed + (fixed.length < head.length ? oneOf(1, 9, rng) + some(rest - 1, rng) : some(rest, rng));
}

function drawExtension(extension: string, rng: Rng): string {
  return extension === '' ? '' : (extension.startsWith('0') ? '0' : oneOf(1, 9, rng)) + some(extension.length - 1, rng);
}

/** Examples of a locale's phone numbers. */
export const PHONE_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  en: [
    '(212) 555-0100',
    '212-555-0100',
    '212.555.0100',
    '+1 212 555 0100',
    '555-0100',
    '020 7946 0000',
    '212-555-0100 x123',
  ],
  es: ['912 345 678', '612 345 678', '91 234 56 78', '+34 612 345 678', '912345678'],
  ca: ['932 345 678', '612 345 678', '93 234 56 78', '+34 612 345 678', '972 34 56 78'],
  fr: ['01 23 45 67 89', '06 12 34 56 78', '01.23.45.67.89', '+33 6 12 34 56 78', '0123456789'],
  de: ['030 1234567', '0221/123456', '0171 1234567', '+49 89 123456', '(0711) 12 34 56'],
  sv: ['08-123 456 78', '070-123 45 67', '031-12 34 56', '+46 70 123 45 67'],
  'zh-TW': ['02-2345-6789', '0912-345-678', '(04) 2345-6789', '+886 912 345 678', '0912345678'],
};
