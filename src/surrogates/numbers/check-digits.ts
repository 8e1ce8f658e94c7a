import { shuffle } from '../../core/rng.ts';
import type { Rng } from '../../core/rng.ts';
import { isPossible } from '../dates/calendar.ts';

/**
 * A kind of number with a check: how to tell a valid one, and how to draw another. Both take the number without separators,
 * in upper case.
 */
export interface CheckScheme {
  readonly name: string;
  isValid(number: string): boolean;
  /** Another valid number with the same layout: as long, letters where there were letters. */
  redraw(number: string, rng: Rng): string;
}

const DIGITS = /^\d+$/;

function digit(rng: Rng): string {
  return String(rng.int(10));
}

function digits(count: number, rng: Rng): string {
  let text = '';
  for (let i = 0; i < count; i++) text += digit(rng);
  return text;
}

/** Digits, the first of which is 0 only if the source's is. */
function digitsLike(source: string, rng: Rng): string {
  const zeros = /^0*/.exec(source)?.[0].length ?? 0;
  if (zeros === source.length) return digits(source.length, rng);
  return source.slice(0, zeros) + String(1 + rng.int(9)) + digits(source.length - zeros - 1, rng);
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** The remainder by 97 of a number of any length. */
function remainder(number: string): number {
  let rest = 0;
  for (const char of number) rest = (rest * 10 + Number(char)) % 97;
  return rest;
}

/** The digit that completes a number under the Luhn algorithm (ISO/IEC 7812-1, annex B). */
export function luhnDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const value = Number(body.charAt(body.length - 1 - i)) * (i % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

function isLuhn(number: string): boolean {
  return luhnDigit(number.slice(0, -1)) === number.at(-1);
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

function dniLetter(number: string): string {
  return DNI_LETTERS.charAt(Number(number) % 23);
}

/** Spanish identity card: eight digits and a letter. */
const DNI: CheckScheme = {
  name: 'dni',
  isValid: (number) => /^\d{8}[A-Z]$/.test(number) && dniLetter(number.slice(0, 8)) === number.charAt(8),
  redraw(number, rng) {
    const body = digitsLike(number.slice(0, 8), rng);
    return body + dniLetter(body);
  },
};

/** Spanish number for foreigners: X, Y or Z, seven digits and a letter. */
const NIE: CheckScheme = {
  name: 'nie',
  isValid: (number) =>
    /^[XYZ]\d{7}[A-Z]$/.test(number) &&
    dniLetter('XYZ'.indexOf(number.charAt(0)) + number.slice(1, 8)) === number.charAt(8),
  redraw(_, rng) {
    const first = rng.int(3);
    const body = digits(7, rng);
    return 'XYZ'.charAt(first) + body + dniLetter(first + body);
  },
};

/** Spanish social-security number: province (01–53, 66), eight digits, and the number so far modulo 97. */
const NASS: CheckScheme = {
  name: 'nass',
  isValid: (number) => /^\d{12}$/.test(number) && nassControl(number.slice(0, 10)) === number.slice(10),
  redraw(number, rng) {
    const body = padded(1 + rng.int(52), 2) + digitsLike(number.slice(2, 10), rng);
    return body + nassControl(body);
  },
};

function nassControl(body: string): string {
  const province = body.slice(0, 2);
  const own = Number(body.slice(2));
  // A number below ten million is put behind the province without its leading zero.
  const joined = own < 10_000_000 ? province + padded(own, 7) : body;
  return padded(remainder(joined), 2);
}

/** Catalan health card (CIP): two letters each of the two family names, sex, birth date YYMMDD, order. It has no check. */
const CIP: CheckScheme = {
  name: 'cip',
  isValid: (number) => /^[A-Z]{4}[01]\d{9}$/.test(number) && isShortDate(number.slice(5, 11), 0),
  redraw(number, rng) {
    const pairs = ['GA', 'LO', 'MA', 'FE', 'RO', 'PU', 'SO', 'VI', 'RI', 'SE', 'TO', 'CA', 'BO', 'PE', 'MO', 'GI'];
    return rng.pick(pairs) + rng.pick(pairs) + number.charAt(4) + shortDate(rng) + digits(3, rng);
  },
};

const IBAN_LENGTHS: Readonly<Record<string, number>> = { AT: 20, BE: 16, CH: 21, DE: 22, DK: 18, ES: 24, FR: 27, GB: 22, IE: 22, IT: 27, LU: 20, NL: 18, NO: 15, PL: 28, PT: 25, SE: 24 }; // prettier-ignore

/** Bank account (ISO 13616): country, two check digits (modulo 97), the country's own layout. */
const IBAN: CheckScheme = {
  name: 'iban',
  isValid: (number) => /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(number) && ibanRemainder(number) === 1,
  redraw(number, rng) {
    const country = number.slice(0, 2);
    let account = number.slice(4).replace(/[A-Z0-9]/g, (char) => (/\d/.test(char) ? digit(rng) : letter(rng)));
    if (country === 'ES' && account.length === 20) account = spanishAccount(account);
    const check = 98 - ibanRemainder(`${country}00${account}`);
    return country + padded(check, 2) + account;
  },
};

/** What is as long as those of its country, be its check digits wrong: it stays of that country. */
const IBAN_LIKE: CheckScheme = {
  name: 'iban-like',
  isValid: (number) =>
    IBAN_LENGTHS[number.slice(0, 2)] === number.length && /^..\d{2}[A-Z0-9]+$/.test(number) && !IBAN.isValid(number),
  redraw: (number, rng) => IBAN.redraw(number, rng),
};

function letter(rng: Rng): string {
  return String.fromCharCode(65 + rng.int(26));
}

function ibanRemainder(number: string): number {
  const moved = number.slice(4) + number.slice(0, 4);
  return remainder(moved.replace(/[A-Z]/g, (char) => String(char.charCodeAt(0) - 55)));
}

const ACCOUNT_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Puts the two control digits of a Spanish account number (bank and branch, account) in place. */
function spanishAccount(number: string): string {
  const control = (ten: string): string => {
    const sum = Array.from(ten).reduce((total, char, i) => total + Number(char) * (ACCOUNT_WEIGHTS[i] as number), 0);
    const value = 11 - (sum % 11);
    return String(value === 11 ? 0 : value === 10 ? 1 : value);
  };
  const bank = number.slice(0, 8);
  const account = number.slice(10);
  return bank + control(`00${bank}`) + control(account) + account;
}

/** French social-security number (NIR): sex, year, month, department, commune, order, and 97 minus the remainder. */
export const NIR: CheckScheme = {
  name: 'nir',
  isValid: (number) =>
    /^[12]\d{4}(?:\d\d|2[AB])\d{8}$/.test(number) && nirKey(number.slice(0, 13)) === number.slice(13),
  redraw(number, rng) {
    const department = /[AB]/.test(number) ? `2${rng.pick('AB')}` : padded(1 + rng.int(95), 2);
    const birth = padded(25 + rng.int(75), 2) + padded(1 + rng.int(12), 2);
    // 20 is no department; 2A and 2B stand for it.
    const body = number.charAt(0) + birth + (department === '20' ? '21' : department) + padded(1 + rng.int(600), 3) + padded(1 + rng.int(998), 3); // prettier-ignore
    return body + nirKey(body);
  },
};

/** Such a number for one who was born then, as long as another. */
export function nirOf(number: string, year: number, month: number, rng: Rng): string {
  const drawn = NIR.redraw(number, rng);
  const body = drawn.charAt(0) + padded(year % 100, 2) + padded(month, 2) + drawn.slice(5, 13);
  return (body + nirKey(body)).slice(0, number.length);
}

function nirKey(body: string): string {
  const corsica = body.replace('2A', '19').replace('2B', '18');
  return padded(97 - remainder(corsica), 2);
}

/** Swedish personal number: birth date (YYMMDD or YYYYMMDD), three digits, Luhn over the last ten. */
const PERSONNUMMER: CheckScheme = {
  name: 'personnummer',
  isValid: (number) => /^(?:\d\d)?\d{10}$/.test(number) && isShortDate(number.slice(-10, -4), 60) && isLuhn(number.slice(-10)) && (number.length === 10 || /^(?:18|19|20)/.test(number)), // prettier-ignore
  redraw(number, rng) {
    const date = shortDate(rng);
    const day = Number(number.slice(-6, -4)) > 60 ? padded(Number(date.slice(4)) + 60, 2) : date.slice(4);
    const serial = digits(2, rng) + String(2 * rng.int(5) + (Number(number.at(-2)) % 2)); // the last tells the sex
    const body = date.slice(0, 4) + day + serial;
    const century = number.length === 12 ? number.slice(0, 2) : '';
    return century + body + luhnDigit(body);
  },
};

/** Whether YYMMDD is a date; `offset` may have been added to the day. */
function isShortDate(text: string, offset: number): boolean {
  const day = Number(text.slice(4, 6));
  return isPossible(2000, Number(text.slice(2, 4)), day > offset && offset > 0 ? day - offset : day);
}

/** YYMMDD of 1930 to 1999, so that it is a past date in either century that a prefix may name. */
function shortDate(rng: Rng): string {
  return padded(30 + rng.int(70), 2) + padded(1 + rng.int(12), 2) + padded(1 + rng.int(28), 2);
}

/** German tax number of a person (Steuer-ID): eleven digits, ISO 7064 modulo 11,10. */
const STEUER_ID: CheckScheme = {
  name: 'steuer-id',
  isValid: (number) => /^[1-9]\d{10}$/.test(number) && steuerDigit(number.slice(0, 10)) === number.charAt(10) && repeatsOneDigit(number.slice(0, 10)), // prettier-ignore
  redraw(_, rng) {
    // Of the first ten digits, one comes twice and one is missing.
    const order = shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], rng);
    order[order[0] === 0 ? 9 : 0] = order[4] as number;
    if (order[0] === 0) [order[0], order[1]] = [order[1] as number, 0];
    const body = order.join('');
    return body + steuerDigit(body);
  },
};

function repeatsOneDigit(body: string): boolean {
  const distinct = new Set(body).size;
  return distinct === 9 || distinct === 8;
}

function steuerDigit(body: string): string {
  let product = 10;
  for (const char of body) {
    const sum = (Number(char) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return String((11 - product) % 10);
}

/** German health-insurance number: a letter, eight digits, Luhn-like check with the letter as two digits. */
const KRANKENVERSICHERTENNUMMER: CheckScheme = {
  name: 'krankenversichertennummer',
  isValid: (number) => /^[A-Z]\d{9}$/.test(number) && kvDigit(number.slice(0, 9)) === number.charAt(9),
  redraw(_, rng) {
    const body = letter(rng) + digits(8, rng);
    return body + kvDigit(body);
  },
};

function kvDigit(body: string): string {
  const numeric = padded(body.charCodeAt(0) - 64, 2) + body.slice(1);
  let sum = 0;
  for (let i = 0; i < numeric.length; i++) {
    const value = Number(numeric.charAt(i)) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return String(sum % 10);
}

const TAIWAN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/** Taiwanese national identity number: a letter, sex (1, 2; 8, 9 for residents), seven digits and a check digit. */
const TAIWAN_ID: CheckScheme = {
  name: 'taiwan-id',
  isValid: (number) => /^[A-Z][1289]\d{8}$/.test(number) && taiwanDigit(number.slice(0, 9)) === number.charAt(9),
  redraw(number, rng) {
    const body = rng.pick(TAIWAN_LETTERS) + number.charAt(1) + digits(7, rng);
    return body + taiwanDigit(body);
  },
};

function taiwanDigit(body: string): string {
  const place = TAIWAN_LETTERS.indexOf(body.charAt(0)) + 10;
  let sum = Math.floor(place / 10) + (place % 10) * 9;
  for (let i = 1; i < 9; i++) sum += Number(body.charAt(i)) * (9 - i);
  return String((10 - (sum % 10)) % 10);
}

/** British NHS number: ten digits, modulo 11. */
const NHS: CheckScheme = {
  name: 'nhs',
  isValid: (number) => /^\d{10}$/.test(number) && nhsDigit(number.slice(0, 9)) === number.charAt(9),
  redraw(number, rng) {
    for (;;) {
      const body = digitsLike(number.slice(0, 9), rng);
      const check = nhsDigit(body);
      if (check !== undefined) return body + check;
    }
  },
};

function nhsDigit(body: string): string | undefined {
  const sum = Array.from(body).reduce((total, char, i) => total + Number(char) * (10 - i), 0);
  const check = 11 - (sum % 11);
  return check === 10 ? undefined : String(check % 11);
}

/** US provider number (NPI): ten digits, Luhn with the prefix 80840. */
const NPI: CheckScheme = {
  name: 'npi',
  isValid: (number) => /^[12]\d{9}$/.test(number) && luhnDigit(`80840${number.slice(0, 9)}`) === number.charAt(9),
  redraw(number, rng) {
    const body = number.charAt(0) + digits(8, rng);
    return body + luhnDigit(`80840${body}`);
  },
};

/** US drug-enforcement number: two letters, six digits and a check digit. */
const DEA: CheckScheme = {
  name: 'dea',
  isValid: (number) => /^[A-Z]{2}\d{7}$/.test(number) && deaDigit(number.slice(2, 8)) === number.charAt(8),
  redraw(number, rng) {
    const body = digits(6, rng);
    return number.charAt(0) + letter(rng) + body + deaDigit(body);
  },
};

function deaDigit(body: string): string {
  const at = (index: number): number => Number(body.charAt(index));
  return String((at(0) + at(2) + at(4) + 2 * (at(1) + at(3) + at(5))) % 10);
}

/** British national insurance number: two letters, six digits, and one of four letters. It has no check. */
const NATIONAL_INSURANCE: CheckScheme = {
  name: 'national-insurance',
  isValid: (number) => /^[A-Z]{2}\d{6}[A-D]$/.test(number),
  redraw: (_, rng) => rng.pick('ABCEHJLMPRSTWX') + rng.pick('ABCEHJLMPRSTWXYZ') + digits(6, rng) + rng.pick('ABCD'),
};

/** Indian tax number (PAN): the fourth letter says whose it is. It has no check that is known. */
const PAN: CheckScheme = {
  name: 'pan',
  isValid: (number) => /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/.test(number),
  redraw: (number, rng) =>
    letter(rng) + letter(rng) + letter(rng) + number.charAt(3) + letter(rng) + digits(4, rng) + letter(rng),
};

const DIHEDRAL = ['0123456789', '1234067895', '2340178956', '3401289567', '4012395678', '5987604321', '6598710432', '7659821043', '8765932104', '9876543210']; // prettier-ignore
const PERMUTED = ['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258']; // prettier-ignore

/** The state of the scheme of J. Verhoeff after a number, 0 for one with its check digit. @param skipped how many digits are missing at its end. */
function verhoeff(number: string, skipped: number): number {
  return Array.from(number)
    .toReversed()
    .reduce((state, char, i) => Number(DIHEDRAL[state]?.charAt(Number(PERMUTED[(i + skipped) % 8]?.charAt(Number(char))))), 0); // prettier-ignore
}

/** Indian identity number (Aadhaar): twelve digits, the last after J. Verhoeff. */
const AADHAAR: CheckScheme = {
  name: 'aadhaar',
  isValid: (number) => /^[2-9]\d{11}$/.test(number) && verhoeff(number, 0) === 0,
  redraw(_, rng) {
    const body = String(2 + rng.int(8)) + digits(10, rng);
    return body + '0432156789'.charAt(verhoeff(body, 1));
  },
};

/** US bank routing number (ABA): nine digits, the first two of a Federal Reserve district. */
const ROUTING: CheckScheme = {
  name: 'aba-routing',
  isValid: (number) => /^(?:0\d|1[0-2]|2[1-9]|3[0-2])\d{7}$/.test(number) && routingSum(number) % 10 === 0,
  redraw(_, rng) {
    const body = padded(1 + rng.int(12), 2) + digits(6, rng);
    return body + String((10 - (routingSum(body) % 10)) % 10);
  },
};

const routingSum = (number: string): number =>
  Array.from(number).reduce((sum, char, i) => sum + Number(char) * ([3, 7, 1][i % 3] as number), 0);

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Vehicle identification number (ISO 3779) with the North American check digit in ninth place. */
const VIN: CheckScheme = {
  name: 'vin',
  isValid: (number) => /^[A-HJ-NPR-Z0-9]{17}$/.test(number) && vinDigit(number) === number.charAt(8),
  redraw(number, rng) {
    const drawn = number.replace(/./g, (char, i: number) =>
      i < 3 ? char : /\d/.test(char) ? digit(rng) : rng.pick(VIN_LETTERS),
    );
    return drawn.slice(0, 8) + vinDigit(drawn) + drawn.slice(9);
  },
};

function vinDigit(number: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const char = number.charAt(i);
    const value = /\d/.test(char) ? Number(char) : (VIN_VALUES[VIN_LETTERS.indexOf(char)] as number);
    sum += value * (VIN_WEIGHTS[i] as number);
  }
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Payment cards (12 to 19 digits) and other long numbers with a Luhn digit; the digits of the card's network stay. */
const LUHN: CheckScheme = {
  name: 'luhn',
  isValid: (number) =>
    number.length >= 8 && number.length <= 19 && DIGITS.test(number) && /[1-9]/.test(number) && isLuhn(number),
  redraw(number, rng) {
    const network = number.slice(0, number.startsWith('4') || number.length < 12 ? 1 : 2);
    const body = network + digits(number.length - network.length - 1, rng);
    return body + luhnDigit(body);
  },
};

/** Swiss number of the insured: 756, nine digits and the check digit of an EAN. */
const AHV: CheckScheme = {
  name: 'ahv',
  isValid: (number) => /^756\d{10}$/.test(number) && eanDigit(number.slice(0, 12)) === number.slice(12),
  redraw(_number, rng) {
    const body = `756${digits(9, rng)}`;
    return body + eanDigit(body);
  },
};

function eanDigit(body: string): string {
  const sum = [...body].reduce((total, char, i) => total + Number(char) * (i % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Austrian number of the insured: three digits, a check digit, and the day of birth as DDMMYY. */
const SVNR: CheckScheme = {
  name: 'svnr',
  isValid: (number) => /^[1-9]\d{3}(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-5])\d\d$/.test(number) && svnrDigit(number) === Number(number.charAt(3)), // prettier-ignore
  redraw(_number, rng) {
    for (;;) {
      const birth = padded(1 + rng.int(28), 2) + padded(1 + rng.int(12), 2) + padded(25 + rng.int(75), 2);
      const body = `${1 + rng.int(9)}${digits(2, rng)}0${birth}`;
      const check = svnrDigit(body);
      if (check < 10) return body.slice(0, 3) + String(check) + birth;
    }
  },
};

const SVNR_WEIGHTS = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6];

const svnrDigit = (number: string): number =>
  SVNR_WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(number.charAt(i)), 0) % 11;

/** From the most telling to the least: one random number in ten has a Luhn digit. */
export const CHECK_SCHEMES: readonly CheckScheme[] = [
  IBAN, IBAN_LIKE, VIN, NASS, NIR, DNI, NIE, CIP, TAIWAN_ID, KRANKENVERSICHERTENNUMMER, DEA, NATIONAL_INSURANCE, PAN, AHV, SVNR, PERSONNUMMER, STEUER_ID,
  NHS, NPI, AADHAAR, LUHN, ROUTING,
]; // prettier-ignore

/** Every scheme under which a number, given without separators and in upper case, is valid. */
export function schemesOf(number: string): readonly CheckScheme[] {
  return CHECK_SCHEMES.filter((scheme) => scheme.isValid(number));
}
