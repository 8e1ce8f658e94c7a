import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { otherCentury, readRoman, writeRoman } from '../../../src/surrogates/dates/calendar.ts';
import { dateFamily } from '../../../src/surrogates/dates/date.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const seeds = Array.from({ length: 25 }, (_, seed) => seed);

/** The surrogates of one mention, by seed. */
function writeAll(text: string, locale: string): string[] {
  const setting = settingOf(locale);
  const one = mention('date', text);
  const state = dateFamily.study([one], setting);
  return seeds.map((seed) => dateFamily.write(one, state, { scope: createRng(seed) }, setting) as string);
}

describe('durations among dates', () => {
  it('keep their unit and change their number a little', () => {
    for (const [text, locale, form] of [
      ['12 days', 'en', /^(\d+) days$/],
      ['12 días', 'es', /^(\d+) días$/],
      ['depuis 12 mois', 'fr', /^depuis (\d+) mois$/],
      ['12 Tagen', 'de', /^(\d+) Tagen$/],
      ['12 veckor', 'sv', /^(\d+) veckor$/],
      ['12 setmanes', 'ca', /^(\d+) setmanes$/],
    ] as const) {
      for (const written of writeAll(text, locale)) {
        const number = Number(form.exec(written)?.[1]);
        expect(number).toBeGreaterThanOrEqual(8);
        expect(number).toBeLessThanOrEqual(16);
        expect(number).not.toBe(12);
      }
    }
  });

  it('stay in words', () => {
    for (const written of writeAll('two weeks', 'en')) expect(written).toMatch(/^(?:three|four) weeks$/);
    for (const written of writeAll('depuis deux mois', 'fr')) expect(written).toMatch(/^depuis (?:trois|quatre) mois$/);
    for (const written of writeAll('dos semanas', 'es')) expect(written).toMatch(/^(?:tres|cuatro) semanas$/);
  });

  it('take the plural where one becomes more', () => {
    for (const written of writeAll('1 mes', 'es')) expect(written).toMatch(/^[23] meses$/);
    for (const written of writeAll('1-day', 'en')) expect(written).toMatch(/^[23]-day$/);
  });

  it('keep the length of a range', () => {
    for (const written of writeAll('3-5 days', 'en')) {
      const [low, high] = written.split(/[- ]/).map(Number);
      expect((high as number) - (low as number)).toBe(2);
      expect(low).not.toBe(3);
    }
  });
});

describe('centuries', () => {
  it('become a neighbouring century in the same form', () => {
    for (const written of writeAll('20. Jahrhundert', 'de')) expect(written).toMatch(/^(?:19|21)\. Jahrhundert$/);
    for (const written of writeAll('siglo XX', 'es')) expect(written).toMatch(/^siglo (?:XIX|XXI)$/);
    for (const written of writeAll('XIXe siècle', 'fr')) expect(written).toMatch(/^(?:XVIIIe|XXe) siècle$/);
    for (const written of writeAll('22nd century', 'en')) expect(written).toMatch(/^(?:21st|23rd) century$/);
    for (const written of writeAll('nineteenth century', 'en')) expect(written).toMatch(/^(?:eigh|twen)t\w+ century$/);
  });

  it('stay between the 15th and the 21st, and above none', () => {
    for (const back of [true, false]) {
      expect(otherCentury(15, back)).toBe(16);
      expect(otherCentury(21, back)).toBe(20);
      expect(otherCentury(1, back)).toBe(2);
    }
  });

  it('are read from Roman numerals and written in them', () => {
    for (let value = 1; value < 40; value++) expect(readRoman(writeRoman(value))).toBe(value);
    expect(readRoman('IIX')).toBeUndefined();
    expect(readRoman('mix')).toBeUndefined();
  });
});
