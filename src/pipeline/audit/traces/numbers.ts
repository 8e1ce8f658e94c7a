import { anyOf } from '../../../text/alternatives.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import { isWithinErrors } from '../../../core/edit-distance.ts';
import { digitRuns, type Place, type Reading } from './reading.ts';
import { fromPacks } from '../../../languages/index.ts';
import type { Numbers } from '../../../languages/pack.ts';
import { type MappedText, rewrite } from '../../../text/unmask/mapped-text.ts';

/** A number of a value, without its separators and zeros in front. */
export interface NumberKey {
  readonly digits: string;
  /** The same without zeros in front of its groups. */
  readonly unpadded: string;
  /** Its groups of four figures and more. */
  readonly groups: readonly string[];
  /** In other notations, in lower case. */
  readonly notations: readonly string[];
}

/** Shorter numbers are in every text. */
const LEAST = 4;
/** From here on a number is known by its figures wherever they stand. */
const LEAST_ANYWHERE = 5;
const LEAST_WITH_ERROR = 6;
const LEAST_SCATTERED = 7;

export function numberKeys(value: string): readonly NumberKey[] {
  return digitRuns(plainForm(value)).flatMap(({ digits: all, groups }) => {
    const digits = withoutZeros(all);
    if (digits.length < LEAST) return [];
    const bytes = groups.map(Number);
    const address = bytes.length === 4 && bytes.every((byte) => byte < 256) ? bytes.reduce((sum, byte) => sum * 256 + byte, 0) : undefined; // prettier-ignore
    return [
      {
        digits,
        unpadded: byGroups(groups),
        groups: groups.map(withoutZeros).filter((group) => group.length >= LEAST),
        notations: address === undefined ? [] : [String(address), address.toString(16).padStart(8, '0')],
      },
    ];
  });
}

/** The first place of a reading where a value's number stands, or a telling part of it; how it was disguised. */
export function findNumber(reading: Reading, { digits, unpadded, groups }: NumberKey): Place | undefined {
  const { tokens, view } = reading;
  for (const run of reading.runs) {
    const span = (from: number, length: number, how: string): Place => ({
      from: run.places[from] ?? run.from,
      to: (run.places[from + length - 1] ?? run.to - 1) + 1,
      how,
    });
    if (digits.length >= LEAST_ANYWHERE) {
      const found = run.digits.indexOf(digits);
      if (found >= 0) return span(found, digits.length, run.digits === digits ? 'number' : 'inside a number');
      if (byGroups(run.groups).includes(unpadded)) return { from: run.from, to: run.to, how: 'with zeros' };
    }
    if (digits.length >= LEAST_WITH_ERROR) {
      for (const other of [run.digits, ...run.groups])
        if (isWithinErrors(withoutZeros(other), digits, 1)) return { from: run.from, to: run.to, how: 'typing error' };
      if (run.digits.length >= LEAST_WITH_ERROR && digits.includes(run.digits)) return { from: run.from, to: run.to, how: 'part of a number' }; // prettier-ignore
    }
    for (const group of run.groups) {
      if (group.length < LEAST) continue;
      const other = withoutZeros(group);
      if (other === digits) return { from: run.from, to: run.to, how: 'number' };
      const isEnd = (end: string) => end.length >= LEAST && (digits.endsWith(end) || digits.startsWith(end));
      const isPart = groups.includes(other) || (digits.length >= LEAST_SCATTERED && (isEnd(group) || isEnd(other)));
      if (isPart) return { from: run.from, to: run.to, how: 'part of a number' };
    }
  }
  if (digits.length < LEAST_ANYWHERE) return undefined;
  const { text } = view.written;
  for (const { 0: token, index } of text.matchAll(/[\dOoIl|SsBZzGq](?:[ .-]?[\dOoIl|SsBZzGq]){3,}/g)) {
    const meant = withoutZeros(Array.from(token, (sign) => LETTERS_FOR_FIGURES[sign] ?? sign).join('').replaceAll(/\D/g, '')); // prettier-ignore
    if (/\d/.test(token) && meant.includes(digits)) return { from: Math.min(index, view.plain.text.length - 1), to: Math.min(index + token.length, view.plain.text.length), how: 'letters for figures' }; // prettier-ignore
  }
  const masked = reading.masked().find(({ pattern }) => pattern.test(digits));
  if (masked) return { ...masked, how: 'figures put out of sight' };
  if (digits.length < LEAST_SCATTERED) return undefined;
  const scattered = tokens.map((token) => token.text.replaceAll(/\D/g, '')).join('');
  const first = tokens.find((token) => /\d/.test(token.text));
  const last = tokens.findLast((token) => /\d/.test(token.text));
  return first && last && scattered.includes(digits) ? { from: first.from, to: last.to, how: 'scattered' } : undefined;
}

export const LETTERS_FOR_FIGURES: Readonly<Record<string, string>> = {
  O: '0', o: '0', I: '1', l: '1', '|': '1', S: '5', s: '5', B: '8', Z: '2', z: '2', G: '6', q: '9',
}; // prettier-ignore

/** Of a group of zeros one stays. */
function byGroups(groups: readonly string[]): string {
  return groups.map((group) => group.replace(/^0+(?=\d)/, '')).join('');
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}

/** Fewer are in every text. */
const LEAST_WORDS = 4;

/** Numbers below a hundred by their words, in any language whose numbers are known. */
const VALUES = new Map(fromPacks(({ numbers }) => numbers).flatMap(wordsOfNumbers));
const JOINERS = fromPacks(({ numbers }) => numbers?.cardinal?.joiners);
const WORD = anyOf(VALUES.keys());
const GAP = `[\\s,.;:/()-]{1,3}(?:(?:${JOINERS.join('|')})\\s)?`;
const RUN = new RegExp(`(?<!\\p{L})(?:${WORD})(?:${GAP}(?:${WORD})(?!\\p{L})){${LEAST_WORDS - 1},}`, 'gu');
const STEP = new RegExp(`(${WORD})(?!\\p{L})(${GAP})?`, 'gu');

function wordsOfNumbers({ cardinal, ordinal, zero = '' }: Numbers): (readonly [string, number])[] {
  if (cardinal === undefined) return [];
  const known: (readonly [string, number])[] = [];
  if (ordinal) for (let value = 1; value < 10; value++) known.push([ordinal.write(value, true), value]);
  for (let value = 1; value < 100; value++) known.push([cardinal.write(value, true), value]);
  known.push(...Object.entries(cardinal.others), ...zero.split(' ').map((word) => [word, 0] as const));
  return known.flatMap(([word, value]) => (value < 100 && /^\p{L}+$/u.test(word) ? [[plainForm(word), value]] : []));
}

/** Numbers that are said figure by figure, or by twos and threes, in figures; `undefined` where there are none. */
export function figuresOfWords(plain: MappedText): MappedText | undefined {
  return rewrite(plain, RUN, ([run]) => {
    const numbers: number[] = [];
    let isNear = false;
    for (const [, word = '', gap = ''] of run.matchAll(STEP)) {
      const value = VALUES.get(word) ?? 0;
      const last = numbers.at(-1) ?? 0;
      if (isNear && isContinued(last, value)) numbers[numbers.length - 1] = last === 4 ? 80 : last + value;
      else numbers.push(value);
      isNear = !/[,.;:/()]/.test(gap);
    }
    return numbers.join('');
  });
}

/** Forty and two; in French seventy is sixty and ten, eighty four times twenty, seventeen ten and seven. */
function isContinued(last: number, value: number): boolean {
  if (last >= 20 && last % 10 === 0) return value > 0 && (value < 10 || (value < 20 && (last === 60 || last === 80)));
  return (last === 4 && value === 20) || (last === 10 && value > 6 && value < 10) || (last > 60 && last % 20 === 10 && value > 6 && value < 10); // prettier-ignore
}
