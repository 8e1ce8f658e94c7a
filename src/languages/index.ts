import { rememberLast } from '../core/caches.ts';
import { checkFree } from '../core/open-tables.ts';
import { PalimpsestError } from '../core/errors.ts';
import { ca } from './ca/index.ts';
import { da } from './da/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { languageOf } from './locale.ts';
import type { LanguagePack } from './pack.ts';
import { hi } from './hi/index.ts';
import { it } from './it/index.ts';
import { nb } from './nb/index.ts';
import { nl } from './nl/index.ts';
import { pt } from './pt/index.ts';
import { sv } from './sv/index.ts';
import { zh } from './zh/index.ts';

/**
 * All languages, one line each. Where a word is of several, the first counts; what is asked of a language that has no pack is answered
 * by the first.
 */
export const PACKS: readonly [LanguagePack, ...LanguagePack[]] = [en, es, fr, de, sv, ca, zh, it, pt, nl, nb, da, hi];

const byCode = new Map(PACKS.map((pack) => [pack.code, pack]));

/** Whether patterns and lists were joined over the table: what is added later would be missing from them. */
let isRead = false;

/**
 * Adds a language from outside the package.
 *
 * @throws PalimpsestError `name-taken`, or `late-language` where the languages are in use already.
 */
export function addLanguage(pack: LanguagePack): void {
  checkFree(pack.code, [...byCode.keys()]);
  if (isRead) {
    throw new PalimpsestError('late-language', `the language ${JSON.stringify(pack.code)} comes too late`, {
      hint: 'Load it with loadPlugins before all else that is done with text in this process.',
    });
  }
  (PACKS as readonly LanguagePack[] as LanguagePack[]).push(pack);
  byCode.set(pack.code, pack);
  packOfLast = rememberLast(findPack);
}

/** The pack of a locale's language; `undefined` where there is none. Asked dozens of times for each mention, of one locale. */
export const packOf: (locale: string) => LanguagePack | undefined = (locale) => packOfLast(locale);

const findPack = (locale: string): LanguagePack | undefined => byCode.get(languageOf(locale));
let packOfLast = rememberLast(findPack);

/** The locale of the gazetteers of a locale's language: `es` of `es-MX`, `zh-TW` of `zh`. */
export function localeKey(locale: string): string {
  return packOf(locale)?.locale ?? languageOf(locale);
}

/** A part of the pack of a locale's language; of the first pack where it has none. */
export function partOf<Part extends keyof LanguagePack>(locale: string, part: Part): NonNullable<LanguagePack[Part]> {
  return (packOf(locale)?.[part] ?? PACKS[0][part]) as NonNullable<LanguagePack[Part]>;
}

/** The codes of the languages that have a part. */
export function languagesWith(part: keyof LanguagePack): readonly string[] {
  return PACKS.filter((pack) => pack[part] !== undefined).map(({ code }) => code);
}

/** What the packs have of something, in the order of the table. */
export function fromPacks<T>(read: (pack: LanguagePack) => T | undefined): readonly T[] {
  isRead = true;
  return PACKS.map(read).filter((found) => found !== undefined);
}

/** The words that any language has of something, each once, in the order of the table. */
export function wordsOf(read: (pack: LanguagePack) => string | undefined): ReadonlySet<string> {
  return new Set(fromPacks(read).flatMap((list) => list.split(/\s+/).filter((word) => word !== '')));
}

/** One pattern for what any language has of something, its alternatives in the order of the table. */
export function unionOf(read: (pack: LanguagePack) => RegExp | undefined): string {
  return `(?:${fromPacks(read).map(({ source }) => source).join('|')})`; // prettier-ignore
}
