import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeMixingIndex,
  languageByScript,
  languageOfPair,
  MIXING_RANGES,
  mixingOf,
  mixingRange,
} from '../../src/text/code-mixing.ts';
import { tokenise } from '../../src/text/tokenise.ts';

const byScript = languageByScript({ latin: 'en', han: 'zh' });
const mixing = (text: string) => mixingOf(tokenise(text), byScript);

describe('the code-mixing index', () => {
  // n − u tokens with a language, of which max(w) in the dominating one: worked out by hand.
  it.each([
    ['Follow-up in the clinic.', 0, 'en', 'en'],
    ['病人於民國109年入院', 0, 'zh', 'zh'], // 109 has no language
    ['follow 病人 up 發燒', 2 / 4, 'en', 'mixed'], // follow up against 病人 發燒: a tie, the first leads
    ['病人發燒 follow up', 2 / 4, 'zh', 'mixed'],
    ['MRI 檢查 正常', 1 / 3, 'zh', 'mixed'], // words, not characters
    ['MRI檢查正常', 1 / 3, 'zh', 'mixed'], // with or without blanks
    ['Dr. 林 saw him on 2020-03-01', 1 / 5, 'en', 'mixed'], // Dr. saw him on; the date has no language
    ['2020/03/01 12:30 - 37.5', 0, undefined, 'neutral'],
    ['', 0, undefined, 'neutral'],
    ['😀 ＋ １０９', 0, undefined, 'neutral'], // emoji, full-width digits
    ['ＭＲＩ 檢', 1 / 2, 'en', 'mixed'], // full-width Latin letters
    ['cafe\u0301 檢', 1 / 2, 'en', 'mixed'], // a combining mark belongs to its letter
    ['ㄅㄆ 檢', 0, 'zh', 'zh'], // Bopomofo
    ['mk109 張', 1 / 2, 'en', 'mixed'],
    ['Привет 檢', 0, 'zh', 'zh'], // a third script has no language here
  ])('of %j is %d, led by %s: %s', (text, index, dominating, group) => {
    expect(mixing(text)).toMatchObject({ index: expect.closeTo(index, 12) as number, group });
    expect(mixing(text).dominating).toBe(dominating);
  });

  it('serves any pair of languages that somebody tells apart', () => {
    const catalan = new Set(['amb', 'el', 'metge']);
    const spanish = new Set(['hablar', 'con', 'médico']);
    const told = mixingOf(tokenise('hablar amb el metge, con X'), ({ text }) =>
      catalan.has(text) ? 'ca' : spanish.has(text) ? 'es' : undefined,
    );
    expect(told).toEqual({
      words: { es: 2, ca: 3 },
      neutral: 2,
      index: expect.closeTo(2 / 5, 12) as number,
      dominating: 'ca',
      group: 'mixed',
    });
  });

  it('tells Spanish from Catalan by words, and other pairs by their script', () => {
    const tokens = tokenise(
      'El paciente dice que viene con la madre y el padre. Parlo amb la mare perquè vingui demà, 3-2.',
    );
    const languageOf = languageOfPair(['ca', 'es']);
    const border = tokens.findIndex(({ text }) => text === 'Parlo');
    expect(mixingOf(tokens, languageOf)).toMatchObject({
      words: { es: 11, ca: 7 },
      neutral: 4, // two stops, a comma, 3-2
      index: expect.closeTo(7 / 18, 12) as number,
      dominating: 'es',
      group: 'mixed',
    });
    expect(mixingOf(tokens, languageOf, { first: 0, end: border })).toMatchObject({ words: { es: 11 }, index: 0 });
    expect(mixingOf(tokenise('3-2, 40'), languageOf).group).toBe('neutral');
    expect(mixingOf(tokens, languageOfPair(['es', 'zh'])).words).toEqual({ es: 18 });
  });

  it('takes words that tell nothing for those of the text around their sentence', () => {
    const tokens = tokenise('Parlo amb la mare perquè no vol venir. Dalsy. Diu que demà vindrà amb ella.');
    const first = tokens.findIndex(({ text }) => text === 'Dalsy');
    expect(mixingOf(tokens, languageOfPair(['es', 'ca']), { first, end: first + 2 }).group).toBe('ca');
  });

  it('is 0 for one language and at most 1 − 1/k for k', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 5 }), (counts) => {
        const index = codeMixingIndex(counts);
        const spoken = counts.filter((count) => count > 0).length;
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThanOrEqual(1 - 1 / Math.max(1, spoken) + 1e-12);
        if (spoken < 2) expect(index).toBe(0);
      }),
    );
  });

  it('has ranges with their upper border', () => {
    expect([0, 0.01, 0.1, 0.1000001, 0.2, 0.3, 0.4, 0.41, 0.5].map(mixingRange)).toEqual([
      '0',
      '0–10',
      '0–10',
      '10–20',
      '10–20',
      '20–30',
      '30–40',
      '40–50',
      '40–50',
    ]);
    expect(MIXING_RANGES).toHaveLength(6);
  });
});
