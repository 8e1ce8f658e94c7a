import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../../src/core/document.ts';
import type { Corpus, Document } from '../../../../src/core/types.ts';
import { scoreDisagreement, compareRankings } from '../../../../src/rules/project/rank/rank-project.ts';
import { crf } from '../../../../src/taggers/crf/family.ts';
import { crfSettings } from '../../../../src/taggers/crf/settings.ts';

type Mention = readonly [word: string, label: string];

const doc = (id: string, text: string, mentions: readonly Mention[] = []): Document =>
  createDocument({
    id,
    text,
    entities: mentions.map(([word, label], i) => {
      const start = text.indexOf(word);
      return { id: `T${i}`, start, end: start + word.length, label };
    }),
  });

async function* streamOf(docs: readonly Document[]): Corpus {
  yield* docs;
}

const NAMES = ['Anna', 'Berta', 'Carla', 'Diana', 'Elena', 'Ferran', 'Gemma', 'Helena'];

describe('disagreement of rules and a tagger', () => {
  const train = () =>
    crf.train(
      NAMES.flatMap((name) => [
        doc(`p${name}`, `Parlo amb ${name} avui.`, [[name, 'PERSON']]),
        doc(`l${name}`, `Control avui sense canvis de ${name.toLowerCase()}.`),
      ]),
      crfSettings.parse({ maxIterations: 30 }),
      { seed: 13, language: 'ca' },
    );

  it('is least where both find the same, and most where one finds what the other does not', async () => {
    const tagger = await train();
    if (!tagger.marginalSource) throw new Error('a CRF knows probabilities');
    const pool = [
      doc('same', 'Parlo amb Irene avui.', [['Irene', 'PERSON']]),
      doc('rules missed it', 'Parlo amb Irene avui.'),
      doc('rules invented it', 'Control avui sense canvis.', [['canvis', 'PERSON']]),
      doc('other label', 'Parlo amb Irene avui.', [['Irene', 'LOCATION']]),
      doc('nothing', 'Control avui sense canvis.'),
    ];
    const scores: Record<string, number> = {};
    for await (const { id, score } of scoreDisagreement(streamOf(pool), tagger.marginalSource)) scores[id] = score;
    expect(scores['nothing']).toBe(0);
    expect(scores['same']).toBeLessThan(0.2);
    expect(scores['rules missed it']).toBeGreaterThan(0.8);
    expect(scores['rules invented it']).toBeGreaterThan(0.8);
    // A label that the tagger never saw is wholly unlikely, and its own mention is missing besides.
    expect(scores['other label']).toBeCloseTo(1 + (scores['rules missed it'] ?? 0), 10);
  });
});

describe('the comparison of rankings', () => {
  const gold = new Map(
    [
      doc('a', 'Anna i Berta', [['Anna', 'PERSON'], ['Berta', 'PERSON']]),
      doc('b', 'res'),
      doc('c', 'Carla', [['Carla', 'PERSON']]),
    ].map((one) => [one.id, one]),
  ); // prettier-ignore
  const predicted = new Map([doc('a', 'Anna i Berta', [['Anna', 'PERSON'], ['Berta', 'LOCATION']])].map((one) => [one.id, one])); // prettier-ignore

  it('adds up labels, and those that the rules missed, note by note', () => {
    expect(compareRankings({ best: ['a', 'c', 'b'], worst: ['b', 'unknown', 'c', 'a'] }, gold, predicted)).toEqual([
      { name: 'best', labels: [2, 3, 3], missed: [1, 2, 2] },
      { name: 'worst', labels: [0, 1, 3], missed: [0, 1, 2] },
    ]);
  });
});
