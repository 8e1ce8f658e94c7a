import { obtain } from '../core/collections.ts';
import type { CharSpan } from '../core/types.ts';
import { tokenise, tokenOffsets } from './tokenise.ts';

/** Where a corpus splits tokens differently from {@link tokenise}. Plain data; each string is a set of characters. */
export interface TokenConventions {
  /** Marks that stay joined to the word before them (`Lind,` is one token). */
  readonly joinedBefore: string;
  /** Marks that stay joined to the word after them (`(Lind` is one token). */
  readonly joinedAfter: string;
  /** Marks inside words that are tokens of their own (`a-b` is three tokens). */
  readonly splitInside: string;
}

/** Those of {@link tokenise}. */
export const DEFAULT_CONVENTIONS: TokenConventions = { joinedBefore: '', joinedAfter: '', splitInside: '' };

interface ConventionLearner {
  add(token: string): void;
  conventions(): TokenConventions;
}

const WORD = /[\p{L}\p{M}\p{N}]/u;
const ENOUGH = 20; // a mark seen alone less often says nothing about marks inside words
const RARE = 0.01;

/**
 * Counts, for each punctuation mark, the tokens that it is alone, starts, ends or stands inside. A mark stays joined to a
 * neighbour where more tokens join it so than not. A mark that is a token of its own twenty times or more, and stands
 * inside words less than a hundredth as often, splits words.
 */
export function createConventionLearner(): ConventionLearner {
  const counts = new Map<string, { alone: number; first: number; last: number; inside: number }>();
  return {
    add: (token) => {
      if (/^[a-z0-9]*$/i.test(token)) return;
      const characters = Array.from(token);
      const hasWord = WORD.test(token);
      for (const [i, character] of characters.entries()) {
        if (WORD.test(character)) continue;
        const count = obtain(counts, character, () => ({ alone: 0, first: 0, last: 0, inside: 0 }));
        if (!hasWord) count.alone++;
        else if (i === 0) count.first++;
        else if (i === characters.length - 1) count.last++;
        else count.inside++;
      }
    },
    conventions: () => {
      const choose = (test: (count: { alone: number; first: number; last: number; inside: number }) => boolean) =>
        [...counts]
          .flatMap(([character, count]) => (test(count) ? [character] : []))
          .toSorted()
          .join('');
      return {
        joinedBefore: choose(({ alone, first, last, inside }) => last + inside > alone + first),
        joinedAfter: choose(({ alone, first, last, inside }) => first + inside > alone + last),
        splitInside: choose(({ alone, inside }) => alone >= ENOUGH && inside < alone * RARE),
      };
    },
  };
}

/** Splits a text as {@link tokenise} does, but for the conventions. Tokens hold no white space. */
export function tokeniseAs(text: string, conventions: TokenConventions): CharSpan[] {
  const { joinedBefore, joinedAfter, splitInside } = conventions;
  const spans: { start: number; end: number }[] = [];
  for (const token of tokenise(text)) {
    const previous = spans.at(-1);
    if (
      previous?.end === token.start &&
      (joinedBefore.includes(token.text.charAt(0)) || joinedAfter.includes(text.charAt(token.start - 1)))
    ) {
      previous.end = token.end;
      continue;
    }
    let start = token.start;
    for (let i = token.start + 1; i < token.end - 1; i++) {
      if (!splitInside.includes(text.charAt(i))) continue;
      if (start < i) spans.push({ start, end: i });
      spans.push({ start: i, end: i + 1 });
      start = i + 1;
    }
    spans.push({ start, end: token.end });
  }
  return spans;
}

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
