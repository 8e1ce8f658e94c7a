import type { Edit } from '../core/types.ts';
import { packOf } from './index.ts';

/** Whether the second form of a pair such as a/an or de/d' stands before a text. */
export type SoundTest = (following: string) => boolean;

/**
 * The rule of a language for a pair of forms, of which the second stands before a vowel: a/an in English; de/d', le/l', que/qu'
 * in French; de/d', el/l' in Catalan. Spanish has y/e (before i) and o/u (before o).
 *
 * @param locale as of a template: `en-GB`.
 * @returns `undefined` where the language has no such rule.
 */
export function soundTest([first]: readonly [string, string], locale: string): SoundTest | undefined {
  return packOf(locale)?.agreement?.sounds?.(first.trim().toLowerCase());
}

/** What a text sounds like at its start, as the rules want it: from the first letter or digit on, without accents. */
export function soundsOf(text: string, locale: string): string {
  const from = text.search(/[\p{L}\p{N}]/u);
  const start = (from < 0 ? '' : text.slice(from, from + LONGEST)).normalize('NFD').replace(/\p{M}+/gu, '');
  return packOf(locale)?.agreement?.readsCapitals === true ? start : start.toLowerCase();
}

const LONGEST = 24;

/** A pair with what finds either form at the end of a text. */
interface FoundPair {
  readonly pair: readonly [string, string];
  readonly first: RegExp;
  /** Absent where the way back cannot be told. */
  readonly second: RegExp | undefined;
}

const pairsOf = new Map<string, readonly FoundPair[]>();

function findPairs(locale: string): readonly FoundPair[] {
  let found = pairsOf.get(locale);
  if (found === undefined) {
    const atEnd = (word: string, then: string) => new RegExp(`(?<![\\p{L}\\p{N}\\p{M}'’-])${word}${then}$`, 'iu');
    const { soundPairs = [], elisions = [] } = packOf(locale)?.agreement ?? {};
    const secondOf = ([, form]: readonly [string, string]) => form.endsWith("'") ? atEnd(form.slice(0, -1), " ?['’] ?") : atEnd(form, ' '); // prettier-ignore
    found = [
      ...soundPairs.map((pair) => ({ pair, first: atEnd(pair[0], ' '), second: secondOf(pair) })),
      ...elisions.map((pair) => ({ pair, first: atEnd(pair[0], ' '), second: undefined })),
    ];
    pairsOf.set(locale, found);
  }
  return found;
}

/** More than any of the pairs and what tells that a sentence begins there. */
const LONGEST_BEFORE = 12;

/**
 * The edit that gives the article or preposition before a place in a text the form that a new text there asks for, where it has the other:
 * `a` before "Austrian" becomes `an`, `d’` before "Poitiers" `de`.
 *
 * @param reach where the mentions that begin before the place end at last (`createReach`): what is in one stays.
 * @returns `undefined` where the form is right, or none of the pairs of the language (`soundPairs`).
 */
export function agreeBefore(text: string, at: number, following: string, locale: string, reach = 0): Edit | undefined {
  const pairs = findPairs(locale);
  const last = text.charAt(at - 1);
  if (pairs.length === 0 || (last !== ' ' && last !== "'" && last !== '’')) return undefined;
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at);
  for (const { pair, first, second } of pairs) {
    const found = { first: first.exec(before), second: second?.exec(before) ?? null };
    if (found.first === null && found.second === null) continue;
    // "le CHU", "le HCL": letters are read in many ways.
    if (second === undefined && !/^\p{Lu}?\p{Ll}/u.test(following)) continue;
    const isSecond = soundTest(pair, locale)?.(soundsOf(following, locale)) === true;
    const wrong = isSecond ? found.first : found.second;
    if (wrong === null || !isPlain(before, wrong)) continue;
    const [word, blank] = isSecond && pair[1].endsWith("'") ? [pair[1], ''] : [pair[isSecond ? 1 : 0], ' '];
    const start = at - wrong[0].length;
    return reach > start ? undefined : { start, end: at, replacement: written(wrong[0], word) + blank };
  }
  return undefined;
}

/** The A of "group A" is no article: a capital is one where a sentence begins. */
function isPlain(before: string, { 0: form, index }: RegExpExecArray): boolean {
  return form.charAt(0) === form.charAt(0).toLowerCase() || /(?:^|[.!?:\n"“«(])\s*$/u.test(before.slice(0, index));
}

function written(like: string, word: string): string {
  return like.charAt(0) === like.charAt(0).toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
