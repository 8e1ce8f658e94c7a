import { daysInMonth, isPossible, toDayNumber, weekdayOf } from './calendar.ts';
import { lexDate, type DateToken, type Lexed } from './date-lexer.ts';
import { isDayFirst, localeKey } from './date-locales.ts';
import {
  compactWriter, datedWeekdayWriter, dayEnding, dayWriter, elides, monthWriter, numericMonthWriter, quarterWriter,
  romanMonthWriter, seasonWriter, swapWriter, timeWriter, weekdayWriter, writtenMonthWriter, yearWriter, type DatePlan,
  type DatePoint, type PieceWriter,
} from './date-plan.ts'; // prettier-ignore

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

type Groups = Readonly<Record<string, number | undefined>>;

interface Format {
  readonly pattern: RegExp;
  /** Adds the writers of the matched tokens; returns false where the values do not fit the format. */
  readonly read: (builder: PlanBuilder, groups: Groups) => boolean;
}

const format = (pattern: string, read: Format['read']): Format => ({ pattern: new RegExp(pattern, 'dy'), read });

/** Connecting signs and words between the parts of a date with words. */
const C = '[_,/dj]*';
/** A year at the end: four digits, or two with an apostrophe, or two that are no day of what follows. */
const Y = '(?<y>[ya]|n(?!o|[_,/d]*m))';

const FORMATS: readonly Format[] = [
  // 民國106年3月5日, 3月5日
  format('E?_?(?<y>[ynt])_?Y_?(?<m>n)_?M_?(?<d>n)(?=_?D|$)', (b, g) => b.han(g)),
  format('E?_?(?<y>[ynt])_?Y_?(?<m>n)_?(?=M)', (b, g) => b.han(g)),
  format('E?_?(?<y>[ynt])_?(?=Y)', (b, g) => b.han(g)),
  format('E_?(?<y>[nt])/(?<m>n)/(?<d>n)', (b, g) => b.han(g)),
  format('E_?(?<y>[nt])', (b, g) => b.han(g)),
  format('(?<m>n)_?M_?(?<d>n)(?=_?D|$)', (b, g) => b.han(g)),
  format('(?<m>n)_?(?=M)', (b, g) => b.han(g)),
  format('(?<d>n)_?(?=D)', (b, g) => b.han(g)),
  // 2017-10-12, 2017 10 12, 106/3/5
  format('(?<y>y)(?<s>[/_])(?<m>n)[/_](?<d>n)', (b, g) => b.yearFirst(g)),
  format('(?<y>[nt])/(?<m>n)/(?<d>n)', (b, g) => b.republic(g)),
  // 3/5-7/5/2012, 3-5/4/2012, 3/5/2012, 20 12 2003, 4/3 2012, 18X2027
  format('(?<a0>n)/(?<b0>n)(?:/|_?r_?)(?<a>n)/(?<b>n)/(?<y>[yna])', (b, g) => b.numericRange(g)),
  format('(?<d1>n)(?:/|_?r_?)(?<a>n)/(?<b>n)/(?<y>[yna])', (b, g) => b.numeric(g)),
  format('(?<a>n)/(?<b>n)/(?<y>[yna])', (b, g) => b.numeric(g)),
  format('(?<a>n)[/_](?<b>n)[/_](?<y>y)', (b, g) => b.numeric(g)),
  format('(?<d>n)[/_]?(?<R>R)(?:[/_]?(?<y>[yn]))?', (b, g) => b.roman(g)),
  // 13 et 16 décembre 1996, 12. Oktober 2017, 28nov, 12 de marzo
  format(`(?:(?<d2>n)o?[_/,rd]+)?(?:(?<d1>n)o?[_/,rd]+)?(?<d>n)o?${C}(?<m>m)(?:${C}${Y})?`, (b, g) => b.dayMonth(g)),
  // March 12-14, 2011; March 3rd, 2012; Mar 3
  format(`(?<m>m)[_/]*(?<d1>n)o?[_/r]+(?<d>n)o?(?:[_,d]+(?<y>[ya]))`, (b, g) => b.dayMonth(g)),
  format(`(?<m>m)[_/]*(?<d>n)o?[_,dj]+(?<y>[ya])`, (b, g) => b.dayMonth(g)),
  format('(?<m>m)[_d]*(?<d1>n)o?(?:/|_?r_?)(?<d>n)o?(?!o|[_,/]*[my])', (b, g) => b.monthDay(g)),
  format('(?<m>m)[_/d]*(?<d>n)(?<o>o?)', (b, g) => b.monthDay(g)),
  // marzo y abril de 2010, diciembre-99, 2013 janvier, marzo
  format(`(?<m1>m)[_/,r]+(?<m>m)${C}${Y}`, (b, g) => b.monthYear(g)),
  format(`(?<m>m)(?:${C}${Y})?`, (b, g) => b.monthYear(g)),
  format('(?<y>y)[_,/]*(?<m>m)(?:[_,/]*(?<d>n))?', (b, g) => b.dayMonth(g)),
  // 2010-11, 03/97, 07 2002, 12/25
  format('(?<y>y)/(?<m>n)(?![/o])', (b, g) => b.numericMonthYear(g)),
  format('(?<m>n)[/_](?<y>y)', (b, g) => b.numericMonthYear(g)),
  format('(?<m>n)/(?<y>a)', (b, g) => b.numericMonthYear(g)),
  format('(?<a>n)/(?<b>n)(?!/n)', (b, g) => b.pair(g)),
  // 1990s, los años 90, primavera de 2012, Q3 2010, año 99
  format('(?<y>[yna])(?=z)', (b, g) => b.decade(g)),
  format('j_(?<y>[na])(?!o|[_,/d]*m)', (b, g) => b.yearAfterWord(g)),
  format(`(?<q>[qQ])(?:${C}(?<y>[ya]))?`, (b, g) => b.quarter(g)),
  format('(?<y>y)[_/]*(?<q>[qQ])', (b, g) => b.quarter(g)),
  // 1997, '97, 20170312, the 3rd
  format('(?<y>[ya])', (b, g) => b.year(g)),
  format('(?<c>[csv])', (b, g) => b.compact(g)),
  format('(?<d1>n)o?(?:_?r_?|/)(?<d>n)(?![_/]?[ymn])', (b, g) => b.dayOnly(g)),
  format('(?<d>n)', (b, g) => b.dayOnly(g)),
  format('(?<w>w)', (b, g) => b.weekday(g)),
  format('(?<g>[gh])', (b, g) => b.swap(g)),
  format('(?<t>T)', (b, g) => b.time(g)),
];

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
  while (at < lexed.tokens.length) at = builder.read(at);
  return builder.finish(text, spaced);
}

class PlanBuilder {
  private readonly tokens: readonly DateToken[];
  private readonly types: string;
  private readonly habits: DateHabits;
  private readonly pieces: (string | PieceWriter)[];
  private readonly points: DatePoint[] = [];
  private recognised = false;

  constructor(lexed: Lexed, habits: DateHabits) {
    this.tokens = lexed.tokens;
    this.types = lexed.types;
    this.habits = habits;
    this.pieces = lexed.tokens.map(({ text }) => text);
  }

  /** Reads what stands at a token; returns the number of the token after it. */
  read(at: number): number {
    for (const { pattern, read } of FORMATS) {
      pattern.lastIndex = at;
      const found = pattern.exec(this.types);
      if (found === null) continue;
      const groups: Record<string, number | undefined> = {};
      for (const [name, range] of Object.entries(found.indices?.groups ?? {})) groups[name] = range?.[0];
      if (!read(this, groups)) continue;
      if (found[0] !== 'g') this.recognised = true;
      return pattern.lastIndex;
    }
    const token = this.tokens[at];
    if (token !== undefined && /\d/.test(token.text)) this.pieces[at] = (values) => values.digits(token.text);
    return at + 1;
  }

  finish(text: string, spaced: boolean): DatePlan {
    this.writeWeekdays();
    // "fin 2034", "el mes de abril", "folgenden Tag": such a word stays beside a date, or behind another.
    let changed = this.recognised;
    for (const [index, { type, text: word }] of this.tokens.entries()) {
      if (type !== 'g') continue;
      if (changed) this.pieces[index] = word;
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

  // ---- formats --------------------------------------------------------------------------------------------------------

  han(g: Groups): boolean {
    const yearToken = this.token(g['y']);
    const era = yearToken !== undefined && this.value(g['y']) < 1500 ? 1911 : 0;
    const year = yearToken && this.value(g['y']) + era;
    if (yearToken !== undefined && this.value(g['y']) < 1) return false;
    const month = this.value(g['m']);
    const day = this.value(g['d']);
    const kind = g['d'] !== undefined ? 'day' : g['m'] !== undefined ? 'month' : 'year';
    const point = this.addPoint(
      kind,
      year,
      g['m'] === undefined ? undefined : month,
      g['d'] === undefined ? undefined : day,
    );
    this.putYear(g['y'], point, era);
    if (g['m'] !== undefined) {
      const token = this.token(g['m']) as DateToken;
      this.pieces[g['m']] = token.written
        ? writtenMonthWriter(point, token)
        : numericMonthWriter(point, this.padOf([g['m'], g['d']], g['m'], false));
    }
    this.putDay(g['d'], point, 0, this.padOf([g['m'], g['d']], g['d'], false), false);
    return true;
  }

  yearFirst(g: Groups): boolean {
    // A range of years with more behind it ("2010 3 4") is left to the shorter formats unless it can be a date.
    const month = this.value(g['m']);
    const day = this.value(g['d']);
    const swapped = month > 12 && day <= 12;
    const point = this.addPoint('day', this.value(g['y']), swapped ? day : month, swapped ? month : day);
    this.putYear(g['y'], point, 0);
    this.putNumeric(swapped ? g['d'] : g['m'], swapped ? g['m'] : g['d'], point);
    return true;
  }

  republic(g: Groups): boolean {
    if (localeKey(this.habits.locale) !== 'zh-TW') return false;
    const year = this.value(g['y']) + 1911;
    const [month, day] = [this.value(g['m']), this.value(g['d'])];
    if (!isPossible(year, month, day) || this.value(g['y']) < 1) return false;
    const point = this.addPoint('day', year, month, day);
    this.putYear(g['y'], point, 1911);
    this.putNumeric(g['m'], g['d'], point);
    return true;
  }

  numeric(g: Groups): boolean {
    if (!this.isYear(g['y'])) return false;
    const [day, month] = this.order(g['a'], g['b']);
    const first = this.value(g['d1']);
    const span = g['d1'] !== undefined && day === g['a'] && first <= this.value(day) ? this.value(day) - first : 0;
    const point = this.addPoint('day', this.yearOf(g['y']), this.value(month), this.value(day), span);
    this.putYear(g['y'], point, 0);
    this.putNumeric(month, day, point, g['d1']);
    if (g['d1'] !== undefined)
      this.putDay(g['d1'], point, span, this.padOf([g['d1'], g['a'], g['b']], g['d1'], true), false);
    return true;
  }

  numericRange(g: Groups): boolean {
    if (!this.isYear(g['y'])) return false;
    const [day, month] = this.order(g['a'], g['b']);
    const [day0, month0] = day === g['a'] ? [g['a0'], g['b0']] : [g['b0'], g['a0']];
    if (this.value(month0) > 12) return false;
    const year = this.yearOf(g['y']);
    const point = this.addPoint('day', year, this.value(month), this.value(day));
    const before =
      toDayNumber(year, this.value(month0), this.value(day0)) <= toDayNumber(year, this.value(month), this.value(day));
    const first = this.addPoint('day', before ? year : year - 1, this.value(month0), this.value(day0));
    this.putYear(g['y'], point, 0);
    this.putNumeric(month, day, point);
    this.putNumeric(month0, day0, first);
    return true;
  }

  roman(g: Groups): boolean {
    if (g['y'] !== undefined && !this.isYear(g['y'])) return false;
    const year = g['y'] === undefined ? undefined : this.yearOf(g['y']);
    const point = this.addPoint('day', year, this.value(g['R']) + 1, this.value(g['d']));
    this.putDay(g['d'], point, 0, this.padOf([g['d']], g['d'], true), false);
    if (g['R'] !== undefined) this.pieces[g['R']] = romanMonthWriter(point);
    this.putYear(g['y'], point, 0);
    return true;
  }

  dayMonth(g: Groups): boolean {
    const yearGiven = g['y'] !== undefined && this.isYear(g['y']);
    if (g['y'] !== undefined && !yearGiven) return false;
    const year = yearGiven ? this.yearOf(g['y']) : undefined;
    if (g['d'] === undefined) return this.monthYear(g);
    const month = this.monthOf(g['m']);
    const day = this.value(g['d']);
    if (day > 31 || day < 1) return false;
    const others = [g['d1'], g['d2']].filter((token) => token !== undefined);
    const offsets = others.map((token) => day - this.value(token));
    if (offsets.some((offset) => offset < 0 || offset === day)) return false;
    const point = this.addPoint('day', year, month, day, Math.max(0, ...offsets));
    const days = [g['d'], ...others];
    for (const [i, token] of days.entries()) {
      this.putDay(token, point, i === 0 ? 0 : (offsets[i - 1] as number), this.padOf(days, token, false), true, g['m']);
    }
    this.putMonth(g['m'], point, 0);
    this.putYear(g['y'], point, 0);
    return true;
  }

  monthDay(g: Groups): boolean {
    const day = this.value(g['d']);
    const english = localeKey(this.habits.locale) === 'en';
    const between = this.types.slice((g['m'] ?? 0) + 1, g['d']);
    const ordinal = g['o'] !== undefined && this.types[g['o']] === 'o';
    if (day > 31 || day < 1 || (!english && !ordinal) || (between.includes('/') && !ordinal)) return false;
    return this.dayMonth({ m: g['m'], d: g['d'], d1: g['d1'] });
  }

  monthYear(g: Groups): boolean {
    if (g['y'] !== undefined && !this.isYear(g['y'])) {
      // "mayo 5": the number is read by itself.
      if (g['m1'] !== undefined) return false;
      return this.monthAlone(g['m']);
    }
    const month = this.monthOf(g['m']);
    const year = g['y'] === undefined ? undefined : this.yearOf(g['y']);
    const offset = g['m1'] === undefined ? 0 : month - this.monthOf(g['m1']);
    if (offset < 0) return false;
    const point = this.addPoint('month', year, month, undefined, offset);
    if (g['m1'] !== undefined) this.putMonth(g['m1'], point, offset);
    this.putMonth(g['m'], point, 0);
    this.putYear(g['y'], point, 0);
    return true;
  }

  private monthAlone(month: number | undefined): boolean {
    this.putMonth(month, this.addPoint('month', undefined, this.monthOf(month), undefined), 0);
    return true;
  }

  numericMonthYear(g: Groups): boolean {
    const month = this.value(g['m']);
    if (month < 1 || month > 12) {
      // "2010-15": the second is a year too.
      const short = this.token(g['m']);
      if (short?.text.length !== 2 || short.written || (g['m'] ?? 0) < (g['y'] ?? 0)) return false;
      const century = Math.floor(this.value(g['y']) / 100) * 100;
      this.putYear(g['y'], this.addPoint('year', this.value(g['y'])), 0);
      this.putYear(g['m'], this.addPoint('year', century + month), 0);
      return true;
    }
    const point = this.addPoint('month', this.yearOf(g['y']), month);
    this.putMonthNumber(g['m'], point, this.padOf([g['m']], g['m'], true));
    this.putYear(g['y'], point, 0);
    return true;
  }

  /** Two numbers: day and month, month and two-digit year, or two days. */
  pair(g: Groups): boolean {
    const [a, b] = [this.value(g['a']), this.value(g['b'])];
    const { dayFirst } = this.habits;
    if (b > 31 || (dayFirst && b > 12 && a <= 12 && this.token(g['b'])?.text.length === 2)) {
      return a >= 1 && a <= 12 && b > 12 && this.numericMonthYear({ m: g['a'], y: g['b'] });
    }
    if (a > 31) return b >= 1 && b <= 12 && this.numericMonthYear({ m: g['b'], y: g['a'] });
    if (a === 0 || b === 0) return false;
    if (a > 12 && b > 12) return this.dayOnly({ d1: g['a'], d: g['b'] });
    const [day, month] = this.order(g['a'], g['b']);
    const point = this.addPoint('day', undefined, this.value(month), this.value(day));
    this.putNumeric(month, day, point);
    return true;
  }

  decade(g: Groups): boolean {
    const token = this.token(g['y']);
    const value = this.value(g['y']);
    const point = this.addPoint('decade', token?.type === 'y' ? value : value >= 30 ? 1900 + value : 2000 + value);
    this.putYear(g['y'], point, 0);
    return true;
  }

  yearAfterWord(g: Groups): boolean {
    const value = this.value(g['y']);
    const before = this.token((g['y'] ?? 0) - 2)?.text.toLowerCase() ?? '';
    if (/^(?:años|années|jahren?|anys|year[s])$/.test(before) && value % 10 === 0 && value >= 20) return this.decade(g);
    if (this.token(g['y'])?.text.length !== 2 && this.token(g['y'])?.type !== 'a') return false;
    return this.year(g);
  }

  quarter(g: Groups): boolean {
    const token = this.token(g['q']);
    if (token === undefined || g['q'] === undefined) return false;
    const index = token.word?.index ?? Number(/[1-4]/.exec(token.text)?.[0]) - 1;
    const point = this.addPoint('quarter', g['y'] === undefined ? undefined : this.yearOf(g['y']), undefined, index);
    this.pieces[g['q']] = token.word ? seasonWriter(point, token) : quarterWriter(point, token);
    this.putYear(g['y'], point, 0);
    return true;
  }

  year(g: Groups): boolean {
    if (!this.isYear(g['y'])) return false;
    this.putYear(g['y'], this.addPoint('year', this.yearOf(g['y'])), 0);
    return true;
  }

  /** 20170312, 12032017, 120317, 1022017. */
  compact(g: Groups): boolean {
    const { text = '' } = this.token(g['c']) ?? {};
    const { dayFirst, locale } = this.habits;
    const key = localeKey(locale);
    const natural = dayFirst ? ['DMY', 'MDY'] : ['MDY', 'DMY'];
    const orders: Record<number, readonly string[]> = {
      8: ['YMD', ...natural],
      7: ['dMY', 'DMt'],
      6:
        key === 'sv' || key === 'zh-TW'
          ? ['yMD', 'DMy']
          : [...natural.map((order) => order.replace('Y', 'y')), 'yMD', 'YM'],
    };
    // The second round takes 29/02/1995 for the nearest possible date.
    for (const possible of [
      isPossible,
      (_: number, month: number, day: number) => isPossible(2000, month, Math.min(day, 28)) && day < 32,
    ]) {
      for (const order of orders[text.length] ?? []) {
        const parts = splitCompact(text, order);
        const shown = parts['Y'] ?? (parts['t'] === undefined ? undefined : parts['t'] * 10 + 5);
        if (shown !== undefined && (shown < 1850 || shown > 2150)) continue;
        const year = shown ?? fullYear(parts['y'] ?? 0);
        const month = parts['M'] ?? 0;
        const day = parts['D'] ?? parts['d'] ?? 1;
        if (!possible(year, month, day) || g['c'] === undefined) continue;
        const kind = /d/i.test(order) ? 'day' : 'month';
        this.pieces[g['c']] = compactWriter(this.addPoint(kind, year, month, kind === 'day' ? day : undefined), order);
        return true;
      }
    }
    return false;
  }

  /** "the 3rd", "13-15", and "97" where it can be no day. */
  dayOnly(g: Groups): boolean {
    const day = this.value(g['d']);
    const first = g['d1'] === undefined ? day : this.value(g['d1']);
    const token = this.token(g['d']);
    if (day > 31) return g['d1'] === undefined && token?.text.length === 2 && this.year({ y: g['d'] });
    if (day < 1 || first < 1 || first > day) return false;
    const days = [g['d1'], g['d']].filter((index) => index !== undefined);
    const point = this.addPoint('day', undefined, undefined, day, day - first);
    for (const index of days) this.putDay(index, point, day - this.value(index), this.padOf(days, index, false), false);
    return true;
  }

  weekday(g: Groups): boolean {
    const token = this.token(g['w']);
    if (token?.word === undefined || g['w'] === undefined) return false;
    this.pieces[g['w']] = weekdayWriter(this.addPoint('weekday', undefined, undefined, token.word.index), token);
    return true;
  }

  swap(g: Groups): boolean {
    const token = this.token(g['g']);
    if (token === undefined || g['g'] === undefined) return false;
    this.pieces[g['g']] = swapWriter(token);
    return true;
  }

  time(g: Groups): boolean {
    const token = this.token(g['t']);
    const writer = token && timeWriter(token.text);
    if (writer === undefined || g['t'] === undefined) return false;
    this.pieces[g['t']] = writer;
    return true;
  }

  // ---- parts ----------------------------------------------------------------------------------------------------------

  private token(index: number | undefined): DateToken | undefined {
    return index === undefined ? undefined : this.tokens[index];
  }

  private value(index: number | undefined): number {
    return this.token(index)?.value ?? 0;
  }

  private monthOf(index: number | undefined): number {
    return (this.token(index)?.word?.index ?? 0) + 1;
  }

  private isYear(index: number | undefined): boolean {
    const token = this.token(index);
    if (token === undefined) return false;
    return token.type === 'y' || token.type === 'a' || (token.text.length === 2 && !token.written);
  }

  private yearOf(index: number | undefined): number {
    const token = this.token(index);
    return token?.type === 'y' ? (token.value ?? 0) : fullYear(token?.value ?? 0);
  }

  /** Which of two numbers is the day, which the month. */
  private order(a: number | undefined, b: number | undefined): [number | undefined, number | undefined] {
    const dotted = a !== undefined && this.tokens[a + 1]?.text.includes('.');
    const dayFirst = this.value(a) > 12 || (this.value(b) <= 12 && (this.habits.dayFirst || dotted));
    return dayFirst ? [a, b] : [b, a];
  }

  /** Values that no calendar has (31/02, month 15) are taken for the nearest that it has. */
  private addPoint(kind: DatePoint['kind'], year: number | undefined, month?: number, day?: number, span = 0): number {
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
  private padOf(numbers: readonly (number | undefined)[], index: number | undefined, numeric: boolean): number {
    const text = this.token(index)?.text ?? '';
    if (text.length === 3) return 3;
    for (const number of [index, ...numbers]) {
      const token = this.token(number);
      if (token !== undefined && (token.value ?? 10) < 10 && !token.written) return token.text.length > 1 ? 2 : 1;
    }
    return (numeric ? this.habits.padNumeric : this.habits.padNamed) ? 2 : 1;
  }

  private putNumeric(month: number | undefined, day: number | undefined, point: number, other?: number): void {
    const numbers = [month, day, other];
    this.putMonthNumber(month, point, this.padOf(numbers, month, true));
    this.putDay(day, point, 0, this.padOf(numbers, day, true), false);
  }

  private putMonthNumber(index: number | undefined, point: number, pad: number): void {
    const token = this.token(index);
    if (index === undefined || token === undefined) return;
    this.pieces[index] = token.written ? writtenMonthWriter(point, token) : numericMonthWriter(point, pad);
  }

  private putDay(
    index: number | undefined,
    point: number,
    offset: number,
    pad: number,
    named: boolean,
    month?: number,
  ): void {
    const token = this.token(index);
    if (index === undefined || token === undefined) return;
    const next = this.types[index + 1] === 'o' ? this.tokens[index + 1] : undefined;
    if (next) this.pieces[index + 1] = '';
    const language = this.token(month)?.word?.language ?? localeKey(this.habits.locale);
    this.pieces[index] = dayWriter(point, offset, token, pad, dayEnding(next?.text, language, named && pad < 2));
  }

  private putMonth(index: number | undefined, point: number, offset: number): void {
    const token = this.token(index);
    if (index === undefined || token?.word === undefined) return;
    let elision = '';
    if (elides(token.word.language)) {
      const before = this.tokens[index - 1]?.text ?? '';
      if (/^d['’]$/i.test(before)) {
        elision = before;
        this.pieces[index - 1] = '';
      } else if (before === ' ' && /^de$/i.test(this.tokens[index - 2]?.text ?? '')) {
        elision = `${this.tokens[index - 2]?.text} `;
        this.pieces[index - 1] = '';
        this.pieces[index - 2] = '';
      }
    }
    this.pieces[index] = monthWriter(point, offset, token, elision);
  }

  private putYear(index: number | undefined, point: number, era: number): void {
    const token = this.token(index);
    if (index !== undefined && token !== undefined) this.pieces[index] = yearWriter(point, token, era);
  }

  /** A weekday beside a date is the date's; it is computed anew where the date is known in full. */
  private writeWeekdays(): void {
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

function splitCompact(text: string, order: string): Partial<Record<string, number>> {
  const parts: Record<string, number> = {};
  let at = 0;
  for (const part of order) {
    const width = { Y: 4, t: 3, d: 1 }[part] ?? 2;
    parts[part] = Number(text.slice(at, at + width));
    at += width;
  }
  return parts;
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
