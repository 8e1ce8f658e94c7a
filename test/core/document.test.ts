import { describe, expect, it } from 'vitest';
import { createDocument, findFaults } from '../../src/core/document.ts';
import type { Entity } from '../../src/core/types.ts';

const entity = (id: string, start: number, end: number, more: Partial<Entity> = {}): Entity => ({
  id,
  start,
  end,
  label: 'X',
  ...more,
});
const codes = (entities: Entity[]) => findFaults('0123456789', entities).map((fault) => fault.code);

describe('findFaults', () => {
  it.each([
    ['beyond the end', [entity('a', 5, 11)], ['offset-out-of-range']],
    ['before the start', [entity('a', -1, 2)], ['offset-out-of-range']],
    ['not a number', [entity('a', Number.NaN, 2)], ['offset-out-of-range']],
    ['backwards', [entity('a', 5, 4)], ['offset-out-of-range']],
    ['empty', [entity('a', 5, 5)], ['empty-entity']],
    ['the same id', [entity('a', 0, 1), entity('a', 2, 3)], ['duplicate-entity-id']],
    ['overlapping', [entity('a', 0, 5), entity('b', 4, 6)], ['overlapping-entities']],
    [
      'nested',
      [entity('a', 0, 9), entity('b', 1, 2), entity('c', 4, 6)],
      ['overlapping-entities', 'overlapping-entities'],
    ],
    ['overlapping in another layer', [entity('a', 0, 5), entity('b', 4, 6, { layer: 'clinical' })], []],
    ['touching', [entity('a', 0, 5), entity('b', 5, 6)], []],
    [
      'fragments that do not span it',
      [
        entity('a', 0, 5, {
          fragments: [
            { start: 0, end: 2 },
            { start: 3, end: 4 },
          ],
        }),
      ],
      ['bad-fragments'],
    ],
    [
      'in the gap',
      [
        entity('a', 0, 9, {
          fragments: [
            { start: 0, end: 2 },
            { start: 7, end: 9 },
          ],
        }),
        entity('b', 3, 6),
      ],
      [],
    ],
  ])('judges entities that are %s', (_, entities, expected) => {
    expect(codes(entities)).toEqual(expected);
  });
});

describe('createDocument', () => {
  it('sorts and freezes', () => {
    const doc = createDocument({ id: 'd', text: '0123456789', entities: [entity('b', 4, 6), entity('a', 0, 2)] });
    expect(doc.entities.map((e) => e.id)).toEqual(['a', 'b']);
    expect(() => Object.assign(doc.entities[0] as object, { start: 1 })).toThrow(TypeError);
  });

  it('names a fault by offsets and ids, never by text', () => {
    expect(() => createDocument({ id: 'd', text: 'secret', entities: [entity('a', 0, 9)] })).toThrow(
      'document "d": entity "a" [0, 9) lies outside the text of 6 UTF-16 units',
    );
  });

  it('lets entities overlap when asked', () => {
    const doc = { id: 'd', text: '0123456789', entities: [entity('a', 0, 5), entity('b', 4, 6)] };
    expect(() => createDocument(doc)).toThrow(TypeError);
    expect(createDocument(doc, { overlaps: 'allow' }).entities).toHaveLength(2);
  });
});
