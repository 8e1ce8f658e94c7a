import { packOf } from '../languages/index.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { fold } from '../text/fold.ts';
import type { NamePart } from './person.ts';

/** The types whose slots are people. */
export const PEOPLE: ReadonlySet<string> = new Set<SurrogateType>([
  'patient',
  'doctor',
  'person',
  'given-name',
  'family-name',
]);

/** Which form of a name a mention has; `undefined` for the type's usual one. */
export function findNamePart(
  text: string,
  type: SurrogateType,
  locale: string,
  isGivenName?: (word: string) => boolean,
): NamePart | undefined {
  if (/^(?:\p{Lu}\.[ -]?){1,4}$/u.test(text)) return 'initials';
  if (/^\p{Lu}{2,3}$/u.test(text)) return 'monogram';
  if (/^\p{Lu}\. ?\p{L}{2,}/u.test(text)) return 'initial-family';
  if (/^[^,]+, ?\S/u.test(text)) return 'family-given';
  if (type === 'given-name' || type === 'family-name' || /\p{Script=Han}/u.test(text)) return undefined;
  const [first = '', ...others] = text.trim().split(/\s+/);
  if (others.length === 0) return isGivenName?.(first) === true ? 'given' : 'family';
  // Two surnames, as forms in Spain ask for them in a field of their own.
  const isSurnames = packOf(locale)?.names?.twoSurnames === true && isGivenName?.(first) === false;
  return isSurnames ? 'family' : undefined;
}

/** The given and the family names of a full name, folded, without letters between them; of a single word no given name. */
export function readFullName(text: string): { readonly given: string; readonly family: readonly string[] } {
  const isReversed = text.includes(',');
  const words = fold(text.replaceAll(',', ' ')).split(' ').filter((word, i) => i === 0 || word.replaceAll('.', '').length > 1); // prettier-ignore
  const given = words.length < 2 ? '' : ((isReversed ? words.pop() : words.shift()) as string);
  return { given, family: words };
}

/** Which part of a full name a mention is. */
export function relatedPart(text: string, whole: string): NamePart | undefined {
  const { given, family } = readFullName(whole);
  const key = fold(text);
  if (given === '' || key === fold(whole)) return undefined;
  if (key === given) return 'given';
  return key === family.join(' ') || family.includes(key) ? 'family' : undefined;
}

/** Whether two are one full name, perhaps with the family name first in one. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [readFullName(one), readFullName(other)];
  return a.given !== '' && a.given === b.given && a.family.join(' ') === b.family.join(' ');
}
