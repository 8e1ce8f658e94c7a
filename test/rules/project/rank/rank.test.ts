import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/core/rng.ts';
import { createDocument } from '../../../../src/core/document.ts';
import type { ScoreCounts } from '../../../../src/evaluate/counts.ts';
import { summarise } from '../../../../src/rules/project/scores.ts';
import { balanceRanking, rankDocuments, scoreDocument, weighClasses } from '../../../../src/rules/project/rank/rank.ts';

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
      { label: 'EMAIL', f1: 1, instances: 1, share: 0.25, weight: 0 },
      { label: 'LOCATION', f1: 0, instances: 0, share: 0, weight: 1 },
      { label: 'PERSON', f1: 0.5, instances: 3, share: 0.75, weight: 0.125 },
    ]);
  });

  it('knows no counts of a class that only its name could have', () => {
    const [weight] = weighClasses(['constructor'], counts({}), [doc('a', ['constructor'])]);
    expect(weight).toEqual({ label: 'constructor', f1: 0, instances: 1, share: 1, weight: 0 });
    expect(summarise(counts({}), ['constructor', '__proto__']).byLabel).toEqual({});
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

  it('mixes the classes where their shares follow the notes chosen', () => {
    // As many of each so far: what the rules find worse comes first, until it is three of four mentions.
    const even = weighClasses(['A', 'B'], counts({ A: [7, 6, 0], B: [9, 2, 0] }), [doc('a', ['A', 'A']), doc('b', ['B', 'B'])]); // prettier-ignore
    const notes = Array.from({ length: 40 }, (_, i) => doc(`n${i}`, [i % 2 === 0 ? 'A' : 'B']));
    const plain = rankDocuments(notes.map((one) => scoreDocument(one, even)), createRng(13)); // prettier-ignore
    const classes = ({ documents }: typeof plain) => documents.map(({ found }) => Object.keys(found)[0]).join('');
    expect(classes(plain)).toBe('A'.repeat(20) + 'B'.repeat(20));
    const balanced = balanceRanking(plain, even);
    // 0.3 · (1 − p) = 0.1 · p of A at three quarters.
    const mixed = classes(balanced).slice(0, 24);
    expect([...mixed].filter((name) => name === 'A')).toHaveLength(19);
    expect(mixed).toMatch(/^A{3,5}B(?:A{2,4}B)+A*$/);
    expect(classes(balanced).slice(24)).toMatch(/^A?B+$/);
    expect(balanced).toMatchObject({ selected: plain.selected, threshold: plain.threshold });
    expect(new Set(balanced.documents.map(({ id }) => id)).size).toBe(40);
  });

  it('balances nothing where there is one class', () => {
    const [one] = [weighClasses(['A'], counts({ A: [1, 1, 1] }), [])];
    const plain = rankDocuments([['A'], ['A', 'A'], ['A'], ['A', 'A', 'A']].map((labels, i) => scoreDocument(doc(`n${i}`, labels), one)), createRng(13)); // prettier-ignore
    expect(balanceRanking(plain, one).documents.map(({ id }) => id)).toEqual(plain.documents.map(({ id }) => id));
  });
});
