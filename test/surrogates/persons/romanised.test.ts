import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { familyOf } from '../../../src/surrogates/index.ts';
import { syllablesOf } from '../../../src/surrogates/persons/syllables.ts';
import type { SurrogateType } from '../../../src/surrogates/types.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const families = settingOf('zh-TW').gazetteers.list('zh-TW', 'roman-family');

function write(text: string, type: SurrogateType, seed: number, locale = 'zh-TW'): string {
  const [family, own, one] = [familyOf(type), settingOf(locale), mention(type, text)];
  return family.write(one, family.study([one], own), { scope: createRng(seed) }, own) ?? '';
}

describe('syllables of Mandarin', () => {
  it.each([
    ['chang', ['chang']],
    ['yichun', ['yi', 'chun']],
    ['kaijie', ['kai', 'jie']],
    ['hsuan', ['hsuan']],
    ['smith', undefined],
    ['holm', undefined],
    ['', undefined],
  ])('%s', (word, expected) => {
    expect(syllablesOf(word)).toEqual(expected);
  });
});

describe('surrogates in a Chinese locale follow the script of the original', () => {
  it.each([
    ['Chang Chia-Ming', /^([A-Z][a-z]+) [A-Z][a-z]+-[A-Z][a-z]+$/],
    ['Chia-Ming Chang', /^[A-Z][a-z]+-[A-Z][a-z]+ ([A-Z][a-z]+)$/],
    ['KAI-JIE ZHUANG', /^[A-Z]+-[A-Z]+ ([A-Z]+)$/],
    ['Lin Yichun', /^([A-Z][a-z]+) [A-Z][a-z]+$/],
    ['Wang, Mei-Ling', /^([A-Z][a-z]+), [A-Z][a-z]+-[A-Z][a-z]+$/],
  ])('%s stays a Chinese name in Latin letters', (name, form) => {
    for (let seed = 0; seed < 20; seed++) {
      const written = write(name, 'patient', seed);
      const family = form.exec(written)?.[1]?.toLowerCase() ?? '';
      expect(families?.find(family)).toBeDefined();
      const words = written.toLowerCase().split(/[ ,-]+/);
      expect(
        words.filter((word) =>
          name
            .toLowerCase()
            .split(/[ ,-]+/)
            .includes(word),
        ),
      ).toEqual([]);
      for (const word of written.toLowerCase().match(/[a-z]+/g) ?? []) expect(syllablesOf(word)).toBeDefined();
    }
  });

  it('keeps other names as they were replaced before, in other locales too', () => {
    expect(write('Eva Lind', 'patient', 3)).toMatch(/^[A-Z]\w+ [A-Z]/);
    const elsewhere = write('Chang Chia-Ming', 'patient', 3, 'en');
    expect(elsewhere.split(/[ -]/)).toHaveLength(3);
    expect(write('張家明', 'patient', 3)).toMatch(/^\p{Script=Han}{3}$/u);
  });

  it('writes Latin letters over a city in Latin letters, signs over signs', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('Kaohsiung', 'city', seed)).toMatch(/^[A-Za-z ]+$/);
      expect(write('高雄', 'city', seed)).toMatch(/^\p{Script=Han}+$/u);
      expect(write('Japan', 'country', seed)).toMatch(/^[^\p{Script=Han}]+$/u);
    }
  });

  it.each([
    ['mk109', /^mk1[01]\d$/],
    ['MK 109', /^MK 1[01]\d$/],
    ['mk109/3/4', /^mk1[01]\d\/\d{1,2}\/\d{1,2}$/],
    ['mk1300309', /^mk1\d{2}(?:0[1-9]|1[0-2])[0-3]\d$/],
    ['mk9706', /^mk(?:9\d|10[0-3])(?:0[1-9]|1[0-2])$/],
    ['mk960305', /^mk(?:9\d|10[0-3])(?:0[1-9]|1[0-2])[0-3]\d$/],
    ['mk136', /^mk1[34]\d$/],
    ['民國109年', /^民國1[01]\d年$/],
    ['民國109年3月4日', /^民國1[01]\d年\d{1,2}月\d{1,2}日$/],
    ['民國一百零九年', /^民國一百(?:零[一二三四五六七八九]|一?十[一二三四五六七八九]?)?年$/],
    ['民國一一二年', /^民國一[〇○零一二][一二三四五六七八九〇○零]年$/],
  ])('%s stays a year of the Republic near its own', (date, form) => {
    for (let seed = 0; seed < 20; seed++) expect(write(date, 'date', seed)).toMatch(form);
  });

  it('reads dates of numbers by month first, as Taiwan writes them', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [month, day] = write('12/29', 'date', seed).split('/').map(Number);
      expect(month).toBeLessThanOrEqual(12);
      expect(day).toBeLessThanOrEqual(31);
    }
  });
});
