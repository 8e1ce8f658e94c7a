import { expect, it } from 'vitest';
import { goldCount, totalCounts } from '../../src/evaluate/counts.ts';
import { evaluateCorpora } from '../../src/evaluate/evaluate.ts';
import { scorers } from '../../src/evaluate/scorers.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

for (const name of ['meddocan/dev', 'wikigold']) {
  describeWithCorpus(name, (path) => {
    it('scores 1 against itself by every measure that counts any of its mentions', async () => {
      const corpus = await readCorpus(path);
      const { documents, measurements, missing } = await evaluateCorpora(corpus, corpus, scorers);
      expect(documents).toBeGreaterThan(100);
      expect(missing.count).toBe(0);
      for (const { match, micro, leak, counts, passedOver = 0 } of measurements) {
        const gold = goldCount(totalCounts(counts));
        const figure = gold === 0 ? NaN : 1;
        expect([match, micro, leak]).toEqual([match, { precision: figure, recall: figure, f1: figure }, 0]);
        expect(gold + passedOver).toBeGreaterThan(1000);
      }
    });
  });
}
