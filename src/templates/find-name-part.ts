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
export function findNamePart(text: string, type: SurrogateType): NamePart | undefined {
  if (/^(?:\p{Lu}\.[ -]?){1,4}$/u.test(text)) return 'initials';
  if (/^\p{Lu}{2,3}$/u.test(text)) return 'monogram';
  if (/^\p{Lu}\. ?\p{L}{2,}/u.test(text)) return 'initial-family';
  if (/^[^,]+, ?\S/u.test(text)) return 'family-given';
  if (!/\s/.test(text.trim()) && type !== 'given-name' && type !== 'family-name' && !/\p{Script=Han}/u.test(text)) return 'family'; // prettier-ignore
  return undefined;
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
