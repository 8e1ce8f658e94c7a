import { describe, expect, it } from 'vitest';
import { createDecisionStatistics } from '../../src/placeholders/statistics.ts';

describe('statistics of decisions', () => {
  it('count paragraphs, text elements and those that are anonymised, as Table 5.1 does', () => {
    const statistics = createDecisionStatistics([
      { name: 'letters', prepare: (elements) => (element) => (elements.has(element) ? element.length : NaN) },
    ]);
    const text = 'Der Zeuge A. G. kam.\n\n1. Die B ... GmbH zahlte.';
    const entity = (id: string, surface: string, label: string) => {
      const start = text.indexOf(surface);
      return { id, start, end: start + surface.length, label };
    };
    statistics.add({
      id: 'd',
      text,
      entities: [entity('1', 'A. G.', 'PERSON'), entity('2', 'B ...', 'COMPANY'), entity('3', 'Zeuge', 'WITNESS')],
    });
    statistics.add({ id: 'e', text: 'Wort '.repeat(300), entities: [] });
    expect(statistics.result()).toEqual({
      documents: 2,
      paragraphs: 3,
      elements: 5 + 5 + 300, // the number of the paragraph is none
      anonymised: 4,
      references: 2,
      labels: { COMPANY: 1, PERSON: 1 },
      longest: 300,
      over512: 1,
      over2048: 0,
      tokensPerElement: { letters: (3 + 5 + 2 + 2 + 4 + (3 + 1 + 3 + 4 + 7) + 1200) / 310 },
    });
  });

  it('are nothing of no documents', () => {
    expect(createDecisionStatistics().result()).toMatchObject({ documents: 0, elements: 0, tokensPerElement: {} });
  });
});
