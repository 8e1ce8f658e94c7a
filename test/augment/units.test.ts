import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideIntoUnits } from '../../src/augment/segments.ts';
import { createDocument } from '../../src/core/document.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { documentArbitrary } from '../helpers/arbitraries.ts';

const analyse = createAnalyser('en');

describe('divideIntoUnits', () => {
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
