import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import { daysInMonth, toDayNumber, weekdayOf } from './calendar.ts';
import type { DateToken, Lexed } from './lexer.ts';
import { isDayFirst } from './locales.ts';
import {
  datedWeekdayWriter, dayEnding, dayWriter, monthWriter, numericMonthWriter, writtenMonthWriter, yearWriter,
  type DatePlan, type DatePoint, type PieceWriter,
} from './plan.ts'; // prettier-ignore

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
    // prettier-ignore
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
export function fullYear(twoDigits: number): number {
  return twoDigits <= 30 ? 2000 + twoDigits : 1900 + twoDigits;
}
