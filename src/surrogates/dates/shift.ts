import { rememberLast } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import { addYears, daysInMonth, fromDayNumber, modulo, PRESENT_YEAR, toDayNumber, type CivilDate } from './calendar.ts';
import type { DatePoint, MovedPoint } from './plan.ts';

/** By how much the dates and times of a scope move. */
export interface DateShift {
  /** Days; the magnitude is between one and three years, see {@link dateShift}. */
  readonly days: number;
  /** Minutes, 3 to 55 either way. */
  readonly minutes: number;
}

/** Mean lengths in days of the units that partial dates move by. */
const YEAR = 365.2425;
const MONTH = YEAR / 12;
const QUARTER = YEAR / 4;
/** Years inside which dates stay, where they were inside. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/**
 * The one shift of all dates of a scope. Its magnitude is 1 or 2 years and 21 to 344 days, no whole number of weeks: so a
 * year, a month, a day of the month with its month, and a weekday change whichever of them a mention shows.
 */
export const dateShift: (scope: Rng) => DateShift = rememberLast((scope: Rng) => {
  const rng = scope.fork('date-shift');
  let magnitude = 365 * (1 + rng.int(2)) + 21 + rng.int(323);
  if (magnitude % 7 === 0) magnitude++;
  const minutes = 3 + rng.int(53);
  return { days: rng.chance(0.5) ? magnitude : -magnitude, minutes: rng.chance(0.5) ? minutes : -minutes };
});

/**
 * The same shift, or as far the other way where that would take what has been into the years to come: no letter was sent in 2029.
 *
 * @param latest year of the dates that move together.
 */
export function intoThePast(shift: DateShift, latest: number | undefined): DateShift {
  if (latest === undefined || latest > PRESENT_YEAR || latest + shift.days / YEAR <= PRESENT_YEAR) return shift;
  return { ...shift, days: -shift.days };
}

const WEEK = 7;

/** The nearest whole number of weeks: the text before its dates tells their weekdays, which stay. */
export const inWeeks = (shift: DateShift): DateShift => ({ ...shift, days: WEEK * Math.round(shift.days / WEEK) });

/** Up to six days further, so that of days of the week (0 is Monday) none goes into a weekend or comes out of one, where that can be. */
export function onWorkdays(shift: DateShift, weekdays: ReadonlySet<number>): DateShift {
  const isFree = (day: number): boolean => modulo(day, WEEK) > 4;
  const further = Array.from({ length: WEEK }, (_, i) => shift.days + i * Math.sign(shift.days));
  const fits = (days: number) => days % WEEK !== 0 && [...weekdays].every((day) => isFree(day) === isFree(day + days));
  // "From Monday to Thursday" goes through no weekend, where it can.
  const inOrder = (days: number) => new Set([...weekdays].map((day) => modulo(day + days, WEEK) - day)).size <= 1;
  const fitting = further.filter(fits);
  return { ...shift, days: fitting.find(inOrder) ?? fitting[0] ?? shift.days };
}

/** Some two or three weeks, as far as dates move of what everybody knows. */
export const withinYear = (shift: DateShift): DateShift => ({ ...shift, days: Math.sign(shift.days) * (16 + (Math.abs(shift.days) % 11)) }); // prettier-ignore

/** By how many years a year by itself moves. */
export const yearsOf = ({ days }: DateShift): number => Math.round(days / YEAR);

/** The nearest whole number of years: a day of the document is the same day of another year. */
export function inYears(shift: DateShift, { year = 2001, month = 6, day = 1 }: Partial<DatePoint> = {}): DateShift {
  return { ...shift, days: toDayNumber(year + yearsOf(shift), month, day) - toDayNumber(year, month, day) };
}

/** The greatest number of days, and of minutes, by which {@link blurredDateShift} moves. */
const BLURRED_DAYS = 3 * 365;
const BLURRED_MINUTES = 55;

/** A shift of which every value is as likely as another, none among them: a surrogate rules no date out within three years. */
export const blurredDateShift: (scope: Rng) => DateShift = rememberLast((scope: Rng) => {
  const rng = scope.fork('date-blur');
  return {
    days: rng.int(2 * BLURRED_DAYS + 1) - BLURRED_DAYS,
    minutes: rng.int(2 * BLURRED_MINUTES + 1) - BLURRED_MINUTES,
  };
});

/**
 * Moves a point in time.
 *
 * A day moves by exactly `days`. A partial date moves by the nearest whole number of its own unit: months, quarters
 * (seasons), years; a decade by one decade. So intervals between dates of one kind are kept, and what lies wholly before
 * another date never lies wholly after it afterwards. Several days that share one month name ("12-14 March") stay in one
 * month: they move up to their span further where the month would end between them.
 *
 * A date between 1900 and 2099 that would leave these years moves the other way.
 *
 * @param birthYears further years to go back, for a birth date.
 */
export function movePoint(point: DatePoint, days: number, birthYears: number): MovedPoint {
  const moved = moveWithin(point, days, birthYears);
  return point.ahead === undefined ? moved : { ...moved, day: Math.max(1, moved.day - point.ahead) };
}

function moveWithin(point: DatePoint, days: number, birthYears: number): MovedPoint {
  const moved = move(point, days, birthYears);
  const { year } = point;
  if (year === undefined || year < FIRST_YEAR || year > LAST_YEAR) return moved;
  return moved.year < FIRST_YEAR || moved.year > LAST_YEAR ? move(point, -days, 0) : moved;
}

function move(point: DatePoint, days: number, birthYears: number): MovedPoint {
  const { year = 2001, month = 1, day = 1, span } = point;
  switch (point.kind) {
    case 'day':
      return moveDay(year, month, day, span, days, birthYears);
    case 'month': {
      let index = year * 12 + month - 1 + Math.round(days / MONTH) - 12 * birthYears;
      if (modulo(index, 12) < span) index += span - modulo(index, 12);
      return { year: Math.floor(index / 12), month: modulo(index, 12) + 1, day, delta: days };
    }
    case 'quarter': {
      const index = year * 4 + day + Math.round(days / QUARTER) - 4 * birthYears;
      return { year: Math.floor(index / 4), month, day: modulo(index, 4), delta: days };
    }
    case 'year':
      return { year: year + Math.round(days / YEAR) - birthYears, month, day, delta: days };
    case 'decade':
      return {
        year: year + decadesOf(days),
        month,
        day,
        delta: days,
      };
    case 'weekday':
      return { year, month, day: modulo(day + days, 7), delta: days };
  }
}

/** A shift of more than a year moves a decade, by one at least: every shift but a blurred one is that long. */
function decadesOf(days: number): number {
  if (Math.abs(days) < YEAR) return 0;
  return (days < 0 ? -10 : 10) * Math.max(1, Math.round(Math.abs(days) / (10 * YEAR)));
}

function moveDay(year: number, month: number, day: number, span: number, days: number, birthYears: number): MovedPoint {
  const source = toDayNumber(year, month, day);
  let date: CivilDate = fromDayNumber(source + days);
  if (birthYears !== 0) date = addYears(date, -birthYears);
  if (date.day <= span) date = keepTogether(date, span);
  return { ...date, delta: toDayNumber(date.year, date.month, date.day) - source };
}

/** Moves the last of several days so that the first, `span` days before, is in the same month: the shorter way. */
function keepTogether(date: CivilDate, span: number): CivilDate {
  const forward = span + 1 - date.day;
  if (forward <= date.day) return { ...date, day: Math.min(span + 1, daysInMonth(date.year, date.month)) };
  return fromDayNumber(toDayNumber(date.year, date.month, date.day) - date.day);
}
