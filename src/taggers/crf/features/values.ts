import { memoise } from '../../../core/caches.ts';
import { packOf } from '../../../languages/index.ts';
import { unaryTemplate, type Aspect, type FeatureSet } from './feature-set.ts';

/**
 * What tokens at offsets -2 to 2 are the value of, whatever their digits and letters: a date, in one token or in several, a month, a weekday, a
 * year, a time of day, an address of mail or of the web, groups of digits by how many there are together. House styles differ in how they write
 * these, so that a form alone (`DD-ULL-DDDD`) says nothing to a tagger that has learned another (`DD/DD/DDDD`). Years are from 1800 to 2099.
 *
 * @param language tells the names of months and weekdays.
 */
export function createValueFeatures(language: string): FeatureSet {
  const value: Aspect = {
    view: createReader(language),
    key: (kind) => kind,
    observe: (kind) => [kind || undefined],
  };
  return { templates: [unaryTemplate(value, ['value'], [-2, -1, 0, 1, 2])] };
}

const EMAIL = /^[^@\s]+@[^@\s]+\.\p{L}{2,}$/u;
const WEB =
  /^(?:https?$|www\.)|^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.(?:com|org|net|edu|gov|info|example|[a-z]{2})$/iu;
const TIME = /^\d{1,2}(?:[:h]\d{2}(?::\d{2})?)?h?$/u;
const YEAR = /^(?:1[89]|20)\d\d$/u;
const NUMERIC = /^(\d{1,4})([-/.])(\d{1,2})(?:\2(\d{1,4}))?$/u;
const WITH_MONTH = /^\d{1,2}[-/.]?(\p{L}{3,})[-/.]?(?:\d{4}|\d{2})$/u;
const GROUP = /^[\d()./-]*\d[\d()./-]*$/u;

function createReader(language: string): (words: readonly string[]) => readonly string[] {
  const dates = packOf(language)?.dates;
  const namesIn = (lists: readonly string[] = []) => new Set(lists.flatMap((list) => list.toLowerCase().split(' ')));
  const months = namesIn(dates?.months);
  const weekdays = namesIn(dates?.weekdays);
  const kindOf = memoise((word) => {
    const lower = word.toLowerCase();
    if (months.has(lower)) return 'month';
    if (weekdays.has(lower)) return 'weekday';
    if (EMAIL.test(word)) return 'email';
    if (WEB.test(word)) return 'web';
    if (!/^\d/u.test(word)) return '';
    if (YEAR.test(word)) return 'year';
    if (isNumericDate(word) || months.has(WITH_MONTH.exec(lower)?.[1] ?? '')) return 'date';
    return /\D/u.test(word) && TIME.test(word) ? 'time' : '';
  });
  return (words) => {
    const kinds = words.map(kindOf);
    const found = [...kinds];
    for (const [i, kind] of kinds.entries()) if (kind === 'month') markDate(words, kinds, i, found);
    markDigits(words, kinds, found);
    return found;
  };
}

function isNumericDate(word: string): boolean {
  const [, first = '', sign, middle = '', last] = NUMERIC.exec(word) ?? [];
  const isDay = (text: string) => text.length < 3 && Number(text) >= 1 && Number(text) <= 31;
  const isYear = (text: string) => text.length === 2 || YEAR.test(text);
  if (sign === undefined || !isDay(middle)) return false;
  const [a, b] = [Number(first), Number(middle)];
  if (first.length === 4) return YEAR.test(first) && b <= 12 && (last === undefined || isDay(last));
  // A stop between two numbers parts whole ones from tenths.
  return isDay(first) && Math.min(a, b) <= 12 && (last === undefined ? sign === '/' : isYear(last));
}

/** How many tokens, such as `th of` or `.` or `,`, may stand between the parts of a date. */
const LINKS = 2;

/** Marks the day beside a month, the year after it, and the weekday before it. */
function markDate(words: readonly string[], kinds: readonly string[], month: number, found: string[]): void {
  const isLink = (at: number) =>
    kinds[at] === '' && (words[at] as string).length < 4 && !/\d/u.test(words[at] as string);
  const isDay = (at: number) => /^\d{1,2}$/u.test(words[at] ?? '') && Number(words[at]) >= 1 && Number(words[at]) <= 31;
  const nextTo = (at: number, step: number) => {
    let next = at + step;
    for (let passed = 0; passed < LINKS && isLink(next); passed++) next += step;
    return next;
  };
  let [first, last] = [month, month];
  const before = nextTo(month, -1);
  if (isDay(before)) first = before;
  else if (isDay(month + 1)) last = month + 1;
  const after = nextTo(last, 1);
  if (kinds[after] === 'year') last = after;
  if (first === last) return;
  const early = nextTo(first, -1);
  if (kinds[early] === 'weekday') first = early;
  for (let i = first; i <= last; i++) found[i] = i === first ? 'date' : 'in date';
}

/** The least digits of groups that are told, and the most of the classes above. */
const DIGITS = [7, 8, 11, 15] as const;

/** Marks numbers of many digits, in however many groups. */
function markDigits(words: readonly string[], kinds: readonly string[], found: string[]): void {
  for (let first = 0; first < words.length; first++) {
    let end = first;
    let digits = 0;
    for (; end < words.length && (kinds[end] === '' || kinds[end] === 'year'); end++) {
      const word = words[end] as string;
      if (found[end] !== kinds[end]) break;
      if (GROUP.test(word)) digits += word.replaceAll(/\D/gu, '').length;
      else if (word !== '+' && word !== '(' && word !== ')' && word !== '/' && word !== '-') break;
    }
    if (digits >= DIGITS[0]) {
      const size = DIGITS.find((most) => digits <= most) ?? 'many';
      for (let i = first; i < end; i++) found[i] = i === first ? `digits ${size}` : `in digits ${size}`;
    }
    if (end > first) first = end - 1;
  }
}
