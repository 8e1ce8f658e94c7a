import { once } from '../../../core/caches.ts';
import { addCount, obtain } from '../../../core/collections.ts';
import type { CharSpan, Document } from '../../../core/types.ts';
import { outsideOf } from '../../../evaluate/audit/cover.ts';
import { eachNumber, type SourceText } from '../../../evaluate/audit/leak-index.ts';
import { packOf } from '../../../languages/index.ts';
import { QUANTITY_TYPES, type SurrogateType } from '../../../surrogates/types.ts';
import { isNameType } from '../meaning.ts';
import type { ValueContext } from './values.ts';

/** A value that no label has anywhere, with the label of what looks like it. */
export interface UnnamedValue extends CharSpan {
  readonly label: string;
}

/** At most 64 signs before the @ (RFC 5321, section 4.5.3.1), so that letters without end are read once. */
const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
/** Shorter numbers look like many others. */
const LEAST = 7;
/** From year to year, or one of a year's laws or cases. */
export const YEARS =
  /^(?:1[5-9]|20)\d\d\D{1,3}(?:1[5-9]|20)\d\d$|^\d{1,6}\/(?:1[5-9]|20)\d\d$|^(?:1[5-9]|20)\d\d\/\d{1,6}$/;
/** Thousands apart: a sum. */
const SUM = /^\d{1,3}(?:[ .\u00a0\u202f]\d{3})+$/;
/** What is written in many forms, or says nothing. */
const NO_NUMBERS: ReadonlySet<SurrogateType | undefined> = new Set([undefined, ...QUANTITY_TYPES]);
/** Marks the form of a telephone number that begins with a nought, as all like it do. */
const TRUNK = 'trunk ';

/**
 * Finds what no label covers and what is personal by its form alone: addresses of mail, numbers written like one that the source labels, telephone
 * numbers as they are written in its language, none of them a date, a sum, a span of years or a number within a year.
 *
 * @param texts what the source labels, complete when it is first asked.
 */
export function createUnnamedFinder(texts: readonly SourceText[], context: ValueContext) {
  const known = once(() => {
    const forms = new Map<string, Map<string, number>>();
    const types = new Map<SurrogateType, Map<string, number>>();
    for (const { label, text, documents } of texts) {
      const type = context.typeOf(label);
      if (type !== undefined) addCount(obtain(types, type, () => new Map()), label, documents); // prettier-ignore
      if (NO_NUMBERS.has(type) || isNameType(type)) continue;
      for (const { form } of numbersIn(text).slice(0, 1)) addCount(obtain(forms, form, () => new Map()), label, documents); // prettier-ignore
    }
    const usual = (labels: ReadonlyMap<string, number> = new Map()) => [...labels].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0]; // prettier-ignore
    const [email, phone] = [usual(types.get('email')) ?? 'EMAIL', usual(types.get('phone')) ?? 'PHONE'];
    const labels = new Map<string, string>();
    for (const example of packOf(context.locale)?.contact?.phones?.split('|') ?? [])
      for (const { form, text } of numbersIn(example).slice(0, 1))
        if (/\D/.test(text) && !SUM.test(text)) labels.set(`${/^\(?0/.test(text) ? TRUNK : ''}${form}`, phone);
    for (const [form, own] of forms) labels.set(form, usual(own) as string);
    return { email, labels };
  });

  return (doc: Document, covered: readonly CharSpan[]): readonly UnnamedValue[] => {
    const { email, labels } = known();
    const found: UnnamedValue[] = [];
    for (const stretch of outsideOf([{ start: 0, end: doc.text.length }], covered)) {
      const text = doc.text.slice(stretch.start, stretch.end);
      const add = (label: string, start: number, { length }: string) => {
        if (!context.isLeft(label)) found.push({ label, start: stretch.start + start, end: stretch.start + start + length }); // prettier-ignore
      };
      for (const { 0: address, index } of text.matchAll(EMAIL)) add(email, index, address);
      let read = 0;
      for (const { form, text: number, start, end } of numbersIn(text)) {
        const label = labels.get(form) ?? (/^\(?0/.test(number) ? labels.get(TRUNK + form) : undefined);
        if (label === undefined || start < read || YEARS.test(number)) continue;
        const place = { id: '', label, start: stretch.start + start, end: stretch.start + end };
        if (context.dateKeysOf(doc, place).length > 0) continue;
        add(label, start, number);
        read = end;
      }
    }
    return found;
  };
}

interface FoundNumber extends CharSpan {
  readonly text: string;
  /** Its signs, with a nought for each figure. */
  readonly form: string;
}

/** Whole groups of digits that no sign but a blank joins to another digit; a letter before only those that signs part, and none behind. The longer ones of a place first. */
function numbersIn(whole: string): readonly FoundNumber[] {
  const found: FoundNumber[] = [];
  eachNumber(whole, (digits, { start: first, end }) => {
    if (digits.length < LEAST || /^(?:\p{L}|\S\d)/u.test(whole.slice(end, end + 2))) return;
    const number = whole.slice(first, end);
    const before = whole.slice(Math.max(0, first - 2), first);
    if (/\d\S$/.test(before) || (/\p{L}$/u.test(before) && !/\D/.test(number))) return;
    const start = before.endsWith('+') || (before.endsWith('(') && number.includes(')')) ? first - 1 : first;
    const text = whole.slice(start, end);
    found.push({ start, end, text, form: text.replaceAll(/\d/g, '0') });
  });
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}
