import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { collectSequences, elementsOf } from '../../../src/taggers/sensitivity/elements.ts';

const text = 'Der Kläger K. … GmbH, Herr\nDr. A. G., ist ein Kaufmann.';
const doc = createDocument({
  id: 'd',
  text,
  entities: [
    { id: '1', start: text.indexOf('K. …'), end: text.indexOf(', Herr'), label: 'COMPANY' },
    { id: '2', start: text.indexOf('A. G.'), end: text.indexOf(', ist'), label: 'PERSON' },
    { id: '3', start: 0, end: 3, label: 'PERSON', layer: 'other' },
  ],
});

describe('text elements', () => {
  it('are what white space divides, sensitive where an entity of the default layer lies on them', () => {
    expect(elementsOf(doc).flatMap((element) => (element.sensitive ? [element.text] : []))).toEqual([
      'K.', '…', 'GmbH,', 'A.', 'G.,',
    ]); // prettier-ignore
    const persons = elementsOf(doc, ({ label }) => label === 'PERSON');
    expect(persons.filter(({ sensitive }) => sensitive).map((element) => element.text)).toEqual(['A.', 'G.,']);
  });

  it('lie at their offsets, and no other character but white space lies between them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const elements = elementsOf(createDocument({ id: 'd', text, entities: [] }));
        expect(elements.every((one) => text.slice(one.start, one.end) === one.text)).toBe(true);
        expect(elements.map((one) => one.text).join('')).toBe(text.replaceAll(/[\p{White_Space}\u0000-\u001f]+/gu, ''));
      }),
    );
  });

  it('are sensitive exactly where an entity overlaps them, however entities overlap each other', () => {
    const spans = fc.array(fc.tuple(fc.nat(39), fc.integer({ min: 1, max: 12 })), { maxLength: 5 });
    fc.assert(
      fc.property(spans, (given) => {
        const text = 'ab cde f ghij klm no pqrs tu vwx yz 01 234';
        const entities = given
          .map(([start, length], i) => ({ id: `e${i}`, start, end: Math.min(text.length, start + length), label: 'X' }))
          .toSorted((a, b) => a.start - b.start);
        const found = elementsOf({ id: 'd', text, entities });
        for (const { start, end, sensitive } of found) {
          expect(sensitive).toBe(entities.some((entity) => entity.start < end && entity.end > start));
        }
      }),
    );
  });
});

describe('sequences', () => {
  const options = { language: 'de', countTokens: (element: string) => element.length };

  it('hold every element once, in order, within the budget unless an element alone exceeds it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.lorem({ maxCount: 8 }), { maxLength: 8 }),
        (budget, sentences) => {
          const docs = [sentences.join(' '), sentences.join(' ')].map((text, i) => ({
            id: `${i}`,
            text,
            entities: [],
          }));
          const sequences = collectSequences(docs, { ...options, budget });
          docs.forEach((own, d) => {
            const elements = sequences
              .filter(({ document }) => document === d)
              .flatMap((sequence) => sequence.elements);
            expect(elements).toEqual(elementsOf(own));
          });
          for (const { elements } of sequences) {
            const tokens = elements.reduce((sum, element) => sum + element.text.length, 0);
            expect(tokens <= budget || elements.length === 1).toBe(true);
          }
        },
      ),
    );
  });

  it('end at the borders of sentences where these fit', () => {
    const text = 'Die Klage ist zulässig. Sie ist auch begründet. Der Vertrag ist nichtig.';
    const sequences = collectSequences([{ id: 'd', text, entities: [] }], { ...options, budget: 45 });
    expect(sequences.map(({ elements }) => elements.map((element) => element.text).join(' '))).toEqual([
      'Die Klage ist zulässig. Sie ist auch begründet.',
      'Der Vertrag ist nichtig.',
    ]);
  });
});
