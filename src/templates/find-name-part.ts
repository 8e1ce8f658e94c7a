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

/** Which part of an earlier full name a mention is; both folded. */
export function relatedPart(key: string, whole: string, wholeText: string): NamePart | undefined {
  if (whole === key || !whole.includes(' ')) return undefined;
  const isReversed = wholeText.includes(',');
  const words = fold(wholeText.replaceAll(',', ' ')).split(' ');
  const given = isReversed ? words.at(-1) : words[0];
  if (key === given) return 'given';
  const [, ...family] = isReversed ? [given, ...words.slice(0, -1)] : words;
  return key === family.join(' ') || (family.length > 0 && key === family.at(-1)) ? 'family' : undefined;
}
