import type { Rng } from '../../core/rng.ts';

/** Names in scripts that no list has, as a corpus has them: those of others may be put together to new ones. */
export interface UnlistedNames {
  /** Another name of the role, of whom the text tells the same as of that one; `undefined` where there are too few. */
  draw(role: string, key: string, rng: Rng): string | undefined;
}

/** Letters of which no list has names. */
export const UNLISTED_SCRIPT = /^[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]*$/u;

/** A name in signs without a blank: Chinese, Japanese or Korean. */
export const IN_SIGNS = /^(?:\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]*|\p{Script=Hangul}+)$/u; // prettier-ignore

/** How many of the signs are the family name, where no list tells: one in Korean; in Japanese two, and of two and fewer all. */
export function familySigns(signs: readonly string[]): number {
  const isKorean = /\p{Script=Hangul}/u.test(signs[0] ?? '');
  return isKorean ? (signs.length > 3 ? 2 : 1) : Math.min(2, signs.length);
}
