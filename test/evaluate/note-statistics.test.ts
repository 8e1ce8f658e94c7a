import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createNoteStatistics } from '../../src/evaluate/statistics.ts';
import { createAnalyser } from '../../src/text/analyse.ts';

const TEXTS = [
  'El paciente refiere dolor y el dolor no cede.',
  'Parlo amb la mare perquè vingui demà.',
  '37.5 - 120/80',
];

function statisticsOf(languages: boolean, texts: readonly string[] = TEXTS) {
  const analyse = createAnalyser('es');
  const statistics = createNoteStatistics({ languages });
  texts.forEach((text, i) => {
    const entities = text.includes('la mare') ? [{ id: 'T1', start: 10, end: 17, label: 'PERSON' }] : [];
    const doc = createDocument({ id: `d${i}`, text, entities });
    statistics.add(doc, analyse(doc));
  });
  return statistics.result();
}

describe('statistics of notes', () => {
  it('count words as they are written, and notes with a mention', () => {
    const { tokensPerDocument, withMention, words } = statisticsOf(false, ['a b b c a a a a a', 'B b', '']);
    expect(tokensPerDocument).toBeCloseTo(11 / 3, 12);
    expect(withMention).toBe(0);
    // a 6 times, b 3 times, B and c once.
    expect(words).toEqual({ different: 4, repeated: 2, frequent: 1 });
    expect(statisticsOf(false).withMention).toBe(1);
  });

  it('tell Spanish and Catalan by note and by token; numbers are of neither', () => {
    expect(statisticsOf(true).languages).toEqual({ documents: { es: 1, ca: 1 }, tokens: { es: 9, ca: 7 } });
    const mixed = statisticsOf(true, [
      'El paciente dice que viene con la madre y el padre. Parlo amb la mare perquè vingui.',
    ]);
    expect(mixed.languages).toEqual({ documents: { es: 1, ca: 0 }, tokens: { es: 11, ca: 6 } });
    expect(statisticsOf(false).languages).toBeUndefined();
  });

  it('are 0 of a corpus without documents', () => {
    expect(statisticsOf(true, [])).toMatchObject({ tokensPerDocument: 0, withMention: 0, words: { different: 0 } });
  });
});
