import type { LinearRegex } from './regex.ts';
import { foldForm, LONGEST_INSIDE } from './token-type.ts';

/**
 * How much of the start of a text a partial consumption takes, in UTF-16 units; 0 where it takes nothing. Of several
 * possibilities the longest.
 *
 * @param forms folded.
 */
export function startsWithPart(text: string, forms: readonly string[], regex: LinearRegex | undefined): number {
  if (text.length > LONGEST_INSIDE) return 0;
  let longest = Math.max(0, regex?.longestStart(text) ?? 0);
  for (const form of forms) longest = Math.max(longest, startsWithForm(text, form));
  return longest;
}

/** A folded form and its text may differ in length: accents may be characters of their own. */
function startsWithForm(text: string, form: string): number {
  if (isPlain(text)) return foldForm(text.slice(0, form.length)) === form ? form.length : 0;
  let longest = 0;
  const most = Math.min(text.length, form.length * 4 + 8);
  for (let length = 1; length <= most; length++) {
    if (foldForm(text.slice(0, length)) === form) longest = Math.max(longest, length);
  }
  return longest;
}

function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
}
