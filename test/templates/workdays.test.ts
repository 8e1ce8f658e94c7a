import { describe, expect, it } from 'vitest';
import { isWorkday, toDayNumber } from '../../src/surrogates/dates/calendar.ts';
import { problemsOf, render } from './helpers.ts';

const F = 'format="yyyy-MM-dd"';
const dayOf = (text: string): number => Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8))) / 864e5; // prettier-ignore
const works = (text: string, locale: string): boolean => isWorkday(dayOf(text), locale);

describe('a working day', () => {
  it('is none of a weekend, nor a public holiday of the language', () => {
    const days = (locale: string, ...dates: readonly (readonly [number, number, number])[]) =>
      dates.map(([year, month, day]) => isWorkday(toDayNumber(year, month, day), locale));
    // A Saturday, a Sunday and the Monday after them.
    for (const locale of ['de', 'en', 'zh', 'xx']) {
      expect(days(locale, [2017, 3, 4], [2017, 3, 5], [2017, 3, 6]), locale).toEqual([false, false, true]);
    }
    // Good Friday and Easter Monday, the day after; a late Easter, and one before April.
    expect(days('de', [2017, 4, 14], [2017, 4, 17], [2017, 4, 18])).toEqual([false, false, true]);
    expect(days('fr', [2011, 4, 25], [2011, 4, 26], [2008, 3, 24])).toEqual([false, true, false]);
    // Ascension, Whit Monday.
    expect(days('de-AT', [2019, 5, 30], [2019, 6, 10], [2019, 6, 11])).toEqual([false, false, true]);
    // Wednesdays: German unity; Bastille day; of both, neither in the other's language.
    expect(days('de', [2018, 10, 3], [2021, 7, 14])).toEqual([false, true]);
    expect(days('fr', [2018, 10, 3], [2021, 7, 14])).toEqual([true, false]);
    expect(days('sv', [2018, 6, 6])).toEqual([false]);
  });

  it('is every date with on=workday, the day of the document too', () => {
    const date = (options: string) => `{{date on=workday ${options}${F}}}`;
    const template = `${date('as=a ')} ${date('after=a days=2..9 ')} ${date('before=a days=1 ')} ${date('after=a months=1..5 ')} ${date('before=a years=1..3 ')} ${date('')} {{date after=anchor days=0 ${F}}}`;
    for (const locale of ['de', 'en', 'es']) {
      for (const { text } of render(template, 300, { locale })) {
        const dates = text.split(' ');
        expect(dates.filter((each) => !works(each, locale))).toEqual([]);
        const [a = 0, after = 0, before = 0, months = 0, years = 0, other = 0, anchor] = dates.map(dayOf);
        expect(anchor).toBe(a);
        expect(after - a).toBeGreaterThanOrEqual(2);
        expect(after - a).toBeLessThanOrEqual(9);
        expect(before).toBeLessThan(a);
        expect(months - a).toBeGreaterThan(27);
        expect(a - years).toBeGreaterThan(364);
        expect(other).toBeLessThanOrEqual(a);
      }
    }
  });

  it('stays on its side of a date that is a holiday, beyond the range where all of that is one', () => {
    const template = `{{date as=a ${F}}} {{date after=a days=0..1 on=workday ${F}}} {{date before=a days=0 on=workday ${F}}}`;
    let moved = 0;
    for (const { text } of render(template, 400, { locale: 'de' })) {
      const [a = '', after = '', before = ''] = text.split(' ');
      expect([after, before].filter((each) => !works(each, 'de'))).toEqual([]);
      expect(dayOf(after)).toBeGreaterThanOrEqual(dayOf(a));
      expect(dayOf(before)).toBeLessThanOrEqual(dayOf(a));
      if (works(a, 'de')) expect(before).toBe(a);
      else moved++;
    }
    expect(moved).toBeGreaterThan(90);
  });

  it('is the day of the document wherever that is asked for, so that ages and dates around it hold', () => {
    // A birth date and a date by the anchor stand before it, in a fragment that other templates share.
    const template = `{{patient as=p age=1..2 write=no}}{{date of=p ${F}}} {{age of=p}} {{date before=anchor days=1 ${F}}} [[?0.9: {{date on=workday ${F}}}]]`;
    for (const { text } of render(template, 600)) {
      const [born = '', age, eve = '', day = ''] = text.split(' ');
      if (day === '') continue;
      expect(dayOf(day) - dayOf(eve)).toBe(1);
      expect(works(day, 'en')).toBe(true);
      const [year, rest] = [Number(day.slice(0, 4)) - Number(born.slice(0, 4)), day.slice(4) >= born.slice(4)];
      expect(String(rest ? year : year - 1)).toBe(age);
    }
  });

  it('comes every day of the week else', () => {
    const weekends = render(`{{date as=a ${F}}}`, 200).filter(({ text }) => !works(text, 'xx'));
    expect(weekends.length).toBeGreaterThan(30);
  });

  it('is an option of dates that are drawn', () => {
    expect(problemsOf('{{date on=sunday}}').join()).toContain('on= is one of workday');
    expect(problemsOf('{{patient as=p}}{{date of=p on=workday}}').join()).toContain('birth date');
    expect(problemsOf('{{time on=workday}}').join()).toContain('no option "on"');
  });
});
