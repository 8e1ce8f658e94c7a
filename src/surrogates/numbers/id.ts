import type { Rng } from '../../core/rng.ts';
import { applyCasing, casingOf, fold, otherLetter } from '../case.ts';
import { writeIp } from '../contact/internet.ts';
import { PRESENT_YEAR } from '../dates/calendar.ts';
import { dateShift, intoThePast, yearsOf } from '../dates/shift.ts';
import { readBirthNumber, writeBirthNumber, type Bearers, type BirthNumber } from './birth-numbers.ts';
import { latestYear } from '../dates/date.ts';
import { NIR, schemesOf, type CheckScheme } from './check-digits.ts';
import { otherClassWords } from '../institutions/class-words.ts';
import { FUNCTION_WORDS, NUMBER_WORDS } from '../kind-words.ts';
import { packOf } from '../../languages/index.ts';
import { type Draw, type Mention, NUMBER_TYPES, type Setting, type SurrogateFamily, type SurrogateType } from '../types.ts'; // prettier-ignore

/** A number taken apart. */
interface IdPlan {
  /** The letters and digits that are written anew, in upper case and without what stands between. */
  readonly number: string;
  /** For every UTF-16 unit of the mention: whether it is one of them. */
  readonly replaced: readonly boolean[];
  readonly layout: IdLayout;
  readonly scheme: CheckScheme | undefined;
  /** The year of a file number, "123/2017", "16/02345": where it stands, and the numbers around it taken apart. */
  readonly year: FileYear | undefined;
}

interface FileYear {
  readonly start: number;
  readonly text: string;
}

type IdLayout =
  'base58' | 'bech32' | 'vin' | 'us-ssn' | 'french-nir' | 'province-twice' | 'hexadecimal' | 'word' | 'prose' | 'plain';

interface IdState {
  readonly plans: ReadonlyMap<string, IdPlan>;
  readonly bearers: Bearers | undefined;
  /** By text, those that are made of who their bearer is. */
  readonly births: ReadonlyMap<string, BirthNumber>;
}

/**
 * Numbers and codes. Each digit becomes a digit, each letter a letter of its case; separators, labels before the number
 * ("NHC", "MRN:"), leading zeros and, where the source is valid under a known scheme, check digits are kept. The draw is
 * keyed by the number without separators, so "12-34-56" and "123456" agree.
 */
export const idFamily: SurrogateFamily<IdState> = {
  types: NUMBER_TYPES,

  study(mentions, { locale }, _names, beside) {
    const bearers = beside as Bearers | undefined;
    const latest = bearers?.dates === undefined ? undefined : latestYear(bearers.dates);
    const plans = new Map<string, IdPlan>();
    const births = new Map<string, BirthNumber>();
    for (const mention of mentions) {
      const { text } = mention;
      if (plans.has(text)) continue;
      const plan = planId(mention, locale);
      plans.set(text, plan);
      const birth = readBirthNumber(plan.number, text, latest, locale);
      if (birth !== undefined) births.set(text, birth);
    }
    return { plans, births, bearers };
  },

  write(mention, { plans, births, bearers }, draw, setting) {
    const plan = plans.get(mention.text) ?? planId(mention, setting.locale);
    if (plan.layout === 'prose') return writeProse(mention, draw, setting);
    // Elsewhere a number that follows its bearer would tell which of them belong together.
    const birth = draw.mayStay === true ? births.get(mention.text) : undefined;
    if (birth !== undefined) {
      const rng = draw.scope.fork('id', fold(plan.number));
      const written = inLayout(mention.text, plan, writeBirthNumber(birth, bearers, draw, rng, setting));
      if (fold(written) !== fold(mention.text)) return written;
    }
    if (ADDRESS.test(mention.text)) return writeIp(mention.text, draw.scope.fork('ip', fold(mention.text)));
    return ofYear(mention, plan, draw) ?? writeId(mention, plan, draw);
  },

  keeps(key, type, { locale }, token) {
    // The first digits of many a number say whose numbers they are, and two letters of an account its country.
    if (/^\p{Nd}/u.test(key)) return key.length < 4 || /^0+$/u.test(key);
    if (key.length === 2 && (type === 'account' || type === 'id')) return true;
    if (/^[IVX]+$/u.test(token) && !LETTERED.has(type)) return true;
    const { fixed } = packOf(locale)?.contact ?? {};
    if (fixed !== undefined && token.match(fixed)?.[0] === token) return true;
    return LABELS.has(key) || NUMBER_WORDS.has(key) || FUNCTION_WORDS.has(key);
  },

  mayStand: (word, { text }, { locale }) => {
    const { fixed } = packOf(locale)?.contact ?? {};
    return fixed !== undefined && [...text.matchAll(fixed)].some(([part]) => part.split(/[^\p{L}\p{Nd}]+/u).includes(word)); // prettier-ignore
  },

  fresh: (type, rng, setting) =>
    setting.gazetteers.render(setting.locale, type, rng, { partition: setting.partition }) ??
    freshId(type, rng, setting),
};

/** An address of the internet, of four numbers below 256. */
const ADDRESS = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.|$)){4}$/u;

/** Labels that are no part of a number though nothing but letters stands before it. */
const LABELS = new Set([
  'nhc', 'ssn', 'mrn', 'ipp', 'nda', 'id', 'dni', 'nie', 'nif', 'nss', 'nass', 'cip', 'cc', 'no', 'nr', 'num', 'nº', 'n°',
  'ref', 'acct', 'iban', 'vin', 'dea', 'npi', 'sn', 'hc', 'ss', 'nir', 'tsi', 'pid', 'nhs', 'medicare', 'medicaid', 'csv',
]); // prettier-ignore
/** Types whose letters are part of the number wherever they stand: number plates, serial numbers. */
const LETTERED: ReadonlySet<SurrogateType> = new Set<SurrogateType>(['vehicle', 'device', 'license', 'health-plan']);

const LETTERS = /[\p{L}\p{M}º°]+/gu;
const CODE = /[\p{L}\p{Nd}]/u;
const VOWEL = /[aeiouyáéíóúàèòäöüåæøêâîôûë]/i;
const HEXADECIMAL = /^(?=.*[A-F])(?=.*\d)[0-9A-F]{12,}$/;

function planId({ text, type }: Mention, locale: string): IdPlan {
  const hasDigit = /\d/.test(text);
  const replaced = Array.from({ length: text.length }, (_, i) => CODE.test(text.charAt(i)) || isSurrogate(text, i));
  if (hasDigit) {
    for (const found of text.matchAll(LETTERS)) {
      if (isLabel(text, found[0], found.index, type)) replaced.fill(false, found.index, found.index + found[0].length);
    }
    const { fixed } = packOf(locale)?.contact ?? {};
    if (fixed !== undefined)
      for (const { 0: part, index } of text.matchAll(fixed)) replaced.fill(false, index, index + part.length);
  }
  if (/^0x(?=[\da-f]{8,}$)/iu.test(text)) replaced.fill(false, 0, 2); // what stands before a number in hexadecimal digits
  if (BIC.test(text)) replaced.fill(false, 4, 6);
  const wallet = WALLETS.find(({ pattern }) => pattern.test(text));
  if (wallet) replaced.fill(false, 0, wallet.fixed);
  let number = '';
  for (let i = 0; i < text.length; i++) if (replaced[i] === true) number += text.charAt(i);
  if (number.toUpperCase().length === number.length) number = number.toUpperCase();
  const scheme = hasDigit ? schemesOf(number)[0] : undefined;
  return {
    number,
    replaced,
    layout: wallet?.layout ?? layoutOf(text, number, type, hasDigit),
    scheme,
    year: fileYearIn(text),
  };
}

/** The code of a bank, which has its country in it. */
const BIC =
  /^[A-Z]{4}(?:A[DETUZ]|B[EGHRY]|C[AHLNORYZ]|D[EK]|E[EGS]|F[IR]|G[BEIR]|H[KRU]|I[ELNST]|J[OP]|K[RWZ]|L[BITUV]|M[ACDETXY]|N[LOZ]|P[AEHKLTY]|QA|R[OSU]|S[AEGIKM]|T[HNRW]|U[AS]|UY|V[EN]|ZA)[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** Addresses of wallets: how they begin says whose network it is, and signs that look alike are not used. */
const WALLETS = [
  { layout: 'base58', fixed: 1, pattern: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[13LM][1-9A-HJ-NP-Za-km-z]{25,34}$/u },
  { layout: 'bech32', fixed: 4, pattern: /^bc1[pq][ac-hj-np-z02-9]{37,58}$/u },
  { layout: 'bech32', fixed: 5, pattern: /^ltc1[pq][ac-hj-np-z02-9]{37,58}$/u },
] as const;
/** The signs that numbers of a layout do not have, in upper case. */
const UNUSED: Partial<Record<IdLayout, string>> = { base58: '0OIL', bech32: '1BIO', vin: 'IOQ' };

/** A number plate of a country that has no vowels in them, so that they spell no word. */
const PLATE = /^\d{4}[BCDFGHJ-NPR-TV-Z]{3}$/u;

/** A year behind a stroke, or before one as two figures; a whole year before one too, and in brackets before a court: "[2008] EWCA Civ 454". */
const FILE_YEAR =
  /(?:(?<![\d/-])|(?<=^\p{Lu}{1,5}[/-]))(?:\d{1,6} ?[/-] ?(?<behind>(?:19|20)\d\d|\d\d)|(?<before>(?:19|20)\d\d) ?[/-] ?\d{1,7}|(?<short>\d\d) ?(?:\/|(?<=\p{Lu} \d\d)-) ?\d{3,6})$|(?<=^\d{1,7}-\d\d\.)(?<numbered>(?:19|20)\d\d)(?=\.\d\.\d\d\.\d{4}$)|(?<=^\d{1,7}\/)(?<filed>\d\d(?=\.\d\p{L}| (?:\p{Lu}\.){2})|(?:19|20)\d\d(?=[ /]\p{L}))|(?<=^\[)(?<cited>(?:19|20)\d\d)(?=\] )/u;

function fileYearIn(text: string): FileYear | undefined {
  const found = FILE_YEAR.exec(text);
  const { behind, before, short, numbered, filed, cited } = found?.groups ?? {};
  const year = behind ?? before ?? short ?? numbered ?? filed ?? cited;
  if (found === null || year === undefined) return undefined;
  return { text: year, start: behind === undefined ? found.index : text.length - year.length };
}

/** By how many years the file of a text may be older than its latest date. */
const OLDEST_FILE = 30;

/** A file number of a year moves as the dates of its document do; only where the text may stay as it was, as ids are to be told apart elsewhere. */
function ofYear({ text }: Mention, { number, replaced, layout, year }: IdPlan, draw: Draw): string | undefined {
  if (year === undefined || draw.mayStay !== true) return undefined;
  const { start, text: own } = year;
  const isShort = own.length === 2;
  const { scope } = draw;
  // A whole year tells of itself that it is one.
  const latest = isShort ? (draw.latest ?? PRESENT_YEAR) : Math.max(draw.latest ?? 0, Number(own));
  const whole = isShort ? latest - ((((latest - Number(own)) % 100) + 100) % 100) : Number(own);
  if (whole > latest + 1 || whole < latest - OLDEST_FILE) return undefined;
  const moved = whole + yearsOf(intoThePast(dateShift(scope), latest));
  const end = start + own.length;
  const rest = replaced.map((isReplaced, i) => isReplaced && (i < start || i >= end));
  const at = replaced.slice(0, start).filter(Boolean).length;
  const plan = { number: number.slice(0, at) + number.slice(at + own.length), replaced: rest, layout, scheme: undefined, year: undefined }; // prettier-ignore
  const written = writeId({ text } as Mention, plan, draw);
  return written.slice(0, start) + String(moved).slice(-own.length) + written.slice(end);
}

function isSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdfff && CODE.test(String.fromCodePoint(text.codePointAt(unit >= 0xdc00 ? index - 1 : index) ?? 0)); // prettier-ignore
}

/** Whether letters are a label or a word ("Medical Record 1234") rather than part of a number. */
function isLabel(text: string, letters: string, index: number, type: SurrogateType): boolean {
  const next = text.charAt(index + letters.length);
  const bounded = !CODE.test(text.charAt(index - 1)) && !CODE.test(next);
  if (LABELS.has(letters.toLowerCase())) return bounded;
  if (!bounded) return false;
  // "VIII ZR 390/20": the senate of a court.
  if (index === 0 && /^[IVX]+$/u.test(letters) && !LETTERED.has(type)) return true;
  // Capitals that are no known label are initials, as in a Catalan "MOSE 1 820510 691".
  if (letters === letters.toUpperCase()) return !LETTERED.has(type) && NUMBER_WORDS.has(fold(letters));
  if (VOWEL.test(letters) && letters.length >= 4) return true;
  const apart = /^\s?$/.test(text.charAt(index - 1)) && /^\s?$/.test(next);
  if (VOWEL.test(letters) && letters.length >= 2 && apart && letters === letters.toLowerCase()) return true;
  return !LETTERED.has(type) && NUMBER_WORDS.has(fold(letters));
}

function layoutOf(text: string, number: string, type: SurrogateType, hasDigit: boolean): IdLayout {
  if (!hasDigit) return PROSE.test(text) ? 'prose' : 'word';
  if (/^\d{9}$/.test(number) && (type === 'social-security' || /\d{3}-\d{2}-\d{4}/.test(text))) return 'us-ssn';
  if (type === 'social-security' && /^[12]\d{12}(?:\d\d)?$/.test(number)) return 'french-nir';
  if (/^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/u.test(number) && type === 'vehicle') return 'vin';
  if (/^(\d\d)([ .-])\1(?:\2\d+)?$/.test(text)) return 'province-twice';
  return HEXADECIMAL.test(number) ? 'hexadecimal' : 'plain';
}

/** Several words in lower case, or one word that is too long for a code. */
const PROSE = /^(?:\p{Ll}{6,}|\p{Lu}\p{Ll}{6,}|(?=.*\p{Ll}{4})\p{Ll}+(?:[ ,]+\p{Ll}+)+)$/u;

/**
 * Words that were labelled as a number: a nationality becomes another, and any other a number of the type, which the label says
 * it is. Letters mapped one by one would be nonsense, and to leave the words would leave what someone found worth labelling, which only text
 * to train on may: there a number in place of words ("of mixed race") would be nonsense too.
 */
function writeProse(
  { text, type }: Mention,
  { scope, document = scope, mayStay }: Draw,
  setting: Setting,
): string | undefined {
  const rng = document.fork('id', fold(text));
  const others = otherClassWords(text, setting.locale);
  if (others !== undefined) return applyCasing(rng.pick(others), casingOf(text));
  return mayStay === true && NO_CODE.test(text) ? undefined : idFamily.fresh(type, rng, setting);
}

/** Words in small letters, or one with a capital: no code is written so. */
const NO_CODE = /^\p{L}?[\p{Ll} ,]{4,}$/u;

/** Enough for a layout and a check digit, which one draw in ten meets, to come together. */
const TRIES = 200;

function writeId({ text }: Mention, plan: IdPlan, { scope, document = scope }: Draw): string {
  const rng = document.fork('id', fold(plan.number));
  let number = plan.number;
  for (let i = 0; i < TRIES && !isOther(number, plan); i++) number = drawNumber(plan, rng);
  const result = inLayout(text, plan, number);
  if (fold(result) !== fold(text)) return result;
  // Nothing to map, as in "???" or "": a number at least.
  return String(10_000 + rng.int(90_000));
}

/** A number in the places of another, with what stood between its signs. */
function inLayout(text: string, { replaced }: IdPlan, number: string): string {
  let at = 0;
  let result = '';
  const isSmall = text === text.toLowerCase(); // the X of a check digit has no letter in its place
  for (let i = 0; i < text.length; i++) {
    const source = text.charAt(i);
    if (replaced[i] !== true) result += source;
    else {
      const char = number.charAt(at++);
      result += source === source.toUpperCase() && !isSmall ? char : char.toLowerCase();
    }
  }
  return result;
}

function isOther(number: string, plan: IdPlan): boolean {
  return fold(number) !== fold(plan.number) && (plan.scheme === undefined || plan.scheme.isValid(number));
}

function drawNumber({ number, scheme, layout }: IdPlan, rng: Rng): string {
  if (layout === 'us-ssn') return drawSsn(rng);
  if (scheme !== undefined && layout !== 'province-twice') return scheme.redraw(number, rng);
  if (layout === 'french-nir') return NIR.redraw(number, rng).slice(0, number.length);
  if (layout === 'province-twice') {
    // A Spanish doctor's registration: province, province again, number.
    const province = String(1 + rng.int(52)).padStart(2, '0');
    return (
      province +
      province +
      number.slice(4).replace(/\d/g, (_, at: number) => String(at === 0 ? 1 + rng.int(9) : rng.int(10)))
    );
  }
  const unused = UNUSED[layout] ?? (PLATE.test(number) ? 'AEIOUQ' : undefined);
  if (unused !== undefined) return drawWithout(number, unused, rng);
  let result = '';
  let leading = true;
  const zeros = /^0+$/.test(number);
  for (let i = 0; i < number.length; i++) {
    const char = number.charAt(i);
    if (char >= '0' && char <= '9') {
      if (leading && char === '0' && !zeros) result += '0';
      else result += leading && !zeros ? String(1 + rng.int(9)) : String(rng.int(10));
      if (char !== '0') leading = false;
    } else if (layout === 'hexadecimal') result += 'ABCDEF'.charAt(rng.int(6));
    else if (layout === 'word') result += soundalike(char, rng);
    else if (/\p{Nd}/u.test(char))
      result += String.fromCharCode(char.charCodeAt(0) - (char.charCodeAt(0) % 10) + rng.int(10));
    else result += otherLetter(char, rng);
  }
  return result;
}

/** A digit for each digit and a letter for each letter, but for some. */
function drawWithout(number: string, unused: string, rng: Rng): string {
  const draw = (signs: string): string => {
    const used = Array.from(signs).filter((sign) => !unused.includes(sign));
    return rng.pick(used);
  };
  return number.replaceAll(/[A-Z\d]/gu, (char) => draw(char <= '9' ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
}

/** A vowel for a vowel and a consonant for a consonant, so that words stay pronounceable. */
function soundalike(char: string, rng: Rng): string {
  if (!/[A-Z]/.test(char)) return char.length === 1 && /[\ud800-\udfff]/.test(char) ? char : otherLetter(char, rng);
  return VOWEL.test(char) ? 'AEIO'.charAt(rng.int(4)) : 'BCDFGLMNPRSTV'.charAt(rng.int(13));
}

/** A US social-security number that could have been issued: no 000, 666 or 9xx, no 00, no 0000. */
function drawSsn(rng: Rng): string {
  const area = 1 + rng.int(898);
  const possible = area === 666 ? 899 : area;
  return `${String(possible).padStart(3, '0')}${String(1 + rng.int(99)).padStart(2, '0')}${String(1 + rng.int(9999)).padStart(4, '0')}`;
}

/** Examples of numbers whose shape and check digits `freshId` takes, where the language has none of its own. */
const COMMON_EXAMPLES: Partial<Record<SurrogateType, readonly string[]>> = {
  'medical-record': ['1234567', '12345678', '12-34-56'],
  'social-security': ['123 456 789'],
  'health-plan': ['ABC123456789', '1234567890'],
  account: ['1234567890'],
  license: ['12 34 56789', 'A1234567'],
  vehicle: ['ABC 1234'],
  device: ['SN 12345678', 'AB-123456', '00:1A:2B:3C:4D:5E'],
};

function freshId(type: SurrogateType, rng: Rng, { locale }: Setting): string {
  const examples = packOf(locale)?.contact?.ids?.[type] ?? COMMON_EXAMPLES[type] ?? ['1234567', 'A123456', '12-345678'];
  const text = rng.pick(examples);
  const mention: Mention = {
    entity: { id: '', label: '', start: 0, end: text.length },
    type,
    text,
    before: '',
    after: '',
  };
  return writeId(mention, planId(mention, locale), { scope: rng });
}
