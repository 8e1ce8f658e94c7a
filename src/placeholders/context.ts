import { isGap } from '../text/text-elements.ts';
import type { Gender } from '../resources/gazetteer.ts';
import { known } from './language.ts';

/** A word or a mark of punctuation beside a candidate. */
export interface Neighbour {
  /** Without the full stop that ends it; empty beyond the border of the paragraph. */
  readonly word: string;
  /** Whether a full stop ends it. */
  readonly dotted: boolean;
  readonly start: number;
  readonly end: number;
}

const DELIMITERS = new Set('()[]{}<>„“”"»«‚‘›‹,;:!?=');

/** What stands around a candidate: words, and marks of punctuation one by one, whether or not blanks part them. */
export class Context {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  private readonly left: Neighbour[] = [];
  private readonly right: Neighbour[] = [];

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.start = start;
    this.end = end;
  }

  /** The `distance`-th neighbour before the candidate, from 1. */
  before(distance: number): Neighbour {
    while (this.left.length < distance) this.left.push(tokenBefore(this.text, this.left.at(-1)?.start ?? this.start));
    return this.left[distance - 1] as Neighbour;
  }

  /** The `distance`-th neighbour after the candidate, from 1. */
  after(distance: number): Neighbour {
    while (this.right.length < distance) this.right.push(tokenAfter(this.text, this.right.at(-1)?.end ?? this.end));
    return this.right[distance - 1] as Neighbour;
  }
}

/** The word or mark before an offset. */
export function tokenBefore(text: string, offset: number): Neighbour {
  let end = offset;
  while (end > 0 && isGap(text.charCodeAt(end - 1))) end--;
  if (end === 0) return { word: '', dotted: false, start: 0, end: 0 };
  let start = end - 1;
  if (!DELIMITERS.has(text.charAt(start))) {
    while (start > 0 && !isGap(text.charCodeAt(start - 1)) && !DELIMITERS.has(text.charAt(start - 1))) start--;
  }
  return neighbour(text, start, end);
}

/** The word or mark after an offset. */
export function tokenAfter(text: string, offset: number): Neighbour {
  const { length } = text;
  let start = offset;
  while (start < length && isGap(text.charCodeAt(start))) start++;
  if (start === length) return { word: '', dotted: false, start: length, end: length };
  let end = start + 1;
  if (!DELIMITERS.has(text.charAt(start))) {
    while (end < length && !isGap(text.charCodeAt(end)) && !DELIMITERS.has(text.charAt(end))) end++;
  }
  return neighbour(text, start, end);
}

function neighbour(text: string, start: number, end: number): Neighbour {
  const dotted = end - start > 1 && text.charCodeAt(end - 1) === 0x2e && text.charCodeAt(end - 2) !== 0x2e;
  return { word: text.slice(start, dotted ? end - 1 : end), dotted, start, end };
}

/**
 * What the words before the name of a person tell of his or her gender, titles and quotation marks in between passed over: "des Angeklagten",
 * "zur früheren Beklagten".
 */
export function genderBefore(text: string, offset: number): Gender {
  let { word, start } = tokenBefore(text, offset);
  for (let i = 0; i < 3 && (known.titles.has(word) || /^["„]$/u.test(word)); i++)
    ({ word, start } = tokenBefore(text, start));
  const words = [word];
  return known.genderBefore((distance) => {
    while (words.length < distance) {
      ({ word, start } = tokenBefore(text, start));
      words.push(word);
    }
    return words[distance - 1] as string;
  });
}

export function isQuote({ word }: Neighbour): boolean {
  return word.length === 1 && '"„“”»«‚‘’›‹\''.includes(word);
}

export function isEllipsis(word: string): boolean {
  return word === '…' || /^\.{2,10}$/u.test(word) || word === '..';
}

/** "e. K.", "B. V.": a legal form written with blanks. */
export function isSplitForm(context: Context, distance: number): boolean {
  const first = context.after(distance);
  const second = context.after(distance + 1);
  if (!first.dotted || !second.dotted) return false;
  return known.splitForms.has(`${first.word}.${second.word}`);
}
