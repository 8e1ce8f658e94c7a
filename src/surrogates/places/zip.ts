import type { Rng } from '../../core/rng.ts';
import { fold, mapDigits, mapShape } from '../case.ts';
import { figures } from '../../languages/draw.ts';
import { packOf } from '../../languages/index.ts';

const UK = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i;
const CANADA = /\b[A-Z]\d[A-Z][\s-]?\d[A-Z]\d\b/i;
/** An Eircode, of a routing key and four letters and digits. */
const IRELAND = /\b[A-Z]\d[\dW] ?(?=[A-Z]*\d)[\dAC-FHKNPRTV-Y]{4}\b/;
/** British, Canadian and Irish postcodes, at the end of a component. */
export const LETTERED_ZIP = new RegExp(`(?<=\\s|^)(?:[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d|${IRELAND.source})$`, 'u'); // prettier-ignore
/** The home country whose postcodes are written so, as an ISO 3166 code. */
export const landOfZip = (text: string): string | undefined =>
  LETTERED_ZIP.test(text) ? (IRELAND.test(text) ? 'IE' : UK.test(text) ? 'GB' : 'CA') : undefined;

const ROUTING_KEYS = 'A63 A94 C15 D02 D08 D15 E21 E91 F12 F91 H12 H54 H91 K36 K67 N37 N91 P17 P31 R32 R95 T12 V14 V94 W23 X35 X91 Y14 Y21'.split(' '); // prettier-ignore
const EIRCODE = 'ACDEFHKNPRTVWXY';
/** One and two letters of British postcode areas. */
const UK_AREAS: readonly (readonly string[])[] = [
  ['B', 'E', 'G', 'L', 'M', 'N', 'S', 'W'],
  ['AB', 'BA', 'BD', 'BH', 'BN', 'BS', 'CB', 'CF', 'CH', 'CO', 'CT', 'CV', 'DE', 'DH', 'EH', 'EX', 'FK', 'GL', 'GU', 'HU',
   'IP', 'KY', 'LA', 'LE', 'LN', 'LS', 'MK', 'NE', 'NG', 'NR', 'OX', 'PE', 'PL', 'PO', 'RG', 'SA', 'SO', 'SR', 'SW', 'TN',
   'TR', 'WA', 'WF', 'YO'],
]; // prettier-ignore
/** Districts of inner London, which alone have a letter behind their number. */
const LETTERED_DISTRICTS = 'EC1A EC1M EC1N EC1R EC1V EC1Y EC2A EC2M EC2N EC2R EC2V EC2Y EC3A EC3M EC3N EC3R EC3V EC4A EC4M EC4N EC4R EC4V EC4Y SE1P SW1A SW1E SW1H SW1P SW1V SW1W SW1X SW1Y WC1A WC1B WC1E WC1H WC1N WC1R WC1V WC1X WC2A WC2B WC2E WC2H WC2N WC2R W1A W1B W1C W1D W1F W1G W1H W1J W1K W1M W1S W1T W1U W1W N1C E1W'.split(' '); // prettier-ignore
const UK_INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
const CANADA_FIRST = 'ABCEGHJKLMNPRSTVXY';
const CANADA_OTHER = 'ABCEGHJKLMNPRSTVWXYZ';

/**
 * The surrogate of a postcode, alone or within an address: the same code of a scope gets the same.
 *
 * @param beginnings what it may begin with; anything where absent.
 */
export function writeZip(text: string, scope: Rng, locale: string, beginnings: readonly string[] = []): string {
  const source = fold(text);
  const rng = scope.fork('zip', source.replace(/[^\p{L}\p{N}]/gu, ''));
  const digits = text.replace(/\D/g, '');
  // Of one town most are alike in their first digits.
  const town = digits.length === TOWN_DIGITS + 2 ? scope.fork('zip', digits.slice(0, TOWN_DIGITS)) : undefined;
  for (let i = 0; i < 8; i++) {
    const alike = town && beginWith(drawLike(text, locale, town), beginnings, town).replace(/\D/g, '');
    const drawn = beginWith(drawLike(text, locale, rng), alike ? [alike.slice(0, TOWN_DIGITS)] : beginnings, rng);
    if (fold(drawn) !== source) return drawn;
  }
  const mapped = mapShape(text, rng);
  return fold(mapped) === source ? figures(5, rng) : mapped;
}

const TOWN_DIGITS = 3;

/** A postcode with other digits in front. */
export function beginWith(zip: string, beginnings: readonly string[], rng: Rng): string {
  if (beginnings.length === 0) return zip;
  const beginning = rng.pick(beginnings);
  let at = 0;
  return zip.replace(/\d/g, (digit) => beginning.charAt(at++) || digit);
}

/** A postcode like another. */
export function drawLike(text: string, locale: string, rng: Rng): string {
  if (UK.test(text)) return text.replace(UK, (code) => drawBritish(code, rng));
  if (CANADA.test(text)) return text.replace(CANADA, (code) => drawCanadian(code, rng));
  if (IRELAND.test(text)) return text.replace(IRELAND, (code) => drawIrish(code, rng));
  const digits = text.replace(/\D/g, '');
  const { draw, example = '', letters } = packOf(locale)?.places?.zip ?? {};
  const drawn = draw?.(digits.length, rng);
  if (drawn === undefined) return mapDigits(text, rng);
  let at = 0;
  const written = text.replace(/\d/g, () => drawn.charAt(at++));
  return LETTERS_BEHIND.test(example)
    ? written.replace(LETTERS_BEHIND, (own) =>
        letters === undefined ? mapShape(own, rng) : own.replaceAll(/\p{Lu}/gu, () => rng.pick([...letters])),
      )
    : written;
}

/** "1234 AB". */
const LETTERS_BEHIND = /(?<=\d ?)\p{Lu}{2}(?!\p{L})/u;

function drawBritish(code: string, rng: Rng): string {
  const [lettered] = /^[A-Z]{1,2}\d[A-Z]/i.exec(code) ?? [];
  if (lettered !== undefined) {
    const district = rng.pick(
      LETTERED_DISTRICTS.filter((each) => each.length === lettered.length && each !== lettered),
    );
    const inward = code.slice(lettered.length).replace(/[A-Z\d]/gi, (char) => (/\d/.test(char) ? String(1 + rng.int(9)) : rng.pick(UK_INWARD))); // prettier-ignore
    return caseLike(district + inward, code);
  }
  const letters = /^[A-Z]+/i.exec(code)?.[0].length ?? 1;
  const area = rng.pick(UK_AREAS[letters - 1] ?? ['B']);
  const rest = code
    .slice(letters)
    .replace(/[A-Z\d]/gi, (char) => (/\d/.test(char) ? String(1 + rng.int(9)) : rng.pick(UK_INWARD)));
  return caseLike(area + rest, code);
}

function drawCanadian(code: string, rng: Rng): string {
  let first = true;
  const drawn = code.replace(/[A-Z\d]/gi, (char) => {
    if (/\d/.test(char)) return String(rng.int(10));
    const letter = rng.pick(first ? CANADA_FIRST : CANADA_OTHER);
    first = false;
    return letter;
  });
  return caseLike(drawn, code);
}

function drawIrish(code: string, rng: Rng): string {
  return rng.pick(ROUTING_KEYS) + code.slice(3).replace(/[A-Z\d]/g, (char) => (/\d/.test(char) ? String(rng.int(10)) : rng.pick([...EIRCODE]))); // prettier-ignore
}

function caseLike(drawn: string, source: string): string {
  return source === source.toLowerCase() ? drawn.toLowerCase() : drawn;
}
