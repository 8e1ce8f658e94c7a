import type { CharSpan } from '../../../core/types.ts';
import { isWithinErrors } from '../../../core/edit-distance.ts';
import { plainForm } from '../../../text/unmask/characters.ts';
import { LETTERS_FOR_FIGURES } from './numbers.ts';
import { YEARS } from './unnamed.ts';
import { alike } from './words.ts';

/**
 * Ways of writing by which a value may be known, and others too:
 *
 * - `error`: a letter put in, taken out, changed or swapped; `lower error` in a word without a capital;
 * - `signs`: figures and signs for letters;
 * - `cut`: a name's beginning;
 * - `initials`: with their stops;
 * - `part`: the beginning or end of a number; `hidden part` behind signs that stand for figures;
 * - `wrong figure`: an error in a number;
 * - `letters`: letters for figures.
 */
export type FaintKind = 'error' | 'lower error' | 'signs' | 'cut' | 'initials' | 'part' | 'hidden part' | 'wrong figure' | 'letters'; // prettier-ignore

/** A form in which kinds are compared; kinds that differ in how often chance has them may have one in common. */
export interface Form {
  readonly of: Exclude<FaintKind, 'lower error' | 'hidden part'>;
  readonly plain: string;
}

/** What may be a value, and how many letters or figures of it tell. */
export interface FaintForm extends CharSpan {
  readonly kind: FaintKind;
  readonly form: Form;
  readonly letters: number;
  readonly text: string;
}

/** Numbers of fewer figures are looked for whole only. */
export const LEAST_FIGURES = 7;
const LEAST_LETTERS = 5;
const LEAST_CUT = 4;
const LEAST_PART = 4;
/** What is longer is no name and no number of anybody's. */
const LONGEST = 40;

/** @param pieces of one name, in plain letters. */
export function formsOfName(pieces: readonly string[]): readonly Form[] {
  const letters = pieces.map((piece) => piece.charAt(0));
  const initials = letters.length > 1 ? [letters.join(''), letters.toReversed().join('')] : [];
  const long = pieces.filter(({ length }) => length >= LEAST_LETTERS && length <= LONGEST);
  return [
    ...long.flatMap((plain): Form[] => [{ of: 'error', plain }, { of: 'signs', plain: alike(plain) }, { of: 'cut', plain }]), // prettier-ignore
    ...initials.map((plain): Form => ({ of: 'initials', plain })),
  ];
}

/** @param plain its figures. */
export function formsOfNumber(plain: string): readonly Form[] {
  if (plain.length < LEAST_FIGURES || plain.length > LONGEST) return [];
  return (['part', 'wrong figure', 'letters'] as const).map((of) => ({ of, plain }));
}

/** What a value of this form is put down under. */
export function keysOf(form: Form): readonly string[] {
  const { of, plain } = form;
  if (of === 'cut') return beginnings(plain, LEAST_CUT, 2).map((part) => `${of} ${part}`);
  if (of !== 'part') return keysAsked(form);
  const parts = new Set([...beginnings(plain, LEAST_PART, 1), ...endings(plain, LEAST_PART, 1)]);
  return [...parts].map((part) => `${of} ${part}`);
}

/** What a text of this form is looked up under: two words with one error between them are one when a letter of either is left out. */
export function keysAsked({ of, plain }: Form): readonly string[] {
  return (of === 'error' || of === 'wrong figure' ? withOneLess(plain) : [plain]).map((part) => `${of} ${part}`);
}

/** Whether a text that was looked up may be the value that was found. */
export function isMet({ of, plain }: Form, value: string): boolean {
  return (of !== 'error' && of !== 'wrong figure') || (plain !== value && isWithinErrors(plain, value, 1));
}

function withOneLess(word: string): readonly string[] {
  const forms = new Set([word]);
  for (let i = 0; i < word.length; i++) forms.add(word.slice(0, i) + word.slice(i + 1));
  return [...forms];
}

const beginnings = (word: string, least: number, less: number) =>
  Array.from({ length: Math.max(0, word.length - less - least + 1) }, (_, i) => word.slice(0, least + i));
const endings = (word: string, least: number, less: number) =>
  Array.from({ length: Math.max(0, word.length - less - least + 1) }, (_, i) => word.slice(-least - i));

/** What a document is about has years in common with its numbers. */
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** Letters, figures and the signs that stand for letters. */
const RUN = /(?<![\p{L}\p{M}\p{N}@$])[\p{L}\p{N}@$](?:[\p{L}\p{M}\p{N}\p{Cf}@$!|+]*[\p{L}\p{M}\p{N}@$])?/gu;
const INITIALS = /(?<![\p{L}\p{N}.])\p{Lu}\.(?:[\s-]?\p{Lu}\.)+(?![\p{L}\p{N}])/gu;
const NUMBER = /(?<![\d.,])\d(?:[ .\-/]?\d)*(?![.,]?\d)/g;
const MEANT = /(?<![\p{L}\d])[\dOoIl|SBZ](?:[ .-]?[\dOoIl|SBZ]){5,}(?![\p{L}\d])/gu;

/** @param isOrdinary words that tell only with something in them that is no letter, or without their capital. */
export function* faintForms(text: string, isOrdinary: (word: string) => boolean): Generator<FaintForm> {
  const made = (kind: FaintKind, form: Form, { 0: whole, index: start }: RegExpExecArray): FaintForm => ({ kind, form, letters: form.plain.length, text: whole, start, end: start + whole.length }); // prettier-ignore
  for (const found of text.matchAll(RUN)) {
    const word = found[0];
    const plain = plainForm(word);
    if (plain.length < LEAST_CUT || plain.length > LONGEST || !/\p{L}\P{L}*\p{L}/u.test(plain)) continue;
    if (/^\p{L}+$/u.test(plain)) {
      const isLower = /^\p{Ll}/u.test(word);
      if (!isLower && isOrdinary(word)) continue;
      if (plain.length >= LEAST_LETTERS) yield made(isLower ? 'lower error' : 'error', { of: 'error', plain }, found);
      if (!isLower) yield made('cut', { of: 'cut', plain }, found);
    } else {
      // Figures behind a word are a year's, or those of the last of that name.
      const bare = plain.replace(/\d+$/, '');
      for (const form of new Set([plain, /\P{L}/u.test(bare) ? bare : plain]))
        if (form.length >= LEAST_LETTERS) yield made('signs', { of: 'signs', plain: alike(form) }, found);
    }
  }
  for (const found of text.matchAll(INITIALS))
    yield made('initials', { of: 'initials', plain: plainForm(found[0].replaceAll(/\P{L}/gu, '')) }, found);
  for (const found of text.matchAll(NUMBER)) {
    yield* ofNumber(found);
    if (/\D/.test(found[0]))
      for (const group of found[0].matchAll(/\d+/g)) yield* ofNumber(Object.assign(group, { index: found.index + group.index })); // prettier-ignore
  }
  for (const found of text.matchAll(MEANT)) {
    const figures = Array.from(found[0], (sign) => LETTERS_FOR_FIGURES[sign] ?? sign).join('');
    const plain = withoutZeros(figures);
    if (/\d/.test(found[0]) && /[^\d .-]/.test(found[0]) && plain.length >= LEAST_FIGURES - 1 && plain.length <= LONGEST) yield made('letters', { of: 'letters', plain }, found); // prettier-ignore
  }

  function* ofNumber(found: RegExpExecArray): Generator<FaintForm> {
    const plain = withoutZeros(found[0]);
    if (plain.length < LEAST_PART || plain.length > LONGEST) return;
    const isHidden = /[*•█xX#]{2}[ .-]?$/.test(text.slice(Math.max(0, found.index - 3), found.index));
    if (isHidden || !YEAR.test(plain)) yield made(isHidden ? 'hidden part' : 'part', { of: 'part', plain }, found);
    if (plain.length >= LEAST_FIGURES - 1 && !YEARS.test(found[0])) yield made('wrong figure', { of: 'wrong figure', plain }, found); // prettier-ignore
  }
}

const withoutZeros = (number: string) => number.replaceAll(/\D/g, '').replace(/^0+/, '');
