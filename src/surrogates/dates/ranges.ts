import type { Mention } from '../types.ts';
import type { DatePlan, DatePoint } from './plan.ts';

/** The most that stands between the two ends of a range: " tot en met ". */
const LONGEST_JOINT = 12;

/** A stroke, or up to three little words: "-", "au", "t/m", "et le", "tot en met". */
const JOINT = /^\s*(?:[-–—/]|t\/m|\p{Ll}{1,3}(?:\s\p{Ll}{1,3}){0,2})\s*$/u;

/** Two mentions that are the ends of one range: "[18] au [29/03/2020]". */
export interface DateRange {
  readonly first: Mention;
  readonly last: Mention;
}

/** The mentions of a document, in text order, that stand so close that one may tell the month and year of the other. */
export function rangesOf(mentions: readonly Mention[]): readonly DateRange[] {
  return mentions.flatMap((last, i) => {
    const first = mentions[i - 1];
    const gap = first === undefined ? 0 : last.entity.start - first.entity.end;
    const isJoined = first !== undefined && gap > 0 && gap <= LONGEST_JOINT && JOINT.test(first.after.slice(0, gap));
    return isJoined ? [{ first, last }] : [];
  });
}

/**
 * Reads the ends of a range together. A day alone is of the month that the other end tells, and stays in one month with it, as it does where both
 * stand in one mention; a day that lies behind it is of the month before, and a date without a year of the year of the other end.
 *
 * @returns the plans of both; `undefined` where each of them tells all of itself.
 */
export function joinEnds(first: DatePlan, last: DatePlan): readonly [DatePlan, DatePlan] | undefined {
  const [a, b] = [only(first), only(last)];
  if (a?.day === undefined || b?.day === undefined || a.month === undefined || b.month === undefined) return undefined;
  if (a.monthShown === b.monthShown && a.yearShown === b.yearShown) return undefined;
  if (!a.monthShown || !b.monthShown) {
    const told = a.monthShown ? a : b;
    const { year, month } = told;
    if (b.day < a.day) return a.monthShown ? undefined : [withPoint(first, { ...a, ...monthBefore(told) }), last];
    const ahead = b.day - a.day;
    const end: DatePoint = { ...b, year, month, span: Math.max(b.span, ahead) };
    const { yearShown, monthShown } = a;
    return [withPoint(first, { ...end, yearShown, monthShown, ahead }), withPoint(last, end)];
  }
  if (a.yearShown || b.year === undefined) return undefined; // the first end is context for the last anyway
  const isYearBefore = a.month > b.month || (a.month === b.month && a.day > b.day);
  return [withPoint(first, { ...a, year: b.year - (isYearBefore ? 1 : 0) }), last];
}

/** The one day of a mention. */
function only({ points }: DatePlan): DatePoint | undefined {
  return points.length === 1 && points[0]?.kind === 'day' ? points[0] : undefined;
}

const withPoint = (plan: DatePlan, point: DatePoint): DatePlan => ({ ...plan, points: [point] });

function monthBefore({ year, month = 1 }: DatePoint): Pick<DatePoint, 'year' | 'month'> {
  return month > 1 ? { year, month: month - 1 } : { year: year === undefined ? undefined : year - 1, month: 12 };
}
