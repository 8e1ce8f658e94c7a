import { expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createTrainingVocabulary, createVocabularyAnalysis } from '../../src/evaluate/out-of-vocabulary.ts';

const doc = (text: string, ...mentions: readonly (readonly [string, string])[]) =>
  createDocument({
    id: '1',
    text,
    entities: mentions.map(([surface, label], i) => ({
      id: `T${i}`,
      start: text.indexOf(surface),
      end: text.indexOf(surface) + surface.length,
      label,
    })),
  });

it('calls a mention out of vocabulary where one word of it was in no training text, labelled or not', () => {
  const vocabulary = createTrainingVocabulary();
  vocabulary.add(doc('The north ward of mercy hospital.'));
  const knows = (text: string) => vocabulary.knows(text, { start: 0, end: text.length });
  expect(vocabulary.size).toBe(7);
  expect(knows('Mercy Hospital')).toBe(true);
  expect(knows('Grace Hospital')).toBe(false);
  expect(knows('八里')).toBe(false);
});

it('parts Chinese into words, and takes characters that stand alone in a mention for one name', () => {
  const vocabulary = createTrainingVocabulary();
  vocabulary.add(doc('由張家明醫師檢查，住在玫瑰醫院。', ['張家明', 'DOCTOR'], ['玫瑰醫院', 'HOSPITAL']));
  const knows = (text: string) => vocabulary.knows(text, { start: 0, end: text.length });
  expect(['張家明', '玫瑰醫院', '醫院', '檢查'].filter((text) => !knows(text))).toEqual([]);
  // Each character of them is in the text.
  expect(['張明', '明家張', '玫瑰醫師院', '院長'].filter(knows)).toEqual([]);
});

it('gives rates and scores of both groups, by label and for all', () => {
  const vocabulary = createTrainingVocabulary();
  vocabulary.add(doc('Holm Reading'));
  const analysis = createVocabularyAnalysis(vocabulary);
  const text = 'Holm saw Berg in Reading and Bath with Lund';
  analysis.add(
    doc(text, ['Holm', 'NAME'], ['Berg', 'NAME'], ['Reading', 'CITY'], ['Bath', 'CITY']),
    doc(text, ['Holm', 'NAME'], ['Reading', 'NAME'], ['Bath', 'CITY'], ['Lund', 'NAME']),
  );
  const rows = analysis.result();
  expect(Object.keys(rows)).toEqual(['CITY', 'NAME', '']);
  expect(rows['NAME']).toMatchObject({
    mentions: 2,
    rate: 0.5,
    known: { correct: 1, missed: 0, spurious: 1, precision: 0.5, recall: 1 },
    unknown: { correct: 0, missed: 1, spurious: 1, f1: 0 },
  });
  expect(rows['CITY']).toMatchObject({ known: { correct: 0, missed: 1 }, unknown: { correct: 1, f1: 1 } });
  expect(rows['']).toMatchObject({ mentions: 4, rate: 0.5, known: { f1: 0.5 }, unknown: { f1: 0.5 } });
});
