import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { createDocument } from '../../../src/core/document.ts';
import type { ScoreCounts } from '../../../src/evaluate/counts.ts';
import { rankDocuments, scoreDocument, weighClasses } from '../../../src/rules/loop/rank.ts';

const doc = (id: string, labels: readonly string[]) =>
  createDocument({
    id,
    text: 'x '.repeat(20),
    entities: labels.map((label, i) => ({ id: `T${i}`, start: 2 * i, end: 2 * i + 1, label })),
  });

const counts = (byLabel: Record<string, [correct: number, missed: number, spurious: number]>): ScoreCounts => ({
  documents: 1,
  sentences: 1,
  byLabel: Object.fromEntries(
    Object.entries(byLabel).map(([label, [correct, missed, spurious]]) => [
      label,
      { correct, missed, spurious, incorrect: 0, partial: 0 },
    ]),
  ),
});

describe('the ranking of documents', () => {
  // F1 of PERSON 0.5, of EMAIL 1; three of four instances are persons.
  const weights = weighClasses(['PERSON', 'LOCATION', 'EMAIL'], counts({ PERSON: [2, 2, 2], EMAIL: [1, 0, 0] }), [
    doc('a', ['PERSON', 'PERSON', 'EMAIL']),
    doc('b', ['PERSON', 'OTHER']),
  ]);

  it('weighs a class by what the rules miss of it and by how rare it is', () => {
    expect(weights).toEqual([
      { label: 'EMAIL', f1: 1, share: 0.25, weight: 0 },
      { label: 'LOCATION', f1: 0, share: 0, weight: 1 },
      { label: 'PERSON', f1: 0.5, share: 0.75, weight: 0.125 },
    ]);
  });

  it('adds the weights of the mentions', () => {
    expect(scoreDocument(doc('d', ['PERSON', 'LOCATION', 'PERSON', 'EMAIL', 'OTHER']), weights)).toEqual({
      id: 'd',
      score: 1.25,
      found: { PERSON: 2, LOCATION: 1, EMAIL: 1, OTHER: 1 },
    });
  });

  it('counts no class as known that the validation set does not hold', () => {
    expect(weighClasses(['DNI'], counts({ DNI: [0, 0, 0] }), [])[0]).toMatchObject({ f1: 0, weight: 1 });
  });

  it('selects what is above the elbow, and ignores documents without a score', () => {
    const scores = { h: 0, g: 1, f: 1, e: 1, b: 8, d: 2, c: 2, a: 9 };
    const ranking = rankDocuments(
      Object.entries(scores).map(([id, score]) => ({ id, score, found: {} })),
      createRng(13),
    );
    expect(ranking.documents.map(({ score }) => score)).toEqual([9, 8, 2, 2, 1, 1, 1]);
    expect(ranking).toMatchObject({ threshold: 2, selected: 2 });
  });

  it('puts documents of equal scores in an order that is of the seed and not of their ids or their order', () => {
    const ids = Array.from({ length: 40 }, (_, i) => `patient-${String(i).padStart(2, '0')}`);
    const order = (given: readonly string[], seed: number) =>
      rankDocuments(given.map((id) => ({ id, score: 1, found: {} })), createRng(seed)).documents.map(({ id }) => id); // prettier-ignore
    expect(order(ids.toReversed(), 13)).toEqual(order(ids, 13));
    expect(order(ids, 13)).not.toEqual(ids);
    expect(order(ids, 14)).not.toEqual(order(ids, 13));
  });

  it('selects all where there is no elbow', () => {
    const ranking = rankDocuments(
      ['b', 'a', 'c'].map((id) => ({ id, score: 1, found: {} })),
      createRng(13),
    );
    expect(ranking).toMatchObject({ selected: 3, threshold: undefined });
  });
});
