import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { createMixingStatistics, type CorpusMixing } from '../../src/evaluate/code-mixing.ts';
import { loadTemplateSet } from '../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createGenerator } from '../../src/templates/generator.ts';
import { PAPER } from '../../src/studies/code-mixing/report/scores.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { languageByScript } from '../../src/text/code-mixing.ts';

const COUNT = 425; // a quarter of the paper's 1,700
const SHARE = COUNT / PAPER.documents;

const GROUPS = PAPER.mentionGroups;

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

  it.each(Object.entries(PAPER.mentions))(
    'has as many mentions of %s in a document as the paper, within a fifth',
    (label, groups) => {
      const expected = groups.reduce((a, b) => a + b) * SHARE;
      const found = documents.flatMap(({ entities }) => entities).filter((entity) => entity.label === label).length;
      // What is rare is drawn: three standard deviations of its number are allowed, where they are more than a fifth.
      const allowed = Math.max(0.2 * expected, 3 * Math.sqrt(expected));
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(allowed);
    },
  );

  it.each(Object.entries(PAPER.mentions))(
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
