import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { ageFamily, ageShift } from '../../../src/surrogates/persons/age.ts';
import { mention, setting, settingOf } from '../../helpers/surrogates.ts';

const scope = createRng(3);
const write = (text: string, locale = 'en', after = '', from = scope): string =>
  ageFamily.write(mention('age', text, '', after), undefined, { scope: from }, settingOf(locale)) as string;
const moved = (age: number): number => age + ageShift(scope, age);

describe('ageFamily', () => {
  it('moves years by the shift of the scope and keeps all words', () => {
    expect(write('70 años', 'es')).toBe(`${moved(70)} años`);
    expect(write('43enne', 'it')).toBe(`${moved(43)}enne`);
    expect(write('72-year-old')).toBe(`${moved(72)}-year-old`);
    expect(write('72 y/o')).toBe(`${moved(72)} y/o`);
    expect(write('98M')).toBe(`${moved(98)}M`);
    expect(write('44', 'en', 'M, was seen')).toBe(String(moved(44)));
    expect(write('65')).toBe(String(moved(65)));
    expect(write('34 aninhos', 'pt')).toBe(`${moved(34)} aninhos`);
    expect(write('65-70 Jahre', 'de')).toBe(`${moved(65)}-${moved(70)} Jahre`);
    expect(write('70歲', 'zh-TW')).toBe(`${moved(70)}歲`);
  });

  it('agrees with a birth date that moves by the same shift, at the date of the event', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: -900, max: 900 }),
        (seed, age, dateShift) => {
          const own = createRng(seed);
          const event = 2010 * 365 + 100 + dateShift;
          const birth = (2010 - age) * 365 + 100 + dateShift - ageShift(own, age) * 365;
          expect(write(`${age} years`, 'en', '', own).split(' ')[0]).toBe(String((event - birth) / 365));
        },
      ),
    );
  });

  it('reads and writes numbers in words', () => {
    const shifted = createRng(8);
    expect(ageShift(shifted)).toBe(-1);
    expect(write('setenta y dos años', 'es', '', shifted)).toBe('setenta y un años');
    expect(write('seventy-two', 'en', '', shifted)).toBe('seventy-one');
    expect(write('Seventy two years', 'en', '', shifted)).toBe('Seventy one years');
    expect(write('soixante-douze ans', 'fr', '', shifted)).toBe('soixante et onze ans');
    expect(write('zweiundsiebzig Jahre', 'de', '', shifted)).toBe('einundsiebzig Jahre');
  });

  it('moves decades by ten years', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(write('eighty-odd', 'en', '', createRng(seed))).toMatch(/^(?:seventy|ninety)-odd$/);
      expect(write('40ish', 'en', '', createRng(seed))).toMatch(/^[35]0ish$/);
    }
    expect(['60s', '80s']).toContain(write('70s'));
    expect(['mid-40s', 'mid-60s']).toContain(write('mid-50s'));
  });

  it('keeps spans below a year in their unit', () => {
    expect(write('6-week-old')).toMatch(/^[57]-week-old$/);
    expect(write('3 meses', 'es')).toMatch(/^[24] meses$/);
    expect(write('5', 'en', ' days old')).toMatch(/^[46]$/);
  });

  it('moves months from the second year on by whole years', () => {
    expect(write('18 months')).toBe('30 months');
  });

  it('keeps singular and plural right', () => {
    expect(write('1 mes', 'es')).toBe('2 meses');
    expect(write('un mes', 'es')).toBe('dos meses');
  });

  it('gives the same age the same surrogate throughout the scope', () => {
    expect(write('44 años', 'es').slice(0, 2)).toBe(write('44'));
  });

  it('says the same in another word where no number tells an age', () => {
    const written = (text: string, locale: string) =>
      ageFamily.write(mention('age', text), undefined, { scope, mayStay: true }, settingOf(locale));
    expect(written('Recién nacido', 'es')).toBe('Neonato');
    expect(written('neonata', 'es')).toBe('recién nacida');
    expect(written('recém-nascido', 'pt')).toBe('neonato');
    expect(written('adolescente', 'es')).toBeUndefined();
    expect(written('Qvarsk', 'es')).toMatch(/^\d+ años$/u);
  });

  it('writes a surrogate for any text, and never the text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer(), (text, seed) => {
        const value = write(text, 'en', '', createRng(seed));
        expect(value.toLowerCase()).not.toBe(text.toLowerCase());
        expect(value).not.toBe('');
        if (!/[\r\n]/.test(text)) expect(value).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('draws fresh ages', () => {
    expect(Number(ageFamily.fresh('age', createRng(1), setting))).toBeGreaterThan(0);
  });
});
