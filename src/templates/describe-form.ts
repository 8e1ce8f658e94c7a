import { casingOf } from '../surrogates/case.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import { quote } from './escape.ts';
import { findFormat } from './find-format.ts';
import { findNamePart, PEOPLE } from './find-name-part.ts';
import { parseNumberShape, shapeOf, SHAPED } from './number-shape.ts';

/** What a corpus shows of how it writes. */
export interface FormHabits {
  readonly locale: string;
  /** Whether the day comes before the month; the locale's habit where `undefined`. */
  readonly dayFirst: boolean | undefined;
  readonly isGivenName: ((word: string) => boolean) | undefined;
}

/** Ages stay in reach of the one in the text, which speaks of a child or of an old person elsewhere too. */
const AGE_REACH = 10;

/** The options of a slot that writes its values in the form of a mention: each starts with a blank. */
export function describeForm(text: string, type: SurrogateType, { locale, dayFirst, isGivenName }: FormHabits): string {
  if (SHAPED.has(type) && /\d/.test(text)) {
    const shape = shapeOf(text, type !== 'phone' && type !== 'fax');
    if (typeof parseNumberShape(shape) !== 'string') return ` shape=${quote(shape)}`;
  }
  const upper = casingOf(text) === 'upper' && /\p{L}{3}/u.test(text) ? ' case=upper' : '';
  if (PEOPLE.has(type)) {
    const part = findNamePart(text, type, locale, isGivenName);
    return (part === undefined ? '' : ` part=${part}`) + (part === 'monogram' || part === 'initials' ? '' : upper);
  }
  if (type === 'date' || type === 'time') {
    const format = findFormat(text, type, locale, dayFirst);
    return (format === undefined ? '' : ` format=${quote(format)}`) + upper;
  }
  if (type === 'age') {
    const match = /^(\D*)(\d{1,3})(\D*)$/.exec(text);
    if (match === null) return '';
    const [, before = '', digits = '', after = ''] = match;
    const age = Math.min(Number(digits), 110);
    const range = ` ${Math.max(0, age - AGE_REACH)}..${Math.min(110, age + AGE_REACH)}`;
    return `${range}${before === '' ? '' : ` prefix=${quote(before)}`}${after === '' ? '' : ` suffix=${quote(after)}`}`;
  }
  return upper;
}
