import type { Rng } from '../core/rng.ts';
import { NUMBER_TYPES, type SurrogateType } from '../surrogates/types.ts';
import { luhnDigit } from '../surrogates/numbers/check-digits.ts';
import { compileFormat, FormatError } from './date-format.ts';
import type { Person } from './person.ts';
import type { Shape, ShapePart } from './plan.ts';

/** The types whose slots may state a shape: numbers, and names made like them. */
export const SHAPED: ReadonlySet<SurrogateType> = new Set<SurrogateType>([
  ...NUMBER_TYPES, 'phone', 'fax', 'zip', 'room', 'username',
]); // prettier-ignore

const CAPITALS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Whose number it is. */
export interface Owner {
  readonly person: Person;
  /** The birth date, as number of days since 1970-01-01. */
  readonly born: number;
  readonly locale: string;
}

const GENERAL = "a shape has # for a digit, A or a for a letter, and other text, letters between '…'";
const BRACES =
  '{…} in a shape is {luhn}, {luhn 9} or {97}, a birth date such as {yyMMdd}, {f=1 m=0}, or letters of a name: {family 2}, {family2 2}, {given 1}';

/**
 * Reads a shape: `#` is a digit, `A` a capital, `a` a small letter, what stands between single quotes is itself, and so is
 * everything else. In braces: a check digit (`{luhn}` of all digits before it, `{luhn 9}` of the last nine; `{97}`, two digits:
 * 97 less the remainder), a part of the birth date (`{yyMMdd}`), one of some characters by gender (`{f=02468 m=13579}`), the
 * first letters of a name in capitals (`{family 2}`, `{family2 2}` of the second surname, `{given 1}`).
 *
 * @returns what is wrong, where something is.
 */
export function parseNumberShape(text: string): Shape | string {
  const shape: ShapePart[] = [];
  for (const [piece, quoted, braced] of text.matchAll(/'([^']*)'|\{([^{}]*)\}|[^#Aa'{]+|[#Aa'{]/g)) {
    if (piece === "'") return GENERAL;
    if (piece === '{') return BRACES;
    if (piece === '#' || piece === 'A' || piece === 'a') shape.push({ draw: piece });
    else if (braced !== undefined) {
      const part = readBraces(braced.trim());
      if (part === undefined) return BRACES;
      shape.push(part);
    } else shape.push(quoted ?? piece);
  }
  return shape.some((part) => typeof part !== 'string') ? shape : GENERAL;
}

function readBraces(text: string): ShapePart | undefined {
  const check = /^(?:luhn(?: ([1-9]\d?))?|97)$/.exec(text);
  if (check !== null) return text === '97' ? { check: '97' } : { check: 'luhn', digits: Number(check[1] ?? Infinity) };
  const [, f, m] = /^f=([0-9A-Za-z]+) m=([0-9A-Za-z]+)$/.exec(text) ?? [];
  if (f !== undefined && m !== undefined) return { f, m };
  const [, part, letters] = /^(given|family|family2) ([1-9])$/.exec(text) ?? [];
  if (part !== undefined) return { part: part as 'given' | 'family' | 'family2', letters: Number(letters) };
  try {
    return { birth: compileFormat(text, 'date') };
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

/** Whether a shape has parts that only the owner of the number can give. */
export function isPersonal(shape: Shape): boolean {
  return shape.some((part) => typeof part !== 'string' && !('draw' in part) && !('check' in part));
}

/** The shape of a number: its digits and, where `letters` says so, its letters to be drawn; other letters are kept. */
export function shapeOf(text: string, letters: boolean): string {
  return text.replace(/\d|\p{L}+|'+|\{+/gu, (run) => {
    if (/\d/.test(run)) return '#';
    if (run.startsWith("'")) return '';
    if (!letters || !/^[A-Za-z]+$/.test(run)) return `'${run}'`;
    return run.replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');
  });
}

/**
 * A number of a shape; it starts with 0 no more often than its shape says.
 *
 * @param owner is needed where {@link isPersonal} says so.
 */
export function drawShape(shape: Shape, rng: Rng, owner?: Owner): string {
  let text = '';
  for (const [i, part] of shape.entries()) {
    if (typeof part === 'string') text += part;
    else if ('draw' in part) text += drawCharacter(part.draw, i === 0, rng);
    else if ('check' in part) text += checkOf(part, text.replace(/\D/g, ''));
    else if (owner === undefined) throw new TypeError('a shape with parts of a person needs the person');
    else if ('birth' in part) text += part.birth(owner.born, owner.locale);
    else if ('letters' in part) text += lettersOf(owner.person, part);
    else text += rng.pick(part[owner.person.gender]);
  }
  return text;
}

function drawCharacter(kind: '#' | 'A' | 'a', isFirst: boolean, rng: Rng): string | number {
  if (kind === '#') return isFirst ? 1 + rng.int(9) : rng.int(10);
  const letter = CAPITALS.charAt(rng.int(CAPITALS.length));
  return kind === 'A' ? letter : letter.toLowerCase();
}

function checkOf(part: Extract<ShapePart, { check: string }>, before: string): string {
  if (part.check === 'luhn') return luhnDigit(before.slice(-Math.min(part.digits, before.length)));
  let rest = 0;
  for (const digit of before) rest = (rest * 10 + Number(digit)) % 97;
  return String(97 - rest).padStart(2, '0');
}

/** Particles ("de la", "i") have no letters in numbers; a name that is too short is filled up with X. */
function lettersOf({ given, family }: Person, { part, letters }: { part: string; letters: number }): string {
  const words = (part === 'given' ? given : family)
    .normalize('NFD')
    .replace(/[^\p{Script=Latin}\s-]/gu, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && word.charAt(0) !== word.charAt(0).toLowerCase());
  const word = words[part === 'family2' ? 1 : 0] ?? '';
  return word.slice(0, letters).toUpperCase().padEnd(letters, 'X');
}
