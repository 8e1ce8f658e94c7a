import type { CharSpan } from '../core/types.ts';
import { tokenOffsets } from './tokenise.ts';

/** A form that holds stops inside and is to stay whole: an address on the net, or a number. */
const WHOLE = /@|^www\.|\.(?:com|org|net|cat|info|eu|gov|edu)$|^[\d.,:/-]+$/iu;
/** A stop between two words of two letters or more (the blank after it was left out), or a run of underscores. */
const BORDER = /(?<=[\p{L}\p{N}\p{M}]{2})\.(?=\p{L}[\p{L}\p{N}\p{M}]|\p{L}$)|_{2,}/gu;
/** An article, preposition or pronoun elided before a vowel, however it is capitalised. */
const ELIDED = /^[dlmnst]['’](?=[aeiouhàèéíòóúïü]\p{L})/iu;
/** One word and its stop. Dotted acronyms (`H.V.`) keep theirs. */
const STOPPED = /^[^.]+\.$/u;

/**
 * Splits a Spanish or Catalan clinical note into tokens. Notes leave blanks out after full stops, capitalise at random, and
 * elide in capitals. Beyond what `tokenise` does,
 *
 * - a stop between two words splits them, also before a lower-case letter (`bases.normas`), except in addresses on the net
 *   and dotted acronyms;
 * - an abbreviation's stop is a token of its own (`Dr` `.`), so that a list of words matches with and without it;
 * - Catalan elisions stand alone in any case (`L'` `Anna`, `D'` `URGÈNCIES`);
 * - a run of underscores, as forms have for what is to be filled in, is a token of its own.
 *
 * What is only sometimes two words stays one (`HVhebron`, `Pulmicort-100`): a rule may consume such a token in parts. As in
 * `tokenise`, every character but white space is in exactly one token.
 */
export function tokeniseNotes(text: string): CharSpan[] {
  const offsets = tokenOffsets(text);
  const tokens: CharSpan[] = [];
  for (let i = 0; i < offsets.length; i += 2) {
    const start = offsets[i] as number;
    const end = offsets[i + 1] as number;
    const before = tokens.at(-1);
    if (before?.end === start && endsElision(text, before, end)) {
      tokens[tokens.length - 1] = { start: before.start, end };
      continue;
    }
    if (end - start < 2 || !needsLook(text, start, end)) tokens.push({ start, end });
    else addParts(text, start, end, tokens);
  }
  return tokens;
}

/** An elided letter whose word stands apart or is missing: `d'` before a blank is the same token as in `d'Hebron`. */
function endsElision(text: string, before: CharSpan, end: number): boolean {
  if (before.end - before.start !== 1 || end - before.end !== 1) return false;
  const unit = text.charCodeAt(before.end);
  return (unit === 0x27 || unit === 0x2019) && /[dlmnst]/iu.test(text.charAt(before.start));
}

function needsLook(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2e || unit === 0x27 || unit === 0x2019 || unit === 0x5f) return true;
  }
  return false;
}

function addParts(text: string, start: number, end: number, tokens: CharSpan[]): void {
  let from = start;
  const cut = (at: number) => {
    if (at > from && at <= end) tokens.push({ start: from, end: at });
    from = Math.max(from, at);
  };
  const form = text.slice(start, end);
  if (/^\.+$/u.test(form) || WHOLE.test(form)) {
    tokens.push({ start, end });
    return;
  }
  const elided = ELIDED.exec(form);
  if (elided !== null) cut(start + elided[0].length);
  for (const border of form.matchAll(BORDER)) {
    cut(start + border.index);
    cut(start + border.index + border[0].length);
  }
  if (STOPPED.test(text.slice(from, end))) cut(end - 1);
  cut(end);
}
