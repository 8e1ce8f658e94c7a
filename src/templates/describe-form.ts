import { casingOf } from '../surrogates/case.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { AGE, agesLike } from './document-facts.ts';
import { findFormat, quote } from './find-format.ts';
import { parseNumberShape, shapeOf, SHAPED } from './number-shape.ts';
import type { NamePart } from './person.ts';
import { findNamePart, PEOPLE } from './read-name.ts';

/** What a corpus shows of how it writes. */
export interface FormHabits {
  readonly locale: string;
  /** Whether the day comes before the month; the locale's habit where `undefined`. */
  readonly dayFirst: boolean | undefined;
  readonly isGivenName: ((word: string) => boolean) | undefined;
  readonly genderOf: ((given: string) => 'f' | 'm' | undefined) | undefined;
}

const optionOf = (key: string, text: string) => (text === '' ? '' : ` ${key}=${quote(text)}`);

/** The options of a slot that writes its values in the form of a mention: each starts with a blank. */
export function describeForm(text: string, type: SurrogateType, habits: FormHabits, person?: string): string {
  const { locale, dayFirst, isGivenName } = habits;
  if (SHAPED.has(type) && /\d/.test(text)) {
    const shape = shapeOf(text, type !== 'phone' && type !== 'fax');
    if (typeof parseNumberShape(shape) !== 'string') return ` shape=${quote(shape)}`;
  }
  const upper = casingOf(text) === 'upper' && /\p{L}{3}/u.test(text) ? ' case=upper' : '';
  if (PEOPLE.has(type)) {
    const part = findNamePart(text, type, locale, isGivenName);
    const isLetters = part === 'monogram' || part === 'initials';
    return (
      (part === undefined ? '' : ` part=${part}`) + genderOption(text, part, type, habits) + (isLetters ? '' : upper)
    );
  }
  if (type === 'date' || type === 'time') {
    const format = findFormat(text, type, locale, dayFirst);
    return (format === undefined ? '' : ` format=${quote(format)}`) + upper;
  }
  if (type === 'age') {
    const match = AGE.exec(text);
    if (match === null) return '';
    const [, before = '', digits = '', after = ''] = match;
    const range = person === undefined ? agesLike(Math.min(Number(digits), 110)).join('..') : `of=${person}`;
    return ` ${range}${optionOf('prefix', before)}${optionOf('suffix', after)}`;
  }
  return upper;
}

/** A person's sex is that of the source: titles and words around the name agree with it. */
export function genderOption(
  text: string,
  part: NamePart | undefined,
  type: SurrogateType,
  habits: FormHabits,
): string {
  if (type === 'family-name' || (part !== undefined && part !== 'given' && part !== 'family-given')) return '';
  const [first = ''] = (part === 'family-given' ? text.slice(text.indexOf(',') + 1) : text).trim().split(/\s+/);
  const gender = habits.genderOf?.(first);
  return gender === undefined ? '' : ` gender=${gender}`;
}
