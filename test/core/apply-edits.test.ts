import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, removeText } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { documentArbitrary, editsArbitrary } from '../helpers/arbitraries.ts';

const text = 'Dr. Eva Lind saw Tom on Monday.';
const doc = createDocument({
  id: 'd1',
  text,
  entities: [
    { id: 'T1', start: 4, end: 12, label: 'DOCTOR' },
    { id: 'T2', start: 17, end: 20, label: 'PATIENT' },
  ],
});

const surfaces = (document: Document) => document.entities.map((e) => document.text.slice(e.start, e.end));
const edit = (start: number, end: number, replacement: string): Edit => ({ start, end, replacement });

describe('applyEdits', () => {
  it('moves entities with the text that replaces them and the text before them', () => {
    const result = applyEdits(doc, [edit(17, 20, 'Ottokar'), edit(4, 12, 'Bo'), edit(13, 16, 'met')]);
    expect(result.text).toBe('Dr. Bo met Ottokar on Monday.');
    expect(surfaces(result)).toEqual(['Bo', 'Ottokar']);
    expect(result.entities.map((e) => e.id)).toEqual(['T1', 'T2']);
  });

  it('leaves text that is inserted at the border of an entity outside it', () => {
    const result = applyEdits(doc, [edit(4, 4, 'old '), edit(12, 12, ' calmly'), edit(17, 17, '<'), edit(20, 20, '>')]);
    expect(result.text).toBe('Dr. old Eva Lind calmly saw <Tom> on Monday.');
    expect(surfaces(result)).toEqual(['Eva Lind', 'Tom']);
  });

  it('keeps text that is inserted or replaced inside an entity inside it', () => {
    const result = applyEdits(doc, [edit(7, 7, '-Maria'), edit(8, 12, 'Berg')]);
    expect(surfaces(result)).toEqual(['Eva-Maria Berg', 'Tom']);
  });

  it('keeps adjacent entities apart when something is inserted between them', () => {
    const pair = createDocument({
      id: 'p',
      text: 'ab',
      entities: [
        { id: '1', start: 0, end: 1, label: 'A' },
        { id: '2', start: 1, end: 2, label: 'A' },
      ],
    });
    const result = applyEdits(pair, [edit(1, 1, '--')]);
    expect(result.text).toBe('a--b');
    expect(surfaces(result)).toEqual(['a', 'b']);
  });

  it('moves the fragments of a discontinuous mention, and lets the gap be edited', () => {
    const gap = createDocument({
      id: 'g',
      text: 'left and right arm',
      entities: [
        {
          id: '1',
          start: 0,
          end: 18,
          label: 'A',
          fragments: [
            { start: 0, end: 4 },
            { start: 15, end: 18 },
          ],
        },
      ],
    });
    const result = applyEdits(gap, [edit(5, 8, 'plus'), edit(15, 18, 'elbow')]);
    expect(result.entities[0]).toMatchObject({
      start: 0,
      end: 21,
      fragments: [
        { start: 0, end: 4 },
        { start: 16, end: 21 },
      ],
    });
  });

  it('remembers its edits in the envelope, list by list, for the writer of the format', () => {
    const enveloped = createDocument({ ...doc, envelope: { format: 'x', file: 'a', data: 1 } });
    const twice = applyEdits(applyEdits(enveloped, [edit(17, 20, 'Bob')]), [edit(0, 2, 'Mr')]);
    expect(twice.envelope?.edits).toEqual([[edit(17, 20, 'Bob')], [edit(0, 2, 'Mr')]]);
    expect(applyEdits(enveloped, []).envelope?.edits).toBeUndefined();
  });

  it.each<[string, Edit[]]>([
    ['overlap', [edit(0, 3, 'x'), edit(2, 4, 'y')]],
    ['two insertions at one place', [edit(3, 3, 'x'), edit(3, 3, 'y')]],
    ['an insertion inside a replacement', [edit(12, 17, ' met '), edit(14, 14, 'y')]],
    ['out of range', [edit(20, 99, 'x')]],
    ['backwards', [edit(3, 2, 'x')]],
    ['a fraction', [edit(0.5, 2, 'x')]],
    ['half covering at the start', [edit(2, 6, 'x')]],
    ['half covering at the end', [edit(10, 14, 'x')]],
    ['covering and more', [edit(3, 13, 'x')]],
    ['covering two', [edit(4, 20, 'x')]],
    ['emptying an entity', [edit(17, 20, '')]],
  ])('throws a TypeError for edits that cannot be applied: %s', (_, edits) => {
    expect(() => applyEdits(doc, edits)).toThrow(TypeError);
  });

  it('throws a TypeError for an edit that cuts a surrogate pair', () => {
    expect(() => applyEdits(createDocument({ id: 'd', text: 'a😀b', entities: [] }), [edit(2, 3, 'x')])).toThrow(
      /surrogate/,
    );
  });

  it('gives up a covered entity only when the caller says so', () => {
    const layered = createDocument({
      ...doc,
      entities: [...doc.entities, { id: 'C1', start: 8, end: 12, label: 'FINDING', layer: 'clinical' }],
    });
    expect(() => applyEdits(layered, [edit(4, 12, 'Bo')])).toThrow(TypeError);
    const result = applyEdits(layered, [edit(4, 12, 'Bo')], {
      onCovered: (e) => (e.layer === 'clinical' ? 'drop' : 'refuse'),
    });
    expect(surfaces(result)).toEqual(['Bo', 'Tom']);
  });

  it('returns frozen data', () => {
    const result = applyEdits(doc, []);
    expect(Object.isFrozen(result) && Object.isFrozen(result.entities) && Object.isFrozen(result.entities[0])).toBe(
      true,
    );
  });

  it('changes no text outside the edits, and keeps every entity with its label, for any document and edits', () => {
    fc.assert(
      fc.property(
        documentArbitrary.chain((document) => fc.tuple(fc.constant(document), editsArbitrary(document))),
        ([document, edits]) => {
          const result = applyEdits(document, edits);
          // An oracle of another kind: rewrite piece by piece, from the end, with plain string splicing.
          let expected = document.text;
          for (const { start, end, replacement } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
            expected = expected.slice(0, start) + replacement + expected.slice(end);
          }
          expect(result.text).toBe(expected);
          expect(result.entities.map((e) => [e.id, e.label])).toEqual(document.entities.map((e) => [e.id, e.label]));
          for (const [i, entity] of result.entities.entries()) {
            const source = document.entities[i] as (typeof document.entities)[number];
            let surface = document.text.slice(source.start, source.end);
            const inside = edits.filter((e) => e.start < source.end && e.end > source.start);
            for (const e of inside.toSorted((a, b) => b.start - a.start)) {
              surface = surface.slice(0, e.start - source.start) + e.replacement + surface.slice(e.end - source.start);
            }
            // Insertions strictly inside belong to it, those at its border do not.
            if (edits.every((e) => e.start < e.end)) expect(result.text.slice(entity.start, entity.end)).toBe(surface);
            expect(entity.start).toBeLessThan(entity.end);
            expect(entity.start).toBeGreaterThanOrEqual(result.entities[i - 1]?.end ?? 0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('removeText', () => {
  it('deletes spans with the entities inside them and returns those', () => {
    const { document, removed } = removeText(doc, [{ start: 0, end: 13 }]);
    expect(document.text).toBe('saw Tom on Monday.');
    expect(surfaces(document)).toEqual(['Tom']);
    expect(removed.map((e) => e.id)).toEqual(['T1']);
  });

  it('refuses a span that cuts through an entity', () => {
    expect(() => removeText(doc, [{ start: 0, end: 6 }])).toThrow(TypeError);
  });
});
