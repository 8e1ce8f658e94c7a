import { obtain } from '../../core/collections.ts';
import { hasWord } from '../../core/has-word.ts';
import { fromPacks, packOf, wordsOf } from '../../languages/index.ts';
import type { Names } from '../../languages/pack.ts';
import type { Gender } from '../../resources/gazetteer.ts';
import { fold } from '../case.ts';

/** Words of address and rank, folded and without dots, with the gender they tell. They are kept as they are. */
const TITLES: ReadonlyMap<string, Gender> = new Map(fromPacks(({ names }) => byWord(names?.titles)).flat());
const ownTitles = new Map<string, ReadonlyMap<string, Gender>>();

function byWord(titles: Names['titles'] = {}): readonly (readonly [string, Gender])[] {
  return (['u', 'f', 'm'] as const).flatMap((gender) => (titles[gender]?.split(' ') ?? []).map((word) => [word, gender] as const)); // prettier-ignore
}

const SUFFIXES = wordsOf(({ names }) => names?.suffixes);
const DEGREES = wordsOf(({ names }) => names?.degrees);
const PARTICLES = wordsOf(({ names }) => names?.particles);
const ALSO_NAMES = wordsOf(({ names }) => names?.alsoNames);
const JOINS = wordsOf(({ names }) => names?.joins);

/** Field labels, folded, that say which part of a name comes after them. */
const FIELD_LABELS: ReadonlyMap<string, 'given-name' | 'family-name'> = new Map(
  (['given', 'family'] as const).flatMap(
    (part) =>
    fromPacks(({ names }) => names?.fields?.[part]?.split('|')).flat().map((label) => [label, `${part}-name`] as const), // prettier-ignore
  ),
);
const FIELD = /([\p{L}]+(?: name)?)(?: d[eu] \p{L}+)? ?: ?$/u;

/** What stands between the labels of both parts: "Cognome e nome:", "Nombre y apellidos:", "Nachname, Vorname:". */
const FIELD_BEFORE = /(\p{L}+)(?: ?[,/&+] ?| (?:e|y|et|i|und|och|og|en|and|o\/y) )$/u;

/** The part of a name that the field label at the end of the text before it announces, or that the family name comes first of both. */
export function announcedRole(before: string): 'given-name' | 'family-name' | 'family-first' | undefined {
  let end = before.length - 1;
  while (end >= 0 && before.charCodeAt(end) === 0x20) end--;
  if (before[end] !== ':') return undefined;
  const found = FIELD.exec(before);
  const label = found?.[1];
  const role = label === undefined ? undefined : FIELD_LABELS.get(fold(label));
  const other = role === undefined ? undefined : FIELD_LABELS.get(fold(FIELD_BEFORE.exec(before.slice(0, found?.index))?.[1] ?? '')); // prettier-ignore
  if (other === undefined || other === role) return role;
  return other === 'family-name' ? 'family-first' : undefined;
}

/** A name as addresses have it in a language, but for its case and marks: "Müller" is "Mueller". */
export function spelledOut(name: string, locale: string): string {
  const letters = packOf(locale)?.names?.spelledOut;
  return letters === undefined ? name : name.replaceAll(NO_ASCII, (letter) => letters[letter] ?? letter);
}

const NO_ASCII = /[^\p{ASCII}]/gu;

/** Folded letters of an address that may be of a name whose marks were spelled out: "mueller" is "muller" of the lists. */
export function withoutSpelling(key: string, locale: string): string {
  const letters = packOf(locale)?.names?.spelledOut;
  if (letters === undefined) return key;
  return Object.entries(letters).reduce((text, [letter, spelt]) => text.replaceAll(spelt, fold(letter)), key);
}

/** Titles that follow a Han name. */
export const HAN_TITLES: readonly string[] = [...wordsOf(({ names }) => names?.after)];

/** The locale whose lists have names in Han script. */
const HAN_LOCALE = fromPacks(({ names, locale }) => (names?.latin === undefined ? undefined : locale))[0] ?? '';

/** The same for the text of a locale, which may be in simplified characters. */
export const hanLocaleOf = (locale: string): string => (packOf(locale)?.simplified === locale ? locale : HAN_LOCALE);

/** The locale in whose lists names in Latin letters are looked for. */
export function latinLocale(locale: string): string {
  return packOf(locale)?.names?.latin ?? locale;
}

/** The gender that a word of address tells, or `undefined` where the word is none. */
export function titleGender(folded: string, locale: string): Gender | undefined {
  const pack = packOf(locale);
  const own = pack && obtain(ownTitles, pack.code, () => new Map(byWord(pack.names?.ownTitles)));
  return own?.get(folded) ?? TITLES.get(folded);
}

const kinships = new Map<string, ReadonlyMap<string, Gender>>();

/** The gender that a folded word of kinship tells in a language; `undefined` for any other word. */
export function kinGender(folded: string, locale: string): Gender | undefined {
  const known = obtain(kinships, locale, () => new Map(byWord(packOf(locale)?.names?.kin)));
  return known.get(folded);
}

const HOUSEHOLDS = wordsOf(({ names }) => names?.households);

/** "Familie" */
export const isHousehold = (folded: string): boolean => HOUSEHOLDS.has(folded);

export function isSuffix(folded: string): boolean {
  return SUFFIXES.has(folded);
}

export function isDegree(letters: string): boolean {
  return DEGREES.has(letters);
}

export function isParticle(folded: string, lower: boolean): boolean {
  return PARTICLES.has(folded) && (lower || !ALSO_NAMES.has(folded));
}

/**
 * Family names that stand behind particles, where these are of a language other than a locale's: the code of that, or names.
 *
 * @param key the folded family name: a language that has it behind these particles tells more than one that only has the particles, "de Boer" and "de Souza".
 */
export function behindParticles(
  particles: string,
  locale: string,
  key?: string,
): string | readonly string[] | undefined {
  const words = particles.split(' ');
  const own = packOf(locale)?.names;
  const isWhole = (list: readonly string[]): boolean => list.some((name) => fold(name) === key);
  const lists = namesBehind(words, own?.afterParticles);
  const others = (): readonly (readonly string[])[] => fromPacks(({ names }) => (hasWord(names?.particles, words.at(-1) ?? '') ? namesBehind(words, names?.afterParticles).find(isWhole) : undefined)); // prettier-ignore
  const known = lists.find(isWhole) ?? (key === undefined ? undefined : others()[0]) ?? lists[0];
  if (known !== undefined) return known;
  // "van der" has one word that is no particle here.
  if (own?.particles === undefined || words.every((word) => hasWord(own.particles, word))) return undefined;
  return fromPacks(({ code, names }) => {
    const known = names?.particles?.split(' ') ?? [];
    if (!words.every((word) => known.includes(word))) return undefined;
    return namesBehind(words, names?.afterParticles)[0] ?? code;
  })[0];
}

/** The lists of names behind particles: behind all of them first, "van de", which is another than "de". */
function namesBehind(words: readonly string[], lists: Names['afterParticles'] = {}): readonly (readonly string[])[] {
  return [words.join('_'), words.at(-1) ?? ''].flatMap((key) =>
    Object.entries(lists).flatMap(([others, names]) => (hasWord(others, key) ? [names.split(' ')] : [])),
  );
}

/** Words between two names that stand for two people. */
export function isJoin(folded: string): boolean {
  return JOINS.has(folded);
}
