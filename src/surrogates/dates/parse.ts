import { PlanBuilder, defaultHabits, type DateHabits } from './builder.ts';
import { readFormat } from './formats.ts';
import { lexDate } from './lexer.ts';
import type { DatePlan } from './plan.ts';

/** "0 3 0 4 2 0 1 7", "03 1 8 2 0 2 1", "1 2 . 0 6 . 1 9 8 1". */
const SPACED = /^\d{1,2}(?: [./|-])?(?: \d(?: [./|-])?){4,}$/;

/**
 * Takes a mention apart by the first of the supported formats that fits, from left to right. Never fails: what is not
 * understood stays literal, but for its digits.
 */
export function parseDate(text: string, habits: DateHabits, clock: boolean): DatePlan {
  const spaced = SPACED.test(text);
  const lexed = lexDate(spaced ? text.replaceAll(' ', '') : text, habits.locale, clock);
  const builder = new PlanBuilder(lexed, habits);
  let at = 0;
  while (at < lexed.tokens.length) at = readFormat(builder, at);
  return builder.finish(text, spaced);
}

/**
 * What a document's own mentions say about which comes first and about leading zeros: the majority of those that show it;
 * the locale where none does.
 */
export function learnHabits(texts: readonly string[], locale: string): DateHabits {
  let order = 0;
  let numeric = 0;
  let named = 0;
  for (const text of texts) {
    const found = /(?<!\d)(\d{1,2})([/.-])(\d{1,2})(?:\2(?:\d{4}|\d\d)(?!\d)|(?![\d/.-]))/.exec(text);
    if (found) {
      const [a, b] = [found[1] ?? '', found[3] ?? ''];
      const full = found[0].length > a.length + b.length + 1;
      if (full && Number(a) > 12 && Number(a) <= 31 && Number(b) <= 12) order++;
      if (full && Number(b) > 12 && Number(b) <= 31 && Number(a) <= 12) order--;
      for (const number of [a, b]) numeric += number.startsWith('0') ? 1 : number.length === 1 ? -1 : 0;
    } else {
      const day = /(?<!\d)(\d{1,2})[^\d]{0,4}\p{L}{3}/u.exec(text)?.[1];
      if (day !== undefined) named += day.startsWith('0') ? 1 : day.length === 1 ? -1 : 0;
    }
  }
  const habits = defaultHabits(locale);
  return {
    locale,
    dayFirst: order === 0 ? habits.dayFirst : order > 0,
    padNumeric: numeric === 0 ? habits.padNumeric : numeric > 0,
    padNamed: named > 0,
  };
}
