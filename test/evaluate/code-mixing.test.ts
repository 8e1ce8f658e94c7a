import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createMixingStatistics } from '../../src/evaluate/code-mixing.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { languageByScript } from '../../src/text/code-mixing.ts';

const analyse = createAnalyser('zh');

function statisticsOf(...texts: readonly string[]) {
  const statistics = createMixingStatistics(languageByScript({ latin: 'en', han: 'zh' }));
  texts.forEach((text, i) => {
    const start = text.indexOf('張家明');
    const entities = start < 0 ? [] : [{ id: 'T1', start, end: start + 3, label: 'DOCTOR' }];
    const doc = createDocument({ id: `d${i}`, text, entities });
    statistics.add(doc, analyse(doc));
  });
  return statistics.result();
}

describe('code-mixing of a corpus', () => {
  it('is the sum of the averages by dominating language, sentences of one language included', () => {
    // Led by en: 0 and 2/6 (張家明 is two words of the dictionary); led by zh: 1/2; neither: the last line.
    const result = statisticsOf('See the ward.\nSeen in OPD by 張家明', '檢查 MRI\n2020/03/01');
    expect(result.dominated['en']).toEqual({ sentences: 2, average: expect.closeTo(2 / 6 / 2, 12) as number });
    expect(result.dominated['zh']).toEqual({ sentences: 1, average: expect.closeTo(1 / 2, 12) as number });
    expect(result.index).toBeCloseTo(1 / 6 + 1 / 2, 12);
    expect(result.groups).toEqual({
      en: { sentences: 1, mentions: {} },
      mixed: { sentences: 2, mentions: { DOCTOR: 1 } },
      neutral: { sentences: 1, mentions: {} },
    });
    expect(Object.values(result.ranges).reduce((sum, n) => sum + n, 0)).toBe(3);
  });

  it('is 0 of a corpus without a sentence', () => {
    expect(statisticsOf('')).toMatchObject({ index: 0, groups: {}, dominated: {} });
  });
});
