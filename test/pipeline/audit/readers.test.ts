import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { createDateScanner, namePieces } from '../../../src/pipeline/audit/meaning.ts';

function scan(locale: string, text: string): readonly string[] {
  const doc = createDocument({ id: 'a', text, entities: [] });
  return Array.from(createDateScanner(locale).scan(doc), ({ start, end, key }) => `${text.slice(start, end)} = ${key}`);
}

describe('createDateScanner', () => {
  it('reads one day in many formats, with the order of the locale', () => {
    expect(scan('es', 'el 12/03/2021, 12 de marzo de 2021, 12-mar-21 y 2021-03-12')).toEqual([
      '12/03/2021 = 2021-3-12',
      '12 de marzo de 2021 = 2021-3-12',
      '12-mar-21 = 2021-3-12',
      '2021-03-12 = 2021-3-12',
    ]);
    expect(scan('en', 'on 12/03/2021, March 12th, 2021; 20210312')).toEqual([
      '12/03/2021 = 2021-12-3',
      'March 12th, 2021 = 2021-3-12',
      '20210312 = 2021-3-12',
    ]);
    expect(scan('zh-TW', '於2021年3月12日出院')).toEqual(['2021年3月12日 = 2021-3-12']);
    expect(scan('fr', 'le 1er mars 2021')).toEqual(['1er mars 2021 = 2021-3-1']);
  });

  it('takes the order of day and month from the document where it shows it', () => {
    expect(scan('en', '25/12/2020 and 12/03/2021')[1]).toBe('12/03/2021 = 2021-3-12');
  });

  it('finds months with a year and days of a month, but no year alone', () => {
    expect(scan('en', 'in 2021, March 2021, 4 May')).toEqual(['March 2021 = 2021-3', '4 May = --5-4']);
  });
});

describe('namePieces', () => {
  it('gives given and family names, no titles, particles, initials or stop words', () => {
    expect(namePieces('Dr. Eva M. de la Cruz-Lind, PhD', 'en')).toEqual(['Eva', 'Cruz', 'Lind']);
    expect(namePieces('Lind', 'en')).toEqual([]);
    expect(namePieces('王小明醫師', 'zh-TW')).toEqual(['小明']);
  });
});
