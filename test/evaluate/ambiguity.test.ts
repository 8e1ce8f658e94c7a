import { expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createAmbiguityAnalysis, NO_MENTION } from '../../src/evaluate/ambiguity.ts';

const text = 'Ann Bob Cleo Dan Eve Finn';
const at = (word: string, label: string) => {
  const start = text.indexOf(word);
  return { id: word, start, end: start + word.length, label };
};
const coarse: Readonly<Record<string, string>> = { DOCTOR: 'NAME', PATIENT: 'NAME', CITY: 'LOCATION' };

it('tells labels of the same coarse type from those of another, and pairs each mention once', () => {
  const analysis = createAmbiguityAnalysis((label) => coarse[label] ?? label);
  analysis.add(
    createDocument({
      id: '1',
      text,
      entities: [at('Ann', 'DOCTOR'), at('Bob', 'DOCTOR'), at('Cleo', 'PATIENT'), at('Dan', 'CITY'), at('Eve', 'AGE')],
    }),
    createDocument({
      id: '1',
      text,
      entities: [at('Ann', 'DOCTOR'), at('Bob', 'PATIENT'), at('Cleo', 'CITY'), at('Eve', 'AGE'), at('Finn', 'CITY')],
    }),
  );
  const { byType, total, fine, coarse: mapped, confusions } = analysis.result();
  expect(byType).toEqual({
    AGE: { mentions: 1, right: 1, within: 0, across: 0, missed: 0 },
    LOCATION: { mentions: 1, right: 0, within: 0, across: 0, missed: 1 },
    NAME: { mentions: 3, right: 1, within: 1, across: 1, missed: 0 },
  });
  expect(total).toEqual({ mentions: 5, right: 2, within: 1, across: 1, missed: 1 });
  expect(fine).toEqual({ precision: 0.4, recall: 0.4, f1: expect.closeTo(0.4, 12) as number });
  expect(mapped).toEqual({ precision: 0.6, recall: 0.6, f1: expect.closeTo(0.6, 12) as number });
  expect(confusions).toContainEqual({ gold: 'DOCTOR', predicted: 'PATIENT', count: 1 });
  expect(confusions).toContainEqual({ gold: 'CITY', predicted: NO_MENTION, count: 1 });
  expect(confusions).toContainEqual({ gold: NO_MENTION, predicted: 'CITY', count: 1 });
  expect(confusions.reduce((sum, { count }) => sum + count, 0)).toBe(6);
});

it('counts a mention whose borders differ as missed and as one too many', () => {
  const analysis = createAmbiguityAnalysis((label) => label);
  const gold = createDocument({ id: '1', text, entities: [at('Ann Bob', 'DOCTOR')] });
  analysis.add(gold, createDocument({ id: '1', text, entities: [at('Ann', 'DOCTOR')] }));
  expect(analysis.result().confusions).toEqual([
    { gold: 'DOCTOR', predicted: NO_MENTION, count: 1 },
    { gold: NO_MENTION, predicted: 'DOCTOR', count: 1 },
  ]);
});
