import { packOf } from '../languages/index.ts';

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
