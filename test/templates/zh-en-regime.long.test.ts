import { expect, it } from 'vitest';
import { createTrainingVocabulary, createVocabularyAnalysis } from '../../src/evaluate/out-of-vocabulary.ts';
import { loadTemplateSet } from '../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { loadLabelMap } from '../../src/resources/label-map.ts';
import { PAPER } from '../../src/studies/code-mixing/report/scores.ts';
import { createGenerator } from '../../src/templates/generator.ts';

it('has unknown words in as many mentions of each type as the paper found, within six points, 1,500 documents to 200', () => {
  const generator = createGenerator(loadTemplateSet('zh-en-deid'), { gazetteers: loadGazetteers(), seed: 2 });
  const vocabulary = createTrainingVocabulary();
  for (let i = 0; i < 1500; i++) vocabulary.add(generator.document(i));
  const analysis = createVocabularyAnalysis(vocabulary);
  for (let i = 1500; i < 1700; i++) {
    const doc = generator.document(i);
    analysis.add(doc, doc);
  }
  const { labels } = loadLabelMap('zh-en-deid');
  const rows = Object.entries(analysis.result()).filter(([label]) => label !== '');
  for (const [type, paper] of Object.entries(PAPER.unknownWords)) {
    const own = rows.filter(([label]) => labels[label]?.coarse === type.toUpperCase()).map(([, row]) => row);
    const mentions = own.reduce((sum, row) => sum + row.mentions, 0);
    const rate = (100 * own.reduce((sum, row) => sum + row.rate * row.mentions, 0)) / mentions;
    expect([type, Math.abs(rate - paper) <= 6]).toEqual([type, true]);
  }
});
