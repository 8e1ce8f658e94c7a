import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideIntoUnits } from '../../src/augment/segments.ts';
import { createDocument } from '../../src/core/document.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { documentArbitrary } from '../helpers/arbitraries.ts';

const analyse = createAnalyser('en');

describe('divideIntoUnits', () => {
  it('looks at the mentions of a sentence, not at those of all the text, for each', () => {
    const looksAt = (sentences: number) => {
      let looks = 0;
      const one = 'Eva came home.\n\n';
      const entities = Array.from({ length: sentences }, (_, i) => {
        const start = i * one.length;
        return { id: `T${i}`, label: 'A', end: start + 3, get start() { return looks++, start; } }; // prettier-ignore
      });
      const doc = { id: 'd', text: one.repeat(sentences), entities };
      expect(divideIntoUnits(doc, createAnalyser('en')(doc), 'sentence')).toHaveLength(sentences);
      return looks;
    };
    expect(looksAt(400)).toBeLessThan(looksAt(200) * 3);
  });

  it('cuts sentences into documents of their own, and passes over borders inside entities', () => {
    const text = 'He came. Saint John. Baptist Hospital took him in.\nHe left.';
    const doc = createDocument({ id: 'd', text, entities: [{ id: 'T1', start: 9, end: 37, label: 'HOSPITAL' }] });
    const units = divideIntoUnits(doc, analyse(doc), 'sentence').map((unit) => unit.document);
    expect(units.map((unit) => [unit.id, unit.text])).toEqual([
      ['d#s1', 'He came.'],
      ['d#s2', 'Saint John. Baptist Hospital took him in.'],
      ['d#s3', 'He left.'],
    ]);
    expect(units[1]?.entities).toMatchObject([{ id: 'T1', start: 0, end: 28 }]);
  });

  it('cuts paragraphs at blank lines', () => {
    const doc = createDocument({ id: 'd', text: 'one\ntwo\n \r\nthree\n\n\n', entities: [] });
    expect(divideIntoUnits(doc, analyse(doc), 'paragraph').map((unit) => unit.document.text)).toEqual([
      'one\ntwo',
      'three',
    ]);
  });

  it('loses no entity and no character but white space, for any document and unit', () => {
    fc.assert(
      fc.property(documentArbitrary, fc.constantFrom('sentence' as const, 'paragraph' as const), (doc, unit) => {
        const units = divideIntoUnits(doc, analyse(doc), unit).map(({ document }) => document);
        const surfaces = (docs: readonly (typeof doc)[]) =>
          docs.flatMap((d) => d.entities.map((e) => `${e.id} ${d.text.slice(e.start, e.end)}`));
        expect(surfaces(units)).toEqual(surfaces([doc]));
        expect(
          units
            .map((d) => d.text)
            .join('')
            .replaceAll(/\s/g, ''),
        ).toBe(doc.text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
