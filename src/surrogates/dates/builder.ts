import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import { daysInMonth, toDayNumber, weekdayOf, isPossible } from './calendar.ts';
import type { DateToken, Lexed } from './lexer.ts';
import { isDayFirst } from './locales.ts';
import {
  datedWeekdayWriter,
  dayEnding,
  dayWriter,
  monthWriter,
  numericMonthWriter,
  writtenMonthWriter,
  yearWriter,
  type DatePlan,
  type DatePoint,
  type PieceWriter,
  compactWriter,
} from './plan.ts';

// prettier-ignore

/** What the document says about how its dates are written. */
export interface DateHabits {
  readonly locale: string;
  /** Whether 3/4 is the third of April. */
  readonly dayFirst: boolean;
  /** Whether a day below ten has a leading zero, in numeric dates and beside a month's name. */
  readonly padNumeric: boolean;
  readonly padNamed: boolean;
}

/** What a locale does where a document does not show it. */
export function defaultHabits(locale: string): DateHabits {
  return { locale, dayFirst: isDayFirst(locale), padNumeric: true, padNamed: false };
}

/** Collects what the formats find in the tokens of one mention. Tokens are named by their numbers, `undefined` for none. */
export class PlanBuilder {
  readonly tokens: readonly DateToken[];
  readonly types: string;
  readonly habits: DateHabits;
  readonly pieces: (string | PieceWriter)[];
  readonly points: DatePoint[] = [];
  recognised = false;

  constructor(lexed: Lexed, habits: DateHabits) {
    this.tokens = lexed.tokens;
    this.types = lexed.types;
    this.habits = habits;
    this.pieces = lexed.tokens.map(({ text }) => text);
  }

  finish(text: string, spaced: boolean): DatePlan {
    this.writeWeekdays();
    // "fin 2034", "el mes de abril", "folgenden Tag": such a word stays beside a date, or behind another.
    let changed = this.recognised;
    for (const [index, { type, text: word }] of this.tokens.entries()) {
      if (type !== 'g') continue;
      if (changed && typeof this.pieces[index] !== 'string') this.pieces[index] = word;
      changed = true;
    }
    const pieces: (string | PieceWriter)[] = [];
    for (const piece of this.pieces) {
      const last = pieces.length - 1;
      if (piece === '') continue;
      if (typeof piece === 'string' && typeof pieces[last] === 'string') pieces[last] += piece;
      else pieces.push(piece);
    }
    return { text, pieces, points: this.points, recognised: this.recognised, spaced };
  }

  token(index: number | undefined): DateToken | undefined {
    return index === undefined ? undefined : this.tokens[index];
  }

  value(index: number | undefined): number {
    return this.token(index)?.value ?? 0;
  }

  monthOf(index: number | undefined): number {
    return (this.token(index)?.word?.index ?? 0) + 1;
  }

  isYear(index: number | undefined): boolean {
    const token = this.token(index);
    if (token === undefined) return false;
    return token.type === 'y' || token.type === 'a' || (token.text.length === 2 && !token.written);
  }

  yearOf(index: number | undefined): number {
    const token = this.token(index);
    return token?.type === 'y' ? (token.value ?? 0) : fullYear(token?.value ?? 0);
  }

  /** Which of two numbers is the day, which the month. */
  order(a: number | undefined, b: number | undefined): [number | undefined, number | undefined] {
    const dotted = a !== undefined && this.tokens[a + 1]?.text.includes('.');
    const dayFirst = this.value(a) > 12 || (this.value(b) <= 12 && (this.habits.dayFirst || dotted));
    return dayFirst ? [a, b] : [b, a];
  }

  /** Values that no calendar has (31/02, month 15) are taken for the nearest that it has. */
  addPoint(kind: DatePoint['kind'], year: number | undefined, month?: number, day?: number, span = 0): number {
    const legalMonth = month === undefined ? undefined : 1 + ((Math.max(1, month) - 1) % 12);
    let legalDay = day;
    if (kind === 'day' && day !== undefined && legalMonth !== undefined) {
      legalDay = Math.max(1, Math.min(day, daysInMonth(year ?? 2000, legalMonth)));
    }
    const possible = Math.max(0, Math.min(span, (legalDay ?? 31) - 1));
    return (
      this.points.push({
        kind,
        year,
        month: legalMonth,
        day: legalDay,
        span: kind === 'day' ? possible : span,
        yearShown: year !== undefined,
        monthShown: month !== undefined,
      }) - 1
    );
  }

  /** The least number of digits of a number, judged by the others of its mention, else by the document's habit. */
  padOf(numbers: readonly (number | undefined)[], index: number | undefined, numeric: boolean): number {
    const text = this.token(index)?.text ?? '';
    if (text.length === 3) return 3;
    for (const number of [index, ...numbers]) {
      const token = this.token(number);
      if (token !== undefined && (token.value ?? 10) < 10 && !token.written) return token.text.length > 1 ? 2 : 1;
    }
    return (numeric ? this.habits.padNumeric : this.habits.padNamed) ? 2 : 1;
  }

  putNumeric(month: number | undefined, day: number | undefined, point: number, other?: number): void {
    const numbers = [month, day, other];
    this.putMonthNumber(month, point, this.padOf(numbers, month, true));
    this.putDay(day, point, 0, this.padOf(numbers, day, true), false);
  }

  putMonthNumber(index: number | undefined, point: number, pad: number): void {
    const token = this.token(index);
    if (index === undefined || token === undefined) return;
    this.pieces[index] = token.written ? writtenMonthWriter(point, token) : numericMonthWriter(point, pad);
  }

  putDay(index: number | undefined, point: number, offset: number, pad: number, named: boolean, month?: number): void {
    const token = this.token(index);
    if (index === undefined || token === undefined) return;
    const next = this.types[index + 1] === 'o' ? this.tokens[index + 1] : undefined;
    if (next) this.pieces[index + 1] = '';
    const language = this.token(month)?.word?.language ?? languageOf(this.habits.locale);
    this.pieces[index] = dayWriter(point, offset, token, pad, dayEnding(next?.text, language, named && pad < 2));
  }

  putMonth(index: number | undefined, point: number, offset: number): void {
    const token = this.token(index);
    if (index === undefined || token?.word === undefined) return;
    let lead = '';
    const elision = packOf(token.word.language)?.agreement?.elision;
    if (elision !== undefined) {
      const [short, long] = [Object.keys(elision), Object.values(elision)].map((list) => list.join('|'));
      const before = this.tokens[index - 1]?.text ?? '';
      if (new RegExp(`^(?:${short})['’]$`, 'i').test(before)) {
        lead = before;
        this.pieces[index - 1] = '';
      } else if (before === ' ' && new RegExp(`^(?:${long})$`, 'i').test(this.tokens[index - 2]?.text ?? '')) {
        lead = `${this.tokens[index - 2]?.text} `;
        this.pieces[index - 1] = '';
        this.pieces[index - 2] = '';
      }
    }
    this.pieces[index] = monthWriter(point, offset, token, lead);
  }

  putYear(index: number | undefined, point: number, era: number): void {
    const token = this.token(index);
    if (index !== undefined && token !== undefined) this.pieces[index] = yearWriter(point, token, era);
  }

  /** A weekday beside a date is the date's; it is computed anew where the date is known in full. */
  writeWeekdays(): void {
    const dates = this.points.flatMap(({ kind, month }, index) =>
      kind === 'day' && month !== undefined ? [index] : [],
    );
    const date = dates[0];
    if (date === undefined || this.types.split('w').length !== 2) return;
    const index = this.types.indexOf('w');
    const token = this.token(index);
    const point = this.points[date];
    if (token?.word === undefined || point === undefined) return;
    const source = token.word.index;
    const full = point.year !== undefined;
    this.pieces[index] = datedWeekdayWriter(date, token, ({ year, month, day, delta }) =>
      full ? weekdayOf(toDayNumber(year, month, day)) : (((source + delta) % 7) + 7) % 7,
    );
  }
}

/** Two digits up to 30 are of this century, the others of the last. */
function fullYear(twoDigits: number): number {
  return twoDigits <= 30 ? 2000 + twoDigits : 1900 + twoDigits;
}

/** Years of the Republic by the number of digits after the era: mk9706, mk10906, mk960305, mk1090304. */
const REPUBLIC: Readonly<Record<number, readonly string[]>> = { 4: ['rM'], 5: ['RM'], 6: ['rMD'], 7: ['RMD'] };

/** Reads what stands after the era, if that is a date without separators. */
export function republicCompact(b: PlanBuilder, index: number | undefined): boolean {
  return readCompact(b, index, REPUBLIC);
}

/** Reads dates without separators: 20170312, 12032017, 120317, 1022017. */
export function compact(b: PlanBuilder, index: number | undefined): boolean {
  const { dayFirst, locale } = b.habits;
  const natural = dayFirst ? ['DMY', 'MDY'] : ['MDY', 'DMY'];
  const orders: Record<number, readonly string[]> = {
    8: ['YMD', ...natural],
    7: ['dMY', 'DMt'],
    6: [...natural.map((order) => order.replace('Y', 'y')), 'yMD', 'YM'],
    ...packOf(locale)?.dates?.compact,
  };
  return readCompact(b, index, orders);
}

function readCompact(
  b: PlanBuilder,
  index: number | undefined,
  orders: Readonly<Record<number, readonly string[]>>,
): boolean {
  const { text = '' } = b.token(index) ?? {};
  // The second round takes 29/02/1995 for the nearest possible date.
  for (const possible of [
    isPossible,
    (_: number, month: number, day: number) => isPossible(2000, month, Math.min(day, 28)) && day < 32,
  ]) {
    for (const order of orders[text.length] ?? []) {
      const parts = splitCompact(text, order);
      const shown = yearShown(parts);
      if (shown !== undefined && (shown < 1850 || shown > 2150)) continue;
      const year = shown ?? fullYear(parts['y'] ?? 0);
      const month = parts['M'] ?? 0;
      const day = parts['D'] ?? parts['d'] ?? 1;
      if (!possible(year, month, day) || index === undefined) continue;
      const kind = /d/i.test(order) ? 'day' : 'month';
      b.pieces[index] = compactWriter(b.addPoint(kind, year, month, kind === 'day' ? day : undefined), order);
      return true;
    }
  }
  return false;
}

/** The year, where its century shows. */
function yearShown(parts: Partial<Record<string, number>>): number | undefined {
  if (parts['r'] !== undefined) return parts['r'] + 1911;
  if (parts['R'] !== undefined) return parts['R'] + 1911;
  return parts['t'] === undefined ? parts['Y'] : parts['t'] * 10 + 5;
}

function splitCompact(text: string, order: string): Partial<Record<string, number>> {
  const parts: Record<string, number> = {};
  let at = 0;
  for (const part of order) {
    const width = { Y: 4, R: 3, t: 3, d: 1 }[part] ?? 2;
    parts[part] = Number(text.slice(at, at + width));
    at += width;
  }
  return parts;
}
