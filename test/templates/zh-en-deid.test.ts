import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { createMixingStatistics, type CorpusMixing } from '../../src/evaluate/code-mixing.ts';
import { loadTemplateSet } from '../../src/pipeline/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createGenerator } from '../../src/templates/generator.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { languageByScript } from '../../src/text/code-mixing.ts';

const COUNT = 425; // a quarter of the paper's 1,700
const SHARE = COUNT / 1700;

/** Lee et al. 2024, Table 2: mentions of training and test set, in sentences of English, Chinese, both, and neither. */
const TABLE_2: Readonly<Record<string, readonly [en: number, zh: number, mixed: number, neutral: number]>> = {
  Date: [14_782, 2_604, 5_449, 23_574],
  Age: [2_977, 26, 767, 0],
  Patient: [18, 118, 53, 0],
  Person: [11, 7, 160, 0],
  Doctor: [89, 192, 1_366, 0],
  NamedLocation: [27, 14, 340, 0],
  Nationality: [28, 4, 27, 0],
  Region: [17, 0, 11, 0],
  Country: [407, 11, 215, 0],
  City: [235, 32, 611, 0],
  Hospital: [1_818, 84, 2_308, 0],
  Department: [2_007, 2_820, 873, 0],
  Room: [1_189, 1_467, 301, 7],
  Number: [0, 1_418, 26, 0],
  School: [34, 17, 801, 0],
  GenericLocation: [263, 52, 881, 0],
  Market: [15, 1, 67, 0],
  Profession: [682, 91, 2_015, 0],
  IdNumber: [43, 109, 172, 7],
  MedicalRecord: [1, 106, 22, 0],
};
const GROUPS = ['en', 'zh', 'mixed', 'neutral'] as const;

describe('the set zh-en-deid, a quarter of the size of the paper’s corpus', () => {
  let documents: readonly Document[];
  let mixing: CorpusMixing;

  beforeAll(() => {
    const generator = createGenerator(loadTemplateSet('zh-en-deid'), { gazetteers: loadGazetteers(), seed: 2 });
    documents = Array.from({ length: COUNT }, (_, i) => generator.document(i));
    const statistics = createMixingStatistics(languageByScript({ latin: 'en', han: 'zh' }));
    const analyse = createAnalyser('zh');
    for (const doc of documents) statistics.add(doc, analyse(doc));
    mixing = statistics.result();
  });

  it.each(Object.entries(TABLE_2))(
    'has as many mentions of %s in a document as the paper, within a fifth',
    (label, groups) => {
      const expected = groups.reduce((a, b) => a + b) * SHARE;
      const found = documents.flatMap(({ entities }) => entities).filter((entity) => entity.label === label).length;
      // What is rare is drawn: three standard deviations of its number are allowed, where they are more than a fifth.
      const allowed = Math.max(0.2 * expected, 3 * Math.sqrt(expected));
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(allowed);
    },
  );

  it.each(Object.entries(TABLE_2))(
    'puts %s into sentences of the groups that the paper found it in',
    (label, groups) => {
      GROUPS.forEach((group, i) => {
        const expected = (groups[i] ?? 0) * SHARE;
        const found = mixing.groups[group]?.mentions[label] ?? 0;
        expect(Math.abs(found - expected)).toBeLessThanOrEqual(Math.max(0.2 * expected, 3 * Math.sqrt(expected) + 1));
      });
    },
  );

  it('has the paper’s corpus CMI of 22.21 within two points, with sentences that Chinese dominates mixed more', () => {
    expect(100 * mixing.index).toBeGreaterThan(20.21);
    expect(100 * mixing.index).toBeLessThan(24.21);
    expect(mixing.dominated['zh']?.average).toBeGreaterThan(2 * (mixing.dominated['en']?.average ?? 1));
    expect(mixing.dominated['en']?.sentences).toBeGreaterThan(mixing.dominated['zh']?.sentences ?? Infinity);
  });
});
