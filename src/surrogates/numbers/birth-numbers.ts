import type { Rng } from '../../core/rng.ts';
import { isPossible, PRESENT_YEAR } from '../dates/calendar.ts';
import { movedBirth } from '../dates/date.ts';
import { fold } from '../case.ts';
import { nameFamily } from '../persons/name.ts';
import type { NameState } from '../persons/name-study.ts';
import { packOf } from '../../languages/index.ts';
import type { Draw, Mention, Setting } from '../types.ts';
import { luhnDigit, nirOf } from './check-digits.ts';

/** The people and dates of a document, which numbers made of them follow. */
export interface Bearers {
  readonly persons: readonly Mention[];
  readonly names: NameState | undefined;
  /** What the family of dates learned; `undefined` where the document has none. */
  readonly dates: unknown;
}

interface Birth {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A number that tells when somebody was born, be its check digit wrong. */
export interface BirthNumber {
  readonly kind: 'birth-and-serial' | 'codice-fiscale' | 'cip' | 'nir';
  readonly number: string;
  /** Of a number that tells no day, it is 0. */
  readonly birth: Birth;
}

const CODICE = /^([A-Z]{3})([A-Z]{3})(\d\d)([A-EHLMPRST])(\d\d)([A-Z])(\d{3})[A-Z]$/u;
/** Two letters of each surname, the sex, the day of birth and a serial number: "GALO 1 550512 003". */
const CIP = /^([A-Z]{4})([01])(\d\d)(\d\d)(\d\d)\d{3}$/u;
const MONTHS = 'ABCDEHLMPRST';
/** Added to the day of birth of women. */
const WOMAN = 40;

/** Added to the day in the number of one who is registered elsewhere. */
const ELSEWHERE = 60;

/** Figures of a Belgian number, the last two of which check the others. */
const BELGIAN = 11;

/**
 * @param number in upper case, without what stands between its signs.
 * @param text as it stands.
 * @param latest year of the document, so that the century is known.
 */
export function readBirthNumber(
  number: string,
  text: string,
  latest: number | undefined,
  locale: string,
): BirthNumber | undefined {
  const codice = CODICE.exec(number);
  if (codice !== null) {
    const [, , , year = '', month = '', day = ''] = codice;
    return birthNumber(
      'codice-fiscale',
      number,
      inCentury(year, latest),
      MONTHS.indexOf(month) + 1,
      Number(day) % WOMAN,
    );
  }
  const [, , , yy = '', mm = '', dd = ''] = CIP.exec(number) ?? [];
  if (yy !== '') return birthNumber('cip', number, inCentury(yy, latest), Number(mm), Number(dd));
  const { birthNumber: pattern } = packOf(locale)?.contact ?? {};
  const { year = '', month = '', day } = (pattern?.exec(text) ?? pattern?.exec(number))?.groups ?? {};
  if (year !== '' && day === undefined) return { kind: 'nir', number, birth: { year: inCentury(year, latest), month: Number(month), day: 0 } }; // prettier-ignore
  return birthNumber('birth-and-serial', number, inCentury(year, latest), Number(month), Number(day ?? 0) % ELSEWHERE);
}

function birthNumber(
  kind: BirthNumber['kind'],
  number: string,
  year: number,
  month: number,
  day: number,
): BirthNumber | undefined {
  return year > 0 && isPossible(year, month, day) ? { kind, number, birth: { year, month, day } } : undefined;
}

function inCentury(figures: string, latest = PRESENT_YEAR): number {
  if (figures.length !== 2) return Number(figures);
  return latest - ((((latest - Number(figures)) % 100) + 100) % 100);
}

/** Another of the same kind for who its bearer became: born when the dates of birth of the text say so, of the same sex, and called so. */
export function writeBirthNumber(
  { kind, number, birth }: BirthNumber,
  bearers: Bearers | undefined,
  draw: Draw,
  rng: Rng,
  setting: Setting,
): string {
  const { year, month, day } = movedBirth(birth, bearers?.dates, draw);
  const [yy, mm] = [two(year % 100), two(month)];
  if (kind === 'nir') return nirOf(number, year, month, rng);
  if (kind === 'birth-and-serial') {
    const checks = number.length === BELGIAN ? 2 : 1;
    const long = number.length > BELGIAN;
    const added = Number(number.slice(long ? 6 : 4, long ? 8 : 6)) > ELSEWHERE ? ELSEWHERE : 0;
    const serial = two(rng.int(100)) + String(2 * rng.int(5) + (Number(number.at(-1 - checks)) % 2)); // the last tells the sex
    const body = yy + mm + two(day + added) + serial;
    if (checks === 2) return body + two(97 - (Number((year < 2000 ? '' : '2') + body) % 97));
    return (long ? String(year).slice(0, 2) : '') + body + luhnDigit(body);
  }
  const [, letters = '', sex = ''] = CIP.exec(number) ?? [];
  const code = kind === 'cip' ? (bearerCode(letters, codeOfBoth, bearers, draw, setting) ?? Array.from({ length: 2 }, () => listedCode('family-names', codeOfBoth, rng, setting)).join('')) : ''; // prettier-ignore
  if (kind === 'cip') return code + sex + yy + mm + two(day) + String(rng.int(1000)).padStart(3, '0');
  const [, family = '', given = '', , , days = '', place = ''] = CODICE.exec(number) ?? [];
  const names =
    (bearerCode(family, codeOfFamily, bearers, draw, setting) ??
      listedCode('family-names', codeOfFamily, rng, setting)) +
    (bearerCode(given, codeOfGiven, bearers, draw, setting) ?? listedCode('given-names', codeOfGiven, rng, setting));
  const town =
    place === 'Z' ? `Z${100 + rng.int(36)}` : rng.pick('ABCDEFGHIL') + String(1 + rng.int(900)).padStart(3, '0');
  const body = names + yy + MONTHS.charAt(month - 1) + two(day + (Number(days) > WOMAN ? WOMAN : 0)) + town;
  return body + checkLetter(body);
}

const two = (value: number): string => String(value).padStart(2, '0');

const lettersOf = (name: string): string =>
  fold(name)
    .toUpperCase()
    .replaceAll(/[^A-Z]/gu, '');
const consonants = (letters: string): string => letters.replaceAll(/[AEIOU]/gu, '');
const vowels = (letters: string): string => letters.replaceAll(/[^AEIOU]/gu, '');

function codeOfFamily(name: string): string {
  const letters = lettersOf(name);
  return `${consonants(letters)}${vowels(letters)}XXX`.slice(0, 3);
}

/** Of four consonants the second is left out. */
function codeOfGiven(name: string): string {
  const letters = consonants(lettersOf(name));
  return letters.length > 3 ? letters.charAt(0) + letters.slice(2, 4) : codeOfFamily(name);
}

/** Of two surnames, be they joined by a letter. */
const codeOfBoth = (name: string): string =>
  name.split(' ').map((word) => (word.length > 1 ? lettersOf(word).slice(0, 2) : '')).join(''); // prettier-ignore

/** The code of what a name of the document became, of which the source has this code. */
function bearerCode(
  code: string,
  codeOf: (name: string) => string,
  bearers: Bearers | undefined,
  draw: Draw,
  setting: Setting,
): string | undefined {
  if (bearers?.names === undefined) return undefined;
  for (const person of bearers.persons) {
    const words = wordsIn(person.text);
    for (let length = 1; length <= words.length; length++)
      for (let at = 0; at + length <= words.length; at++) {
        if (codeOf(words.slice(at, at + length).join(' ')) !== code) continue;
        const written = wordsIn(nameFamily.write(person, bearers.names, draw, setting) ?? '');
        const isLast = at + length === words.length;
        const run = isLast && at > 0 ? written.slice(written.length - length) : written.slice(at, at + length);
        if (run.length > 0) return codeOf(run.join(' '));
      }
  }
  return undefined;
}

/** Without titles and initials. */
const wordsIn = (name: string): string[] =>
  name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));

function listedCode(
  list: 'given-names' | 'family-names',
  codeOf: (name: string) => string,
  rng: Rng,
  { gazetteers, locale, partition }: Setting,
): string {
  return codeOf(gazetteers.list(locale, list)?.draw(rng, { partition, tokens: 1, band: 0 }) ?? 'Rossi');
}

/** What the letters and figures in odd places count, A and 0 first. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function checkLetter(body: string): string {
  let sum = 0;
  for (const [i, char] of Array.from(body).entries()) {
    const value = /\d/u.test(char) ? Number(char) : char.charCodeAt(0) - 65;
    sum += i % 2 === 0 ? (ODD[value] as number) : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}
