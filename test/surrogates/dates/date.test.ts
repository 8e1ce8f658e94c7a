import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/rng.ts';
import { ageShift } from '../../../src/surrogates/persons/age.ts';
import { dateFamily } from '../../../src/surrogates/dates/date.ts';
import { dateShift } from '../../../src/surrogates/dates/shift.ts';
import type { Mention } from '../../../src/surrogates/types.ts';
import { describeWithCorpus } from '../../helpers/corpora.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const scope = createRng(5);
const DAY = 86_400_000;

/** The surrogates of the mentions of one document. */
function writeAll(mentions: readonly Mention[], locale: string, from: Rng = scope): string[] {
  const setting = settingOf(locale);
  const state = dateFamily.study(mentions, setting);
  return mentions.map((one) => dateFamily.write(one, state, { scope: from }, setting) as string);
}

const write = (text: string, locale = 'en', from: Rng = scope, before = ''): string =>
  writeAll([mention('date', text, before)], locale, from)[0] as string;

/** What JavaScript's own calendar makes of a date, moved by the shift of a scope. */
function moved(
  year: number,
  month: number,
  day: number,
  from: Rng = scope,
): { y: number; m: number; d: number; w: number } {
  const date = new Date(Date.UTC(year, month - 1, day) + dateShift(from).days * DAY);
  return { y: date.getUTCFullYear(), m: date.getUTCMonth() + 1, d: date.getUTCDate(), w: (date.getUTCDay() + 6) % 7 };
}

const pad = (value: number): string => String(value).padStart(2, '0');
const SPANISH = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
const GERMAN = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const CATALAN = 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' ');
const FRENCH = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

interface FullFormat {
  readonly locale: string;
  readonly write: (y: number, m: number, d: number) => string;
  readonly read: RegExp;
  readonly months?: readonly string[];
}

/** The formats of full dates, each with its inverse. */
const FULL: readonly FullFormat[] = [
  { locale: 'es', write: (y, m, d) => `${pad(d)}/${pad(m)}/${y}`, read: /^(?<d>\d\d)\/(?<m>\d\d)\/(?<y>\d{4})$/ },
  { locale: 'fr', write: (y, m, d) => `${d}.${m}.${y}`, read: /^(?<d>\d\d?)\.(?<m>\d\d?)\.(?<y>\d{4})$/ },
  { locale: 'en', write: (y, m, d) => `${pad(m)}/${pad(d)}/${y}`, read: /^(?<m>\d\d)\/(?<d>\d\d)\/(?<y>\d{4})$/ },
  { locale: 'sv', write: (y, m, d) => `${y}-${pad(m)}-${pad(d)}`, read: /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$/ },
  { locale: 'sv', write: (y, m, d) => `${y}${pad(m)}${pad(d)}`, read: /^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)$/ },
  { locale: 'zh-TW', write: (y, m, d) => `${y}年${m}月${d}日`, read: /^(?<y>\d{4})年(?<m>\d\d?)月(?<d>\d\d?)日$/ },
  { locale: 'es', write: (y, m, d) => `${d} de ${SPANISH[m - 1]} de ${y}`, read: /^(?<d>\d\d?) de (?<m>\p{L}+) de (?<y>\d{4})$/u, months: SPANISH },
  { locale: 'en', write: (y, m, d) => `${ENGLISH[m - 1]} ${d}, ${y}`, read: /^(?<m>\p{L}+) (?<d>\d\d?), (?<y>\d{4})$/u, months: ENGLISH },
  { locale: 'de', write: (y, m, d) => `${d}. ${GERMAN[m - 1]} ${y}`, read: /^(?<d>\d\d?)\. (?<m>\p{L}+) (?<y>\d{4})$/u, months: GERMAN },
  { locale: 'fr', write: (y, m, d) => `${d}${d === 1 ? 'er' : ''} ${FRENCH[m - 1]} ${y}`, read: /^(?<d>\d\d?)(?:er)? (?<m>\p{L}+) (?<y>\d{4})$/u, months: FRENCH },
  {
    locale: 'ca',
    write: (y, m, d) => `${d} ${/^[ao]/.test(CATALAN[m - 1] ?? '') ? "d'" : 'de '}${CATALAN[m - 1]} de ${y}`,
    read: /^(?<d>\d\d?) (?:d'(?=[ao])|de (?![ao]))(?<m>\p{L}+) de (?<y>\d{4})$/u,
    months: CATALAN,
  },
  { locale: 'fr', write: (y, m, d) => `${pad(d)}${pad(m)}${y}`.split('').join(' '), read: /^(?<d>\d \d) (?<m>\d \d) (?<y>\d \d \d \d)$/ },
]; // prettier-ignore

function readFull({ read, months }: FullFormat, text: string): number {
  const groups = read.exec(text)?.groups ?? {};
  const number = (name: string): number => Number((groups[name] ?? '').replaceAll(' ', ''));
  const month = months === undefined ? number('m') : months.indexOf(groups['m'] ?? '') + 1;
  const date = new Date(Date.UTC(number('y'), month - 1, number('d')));
  // An impossible date would come out as another one.
  expect([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]).toEqual([number('y'), month, number('d')]);
  return date.getTime() / DAY;
}

const anyDate = fc
  .date({ min: new Date(Date.UTC(1910, 0, 1)), max: new Date(Date.UTC(2090, 0, 1)), noInvalidDate: true })
  .map((date): [number, number, number] => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]);

describe('weekdays without their second word', () => {
  it('are those of the new date', () => {
    const days = 'segunda terça quarta quinta sexta sábado domingo'.split(' ');
    for (let seed = 0; seed < 12; seed++) {
      const from = createRng(seed);
      const { y, m, d, w } = moved(2024, 5, 7, from);
      expect(write('terça, 07/05/2024', 'pt', from)).toBe(`${days[w]}, ${pad(d)}/${pad(m)}/${y}`);
    }
  });
});

describe('weekdays that recur', () => {
  it('stay in the plural', () => {
    for (let seed = 0; seed < 12; seed++)
      expect(write('Mondays and Thursdays', 'en', createRng(seed))).toMatch(/^[A-Z][a-z]+days and [A-Z][a-z]+days$/u);
  });
});

describe('months of languages without lists', () => {
  it.each([
    ['3 maja 2012', 'en', 'pl'],
    ['5. huhtikuuta 2011', 'sv', 'fi'],
    ['12. desember 1998', 'sv', 'nb'],
    ['3. mai 1998', 'sv', 'nb'],
    ['2. marts 1998', 'de', 'da'],
  ] as const)('become others of their language: %s', (text, locale, language) => {
    const names = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
        .formatToParts(Date.UTC(2000, month, 1))
        .find(({ type }) => type === 'month')
        ?.value.toLowerCase(),
    );
    for (const from of [scope, createRng(6), createRng(7)]) {
      const [, name] = /^\d{1,2}\.? (\p{L}+) \d{4}$/u.exec(write(text, locale, from)) ?? [];
      expect(names).toContain(name);
    }
  });
});

describe('dateFamily, full dates', () => {
  it('moves every date of a scope by the same number of days, in its own format', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FULL), anyDate, anyDate, fc.integer(), (format, a, b, seed) => {
        const texts = [format.write(...a), format.write(...b)];
        const written = writeAll(texts.map((text) => mention('date', text)), format.locale, createRng(seed)); // prettier-ignore
        const shifts = written.map((text, i) => readFull(format, text) - readFull(format, texts[i] as string));
        const { days } = dateShift(createRng(seed));
        expect(shifts).toEqual([days, days]);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps separators, leading zeros, case and ordinals', () => {
    const { y, m, d } = moved(2012, 3, 3);
    expect(write('03/03/2012', 'es')).toBe(`${pad(d)}/${pad(m)}/${y}`);
    expect(write('3-3-12', 'es')).toBe(`${d}-${m}-${pad(y % 100)}`);
    expect(write('03|03|2012', 'fr')).toBe(`${pad(d)}|${pad(m)}|${y}`);
    expect(write('03 . 03 . 2012', 'fr')).toBe(`${pad(d)} . ${pad(m)} . ${y}`);
    expect(write('03/03//2012', 'es')).toBe(`${pad(d)}/${pad(m)}//${y}`);
    expect(write('3 DE MARZO DE 2012', 'es')).toBe(`${d} DE ${(SPANISH[m - 1] as string).toUpperCase()} DE ${y}`);
    expect(write('March 3rd, 2012', 'en')).toMatch(new RegExp(`^${ENGLISH[m - 1]} ${d}(?:st|nd|rd|th), ${y}$`));
    expect(write('le 3 mars 2012', 'fr')).toBe(`le ${d}${d === 1 ? 'er' : ''} ${FRENCH[m - 1]} ${y}`);
    expect(write("3 Mar '12", 'en')).toBe(`${d} ${(ENGLISH[m - 1] as string).slice(0, 3)} '${pad(y % 100)}`);
    expect(write('民國101年3月3日', 'zh-TW')).toBe(`民國${y - 1911}年${m}月${d}日`);
    expect(write('3.III.2012', 'es')).toMatch(new RegExp(`^${d}\\.[IVX]+\\.${y}$`));
  });

  it('writes French and Spanish dates in words', () => {
    const text = write('deux janvier mille neuf cent soixante dix huit', 'fr');
    const { y, m } = moved(1978, 1, 2);
    expect(text).toContain(` ${FRENCH[m - 1]} `);
    expect(text).toContain('mille neuf cent ');
    expect(write('mars mille neuf-cent quatre-vingt 7', 'fr')).toMatch(/^\p{Ll}+ mille neuf cent [\p{Ll} -]+$/u);
    expect(write(write('deux janvier mille neuf cent soixante dix huit', 'fr'), 'fr')).not.toBe(text);
    expect(write('dos de enero de mil novecientos setenta y ocho', 'es')).toMatch(
      new RegExp(`de ${SPANISH[m - 1]} de mil novecientos (?:setenta|ochenta)`),
    );
    expect(y).toBeGreaterThan(1970);
  });

  it('puts the right ordinal endings', () => {
    const endings = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const found = /(\d+)(st|nd|rd|th)/.exec(write('March 3rd, 2012', 'en', createRng(seed))) as RegExpExecArray;
      endings.add(`${found[1]}${found[2]}`);
    }
    for (const ending of endings) {
      const day = Number.parseInt(ending, 10);
      const right = day > 10 && day < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'; // prettier-ignore
      expect(ending).toBe(`${day}${right}`);
    }
    expect(endings.size).toBeGreaterThan(25);
  });

  it('recomputes the weekday of a full date and moves that of others by the same days', () => {
    const names = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
    const { y, m, d, w } = moved(2012, 3, 4);
    expect(write('Sunday, March 4, 2012')).toBe(`${names[w]}, ${ENGLISH[m - 1]} ${d}, ${y}`);
    expect(write('SUNDAY')).toBe((names[w] as string).toUpperCase());
    expect(write('tisdagen den 3 maj', 'sv')).toMatch(/^(?!tisdag)\p{L}+dagen den \d+ \p{L}+$/u);
  });

  it('takes whether the day comes first from the document, else from the locale', () => {
    const { y, m, d } = moved(2012, 4, 3);
    expect(writeAll([mention('date', '03/04/2012'), mention('date', '25/04/2012')], 'en')[0]).toBe(
      `${pad(d)}/${pad(m)}/${y}`,
    );
    const english = moved(2012, 3, 4);
    expect(write('03/04/2012', 'en')).toBe(`${pad(english.m)}/${pad(english.d)}/${english.y}`);
    expect(writeAll([mention('date', '03/04/2012'), mention('date', '04/25/2012')], 'es')[0]).toBe(
      `${pad(english.m)}/${pad(english.d)}/${english.y}`,
    );
  });

  it('makes possible dates of impossible ones', () => {
    for (const text of ['31/02/2010', '28/15/2010', '00/00/2010', '2010-02-30', '30021995', '31 de febrero de 2010']) {
      const written = write(text, 'es');
      expect(written).not.toBe(text);
      const numbers = /(\d\d)\/(\d\d)\/(\d{4})/.exec(written)?.slice(1).map(Number);
      const [d = 1, m = 1, y = 2000] = numbers ?? [];
      expect(new Date(Date.UTC(y, m - 1, d)).getUTCDate()).toBe(d);
      expect(m).toBeLessThanOrEqual(12);
    }
  });

  it('keeps days that share a month in one month, at their distance', () => {
    for (let seed = 0; seed < 60; seed++) {
      const from = createRng(seed);
      const range = /^(\d+)-(\d+) (\p{L}+) (\d{4})$/u.exec(write('12-14 March 2011', 'en', from)) as RegExpExecArray;
      const month = ENGLISH.indexOf(range[3] as string);
      expect(Number(range[2]) - Number(range[1])).toBe(2);
      expect(new Date(Date.UTC(Number(range[4]), month, Number(range[2]))).getUTCMonth()).toBe(month);
      expect(write('3-5/4/2012', 'es', from)).toMatch(/^\d\d?-\d\d?\/\d\d?\/\d{4}$/);
      expect(write('Marzo y Abril de 2000', 'es', from)).toMatch(/^\p{Lu}\p{L}+ y \p{Lu}\p{L}+ de \d{4}$/u);
    }
  });

  it('reads the two ends of a range together, so that a day alone is of the month of the other end', () => {
    /** "from [18] to [29/03/2020]" */
    const range = (locale: string, first: string, joint: string, last: string, from: Rng): string[] => {
      const one = mention('date', first, '', joint + last);
      const other = mention('date', last, first + joint);
      return writeAll([mention('date', '5/11/1998', ''), { ...one }, other], locale, from).slice(1);
    };
    for (let seed = 0; seed < 60; seed++) {
      const from = createRng(seed);
      for (const [locale, joint, first, last] of [
        ['fr', ' au ', '18', '29/03/2020'],
        ['fr', '-', '08', '09/08/07'],
        ['es', ' al ', '3', '11/05/2019'],
        ['pt', ' e ', '18', '29/03/2020'],
      ] as const) {
        const [start = '', end = ''] = range(locale, first, joint, last, from);
        // A day that would be the same again moves one day on.
        expect(
          Math.abs(Number.parseInt(end, 10) - Number(start) - (Number.parseInt(last, 10) - Number(first))),
        ).toBeLessThan(2);
      }
      const [start = '', end = ''] = range('es', '18 de marzo', ' al ', '2 de abril de 2020', from);
      expect(start).toMatch(/^\d+ de \p{L}+$/u);
      const day = moved(2020, 3, 18, from);
      expect(start).toBe(`${day.d} de ${SPANISH[day.m - 1]}`);
      expect(end).toMatch(/ de 20\d\d$/u);
    }
  });

  it('keeps years between 1900 and 2099 there, and others where they are', () => {
    for (let seed = 0; seed < 40; seed++) {
      const from = createRng(seed);
      expect(write('1900', 'en', from)).toMatch(/^19/);
      expect(write('31/12/2099', 'es', from)).toMatch(/20\d\d$/);
      expect(write('4 May 1789', 'en', from)).toMatch(/ 17(?:8\d|9\d)$/);
    }
  });
});

type Partial = readonly [text: string, first: number, last: number];

const interval = (y1: number, m1: number, y2: number, m2: number): [number, number] => [
  Date.UTC(y1, m1 - 1, 1) / DAY,
  Date.UTC(y2, m2, 0) / DAY,
];

/** A date of any precision, with its first and last day. */
function readPartial(text: string): Partial {
  const numbers = text.split('/').map(Number);
  if (numbers.length === 1) return [text, ...interval(numbers[0] as number, 1, numbers[0] as number, 12)];
  if (numbers.length === 2) {
    const [m = 0, y = 0] = numbers;
    return [text, ...interval(y, m, y, m)];
  }
  const [d = 0, m = 0, y = 0] = numbers;
  const day = Date.UTC(y, m - 1, d) / DAY;
  return [text, day, day];
}

describe('dateFamily, partial dates', () => {
  it('puts no date wholly after one that it was wholly before', () => {
    const partial = fc
      .tuple(fc.integer({ min: 1, max: 3 }), anyDate)
      .map(([parts, [y, m, d]]) => [pad(d), pad(m), String(y)].slice(3 - parts).join('/'));
    fc.assert(
      fc.property(partial, partial, fc.integer(), (a, b, seed) => {
        const [first, second] = [readPartial(a), readPartial(b)];
        fc.pre(first[2] < second[1]);
        const [x = '', z = ''] = writeAll([mention('date', a), mention('date', b)], 'es', createRng(seed));
        expect(readPartial(x)[1]).toBeLessThanOrEqual(readPartial(z)[2]);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the number of years between years and of months between months', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1910, max: 2090 }),
        fc.integer({ min: 1910, max: 2090 }),
        fc.integer(),
        (a, b, seed) => {
          const [x, z] = writeAll([mention('date', `${a}`), mention('date', `${b}`)], 'en', createRng(seed));
          expect(Number(x) - Number(z)).toBe(a - b);
          const months = writeAll([mention('date', `05/${a}`), mention('date', `11/${b}`)], 'en', createRng(seed));
          const [from, to] = months.map((text) => Number(text.slice(3)) * 12 + Number(text.slice(0, 2))) as [
            number,
            number,
          ];
          expect(to - from).toBe((b - a) * 12 + 6);
        },
      ),
    );
  });

  it.each([
    ['en', '12/25', /^\d\d\/\d\d$/],
    ['en', '03/97', /^(?:0\d|1[0-2])\/\d\d$/],
    ['en', '5/2010', /^(?:[1-9]|1[0-2])\/\d{4}$/],
    ['en', '2010-11', /^\d{4}-(?:0\d|1[0-2])$/],
    ['en', '2003-2005', /^(\d{4})-(\d{4})$/],
    ['en', '1990s', /^(?:1980|2000)s$/],
    ['en', "'97", /^'\d\d$/],
    ['en', 'the 3rd', /^the \d+(?:st|nd|rd|th)$/],
    ['en', 'Mar 2012', /^(?!Mar)[A-Z][a-z]{2} \d{4}$/],
    ['en', 'spring 2012', /^(?:spring|summer|autumn|winter) \d{4}$/],
    ['en', 'fall of 2012', /^(?:spring|summer|autumn|fall|winter) of \d{4}$/],
    ['en', 'Christmas', /^(?!Christmas$)[A-Z]/],
    ['en', 'third of March', /^[a-z]+(?:-[a-z]+)? of (?!March)[A-Z][a-z]+$/],
    ['en', '3/12-4/2', /^\d+\/\d+-\d+\/\d+$/],
    ['es', 'marzo', /^\p{Ll}+$/u],
    ['es', 'diciembre-03', /^\p{Ll}+-\d\d$/u],
    ['es', 'año 2009', /^año \d{4}$/],
    ['es', 'septiembre del año 2000', /^\p{Ll}+ del año \d{4}$/u],
    ['es', 'los años 90', /^los años \d0$/],
    ['fr', '28nov', /^\d\d\p{Ll}{3,4}$/u],
    ['fr', '2013 janvier', /^\d{4} (?!janvier)\p{Ll}+$/u],
    ['fr', 'fin septembre', /^fin (?!septembre)\p{Ll}+$/u],
    ['ca', "d'agost", /^d(?:'[aeiou]|e [^aeiou])\p{Ll}+$/u],
    ['ca', "l'abril de 2010", /^(?:l'[aeiou]|el [^aeiou])\p{Ll}+ de \d{4}$/u],
    ['ca', '3r de maig', /^\d+(?:r|n|t|è) d(?:'|e )\p{Ll}+$/u],
    ['de', 'Oktober 2014', /^\p{Lu}\p{Ll}+ \d{4}$/u],
    ['de', 'heute', /^\p{Ll}+$/u],
    ['sv', '3:e maj', /^\d+:[ea] \p{Ll}+$/u],
    ['zh-TW', '星期二', /^星期[^二]$/],
    ['zh-TW', '二○一七年三月五日', /^二○[一二三四五六七八九○]{2}年[一二三四五六七八九十]+月[一二三四五六七八九十]+日$/],
    ['zh-TW', '三月五日', /^[一二三四五六七八九十]+月[一二三四五六七八九十]+日$/],
    ['zh-TW', '上午9點', /^上午(?:8|10)點$/],
    ['zh-TW', '1060305', /^10[3-9](?:0[1-9]|1[0-2])[0-3]\d$/],
    ['sv', 'kl. 14.30', /^kl\. 1[345]\.[0-5]\d$/],
    ['zh-TW', '3月5日', /^\d+月\d+日$/],
  ])('%s: writes %s anew in its form', (locale, text, form) => {
    for (let seed = 0; seed < 40; seed++) {
      const written = write(text, locale, createRng(seed));
      expect(written).toMatch(form);
      expect(written.toLowerCase()).not.toBe(text.toLowerCase());
    }
  });

  it('keeps the digits of a year range in order', () => {
    const [, a, b] = /^(\d{4})-(\d{4})$/.exec(write('2003-2005')) as RegExpExecArray;
    expect(Number(b) - Number(a)).toBe(2);
  });
});

describe('dateShift', () => {
  it('moves by one to three years, either way, and changes month, day of the year and weekday', () => {
    const shifts = Array.from({ length: 2000 }, (_, seed) => dateShift(createRng(seed)).days);
    for (const days of shifts) {
      expect(Math.abs(days)).toBeGreaterThan(365 + 20);
      expect(Math.abs(days)).toBeLessThan(3 * 365 - 19);
      expect(days % 7).not.toBe(0);
    }
    const forward = shifts.filter((days) => days > 0).length;
    expect(forward).toBeGreaterThan(900);
    expect(forward).toBeLessThan(1100);
    expect(new Set(shifts).size).toBeGreaterThan(700);
  });
});

describe('dateFamily, birth dates and times', () => {
  it('moves a birth date back by the shift of ages, wherever it stands again', () => {
    for (let seed = 0; seed < 20; seed++) {
      const from = createRng(seed);
      const [birth, again, event] = writeAll(
        [
          mention('date', '03/03/1946', 'Fecha de nacimiento: '),
          mention('date', '3 de marzo de 1946'),
          mention('date', '12/10/2016'),
        ],
        'es',
        from,
      );
      const { y, m, d } = moved(1946, 3, 3, from);
      const year = y - ageShift(from, 70);
      expect(birth).toBe(`${pad(m === 2 && d === 29 && year % 4 !== 0 ? 28 : d)}/${pad(m)}/${year}`);
      expect(again).toContain(String(year));
      expect(event).toContain(String(moved(2016, 10, 12, from).y));
    }
  });

  it('knows a birth date by its label or attribute too', () => {
    const plain = mention('date', '03/03/1946');
    const labelled = { ...plain, entity: { ...plain.entity, label: 'DATE_NAISSANCE' } };
    const attributed = { ...plain, entity: { ...plain.entity, attributes: { kind: 'DOB' } } };
    const [expected] = writeAll([mention('date', '03/03/1946', 'né le ')], 'fr');
    expect(writeAll([labelled], 'fr')).toEqual([expected]);
    expect(writeAll([attributed], 'fr')).toEqual([expected]);
    expect(writeAll([plain], 'fr')).not.toEqual([expected]);
  });

  it('moves times by minutes within their day and leaves midnight stamps', () => {
    for (let seed = 0; seed < 40; seed++) {
      const from = createRng(seed);
      expect(write('12/10/2016 14:30', 'es', from)).toMatch(/^\d\d\/\d\d\/\d{4} 1[345]:[0-5]\d$/);
      expect(write('12/10/2016 14:30', 'es', from)).not.toMatch(/14:30$/);
      expect(write('2009-04-10 00:00:00', 'en', from)).toMatch(/ 00:00:00$/);
      expect(write('11:50 PM', 'en', from)).toMatch(/^1[01]:[0-5]\d [AP]M$/);
      expect(writeAll([mention('time', '14.30')], 'sv', from)[0]).toMatch(/^1[345]\.[0-5]\d$/);
      expect(write('0:05', 'en', from)).toMatch(/^[0-2]?\d:[0-5]\d$/);
      expect(write('14h30', 'fr', from)).toMatch(/^1[345]h[0-5]\d$/);
    }
  });
});

describe('dateFamily, anything', () => {
  it('writes something else for any text, on one line and not empty', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ minLength: 1, unit: fc.constantFrom(...'0123456789/-. dedelmarzoMar3rd,年月日'.split('')) }),
      fc.constantFrom('Colombia', 'tío paterno', '963 862 700', '?', ' ', '00', '2 9 0 2 1 9 9'),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('en', 'es', 'fr', 'de', 'sv', 'ca', 'zh-TW', 'it'),
        fc.integer(),
        (source, locale, seed) => {
          const written = write(source, locale, createRng(seed));
          expect(written).not.toBe('');
          expect(written.toLowerCase()).not.toBe(source.toLowerCase());
          expect(written.includes('\n') && !source.includes('\n')).toBe(false);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('gives the same mention the same surrogate, in a document and in another of the scope', () => {
    const [a, b, c] = writeAll(['3/4/2012', 'May 2011', '3/4/2012'].map((text) => mention('date', text)), 'en'); // prettier-ignore
    expect(a).toBe(c);
    expect(write('3/4/2012')).toBe(a);
    expect(write('May 2011')).toBe(b);
  });

  it('writes the pinned surrogates of a seed', () => {
    expect(
      ['03/03/1946', '2012', 'March 3rd, 2012', 'Tuesday', '12/10/2016 14:30', 'spring 2011'].map((text) =>
        write(text, 'en', createRng(13)),
      ),
    ).toMatchInlineSnapshot(`
      [
        "11/17/1943",
        "2010",
        "November 17th, 2009",
        "Friday",
        "08/26/2014 14:57",
        "winter 2009",
      ]
    `);
  });

  it('writes months of German in full or short as they stand there, Austrian ones beside Austrian ones', () => {
    const full = new Set([...GERMAN, 'Jänner', 'Feber']);
    for (let seed = 0; seed < 60; seed++) {
      const monthOf = (text: string) => /\p{L}+/u.exec(write(text, 'de', createRng(seed)))?.[0] ?? '';
      expect(full).toContain(monthOf('29. Jänner 2018'));
      expect(full).toContain(monthOf('3. Feber'));
      expect(monthOf('17. Sept. 2020')).toMatch(/^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sept|Okt|Nov|Dez)$/);
    }
  });

  it.each(['en', 'es', 'fr', 'de', 'sv', 'ca', 'zh-TW'])('draws fresh dates that exist: %s', (locale) => {
    const setting = settingOf(locale);
    const rng = createRng(4);
    const values = Array.from({ length: 400 }, (_, i) => dateFamily.fresh('date', rng.fork(i), setting) as string);
    for (const value of values) {
      const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)?.slice(1).map(Number);
      const [y = 2000, m = 1, d = 1] = iso ?? [];
      expect(new Date(Date.UTC(y, m - 1, d)).getUTCDate()).toBe(d);
      expect(value.trim()).not.toBe('');
    }
    expect(new Set(values).size).toBeGreaterThan(200);
  });
});

describeWithCorpus('meddocan', (folder) => {
  it('changes every date and keeps the shape of nearly all', () => {
    let total = 0;
    let shaped = 0;
    for (const file of readdirSync(path.join(folder, 'dev')).filter((name) => name.endsWith('.ann'))) {
      const lines = readFileSync(path.join(folder, 'dev', file), 'utf8').split('\n');
      const mentions = lines.flatMap((line) => {
        const [, label = '', text = ''] = line.split('\t');
        return label.startsWith('FECHAS') ? [mention('date', text)] : [];
      });
      for (const [i, written] of writeAll(mentions, 'es').entries()) {
        const source = (mentions[i] as Mention).text;
        const shape = (text: string): string =>
          text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, (run) => (run.length === 4 ? 'y' : 'n'));
        total++;
        expect(written).not.toBe(source);
        if (shape(written) === shape(source)) shaped++;
      }
    }
    expect(total).toBeGreaterThan(500);
    expect(shaped / total).toBeGreaterThan(0.99);
  });
});
