import type { Band, Gender } from '../resources/gazetteer.ts';
import { casingOf, fold, type Casing } from './case.ts';
import type { Slot, SlotKind } from './slots.ts';

/** A stretch of a mention: letters, digits, or what stands between. */
export interface TextToken {
  readonly kind: 'word' | 'number' | 'gap';
  readonly text: string;
  /** Folded, for words. */
  readonly key: string;
}

const TOKENS =
  /(?<!\p{L})\p{Lu}:(?!s(?!\p{L}))\p{Ll}+|(?![ªº])[\p{L}\p{M}]+(?:(?:['’´.]|(?<=[lL])·(?=[lL]))(?![sS](?![\p{L}\p{M}]))[\p{L}\p{M}]+)*|\p{Nd}+|(?:[ªº]|[^\p{L}\p{M}\p{Nd}])+/gu;
const DIGIT = /^\p{Nd}/u;
const WORD = /^(?![ªº])[\p{L}\p{M}]/u;

/** Cuts a mention into words (inner apostrophes and dots included, and the colon that shortens a word: "d'Orves", "e.V", "S:t", "Marcel·lí"), numbers and what stands between, the ending of "6º" too. */
export function cutTokens(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  for (const part of text.match(TOKENS) ?? []) {
    const kind = DIGIT.test(part) ? 'number' : WORD.test(part) ? 'word' : 'gap';
    tokens.push({ kind, text: part, key: kind === 'word' ? fold(part) : part });
  }
  return tokens;
}

/** A slot for a stretch of text. */
export function slot(kind: SlotKind, text: string, more: Partial<Slot> = {}): Slot {
  const key = fold(text);
  const band: Band = 2;
  const gender: Gender = 'u';
  return {
    kind,
    key,
    text,
    casing: casingOfPhrase(text),
    band,
    gender,
    tokens: countWords(text),
    ending: '',
    grammar: '',
    region: undefined,
    ...more,
  };
}

/** The casing of several words: upper or lower where all are, else as the lists write it. */
function casingOfPhrase(text: string): Casing {
  const casing = casingOf(text);
  if (casing === 'lower' && /^\p{Nd}/u.test(text)) return 'mixed'; // "139th"
  return casing === 'title' && text.length === 1 ? 'title' : casing;
}

function countWords(text: string): number {
  return text.split(/[\s-]+/).filter((word) => word !== '').length;
}

/** A stretch that stands for a name withheld: a letter or two with dots, or dots alone ("K …", "B.", "...", "Au."). */
export function isPlaceholder(text: string): boolean {
  return /^(?:\p{L}|\p{Lu}\p{L}?\.|\p{Lu}\p{L})?\s*(?:…|\.\.\.)?$/u.test(text.trim()) && text.trim() !== '';
}
