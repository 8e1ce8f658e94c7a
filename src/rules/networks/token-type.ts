import { fold } from '../../text/fold.ts';
import type { Interner } from './trie.ts';
import type { LetterCase } from './schema.ts';

/** What depends on a token's written form alone: found once for each form, however often it comes. */
export interface TokenType {
  readonly text: string;
  /** Number of the folded form; `UNKNOWN` where no rule or gazetteer has it. */
  readonly id: number;
  /** The networks that may begin here, by index, as far as the form tells; filled in by the matcher. */
  starts: readonly number[] | undefined;
}

/** Longer tokens are consumed whole or not at all: no expression looks into them. */
export const LONGEST_INSIDE = 256;

const MOST_TYPES = 50_000;

/** Finds the type of a form. When there are too many, all are forgotten, so that memory stays bounded. */
export function createTypes(interner: Interner): (text: string) => TokenType {
  let known = new Map<string, TokenType>();
  return (text) => {
    let type = known.get(text);
    if (type === undefined) {
      type = { text, id: interner.idOf(foldForm(text)), starts: undefined };
      if (text.length > LONGEST_INSIDE) return type;
      if (known.size >= MOST_TYPES) known = new Map();
      known.set(text, type);
    }
    return type;
  };
}

/** The form in which forms are compared: lower case, without accents. */
export function foldForm(form: string): string {
  return fold(form);
}

const NUMBER = /^[+-]?\p{Nd}+(?:[.,:/-]\p{Nd}+)*$/u;

/** A number as notes write them: digits, also joined by `. , : / -` as in `17-21` and `1.000`. */
export function isNumber(text: string): boolean {
  return text.length <= LONGEST_INSIDE && NUMBER.test(text);
}

const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const FIRST = /^[^\p{L}]*(?:\p{Lu}|\p{Lt})/u;

/** Whether letters are written in a case. */
export function hasCase(text: string, wanted: LetterCase): boolean {
  switch (wanted) {
    case 'any':
      return true;
    case 'upper':
      return UPPER.test(text) && !LOWER.test(text);
    case 'lower':
      return LOWER.test(text) && !UPPER.test(text);
    case 'capital':
      return FIRST.test(text);
    case 'title':
      return FIRST.test(text) && LOWER.test(text);
  }
}
