import { describe, expect, it } from 'vitest';
import { createStatistics, mentionsByLabel } from '../../src/evaluate/statistics.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { labelled } from '../taggers/neural/fixture.ts';

describe('statistics', () => {
  const docs = [
    labelled('a', '[Zoe Ray|NAME] met [Eva|NAME] in [Hull|PLACE]. They left.'),
    labelled('b', '[Eva|NAME] left [Hull|AREA].'),
  ];
  const analyse = createAnalyser('en');

  it('count documents, sentences, tokens and the mentions of each label, most frequent label first', () => {
    const statistics = createStatistics();
    for (const doc of docs) statistics.add(doc, analyse(doc));
    const result = statistics.result();
    expect(result).toMatchObject({ documents: 2, augmented: 0, sentences: 3, tokens: 14, entities: 5 });
    expect(Object.entries(result.labels)).toEqual([
      ['NAME', { mentions: 3, distinct: 2, documents: 2, meanLength: 13 / 3 }],
      ['AREA', { mentions: 1, distinct: 1, documents: 1, meanLength: 4 }],
      ['PLACE', { mentions: 1, distinct: 1, documents: 1, meanLength: 4 }],
    ]);
    expect(Object.entries(mentionsByLabel(result))).toEqual([
      ['AREA', 1],
      ['NAME', 3],
      ['PLACE', 1],
    ]);
  });

  it('take the lengths alone of an analysis made before', () => {
    const [full, short] = [createStatistics(), createStatistics()];
    for (const doc of docs) {
      const { sentences, tokens } = analyse(doc);
      full.add(doc, analyse(doc));
      short.add(doc, { sentences: { length: sentences.length }, tokens: { length: tokens.length } });
    }
    expect(short.result()).toEqual(full.result());
  });
});
