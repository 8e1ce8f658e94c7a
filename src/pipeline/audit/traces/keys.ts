import { plainForm } from '../../../text/unmask/characters.ts';
import type { NumberKey } from './numbers.ts';
import type { Place, Reading } from './reading.ts';

/** Fewer letters and figures, moved about, are many words' and numbers'; longer numbers are nobody's. */
const LEAST_LETTERS = 6;
const LEAST_FIGURES = 8;
const MOST_FIGURES = 40;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const KEYBOARD = "`1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./";
/** What stands for the ten figures: themselves, the first letters, the keys below, the signs above. */
const FIGURES = ['0123456789', 'abcdefghij', 'qwertyuiop', '!@#$%^&*()'] as const;
const DIALS = '22233344455566677778889999';
const BASE_62 = `0123456789${ALPHABET.toUpperCase()}${ALPHABET}`;
const BASES = [...[2, 8, 16, 36].map((radix) => BASE_62.toLowerCase().slice(0, radix)), BASE_62.replace(/[0IOl]/g, ''), BASE_62]; // prettier-ignore
/** How many letters of either of two names user names are made of. */
const CUTS = [[1, 5], [1, 6], [1, 7], [2, 4], [2, 5], [2, 6], [3, 3], [3, 4], [3, 5], [4, 4]] as const; // prettier-ignore

/**
 * Forms that are the same in whatever disguise of one kind: a value and a text have one in common or they have not, however many values are looked
 * for. Each begins with what was done.
 *
 * - `letters moved`: the letters in alphabetical order, so that they are found in any other;
 * - `signs moved`: the steps from each sign to the next in a row that is a circle, whichever sign stands for which, as long as all are moved by as many:
 *   Caesar's cipher with any key, letters counted from any number, keys missed by one, figures moved; and all of it from the other end of the row;
 * - `figures turned`: the figures from where they are least;
 * - `every other sign`: the value as it is, to be met where other signs stand between its own;
 * - `vowels left out`: the consonants, for words that have no vowels;
 * - `other notation`: a number in another base, a word by the keys of a telephone;
 * - `user name`: the beginnings of two names.
 */
export function valueKeys(words: readonly string[], numbers: readonly NumberKey[], isName: boolean): readonly string[] {
  const parts = words.map(plainForm).filter((part) => /^[a-z]{2,}$/.test(part));
  const keys = [...parts, ...numbers.map(({ digits }) => digits)]
    .filter(({ length }) => length > 4)
    .map((part) => `every other sign ${part}`);
  for (const part of new Set([...parts, parts.join('')])) {
    if (part.length < LEAST_LETTERS) continue;
    keys.push(...steps(ALPHABET, part), ...steps(KEYBOARD, part, [1]));
    const consonants = part.charAt(0) + part.slice(1).replaceAll(/[aeiou]/g, '');
    if (consonants.length > 4) keys.push(`vowels left out ${consonants}`);
    if (part.length > LEAST_LETTERS) keys.push(`letters moved ${inOrder(part)}`, `other notation ${part.replaceAll(/./g, (letter) => DIALS.charAt(ALPHABET.indexOf(letter)))}`); // prettier-ignore
  }
  for (const { digits, notations } of numbers) {
    keys.push(...notations.map((notation) => `other notation ${notation}`));
    if (digits.length < LEAST_LETTERS) continue;
    for (const base of BASES) keys.push(`other notation ${writeIn(base, BigInt(digits)).toLowerCase()}`);
    if (digits.length >= LEAST_FIGURES) keys.push(`figures turned ${leastTurn(digits)}`, ...steps(FIGURES[0], digits));
  }
  for (const one of isName ? parts : [])
    for (const other of parts)
      for (const [a, b] of one === other ? [] : CUTS)
        if (a <= one.length && b <= other.length)
          keys.push(`user name ${one.slice(0, a)}${other.slice(0, b)}`, `user name ${other.slice(0, b)}${one.slice(0, a)}`); // prettier-ignore
  return keys;
}

const NUMBERS = /(?<![\p{L}\d])\d{1,3}(?:[^\p{L}\d]{1,3}\d{1,3}){5,}(?![\p{L}\d])|(?<!\d)(?:\d\d){6,}(?!\d)/gu;

/**
 * The same of what stands in a text, and where.
 *
 * @param isOrdinary words that say nothing.
 */
export function readingKeys(reading: Reading, isOrdinary: (word: string) => boolean): ReadonlyMap<string, Place> {
  const keys = new Map<string, Place>();
  const { text } = reading.view.plain;
  const add = (from: number, to: number, key: string) => keys.set(key, { from, to, how: key.slice(0, key.lastIndexOf(' ')) }); // prettier-ignore
  for (const { text: token, from, to } of reading.tokens) {
    if (isOrdinary(token)) continue;
    if (/\d/.test(token)) add(from, to, `other notation ${token.replace(/^0x/, '')}`);
    const word = token.replaceAll(/\d/g, '');
    if (word.length > 4 && word !== token) add(from, to, `every other sign ${word}`);
    for (const first of token.length > 8 ? [0, 1] : []) add(from, to, `every other sign ${everyOther(token, first)}`);
    if (/^[a-z][^aeiou]{4,}$/.test(token)) add(from, to, `vowels left out ${token}`);
    if (word.length < LEAST_LETTERS || isOrdinary(word)) continue;
    add(from, to, `user name ${word}`);
    if (word.length > LEAST_LETTERS)
      for (const form of new Set([token, token.replace(/[wy]?ay$/, '')]))
        add(from, to, `letters moved ${inOrder(form)}`);
  }
  const addSteps = (from: number, to: number, rows: readonly string[], signs: string) => {
    for (const row of signs.length < LEAST_LETTERS ? [] : rows) for (const key of steps(row, signs, [1])) add(from, to, key); // prettier-ignore
  };
  for (const { digits, from, to } of reading.runs) {
    if (digits.length < LEAST_FIGURES || digits.length > MOST_FIGURES) continue;
    addSteps(from, to, FIGURES.slice(0, 1), digits);
    add(from, to, `figures turned ${leastTurn(digits)}`);
    for (const first of [0, 1]) add(from, to, `every other sign ${everyOther(digits, first)}`);
  }
  for (const { 0: run, index } of text.matchAll(/\S{6,}/g)) {
    const word = run.replaceAll(/[^a-z]+$|^[^a-z]+/g, '');
    if (isOrdinary(word)) continue;
    addSteps(index, index + run.length, [KEYBOARD, ...FIGURES.slice(1)], run);
    addSteps(index, index + run.length, [ALPHABET], word);
  }
  for (const { 0: run, index } of text.matchAll(NUMBERS)) {
    const numbers = run.match(/^\d+$/.test(run) ? /\d\d/g : /\d+/g) ?? [];
    add(index, index + run.length, stepKey(ALPHABET.length, numbers.map(Number), 1));
  }
  return keys;
}

function stepKey(size: number, indices: readonly number[], way: 1 | -1): string {
  const moves = indices.slice(1).map((index, i) => (1000 * size + way * (index - (indices[i] as number))) % size);
  return `signs moved ${size}:${moves.join(',')}`;
}

/** Nothing where a sign is in none of the row. */
function steps(row: string, signs: string, ways: readonly (1 | -1)[] = [1, -1]): readonly string[] {
  const indices = Array.from(signs, (sign) => row.indexOf(sign));
  return indices.includes(-1) ? [] : ways.map((way) => stepKey(row.length, indices, way));
}

const everyOther = (signs: string, first: number) =>
  signs.replaceAll(/./gsu, (sign, i: number) => (i % 2 === first ? sign : ''));
const inOrder = (word: string) => Array.from(word).toSorted().join('');

const leastTurn = (digits: string) =>
  Array.from(digits, (_, i) => digits.slice(i) + digits.slice(0, i)).toSorted()[0] ?? '';

function writeIn(base: string, value: bigint): string {
  let written = '';
  for (let rest = value; rest > 0n; rest /= BigInt(base.length)) written = base.charAt(Number(rest % BigInt(base.length))) + written; // prettier-ignore
  return written;
}
